//! What a checkpoint stores of a run: plain data, whoever made it.

use crate::rollout::Weights;
use crate::rollout::games::RolloutState;
use crate::rollout::league::SnapshotId;
use serde::{Deserialize, Serialize};
use turf_agents::policy::file::PolicyFile;

use crate::data::replay_buffer::ReplayBuffer;
use crate::learn::learner::LearnerState;

/// What a run has done so far, resumed parts included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Counters {
    /// Decisions played, by whomever.
    pub decisions: u64,
    /// Transitions stored.
    pub transitions: u64,
    /// Games finished.
    pub games: u64,
    /// Trained samples that are due.
    pub samples_due: f64,
    /// Seconds spent in the loop.
    pub wall_s: f64,
    /// Decisions at the last report.
    pub reported_at: u64,
    /// Decisions at the last evaluation.
    pub evaluated_at: u64,
    /// Decisions at the last checkpoint.
    pub saved_at: u64,
}

/// The evaluation on the way that went best so far; its checkpoint is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Best {
    /// Mean score over the bots on the set-ups that confirmed it, not on those that made it a candidate.
    pub score: f64,
    /// Decisions of the run then.
    pub decisions: u64,
    /// Updates then, the checkpoint's number.
    pub updates: u64,
}

/// A point of the curve of evaluations.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EvaluationPoint {
    /// Decisions of the run then.
    pub decisions: u64,
    /// Updates then.
    pub updates: u64,
    /// Seconds spent in the loop then.
    pub wall_s: f64,
    /// Against each bot, on the set-ups of every point.
    pub results: Vec<Measured>,
    /// The same on fresh set-ups, where this looked like the best so far; else empty.
    pub confirmed: Vec<Measured>,
}

/// A score and how sure it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// The bot's name.
    pub bot: String,
    /// Games played, each set-up from both seats.
    pub games: u64,
    /// Wins and half of the draws, as a share of the games.
    pub score: f64,
    /// Its 95 % interval.
    pub ci95: [f64; 2],
}

/// A run on its way into a checkpoint.
pub struct RunState<'a> {
    /// The encoding's name.
    pub encoding: &'static str,
    /// The settings, as TOML.
    pub config: String,
    /// What was done so far.
    pub counters: Counters,
    /// The best evaluation on the way.
    pub best: Option<Best>,
    /// All evaluations on the way.
    pub curve: Vec<EvaluationPoint>,
    /// Weights under training, optimiser, random stream.
    pub learner: LearnerState,
    /// The games under way, the league, what waits for its consequences.
    pub rollout: RolloutState,
    /// The frozen opponents.
    pub snapshots: &'a [Weights],
    /// Replaced ones that games under way are played against, in the rollout's order.
    pub former: &'a [(SnapshotId, Weights)],
    /// The memory.
    pub replay: &'a ReplayBuffer,
    /// Whether the memory is kept.
    pub keep_replay: bool,
    /// The policy that the run exports.
    pub policy: PolicyFile,
}

/// A run as it was found in a checkpoint; whether it fits the settings is for the run to say.
pub struct SavedRun {
    /// The settings it was written with, as TOML.
    pub config: String,
    /// What was done so far.
    pub counters: Counters,
    /// The best evaluation on the way.
    pub best: Option<Best>,
    /// All evaluations on the way.
    pub curve: Vec<EvaluationPoint>,
    /// Weights under training, optimiser, random stream.
    pub learner: LearnerState,
    /// The games under way, the league, what waits for its consequences.
    pub rollout: RolloutState,
    /// The frozen opponents.
    pub snapshots: Vec<Weights>,
    /// Replaced ones that games under way are played against.
    pub former: Vec<(SnapshotId, Weights)>,
    /// The policy that the run exports.
    pub policy: PolicyFile,
    /// The memory, where it was kept.
    pub replay: Option<SavedReplay>,
}

/// A memory in the bytes of its file.
pub struct SavedReplay {
    /// [`ReplayBuffer::counters`].
    pub counters: [u64; 2],
    /// [`ReplayBuffer::columns`] by name, as a safetensors file.
    pub file: Vec<u8>,
}
