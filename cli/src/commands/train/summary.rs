
use serde::Serialize;
use turf_train::report::bot_result::BotResult;
use turf_train::report::cpu_shares::CpuShares;
use turf_train::store::run_state::Best;

/// `summary.json`: totals of a run, resumed parts included, and its final evaluation.
#[derive(Serialize)]
pub(in crate::commands) struct Summary {
    pub(super) game: &'static str,
    pub(super) encoding: &'static str,
    pub(super) seed: u64,
    pub(super) commit: &'static str,
    pub(super) decisions: u64,
    /// Number of the learner's own decisions stored for training.
    pub(super) transitions: u64,
    pub(super) games: u64,
    pub(super) updates: u64,
    pub(super) wall_s: f64,
    pub(super) decisions_per_s: f64,
    pub(super) updates_per_s: f64,
    pub(super) time_share: CpuShares,
    /// Share of the CPU time that only one thread can do.
    pub(super) serial_fraction: f64,
    /// CPU time divided by wall time.
    pub(super) busy_threads: f64,
    pub(super) evaluation: Vec<Evaluated>,
    /// Best evaluation during training; its checkpoint is kept.
    pub(super) best: Option<Best>,
    pub(super) policy: String,
    pub(super) checkpoint: String,
}

#[derive(Serialize)]
pub(super) struct Evaluated {
    #[serde(flatten)]
    pub(super) result: BotResult,
}

impl Summary {
    pub(super) fn time_line(&self) -> String {
        let shares = self
            .time_share
            .named()
            .map(|(name, share)| format!("{name} {share:.2}"));
        format!(
            "CPU time: {}; {:.2} threads busy, serial {:.1} %",
            shares.join(", "),
            self.busy_threads,
            100.0 * self.serial_fraction
        )
    }
}
