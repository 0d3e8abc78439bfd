//! Bots against one another: what `turf evaluate`, `turf match` and `turf ratings` do, for Python.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use serde_json::Value;
use turf_agents::play::arena::{BotMaker, Seats, Series, play_series};
use turf_agents::play::interrupt::Interruptible;
use turf_agents::play::record::BotId;
use turf_agents::policy::file::PolicyFile;
use turf_agents::records::replay::Replay;
use turf_agents::stats::payoff::{Meet, RoundRobin};
use turf_agents::stats::score::Score;
use turf_agents::{Bot, BuiltinBots, Forfeit};
use turf_env::Game;

use crate::asked::{Callable, bot_maker};
use crate::env::named;
use crate::face::Named;
use crate::games::{Playable, Visit, Work, offered, visit};
use crate::series::{evaluated, rated, summary};

/// A bot as Python named it.
pub struct Entrant {
    /// For tables and records.
    name: String,
    named: Named,
    callable: Option<Py<PyAny>>,
}

impl Entrant {
    fn of(name: String, given: &Bound<'_, PyAny>) -> PyResult<Self> {
        let (named, callable) = named(given)?;
        Ok(Self { name, named, callable })
    }
}

/// What may end a series early: the user, or an error of a bot written in Python.
#[derive(Clone, Default)]
pub struct Stop {
    flag: Arc<AtomicBool>,
    raised: Vec<Arc<Mutex<Option<PyErr>>>>,
}

type Maker<G> = Arc<dyn BotMaker<G> + Send + Sync>;

/// Bots with the names they go by in tables.
type Makers<G> = Vec<(String, Maker<G>)>;

/// Bots that give up once the series is to stop.
struct Stoppable<G: Game> {
    bots: Maker<G>,
    flag: Arc<AtomicBool>,
}

impl<G: Game> BotMaker<G> for Stoppable<G> {
    fn make(&self) -> Box<dyn Bot<G>> {
        let flag = self.flag.clone();
        let stopped = || Forfeit {
            reason: "ERR",
            detail: "stopped".into(),
        };
        Box::new(Interruptible {
            bot: self.bots.make(),
            stop: move || flag.load(Ordering::Relaxed).then(stopped),
            chose: |_: &G, _: &G::Action| (),
        })
    }

    fn remembers(&self) -> bool {
        self.bots.remembers()
    }
}

impl Stop {
    /// Set once the user wants no more.
    pub fn flag(&self) -> Arc<AtomicBool> {
        self.flag.clone()
    }

    fn wrapped<G: Game>(&self, bots: Maker<G>) -> Maker<G> {
        let flag = self.flag.clone();
        Arc::new(Stoppable { bots, flag })
    }

    /// The bots, giving up once the series is to stop.
    pub fn stoppable<G: Game>(&self, bots: impl BotMaker<G> + Send + 'static) -> Maker<G> {
        self.wrapped(Arc::new(bots))
    }

    fn makers<E: Playable>(&mut self, entrants: Vec<Entrant>) -> Result<Makers<E::Game>, String> {
        let make = |entrant: Entrant| {
            let bots: Maker<E::Game> = match (entrant.named, entrant.callable) {
                (Named::Spec(spec), _) => bot_maker::<E>(&spec)?,
                (Named::Policy(policy), _) => policy.maker::<E>()?,
                (Named::Callable, bot) => {
                    let callable = Callable::new(bot.expect("a callable comes with itself"));
                    self.raised.push(callable.raised());
                    Arc::new(callable.maker::<E>())
                }
            };
            Ok((entrant.name, self.wrapped(bots)))
        };
        entrants.into_iter().map(make).collect()
    }
}

/// Does the work on another thread while this one listens for the user, and then raises what stopped it.
pub fn attended<T: Send>(
    py: Python<'_>,
    stop: &Stop,
    threads: usize,
    work: impl FnOnce() -> Result<T, String> + Send,
) -> PyResult<T> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|e| PyRuntimeError::new_err(format!("cannot start threads: {e}")))?;
    let (done, wait) = channel();
    let (result, interrupted) = std::thread::scope(|scope| {
        let thread = scope.spawn(move || {
            let result = pool.install(work);
            let _ = done.send(());
            result
        });
        let mut interrupted = None;
        let wait = Mutex::new(wait);
        while py.detach(|| {
            wait.lock()
                .expect("this thread only")
                .recv_timeout(Duration::from_millis(50))
        }) == Err(RecvTimeoutError::Timeout)
        {
            if let (Err(error), None) = (py.check_signals(), &interrupted) {
                stop.flag.store(true, Ordering::Relaxed);
                interrupted = Some(error);
            }
        }
        (py.detach(|| thread.join()), interrupted)
    });
    if let Some(error) = interrupted {
        return Err(error);
    }
    match result {
        Ok(result) => result.map_err(PyValueError::new_err),
        Err(_) => Err(PyRuntimeError::new_err("the series failed; this is a fault of turf")),
    }
}

/// A series of the game's usual settings, every set-up from both seats.
pub fn swapped<C: Default>(games: u64, seed: u64) -> Series<C> {
    Series {
        games,
        seed,
        seats: Seats::Swapped,
        config: C::default(),
    }
}

/// One bot against each of the others, from both seats; the numbers of `turf evaluate`.
pub struct Evaluate<'a> {
    bot: Entrant,
    against: Vec<Entrant>,
    games: u64,
    seed: u64,
    stop: &'a Mutex<Stop>,
}

impl Visit for Evaluate<'_> {
    type Output = Result<Value, String>;

    fn visit<E: Playable>(self) -> Self::Output {
        let mut all = self.against;
        all.insert(0, self.bot);
        let mut makers = self.stop.lock().expect("this thread only").makers::<E>(all)?;
        let (policy, bot) = makers.remove(0);
        let series = swapped(self.games, self.seed);
        let mut opponents = Vec::new();
        for (name, opponent) in makers {
            let games = play_series::<E::Game>(&*bot, &*opponent, &series, &|_| ());
            opponents.push((name.clone(), name, games.iter().map(summary).collect()));
        }
        Ok(evaluated(E::Game::NAME, &policy, self.seed, opponents))
    }
}

/// Games of the first against the second bot, which moves second in all; the games of `turf match`.
pub struct Match<'a> {
    bots: [Entrant; 2],
    games: u64,
    seed: u64,
    stop: &'a Mutex<Stop>,
}

impl Visit for Match<'_> {
    type Output = Result<(Value, Vec<String>), String>;

    fn visit<E: Playable>(self) -> Self::Output {
        let makers = self
            .stop
            .lock()
            .expect("this thread only")
            .makers::<E>(self.bots.into())?;
        let [(first, a), (second, b)] = &makers[..] else {
            unreachable!("two bots")
        };
        let series = Series {
            seats: Seats::Fixed,
            ..swapped(self.games, self.seed)
        };
        let games = play_series::<E::Game>(&**a, &**b, &series, &|_| ());
        let ids = [first, second].map(|name| BotId::named(name.clone()));
        let replays = games
            .iter()
            .map(|g| Replay::new(&g.game, ids.clone()).to_json())
            .collect();
        let score = serde_json::to_value(Score::of(&games)).expect("plain data");
        Ok((score, replays))
    }
}

/// Everyone against everyone; the table of `turf ratings`.
pub struct Ratings<'a> {
    bots: Vec<Entrant>,
    games: u64,
    seed: u64,
    stop: &'a Mutex<Stop>,
}

impl Visit for Ratings<'_> {
    type Output = Result<Value, String>;

    fn visit<E: Playable>(self) -> Self::Output {
        let makers = self.stop.lock().expect("this thread only").makers::<E>(self.bots)?;
        let names: Vec<String> = makers.iter().map(|(name, _)| name.clone()).collect();
        let mut results = RoundRobin::new(E::Game::NAME, &names);
        // Whole pairs only: a set-up is played from both seats.
        (results.games, results.seed) = (self.games.next_multiple_of(2), self.seed);
        for Meet { bots, seed } in results.left() {
            let series = swapped(results.games, seed);
            let [first, second] = bots.map(|bot| &*makers[bot].1);
            let games = play_series::<E::Game>(first, second, &series, &|_| ());
            let games: Vec<_> = games.iter().map(summary).collect();
            results.add_series(bots, &games);
        }
        Ok(rated(&results))
    }
}

fn check_games(games: u64) -> PyResult<()> {
    match games {
        1..=1_000_000 => Ok(()),
        _ => Err(PyValueError::new_err(format!("games is 1 to 1000000, not {games}"))),
    }
}

fn entrants(given: Vec<(String, Bound<'_, PyAny>)>) -> PyResult<Vec<Entrant>> {
    given.iter().map(|(name, bot)| Entrant::of(name.clone(), bot)).collect()
}

fn run<V: Work<Output = Result<T, String>> + Send, T: Send>(
    py: Python<'_>,
    game: &str,
    threads: usize,
    stop: &Mutex<Stop>,
    work: V,
) -> PyResult<T> {
    // What stops it is known once the bots are made; the flag is shared from the start.
    let flag = stop.lock().expect("this thread only").clone();
    let result = attended(py, &flag, threads, || visit(game, work).and_then(|made| made));
    for raised in &stop.lock().expect("this thread only").raised {
        if let Some(error) = raised.lock().expect("no thread failed").take() {
            return Err(error);
        }
    }
    result
}

/// See `turf_rl.evaluate`.
#[pyfunction]
#[pyo3(signature = (game, name, bot, against, games, seed, threads))]
#[expect(clippy::too_many_arguments, reason = "turf_rl.evaluate names them for people")]
pub fn evaluate(
    py: Python<'_>,
    game: &str,
    name: String,
    bot: &Bound<'_, PyAny>,
    against: Vec<(String, Bound<'_, PyAny>)>,
    games: u64,
    seed: u64,
    threads: usize,
) -> PyResult<String> {
    check_games(games)?;
    let stop = Mutex::default();
    let work = Evaluate {
        bot: Entrant::of(name, bot)?,
        against: entrants(against)?,
        games,
        seed,
        stop: &stop,
    };
    Ok(run(py, game, threads, &stop, work)?.to_string())
}

/// See `turf_rl.match`.
#[pyfunction]
#[pyo3(signature = (game, first, second, games, seed, threads))]
pub fn play_match(
    py: Python<'_>,
    game: &str,
    first: (String, Bound<'_, PyAny>),
    second: (String, Bound<'_, PyAny>),
    games: u64,
    seed: u64,
    threads: usize,
) -> PyResult<(String, Vec<String>)> {
    check_games(games)?;
    let stop = Mutex::default();
    let work = Match {
        bots: [Entrant::of(first.0, &first.1)?, Entrant::of(second.0, &second.1)?],
        games,
        seed,
        stop: &stop,
    };
    let (score, replays) = run(py, game, threads, &stop, work)?;
    Ok((score.to_string(), replays))
}

/// See `turf_rl.ratings`.
#[pyfunction]
#[pyo3(signature = (game, bots, games, seed, threads))]
pub fn ratings(
    py: Python<'_>,
    game: &str,
    bots: Vec<(String, Bound<'_, PyAny>)>,
    games: u64,
    seed: u64,
    threads: usize,
) -> PyResult<String> {
    check_games(games)?;
    let stop = Mutex::default();
    let work = Ratings {
        bots: entrants(bots)?,
        games,
        seed,
        stop: &stop,
    };
    Ok(run(py, game, threads, &stop, work)?.to_string())
}

/// Names and descriptions of the built-in bots.
pub struct Builtin;

impl Visit for Builtin {
    type Output = Vec<(&'static str, &'static str)>;
    fn visit<E: Playable>(self) -> Self::Output {
        <E::Game as BuiltinBots>::bots()
            .iter()
            .map(|bot| (bot.name, bot.about))
            .collect()
    }
}

/// Names and descriptions of a game's built-in bots, weakest first.
#[pyfunction]
pub fn bots(game: &str) -> PyResult<Vec<(&'static str, &'static str)>> {
    visit(game, Builtin).map_err(PyValueError::new_err)
}

/// Whether the file is of the game's built-in planner.
pub struct Plans<'a>(&'a PolicyFile);

impl Visit for Plans<'_> {
    type Output = bool;
    fn visit<E: Playable>(self) -> bool {
        <E::Game as BuiltinBots>::search_policy(self.0).is_some()
    }
}

/// The game whose built-in planner the file is of.
pub fn planned_game(file: &PolicyFile) -> Option<&'static str> {
    offered()
        .names()
        .into_iter()
        .find(|game| visit(game, Plans(file)) == Ok(true))
}
