//! Content of a checkpoint as plain data.

use crate::rollout::Weights;
use crate::rollout::games::RolloutState;
use crate::rollout::league::SnapshotId;
use serde::{Deserialize, Serialize};
use turf_agents::policy::file::PolicyFile;
use turf_env::Rng;

use crate::data::replay_buffer::ReplayBuffer;
use crate::learn::learner::Rows;

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

/// `state.json` of a checkpoint.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub version: u32,
    pub encoding: String,
    pub counters: Counters,
    pub best: Option<Best>,
    #[serde(default)]
    pub curve: Vec<EvaluationPoint>,
    pub learner_rng: Rng,
    pub updates: u64,
    pub rollout: RolloutState,
    pub replay_counters: [u64; 2],
    pub has_replay: bool,
}

pub struct RunState<'a> {
    pub state: State,
    pub config: String,
    pub policy: PolicyFile,
    pub rows: Rows,
    pub snapshots: &'a [Weights],
    pub former: &'a [(SnapshotId, Weights)],
    pub replay: &'a ReplayBuffer,
}

/// A run as read from a checkpoint. The run checks that it fits the settings.
pub struct SavedRun {
    pub state: State,
    pub config: String,
    pub policy: PolicyFile,
    pub rows: Rows,
    pub snapshots: Vec<Weights>,
    pub former: Vec<(SnapshotId, Weights)>,
    /// `replay.safetensors`.
    pub replay: Vec<u8>,
}
