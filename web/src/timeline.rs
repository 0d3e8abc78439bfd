//! [`Timeline`]: a game as a page draws it. Rust applies the exact rules; the page only applies differences and draws.
//!
//! A frame is one decision, or several that [`GameView::is_frame`] shows as one: a turn, or those of both players at once.

use serde::Serialize;
use serde_json::Value;
use turf_agents::play::record::Printed;
use turf_agents::records::replay::Replay;
use turf_agents::tournament::live::LiveGame;
use turf_agents::words;
use turf_env::{ActionOf, Game, Player};

use crate::game_view::{Chart, GameView, SIDES, cents};

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Moment {
    pub frame: usize,
    /// Turn number of the caption. `None` at the end.
    pub turn: Option<u32>,
    pub player: usize,
    /// `capture`, `lead` or `end`.
    pub kind: &'static str,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct End {
    pub winner: Option<usize>,
    pub reason: String,
    pub text: String,
    pub detail: Option<String>,
}

impl End {
    pub fn new<R: GameView>(rules: R, winner: Option<Player>, reason: &str, detail: Option<&str>) -> Self {
        Self {
            winner: winner.map(Player::index),
            detail: detail.map(str::to_string),
            reason: reason.to_string(),
            text: words::reason(rules.name(), reason).to_string(),
        }
    }
}

/// A policy's view of a game, made by [`Analysis::of`].
#[derive(Clone, Debug, Serialize)]
pub struct Analysis {
    pub name: String,
    pub decisions: Vec<Decision>,
}

/// View of one decision. `chance` is A's chance to win on a scale from −1 to 1, the mean of both sides' views; `looks` are
/// places with their importance, at most 1.
#[derive(Clone, Debug, Serialize)]
pub struct Decision {
    pub frame: usize,
    pub player: usize,
    /// Values by [`GameView::shown_q`]. Null for a bot without Q-values.
    pub q: Value,
    /// Choice by [`GameView::shown_choice`]. Null for a decision with several parts; each part then plays the best of `q`.
    pub plays: Value,
    pub says: String,
    /// The choice, then how the judge plays on with both seats, up to [`View::line`](crate::game_view::View::line) decisions if what was played is worth less.
    pub line: Vec<Value>,
    pub chance: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mistake: Option<Mistake>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub swing: Option<Swing>,
    /// Reason for not playing the highest value. `None` if it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    pub looks: Vec<(Value, f32)>,
}

/// Large fall of the mover's chance to win until it decides again, or until the end.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Swing {
    /// Largest part of the fall: the mover's `mistake`, the other side's `reply`, or the `judge` that sees more later.
    pub by: &'static str,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Mistake {
    pub kind: &'static str,
    pub played: String,
    pub better: String,
    /// Loss of chance to win by this move, or by its plan, from 0 to 1.
    pub loss: f64,
    pub text: String,
}

const THINKING: Chart = Chart { title: "Thinking time, ms", lines: SIDES };

/// Mover of what chance does.
const CHANCE: usize = 2;

fn values<R: GameView>(rules: R, game: &R::Game) -> impl Iterator<Item = Option<f64>> {
    rules.points(game).map(Some).into_iter().chain(rules.values(game))
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
    /// Players of the moves, 0 for A and 1 for B; 2 for chance.
    pub movers: Vec<usize>,
    /// [`GameView::points`] and [`GameView::values`], rounded, then the thinking times of A and B in milliseconds if known.
    pub values: Vec<Option<f64>>,
    pub turn: u32,
    pub moments: Vec<Moment>,
}

/// Converts a game, decision by decision, into frames.
#[derive(Clone, Debug)]
pub struct Recorder<R: GameView> {
    rules: R,
    shown: R::Game,
    /// Position before the next decision, unless it is shown.
    midway: Option<R::Game>,
    pending: Vec<ActionOf<R>>,
    moves: Vec<String>,
    movers: Vec<usize>,
    thought: Option<[Option<f64>; 2]>,
    leader: Option<Player>,
    n_frames: usize,
}

impl<R: GameView> Recorder<R> {
    pub fn new(rules: R, game: R::Game, timed: bool) -> Self {
        Self {
            rules,
            shown: game,
            midway: None,
            pending: Vec::new(),
            moves: Vec::new(),
            movers: Vec::new(),
            thought: timed.then_some([None; 2]),
            leader: None,
            n_frames: 0,
        }
    }

    pub fn n_frames(&self) -> usize {
        self.n_frames
    }

    /// Adds a decision that led to `after`. Returns a frame if it completes one.
    pub fn add(&mut self, decision: &ActionOf<R>, micros: u32, after: &R::Game) -> Option<Frame> {
        let before = self.midway.as_ref().unwrap_or(&self.shown);
        let player = before.decider().map_or(CHANCE, Player::index);
        if let Some(thought) = self.thought.as_mut().and_then(|thought| thought.get_mut(player)) {
            *thought = Some(micros as f64 / 1e3);
        }
        self.moves.push(self.rules.brief(before, decision, None));
        self.movers.push(player);
        self.pending.push(decision.clone());
        self.midway = (!self.rules.is_frame(after)).then(|| after.clone());
        if self.midway.is_some() {
            return None;
        }
        self.n_frames += 1;
        let moments = self.moments(after);
        let frame = Frame {
            change: self.rules.change(&self.shown, &self.pending, after),
            moves: std::mem::take(&mut self.moves),
            movers: std::mem::take(&mut self.movers),
            values: rounded(values(self.rules, after).chain(self.thought.into_iter().flatten()).collect()),
            turn: after.turn(),
            moments,
        };
        self.shown = after.clone();
        self.pending.clear();
        Some(frame)
    }

    fn moments(&mut self, after: &R::Game) -> Vec<Moment> {
        let mut found: Vec<(Player, &'static str, String)> = self
            .rules
            .captures(&self.shown, &self.pending, after)
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

#[derive(Clone, Debug, Serialize)]
pub struct Timeline {
    pub game: &'static str,
    #[serde(skip)]
    pub script: &'static str,
    pub names: [String; 2],
    pub opening: Value,
    pub charts: Vec<Chart>,
    pub frames: Vec<Value>,
    pub moves: Vec<Vec<String>>,
    pub movers: Vec<Vec<usize>>,
    /// Per chart line, a value for the opening and for each frame.
    pub series: Vec<Vec<Option<f64>>>,
    /// Turn of the opening and after each frame.
    pub turns: Vec<u32>,
    pub moments: Vec<Moment>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub printed: Vec<Words>,
    pub end: Option<End>,
    #[serde(rename = "insight", skip_serializing_if = "Option::is_none")]
    pub analysis: Option<Analysis>,
    /// Value of [`GameView::viewer`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub viewer: Option<Value>,
    /// The replay as JSON, if a server can resume from it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
}

impl Timeline {
    /// Makes a timeline without frames. `timed` if thinking times will be known.
    pub fn opening<R: GameView>(rules: R, game: &R::Game, names: [&str; 2], timed: bool) -> Self {
        let unknown = if timed { vec![None; 2] } else { vec![] };
        let values = values(rules, game).chain(unknown);
        let points = Chart { title: rules.view().points, lines: SIDES };
        let charts = [points].into_iter().chain(rules.view().charts.iter().copied());
        Self {
            game: rules.name(),
            script: rules.view().script,
            names: names.map(str::to_string),
            opening: rules.opening(game),
            charts: charts.chain(timed.then_some(THINKING)).collect(),
            frames: Vec::new(),
            moves: Vec::new(),
            movers: Vec::new(),
            series: rounded(values.collect()).into_iter().map(|v| vec![v]).collect(),
            turns: vec![game.turn()],
            moments: Vec::new(),
            printed: Vec::new(),
            end: None,
            analysis: None,
            viewer: None,
            record: None,
        }
    }

    pub fn push(&mut self, frame: Frame) {
        self.frames.push(frame.change);
        self.moves.push(frame.moves);
        self.movers.push(frame.movers);
        for (line, value) in self.series.iter_mut().zip(frame.values) {
            line.push(value);
        }
        self.turns.push(frame.turn);
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

    pub fn of<R: GameView>(replay: &Replay<R>) -> Self {
        let names = [&*replay.bots[0].name, &*replay.bots[1].name];
        let mut timeline = Self::unfinished(replay.rules, &replay.setup, &replay.actions, &replay.micros, names);
        let mut taken = decisions(replay).map(|(frame, game, _)| (frame, game.to_move()));
        let mut reached = 0;
        for Printed { decision, text } in &replay.printed {
            // A decision that forfeited has no action; it belongs to the player to move.
            let last = || replay.positions().last().expect("at least the first").to_move();
            let found = taken.nth(*decision as usize - reached);
            let (frame, player) = found.unwrap_or_else(|| (timeline.frames.len(), last()));
            reached = *decision as usize + 1;
            timeline.printed.push(Words { frame: frame + 1, player: player.index(), text: text.clone() });
        }
        timeline.finish(End::new(replay.rules, replay.winner, &replay.reason, replay.detail.as_deref()));
        timeline
    }

    pub fn live<R: GameView>(so_far: &LiveGame<R>) -> Self {
        let [a, b] = &so_far.names;
        Self::unfinished(so_far.rules, &so_far.setup, &so_far.actions, &[], [a, b])
    }

    /// Iterates over the frames from this number on.
    pub fn frames_since(&self, first: usize) -> impl Iterator<Item = Frame> + '_ {
        (first..self.frames.len()).map(|k| Frame {
            turn: self.turns[k + 1],
            change: self.frames[k].clone(),
            moves: self.moves[k].clone(),
            movers: self.movers[k].clone(),
            values: self.series.iter().map(|line| line[k + 1]).collect(),
            moments: self.moments.iter().filter(|moment| moment.frame == k + 1).cloned().collect(),
        })
    }

    /// Makes a timeline of an unfinished game. `micros` may be empty if times are unknown.
    pub fn unfinished<R: GameView>(
        rules: R,
        setup: &R::Setup,
        actions: &[ActionOf<R>],
        micros: &[u32],
        names: [&str; 2],
    ) -> Self {
        let mut game = rules.start(setup);
        let mut timeline = Timeline::opening(rules, &game, names, !micros.is_empty());
        let mut recorder = Recorder::new(rules, game.clone(), !micros.is_empty());
        for (k, action) in actions.iter().enumerate() {
            if !game.is_legal(action) {
                break; // an illegal last action leads to no position
            }
            game.play(action);
            let micros = micros.get(k).copied().unwrap_or_default();
            if let Some(frame) = recorder.add(action, micros, &game) {
                timeline.push(frame);
            }
        }
        timeline.viewer = rules.viewer(&game);
        timeline
    }
}

/// Iterates over (frame, position before, action) of every decision.
pub fn decisions<R: GameView>(replay: &Replay<R>) -> impl Iterator<Item = (usize, R::Game, &ActionOf<R>)> + '_ {
    let mut game = replay.rules.start(&replay.setup);
    let mut frame = 0;
    replay.actions.iter().map_while(move |action| {
        let now = (frame, game.clone(), action);
        if !game.is_legal(action) {
            return None;
        }
        game.play(action);
        frame += replay.rules.is_frame(&game) as usize;
        Some(now)
    })
}
