//! `evaluate`, `play_match`, `ratings`: the commands of these names, for Python.

use pyo3::prelude::*;
use serde_json::json;
use turf_agents::play::arena::Seats;
use turf_agents::spec::team::{Bout, Team};
use turf_agents::stats::payoff::{Meet, RoundRobin};
use turf_agents::stats::score::Score;

use crate::attended::{Stop, attended};
use crate::games::find;
use crate::generic::team::Entry;
use crate::json::value_error;
use crate::series::{evaluated, played, rated, swapped};

/// Calls `work` with the game's name and the team.
fn series<T: Send>(
    py: Python<'_>,
    game: &str,
    bots: Vec<Entry>,
    games: u64,
    threads: usize,
    work: impl FnOnce(&'static str, &dyn Team) -> T + Send,
) -> PyResult<T> {
    if !(1..=1_000_000).contains(&games) {
        return Err(value_error(format!("games is 1 to 1000000, not {games}")));
    }
    let stop = Stop::default();
    attended(py, &stop, threads, || {
        let found = find(game)?;
        Ok(work(found.rules().name(), &*found.team(bots, &stop)?))
    })
}

/// Plays one bot against each of the others. Returns the object of `turf evaluate --json`.
#[pyfunction]
pub fn evaluate(
    py: Python<'_>,
    game: &str,
    bot: Entry,
    against: Vec<Entry>,
    games: u64,
    seed: u64,
    threads: usize,
) -> PyResult<String> {
    let names: Vec<String> = against.iter().map(|(name, _)| name.clone()).collect();
    let bots = std::iter::once(bot).chain(against).collect();
    let table = series(py, game, bots, games, threads, |game, team| {
        let opponents = names.into_iter().enumerate().map(|(k, name)| {
            let games = played(team, [0, k + 1], swapped(games, seed), &|_| true, |game| game.summary);
            (name.clone(), name, games)
        });
        evaluated(game, &team.id(0).name, seed, opponents.collect())
    })?;
    Ok(table.to_string())
}

/// Plays games in which the second bot moves second. Returns the first one's score and all replays.
#[pyfunction]
pub fn play_match(
    py: Python<'_>,
    game: &str,
    first: Entry,
    second: Entry,
    games: u64,
    seed: u64,
    threads: usize,
) -> PyResult<(String, Vec<String>)> {
    let bout = Bout { games, seed, seats: Seats::Fixed, blunders: false };
    series(py, game, vec![first, second], games, threads, |_, team| {
        let games = played(team, [0, 1], bout, &|_| true, |game| (game.summary, (game.record)(false)));
        let (summaries, replays): (Vec<_>, _) = games.into_iter().unzip();
        (json!(Score::of_summaries(&summaries)).to_string(), replays)
    })
}

/// Plays everyone against everyone. Returns the object of `turf ratings --json`.
#[pyfunction]
pub fn ratings(
    py: Python<'_>,
    game: &str,
    bots: Vec<Entry>,
    games: u64,
    seed: u64,
    threads: usize,
) -> PyResult<String> {
    let names: Vec<String> = bots.iter().map(|(name, _)| name.clone()).collect();
    let table = series(py, game, bots, games, threads, |game, team| {
        let mut results = RoundRobin::new(game, &names);
        // Whole pairs only: a set-up is played from both seats.
        (results.games, results.seed) = (games.next_multiple_of(2), seed);
        for Meet { bots: pair, seed } in results.left() {
            let bout = swapped(results.games, seed);
            results.add_series(pair, &played(team, pair, bout, &|_| true, |game| game.summary));
        }
        rated(&results)
    })?;
    Ok(table.to_string())
}

#[pyfunction]
pub fn bots(game: &str) -> PyResult<Vec<(&'static str, &'static str)>> {
    find(game).map(|game| game.rules().builtins()).map_err(value_error)
}
