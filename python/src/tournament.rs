//! Tournaments kept in a folder: those of `turf tournament`, and each goes on where the other stopped.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};
use turf_agents::atomic_file;
use turf_agents::contest::host::isolation;
use turf_agents::tournament::entrants::Field;
use turf_agents::tournament::plan::{Format, Plan, Refused};
use turf_agents::tournament::report::Report;
use turf_agents::tournament::run::elsewhere::{Errand, News};
use turf_agents::tournament::run::{self, End, Event, Settings, Workers, hold, run};
use turf_agents::tournament::scoreboard::pairing_line;
use turf_agents::tournament::store::{Store, limit_memory};
use turf_env::Game;

use crate::arena::{Stop, attended};
use crate::games::{Playable, Visit, visit};

/// Bytes for everything SQLite does with results files, as on the command line.
const SQLITE_MEMORY: i64 = 256 << 20;

/// What is to be played, as Python says it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    game: String,
    specs: Vec<String>,
    format: String,
    games: u32,
    seed: Option<u64>,
    folder: PathBuf,
    groups: Option<usize>,
    rounds: Option<usize>,
    promote: Option<usize>,
    /// None: a minute and a half for each game, as the command.
    pair_minutes: Option<f64>,
    /// Whether a bot that cannot play is an error.
    strict: bool,
    /// True: Python bots are played behind all walls only.
    #[serde(default)]
    walls: bool,
}

impl Asked {
    /// Of these bots, by these formats' usual numbers.
    fn plan(&self, usual: Plan, refused: Vec<Refused>) -> Plan {
        Plan {
            games: self.games,
            seed: self.seed.unwrap_or(usual.seed),
            groups: self.groups.unwrap_or(usual.groups),
            rounds: self.rounds.unwrap_or(usual.rounds),
            promote: self.promote.unwrap_or(usual.promote),
            requested: self.specs.clone(),
            refused,
            ..usual
        }
    }

    fn pairing_time(&self) -> Result<Duration, String> {
        let minutes = self.pair_minutes.unwrap_or(1.5 * f64::from(self.games));
        match Duration::try_from_secs_f64(60.0 * minutes) {
            Ok(time) if minutes > 0.0 && minutes <= 1e6 => Ok(time),
            _ => Err(format!("pair_minutes is a number above 0, not {minutes}")),
        }
    }
}

/// A tournament kept in a folder.
pub struct Tournament {
    asked: Asked,
    format: Format,
    workers: Workers,
    told: Option<Arc<Elsewhere>>,
    stop: Arc<AtomicBool>,
}

impl Visit for Tournament {
    type Output = Result<Value, String>;

    fn visit<E: Playable>(self) -> Self::Output {
        limit_memory(SQLITE_MEMORY).map_err(|e| e.to_string())?;
        let asked = &self.asked;
        let folder = &asked.folder;
        isolation::require(asked.walls);
        std::fs::create_dir_all(folder).map_err(|e| format!("cannot make {}: {e}", folder.display()))?;
        let _hold = hold(folder)?;
        let (store, plan, field) = match Store::open(folder).map_err(|e| e.to_string())? {
            Some((store, was)) => {
                let field = Field::<E::Main>::again(&was)?;
                let usual = Plan {
                    game: E::Game::NAME.to_string(),
                    format: self.format,
                    entrants: field.entrants.clone(),
                    ..was.clone()
                };
                if let Some(what) = was.difference(&asked.plan(usual, was.refused.clone())) {
                    return Err(format!("{} holds another tournament: {what}", folder.display()));
                }
                (store, was, field)
            }
            None => {
                let field = Field::<E::Main>::read(&asked.specs).map_err(|e| e.to_string())?;
                match (field.refused.first(), &self.told) {
                    (Some(bad), _) if asked.strict => return Err(format!("{}: {}", bad.spec, bad.error)),
                    (Some(_), Some(told)) => {
                        for bad in &field.refused {
                            told.tell(format!("left out: {}: {}", bad.spec, bad.error));
                        }
                    }
                    _ => {}
                }
                let usual = Plan {
                    seed: field.seed(asked.seed),
                    ..Plan::new(E::Game::NAME, self.format, field.entrants.clone())
                };
                let plan = asked.plan(usual, field.refused.clone());
                plan.check()?;
                (Store::create(folder, &plan).map_err(|e| e.to_string())?, plan, field)
            }
        };
        let settings = Settings {
            folder: folder.clone(),
            workers: self.workers.clone(),
            pairing_time: asked.pairing_time()?,
            hide_output: false,
        };
        let end = run(
            &plan,
            &Arc::new(field.sources),
            &store,
            &settings,
            &self.stop,
            &mut |progress, event| {
                if let (Event::Over(pairing), Some(told)) = (event, &self.told) {
                    let games: u32 = progress.results.values().map(|tally| tally.games()).sum();
                    told.tell(format!(
                        "{games} games: {}",
                        pairing_line(&plan, pairing, progress.results)
                    ));
                }
            },
        )?;
        let report = Report::of(&plan, &store).map_err(|e| e.to_string())?;
        let page = folder.join(turf_web::tournament::FILE);
        atomic_file::write(&page, turf_web::tournament::page(&report, folder).as_bytes())
            .map_err(|e| format!("{}: {e}", page.display()))?;
        Ok(json!({
            "game": plan.game,
            "format": plan.format.name(),
            "seed": plan.seed,
            "finished": end == End::Finished,
            "pairings": report.pairings,
            "games": report.games.len(),
            "table": report.table,
            "refused": plan.refused,
            "folder": folder.display().to_string(),
            "report": page,
            "text": report.text(),
        }))
    }
}

/// Workers that Python has, see `turf_rl.ray`.
#[derive(Debug)]
struct Elsewhere {
    python: Py<PyAny>,
    stop: Arc<AtomicBool>,
}

impl Elsewhere {
    fn tell(&self, line: String) {
        // A broken pipe is no reason to stop.
        let _ = Python::attach(|py| self.python.call_method1(py, "tell", (line,)));
    }
}

impl run::elsewhere::Elsewhere for Elsewhere {
    fn jobs(&self) -> usize {
        let jobs = Python::attach(|py| self.python.call_method0(py, "jobs")?.extract(py));
        jobs.unwrap_or(1)
    }

    fn play(
        &self,
        mut errand: Errand,
        tell: &mut dyn FnMut(News) -> Result<Option<Errand>, String>,
    ) -> Result<(), String> {
        let plain = |e: PyErr| Python::attach(|py| e.value(py).to_string());
        while !self.stop.load(Ordering::Relaxed) {
            let text = serde_json::to_string(&errand).map_err(|e| e.to_string())?;
            let news = Python::attach(|py| self.python.call_method1(py, "play", (text,))).map_err(plain)?;
            // It ends without the end where its worker died.
            while let Some(text) = Python::attach(|py| {
                news.bind(py)
                    .try_iter()?
                    .next()
                    .transpose()?
                    .map(|item| item.extract())
                    .transpose()
            })
            .map_err(plain)?
            {
                let text: String = text;
                let news = serde_json::from_str(&text).map_err(|e| format!("no news of a game: {e}"))?;
                match tell(news)? {
                    Some(next) => errand = next,
                    None => return Ok(()),
                }
            }
        }
        Ok(())
    }
}

/// An errand at play, on the machine it was sent to.
#[pyclass(frozen, module = "turf_rl._turf")]
pub struct Served(Mutex<run::elsewhere::Served>);

/// An errand to begin.
pub struct Begin(Errand, [String; 2], PathBuf);

impl Visit for Begin {
    type Output = Result<run::elsewhere::Served, String>;
    fn visit<E: Playable>(self) -> Self::Output {
        run::elsewhere::Served::begin::<E::Main>(self.0, self.1, &self.2)
    }
}

#[pymethods]
impl Served {
    #[new]
    fn new(py: Python<'_>, errand: &str, specs: [String; 2], folder: PathBuf) -> PyResult<Self> {
        let errand: Errand = serde_json::from_str(errand).map_err(|e| PyValueError::new_err(e.to_string()))?;
        let game = errand.game.clone();
        let begun = py.detach(|| visit(&game, Begin(errand, specs, folder)).and_then(|made| made));
        begun
            .map(|served| Self(Mutex::new(served)))
            .map_err(PyValueError::new_err)
    }

    /// What comes next, as text; None if nothing did in so many seconds.
    fn next(&self, py: Python<'_>, seconds: f64) -> PyResult<Option<String>> {
        let wait = Duration::try_from_secs_f64(seconds).map_err(|e| PyValueError::new_err(e.to_string()))?;
        let news = py.detach(|| self.0.lock().expect("no thread failed").next(wait));
        let text = |news: News| serde_json::to_string(&news).expect("plain data");
        news.map(|news| news.map(text)).map_err(PyValueError::new_err)
    }
}

/// See `turf_rl.tournament`. `elsewhere` plays the pairings if it is given: jobs(), play(errand), tell(line).
#[pyfunction]
#[pyo3(signature = (settings, threads, elsewhere=None))]
pub fn tournament(py: Python<'_>, settings: &str, threads: usize, elsewhere: Option<Py<PyAny>>) -> PyResult<String> {
    let asked: Asked = serde_json::from_str(settings).map_err(|e| PyValueError::new_err(e.to_string()))?;
    let format = Format::ALL
        .into_iter()
        .find(|one| one.name() == asked.format)
        .ok_or_else(|| {
            let known: Vec<&str> = Format::ALL.map(Format::name).into();
            PyValueError::new_err(format!("format is one of {}, not {:?}", known.join(", "), asked.format))
        })?;
    let stop = Stop::default();
    let told = elsewhere.map(|python| {
        let stop = stop.flag();
        Arc::new(Elsewhere { python, stop })
    });
    let jobs = match threads {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        n => n.min(1024),
    };
    let game = asked.game.clone();
    let work = Tournament {
        asked,
        format,
        workers: match &told {
            Some(there) => Workers::Elsewhere(there.clone()),
            None => Workers::Threads(jobs),
        },
        told,
        stop: stop.flag(),
    };
    let told = attended(py, &stop, 1, || visit(&game, work).and_then(|made| made))?;
    Ok(told.to_string())
}
