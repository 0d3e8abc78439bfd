//! [`Position`]: a game in a process of rules.

use std::fmt::{Debug, Display, Formatter};
use std::sync::{Arc, Mutex, OnceLock};

use rayon::prelude::*;
use serde_json::{Value, json};
use turf_env::{Game, Outcome, Player, Rng};

use super::definition::{Script, Setup};
use super::facts::{Action, Facts, Next, Seen};
use super::process::{Held, Move, NONE, Process, lock};
use crate::play::contest::VOID;

/// A position of a [`Script`]'s game. It is a value: what the process holds is changed only if nothing else refers to it, else
/// copied; what it has lost is played again.
#[derive(Clone)]
pub struct Position {
    node: Arc<Node>,
    /// A's choice, while B decides without seeing it.
    pending: Option<Action>,
    /// Player on whose page the running game is shown. `None` for watchers, who see all.
    viewer: Option<Player>,
}

struct Node {
    script: Script,
    setup: Arc<Setup>,
    path: Option<Arc<Path>>,
    rounds: Rounds,
    facts: Facts,
    process: usize,
    place: Mutex<Place>,
    /// Answers of `show` to A, to B and to watchers, or the fault that ended the game as its text. `None` inside if it fails.
    shown: [OnceLock<Option<Value>>; 3],
}

#[derive(Default)]
struct Place {
    /// `None`: not there yet, or no longer.
    held: Option<Held>,
    /// Positions after announced places.
    ready: Vec<([u16; 2], Arc<Node>)>,
}

/// Way to a position: the last step, and those before.
struct Path {
    before: Option<Arc<Path>>,
    step: Step,
}

#[derive(Clone, Debug, PartialEq)]
enum Step {
    /// One player's action, both players', or an outcome of chance.
    Play(Vec<Action>),
    /// What this player may not know was drawn anew from this seed.
    Redrawn(Player, u64),
}

/// Rounds of a game: a new one begins when the player who decided first does so again after the other one.
#[derive(Clone, Copy, Default)]
struct Rounds {
    done: u32,
    first: Option<Player>,
    last: Option<Player>,
}

impl Rounds {
    fn then(self, next: &Next) -> Self {
        let (first, last) = match next {
            Next::Decision(player, _) => (Some(*player), Some(*player)),
            Next::Both(_) => (Some(Player::A), Some(Player::B)),
            Next::Chance(_) => return self,
            Next::Over(_) => (self.first, self.last),
        };
        let done = self.done + (self.last != self.first && first == self.first) as u32;
        Self { done, first: self.first.or(first), last }
    }
}

/// Meaning of a play.
enum Meant {
    /// A's choice stays pending.
    Pending,
    /// Actions at these places among the legal ones.
    Listed([u16; 2]),
    /// Actions of which one is legal without being listed.
    Unlisted(Vec<Action>),
}

impl Drop for Node {
    fn drop(&mut self) {
        // Long games would otherwise be freed by as many calls in each other.
        let mut path = self.path.take();
        while let Some(mut last) = path.and_then(Arc::into_inner) {
            path = last.before.take();
        }
        let place = self.place.get_mut().unwrap_or_else(|poison| poison.into_inner());
        if let Some(held) = place.held {
            lock(&self.script.definition().slot(self.process).forgotten).push(held.number);
        }
    }
}

impl Position {
    pub(super) fn start(script: Script, setup: &Setup) -> Self {
        Self::start_in(script.definition().in_turn(), script, setup)
    }

    /// Starts another game in the process of this one.
    pub(super) fn restart(&mut self, setup: &Setup) {
        *self = Self::start_in(self.node.process, self.node.script, setup);
    }

    fn start_in(process: usize, script: Script, setup: &Setup) -> Self {
        let (facts, held) = script.definition().start(process, setup);
        let setup = Arc::new(setup.clone());
        let node = Node::new(script, setup, None, |next| Rounds::default().then(next), facts, process, held);
        Self { node: Arc::new(node), pending: None, viewer: None }
    }

    /// Returns the position as a player's page shows it while the game runs.
    pub fn seen_by(self, player: Player) -> Self {
        Self { viewer: Some(player), ..self }
    }

    pub(super) fn script(&self) -> Script {
        self.node.script
    }

    /// Returns the actions of the player to move; none after the end and where chance decides.
    pub(super) fn legal(&self) -> &[Action] {
        match &self.node.facts.next {
            Next::Decision(_, legal) => legal,
            Next::Both(both) => &both[self.pending.is_some() as usize],
            Next::Chance(_) | Next::Over(_) => &[],
        }
    }

    /// Returns what a player observes.
    pub(super) fn seen(&self, player: Player) -> &Seen {
        let node = &*self.node;
        node.facts.seen[player.index()].get_or_init(|| {
            let asked = node.with(|process, held| {
                process.ask_seen(json!({"ask": "observation", "game": held.number, "player": player.index()}))
            });
            asked.unwrap_or_else(|why| {
                let definition = node.script.definition();
                definition.fault(why);
                let shape = &definition.shape;
                Seen { cells: vec![0; shape.cells], scalars: vec![0.0; shape.scalars] }
            })
        })
    }

    /// Returns true if A has decided, and B decides without seeing it.
    pub fn is_pending(&self) -> bool {
        self.pending.is_some()
    }

    /// Returns what `show` gives, or the fault that ended the game. `None` if it fails, and of a referee.
    pub fn shown(&self) -> Option<&Value> {
        let viewer = self.viewer.filter(|_| self.outcome().is_none()).map(Player::index);
        let ask = || {
            let asked = |process: &mut Process, held: Held| {
                process.ask(json!({"ask": "shown", "game": held.number, "player": viewer}))
            };
            let answer = (!self.script().is_referee()).then(|| self.node.with(asked).ok())??;
            serde_json::from_slice(&answer).ok()
        };
        self.node.shown[viewer.unwrap_or(2)].get_or_init(ask).as_ref()
    }

    /// Returns a referee's record; before the end, what it returns if the bots fail now. `Err` if it is no plain data.
    pub fn record(&self) -> Result<Value, String> {
        let asked = self.node.with(|process, held| process.ask(json!({"ask": "record", "game": held.number})))?;
        serde_json::from_slice(&asked).map_err(|e| e.to_string())
    }

    /// Returns true if the viewer may know that this is played: it plays it, or `show` tells it from everything else.
    pub fn tells(&self, action: &Action) -> bool {
        if self.viewer.is_none_or(|viewer| self.decider() == Some(viewer)) || !self.script().definition().told.personal
        {
            return true;
        }
        let shown = |action: &Action| {
            let mut after = self.clone();
            after.play(action);
            after.shown().cloned()
        };
        let chance = self.chance();
        let all = self.legal().iter().chain(chance.iter().map(|(outcome, _)| outcome));
        let (same, others): (Vec<_>, Vec<_>) = all.partition(|other| *other == action);
        let told = shown(action);
        !same.is_empty() && others.into_iter().all(|other| shown(other) != told)
    }

    /// Returns true if the rules allow an action that they do not list. `Err` is their fault: they let it through and fail.
    pub(super) fn allows(&self, action: &Action) -> Result<bool, String> {
        let player = self.to_move().index();
        if !self.script().definition().told.allows {
            return Ok(false);
        }
        let answer = self.node.with(|process, held| {
            process.ask(json!({"ask": "allowed", "game": held.number, "player": player, "action": action.value()}))
        })?;
        match answer[..] {
            [allowed] => Ok(allowed == 1),
            _ => Err(String::from_utf8_lossy(&answer).into()),
        }
    }

    /// Returns the position for a bot's process, which alone may read it.
    pub(super) fn pickled(&self) -> Result<Vec<u8>, String> {
        self.node.with(|process, held| process.ask(json!({"ask": "pickled", "game": held.number})))
    }

    /// Returns what a play of the action means here.
    fn meant(&self, action: &Action) -> Meant {
        let place = |legal: &[Action], action: &Action| {
            legal.iter().position(|legal| legal == action).map(|place| place as u16)
        };
        let listed = |a: Option<u16>, b: Option<u16>, all: &[&Action]| match (a, b) {
            (Some(a), Some(b)) => Meant::Listed([a, b]),
            _ => Meant::Unlisted(all.iter().map(|&action| action.clone()).collect()),
        };
        match (&self.node.facts.next, &self.pending) {
            (Next::Decision(_, legal), _) => listed(place(legal, action), Some(NONE), &[action]),
            (Next::Chance(outcomes), _) => {
                let at = outcomes.iter().position(|(outcome, _)| outcome == action);
                Meant::Listed([at.expect("an outcome") as u16, NONE])
            }
            (Next::Both([a, b]), Some(pending)) => listed(place(a, pending), place(b, action), &[pending, action]),
            (Next::Both(_), None) => Meant::Pending,
            (Next::Over(_), _) => panic!("the game is over"),
        }
    }

    /// Plays announced decisions, or outcomes of chance, of many games, in one message a process; several of one game lead to as many positions.
    pub(super) fn announce<'a>(plays: impl Iterator<Item = (&'a Position, Action)>, observed: bool) {
        let mut by_process: Vec<Vec<(&Position, [u16; 2])>> = Vec::new();
        let mut script = None;
        for (position, action) in plays {
            let listed = match &position.node.facts.next {
                Next::Over(_) => false,
                Next::Chance(outcomes) => outcomes.iter().any(|(outcome, _)| *outcome == action),
                _ => position.legal().contains(&action),
            };
            if !listed {
                continue;
            }
            let Meant::Listed(places) = position.meant(&action) else { continue };
            let definition = script.get_or_insert_with(|| position.script()).definition();
            by_process.resize_with(definition.processes(), Vec::new);
            by_process[position.node.process].push((position, places));
        }
        let Some(script) = script else { return };
        let step = |(i, plays): (usize, Vec<(&Position, [u16; 2])>)| {
            if plays.is_empty() {
                return;
            }
            let mut process = script.definition().slot(i).lock();
            Node::start_all(plays.iter().map(|(position, _)| &*position.node), &mut process);
            let mut moves = Vec::with_capacity(plays.len());
            let mut there = Vec::with_capacity(plays.len());
            for (i, &(position, places)) in plays.iter().enumerate() {
                let is_same =
                    |at: usize| plays.get(at).is_some_and(|(next, _)| Arc::ptr_eq(&next.node, &position.node));
                let alone = Arc::strong_count(&position.node) == 1 && !is_same(i.wrapping_sub(1)) && !is_same(i + 1);
                if lock(&position.node.place).ready.iter().any(|(ready, _)| *ready == places) {
                    continue;
                }
                if let Ok(held) = position.node.hold(&mut process) {
                    let after = if alone { held.number } else { process.number() };
                    moves.push(Move { game: held.number, after, places });
                    there.push((position, places, Held { number: after, ..held }));
                }
            }
            let Ok(answers) = process.play(&moves, observed) else {
                // Some may have been played: each will be played again from its start.
                there.iter().for_each(|(position, ..)| lock(&position.node.place).held = None);
                return;
            };
            for ((position, places, held), facts) in there.into_iter().zip(answers) {
                let node = &position.node;
                let mut place = lock(&node.place);
                if place.held == Some(held) {
                    place.held = None;
                }
                place.ready.push((places, Arc::new(node.after(&Meant::Listed(places), facts, Some(held)))));
            }
        };
        match script.definition().is_forked() {
            true => by_process.into_iter().enumerate().for_each(step),
            false => by_process.into_par_iter().enumerate().for_each(step),
        }
    }
}

impl Node {
    fn new(
        script: Script,
        setup: Arc<Setup>,
        path: Option<Arc<Path>>,
        rounds: impl FnOnce(&Next) -> Rounds,
        facts: Result<Facts, String>,
        process: usize,
        held: Option<Held>,
    ) -> Self {
        let shown: [OnceLock<_>; 3] = Default::default();
        let facts = facts.unwrap_or_else(|why| {
            let _ = shown[2].set(Some(json!({"text": why})));
            script.definition().fault(why);
            let next = Next::Over(Outcome { winner: None, reason: VOID });
            Facts { next, scores: [0.0; 2], seen: Default::default() }
        });
        let place = Mutex::new(Place { held, ready: Vec::new() });
        Self { script, setup, path, rounds: rounds(&facts.next), facts, process, place, shown }
    }

    /// Plays in the process: in the game itself if nothing else refers to it, or else in a copy.
    fn play(&self, meant: &Meant, alone: bool) -> Self {
        let played = self.with(|process, held| {
            let after = if alone { held.number } else { process.number() };
            let facts = match meant {
                Meant::Listed(places) => {
                    let moves = [Move { game: held.number, after, places: *places }];
                    process.play(&moves, false)?.pop().expect("one")
                }
                Meant::Unlisted(actions) => {
                    let actions: Vec<_> = actions.iter().map(Action::value).collect();
                    process.ask_facts(json!({"ask": "played", "game": held.number, "after": after, "actions": actions}))
                }
                Meant::Pending => unreachable!("nothing is played yet"),
            };
            Ok((facts, Held { number: after, ..held }))
        });
        let (facts, held) = played.map_or_else(|why| (Err(why), None), |(facts, held)| (facts, Some(held)));
        if alone && held.is_some() {
            lock(&self.place).held = None;
        }
        self.after(meant, facts, held)
    }

    /// Returns the position after a play.
    fn after(&self, meant: &Meant, facts: Result<Facts, String>, held: Option<Held>) -> Self {
        let step = match (meant, &self.facts.next) {
            (Meant::Listed([place, _]), Next::Decision(_, legal)) => vec![legal[*place as usize].clone()],
            (Meant::Listed([a, b]), Next::Both(legal)) => {
                vec![legal[0][*a as usize].clone(), legal[1][*b as usize].clone()]
            }
            (Meant::Listed([place, _]), Next::Chance(outcomes)) => vec![outcomes[*place as usize].0.clone()],
            (Meant::Unlisted(actions), _) => actions.clone(),
            (Meant::Pending, _) | (_, Next::Over(_)) => unreachable!("nothing is played"),
        };
        self.follow(Step::Play(step), facts, held)
    }

    fn follow(&self, step: Step, facts: Result<Facts, String>, held: Option<Held>) -> Self {
        let played = matches!(step, Step::Play(_));
        let rounds = |next: &Next| if played { self.rounds.then(next) } else { self.rounds };
        let path = Arc::new(Path { before: self.path.clone(), step });
        Self::new(self.script, Arc::clone(&self.setup), Some(path), rounds, facts, self.process, held)
    }

    /// Starts the games among these that are not there and have not begun, in one message for games of the first one's settings.
    fn start_all<'a>(nodes: impl Iterator<Item = &'a Node>, process: &mut Process) {
        let Ok(life) = process.life() else { return };
        let unborn: Vec<&Node> = nodes.filter(|node| node.path.is_none() && lock(&node.place).held.is_none()).collect();
        let Some(first) = unborn.first() else { return };
        let alike = unborn.iter().filter(|node| node.setup.settings == first.setup.settings);
        let games: Vec<_> = alike.map(|node| (node, process.number())).collect();
        let started: Vec<_> = games.iter().map(|(node, number)| (*number, node.setup.seed)).collect();
        if process.start(&first.setup.settings.text(), &started, false).is_ok() {
            for (node, number) in games {
                lock(&node.place).held = Some(Held { life, number });
            }
        }
    }

    /// Returns the game's place in the process. Plays the game again there if it is not there.
    fn hold(&self, process: &mut Process) -> Result<Held, String> {
        let life = process.life()?;
        let mut place = lock(&self.place);
        if let Some(held) = place.held.filter(|held| held.life == life) {
            return Ok(held);
        }
        let mut steps = Vec::new();
        let mut path = self.path.as_deref();
        while let Some(last) = path {
            steps.push(match &last.step {
                Step::Play(actions) => json!({"play": actions.iter().map(Action::value).collect::<Vec<_>>()}),
                Step::Redrawn(player, seed) => json!({"seen": [player.index(), seed]}),
            });
            path = last.before.as_deref();
        }
        steps.reverse();
        let held = Held { life, number: process.number() };
        let Setup { settings, seed, .. } = &*self.setup;
        process.ask_facts(json!({
            "ask": "again", "game": held.number, "settings": settings, "seed": seed, "steps": steps,
        }))?;
        place.held = Some(held);
        Ok(held)
    }

    /// Asks about the game in its process; once more if the process ends over it, which may be anybody's doing.
    fn with<T>(&self, ask: impl Fn(&mut Process, Held) -> Result<T, String>) -> Result<T, String> {
        let mut process = self.script.definition().slot(self.process).lock();
        let answer = self.hold(&mut process).and_then(|held| ask(&mut process, held));
        if answer.is_ok() || process.is_alive() {
            return answer;
        }
        let held = self.hold(&mut process)?;
        ask(&mut process, held)
    }
}

impl Game for Position {
    type Action = Action;

    fn to_move(&self) -> Player {
        match &self.node.facts.next {
            Next::Decision(player, _) => *player,
            _ if self.pending.is_some() => Player::B,
            _ => Player::A,
        }
    }

    fn turn(&self) -> u32 {
        self.node.rounds.done
    }

    fn is_legal(&self, action: &Action) -> bool {
        match &self.node.facts.next {
            Next::Chance(outcomes) => outcomes.iter().any(|(outcome, _)| outcome == action),
            Next::Over(_) => false,
            // A referee lists nothing.
            _ => self.legal().contains(action) && !self.script().is_referee() || self.allows(action) == Ok(true),
        }
    }

    fn chance(&self) -> Vec<(Action, f64)> {
        match &self.node.facts.next {
            Next::Chance(outcomes) => outcomes.clone(),
            _ => Vec::new(),
        }
    }

    fn announce_chance(&self) {
        if let Next::Chance(outcomes) = &self.node.facts.next {
            Self::announce(outcomes.iter().map(|(outcome, _)| (self, outcome.clone())), true);
        }
    }

    fn decider(&self) -> Option<Player> {
        (!matches!(self.node.facts.next, Next::Chance(_))).then(|| self.to_move())
    }

    fn play(&mut self, action: &Action) {
        let node = &self.node;
        let meant = self.meant(action);
        let ready = match &meant {
            Meant::Listed(places) => {
                let place = lock(&node.place);
                place.ready.iter().find(|(announced, _)| announced == places).map(|(_, after)| Arc::clone(after))
            }
            _ => None,
        };
        let after = match (&meant, ready) {
            (Meant::Pending, _) => {
                self.pending = Some(action.clone());
                return;
            }
            (_, Some(after)) => after,
            // A referee's copy calls all over again, and nobody returns to an earlier position.
            _ => {
                let alone = Arc::strong_count(node) == 1 || node.script.definition().told.referee;
                Arc::new(node.play(&meant, alone))
            }
        };
        *self = Self { node: after, pending: None, viewer: self.viewer };
    }

    fn redrawn(&self, pov: Player, rng: &mut Rng) -> Option<Self> {
        let hidden = self.node.script.definition().told.hidden;
        let pending = match (&self.node.facts.next, &self.pending) {
            (Next::Both([a, _]), Some(_)) if pov == Player::B => Some(a[rng.below(a.len() as u32) as usize].clone()),
            _ => self.pending.clone(),
        };
        if !hidden {
            return (pending.is_some() && pov == Player::B).then(|| Self { pending, ..self.clone() });
        }
        let node = &self.node;
        let seed = rng.next_u64() >> 12;
        let seen = node.with(|process, held| {
            let after = process.number();
            let asked = json!({
                "ask": "seen", "game": held.number, "after": after, "player": pov.index(), "seed": seed,
            });
            Ok((process.ask_facts(asked)?, Held { number: after, ..held }))
        });
        let (facts, held) = seen.map_or_else(|why| (Err(why), None), |(facts, held)| (Ok(facts), Some(held)));
        let node = Arc::new(node.follow(Step::Redrawn(pov, seed), facts, held));
        Some(Self { node, pending, viewer: self.viewer })
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.node.facts.next {
            Next::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    fn scores(&self) -> [f64; 2] {
        self.node.facts.scores
    }
}

impl PartialEq for Position {
    /// Compares the way to both positions.
    fn eq(&self, other: &Self) -> bool {
        let (mut a, mut b) = (self.node.path.as_ref(), other.node.path.as_ref());
        while let (Some(one), Some(two)) = (a, b) {
            if Arc::ptr_eq(one, two) {
                break;
            }
            if one.step != two.step {
                return false;
            }
            (a, b) = (one.before.as_ref(), two.before.as_ref());
        }
        a.is_some() == b.is_some() && self.pending == other.pending && self.node.setup == other.node.setup
    }
}

impl Display for Position {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let Some(shown) = self.shown() else { return Ok(()) };
        for row in shown["grid"].as_array().into_iter().flatten() {
            writeln!(f, "{}", row_text(row))?;
        }
        f.write_str(shown["text"].as_str().unwrap_or_default())
    }
}

fn row_text(row: &Value) -> String {
    match row {
        Value::String(row) => row.clone(),
        Value::Array(cells) => cells.iter().map(cell_text).collect(),
        other => other.to_string(),
    }
}

fn cell_text(cell: &Value) -> String {
    match cell {
        Value::String(text) => text.clone(),
        Value::Null => ".".into(),
        other => other.to_string(),
    }
}

impl Debug for Position {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}
