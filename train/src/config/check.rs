use std::fmt::Display;
use std::ops::RangeInclusive;

use turf_agents::policy::look_ahead::MAX_DEPTH;
use turf_agents::policy::search::MAX_PROPOSERS;

use super::{ConfigError, TrainConfig};

fn between<T: PartialOrd + Display>(key: &str, value: T, range: RangeInclusive<T>) -> Result<(), ConfigError> {
    let [low, high] = [range.start(), range.end()];
    need(range.contains(&value), format!("{key} must be between {low} and {high}, not {value}"))
}

fn need(holds: bool, message: impl Into<String>) -> Result<(), ConfigError> {
    holds.then_some(()).ok_or_else(|| ConfigError::Range(message.into()))
}

impl<C> TrainConfig<C> {
    pub fn check(&self) -> Result<(), ConfigError> {
        let (t, d, l, e) = (&self.treestrap, &self.dqn, &self.league, &self.evaluation);
        between("env.n_envs", self.env.n_envs, 1..=1 << 20)?;
        between("env.n_threads", self.env.n_threads, 0..=4096)?;
        between("treestrap.games", t.games, 10..=1_000_000)?;
        between("treestrap.gate_nodes", t.gate_nodes, 1..=u64::MAX)?;
        between("treestrap.gate_elo", t.gate_elo, 1.0..=1000.0)?;
        between("dqn.gamma", d.gamma, 0.0..=1.0)?;
        between("dqn.lambda", d.lambda, 0.0..=1.0)?;
        between("dqn.n_step", d.n_step, 1..=1000)?;
        between("dqn.samples_per_transition", d.samples_per_transition, 0.0..=1000.0)?;
        between("dqn.ema_tau", d.ema_tau, 0.0..=1.0)?;
        need(d.batch_size > 0, "dqn.batch_size must be at least 1")?;
        need(d.batch_parts > 0, "dqn.batch_parts must be at least 1")?;
        need(d.learning_rate > 0.0, "dqn.learning_rate must be positive")?;
        for (key, value) in [
            ("learning_rate", d.learning_rate),
            ("final_learning_rate", d.final_learning_rate),
            ("adam_epsilon", d.adam_epsilon),
            ("gradient_clip", d.gradient_clip),
            ("td_error_limit", d.td_error_limit),
            ("pull_weight", d.pull_weight),
        ] {
            let fine = value.is_finite() && value >= 0.0;
            need(fine, format!("dqn.{key} must be finite and not negative"))?;
        }
        let finite = d.potential_scale.is_finite() && d.end_reward.is_finite();
        need(finite, "dqn.potential_scale and dqn.end_reward must be finite")?;
        let margins = d.margin_weight >= 0.0 && d.margin >= 0.0;
        need(margins, "dqn.margin_weight and dqn.margin must not be negative")?;
        let hidden = &self.network.hidden;
        need(!hidden.is_empty(), "network.hidden needs at least one layer")?;
        need(!hidden.contains(&0), "network.hidden: widths must be at least 1")?;
        between("replay.capacity", self.replay.capacity, 0..=1 << 30)?;
        let holds = |transitions| self.replay.capacity >= transitions;
        need(holds(d.batch_size), "replay.capacity must hold at least one batch")?;
        need(holds(d.learning_start), "dqn.learning_start must not exceed replay.capacity")?;
        let (lowest, highest) = (self.exploration.lowest, self.exploration.highest);
        let explores = 0.0 < lowest && lowest <= highest && highest <= 1.0;
        need(explores, "exploration needs 0 < lowest <= highest <= 1")?;
        between("league.n_snapshots", l.n_snapshots, 0..=1000)?;
        between("league.snapshot_epsilon", l.snapshot_epsilon, 0.0..=1.0)?;
        between("league.gate_elo", l.gate_elo, 1.0..=1000.0)?;
        need(l.hardness_power.is_finite(), "league.hardness_power must be finite")?;
        let among = l.demonstrators.iter().all(|name| l.bots.contains(name));
        need(among, "league.demonstrators must be among league.bots")?;
        let played = l.demonstrators.is_empty() || l.bot_fraction > 0.0;
        need(played, "league.demonstrators need a league.bot_fraction above 0")?;
        let fractions = [l.mirror_fraction, l.snapshot_fraction, l.bot_fraction];
        let whole = (fractions.iter().sum::<f64>() - 1.0).abs() < 1e-6;
        let shares = whole && fractions.iter().all(|share| (0.0..=1.0).contains(share));
        need(shares, "league: the three fractions must sum to 1")?;
        let exploits = l.exploiter_period > 0;
        need(!exploits || l.exploiter_decisions > 0, "league.exploiter_decisions must be at least 1")?;
        need(
            !exploits || l.n_snapshots > 0 && l.snapshot_fraction > 0.0,
            "league.exploiter_period: exploiters sit among the snapshots: league.n_snapshots and league.snapshot_fraction must be above 0",
        )?;
        between("checkpoint.minutes", self.checkpoint.minutes, 0.0..=1e6)?;
        between("evaluation.minutes", e.minutes, 0.0..=1e6)?;
        let games = e.games.max(e.confirm_games).max(e.start_games).max(e.final_games);
        need(games <= 100_000_000, "evaluation: at most 100000000 games")?;
        between("evaluation.look_ahead", e.look_ahead, 0..=MAX_DEPTH)?;
        between("evaluation.proposers", e.proposers, 0..=MAX_PROPOSERS)
    }
}
