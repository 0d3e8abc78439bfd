//! Training loop, and the matches that measure the policy.

pub mod best;
pub mod dqn;
pub mod evaluation;
pub mod exchange;
pub mod exploiters;
pub mod memory;
mod parts;
pub mod remote_actors;
pub mod self_play;
mod snapshots;
pub mod threads;
pub mod treestrap;
pub mod warm;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use anyhow::Result;
use serde::Serialize;
use turf_agents::policy::file::PolicyFile;

use crate::report::bot_result::BotResult;
use crate::report::cpu_shares::CpuShares;
use crate::report::metrics::{Metrics, Progress};
use crate::store::run_folder::RunFolder;
use crate::store::run_state::{Best, Counters, EvaluationPoint};
use evaluation::Purpose;

/// A run, whatever it learns.
pub trait Run {
    /// Writes a checkpoint and returns its path.
    fn save(&mut self, folder: &RunFolder) -> Result<PathBuf>;

    /// Returns the policy for checkpoints and `policy.turf`.
    fn exported(&mut self) -> PolicyFile;

    /// Measures the policy against the configured bots, on the contest's own settings, with fewer games if they would
    /// take longer than `limit`. Fails with [`evaluation::BrokenOff`] if a stop was requested meanwhile.
    fn evaluate(&mut self, purpose: Purpose, limit: Option<Duration>) -> Result<Vec<BotResult>>;

    fn curve(&self) -> &[EvaluationPoint];

    fn totals(&self) -> Totals;
}

/// Request to save, and the folder to save in.
pub type SaveRequest = (Arc<AtomicBool>, Arc<RunFolder>);

/// Writes a file beside the checkpoints, which training can do without.
fn write_json(name: &str, value: &impl Serialize, folder: &RunFolder, metrics: &mut Metrics) {
    let text = serde_json::to_string_pretty(value).expect("plain data");
    if let Err(error) = folder.write(name, &text) {
        metrics.warn(&format!("{error:#}"));
    }
}

/// Totals of a run; the shares are of the present process.
pub struct Totals {
    pub counters: Counters,
    pub updates: u64,
    pub shares: CpuShares,
    pub serial_fraction: f64,
    pub cpu_s: f64,
    pub best: Option<Best>,
}

impl Totals {
    pub fn progress(&self) -> Progress {
        Progress { decisions: self.counters.decisions, updates: self.updates }
    }
}
