//! Tournaments kept in a folder: those of `turf tournament`, and each goes on where the other stopped.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde_json::{Value, json};
use turf_agents::tournament::entrants::Field;
use turf_agents::tournament::plan::{Format, Plan};
use turf_agents::tournament::report::{self, Report};
use turf_agents::tournament::run::{End, Hold, Settings, run};
use turf_agents::tournament::store::{Store, limit_memory};
use turf_env::Game;

use crate::arena::{Stop, attended};
use crate::games::{Playable, Visit, visit};

/// Bytes for everything SQLite does with results files, as on the command line.
const SQLITE_MEMORY: i64 = 256 << 20;

/// A tournament kept in a folder.
pub struct Tournament {
    specs: Vec<String>,
    format: Format,
    games: u32,
    seed: u64,
    folder: PathBuf,
    jobs: usize,
    stop: Arc<AtomicBool>,
}

impl Visit for Tournament {
    type Output = Result<Value, String>;

    fn visit<E: Playable>(self) -> Self::Output {
        limit_memory(SQLITE_MEMORY).map_err(|e| e.to_string())?;
        let folder = &self.folder;
        std::fs::create_dir_all(folder).map_err(|e| format!("cannot make {}: {e}", folder.display()))?;
        let _hold = Hold::take(folder)?;
        let plan_of = |field: &Field<E::Main>| Plan {
            games: self.games,
            seed: self.seed,
            requested: self.specs.clone(),
            refused: field.refused.clone(),
            ..Plan::new(E::Game::NAME, self.format, field.entrants.clone())
        };
        let (store, plan, field) = match Store::open(folder).map_err(|e| e.to_string())? {
            Some((store, was)) => {
                let field = Field::<E::Main>::again(&was)?;
                if let Some(what) = was.difference(&plan_of(&field)) {
                    return Err(format!("{} holds another tournament: {what}", folder.display()));
                }
                (store, was, field)
            }
            None => {
                let field = Field::<E::Main>::read(&self.specs).map_err(|e| e.to_string())?;
                if let Some(bad) = field.refused.first() {
                    return Err(format!("{}: {}", bad.spec, bad.error));
                }
                let plan = plan_of(&field);
                plan.check()?;
                (Store::create(folder, &plan).map_err(|e| e.to_string())?, plan, field)
            }
        };
        let settings = Settings {
            folder: folder.clone(),
            jobs: self.jobs,
            // As the command: a minute and a half for each game of a pairing.
            pairing_time: Duration::from_secs(90 * u64::from(self.games)),
        };
        let end = run(
            &plan,
            &Arc::new(field.sources),
            &store,
            &settings,
            &self.stop,
            &mut |_, _| (),
        )?;
        let report = Report::of(&plan, &store, folder).map_err(|e| e.to_string())?;
        let page = folder.join(report::FILE);
        std::fs::write(&page, report.html()).map_err(|e| format!("{}: {e}", page.display()))?;
        Ok(json!({"table": report.table, "finished": end == End::Finished, "report": page}))
    }
}

/// See `turf_rl.tournament`.
#[pyfunction]
#[pyo3(signature = (game, specs, format, games, seed, folder, threads))]
#[expect(clippy::too_many_arguments, reason = "turf_rl.tournament names them for people")]
pub fn tournament(
    py: Python<'_>,
    game: &str,
    specs: Vec<String>,
    format: &str,
    games: u32,
    seed: u64,
    folder: PathBuf,
    threads: usize,
) -> PyResult<String> {
    let format = Format::ALL
        .into_iter()
        .find(|one| one.name() == format)
        .ok_or_else(|| {
            let known: Vec<&str> = Format::ALL.map(Format::name).into();
            PyValueError::new_err(format!("format is one of {}, not {format:?}", known.join(", ")))
        })?;
    let stop = Stop::default();
    let work = Tournament {
        specs,
        format,
        games,
        seed,
        folder,
        jobs: match threads {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            n => n.min(1024),
        },
        stop: stop.flag(),
    };
    let told = attended(py, &stop, 1, || visit(game, work).and_then(|made| made))?;
    Ok(told.to_string())
}
