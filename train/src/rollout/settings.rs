//! Settings of a [`Rollout`](crate::rollout::Rollout).

use turf_agents::catalogue::spec::SpecError;

use crate::config::{ExplorationConfig, LeagueConfig, Shaping, TrainConfig};
use crate::rollout::n_step::NStepConfig;

/// Why a rollout cannot begin, in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RolloutError {
    /// Why.
    pub error: SpecError,
}

impl std::fmt::Display for RolloutError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "league.bots: {}", self.error)
    }
}

impl std::error::Error for RolloutError {}

/// What learners are paid for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RewardConfig {
    /// Reward per unit of the encoding's potential.
    pub potential_scale: f32,
    /// How changes of the potential are paid.
    pub shaping: Shaping,
    /// Reward for a win at the end of a game; a loss costs as much.
    pub end_reward: f32,
}

/// Settings of a [`Rollout`].
#[derive(Clone, Debug)]
pub struct RolloutConfig<C> {
    /// Root of every random stream.
    pub seed: u64,
    /// Number of games.
    pub n_envs: usize,
    /// Take needlessly risky choices out of the masks ([`Encoding::shield`]).
    pub shield: bool,
    /// Whether observations hold the cells.
    pub use_cells: bool,
    /// Cut games after this many decisions; `None`: the rules end them.
    pub max_decisions: Option<u32>,
    /// How far targets look.
    pub n_step: NStepConfig,
    /// What is paid for.
    pub rewards: RewardConfig,
    /// How much the learner tries out.
    pub exploration: ExplorationConfig,
    /// Who plays.
    pub league: LeagueConfig,
    /// The game's own settings.
    pub game: C,
}

impl<C> RolloutConfig<C> {
    /// 256 games, targets 8 decisions ahead with γ = .995, wins and losses paid with 1 and the potential as it is; the default
    /// exploration and league.
    pub fn new(game: C) -> Self {
        Self {
            seed: 1,
            n_envs: 256,
            shield: false,
            use_cells: false,
            max_decisions: None,
            n_step: NStepConfig {
                n_step: 8,
                gamma: 0.995,
                lambda: 1.0,
            },
            rewards: RewardConfig {
                potential_scale: 1.0,
                shaping: Shaping::Gain,
                end_reward: 1.0,
            },
            exploration: ExplorationConfig::default(),
            league: LeagueConfig::default(),
            game,
        }
    }
}

impl<C: Clone> RolloutConfig<C> {
    /// As the settings of a training run say.
    pub fn of(config: &TrainConfig<C>) -> Self {
        let (env, dqn) = (&config.env, &config.dqn);
        Self {
            seed: config.seed,
            n_envs: env.n_envs,
            shield: env.shield,
            use_cells: config.network.use_cells,
            max_decisions: (env.max_decisions > 0).then_some(env.max_decisions),
            n_step: NStepConfig {
                n_step: dqn.n_step,
                gamma: dqn.gamma,
                lambda: dqn.lambda,
            },
            rewards: RewardConfig {
                potential_scale: dqn.potential_scale,
                shaping: dqn.shaping,
                end_reward: dqn.end_reward,
            },
            exploration: config.exploration.clone(),
            league: config.league.clone(),
            game: config.game.clone(),
        }
    }
}
