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
#[macro_use]
mod documented;
pub mod offer;
mod overlay;
pub mod presets;
pub mod resume;

use serde::{Deserialize, Serialize};
use turf_agents::policy::file::NetworkKind;

pub use overlay::{ConfigError, overlay};

documented! {
/// Everything that decides a training run, apart from the budget and the number of threads' timing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrainConfig<C> {
    /// Root of every random stream of the run: games, exploration, fresh weights, samples. Equal settings give equal weights,
    /// whatever the number of threads.
    pub seed: u64,
    /// The games stepped together.
    pub env: EnvConfig,
    /// The shape of the network.
    pub network: NetworkConfig,
    /// The learning rule.
    pub dqn: DqnConfig,
    /// The memory of past transitions.
    pub replay: ReplayConfig,
    /// How much the learner tries out.
    pub exploration: ExplorationConfig,
    /// Who the learner plays against.
    pub league: LeagueConfig,
    /// Matches that measure the learner.
    pub evaluation: EvaluationConfig,
    /// What is kept of a run on disk.
    pub checkpoint: CheckpointConfig,
    /// What is told of a run.
    pub metrics: MetricsConfig,
    /// The game's own settings. Last, because it may hold tables.
    pub game: C,
}
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

documented! {
/// The games stepped together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EnvConfig {
    /// Games under way at the same time. One iteration makes one decision in each; so more games mean fewer, larger steps
    /// between changes of the policy, and more to share among threads.
    /// Unit: games.
    pub n_envs: usize,
    /// Take choices that are legal but needlessly risk the game out of the learner's mask, in training and in the exported
    /// policy (paper: moves after which the foe can cut the trail first).
    pub shield: bool,
    /// Cut games after this many decisions of both sides, and learn from what was seen of them; 0: the rules end them.
    /// Unit: decisions.
    pub max_decisions: u32,
    /// Worker threads for games and learning together; 0: one per core, and never more than that. Does not change results.
    /// Unit: threads.
    pub n_threads: usize,
}
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

documented! {
/// The shape of the network, which gives Q for every choice in one forward pass.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct NetworkConfig {
    /// The family: `mlp` (dense layers with LayerNorm, Ba et al. 2016), or `graph` (message passing, Gilmer et al. 2017) for
    /// games on graphs.
    pub kind: NetworkKind,
    /// Widths of the layers. An mlp's hidden layers; a graph network's first layer, its rounds of messages, its heads.
    /// Unit: units of each layer.
    pub hidden: Vec<usize>,
    /// Also feed the cells of the observation (the board): an mlp as sparse features of the first layer, a graph network (which needs
    /// them) as the table of neighbours.
    pub use_cells: bool,
    /// Q as value of the position plus advantage of the choice, from two last layers (dueling, Wang et al. 2016).
    pub dueling: bool,
}
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

/// How the learning rate changes over a run.
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

/// What changes of the encoding's potential Φ pay, from an own decision (Φ) to the next (Φ′). What the last decision of a
/// game changes is paid in full either way.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shaping {
    /// Φ′ - Φ. With γ below 1 this prefers an early lead: each turn pays 1 - γ of the lead that is held.
    Gain,
    /// γΦ′ - Φ (Ng, Harada and Russell 1999): only the lead at the end counts, discounted like the end's reward.
    Discounted,
}

documented! {
/// The learning rule: the target of a decision is the reward of the next `n_step` own decisions plus the discounted value, by
/// the averaged weights, of the position then.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DqnConfig {
    /// Discount γ from an own decision to the next; decisions within one turn of the game are not discounted. .995 halves what
    /// lies 138 decisions ahead.
    /// Unit: factor.
    pub gamma: f32,
    /// Own decisions between a state and the state its target looks at (n-step returns, Sutton 1988).
    /// Unit: own decisions.
    pub n_step: usize,
    /// Targets mix all shorter looks with weight 1 - λ at each step, by the values of the playing weights (λ-returns,
    /// as in PQN, Gallici et al. 2024); 1: `n_step` returns alone.
    /// Unit: weight, 0 to 1.
    pub lambda: f32,
    /// Double DQN (van Hasselt et al. 2016): the online network selects the next choice, the averaged one says what it is worth.
    pub double: bool,
    /// Loss on the temporal difference, which is value minus target.
    pub loss: Loss,
    /// Mirror each sampled transition with probability one half, where the encoding has such a symmetry (data augmentation).
    pub mirror: bool,
    /// Transitions per update.
    /// Unit: transitions.
    pub batch_size: usize,
    /// Equal parts of a batch, at most so many, whose gradients are computed at the same time, each on one thread, and joined in order. Changes
    /// results (the order of sums), unlike the number of threads; each part costs a little more work.
    /// Unit: parts.
    pub batch_parts: usize,
    /// Trained samples per transition collected (the replay ratio); 1 trains each transition once on average.
    /// Unit: samples per transition.
    pub samples_per_transition: f64,
    /// Transitions collected before the first update.
    /// Unit: transitions.
    pub learning_start: usize,
    /// Adam's step size (Kingma and Ba 2015).
    /// Unit: step.
    pub learning_rate: f64,
    /// How it changes.
    pub schedule: Schedule,
    /// Updates until the schedule's end.
    /// Unit: updates.
    pub schedule_updates: u64,
    /// Step size at the schedule's end.
    /// Unit: step.
    pub final_learning_rate: f64,
    /// Adam's ε, below which its divisor does not fall.
    pub adam_epsilon: f64,
    /// Gradients whose norm is larger are scaled down to it (Pascanu et al. 2013); 0: no limit.
    /// Unit: norm.
    pub gradient_clip: f64,
    /// Training stops where temporal differences are larger than this on average: learning has diverged, rewards being of
    /// the order of 1; 0: no limit.
    /// Unit: reward.
    pub td_error_limit: f64,
    /// Share τ of the online weights mixed into the averaged weights per update (Lillicrap et al. 2016). The averaged weights
    /// are the target network, and what is evaluated, frozen and exported.
    /// Unit: share per update.
    pub ema_tau: f64,
    /// Weight of the large-margin loss (Hester et al. 2018) of `league.demonstrators` beside the temporal-difference loss.
    /// Unit: weight.
    pub margin_weight: f64,
    /// By how much Q of what a demonstrator chose is to exceed that of any other choice.
    /// Unit: reward.
    pub margin: f64,
    /// Updates over which that weight falls to zero in a straight line; 0: it stays.
    /// Unit: updates.
    pub margin_updates: u64,
    /// Weight of the pull of a run that begins with a policy (`turf train --from`) towards that policy, later its newest snapshot: how far
    /// the chances of choices, in proportion to e^(Q / .05), are from those by Q of that (Kullback-Leibler divergence, as in
    /// kickstarting, Schmitt et al. 2018).
    /// Unit: weight.
    pub pull_weight: f64,
    /// Updates over which that weight falls to zero in a straight line; 0: it stays.
    /// Unit: updates.
    pub pull_updates: u64,
    /// Reward per unit of the encoding's potential, which says how well a position stands (paper: the lead in area).
    /// Unit: reward per unit of potential.
    pub potential_scale: f32,
    /// How changes of the potential are paid.
    pub shaping: Shaping,
    /// Reward for a win at the end of a game; a loss costs as much.
    /// Unit: reward.
    pub end_reward: f32,
}
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

documented! {
/// The memory of past transitions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ReplayConfig {
    /// Transitions kept.
    /// Unit: transitions.
    pub capacity: usize,
}
}

impl Default for ReplayConfig {
    fn default() -> Self {
        Self { capacity: 200_000 }
    }
}

/// Which weights choose the learner's own moves.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlayingWeights {
    /// The weights under training.
    Online,
    /// Their running average.
    Ema,
}

documented! {
/// How much the learner tries out (ε-greedy, Watkins 1989): every game has a rate ε of its own (Ape-X, Horgan et al. 2018).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ExplorationConfig {
    /// ε of the first game: the chance that a choice of the learner is drawn at random from the legal ones. The games in between
    /// form a geometric ladder.
    /// Unit: probability.
    pub highest: f64,
    /// ε of the last game. The league counts the results of the last quarter of the games, which explores least.
    /// Unit: probability.
    pub lowest: f64,
    /// Which weights choose the learner's own moves. Measured on paper after 7,000 updates, 80 games against `delta`, two
    /// seeds each: averaged .21 and .28, online .03 and .01.
    pub weights: PlayingWeights,
    /// Of the other side's next moves the network's own choices in training are to stay safe from, before exploration, as
    /// `evaluation.replies` has it in play; in games with foresight and one head (paper); 0: none.
    /// Unit: moves of the other side.
    pub replies: u32,
}
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

documented! {
/// Who the learner plays against. The three fractions are of games started and must sum to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LeagueConfig {
    /// Games in which both seats are the learner, on its present weights.
    /// Unit: share of games.
    pub mirror_fraction: f64,
    /// Games in which one seat is a frozen earlier self; mirror games while there is none.
    /// Unit: share of games.
    pub snapshot_fraction: f64,
    /// Games in which one seat is a bot.
    /// Unit: share of games.
    pub bot_fraction: f64,
    /// The bots: any SPEC that `turf evaluate` takes, for example `delta`, `negamax@depth=5`, `shipped`, `policy:PATH` or
    /// `python:PATH`; empty: all that are built in.
    pub bots: Vec<String>,
    /// Those of the bots whose own decisions are learnt from too, as demonstrations (`dqn.margin`).
    pub demonstrators: Vec<String>,
    /// Frozen selves kept; beyond that a new one takes the place of the one that the learner beats most.
    /// Unit: snapshots.
    pub n_snapshots: usize,
    /// Decisions between snapshots.
    /// Unit: decisions.
    pub snapshot_period: u64,
    /// Snapshots, and likewise bots, are drawn with weight (1 - score)^power and a little more, where score is how well the
    /// learner does against them (prioritised fictitious self-play, Vinyals et al. 2019); 0: all
    /// alike.
    /// Unit: exponent.
    pub hardness_power: f64,
    /// Chance that a choice of a snapshot is drawn at random, so that its games do not repeat.
    /// Unit: probability.
    pub snapshot_epsilon: f64,
    /// Promotion gate: a snapshot is refused when, in at most so many games against the one before, a sequential test
    /// finds that it is not `gate_elo` stronger. 0: no gate, every snapshot is taken in.
    /// Unit: games.
    pub gate_games: usize,
    /// The difference in Elo the gate asks for.
    /// Unit: Elo points.
    pub gate_elo: f64,
    /// Decisions between exploiters (main exploiters, Vinyals et al. 2019): a second learner trains against the averaged weights
    /// alone, which are frozen and play as they are exported, while the run waits; then it is seated like a snapshot. It begins with
    /// those weights, every second one with fresh ones. 0: none.
    /// Unit: decisions.
    pub exploiter_period: u64,
    /// What an exploiter trains for; beside the run's own decisions.
    /// Unit: decisions.
    pub exploiter_decisions: u64,
    /// Trained samples per transition of an exploiter, in place of `dqn.samples_per_transition`: its opponent may think for longer
    /// than an update takes.
    /// Unit: samples per transition.
    pub exploiter_samples: f64,
}
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

documented! {
/// Matches that measure the averaged weights, without exploration, on the contest's own settings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EvaluationConfig {
    /// Decisions between evaluations; 0: by time alone.
    /// Unit: decisions.
    pub period: u64,
    /// Time between evaluations at most; 0: by decisions alone; both 0: only at the end.
    /// Unit: minutes.
    pub minutes: f64,
    /// Games against each bot, each set-up from both seats.
    /// Unit: games.
    pub games: usize,
    /// Games against each bot on fresh set-ups that confirm what looks like the best so far; its checkpoint is kept where it is
    /// the best there too. As many measure an exploiter of the league.
    /// Unit: games.
    pub confirm_games: usize,
    /// Games at most against the policy that a run begins with (`turf train --from`), and as many against `policy.turf`, before each
    /// snapshot and at the end: only what is surely stronger than the start becomes `policy.turf` and a snapshot; 0: everything does.
    /// Unit: games.
    pub start_games: usize,
    /// Games against each bot at the end of the run.
    /// Unit: games.
    pub final_games: usize,
    /// The bots: any SPEC that `turf evaluate` takes; empty: all that are built in.
    pub bots: Vec<String>,
    /// Built-in bots never met in training that the table at the end holds at least, where the game has so many.
    /// Unit: bots.
    pub unmet: usize,
    /// Plies that the evaluated and the exported policy look ahead; 0: none.
    /// Unit: plies.
    pub look_ahead: u32,
    /// Of the other side's next moves the choices of the evaluated and the exported policy are to stay safe from, in games
    /// with foresight (paper); 0: none.
    /// Unit: moves of the other side.
    pub replies: u32,
}
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

documented! {
/// What is kept of a run on disk.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CheckpointConfig {
    /// Decisions between checkpoints; 0: by time alone.
    /// Unit: decisions.
    pub period: u64,
    /// Time between checkpoints at most; 0: by decisions alone.
    /// Unit: minutes.
    pub minutes: f64,
    /// Checkpoints kept.
    /// Unit: checkpoints.
    pub keep: usize,
    /// Keep the replay buffer in the checkpoint.
    pub replay: bool,
}
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

documented! {
/// What is told of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MetricsConfig {
    /// Decisions between points of the curves.
    /// Unit: decisions.
    pub period: u64,
}
}

impl Default for MetricsConfig {
    fn default() -> Self {
        Self { period: 250_000 }
    }
}
