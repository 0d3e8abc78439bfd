//! Series of games in parts, for other processes: who takes part, a part of the games, and the tables that come of all.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde_json::{Value, json};
use turf_agents::BuiltinBots;
use turf_agents::play::arena::{MatchGame, n_groups, play_part};
use turf_agents::spec::{BotSpec, files};
use turf_agents::stats::evaluation::{Evaluation, Played};
use turf_agents::stats::payoff::{Meet, RoundRobin};
use turf_agents::stats::ratings::Ratings;
use turf_agents::stats::score::GameSummary;
use turf_agents::tournament::plan::Entrant;
use turf_agents::words::anchor;
use turf_env::Game;

use crate::arena::{Stop, attended, swapped};
use crate::games::{Playable, Visit, Work, visit};

fn error(why: impl ToString) -> PyErr {
    PyValueError::new_err(why.to_string())
}

fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}

fn read<'a, T: serde::Deserialize<'a>>(text: &'a str) -> PyResult<T> {
    serde_json::from_str(text).map_err(error)
}

fn go<T>(game: &str, work: impl Work<Output = Result<T, String>>) -> PyResult<T> {
    visit(game, work).and_then(|made| made).map_err(error)
}

/// Bots to be read.
pub struct Entrants(Vec<String>);

impl Visit for Entrants {
    type Output = Result<Value, String>;
    fn visit<E: Playable>(self) -> Self::Output {
        let builtin = || E::Game::bots().iter().map(|bot| bot.name.to_string());
        let specs = self.0.into_iter();
        let specs: Vec<String> = specs
            .flat_map(|spec| {
                if spec == "builtin" {
                    builtin().collect()
                } else {
                    vec![spec]
                }
            })
            .collect();
        let bots = BotSpec::<E::Main>::parse_list(&specs.join(",")).map_err(|e| e.to_string())?;
        let told = bots.iter().map(|bot| {
            let file = files::file_of(bot.spec(), E::Game::NAME)?;
            let mut told = json!(Entrant::of(bot));
            (told["remembers"], told["file"]) = (json!(bot.remembers()), json!(file));
            Ok(told)
        });
        told.collect::<Result<Vec<Value>, String>>().map(Value::from)
    }
}

/// The bots of these SPECs (`builtin`: all of them), named apart: name, spec, hash, remembers, file; as JSON.
#[pyfunction]
pub fn entrants(game: &str, specs: Vec<String>) -> PyResult<String> {
    go(game, Entrants(specs)).map(|told| told.to_string())
}

/// The file behind a SPEC, None of a built-in bot.
#[pyfunction]
pub fn file_of(game: &str, spec: &str) -> PyResult<Option<std::path::PathBuf>> {
    files::file_of(spec, game).map_err(error)
}

/// The same SPEC of the same file elsewhere.
#[pyfunction]
pub fn with_file(spec: &str, path: std::path::PathBuf) -> PyResult<String> {
    files::with_file(spec, &path).map_err(error)
}

/// Groups of games that a series has, of bots that remember or not.
#[pyfunction]
pub fn groups(games: u64, remember: bool) -> usize {
    n_groups(&swapped::<()>(games, 0), remember)
}

/// A part of a series.
pub struct Part<'a> {
    bots: [(Entrant, String); 2],
    games: u64,
    seed: u64,
    part: std::ops::Range<usize>,
    stop: &'a Stop,
}

impl Visit for Part<'_> {
    type Output = Result<Vec<GameSummary>, String>;
    fn visit<E: Playable>(self) -> Self::Output {
        let [a, b] = self.bots.map(|(bot, spec)| bot.source::<E::Main>(&spec));
        let (a, b) = (self.stop.stoppable(a?), self.stop.stoppable(b?));
        let series = swapped(self.games, self.seed);
        let games = play_part::<E::Game>(&*a, &*b, &series, self.part, &|_| ());
        Ok(games.iter().map(summary).collect())
    }
}

/// With what only the game's own rules can tell.
pub fn summary<G: BuiltinBots>(game: &MatchGame<G>) -> GameSummary {
    let played = &game.game;
    GameSummary::of(game, |seat| G::died_alone(&played.setup, &played.actions, seat))
}

/// Plays some groups of a series; each bot is an entrant (JSON) and the SPEC by which it is found here. JSON, a summary for
/// each game.
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
    let stop = Stop::default();
    let work = Part {
        bots: [(read(&a)?, a_spec), (read(&b)?, b_spec)],
        games,
        seed,
        part: start..end,
        stop: &stop,
    };
    Ok(text(&attended(py, &stop, 1, || {
        visit(game, work).and_then(|made| made)
    })?))
}

/// The object of `turf evaluate --json`, its text and the bot whose rating is 0.
pub fn evaluated(game: &str, policy: &str, seed: u64, opponents: Vec<Opponent>) -> Value {
    let played = opponents.into_iter().map(|(name, spec, games)| Played {
        name,
        spec,
        games: (0..).zip(games).collect(),
        sprt: None,
    });
    let evaluation = Evaluation::of(game, policy, seed, true, &played.collect::<Vec<_>>());
    let mut told = json!(evaluation);
    (told["zero"], told["text"]) = (json!(anchor(game)), json!(evaluation.to_string()));
    told
}

/// Name, SPEC and games of a bot that the measured one played.
pub type Opponent = (String, String, Vec<GameSummary>);

/// See [`evaluated`]; JSON in and out.
#[pyfunction]
pub fn evaluation(game: &str, policy: &str, seed: u64, opponents: &str) -> PyResult<String> {
    Ok(evaluated(game, policy, seed, read(opponents)?).to_string())
}

/// The object of `turf ratings --json` and its text.
pub fn rated(results: &RoundRobin) -> Value {
    let ratings = Ratings::of(results);
    let mut told = json!(ratings);
    told["text"] = json!(ratings.to_string());
    told
}

/// Two bots that are to meet, and the seed of their games.
type Left = (usize, usize, u64);

/// A round robin without results, or one that goes on: the text of its results, and who has not met, with the seed of their
/// games. `made_by`: what else the games depend on.
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
        let was = RoundRobin::from_json(earlier).map_err(error)?;
        if !was.is_made_like(&results) {
            return Err(error(
                "results of another program, of other bots or settings; remove the file to begin anew",
            ));
        }
        results = was;
    }
    let left = results.left().into_iter();
    let left = left.map(|Meet { bots: [i, j], seed }| (i, j, seed)).collect();
    Ok((results.to_json(), left))
}

/// The text of results with one meeting more.
#[pyfunction]
pub fn round_robin_with(results: &str, first: usize, second: usize, games: &str) -> PyResult<String> {
    let mut results = RoundRobin::from_json(results).map_err(error)?;
    results.add_series([first, second], &read::<Vec<_>>(games)?);
    Ok(results.to_json())
}

/// The table of these results, as JSON.
#[pyfunction]
pub fn round_robin_table(results: &str) -> PyResult<String> {
    Ok(rated(&RoundRobin::from_json(results).map_err(error)?).to_string())
}
