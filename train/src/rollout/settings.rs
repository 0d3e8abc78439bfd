use turf_agents::spec::SpecError;

use crate::config::{ExplorationConfig, LeagueConfig, Shaping, TrainConfig};
use crate::rollout::n_step::NStepConfig;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("league.bots: {error}")]
pub struct RolloutError {
    pub error: SpecError,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RewardConfig {
    pub potential_scale: f32,
    pub shaping: Shaping,
    pub end_reward: f32,
}

#[derive(Clone, Debug)]
pub struct RolloutConfig<C> {
    pub seed: u64,
    pub n_envs: usize,
    pub shield: bool,
    pub use_cells: bool,
    /// Number of decisions after which a game is cut. `None` = games end by the rules alone.
    pub max_decisions: Option<u32>,
    pub n_step: NStepConfig,
    pub rewards: RewardConfig,
    pub exploration: ExplorationConfig,
    pub league: LeagueConfig,
    pub game: C,
}

impl<C> RolloutConfig<C> {
    /// Creates settings for 256 games, targets 8 decisions ahead with γ = .995, end reward 1 and potential scale 1, and
    /// the default exploration and league.
    pub fn new(game: C) -> Self {
        Self {
            seed: 1,
            n_envs: 256,
            shield: false,
            use_cells: false,
            max_decisions: None,
            n_step: NStepConfig { n_step: 8, gamma: 0.995, lambda: 1.0 },
            rewards: RewardConfig { potential_scale: 1.0, shaping: Shaping::Gain, end_reward: 1.0 },
            exploration: ExplorationConfig::default(),
            league: LeagueConfig::default(),
            game,
        }
    }
}

impl<C: Clone> RolloutConfig<C> {
    pub fn of(config: &TrainConfig<C>) -> Self {
        let (env, dqn) = (&config.env, &config.dqn);
        Self {
            seed: config.seed,
            n_envs: env.n_envs,
            shield: env.shield,
            use_cells: config.network.use_cells,
            max_decisions: (env.max_decisions > 0).then_some(env.max_decisions),
            n_step: NStepConfig { n_step: dqn.n_step, gamma: dqn.gamma, lambda: dqn.lambda },
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
