//! Tournaments kept in a folder, as `turf tournament` keeps them: each resumes what the other started.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde::Deserialize;
use serde_json::{Value, json};
use turf_agents::Offered;
use turf_agents::atomic_file;
use turf_agents::tournament::entrants::Field;
use turf_agents::tournament::plan::{Format, Plan};
use turf_agents::tournament::report::Report;
use turf_agents::tournament::run::{End, Settings, hold, run};
use turf_agents::tournament::store::{Store, limit_memory};
use turf_env::Rules;

use super::Playable;

/// Bytes for everything SQLite does with results files, as on the command line.
const SQLITE_MEMORY: i64 = 256 << 20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    pub game: String,
    specs: Vec<String>,
    pub format: String,
    games: u32,
    seed: Option<u64>,
    folder: PathBuf,
}

pub struct Tournament {
    pub request: Request,
    pub format: Format,
    pub jobs: usize,
    pub stop: Arc<AtomicBool>,
}

/// Plays a tournament or resumes it. Returns its table and where the report is.
pub fn tournament<E: Playable>(encoding: E, tournament: Tournament) -> Result<Value, String> {
    limit_memory(SQLITE_MEMORY).map_err(|e| e.to_string())?;
    let Tournament { request: Request { specs, games, seed, folder, .. }, format, jobs, stop } = tournament;
    let (rules, encoding) = (encoding.rules(), encoding.rules().encoding());
    std::fs::create_dir_all(&folder).map_err(|e| format!("cannot make {}: {e}", folder.display()))?;
    let _hold = hold(&folder)?;
    let (store, plan, field) = match Store::open(&folder).map_err(|e| e.to_string())? {
        Some((store, was)) => {
            let field = Field::again(encoding, &was)?;
            let asked = Plan {
                game: rules.name().to_string(),
                format,
                games,
                seed: seed.unwrap_or(was.seed),
                requested: specs,
                entrants: field.entrants.clone(),
                ..was.clone()
            };
            if let Some(what) = was.difference(&asked) {
                return Err(format!("{} holds another tournament: {what}", folder.display()));
            }
            (store, was, field)
        }
        None => {
            let field = Field::read(encoding, &specs, false).map_err(|e| e.to_string())?;
            if let Some(bad) = field.refused.first() {
                return Err(format!("{}: {}", bad.spec, bad.error));
            }
            let plan = Plan {
                games,
                seed: field.seed(seed),
                requested: specs,
                ..Plan::new(rules.name(), format, field.entrants.clone())
            };
            plan.check()?;
            (Store::create(&folder, &plan).map_err(|e| e.to_string())?, plan, field)
        }
    };
    let settings =
        Settings { folder: folder.clone(), jobs, pairing_time: Duration::from_secs(90) * games, hide_output: false };
    let end = run(encoding, &plan, &Arc::new(field.sources), &store, &settings, &stop, &mut |_, _| ())?;
    let report = Report::of(&plan, &store).map_err(|e| e.to_string())?;
    let page = folder.join(turf_web::tournament::FILE);
    atomic_file::write(&page, turf_web::tournament::page(&report, &folder).as_bytes())
        .map_err(|e| format!("{}: {e}", page.display()))?;
    Ok(json!({ "finished": end == End::Finished, "table": report.table, "report": page }))
}
