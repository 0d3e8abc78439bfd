//! `tournament`: tournaments kept in a folder, as `turf tournament` keeps them: each resumes what the other started.

use std::path::PathBuf;
use std::time::Duration;

use pyo3::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};
use turf_agents::atomic_file;
use turf_agents::tournament::plan::{Format, Plan};
use turf_agents::tournament::report::Report;
use turf_agents::tournament::run::{End, Settings, hold};
use turf_agents::tournament::store::{Store, limit_memory};
use turf_web::tournament::{FILE, page};

use crate::attended::{Stop, attended};
use crate::games::find;
use crate::json::read;

/// Bytes for everything SQLite does with results files, as on the command line.
const SQLITE_MEMORY: i64 = 256 << 20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    game: String,
    specs: Vec<String>,
    format: String,
    games: u32,
    seed: Option<u64>,
    folder: PathBuf,
}

/// Implements `turf_rl.tournament`: plays a tournament or resumes it. Returns its table and where the report is.
#[pyfunction]
pub fn tournament(py: Python<'_>, settings: &str, threads: usize) -> PyResult<String> {
    let request: Request = read(settings)?;
    let stop = Stop::default();
    let jobs = match threads {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        n => n.min(1024),
    };
    let table = attended(py, &stop, 1, || play(request, jobs, &stop))?;
    Ok(table.to_string())
}

fn play(
    Request { game, specs, format, games, seed, folder }: Request,
    jobs: usize,
    stop: &Stop,
) -> Result<Value, String> {
    let rules = find(&game)?.rules();
    let format = Format::ALL.into_iter().find(|one| one.name() == format).ok_or_else(|| {
        let known: Vec<&str> = Format::ALL.map(Format::name).into();
        format!("format is one of {}, not {format:?}", known.join(", "))
    })?;
    limit_memory(SQLITE_MEMORY).map_err(|e| e.to_string())?;
    std::fs::create_dir_all(&folder).map_err(|e| format!("cannot make {}: {e}", folder.display()))?;
    let _hold = hold(&folder)?;
    let known = Store::open(&folder).map_err(|e| e.to_string())?;
    let (field, usual) = match &known {
        Some((_, was)) => (rules.field_again(was)?, was.clone()),
        None => {
            let field = rules.field(&specs, false).map_err(|e| e.to_string())?;
            if let Some(bad) = field.refused().first() {
                return Err(format!("{}: {}", bad.spec, bad.error));
            }
            let seed = field.seed(None);
            let usual = Plan { seed, ..Plan::new(rules.name(), format, field.entrants().to_vec()) };
            (field, usual)
        }
    };
    let plan = Plan {
        game: rules.name().to_string(),
        format,
        games,
        seed: seed.unwrap_or(usual.seed),
        requested: specs,
        entrants: field.entrants().to_vec(),
        ..usual
    };
    let store = match known {
        Some((store, was)) => match was.difference(&plan) {
            Some(what) => return Err(format!("{} holds another tournament: {what}", folder.display())),
            None => store,
        },
        None => {
            plan.check()?;
            Store::create(&folder, &plan).map_err(|e| e.to_string())?
        }
    };
    let pairing_time = Duration::from_secs(90) * games;
    let settings = Settings { folder: folder.clone(), jobs, pairing_time, hide_output: false };
    let end = field.play(&plan, &store, &settings, &stop.flag, &mut |_, _| ())?;
    let report = Report::of(&plan, &store).map_err(|e| e.to_string())?;
    let file = folder.join(FILE);
    atomic_file::write(&file, page(&report, &folder).as_bytes()).map_err(|e| format!("{}: {e}", file.display()))?;
    Ok(json!({ "finished": end == End::Finished, "table": report.table, "report": file }))
}
