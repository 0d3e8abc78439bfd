use turf_agents::spec::SpecError;

use crate::config::{DqnConfig, EnvConfig, ExplorationConfig, LeagueConfig, TrainConfig};
use crate::rollout::n_step::NStepConfig;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("league.bots: {error}")]
pub struct RolloutError {
    pub error: SpecError,
}

/// The settings of a run that games alone need.
#[derive(Clone, Debug)]
pub struct RolloutConfig<C> {
    pub seed: u64,
    pub env: EnvConfig,
    pub use_cells: bool,
    /// Steps and rewards of transitions.
    pub dqn: DqnConfig,
    pub exploration: ExplorationConfig,
    pub league: LeagueConfig,
    pub game: C,
}

impl<C: Clone> RolloutConfig<C> {
    /// Creates the default settings, for 256 games without a shield.
    pub fn new(game: C) -> Self {
        let mut config = Self::of(&TrainConfig::of(game));
        (config.env.n_envs, config.env.shield) = (256, false);
        config
    }

    pub fn of(config: &TrainConfig<C>) -> Self {
        Self {
            seed: config.seed,
            env: config.env.clone(),
            use_cells: config.network.use_cells,
            dqn: config.dqn.clone(),
            exploration: config.exploration.clone(),
            league: config.league.clone(),
            game: config.game.clone(),
        }
    }

    pub(crate) fn n_step(&self) -> NStepConfig {
        let DqnConfig { n_step, gamma, lambda, .. } = self.dqn;
        NStepConfig { n_step, gamma, lambda }
    }
}
