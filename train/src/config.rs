//! Settings of a training run, one struct per part.
//!
//! The learning rule is DQN (Mnih et al. 2015) as combined since Rainbow (Hessel et al. 2018), with self-play. A
//! setting's comment names its source.
//!
//! A run's settings are layered: the defaults of the game, then a TOML file, then `key=value` pairs from the command
//! line. Every level refuses unknown keys. The resolved settings are saved with the run.
//!
//! `turf config` prints the comment of a field. Its last sentence may be `Unit: …`.

mod check;
pub mod describe;
pub mod offer;
mod overlay;
pub mod presets;
pub mod resume;

use documented::DocumentedFields;
use serde::{Deserialize, Serialize};
use turf_agents::policy::file::NetworkKind;

pub use overlay::{ConfigError, overlay};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(deny_unknown_fields)]
pub struct TrainConfig<C> {
    /// Seed of every random stream of the run: games, exploration, fresh weights, samples. Equal settings give equal
    /// weights at any number of threads.
    pub seed: u64,
    /// Games that are stepped together.
    pub env: EnvConfig,
    /// Shape of the network.
    pub network: NetworkConfig,
    /// Learning rule. The target of a decision is the reward of the next `n_step` own decisions plus the discounted
    /// value of the position then, by the averaged weights.
    pub dqn: DqnConfig,
    /// Replay buffer of past transitions.
    pub replay: ReplayConfig,
    /// Exploration of the learner.
    pub exploration: ExplorationConfig,
    /// Opponents of the learner.
    pub league: LeagueConfig,
    /// Matches that measure the averaged weights, without exploration, on the contest's own settings.
    pub evaluation: EvaluationConfig,
    /// Checkpoints of a run on disk.
    pub checkpoint: CheckpointConfig,
    /// Curves of a run.
    pub metrics: MetricsConfig,
    // Last, because it may hold tables.
    /// Settings of the game.
    pub game: C,
}

impl<C: Default> Default for TrainConfig<C> {
    fn default() -> Self {
        Self {
            seed: 1,
            env: EnvConfig::default(),
            network: NetworkConfig::default(),
            dqn: DqnConfig::default(),
            replay: ReplayConfig::default(),
            exploration: ExplorationConfig::default(),
            league: LeagueConfig::default(),
            evaluation: EvaluationConfig::default(),
            checkpoint: CheckpointConfig::default(),
            metrics: MetricsConfig::default(),
            game: C::default(),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(default, deny_unknown_fields)]
pub struct EnvConfig {
    /// Number of games under way at the same time. One iteration makes one decision in each. More games mean fewer,
    /// larger steps between changes of the policy, and more work to share among threads.
    /// Unit: games.
    pub n_envs: usize,
    /// Mask on choices that are legal but needlessly risk the game, in training and in the exported policy (paper:
    /// moves after which the opponent can cut the trail first).
    pub shield: bool,
    /// Number of decisions of both sides after which a game is cut. The learner uses the decisions up to there. 0 =
    /// games end by the rules alone.
    /// Unit: decisions.
    pub max_decisions: u32,
    /// Number of worker threads, shared by games and learning; at most one per core. 0 = one per core. The number does
    /// not change results.
    /// Unit: threads.
    pub n_threads: usize,
}

impl Default for EnvConfig {
    fn default() -> Self {
        Self {
            n_envs: 1024,
            shield: true,
            max_decisions: 0,
            n_threads: 0,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(default, deny_unknown_fields)]
pub struct NetworkConfig {
    /// Network family: `mlp` (dense layers with LayerNorm, Ba et al. 2016), or `graph` (message passing, Gilmer et al.
    /// 2017) for games on graphs.
    pub kind: NetworkKind,
    /// Widths of the layers. For `mlp`: the hidden layers. For `graph`: the first layer, the rounds of messages, the
    /// heads.
    /// Unit: units of each layer.
    pub hidden: Vec<usize>,
    /// Use of the observation's cells (the board) as a further input. An `mlp` takes them as sparse features of the
    /// first layer. A `graph` network needs them, as its table of neighbours.
    pub use_cells: bool,
    /// Split of Q into the value of the position plus the advantage of the choice, from two last layers (dueling, Wang
    /// et al. 2016).
    pub dueling: bool,
}

impl Default for NetworkConfig {
    fn default() -> Self {
        Self {
            kind: NetworkKind::Mlp,
            hidden: vec![256, 64],
            use_cells: false,
            dueling: true,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    Huber,
    Mse,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Schedule {
    Constant,
    Linear,
    Cosine,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shaping {
    Gain,
    Discounted,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(default, deny_unknown_fields)]
pub struct DqnConfig {
    /// Discount γ from an own decision to the next. Decisions within one turn of the game are not discounted. A reward
    /// 138 decisions ahead counts half at .995.
    /// Unit: factor.
    pub gamma: f32,
    /// Number of own decisions from a state to the state that its target uses (n-step returns, Sutton 1988).
    /// Unit: own decisions.
    pub n_step: usize,
    /// Weight λ of the longer returns in a target. At each step the shorter return, with the value by the playing
    /// weights, gets the share 1 - λ (λ-returns, as in PQN, Gallici et al. 2024). 1 = the `n_step` return alone.
    /// Unit: weight, 0 to 1.
    pub lambda: f32,
    /// Double DQN (van Hasselt et al. 2016): the online network selects the next choice, the averaged network gives its
    /// value.
    pub double: bool,
    /// Loss on the temporal difference, which is value minus target: `huber` (quadratic up to 1, linear beyond, Huber
    /// 1964) or `mse` (half the square).
    pub loss: Loss,
    /// Random mirroring of each sampled transition with probability one half, if the encoding has such a symmetry (data
    /// augmentation).
    pub mirror: bool,
    /// Number of transitions per update.
    /// Unit: transitions.
    pub batch_size: usize,
    /// Largest number of equal parts of a batch. Each part's gradient is computed on one thread, all at the same time,
    /// and added in a fixed order. The number changes results (the order of sums), unlike the number of threads. Each
    /// part costs a little more work.
    /// Unit: parts.
    pub batch_parts: usize,
    /// Number of samples trained per transition collected (the replay ratio). 1 = each transition is trained once on
    /// average.
    /// Unit: samples per transition.
    pub samples_per_transition: f64,
    /// Number of transitions collected before the first update.
    /// Unit: transitions.
    pub learning_start: usize,
    /// Step size of Adam (Kingma and Ba 2015).
    /// Unit: step.
    pub learning_rate: f64,
    /// Schedule of the learning rate: `constant`, `linear` (a straight line to `final_learning_rate`) or `cosine` (half
    /// a cosine wave to it, Loshchilov and Hutter 2017).
    pub schedule: Schedule,
    /// Number of updates until the schedule's end.
    /// Unit: updates.
    pub schedule_updates: u64,
    /// Step size at the schedule's end.
    /// Unit: step.
    pub final_learning_rate: f64,
    /// Constant ε in Adam's divisor, which bounds it from below.
    pub adam_epsilon: f64,
    /// Largest norm of a gradient. Gradients with a larger norm are scaled down to it (Pascanu et al. 2013). 0 = no
    /// limit.
    /// Unit: norm.
    pub gradient_clip: f64,
    /// Mean absolute temporal difference above which training stops, because learning has diverged (rewards are of the
    /// order of 1). 0 = no limit.
    /// Unit: reward.
    pub td_error_limit: f64,
    /// Share τ of the online weights that each update mixes into the averaged weights (Lillicrap et al. 2016). The
    /// averaged weights are the target network. They are also evaluated, frozen as snapshots and exported.
    /// Unit: share per update.
    pub ema_tau: f64,
    /// Weight of the large-margin loss (Hester et al. 2018) on the decisions of `league.demonstrators`, beside the
    /// temporal-difference loss.
    /// Unit: weight.
    pub margin_weight: f64,
    /// Margin by which the Q of a demonstrator's choice must exceed the Q of any other choice.
    /// Unit: reward.
    pub margin: f64,
    /// Number of updates over which `dqn.margin_weight` falls to zero in a straight line. 0 = it stays.
    /// Unit: updates.
    pub margin_updates: u64,
    /// Weight of the pull towards the policy that a run begins with (`turf train --from`), later towards its newest
    /// snapshot. The loss is the Kullback-Leibler divergence between the chances of choices, proportional to e^(Q /
    /// .05), by the two networks (as in kickstarting, Schmitt et al. 2018).
    /// Unit: weight.
    pub pull_weight: f64,
    /// Number of updates over which `dqn.pull_weight` falls to zero in a straight line. 0 = it stays.
    /// Unit: updates.
    pub pull_updates: u64,
    /// Reward per unit of the encoding's potential, which estimates the value of a position (paper: the lead in area).
    /// Unit: reward per unit of potential.
    pub potential_scale: f32,
    /// Payment of changes of the potential, from Φ at an own decision to Φ′ at the next. `gain` pays Φ′ - Φ. With γ
    /// below 1 this prefers an early lead: each turn pays 1 - γ of the lead. `discounted` pays γΦ′ - Φ (Ng, Harada and
    /// Russell 1999): only the lead at the end counts, discounted like the reward at the end. Both pay the change by
    /// the last decision of a game in full.
    pub shaping: Shaping,
    /// Reward for a win at the end of a game. A loss costs as much.
    /// Unit: reward.
    pub end_reward: f32,
}

impl Default for DqnConfig {
    fn default() -> Self {
        Self {
            gamma: 0.995,
            n_step: 8,
            lambda: 1.0,
            double: true,
            loss: Loss::Huber,
            mirror: false,
            batch_size: 512,
            batch_parts: 4,
            samples_per_transition: 1.0,
            learning_start: 20_000,
            learning_rate: 7e-4,
            schedule: Schedule::Constant,
            schedule_updates: 100_000,
            final_learning_rate: 1e-4,
            adam_epsilon: 1e-7,
            gradient_clip: 10.0,
            td_error_limit: 1000.0,
            ema_tau: 0.005,
            margin_weight: 1.0,
            margin: 0.05,
            margin_updates: 0,
            pull_weight: 5.0,
            pull_updates: 0,
            potential_scale: 1.0,
            shaping: Shaping::Gain,
            end_reward: 1.0,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(default, deny_unknown_fields)]
pub struct ReplayConfig {
    /// Number of transitions kept.
    /// Unit: transitions.
    pub capacity: usize,
}

impl Default for ReplayConfig {
    fn default() -> Self {
        Self { capacity: 200_000 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayingWeights {
    Online,
    Ema,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(default, deny_unknown_fields)]
pub struct ExplorationConfig {
    /// Exploration rate ε of the first game: the chance that a choice of the learner is drawn at random from the legal
    /// ones (ε-greedy, Watkins 1989). The rates of the games in between form a geometric sequence (Ape-X, Horgan et al.
    /// 2018).
    /// Unit: probability.
    pub highest: f64,
    /// Exploration rate ε of the last game. The league counts only the results of the last quarter of the games, which
    /// explores least.
    /// Unit: probability.
    pub lowest: f64,
    /// Weights that choose the learner's own moves: `online` (under training) or `ema` (their running average). Scores
    /// measured on paper after 7,000 updates, 80 games against `delta`, two seeds each: `ema` .21 and .28, `online` .03
    /// and .01.
    pub weights: PlayingWeights,
    /// Number of opponent replies that the network's own choices in training must survive, as `evaluation.replies` does
    /// in play. Exploration comes after it. For games with foresight and one head (paper). 0 = none.
    /// Unit: moves of the other side.
    pub replies: u32,
}

impl Default for ExplorationConfig {
    fn default() -> Self {
        Self {
            highest: 0.15,
            lowest: 0.003,
            weights: PlayingWeights::Ema,
            replies: 0,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(default, deny_unknown_fields)]
pub struct LeagueConfig {
    /// Share of games in which both seats are the learner, with its present weights. The three fractions must sum to 1.
    /// Unit: share of games.
    pub mirror_fraction: f64,
    /// Share of games in which one seat is a snapshot. Before the first snapshot these are mirror games.
    /// Unit: share of games.
    pub snapshot_fraction: f64,
    /// Share of games in which one seat is a bot.
    /// Unit: share of games.
    pub bot_fraction: f64,
    /// Bots to play against: any SPEC that `turf evaluate` takes, for example `delta`, `negamax@depth=5`, `shipped`,
    /// `policy:PATH` or `python:PATH`. Empty = all built-in bots.
    pub bots: Vec<String>,
    /// Bots among `league.bots` whose own decisions are learnt too, as demonstrations (`dqn.margin`).
    pub demonstrators: Vec<String>,
    /// Number of snapshots kept. After that a new one replaces the one that the learner beats most.
    /// Unit: snapshots.
    pub n_snapshots: usize,
    /// Number of decisions between snapshots.
    /// Unit: decisions.
    pub snapshot_period: u64,
    /// Exponent of the draw among snapshots, and among bots: the weight is (1 - score)^exponent and a little more,
    /// where score is the learner's score against the opponent (prioritised fictitious self-play, Vinyals et al. 2019).
    /// 0 = all alike.
    /// Unit: exponent.
    pub hardness_power: f64,
    /// Chance that a choice of a snapshot is drawn at random, so that its games do not repeat.
    /// Unit: probability.
    pub snapshot_epsilon: f64,
    /// Largest number of games of the promotion gate between a new snapshot and the one before. The new one is refused
    /// if a sequential test finds that it is not `gate_elo` stronger. 0 = no gate, every snapshot is accepted.
    /// Unit: games.
    pub gate_games: usize,
    /// Difference in Elo that the promotion gate requires.
    /// Unit: Elo points.
    pub gate_elo: f64,
    /// Number of decisions between exploiters (main exploiters, Vinyals et al. 2019). An exploiter is a second learner
    /// that trains against the averaged weights alone, frozen and played as they are exported, while the run waits.
    /// Then it becomes an opponent like a snapshot. Exploiters begin in turn with those weights and with fresh ones. 0
    /// = none.
    /// Unit: decisions.
    pub exploiter_period: u64,
    /// Number of decisions that an exploiter trains for, beside the run's own decisions.
    /// Unit: decisions.
    pub exploiter_decisions: u64,
    /// Number of samples trained per transition of an exploiter, in place of `dqn.samples_per_transition`: its opponent
    /// may think for longer than an update takes.
    /// Unit: samples per transition.
    pub exploiter_samples: f64,
}

impl Default for LeagueConfig {
    fn default() -> Self {
        Self {
            mirror_fraction: 0.5,
            snapshot_fraction: 0.2,
            bot_fraction: 0.3,
            bots: Vec::new(),
            demonstrators: Vec::new(),
            n_snapshots: 6,
            snapshot_period: 2_000_000,
            hardness_power: 2.0,
            snapshot_epsilon: 0.01,
            gate_games: 0,
            gate_elo: 50.0,
            exploiter_period: 0,
            exploiter_decisions: 2_000_000,
            exploiter_samples: 4.0,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(default, deny_unknown_fields)]
pub struct EvaluationConfig {
    /// Number of decisions between evaluations. 0 = by time alone.
    /// Unit: decisions.
    pub period: u64,
    /// Longest time between evaluations. 0 = by decisions alone. Both 0 = only at the end.
    /// Unit: minutes.
    pub minutes: f64,
    /// Number of games against each bot, each set-up from both seats.
    /// Unit: games.
    pub games: usize,
    /// Number of games against each bot, on fresh set-ups, that confirm a possible best so far. Its checkpoint is kept
    /// if it is the best there too. An exploiter of the league is measured by the same number.
    /// Unit: games.
    pub confirm_games: usize,
    /// Largest number of games against the policy that a run begins with (`turf train --from`), and against
    /// `policy.turf`, before each snapshot and at the end. Only a policy surely stronger than the start becomes
    /// `policy.turf` and a snapshot. 0 = every policy does.
    /// Unit: games.
    pub start_games: usize,
    /// Number of games against each bot at the end of the run.
    /// Unit: games.
    pub final_games: usize,
    /// Bots of the evaluation: any SPEC that `turf evaluate` takes. Empty = all built-in bots.
    pub bots: Vec<String>,
    /// Least number of built-in bots never met in training that the table at the end holds, if the game has so many.
    /// Unit: bots.
    pub unmet: usize,
    /// Number of plies that the evaluated and the exported policy look ahead. 0 = none.
    /// Unit: plies.
    pub look_ahead: u32,
    /// Number of opponent replies that the choices of the evaluated and the exported policy must survive, in games with
    /// foresight (paper). 0 = none.
    /// Unit: moves of the other side.
    pub replies: u32,
}

impl Default for EvaluationConfig {
    fn default() -> Self {
        Self {
            period: 10_000_000,
            minutes: 0.0,
            games: 20,
            confirm_games: 40,
            start_games: 400,
            final_games: 100,
            bots: Vec::new(),
            unmet: 2,
            look_ahead: 0,
            replies: 0,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(default, deny_unknown_fields)]
pub struct CheckpointConfig {
    /// Number of decisions between checkpoints. 0 = by time alone.
    /// Unit: decisions.
    pub period: u64,
    /// Longest time between checkpoints. 0 = by decisions alone.
    /// Unit: minutes.
    pub minutes: f64,
    /// Number of checkpoints kept.
    /// Unit: checkpoints.
    pub keep: usize,
    /// Storage of the replay buffer in the checkpoint.
    pub replay: bool,
}

impl Default for CheckpointConfig {
    fn default() -> Self {
        Self {
            period: 20_000_000,
            minutes: 2.0,
            keep: 2,
            replay: true,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(default, deny_unknown_fields)]
pub struct MetricsConfig {
    /// Number of decisions between points of the curves.
    /// Unit: decisions.
    pub period: u64,
}

impl Default for MetricsConfig {
    fn default() -> Self {
        Self { period: 250_000 }
    }
}
