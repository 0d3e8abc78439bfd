//! Tournaments kept in a folder, as `turf tournament` keeps them: each resumes what the other started.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde::Deserialize;
use serde_json::{Value, json};
use turf_agents::Offered;
use turf_agents::atomic_file;
use turf_agents::contest::host::isolation;
use turf_agents::tournament::entrants::Field;
use turf_agents::tournament::plan::{Format, Plan, Refused};
use turf_agents::tournament::report::Report;
use turf_agents::tournament::run::remote_workers::{Errand, Served};
use turf_agents::tournament::run::{End, Event, Settings, Workers, hold, run};
use turf_agents::tournament::scoreboard::pairing_line;
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
    groups: Option<usize>,
    rounds: Option<usize>,
    promote: Option<usize>,
    /// `None` for a minute and a half per game, as the command.
    pair_minutes: Option<f64>,
    /// True: a bot that cannot play is an error.
    strict: bool,
    /// True: Python bots are played behind all walls only.
    #[serde(default)]
    walls: bool,
}

impl Request {
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

pub struct Tournament {
    pub request: Request,
    pub format: Format,
    pub workers: Workers,
    pub tell: Box<dyn Fn(String) + Send>,
    pub stop: Arc<AtomicBool>,
}

/// Plays a tournament or resumes it. Returns its table and where the report is.
pub fn tournament<E: Playable>(encoding: E, tournament: Tournament) -> Result<Value, String> {
    limit_memory(SQLITE_MEMORY).map_err(|e| e.to_string())?;
    let Tournament { request, tell, .. } = &tournament;
    let folder = &request.folder;
    isolation::require(request.walls);
    std::fs::create_dir_all(folder).map_err(|e| format!("cannot make {}: {e}", folder.display()))?;
    let _hold = hold(folder)?;
    let (store, plan, field) = match Store::open(folder).map_err(|e| e.to_string())? {
        Some((store, was)) => {
            let field = Field::again(encoding.rules().encoding(), &was)?;
            let usual = Plan {
                game: encoding.rules().name().to_string(),
                format: tournament.format,
                entrants: field.entrants.clone(),
                ..was.clone()
            };
            if let Some(what) = was.difference(&request.plan(usual, was.refused.clone())) {
                return Err(format!("{} holds another tournament: {what}", folder.display()));
            }
            (store, was, field)
        }
        None => {
            let field = Field::read(encoding.rules().encoding(), &request.specs, false).map_err(|e| e.to_string())?;
            for bad in &field.refused {
                if request.strict {
                    return Err(format!("{}: {}", bad.spec, bad.error));
                }
                tell(format!("left out: {}: {}", bad.spec, bad.error));
            }
            let usual = Plan {
                seed: field.seed(request.seed),
                ..Plan::new(encoding.rules().name(), tournament.format, field.entrants.clone())
            };
            let plan = request.plan(usual, field.refused.clone());
            plan.check()?;
            (Store::create(folder, &plan).map_err(|e| e.to_string())?, plan, field)
        }
    };
    let settings = Settings {
        folder: folder.clone(),
        workers: tournament.workers.clone(),
        pairing_time: request.pairing_time()?,
        hide_output: false,
    };
    let end = run(
        encoding.rules().encoding(),
        &plan,
        &Arc::new(field.sources),
        &store,
        &settings,
        &tournament.stop,
        &mut |progress, event| {
            if let Event::Over(pairing) = event {
                let games: u32 = progress.results.values().map(|tally| tally.games()).sum();
                let line = pairing_line(&plan, pairing, progress.results);
                tell(format!("{games} games: {line}"));
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

pub fn serve<E: Playable>(encoding: E, errand: Errand, specs: [String; 2], folder: &Path) -> Result<Served, String> {
    Served::begin(encoding.rules().encoding(), errand, specs, folder)
}
