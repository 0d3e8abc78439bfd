//! `evaluate`, `play_match`, `ratings`: the commands of these names, for Python.

use pyo3::prelude::*;

use crate::attended::attended;
use crate::games::{AnyEncoding, find};
use crate::generic::arena::Entry;
use crate::generic::stop::Stop;
use crate::json::value_error;

fn series<T: Send>(
    py: Python<'_>,
    game: &str,
    games: u64,
    threads: usize,
    work: impl FnOnce(&dyn AnyEncoding, &Stop) -> Result<T, String> + Send,
) -> PyResult<T> {
    if !(1..=1_000_000).contains(&games) {
        return Err(value_error(format!("games is 1 to 1000000, not {games}")));
    }
    let stop = Stop::default();
    attended(py, &stop, threads, || work(find(game)?, &stop))
}

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
    let table = series(py, game, games, threads, |game, stop| game.evaluate(bot, against, games, seed, stop))?;
    Ok(table.to_string())
}

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
    let (score, replays) =
        series(py, game, games, threads, |game, stop| game.play_match([first, second], games, seed, stop))?;
    Ok((score.to_string(), replays))
}

#[pyfunction]
pub fn ratings(
    py: Python<'_>,
    game: &str,
    bots: Vec<Entry>,
    games: u64,
    seed: u64,
    threads: usize,
) -> PyResult<String> {
    let table = series(py, game, games, threads, |game, stop| game.ratings(bots, games, seed, stop))?;
    Ok(table.to_string())
}

#[pyfunction]
pub fn bots(game: &str) -> PyResult<Vec<(&'static str, &'static str)>> {
    find(game).map(|game| game.rules().builtins()).map_err(value_error)
}
