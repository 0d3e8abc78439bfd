use turf_agents::policy::look_ahead::MAX_DEPTH;
use turf_agents::policy::search::MAX_PROPOSERS;

use super::{ConfigError, TrainConfig};

impl<C> TrainConfig<C> {
    pub fn check(&self) -> Result<(), ConfigError> {
        let (d, l, e) = (&self.dqn, &self.league, &self.exploration);
        let fractions = [l.mirror_fraction, l.snapshot_fraction, l.bot_fraction];
        let probability = |p: f64| (0.0..=1.0).contains(&p);
        let rules = [
            (
                (1..=1 << 20).contains(&self.env.n_envs),
                "env.n_envs must be between 1 and 1048576",
            ),
            (
                (10..=1_000_000).contains(&self.treestrap.games),
                "treestrap.games must be between 10 and 1000000",
            ),
            (
                self.treestrap.gate_nodes > 0 && (1.0..=1000.0).contains(&self.treestrap.gate_elo),
                "treestrap.gate_nodes must be at least 1, gate_elo between 1 and 1000",
            ),
            (self.env.n_threads <= 4096, "env.n_threads must be at most 4096"),
            (
                self.replay.capacity <= 1 << 30,
                "replay.capacity must be at most 1073741824",
            ),
            (
                (0.0..=1000.0).contains(&d.samples_per_transition),
                "dqn.samples_per_transition must be between 0 and 1000",
            ),
            (
                [
                    d.learning_rate,
                    d.final_learning_rate,
                    d.adam_epsilon,
                    d.gradient_clip,
                    d.td_error_limit,
                ]
                .iter()
                .all(|x| x.is_finite() && *x >= 0.0),
                "dqn: learning rates, adam_epsilon, gradient_clip and td_error_limit must be finite and not negative",
            ),
            (
                d.potential_scale.is_finite() && d.end_reward.is_finite(),
                "dqn.potential_scale and dqn.end_reward must be finite",
            ),
            (
                l.n_snapshots <= 1000 && l.hardness_power.is_finite(),
                "league.n_snapshots must be at most 1000, league.hardness_power finite",
            ),
            (
                [
                    self.evaluation.games,
                    self.evaluation.confirm_games,
                    self.evaluation.start_games,
                    self.evaluation.final_games,
                ]
                .iter()
                .all(|games| *games <= 100_000_000),
                "evaluation: at most 100000000 games",
            ),
            (
                !self.network.hidden.is_empty(),
                "network.hidden needs at least one layer",
            ),
            (
                self.network.hidden.iter().all(|&w| w > 0),
                "network.hidden: widths must be at least 1",
            ),
            ((1..=1000).contains(&d.n_step), "dqn.n_step must be between 1 and 1000"),
            ((0.0..=1.0).contains(&d.lambda), "dqn.lambda must be between 0 and 1"),
            ((0.0..=1.0).contains(&d.gamma), "dqn.gamma must be between 0 and 1"),
            (
                [self.checkpoint.minutes, self.evaluation.minutes]
                    .iter()
                    .all(|minutes| (0.0..=1e6).contains(minutes)),
                "checkpoint.minutes and evaluation.minutes must be between 0 and 1000000",
            ),
            (d.batch_size > 0, "dqn.batch_size must be at least 1"),
            (d.batch_parts > 0, "dqn.batch_parts must be at least 1"),
            (d.learning_rate > 0.0, "dqn.learning_rate must be positive"),
            (probability(d.ema_tau), "dqn.ema_tau must be between 0 and 1"),
            (
                d.margin_weight >= 0.0 && d.margin >= 0.0,
                "dqn.margin_weight and dqn.margin must not be negative",
            ),
            (
                d.pull_weight.is_finite() && d.pull_weight >= 0.0,
                "dqn.pull_weight must be finite and not negative",
            ),
            (
                l.demonstrators.iter().all(|name| l.bots.contains(name)),
                "league.demonstrators must be among league.bots",
            ),
            (
                l.demonstrators.is_empty() || l.bot_fraction > 0.0,
                "league.demonstrators need a league.bot_fraction above 0",
            ),
            (
                self.replay.capacity >= d.batch_size,
                "replay.capacity must hold at least one batch",
            ),
            (
                d.learning_start <= self.replay.capacity,
                "dqn.learning_start must not exceed replay.capacity",
            ),
            (
                0.0 < e.lowest && e.lowest <= e.highest && e.highest <= 1.0,
                "exploration needs 0 < lowest <= highest <= 1",
            ),
            (
                (1.0..=1000.0).contains(&l.gate_elo),
                "league.gate_elo must be between 1 and 1000",
            ),
            (
                l.exploiter_period == 0 || l.exploiter_decisions > 0,
                "league.exploiter_decisions must be at least 1",
            ),
            (
                l.exploiter_period == 0 || l.n_snapshots > 0 && l.snapshot_fraction > 0.0,
                "league.exploiter_period: exploiters sit among the snapshots: league.n_snapshots and league.snapshot_fraction must be above 0",
            ),
            (
                self.evaluation.look_ahead <= MAX_DEPTH,
                "evaluation.look_ahead must be at most 12",
            ),
            (
                self.evaluation.proposers <= MAX_PROPOSERS,
                "evaluation.proposers must be at most 8",
            ),
            (
                probability(l.snapshot_epsilon),
                "league.snapshot_epsilon must be between 0 and 1",
            ),
            (
                fractions.iter().all(|&f| probability(f)) && (fractions.iter().sum::<f64>() - 1.0).abs() < 1e-6,
                "league: the three fractions must sum to 1",
            ),
        ];
        match rules.iter().find(|(ok, _)| !ok) {
            Some((_, message)) => Err(ConfigError::Range((*message).into())),
            None => Ok(()),
        }
    }
}
