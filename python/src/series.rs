//! Series of games in parts, for other processes: entrants, a part of the games, and the tables made of all parts.

use std::collections::{BTreeMap, HashSet};
use std::path::PathBuf;
use std::sync::Mutex;

use pyo3::prelude::*;
use serde_json::{Value, json};
use turf_agents::play::arena::{Seats, groups as groups_of};
use turf_agents::play::record::BotId;
use turf_agents::spec::files;
use turf_agents::spec::team::{Bout, Team, TeamGame};
use turf_agents::stats::evaluation::{Evaluation, Played};
use turf_agents::stats::payoff::{Meet, RoundRobin};
use turf_agents::stats::ratings::Ratings;
use turf_agents::stats::score::GameSummary;
use turf_agents::tournament::plan::Entrant;
use turf_agents::words::anchor;

use crate::attended::{Stop, attended};
use crate::games::find;
use crate::generic::bot::NamedBot;
use crate::json::{read, text, value_error};

/// Returns a series in which every set-up is played from both seats.
pub fn swapped(games: u64, seed: u64) -> Bout {
    Bout { games, seed, seats: Seats::Swapped, blunders: true }
}

/// Plays the `wanted` games of a series, by their indices. Returns what `take` makes of them, in order.
pub fn played<T: Send>(
    team: &dyn Team,
    pair: [usize; 2],
    bout: Bout,
    wanted: &(dyn Fn(u64) -> bool + Sync),
    take: impl Fn(TeamGame) -> T + Sync,
) -> Vec<T> {
    let games = Mutex::new(BTreeMap::new());
    team.play(pair, bout, &|index| !wanted(index), &|game| {
        let (index, taken) = (game.index, take(game));
        games.lock().expect("no thread failed").insert(index, taken);
    });
    games.into_inner().expect("no thread failed").into_values().collect()
}

/// Name, SPEC and games of an opponent of the measured bot.
type Opponent = (String, String, Vec<GameSummary>);

/// Returns the object of `turf evaluate --json`, its text and the bot whose rating is 0.
pub fn evaluated(game: &str, policy: &str, seed: u64, opponents: Vec<Opponent>) -> Value {
    let played = opponents.into_iter().map(|(name, spec, games)| Played {
        name,
        spec,
        games: (0..).zip(games).collect(),
        sprt: None,
    });
    let evaluation = Evaluation::of(game, policy, seed, true, &played.collect::<Vec<_>>());
    let mut object = json!(evaluation);
    (object["zero"], object["text"]) = (json!(anchor(game)), json!(evaluation.to_string()));
    object
}

/// Returns the object of `turf ratings --json` and its text.
pub fn rated(results: &RoundRobin) -> Value {
    let ratings = Ratings::of(results);
    let mut object = json!(ratings);
    object["text"] = json!(ratings.to_string());
    object
}

/// Reads SPECs (`builtin`: all built-in bots). Returns name, spec, hash, remembers and file of each.
#[pyfunction]
pub fn entrants(game: &str, specs: Vec<String>) -> PyResult<String> {
    let read = || {
        let found = find(game)?;
        let mut all = Vec::new();
        for spec in &specs {
            match &**spec {
                "builtin" => all.extend(found.rules().builtins().iter().map(|(name, _)| *name)),
                listed => all.extend(listed.split(',').map(str::trim)),
            }
        }
        let team = found.rules().team(&all, &[], None).map_err(|e| e.to_string())?;
        let entrant = |bot| {
            let (BotId { name, hash }, spec) = (team.id(bot), team.spec(bot));
            let file = files::file_of(spec, found.rules().name())?;
            Ok(json!({"name": name, "spec": spec, "hash": hash, "remembers": team.remembers(bot), "file": file}))
        };
        (0..all.len()).map(entrant).collect::<Result<Value, String>>()
    };
    Ok(read().map_err(value_error)?.to_string())
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
    groups_of(games, Seats::Swapped, remember).len()
}

/// Plays groups of games of a series. Each bot is an entrant as JSON and its SPEC on this machine.
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
    let entry = |entrant: Entrant, spec| (entrant.name.clone(), NamedBot::Entrant(entrant, spec));
    let bots = vec![entry(read(&a)?, a_spec), entry(read(&b)?, b_spec)];
    let stop = Stop::default();
    let games = attended(py, &stop, 1, || {
        let team = find(game)?.team(bots, &stop)?;
        let groups = groups_of(games, Seats::Swapped, team.remembers(0) || team.remembers(1));
        let part: HashSet<u64> = groups.into_iter().take(end).skip(start).flatten().collect();
        Ok(played(&*team, [0, 1], swapped(games, seed), &|game| part.contains(&game), |game| game.summary))
    })?;
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
