//! Reads the state of a tournament from its folder, while it runs or later. Never writes.

use std::path::Path;

use serde::Serialize;

use super::format::schedule;
use super::plan::{Entrant, Refused};
use super::store::{Store, StoreError, StoredGame, now};
use super::table::{Row, meetings, table};
use crate::hold::is_held;
use crate::tournament::pairing::{Next, Tally};
use crate::words;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    Running,
    /// Games are left, but no process plays them.
    Stopped,
    Finished,
}

/// State of a tournament at one moment. Times are seconds since 1970.
#[derive(Clone, Debug, Serialize)]
pub struct Snapshot {
    pub game: String,
    pub format: &'static str,
    pub seed: u64,
    pub state: State,
    pub started: f64,
    pub finished: Option<f64>,
    pub now: f64,
    pub games_played: u32,
    pub pairings_over: usize,
    pub pairings_expected: usize,
    pub entrants: Vec<Entrant>,
    pub refused: Vec<Refused>,
    pub table: Vec<Row>,
    pub tables: Vec<TableOf>,
    pub running: Vec<Running>,
    pub last: Vec<LastGame>,
}

#[derive(Clone, Debug, Serialize)]
pub struct TableOf {
    pub title: String,
    pub names: Vec<String>,
    pub promote: usize,
}

#[derive(Clone, Debug, Serialize)]
pub struct Running {
    pub pairing: String,
    pub stage: String,
    pub names: [String; 2],
    pub wins: [u32; 2],
    pub draws: u32,
    pub game: u32,
    pub started: f64,
}

/// A finished game. Arrays are ordered by seat, first mover first. `game` counts from 1, `replay` is a path below the
/// tournament's folder.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LastGame {
    pub pairing: String,
    pub stage: String,
    pub game: u32,
    pub names: [String; 2],
    /// 0 is the first mover, 1 the second, null a draw.
    pub winner: Option<usize>,
    pub reason: String,
    pub detail: Option<String>,
    pub turns: u32,
    pub scores: [String; 2],
    pub seconds: f64,
    pub replay: String,
}

impl LastGame {
    pub fn of(stored: StoredGame, played: &str, entrants: &[Entrant]) -> Self {
        let game = stored.game;
        Self {
            pairing: stored.key,
            stage: stored.stage,
            game: game.number + 1,
            names: game.bots.map(|b| entrants[b].name.clone()),
            winner: game.winner.map(|w| (w != game.bots[0]) as usize),
            reason: words::reason(played, &game.reason).to_string(),
            detail: game.detail,
            turns: game.turns,
            scores: game.scores.map(|score| words::score(played, score)),
            seconds: game.seconds,
            replay: game.replay,
        }
    }
}

/// Reads the tournament in this folder with its `last` newest games. `None` if there is none.
pub fn read(folder: &Path, last: usize) -> Result<Option<Snapshot>, StoreError> {
    let Some((store, plan)) = Store::open_to_read(folder)? else {
        return Ok(None);
    };
    let results = store.results()?;
    let schedule = schedule(&plan, &results);
    let (started, finished) = store.span()?;
    let state = match (schedule.is_over(&results), is_held(folder)) {
        (true, _) => State::Finished,
        (false, true) => State::Running,
        (false, false) => State::Stopped,
    };
    let name = |bot: usize| plan.entrants[bot].name.clone();
    let mut running = Vec::new();
    for (key, started) in store.running()?.into_iter().filter(|_| state == State::Running) {
        let Some(pairing) = schedule.pairings.iter().find(|p| p.key == key) else {
            continue;
        };
        let tally = results.get(&key).cloned().unwrap_or(Tally::default());
        if let Next::Play(slot) = pairing.next(&tally) {
            running.push(Running {
                pairing: key,
                stage: pairing.stage.clone(),
                names: pairing.bots.map(name),
                wins: tally.wins,
                draws: tally.draws,
                game: slot.number + 1,
                started,
            });
        }
    }
    let last = store.last_games(last)?;
    Ok(Some(Snapshot {
        game: plan.game.clone(),
        format: plan.format.name(),
        seed: plan.seed,
        state,
        started,
        finished,
        now: now(),
        games_played: results.values().map(Tally::games).sum(),
        pairings_over: schedule.pairings.iter().filter(|p| p.is_over_in(&results)).count(),
        pairings_expected: schedule.expected.max(schedule.pairings.len()),
        table: table(&plan, &schedule, &results, &meetings(&plan, &schedule, &store)?, false),
        tables: (schedule.tables.iter())
            .map(|t| TableOf {
                title: t.title.clone(),
                names: t.order.iter().map(|&b| name(b)).collect(),
                promote: t.promote,
            })
            .collect(),
        running,
        last: last.into_iter().map(|g| LastGame::of(g, &plan.game, &plan.entrants)).collect(),
        refused: plan.refused,
        entrants: plan.entrants,
    }))
}
