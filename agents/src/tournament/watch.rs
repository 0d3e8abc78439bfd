//! A tournament seen from outside, while it runs or later: reads the folder, never writes to it.

use std::path::Path;

use serde::Serialize;

use super::format::schedule;
use super::plan::{Entrant, Refused};
use super::store::{Store, StoreError, StoredGame, now};
use super::table::{Row, meetings, table};
use crate::hold::is_held;
use crate::tournament::pairing::{Next, Tally};
use crate::words;

/// Whether games are being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// A process plays it now.
    Running,
    /// Something is left to play and nobody plays it.
    Stopped,
    /// Nothing is left to play.
    Finished,
}

/// A tournament at one moment.
#[derive(Clone, Debug, Serialize)]
pub struct Snapshot {
    /// [`turf_env::Game::NAME`].
    pub game: String,
    /// `"round-robin"`, `"groups-knockout"`, `"double-elimination"` or `"swiss"`.
    pub format: &'static str,
    /// Root of all chance.
    pub seed: u64,
    /// Whether games are being played.
    pub state: State,
    /// When it began, in seconds since 1970.
    pub started: f64,
    /// When it ended, if it has.
    pub finished: Option<f64>,
    /// When this was read.
    pub now: f64,
    /// Stored games.
    pub games_played: u32,
    /// Pairings that are over.
    pub pairings_over: usize,
    /// Pairings there will be, as far as can be told.
    pub pairings_expected: usize,
    /// Who takes part.
    pub entrants: Vec<Entrant>,
    /// Who was named in vain.
    pub refused: Vec<Refused>,
    /// Everyone, the best first.
    pub table: Vec<Row>,
    /// The parts of the tournament that have a table with a promotion line of their own.
    pub tables: Vec<TableOf>,
    /// Pairings that are being played; empty unless the tournament runs.
    pub running: Vec<Running>,
    /// The newest games, the newest first.
    pub last: Vec<LastGame>,
}

/// Names of a table, best first.
#[derive(Clone, Debug, Serialize)]
pub struct TableOf {
    /// "Group E"; empty where there is one table only.
    pub title: String,
    /// The bots in it, best first.
    pub names: Vec<String>,
    /// Places above the promotion line.
    pub promote: usize,
}

/// A pairing that is being played.
#[derive(Clone, Debug, Serialize)]
pub struct Running {
    /// Its key in the file.
    pub pairing: String,
    /// "Group E", "Final".
    pub stage: String,
    /// The two bots.
    pub names: [String; 2],
    /// Games each has won.
    pub wins: [u32; 2],
    /// Drawn games.
    pub draws: u32,
    /// The game that is being played: 1, 2, 3, …
    pub game: u32,
    /// When the pairing began.
    pub started: f64,
}

/// A finished game. Arrays go by seat: who moved first comes first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LastGame {
    /// Its pairing's key in the file.
    pub pairing: String,
    /// "Group E", "Final".
    pub stage: String,
    /// Its number in the pairing: 1, 2, 3, …
    pub game: u32,
    /// Who moved first, and who second.
    pub names: [String; 2],
    /// 0: who moved first; 1: the other one; null: a draw.
    pub winner: Option<usize>,
    /// How it ended, in words.
    pub reason: String,
    /// Why a bot lost without playing on.
    pub detail: Option<String>,
    /// Completed turns.
    pub turns: u32,
    /// What each side had at the end, for people.
    pub scores: [String; 2],
    /// Seconds it took.
    pub seconds: f64,
    /// Its replay, below the tournament's folder.
    pub replay: String,
}

impl LastGame {
    /// Of a stored game.
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

/// The tournament in this folder now, with at most `last` of the newest games; `None` if there is none.
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
    let over = |t: &Tally, key: &str| schedule.pairings.iter().any(|p| p.key == key && p.is_over(t));
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
        pairings_over: results.iter().filter(|(key, t)| over(t, key)).count(),
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
        last: last
            .into_iter()
            .map(|g| LastGame::of(g, &plan.game, &plan.entrants))
            .collect(),
        refused: plan.refused,
        entrants: plan.entrants,
    }))
}
