//! A run from its options to its last file, for `turf train`, `turf exploit` and `turf_rl.train`.
//!
//! | module | holds |
//! |---|---|
//! | `settings` | settings of a run: saved ones, or the layers of a new run's |
//! | `opponent` | frozen opponent of an exploiter |
//! | [`reporter`] | page of the run, rewritten while it trains |
//! | [`summary`] | `summary.json` |
//! | `learn`, `search` | the learning part, of a network and of a search |

mod learn;
pub(crate) mod opponent;
pub mod reporter;
mod search;
mod settings;
pub mod summary;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use serde::{Deserialize, Deserializer};
use turf_agents::Offered;
use turf_agents::contest::export::bot_file;
use turf_agents::notice::notice;
use turf_env::{Encoding, Rules};

use crate::config::{EvaluationConfig, TrainConfig};
use crate::report::bot_result::BotResult;
use crate::report::metrics::{Budget, Metrics, Watch};
use crate::run::Run;
use crate::run::evaluation::Purpose;
use crate::store::run_folder::RunFolder;
use opponent::Opponent;
use reporter::{Page, Reporter};
pub use settings::made_for;
use summary::Summary;

/// Minutes of a run without a budget.
pub(crate) const DEFAULT_MINUTES: f64 = 10.0;
pub const MAX_MINUTES: f64 = 1e6;
/// Part of a call's time that its final evaluation takes at most: 1 / SHARE.
const EVALUATION_SHARE: u32 = 3;

/// Options of a run, as `turf train --help` describes them.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub run: Option<PathBuf>,
    pub preset: Option<String>,
    pub config: Option<PathBuf>,
    #[serde(deserialize_with = "pairs")]
    pub set: Vec<String>,
    pub minutes: Option<f64>,
    pub updates: Option<u64>,
    pub decisions: Option<u64>,
    pub patience: Option<u64>,
    pub envs: Option<usize>,
    pub from: Option<String>,
    pub device: String,
    pub backend: String,
    pub seed: Option<u64>,
    pub resume: bool,
    pub actors: Option<PathBuf>,
    pub max_staleness: u64,
}

/// Reads `key=value` pairs from a map.
fn pairs<'de, D: Deserializer<'de>>(map: D) -> Result<Vec<String>, D::Error> {
    let settings = toml::Table::deserialize(map)?;
    Ok(settings.iter().map(|(key, value)| format!("{key}={value}")).collect())
}

impl Default for Options {
    fn default() -> Self {
        Self {
            run: None,
            preset: None,
            config: None,
            set: Vec::new(),
            minutes: None,
            updates: None,
            decisions: None,
            patience: None,
            envs: None,
            from: None,
            device: "cpu".into(),
            backend: "rust".into(),
            seed: None,
            resume: false,
            actors: None,
            max_staleness: 2000,
        }
    }
}

/// Program around a run. The flag of [`turf_agents::play::stop`] ends the run.
pub struct Caller {
    pub commit: &'static str,
    pub page: Page,
    /// Request to save, cleared when it is done.
    pub save: Arc<AtomicBool>,
    /// Hook after everything is saved, before the final evaluation.
    pub saved: Box<dyn Fn()>,
    pub watch: Option<Watch>,
    /// True if only warnings go to standard error.
    pub quiet: bool,
}

/// Changes of a run beyond the options.
#[derive(Default)]
pub(crate) struct Task {
    /// Preset instead of the game's default ([`turf_agents::offered::Offer::named_presets`]).
    pub preset: Option<&'static str>,
    pub settings: Vec<String>,
    pub opponent: Option<Opponent>,
    pub score: Option<f64>,
    /// True if the curve of evaluations also gets its first and its last point.
    pub evaluates: bool,
}

/// Start of a run: its settings, and its folder if it is resumed.
pub(crate) struct Prepared<E: Encoding> {
    pub start: Instant,
    pub encoding: E,
    pub config: TrainConfig<<E::Rules as Rules>::Config>,
    pub earlier: Option<RunFolder>,
}

pub struct Ended {
    pub run: Box<dyn Run>,
    pub folder: Arc<RunFolder>,
    pub metrics: Metrics,
    pub reporter: Reporter,
    pub summary: Summary,
    pub evaluation: EvaluationConfig,
    /// Most time of the final evaluation.
    pub limit: Option<Duration>,
    pub interrupted: bool,
    /// SPEC of what to hand in, of a run whose policy was exported.
    pub spec: String,
}

impl Caller {
    fn tell(&self, line: &str) {
        if !self.quiet {
            notice(line);
        }
    }
}

impl Options {
    fn check(&self) -> Result<()> {
        let fine = |minutes: f64| minutes > 0.0 && minutes <= MAX_MINUTES;
        ensure!(self.minutes.is_none_or(fine), "minutes must be positive and at most {MAX_MINUTES}");
        Ok(())
    }

    fn budget(&self, start: Instant) -> Budget {
        let is_open = self.updates.or(self.decisions).is_none();
        let minutes = self.minutes.or(is_open.then_some(DEFAULT_MINUTES));
        Budget {
            deadline: minutes.map(|minutes| start + Duration::from_secs_f64(minutes * 60.0)),
            updates: self.updates,
            decisions: self.decisions,
            patience: self.patience,
            score: None,
        }
    }

    /// Returns the most time of the final evaluation of a run that began at `start`. `None` if a number of games was asked
    /// for.
    fn limit(&self, start: Instant, settings: &EvaluationConfig) -> Option<Duration> {
        let is_asked = |pair: &String| pair.trim_start().starts_with("evaluation.final_games");
        let usual = EvaluationConfig::default().final_games;
        let asked = settings.final_games != usual || self.set.iter().any(is_asked);
        (!asked).then(|| start.elapsed() / EVALUATION_SHARE)
    }

    /// Returns true if the run starts from a policy that it must not lose to. Exploiters may.
    fn is_warm(&self, task: &Task) -> bool {
        self.from.is_some() && task.opponent.is_none()
    }
}

impl Ended {
    /// Writes the policy as `bot.py` beside `policy.turf`, if a contest takes the game's Python files.
    pub(crate) fn export<E: Encoding<Rules: Offered>>(&mut self, encoding: E) {
        const FILE: &str = "bot.py";
        let place = self.folder.path().display();
        if encoding.rules().export().is_some() {
            let source = bot_file(encoding, &self.run.exported()).map_err(anyhow::Error::from);
            match source.and_then(|source| self.folder.write(FILE, &source)) {
                Ok(()) => self.spec = format!("python:{place}/{FILE}"),
                // It can be made of the policy later.
                Err(why) => notice(format!("warning: no {FILE}: {why:#}")),
            }
        }
    }

    /// Returns the number of games of the final evaluation against each bot; 0 if there is none.
    pub fn final_games(&self) -> usize {
        if self.interrupted { 0 } else { self.evaluation.final_games }
    }

    /// Plays the final evaluation and writes it.
    pub fn evaluate(&mut self) -> Result<Vec<BotResult>> {
        let results = self.run.evaluate(Purpose::Final, self.limit)?;
        self.metrics.evaluation("final", &results, self.run.totals().progress());
        self.summary.evaluation = results.clone();
        self.folder.write_json("summary.json", &self.summary)?;
        Ok(results)
    }
}
