//! The training loop, top to bottom.
//!
//! All games advance one decision while the learner makes the updates that are due on what was stored before; then the
//! new transitions are stored and the new weights handed over. The two halves of an iteration touch nothing in common,
//! so running them at the same time, on however many threads, changes no number: equal settings and an equal number of
//! updates give equal weights, bit for bit.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::rollout::cpu_time::Laps;
use crate::rollout::league::SnapshotId;
use crate::rollout::net::Net;
use crate::rollout::observation::ObservationShape;
use crate::rollout::{COUNT_LIMIT, Rollout, RolloutChunk, RolloutConfig, Weights};
use anyhow::{Context, Error, Result, anyhow, ensure};
use turf_agents::BuiltinBots;
use turf_agents::input::one_line;
use turf_agents::notice::notice;
use turf_agents::policy::Reward;
use turf_agents::policy::file::PolicyFile;
use turf_agents::policy::{LOOK_AHEAD, REPLIES};
use turf_env::{Encoding, Game, Rng};

use crate::config::{PlayingWeights, TrainConfig};
use crate::data::replay_buffer::{self, ReplayBuffer, Sources, all_readable};
use crate::learn::device::Device;
use crate::learn::learner::{Diverged, Learner};
use crate::nn::network::{Network, Shape};
use crate::report::cpu_shares::CpuTimes;
use crate::report::metrics::{Budget, Metrics, Progress, Report};
use crate::run::elsewhere::Elsewhere;
use crate::run::exploiters;
use crate::run::parts::{check_memory, checked_shape};
use crate::run::threads;
use crate::store::checkpoint::{self, Expected};
use crate::store::run_folder::RunFolder;
use crate::store::run_state::{Best, Counters, EvaluationPoint, RunState, SavedRun};

/// Random stream of the learner, beside those of the games and of the rollout.
const LEARNER_STREAM: u64 = u64::MAX;
/// A point of the curves is due after this time, however few decisions were made.
const MOST_BETWEEN_POINTS: Duration = Duration::from_secs(10);

/// A training run in memory.
pub struct SelfPlay<E: Encoding>
where
    E::Game: BuiltinBots,
{
    /// Its settings.
    pub config: TrainConfig<<E::Game as Game>::Config>,
    /// The games and their players.
    pub rollout: Rollout<E>,
    /// The weights under training.
    pub learner: Learner,
    /// The memory.
    pub replay: ReplayBuffer,
    /// The frozen opponents' weights.
    pub snapshots: Vec<Weights>,
    /// The weights of replaced ones, which games may go on against.
    pub former: Vec<(SnapshotId, Weights)>,
    /// Policy that a warm start exports ([`crate::run::warm`]).
    pub(super) kept: Option<PolicyFile>,
    /// What was done so far.
    pub counters: Counters,
    /// The best evaluation on the way.
    pub best: Option<Best>,
    /// All evaluations on the way.
    pub curve: Vec<EvaluationPoint>,
    /// Where the time of this process went.
    pub time: CpuTimes,
    /// Actors in other processes, where there are any.
    pub elsewhere: Option<Elsewhere>,
    /// A flag that asks for a save, and where to.
    pub asked: Option<(Arc<AtomicBool>, Arc<RunFolder>)>,
    shape: Arc<Shape>,
    pub(super) pool: Arc<rayon::ThreadPool>,
}

impl<E: Encoding> SelfPlay<E>
where
    E::Game: BuiltinBots,
{
    /// A run at its start. Fails on settings that do not fit the game, and where no threads can be had.
    pub fn new(config: TrainConfig<<E::Game as Game>::Config>, device: Device) -> Result<Self> {
        Self::of(config, device, |config, policy| Ok(Rollout::new(config, policy)?))
    }

    /// The same with games of one's own making.
    pub(super) fn of(
        config: TrainConfig<<E::Game as Game>::Config>,
        device: Device,
        games: impl FnOnce(RolloutConfig<<E::Game as Game>::Config>, Arc<Net>) -> Result<Rollout<E>>,
    ) -> Result<Self> {
        let shape = checked_shape::<E>(&config)?;
        let stored = ObservationShape::of::<E>(config.network.use_cells);
        let sources = Sources {
            n: 2 * config.env.n_envs,
            n_step: config.dqn.n_step,
        };
        check_memory(
            replay_buffer::bytes(stored, config.replay.capacity, sources) as u64 * exploiters::memories(&config),
            &config,
        )?;
        let pool = threads::pool(config.env.n_threads)?;
        let mut learner = Learner::new(
            &config.dqn,
            shape.clone(),
            device,
            Rng::stream(config.seed, LEARNER_STREAM, 0),
        );
        if config.dqn.mirror {
            learner.mirror_samples(E::mirror);
        }
        let policy = batch_policy(
            &shape,
            playing_network(&mut learner, config.exploration.weights).weights(),
        );
        Ok(Self {
            rollout: games(RolloutConfig::of(&config), policy)?,
            replay: ReplayBuffer::new(stored, config.replay.capacity, sources),
            snapshots: Vec::new(),
            former: Vec::new(),
            kept: None,
            counters: Counters::default(),
            best: None,
            curve: Vec::new(),
            time: CpuTimes::start(),
            elsewhere: None,
            asked: None,
            learner,
            shape,
            pool: Arc::new(pool),
            config,
        })
    }

    /// Trains until the budget is used up or `stop` is raised; evaluates, reports and saves on the way. Fails with
    /// [`Diverged`] where learning no longer makes sense; no checkpoint is written of that.
    pub fn run(&mut self, budget: Budget, stop: &AtomicBool, folder: &RunFolder, metrics: &mut Metrics) -> Result<()> {
        let (wall_before, start) = (self.counters.wall_s, Instant::now());
        self.time = CpuTimes::start();
        metrics.start(self.progress());
        let (mut saved, mut evaluated) = ((self.counters.saved_at, start), start);
        let mut reported = start;
        // What a stop broke off; else nothing is due before the first iteration.
        self.take_snapshot(metrics)?;
        if is_due(
            self.counters.decisions,
            self.counters.evaluated_at,
            self.config.evaluation.period,
        ) {
            self.evaluate_on_the_way(folder, metrics)?;
        }
        while !stop.load(Ordering::Relaxed) && !self.is_over(&budget) {
            if !self.exploit_if_due(stop, &budget, metrics)? {
                break;
            }
            if !self.exchange(metrics) {
                notice("the actors are gone: saves and exports");
                break;
            }
            self.iterate(metrics)?;
            self.counters.wall_s = wall_before + start.elapsed().as_secs_f64();
            metrics.progress(self.progress(), &budget);
            let now = self.counters.decisions;
            // A slow or short run has its points, too.
            let waited = reported.elapsed() >= MOST_BETWEEN_POINTS && now > self.counters.reported_at;
            if is_due(now, self.counters.reported_at, self.config.metrics.period) || waited {
                (self.counters.reported_at, reported) = (now, Instant::now());
                self.report(metrics);
                let payoff = serde_json::to_string_pretty(&self.rollout.league().payoff())?;
                if let Err(error) = folder.write("league.json", &payoff) {
                    metrics.warn(&format!("{error:#}"));
                }
            }
            let late = is_late(evaluated, self.config.evaluation.minutes);
            if is_due(now, self.counters.evaluated_at, self.config.evaluation.period) || late {
                self.evaluate_on_the_way(folder, metrics)?;
                evaluated = Instant::now();
            }
            if saved.0 != self.counters.saved_at {
                saved = (self.counters.saved_at, Instant::now());
            }
            let late = is_late(saved.1, self.config.checkpoint.minutes);
            if is_due(now, self.counters.saved_at, self.config.checkpoint.period) || late {
                self.save_on_the_way(folder)?;
            }
            self.save_if_asked()?;
        }
        Ok(self.learner.check()?)
    }

    /// One decision in every game, the updates that are due, and what comes of both.
    pub fn iterate(&mut self, metrics: &mut Metrics) -> Result<()> {
        self.play_and_learn()?;
        self.take_in(metrics);
        self.take_snapshot(metrics)
    }

    /// One decision in every game, and the updates that are due; the games to come are played with the new weights.
    pub fn play_and_learn(&mut self) -> Result<(), Diverged> {
        let n_updates = self.take_due_updates();
        let (learner, replay, rollout) = (&mut self.learner, &self.replay, &mut self.rollout);
        let (shape, weights) = (&self.shape, self.config.exploration.weights);
        let learned = rollout.step_beside(&self.pool, || {
            let plays = |k| k == n_updates && weights == PlayingWeights::Ema;
            (1..=n_updates).try_for_each(|k| learner.update(replay, plays(k)))?;
            let network = (n_updates > 0).then(|| playing_network(learner, weights));
            let (cells, copying) = network.and_then(Network::copied_cells).unzip();
            let mut laps = Laps::start();
            let policy = network.map(|network| batch_policy(shape, network.weights_with(cells)));
            Ok((policy, copying.unwrap_or_default(), laps.lap()))
        });
        let (policy, copying, hand_over) = learned?;
        self.time.copying += copying;
        self.time.hand_over += hand_over;
        if let Some(policy) = policy {
            self.rollout.set_policy(policy, self.learner.updates());
        }
        self.counters.decisions += self.config.env.n_envs as u64;
        Ok(())
    }

    /// How many updates the transitions stored so far have earned; they wait where there is nothing to learn from.
    fn take_due_updates(&mut self) -> usize {
        if !self.replay.can_be_sampled() {
            return 0;
        }
        let batch = self.config.dqn.batch_size as f64;
        let n = (self.counters.samples_due / batch).floor();
        self.counters.samples_due -= n * batch;
        n as usize
    }

    /// Stores the transitions that the games brought, and notes how those ended that did.
    pub fn take_in(&mut self, metrics: &mut Metrics) {
        let mut laps = Laps::start();
        let before = self.replay.pushed_transitions();
        for chunk in self.rollout.chunks() {
            self.replay.append(chunk);
            chunk.outcomes.iter().for_each(|end| metrics.game(end));
            self.counters.games += chunk.outcomes.len() as u64;
        }
        self.note_stored(before);
        self.time.append += laps.lap();
    }

    /// Stores a chunk that came from elsewhere.
    pub(super) fn store(&mut self, chunk: &RolloutChunk) {
        let mut laps = Laps::start();
        let before = self.replay.pushed_transitions();
        self.replay.append(chunk);
        self.note_stored(before);
        self.time.append += laps.lap();
    }

    /// Notes the updates that are due for what was stored since.
    fn note_stored(&mut self, before: u64) {
        let new = self.replay.pushed_transitions() - before;
        self.counters.transitions += new;
        if self.replay.len() >= self.config.dqn.learning_start {
            self.counters.samples_due += new as f64 * self.config.dqn.samples_per_transition;
        }
    }

    /// One point on every curve.
    pub fn report(&mut self, metrics: &mut Metrics) {
        let (learn, actors) = (self.learner.take_stats(), self.rollout.take_stats());
        self.time.learn += learn;
        self.time.actors += actors;
        let exploration = &self.config.exploration;
        if let Some(elsewhere) = &mut self.elsewhere {
            metrics.elsewhere(&elsewhere.taken.since(&elsewhere.reported), self.counters.decisions);
            elsewhere.reported = elsewhere.taken;
        }
        metrics.report(Report {
            progress: self.progress(),
            games: self.counters.games,
            learning_rate: self.learner.learning_rate(),
            epsilon: [exploration.highest, exploration.lowest],
            learn,
            actors,
            shares: self.time.shares(self.time.total()),
            weight_norms: self.learner.online().norms(),
            replay: (self.replay.len(), self.replay.pushed_transitions()),
            recent: self.rollout.league_mut().take_recent(),
            league: self.rollout.league(),
        });
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        Progress {
            decisions: self.counters.decisions,
            updates: self.learner.updates(),
        }
    }

    /// Lets the learner's present weights play, the online or the averaged ones as the settings say.
    pub fn refresh_policy(&mut self) {
        let weights = self.playing_weights();
        let policy = batch_policy(&self.shape, weights);
        self.rollout.set_policy(policy, self.learner.updates());
    }

    /// The weights that play the learner's seats.
    pub(super) fn playing_weights(&mut self) -> Weights {
        playing_network(&mut self.learner, self.config.exploration.weights).weights()
    }

    /// The network with these weights, for play.
    pub(super) fn net(&self, weights: &Weights) -> Result<Arc<Net>, String> {
        Net::new(&self.shape.spec, self.shape.dims, weights.clone()).map(Arc::new)
    }

    /// The averaged weights as a policy: what is exported, unless a warm start refuses it.
    pub fn policy_file(&mut self) -> PolicyFile {
        let weights = self.learner.average().weights();
        self.policy_of(weights)
    }

    /// These weights as a policy.
    pub(super) fn policy_of(&self, tensors: Weights) -> PolicyFile {
        let (dqn, evaluation) = (&self.config.dqn, &self.config.evaluation);
        let reward = Reward {
            gamma: dqn.gamma,
            potential_scale: dqn.potential_scale,
            end_reward: dqn.end_reward,
        };
        let notes = [
            ("decisions", self.counters.decisions.to_string()),
            ("updates", self.learner.updates().to_string()),
            ("seed", self.config.seed.to_string()),
            (LOOK_AHEAD, evaluation.look_ahead.to_string()),
            (REPLIES, evaluation.replies.to_string()),
        ];
        PolicyFile {
            encoding: E::NAME.into(),
            network: self.shape.spec.clone(),
            shield: self.config.env.shield,
            notes: notes
                .into_iter()
                .map(|(key, value)| (key.to_string(), value))
                .chain(reward.notes())
                .collect(),
            tensors,
        }
    }

    /// Writes a checkpoint; its path. Fails where the disk is full or a weight is not finite.
    pub fn save(&mut self, folder: &RunFolder) -> Result<PathBuf> {
        let rollout = self.rollout.state();
        self.former.retain(|(id, _)| rollout.former.contains(id));
        let state = RunState {
            encoding: E::NAME,
            config: self.config.to_toml(),
            counters: self.counters,
            best: self.best.clone(),
            curve: self.curve.clone(),
            policy: self.exported(),
            learner: self.learner.state(),
            rollout,
            snapshots: &self.snapshots,
            former: &self.former,
            replay: &self.replay,
            keep_replay: self.config.checkpoint.replay,
        };
        checkpoint::save(state, folder, self.config.checkpoint.keep)
    }

    /// Saves on the way. A checkpoint that cannot be written is told of and tried again a period later: the disk may have
    /// room then, and stopping would lose more.
    pub(super) fn save_on_the_way(&mut self, folder: &RunFolder) -> Result<()> {
        self.learner.check()?;
        self.counters.saved_at = self.counters.decisions;
        if let Err(error) = self.save(folder) {
            notice(format!("warning: {error:#}; training goes on"));
        }
        Ok(())
    }

    /// Goes on from the newest good checkpoint and returns its path; `None` where there is none at all yet. `warn` hears of
    /// damaged ones. Fails where all are damaged or of another run.
    pub fn resume(&mut self, folder: &RunFolder, warn: impl FnMut(String)) -> Result<Option<PathBuf>> {
        let expected = Expected {
            encoding: E::NAME,
            shape: self.replay.shape(),
            replay_bytes: self.replay.bytes(),
        };
        let Some((path, saved)) = checkpoint::load(folder, &expected, warn)? else {
            return Ok(None);
        };
        self.restore(saved).with_context(|| checkpoint::cannot_resume(&path))?;
        Ok(Some(path))
    }

    /// Takes over a saved run, which is of these settings. Fails where it contradicts itself; this one is of no use then.
    fn restore(&mut self, mut saved: SavedRun) -> Result<()> {
        let made_with = TrainConfig::default().overlaid(&saved.config, &[]);
        let made_with: TrainConfig<<E::Game as Game>::Config> =
            made_with.map_err(|error| anyhow!("config.toml: {}", one_line(error)))?;
        made_with
            .check_changes(&self.config)
            .context("config.toml was changed since")?;
        saved.rollout.league.change(&self.config.league);
        self.check_counters(&saved).context(checkpoint::STATE)?;
        for (place, weights) in saved.snapshots.iter().enumerate() {
            let net = self.net(weights).map_err(Error::msg).context(checkpoint::WEIGHTS)?;
            self.rollout.put_snapshot(place, net);
        }
        for (id, weights) in &saved.former {
            let net = self.net(weights).map_err(Error::msg).context(checkpoint::WEIGHTS)?;
            self.rollout.put_former(*id, net);
        }
        (self.snapshots, self.former) = (saved.snapshots, saved.former);
        self.learner.restore(saved.learner).context(checkpoint::WEIGHTS)?;
        let network = self.learner.online();
        if let Some(replay) = &saved.replay {
            let columns = checkpoint::columns(&replay.file)?;
            let column = |name: &str| checkpoint::find_column(&columns, name);
            self.replay
                .restore(replay.counters, column, |rows| network.can_read(rows))
                .map_err(Error::msg)
                .context(checkpoint::REPLAY)?;
        }
        let (pool, rollout) = (&self.pool, &mut self.rollout);
        let observations = &saved.rollout.observations;
        ensure!(
            all_readable(observations, 0..observations.len(), |rows| network.can_read(rows)),
            "{}: a decision that waits has an observation that no game has",
            checkpoint::REPLAY
        );
        pool.install(|| rollout.restore(saved.rollout))
            .map_err(Error::msg)
            .context(checkpoint::STATE)?;
        self.counters = saved.counters;
        self.best = saved.best;
        self.curve = saved.curve;
        self.refresh_policy();
        self.resume_warm(saved.policy)
    }

    /// Refuses book-keeping that could not have come of this run; what is used as a number of something must be one.
    fn check_counters(&self, saved: &SavedRun) -> Result<()> {
        let (counters, dqn) = (&saved.counters, &self.config.dqn);
        // What actors sent may have come all at once, so no less than all transitions could still be due.
        let most_due = counters.transitions as f64 * dqn.samples_per_transition;
        let counted = [
            counters.decisions,
            counters.transitions,
            counters.games,
            saved.learner.updates,
        ];
        ensure!(
            (0.0..=most_due + dqn.batch_size as f64).contains(&counters.samples_due)
                && counted.iter().all(|&n| n < COUNT_LIMIT)
                && counters.wall_s >= 0.0
                && saved.best.as_ref().is_none_or(|best| best.updates < COUNT_LIMIT),
            "its book-keeping contradicts itself"
        );
        Ok(())
    }

    fn is_over(&self, budget: &Budget) -> bool {
        budget.deadline.is_some_and(|deadline| Instant::now() >= deadline)
            || budget.updates.is_some_and(|updates| self.learner.updates() >= updates)
            || budget.score.is_some_and(|score| self.is_clear(score))
    }
}

/// What chooses the learner's moves.
fn playing_network(learner: &mut Learner, weights: PlayingWeights) -> &Network {
    match weights {
        PlayingWeights::Online => learner.online(),
        PlayingWeights::Ema => learner.average(),
    }
}

/// These weights as a policy for many games.
fn batch_policy(shape: &Shape, weights: Weights) -> Arc<Net> {
    Arc::new(Net::new(&shape.spec, shape.dims, weights).expect("the learner's own weights"))
}

/// Returns true once `period` has passed since `last`; never if `period` is 0.
fn is_due(now: u64, last: u64, period: u64) -> bool {
    period > 0 && now.saturating_sub(last) >= period
}

/// Whether so many minutes (0: never) have passed.
fn is_late(since: Instant, minutes: f64) -> bool {
    minutes > 0.0 && since.elapsed().as_secs_f64() >= 60.0 * minutes
}

#[cfg(test)]
pub(in crate::run) mod tests;
