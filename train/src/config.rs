//! Settings of a training run: one struct per part, defaults that are also the documentation.
//!
//! The learning rule is DQN (Mnih et al. 2015) as combined since Rainbow (Hessel et al. 2018), with self-play. Sources are named
//! where a setting comes from one.
//!
//! A run's settings are layered: the defaults of the game, then a TOML file, then `key=value` pairs from the command
//! line. Unknown keys are refused at every level. The resolved settings are saved with the run.
//!
//! The comment of a field is what `turf config` prints; its last sentence may be `Unit: …`.

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

/// Everything that decides a training run, apart from the budget and the number of threads' timing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(deny_unknown_fields)]
pub struct TrainConfig<C> {
    /// Root of every random stream of the run: games, exploration, fresh weights, samples. Equal settings give equal weights,
    /// whatever the number of threads.
    pub seed: u64,
    /// Games stepped together.
    pub env: EnvConfig,
    /// The shape of the network.
    pub network: NetworkConfig,
    /// The learning rule.
    pub dqn: DqnConfig,
    /// The memory of past transitions.
    pub replay: ReplayConfig,
    /// Random choices of the learner.
    pub exploration: ExplorationConfig,
    /// Opponents of the learner.
    pub league: LeagueConfig,
    /// Matches that measure the learner.
    pub evaluation: EvaluationConfig,
    /// Checkpoints of a run.
    pub checkpoint: CheckpointConfig,
    /// Curves of a run.
    pub metrics: MetricsConfig,
    /// The game's own settings. Last, because it may hold tables.
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

    /// Games stepped together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(default, deny_unknown_fields)]
pub struct EnvConfig {
    /// Games played at the same time. An iteration makes one decision in each. More games mean larger steps between changes
    /// of the policy, and more work to share among threads.
    /// Unit: games.
    pub n_envs: usize,
    /// Mask legal choices that needlessly risk the game, in training and in the exported policy (paper: moves after which
    /// the foe can cut the trail first).
    pub shield: bool,
    /// Decisions of both sides after which a game is truncated; its decisions are learnt from. 0 = the rules end it.
    /// Unit: decisions.
    pub max_decisions: u32,
    /// Worker threads for games and learning together, at most one per core; 0 = one per core. Does not change results.
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

/// The shape of the network, which gives Q for every choice in one forward pass.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(default, deny_unknown_fields)]
pub struct NetworkConfig {
    /// Architecture: `mlp` (dense layers with LayerNorm, Ba et al. 2016), or `graph` (message passing, Gilmer et al. 2017)
    /// for games on graphs.
    pub kind: NetworkKind,
    /// Widths of an mlp's hidden layers, or of a graph network's first layer, rounds of messages and heads.
    /// Unit: units of each layer.
    pub hidden: Vec<usize>,
    /// Feed the cells of the observation (the board) too: to an mlp as sparse features of the first layer, to a graph
    /// network (which needs them) as the table of neighbours.
    pub use_cells: bool,
    /// Q = value of the position + advantage of the choice, from two last layers (dueling, Wang et al. 2016).
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

/// Loss on the difference between value and target.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// Quadratic up to 1, linear beyond (Huber 1964).
    Huber,
    /// Half the square.
    Mse,
}

/// Schedule of the learning rate over a run.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Schedule {
    /// Always `learning_rate`.
    Constant,
    /// In a straight line to `final_learning_rate` at `schedule_updates`, constant afterwards.
    Linear,
    /// Half a cosine wave likewise (Loshchilov and Hutter 2017).
    Cosine,
}

/// Reward for a change of the encoding's potential, from an own decision (Φ) to the next (Φ′). The change by the last decision of
/// a game is paid in full either way.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shaping {
    /// Φ′ - Φ. With γ below 1 this prefers an early lead: each turn pays 1 - γ of the lead that is held.
    Gain,
    /// γΦ′ - Φ (Ng, Harada and Russell 1999): only the lead at the end counts, discounted like the end's reward.
    Discounted,
}

/// The learning rule: the target of a decision is the reward of the next `n_step` own decisions plus the discounted value, by
/// the averaged weights, of the position then.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(default, deny_unknown_fields)]
pub struct DqnConfig {
    /// Discount γ from an own decision to the next; decisions within one turn are not discounted. .995 halves a reward 138
    /// decisions ahead.
    /// Unit: factor.
    pub gamma: f32,
    /// Own decisions between a state and the state that its target bootstraps from (n-step returns, Sutton 1988).
    /// Unit: own decisions.
    pub n_step: usize,
    /// λ of λ-returns (as in PQN, Gallici et al. 2024): targets mix all shorter returns with weight 1 - λ at each step, by
    /// the values of the playing weights. 1 = `n_step` returns alone.
    /// Unit: weight, 0 to 1.
    pub lambda: f32,
    /// Double DQN (van Hasselt et al. 2016): the online network selects the next choice, the averaged one evaluates it.
    pub double: bool,
    /// Loss on the temporal difference (value minus target).
    pub loss: Loss,
    /// Mirror each sampled transition with probability one half, if the encoding has such a symmetry (data augmentation).
    pub mirror: bool,
    /// Transitions per update.
    /// Unit: transitions.
    pub batch_size: usize,
    /// Maximum number of equal parts of a batch. Each part's gradient is computed on one thread; they are joined in order.
    /// Changes results (the order of sums), unlike the number of threads. Each part adds a little work.
    /// Unit: parts.
    pub batch_parts: usize,
    /// Trained samples per collected transition (replay ratio); 1 trains each transition once on average.
    /// Unit: samples per transition.
    pub samples_per_transition: f64,
    /// Transitions collected before the first update.
    /// Unit: transitions.
    pub learning_start: usize,
    /// Adam's step size (Kingma and Ba 2015).
    /// Unit: step.
    pub learning_rate: f64,
    /// Schedule of the learning rate.
    pub schedule: Schedule,
    /// Updates until the schedule's end.
    /// Unit: updates.
    pub schedule_updates: u64,
    /// Step size at the schedule's end.
    /// Unit: step.
    pub final_learning_rate: f64,
    /// Adam's ε, below which its divisor does not fall.
    pub adam_epsilon: f64,
    /// Maximum norm of gradients; larger ones are scaled down (Pascanu et al. 2013). 0 = no limit.
    /// Unit: norm.
    pub gradient_clip: f64,
    /// Maximum mean temporal difference. Training stops above it, as learning has diverged: rewards are of the order of 1.
    /// 0 = no limit.
    /// Unit: reward.
    pub td_error_limit: f64,
    /// Share τ of the online weights mixed into the averaged weights per update (Lillicrap et al. 2016). The averaged
    /// weights are the target network, and are evaluated, frozen and exported.
    /// Unit: share per update.
    pub ema_tau: f64,
    /// Weight of the large-margin loss (Hester et al. 2018) of `league.demonstrators` beside the temporal-difference loss.
    /// Unit: weight.
    pub margin_weight: f64,
    /// Margin by which Q of a demonstrator's choice should exceed that of any other choice.
    /// Unit: reward.
    pub margin: f64,
    /// Updates over which that weight falls linearly to zero; 0 = constant.
    /// Unit: updates.
    pub margin_updates: u64,
    /// Weight of the pull of a warm start (`turf train --from`) towards the first policy, later the newest snapshot: the
    /// Kullback-Leibler divergence between the softmax of Q / .05 of both (as in kickstarting, Schmitt et al. 2018).
    /// Unit: weight.
    pub pull_weight: f64,
    /// Updates over which that weight falls linearly to zero; 0 = constant.
    /// Unit: updates.
    pub pull_updates: u64,
    /// Reward per unit of the encoding's potential (paper: the lead in area).
    /// Unit: reward per unit of potential.
    pub potential_scale: f32,
    /// Reward for a change of the potential Φ: `gain` is Φ′ - Φ, `discounted` γΦ′ - Φ.
    pub shaping: Shaping,
    /// Reward for a win; a loss costs as much.
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

/// The memory of past transitions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(default, deny_unknown_fields)]
pub struct ReplayConfig {
    /// Transitions kept.
    /// Unit: transitions.
    pub capacity: usize,
}

impl Default for ReplayConfig {
    fn default() -> Self {
        Self { capacity: 200_000 }
    }
}

/// Weights that choose the learner's moves.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayingWeights {
    /// The weights under training.
    Online,
    /// Their running average.
    Ema,
}

/// Random choices of the learner (ε-greedy, Watkins 1989): every game has a rate ε of its own (Ape-X, Horgan et al. 2018).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(default, deny_unknown_fields)]
pub struct ExplorationConfig {
    /// ε of the first game: the chance that a choice of the learner is a random legal one. The games in between form a
    /// geometric ladder.
    /// Unit: probability.
    pub highest: f64,
    /// ε of the last game. The league counts results of the last quarter of the games only, which explores least.
    /// Unit: probability.
    pub lowest: f64,
    /// Weights that choose the learner's moves. On paper after 7,000 updates (80 games against `delta`, two seeds) averaged
    /// ones scored .21 and .28, online ones .03 and .01.
    pub weights: PlayingWeights,
    /// Number of opponent replies that the network's own choices in training must survive, as `evaluation.replies` in play;
    /// for games with foresight and one head (paper). 0 = none.
    /// Unit: opponent replies.
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

/// Opponents of the learner. The three fractions are of games started and must sum to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(default, deny_unknown_fields)]
pub struct LeagueConfig {
    /// Games with the learner in both seats.
    /// Unit: share of games.
    pub mirror_fraction: f64,
    /// Games against a frozen snapshot; mirror games while there is none.
    /// Unit: share of games.
    pub snapshot_fraction: f64,
    /// Games against a bot.
    /// Unit: share of games.
    pub bot_fraction: f64,
    /// Bots, by SPEC: for example `delta`, `negamax@depth=5`, `shipped`, `policy:PATH` or `python:PATH`. Empty = all
    /// built-in bots.
    pub bots: Vec<String>,
    /// Bots of the league whose decisions are learnt from as demonstrations (`dqn.margin`).
    pub demonstrators: Vec<String>,
    /// Snapshots kept; a further one replaces the snapshot that the learner beats most.
    /// Unit: snapshots.
    pub n_snapshots: usize,
    /// Decisions between snapshots.
    /// Unit: decisions.
    pub snapshot_period: u64,
    /// Power of the weight (1 - score)^power, and a little more, with which snapshots and bots are drawn; score is the
    /// learner's against them (prioritised fictitious self-play, Vinyals et al. 2019). 0 = all alike.
    /// Unit: exponent.
    pub hardness_power: f64,
    /// Chance that a choice of a snapshot is random, so that its games do not repeat.
    /// Unit: probability.
    pub snapshot_epsilon: f64,
    /// Maximum number of games of the promotion gate against the previous snapshot: a sequential test refuses a snapshot
    /// that is not `gate_elo` stronger. 0 = every snapshot is taken.
    /// Unit: games.
    pub gate_games: usize,
    /// Elo difference that the gate demands.
    /// Unit: Elo points.
    pub gate_elo: f64,
    /// Decisions between exploiters (main exploiters, Vinyals et al. 2019). While the run waits, a second learner trains
    /// against the frozen averaged weights alone, which play as exported; then it is seated like a snapshot. It begins with
    /// those weights, every second one with fresh ones. 0 = none.
    /// Unit: decisions.
    pub exploiter_period: u64,
    /// Decisions for which an exploiter trains, in addition to the run's own.
    /// Unit: decisions.
    pub exploiter_decisions: u64,
    /// Trained samples per transition of an exploiter, instead of `dqn.samples_per_transition`: its opponent may take
    /// longer than an update.
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

/// Matches that measure the averaged weights, without exploration, on the contest's own settings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(default, deny_unknown_fields)]
pub struct EvaluationConfig {
    /// Decisions between evaluations; 0 = by time alone.
    /// Unit: decisions.
    pub period: u64,
    /// Maximum time between evaluations; 0 = by decisions alone; both 0 = only at the end.
    /// Unit: minutes.
    pub minutes: f64,
    /// Games against each bot, each set-up from both seats.
    /// Unit: games.
    pub games: usize,
    /// Games against each bot on fresh set-ups that confirm an apparent best; its checkpoint is kept if it is best there
    /// too. As many measure an exploiter of the league.
    /// Unit: games.
    pub confirm_games: usize,
    /// Maximum number of games of a warm start (`turf train --from`) against its first policy, and against `policy.turf`,
    /// before each snapshot and at the end: only surely stronger weights become `policy.turf` and a snapshot. 0 = all do.
    /// Unit: games.
    pub start_games: usize,
    /// Games against each bot at the end of the run.
    /// Unit: games.
    pub final_games: usize,
    /// Bots, by SPEC; empty = all built-in bots.
    pub bots: Vec<String>,
    /// Minimum number of built-in bots in the final table that training never met, if the game has so many.
    /// Unit: bots.
    pub unmet: usize,
    /// Plies that the evaluated and the exported policy look ahead; 0 = none.
    /// Unit: plies.
    pub look_ahead: u32,
    /// Number of opponent replies that choices of the evaluated and the exported policy must survive, in games with
    /// foresight (paper). 0 = none.
    /// Unit: opponent replies.
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

    /// Checkpoints of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(default, deny_unknown_fields)]
pub struct CheckpointConfig {
    /// Decisions between checkpoints; 0 = by time alone.
    /// Unit: decisions.
    pub period: u64,
    /// Maximum time between checkpoints; 0 = by decisions alone.
    /// Unit: minutes.
    pub minutes: f64,
    /// Checkpoints kept.
    /// Unit: checkpoints.
    pub keep: usize,
    /// Keep the replay buffer in the checkpoint.
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

    /// Curves of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, DocumentedFields)]
#[serde(default, deny_unknown_fields)]
pub struct MetricsConfig {
    /// Decisions between points of the curves.
    /// Unit: decisions.
    pub period: u64,
}

impl Default for MetricsConfig {
    fn default() -> Self {
        Self { period: 250_000 }
    }
}
