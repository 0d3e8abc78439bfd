//! Settings of a training run.
//!
//! `config/defaults.toml` holds the default, the meaning and the unit of each. A run's settings are layered: these defaults, the preset of
//! the encoding, a TOML file, then `key=value` pairs from the command line. Unknown keys are refused at every level. The resolved
//! settings are saved with the run.

mod check;
pub mod describe;
mod overlay;
pub mod presets;
mod refusal;
pub mod resume;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use toml::Table;
use turf_agents::policy::file::{NetworkKind, NetworkSpec};

pub(crate) use overlay::drop_retired_of;
pub use overlay::{ConfigError, overlay};

const DEFAULTS: &str = include_str!("config/defaults.toml");

static TABLE: LazyLock<Table> = LazyLock::new(|| DEFAULTS.parse().expect("a table of settings"));

/// Everything that decides a training run, apart from its budget.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrainConfig<C> {
    pub seed: u64,
    pub learner: LearnerKind,
    pub treestrap: TreeStrapConfig,
    pub env: EnvConfig,
    pub network: NetworkConfig,
    pub dqn: DqnConfig,
    pub replay: ReplayConfig,
    pub exploration: ExplorationConfig,
    pub league: LeagueConfig,
    pub evaluation: EvaluationConfig,
    pub checkpoint: CheckpointConfig,
    pub metrics: MetricsConfig,
    /// Settings of the game. Last, because TOML wants tables after values.
    pub game: C,
}

/// Implements the defaults of the settings, and of their parts, from `defaults.toml`.
macro_rules! default_parts {
    ($($part:ident: $config:ty),* $(,)?) => {$(
        impl Default for $config {
            fn default() -> Self {
                let table = TABLE[stringify!($part)].clone();
                table.try_into().unwrap_or_else(|why| panic!("defaults.toml: {}: {why}", stringify!($part)))
            }
        }
    )*

    impl<C> TrainConfig<C> {
        /// Returns the defaults with these settings of the game.
        pub fn of(game: C) -> Self {
            Self {
                seed: TABLE["seed"].as_integer().expect("a number") as u64,
                learner: TABLE["learner"].clone().try_into().expect("a learner"),
                $($part: Default::default(),)*
                game,
            }
        }
    }};
}

default_parts! {
    treestrap: TreeStrapConfig,
    env: EnvConfig,
    network: NetworkConfig,
    dqn: DqnConfig,
    replay: ReplayConfig,
    exploration: ExplorationConfig,
    league: LeagueConfig,
    evaluation: EvaluationConfig,
    checkpoint: CheckpointConfig,
    metrics: MetricsConfig,
}

impl<C: Default> Default for TrainConfig<C> {
    fn default() -> Self {
        Self::of(C::default())
    }
}

/// Kind of learner of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LearnerKind {
    /// Deep Q-learning of a network ([`crate::run::self_play`]).
    Dqn,
    /// Evaluation of the game's search, learnt from deeper searches ([`crate::run::treestrap`]).
    Treestrap,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TreeStrapConfig {
    pub games: u64,
    pub gate_games: u64,
    pub gate_elo: f64,
    pub gate_nodes: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnvConfig {
    pub n_envs: usize,
    pub shield: bool,
    pub max_decisions: u32,
    pub n_threads: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkConfig {
    pub kind: NetworkKind,
    pub hidden: Vec<usize>,
    pub use_cells: bool,
    pub dueling: bool,
}

impl NetworkConfig {
    pub fn spec(&self) -> NetworkSpec {
        let Self { kind, ref hidden, use_cells, dueling } = *self;
        NetworkSpec { kind, hidden: hidden.clone(), use_cells, dueling }
    }
}

/// Loss on the difference between value and target.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// Quadratic up to 1, linear beyond (Huber 1964).
    Huber,
    /// Half the square.
    Mse,
}

/// Course of the learning rate over a run.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Schedule {
    Constant,
    /// Linear to `final_learning_rate` at `schedule_updates`, constant afterwards.
    Linear,
    /// Half a cosine wave likewise (Loshchilov and Hutter 2017).
    Cosine,
}

/// Reward for a change of the encoding's potential from an own decision (Φ) to the next (Φ′). A change by the last decision of a game
/// is paid in full.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shaping {
    /// Φ′ - Φ. With γ below 1 this prefers an early lead: each turn pays 1 - γ of the lead that is held.
    Gain,
    /// γΦ′ - Φ (Ng, Harada and Russell 1999): only the lead at the end counts, discounted like the end's reward.
    Discounted,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DqnConfig {
    pub gamma: f32,
    pub n_step: usize,
    pub lambda: f32,
    pub double: bool,
    pub loss: Loss,
    pub mirror: bool,
    pub batch_size: usize,
    pub batch_parts: usize,
    pub samples_per_transition: f64,
    pub learning_start: usize,
    pub learning_rate: f64,
    pub schedule: Schedule,
    pub schedule_updates: u64,
    pub final_learning_rate: f64,
    pub adam_epsilon: f64,
    pub gradient_clip: f64,
    pub td_error_limit: f64,
    pub ema_tau: f64,
    pub margin_weight: f64,
    pub margin: f64,
    pub margin_updates: u64,
    pub pull_weight: f64,
    pub potential_scale: f32,
    pub shaping: Shaping,
    pub end_reward: f32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReplayConfig {
    pub capacity: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExplorationConfig {
    pub highest: f64,
    pub lowest: f64,
    pub replies: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeagueConfig {
    pub mirror_fraction: f64,
    pub snapshot_fraction: f64,
    pub bot_fraction: f64,
    pub bots: Vec<String>,
    pub demonstrators: Vec<String>,
    pub n_snapshots: usize,
    pub snapshot_period: u64,
    pub hardness_power: f64,
    pub snapshot_epsilon: f64,
    pub gate_games: usize,
    pub gate_elo: f64,
    pub exploiter_period: u64,
    pub exploiter_decisions: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EvaluationConfig {
    pub period: u64,
    pub minutes: f64,
    pub games: usize,
    pub confirm_games: usize,
    pub start_games: usize,
    pub final_games: usize,
    pub bots: Vec<String>,
    pub unmet: usize,
    pub look_ahead: u32,
    pub replies: u32,
    pub proposers: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckpointConfig {
    pub period: u64,
    pub minutes: f64,
    pub keep: usize,
    pub replay: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MetricsConfig {
    pub period: u64,
}
