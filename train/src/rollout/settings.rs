use turf_agents::policy::file::NetworkKind;
use turf_agents::spec::SpecError;
use turf_env::Encoding;

use crate::config::{DqnConfig, EnvConfig, ExplorationConfig, LeagueConfig, TrainConfig};
use crate::rollout::n_step::NStepConfig;
use crate::rollout::observation::ObservationShape;

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
    /// True if the network rates positions after choices.
    pub afterstates: bool,
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
            afterstates: config.network.kind == NetworkKind::Afterstates,
            dqn: config.dqn.clone(),
            exploration: config.exploration.clone(),
            league: config.league.clone(),
            game: config.game.clone(),
        }
    }

    /// Returns the form of what the network learns from.
    pub fn stored<E: Encoding>(&self, encoding: E) -> ObservationShape {
        let shape = ObservationShape::of(encoding, self.use_cells);
        if self.afterstates { ObservationShape { heads: 1, actions: 1, ..shape } } else { shape }
    }

    pub(crate) fn n_step(&self) -> NStepConfig {
        let DqnConfig { n_step, gamma, lambda, .. } = self.dqn;
        NStepConfig { n_step, gamma, lambda }
    }
}
