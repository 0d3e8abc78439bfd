//! Series of games in parts, for other processes: entrants, a part of the games, and the tables made of all parts.

use std::path::PathBuf;

use pyo3::prelude::*;
use turf_agents::play::arena::{Seats, n_groups};
use turf_agents::spec::files;
use turf_agents::stats::payoff::{Meet, RoundRobin};

use crate::attended::attended;
use crate::games::find;
use crate::generic::series::{evaluated, rated};
use crate::generic::stop::Stop;
use crate::json::{read, text, value_error};

#[pyfunction]
pub fn entrants(game: &str, specs: Vec<String>) -> PyResult<String> {
    let entrants = find(game).and_then(|game| game.entrants(specs));
    Ok(entrants.map_err(value_error)?.to_string())
}

#[pyfunction]
pub fn file_of(game: &str, spec: &str) -> PyResult<Option<PathBuf>> {
    files::file_of(spec, game).map_err(value_error)
}

#[pyfunction]
pub fn with_file(spec: &str, path: PathBuf) -> PyResult<String> {
    files::with_file(spec, &path).map_err(value_error)
}

#[pyfunction]
pub fn groups(games: u64, remember: bool) -> usize {
    n_groups(games, Seats::Swapped, remember)
}

#[pyfunction]
pub fn part(
    py: Python<'_>,
    game: &str,
    bots: [(String, String); 2],
    games: u64,
    seed: u64,
    start: usize,
    end: usize,
) -> PyResult<String> {
    let [(a, a_spec), (b, b_spec)] = bots;
    let bots = [(read(&a)?, a_spec), (read(&b)?, b_spec)];
    let stop = Stop::default();
    let games = attended(py, &stop, 1, || find(game)?.part(bots, games, seed, start..end, &stop))?;
    Ok(text(&games))
}

#[pyfunction]
pub fn evaluation(game: &str, policy: &str, seed: u64, opponents: &str) -> PyResult<String> {
    Ok(evaluated(game, policy, seed, read(opponents)?).to_string())
}

/// Two bots that have not met, and the seed of their games.
type Left = (usize, usize, u64);

/// Starts a round robin or resumes an earlier one. Returns its results as text, and pairs that have not met with the seed of
/// their games. `made_by` identifies everything else that the games depend on.
#[pyfunction]
#[pyo3(signature = (game, names, made_by, games, seed, earlier=None))]
pub fn round_robin(
    game: &str,
    names: Vec<String>,
    made_by: String,
    games: u64,
    seed: u64,
    earlier: Option<&str>,
) -> PyResult<(String, Vec<Left>)> {
    let mut results = RoundRobin::new(game, &names);
    (results.commit, results.games, results.seed) = (made_by, games.next_multiple_of(2), seed);
    if let Some(earlier) = earlier {
        let was = RoundRobin::from_json(earlier).map_err(value_error)?;
        if !was.is_made_like(&results) {
            return Err(value_error(
                "results of another program, of other bots or settings; remove the file to begin anew",
            ));
        }
        results = was;
    }
    let left = results.left().into_iter();
    let left = left.map(|Meet { bots: [i, j], seed }| (i, j, seed)).collect();
    Ok((results.to_json(), left))
}

#[pyfunction]
pub fn round_robin_with(results: &str, first: usize, second: usize, games: &str) -> PyResult<String> {
    let mut results = RoundRobin::from_json(results).map_err(value_error)?;
    results.add_series([first, second], &read::<Vec<_>>(games)?);
    Ok(results.to_json())
}

#[pyfunction]
pub fn round_robin_table(results: &str) -> PyResult<String> {
    Ok(rated(&RoundRobin::from_json(results).map_err(value_error)?).to_string())
}
