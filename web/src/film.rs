//! [`Film`]: a game as a page draws it. Rust plays the exact rules; the page only applies differences and draws.
//!
//! A frame is what the players see change at once: a decision, or in a simultaneous game a turn of both.

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

/// A line of a chart.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Line {
    /// What it shows.
    pub label: &'static str,
    /// Whose colour it has: 0 A, 1 B, 2 neither.
    pub colour: u8,
}

/// A chart under the board; all lines of all charts, in order, are a film's series. The first shows [`Filmed::points`].
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Chart {
    /// What is measured.
    pub title: &'static str,
    /// Its lines.
    pub lines: &'static [Line],
}

/// Something worth jumping to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Moment {
    /// The frame after which it has happened.
    pub frame: usize,
    /// The turn then, as the caption counts; none at the end.
    pub turn: Option<u32>,
    /// Who did it: 0 A, 1 B.
    pub player: usize,
    /// `capture`, `lead` or `end`.
    pub kind: &'static str,
    /// For people.
    pub text: String,
}

/// How a game is filmed and drawn.
#[warn(missing_docs)]
pub trait Filmed: BuiltinBots {
    /// Title of the chart of [`Filmed::points`].
    const POINTS: &'static str = "Score";
    /// More charts under the board.
    const CHARTS: &'static [Chart] = &[];
    /// The page's code for this game: it sets `turf.games.NAME`, which draws, and `turf.inputs.NAME`, by which a person
    /// plays. `web/assets/core.js` tells what both consist of.
    const SCRIPT: &'static str;

    /// What a newcomer is told of the rules: a screen of text that begins with the game's name; empty: nothing.
    const RULES: &'static str = "";

    /// Names and settings that a person can choose from; the first is the contest's.
    fn sizes() -> Vec<(&'static str, Self::Config)> {
        vec![("contest", Self::Config::default())]
    }

    /// All that the drawing code needs of the first position.
    fn opening(&self) -> Value;

    /// Whether this position ends a frame.
    fn is_frame(&self) -> bool {
        true
    }

    /// What changed between two frames, and the decisions that did it.
    fn change(before: &Self, decisions: &[Self::Action], after: &Self) -> Value;

    /// Each side's score as a page shows it.
    fn points(&self) -> [f64; 2] {
        self.scores()
    }

    /// One value for every line of every chart of [`Filmed::CHARTS`]; `None` leaves a gap.
    fn values(&self) -> Vec<Option<f64>> {
        Vec::new()
    }

    /// Captures between two frames: who, and what to say.
    fn captures(_before: &Self, _decisions: &[Self::Action], _after: &Self) -> Vec<(Player, String)> {
        Vec::new()
    }

    /// What the player to move may do, for a person's page.
    fn options(&self) -> Value;

    /// Q-values of a decision as the drawing code shows them; by default `[choice, q]` of every legal choice. `q` and `mask`
    /// are as the encoding has them.
    fn shown_q<E: Encoding<Game = Self>>(&self, q: &[f32], mask: &[bool]) -> Value {
        let legal = (0..q.len()).filter(|&i| mask[i]);
        let shown = legal.map(|i| serde_json::json!([self.shown_choice::<E>(i as u16), cents(q[i] as f64)]));
        shown.collect()
    }

    /// One choice as the values of [`Filmed::shown_q`] name it.
    fn shown_choice<E: Encoding<Game = Self>>(&self, choice: u16) -> Value {
        choice.into()
    }

    /// An action of the player to move, in words.
    fn say(&self, action: &Self::Action) -> String {
        format!("{action:?}")
    }

    /// The position as a picture, all of one size within a game; a game may have none.
    fn picture(&self) -> Option<Canvas> {
        None
    }

    /// The same position without one thing each, and the place on the board where it was: what a policy looks at is
    /// where its values change. By default nothing is said of places.
    fn without_each(&self) -> Vec<(Value, Self)> {
        Vec::new()
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct End {
    /// 0 A, 1 B, null a draw.
    pub winner: Option<usize>,
    /// The contest's code.
    pub reason: String,
    /// The same for people.
    pub text: String,
    /// Why a bot lost without playing on.
    pub detail: Option<String>,
}

impl End {
    /// Makes the end of a game from winner, the contest's code, and why a bot could not go on.
    pub fn new<G: Filmed>(winner: Option<Player>, reason: &str, detail: Option<&str>) -> Self {
        Self {
            winner: winner.map(Player::index),
            detail: detail.map(str::to_string),
            reason: reason.to_string(),
            text: words::reason(G::NAME, reason).to_string(),
        }
    }
}

/// A line for each side.
const SIDES: &[Line] = &[Line { label: "A", colour: 0 }, Line { label: "B", colour: 1 }];

/// The chart of how long the players thought.
const THINKING: Chart = Chart {
    title: "Thinking time, ms",
    lines: SIDES,
};

/// A value for every line of every chart but that of thinking times.
fn values<G: Filmed>(game: &G) -> impl Iterator<Item = Option<f64>> {
    game.points().map(Some).into_iter().chain(game.values())
}

/// What a bot printed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Words {
    /// The frame after the decision that it made meanwhile; one past the last where that ended the game without a frame.
    pub frame: usize,
    /// 0 A, 1 B.
    pub player: usize,
    /// Somebody else's text.
    pub text: String,
}

/// What one frame adds to a film.
#[derive(Clone, Debug, Serialize)]
pub struct Frame {
    /// For the drawing code.
    pub change: Value,
    /// The decisions in words, in order.
    pub moves: Vec<String>,
    /// [`Filmed::points`] and [`Filmed::values`], rounded; then how long A and B last thought, in milliseconds, where that is known.
    pub values: Vec<Option<f64>>,
    /// What happened.
    pub moments: Vec<Moment>,
}

/// Turns a game, decision by decision, into frames.
#[derive(Clone, Debug)]
pub struct Camera<G: Filmed> {
    shown: G,
    pending: Vec<G::Action>,
    /// Milliseconds that each last thought; none where times are not known.
    thought: Option<[Option<f64>; 2]>,
    leader: Option<Player>,
    n_frames: usize,
}

impl<G: Filmed> Camera<G> {
    /// On the first position; `timed`: every decision's time is known.
    pub fn new(game: G, timed: bool) -> Self {
        Self {
            shown: game,
            pending: Vec::new(),
            thought: timed.then_some([None; 2]),
            leader: None,
            n_frames: 0,
        }
    }

    /// Frames shot so far, the opening not counted.
    pub fn n_frames(&self) -> usize {
        self.n_frames
    }

    /// The decision that led to `after`, and the microseconds it took; a frame, unless the other side's decision is still to
    /// come.
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

/// Two decimals are enough to draw, and short to write.
pub(crate) fn rounded(values: Vec<Option<f64>>) -> Vec<Option<f64>> {
    values.into_iter().map(|v| v.map(cents)).collect()
}

/// To two decimals.
pub(crate) fn cents(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

/// A whole game as a page draws it.
#[derive(Clone, Debug, Serialize)]
pub struct Film {
    /// The game's name.
    pub game: &'static str,
    /// [`Filmed::SCRIPT`]: what a page of this film needs.
    #[serde(skip)]
    pub script: &'static str,
    /// Who plays A and B.
    pub names: [String; 2],
    /// [`Filmed::opening`].
    pub opening: Value,
    /// What the series show.
    pub charts: Vec<Chart>,
    /// The changes, one per frame.
    pub frames: Vec<Value>,
    /// The decisions of each frame in words.
    pub moves: Vec<Vec<String>>,
    /// Per line of the charts one value for the opening and one per frame.
    pub series: Vec<Vec<Option<f64>>>,
    /// What happened, in order.
    pub moments: Vec<Moment>,
    /// What bots printed, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub printed: Vec<Words>,
    /// How it ended, if it has.
    pub end: Option<End>,
    /// What a policy thinks of it, where asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub insight: Option<crate::insight::Insight>,
    /// The record itself, where a server is there to go on from it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

impl Film {
    /// Of a game of which nothing has been played yet; `timed`: every decision's time will be known.
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

    /// Adds a frame.
    pub fn push(&mut self, frame: Frame) {
        self.frames.push(frame.change);
        self.moves.push(frame.moves);
        for (line, value) in self.series.iter_mut().zip(frame.values) {
            line.push(value);
        }
        self.moments.extend(frame.moments);
    }

    /// Says how it ended.
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

    /// Of a replay.
    pub fn of<G: Filmed>(replay: &Replay<G>) -> Self {
        let names = [&*replay.bots[0].name, &*replay.bots[1].name];
        let mut film = Self::unfinished::<G>(&replay.setup, &replay.actions, &replay.micros, names);
        let mut taken = decisions(replay).map(|(frame, game, _)| (frame, game.to_move()));
        let mut reached = 0;
        for Printed { decision, text } in &replay.printed {
            // One that gave up made none, and its side's is whose turn it was.
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

    /// Of a game so far; `micros`: what every decision took, or nothing.
    pub fn unfinished<G: Filmed>(setup: &G::Setup, actions: &[G::Action], micros: &[u32], names: [&str; 2]) -> Self {
        let mut game = G::new(setup);
        let mut film = Film::opening(&game, names, !micros.is_empty());
        let mut camera = Camera::new(game.clone(), !micros.is_empty());
        for (k, action) in actions.iter().enumerate() {
            if !game.is_legal(action) {
                break; // a last action that lost for being illegal leads nowhere
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

/// Whose turn it is in the last position.
fn last_to_move<G: Filmed>(replay: &Replay<G>) -> Player {
    let last = replay.positions().last().expect("at least the first");
    last.to_move()
}

/// The frame in which each decision of a game is taken, with the position it is taken in and what was decided.
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
mod tests;
