//! [`Film`]: a game as a page draws it. Rust applies the exact rules; the page only applies differences and draws.
//!
//! A frame is one decision, or a turn of both players in a simultaneous game.

mod duel2048;
pub mod files;
mod paper;
mod stellar;

use serde::Serialize;
use serde_json::Value;
use turf_agents::BuiltinBots;
use turf_agents::archive::replay::Replay;
use turf_agents::play::record::Printed;
use turf_agents::words;
use turf_env::{Encoding, Player};

use crate::gif::canvas::Canvas;

#[derive(Clone, Copy, Debug, Serialize)]
pub struct Line {
    pub label: &'static str,
    /// 0 A, 1 B, 2 neither.
    pub colour: u8,
}

/// A chart under the board. The first chart of a film shows [`Filmed::points`].
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Chart {
    pub title: &'static str,
    pub lines: &'static [Line],
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Moment {
    pub frame: usize,
    /// Turn number of the caption. `None` at the end.
    pub turn: Option<u32>,
    /// 0 A, 1 B.
    pub player: usize,
    /// `capture`, `lead` or `end`.
    pub kind: &'static str,
    pub text: String,
}

/// Drawing data of a game.
#[warn(missing_docs)]
pub trait Filmed: BuiltinBots {
    /// Title of the chart of [`Filmed::points`].
    const POINTS: &'static str = "Score";
    /// Additional charts under the board.
    const CHARTS: &'static [Chart] = &[];
    /// JavaScript that sets `turf.games.NAME` for drawing and `turf.inputs.NAME` for a human's input; `web/assets/core.js`
    /// documents both.
    const SCRIPT: &'static str;

    /// Rules for newcomers, one screen of Markdown that begins with the game's name. Empty if there are none.
    const RULES: &'static str = "";

    /// Returns names and settings to choose from, the contest's first.
    fn sizes() -> Vec<(&'static str, Self::Config)> {
        vec![("contest", Self::Config::default())]
    }

    /// Returns the first position for the drawing code.
    fn opening(&self) -> Value;

    /// Returns true if this position ends a frame.
    fn is_frame(&self) -> bool {
        true
    }

    /// Returns the difference between two frames, with the decisions in between.
    fn change(before: &Self, decisions: &[Self::Action], after: &Self) -> Value;

    /// Returns both sides' scores for display.
    fn points(&self) -> [f64; 2] {
        self.scores()
    }

    /// Returns a value per line of [`Filmed::CHARTS`]. `None` leaves a gap.
    fn values(&self) -> Vec<Option<f64>> {
        Vec::new()
    }

    /// Returns captures between two frames: player and description.
    fn captures(_before: &Self, _decisions: &[Self::Action], _after: &Self) -> Vec<(Player, String)> {
        Vec::new()
    }

    /// Returns the legal actions of the player to move, for a human's page.
    fn options(&self) -> Value;

    /// Returns the Q-values of a decision for the drawing code, by default `[choice, q]` for every legal choice. `q` and
    /// `mask` are in the encoding's order.
    fn shown_q<E: Encoding<Game = Self>>(&self, q: &[f32], mask: &[bool]) -> Value {
        let legal = (0..q.len()).filter(|&i| mask[i]);
        let shown = legal.map(|i| serde_json::json!([self.shown_choice::<E>(i as u16), cents(q[i] as f64)]));
        shown.collect()
    }

    /// Returns a choice in the form used by [`Filmed::shown_q`].
    fn shown_choice<E: Encoding<Game = Self>>(&self, choice: u16) -> Value {
        choice.into()
    }

    /// Describes an action of the player to move.
    fn say(&self, action: &Self::Action) -> String {
        format!("{action:?}")
    }

    /// Draws the position, by default its text with a square per character. All pictures of a game have the same size.
    fn picture(&self) -> Canvas {
        Canvas::of_text(&self.to_string())
    }

    /// Returns copies of the position with one piece removed, each with the piece's place on the board, for
    /// [`crate::insight`]. Empty by default.
    fn without_each(&self) -> Vec<(Value, Self)> {
        Vec::new()
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct End {
    pub winner: Option<usize>,
    pub reason: String,
    pub text: String,
    pub detail: Option<String>,
}

impl End {
    pub fn new<G: Filmed>(winner: Option<Player>, reason: &str, detail: Option<&str>) -> Self {
        Self {
            winner: winner.map(Player::index),
            detail: detail.map(str::to_string),
            reason: reason.to_string(),
            text: words::reason(G::NAME, reason).to_string(),
        }
    }
}

const SIDES: &[Line] = &[Line { label: "A", colour: 0 }, Line { label: "B", colour: 1 }];

const THINKING: Chart = Chart {
    title: "Thinking time, ms",
    lines: SIDES,
};

fn values<G: Filmed>(game: &G) -> impl Iterator<Item = Option<f64>> {
    game.points().map(Some).into_iter().chain(game.values())
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Words {
    /// Frame after the decision during which it was printed. One past the last frame if that decision ended the game without a
    /// frame.
    pub frame: usize,
    pub player: usize,
    pub text: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct Frame {
    pub change: Value,
    pub moves: Vec<String>,
    /// [`Filmed::points`] and [`Filmed::values`], rounded, then the thinking times of A and B in milliseconds if known.
    pub values: Vec<Option<f64>>,
    pub moments: Vec<Moment>,
}

/// Converts a game, decision by decision, into frames.
#[derive(Clone, Debug)]
pub struct Camera<G: Filmed> {
    shown: G,
    pending: Vec<G::Action>,
    thought: Option<[Option<f64>; 2]>,
    leader: Option<Player>,
    n_frames: usize,
}

impl<G: Filmed> Camera<G> {
    pub fn new(game: G, timed: bool) -> Self {
        Self {
            shown: game,
            pending: Vec::new(),
            thought: timed.then_some([None; 2]),
            leader: None,
            n_frames: 0,
        }
    }

    pub fn n_frames(&self) -> usize {
        self.n_frames
    }

    /// Adds a decision that led to `after`. Returns a frame if it completes one.
    pub fn shoot(&mut self, decision: &G::Action, micros: u32, after: &G) -> Option<Frame> {
        if let Some(thought) = &mut self.thought {
            let first = self.shown.to_move();
            let player = if self.pending.is_empty() { first } else { !first };
            thought[player.index()] = Some(micros as f64 / 1e3);
        }
        self.pending.push(decision.clone());
        if !after.is_frame() {
            return None;
        }
        self.n_frames += 1;
        let moments = self.moments(after);
        let frame = Frame {
            change: G::change(&self.shown, &self.pending, after),
            moves: self.pending.iter().map(|action| self.shown.say(action)).collect(),
            values: rounded(values(after).chain(self.thought.into_iter().flatten()).collect()),
            moments,
        };
        self.shown = after.clone();
        self.pending.clear();
        Some(frame)
    }

    fn moments(&mut self, after: &G) -> Vec<Moment> {
        let mut found: Vec<(Player, &'static str, String)> = G::captures(&self.shown, &self.pending, after)
            .into_iter()
            .map(|(player, text)| (player, "capture", text))
            .collect();
        let [a, b] = after.scores();
        let leader = match a.partial_cmp(&b) {
            Some(std::cmp::Ordering::Greater) => Some(Player::A),
            Some(std::cmp::Ordering::Less) => Some(Player::B),
            _ => self.leader,
        };
        if let (Some(now), Some(_)) = (leader, self.leader.filter(|&was| leader != Some(was))) {
            found.push((now, "lead", "takes the lead".to_string()));
        }
        self.leader = leader;
        let moment = |(player, kind, text): (Player, _, _)| Moment {
            frame: self.n_frames,
            turn: Some(after.turn()),
            player: player.index(),
            kind,
            text,
        };
        found.into_iter().map(moment).collect()
    }
}

pub(crate) fn rounded(values: Vec<Option<f64>>) -> Vec<Option<f64>> {
    values.into_iter().map(|v| v.map(cents)).collect()
}

pub(crate) fn cents(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

#[derive(Clone, Debug, Serialize)]
pub struct Film {
    pub game: &'static str,
    #[serde(skip)]
    pub script: &'static str,
    pub names: [String; 2],
    pub opening: Value,
    pub charts: Vec<Chart>,
    pub frames: Vec<Value>,
    pub moves: Vec<Vec<String>>,
    /// Per chart line, a value for the opening and for each frame.
    pub series: Vec<Vec<Option<f64>>>,
    pub moments: Vec<Moment>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub printed: Vec<Words>,
    pub end: Option<End>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub insight: Option<crate::insight::Insight>,
    /// The replay as JSON, if a server can resume from it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

impl Film {
    /// Makes a film without frames. `timed` if thinking times will be known.
    pub fn opening<G: Filmed>(game: &G, names: [&str; 2], timed: bool) -> Self {
        let unknown = if timed { vec![None; 2] } else { vec![] };
        let values = values(game).chain(unknown);
        let points = Chart {
            title: G::POINTS,
            lines: SIDES,
        };
        let charts = [points].into_iter().chain(G::CHARTS.iter().copied());
        Self {
            game: G::NAME,
            script: G::SCRIPT,
            names: names.map(str::to_string),
            opening: game.opening(),
            charts: charts.chain(timed.then_some(THINKING)).collect(),
            frames: Vec::new(),
            moves: Vec::new(),
            series: rounded(values.collect()).into_iter().map(|v| vec![v]).collect(),
            moments: Vec::new(),
            printed: Vec::new(),
            end: None,
            insight: None,
            record: None,
        }
    }

    pub fn push(&mut self, frame: Frame) {
        self.frames.push(frame.change);
        self.moves.push(frame.moves);
        for (line, value) in self.series.iter_mut().zip(frame.values) {
            line.push(value);
        }
        self.moments.extend(frame.moments);
    }

    pub fn finish(&mut self, end: End) {
        if let Some(player) = end.winner {
            self.moments.push(Moment {
                frame: self.frames.len(),
                turn: None,
                player,
                kind: "end",
                text: format!("wins: {}", end.text),
            });
        }
        self.end = Some(end);
    }

    pub fn of<G: Filmed>(replay: &Replay<G>) -> Self {
        let names = [&*replay.bots[0].name, &*replay.bots[1].name];
        let mut film = Self::unfinished::<G>(&replay.setup, &replay.actions, &replay.micros, names);
        let mut taken = decisions(replay).map(|(frame, game, _)| (frame, game.to_move()));
        let mut reached = 0;
        for Printed { decision, text } in &replay.printed {
            // A decision that forfeited has no action; it belongs to the player to move.
            let found = taken.nth(*decision as usize - reached);
            let (frame, player) = found.unwrap_or_else(|| (film.frames.len(), last_to_move(replay)));
            reached = *decision as usize + 1;
            film.printed.push(Words {
                frame: frame + 1,
                player: player.index(),
                text: text.clone(),
            });
        }
        film.finish(End::new::<G>(replay.winner, &replay.reason, replay.detail.as_deref()));
        film
    }

    /// Makes a film of an unfinished game. `micros` may be empty if times are unknown.
    pub fn unfinished<G: Filmed>(setup: &G::Setup, actions: &[G::Action], micros: &[u32], names: [&str; 2]) -> Self {
        let mut game = G::new(setup);
        let mut film = Film::opening(&game, names, !micros.is_empty());
        let mut camera = Camera::new(game.clone(), !micros.is_empty());
        for (k, action) in actions.iter().enumerate() {
            if !game.is_legal(action) {
                break; // an illegal last action leads to no position
            }
            game.play(action);
            let micros = micros.get(k).copied().unwrap_or_default();
            if let Some(frame) = camera.shoot(action, micros, &game) {
                film.push(frame);
            }
        }
        film
    }
}

fn last_to_move<G: Filmed>(replay: &Replay<G>) -> Player {
    let last = replay.positions().last().expect("at least the first");
    last.to_move()
}

/// Iterates over (frame, position before, action) of every decision.
pub fn decisions<G: Filmed>(replay: &Replay<G>) -> impl Iterator<Item = (usize, G, &G::Action)> + '_ {
    let mut game = G::new(&replay.setup);
    let mut frame = 0;
    replay.actions.iter().map_while(move |action| {
        let now = (frame, game.clone(), action);
        if !game.is_legal(action) {
            return None;
        }
        game.play(action);
        frame += game.is_frame() as usize;
        Some(now)
    })
}

#[cfg(test)]
pub(crate) mod tests;
