//! `summary.json`: totals of a run, resumed parts included, and its final evaluation.

use serde::Serialize;

use crate::report::bot_result::BotResult;
use crate::report::cpu_shares::CpuShares;
use crate::store::run_state::Best;
use turf_agents::offered::Goal;

#[derive(Serialize)]
pub struct Summary {
    pub game: &'static str,
    pub encoding: &'static str,
    pub seed: u64,
    pub commit: &'static str,
    pub decisions: u64,
    /// Number of the learner's own decisions stored for training.
    pub transitions: u64,
    pub games: u64,
    pub updates: u64,
    pub wall_s: f64,
    pub decisions_per_s: f64,
    pub updates_per_s: f64,
    pub time_share: CpuShares,
    /// Share of the CPU time that only one thread can do.
    pub serial_fraction: f64,
    pub busy_threads: f64,
    pub evaluation: Vec<BotResult>,
    /// Best evaluation during training; its checkpoint is kept.
    pub best: Option<Best>,
    /// Measured result of the preset; null for changed settings.
    pub goal: Option<&'static Goal>,
    pub policy: String,
    pub checkpoint: String,
}

impl Summary {
    pub fn time_line(&self) -> String {
        let shares = self.time_share.named().map(|(name, share)| format!("{name} {share:.2}"));
        format!(
            "CPU time: {}; {:.2} threads busy, serial {:.1} %",
            shares.join(", "),
            self.busy_threads,
            100.0 * self.serial_fraction
        )
    }
}
