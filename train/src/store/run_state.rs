//! Content of a checkpoint as plain data.

use crate::rollout::Weights;
use crate::rollout::games::RolloutState;
use crate::rollout::league::SnapshotId;
use serde::{Deserialize, Serialize};
use turf_agents::policy::file::PolicyFile;

use crate::data::replay_buffer::ReplayBuffer;
use crate::learn::learner::LearnerState;

/// Totals of a run. They include the parts before a resume, and actors in other processes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Counters {
    pub decisions: u64,
    pub transitions: u64,
    pub games: u64,
    pub samples_due: f64,
    pub wall_s: f64,
    pub reported_at: u64,
    pub evaluated_at: u64,
    pub saved_at: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Best {
    /// Mean score over the bots on the set-ups that confirmed it, not on those that made it a candidate.
    pub score: f64,
    pub decisions: u64,
    pub updates: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EvaluationPoint {
    pub decisions: u64,
    pub updates: u64,
    pub wall_s: f64,
    pub results: Vec<Measured>,
    /// Scores on fresh set-ups if this looked like the best so far, else empty.
    pub confirmed: Vec<Measured>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    pub bot: String,
    pub games: u64,
    pub score: f64,
    pub ci95: [f64; 2],
}

pub struct RunState<'a> {
    pub encoding: &'static str,
    pub config: String,
    pub counters: Counters,
    pub best: Option<Best>,
    pub curve: Vec<EvaluationPoint>,
    pub learner: LearnerState,
    pub rollout: RolloutState,
    pub snapshots: &'a [Weights],
    pub former: &'a [(SnapshotId, Weights)],
    pub replay: &'a ReplayBuffer,
    pub keep_replay: bool,
    pub policy: PolicyFile,
}

/// A run as read from a checkpoint. The run checks that it fits the settings.
pub struct SavedRun {
    pub config: String,
    pub counters: Counters,
    pub best: Option<Best>,
    pub curve: Vec<EvaluationPoint>,
    pub learner: LearnerState,
    pub rollout: RolloutState,
    pub snapshots: Vec<Weights>,
    pub former: Vec<(SnapshotId, Weights)>,
    pub policy: PolicyFile,
    pub replay: Option<SavedReplay>,
}

pub struct SavedReplay {
    pub counters: [u64; 2],
    pub file: Vec<u8>,
}
