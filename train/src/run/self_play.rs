//! The training loop, top to bottom.
//!
//! All games advance one decision while the learner makes the updates that are due on the stored transitions. Then the
//! new transitions are stored and the new weights handed over. The two halves of an iteration share no data, so running
//! them at the same time, on any number of threads, changes no number: equal settings and an equal number of updates
//! give equal weights, bit for bit.

mod saving;
#[cfg(test)]
pub(in crate::run) mod tests;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::rollout::cpu_time::CpuTimer;
use crate::rollout::league::SnapshotId;
use crate::rollout::observation::ObservationShape;
use crate::rollout::{Rollout, RolloutChunk, RolloutConfig, Weights};
use anyhow::Result;
use turf_agents::Offered;
use turf_agents::notice::notice;
use turf_agents::policy::Reward;
use turf_agents::policy::file::{Content, PolicyFile};
use turf_agents::policy::net::Net;
use turf_agents::policy::{LOOK_AHEAD, REPLIES};
use turf_env::{Encoding, Rng, Rules};

use crate::config::TrainConfig;
use crate::data::replay_buffer::{self, ReplayBuffer, Sources};
use crate::learn::device::Device;
use crate::learn::learner::{Diverged, Learner};
use crate::nn::network::{Network, Shape};
use crate::report::bot_result::BotResult;
use crate::report::cpu_shares::CpuTimes;
use crate::report::metrics::{Budget, Metrics, Progress, Report};
use crate::run::best::is_clear;
use crate::run::evaluation::{self, Purpose};
use crate::run::exploiters;
use crate::run::parts::{check_memory, checked_shape};
use crate::run::remote_actors::RemoteActors;
use crate::run::threads;
use crate::run::{Run, Totals};
use crate::store::run_folder::RunFolder;
use crate::store::run_state::{Best, Counters, EvaluationPoint};

/// Random stream of the learner. Streams of games are numbered from 0.
const LEARNER_STREAM: u64 = u64::MAX;
pub(super) const MAX_BETWEEN_POINTS: Duration = Duration::from_secs(10);

pub struct SelfPlay<E: Encoding<Rules: Offered>> {
    pub encoding: E,
    pub config: TrainConfig<<E::Rules as Rules>::Config>,
    pub rollout: Rollout<E>,
    pub learner: Learner,
    pub replay: ReplayBuffer,
    pub snapshots: Vec<Weights>,
    pub former: Vec<(SnapshotId, Weights)>,
    /// Policy that a warm start exports ([`crate::run::warm`]). `None` in other runs.
    pub(super) kept: Option<PolicyFile>,
    pub counters: Counters,
    pub best: Option<Best>,
    pub curve: Vec<EvaluationPoint>,
    pub time: CpuTimes,
    pub remote_actors: Option<RemoteActors>,
    pub asked: Option<(Arc<AtomicBool>, Arc<RunFolder>)>,
    shape: Arc<Shape>,
    pub(super) pool: Arc<rayon::ThreadPool>,
}

impl<E: Encoding<Rules: Offered>> SelfPlay<E> {
    pub fn new(encoding: E, config: TrainConfig<<E::Rules as Rules>::Config>, device: Device) -> Result<Self> {
        Self::of(encoding, config, device, |config, policy| Ok(Rollout::new(encoding, config, policy)?))
    }

    pub(super) fn of(
        encoding: E,
        config: TrainConfig<<E::Rules as Rules>::Config>,
        device: Device,
        games: impl FnOnce(RolloutConfig<<E::Rules as Rules>::Config>, Arc<Net>) -> Result<Rollout<E>>,
    ) -> Result<Self> {
        let shape = checked_shape(encoding, &config)?;
        let stored = ObservationShape::of(encoding, config.network.use_cells);
        let sources = Sources { n: 2 * config.env.n_envs, n_step: config.dqn.n_step };
        check_memory(
            replay_buffer::bytes(stored, config.replay.capacity, sources) as u64 * exploiters::memories(&config),
            &config,
        )?;
        let pool = threads::pool(config.env.n_threads)?;
        let mut learner = Learner::new(&config.dqn, shape.clone(), device, Rng::stream(config.seed, LEARNER_STREAM, 0));
        if config.dqn.mirror {
            learner.mirror_samples(encoding);
        }
        let policy = batch_policy(&shape, learner.average().weights());
        Ok(Self {
            encoding,
            rollout: games(RolloutConfig::of(&config), policy)?,
            replay: ReplayBuffer::new(stored, config.replay.capacity, sources),
            snapshots: Vec::new(),
            former: Vec::new(),
            kept: None,
            counters: Counters::default(),
            best: None,
            curve: Vec::new(),
            time: CpuTimes::start(),
            remote_actors: None,
            asked: None,
            learner,
            shape,
            pool: Arc::new(pool),
            config,
        })
    }

    /// Trains until the budget is used up or `stop` is raised. Evaluates, reports and saves on the way. Fails with
    /// [`Diverged`] if learning has diverged, without writing a checkpoint of that.
    pub fn run(&mut self, budget: Budget, stop: &AtomicBool, folder: &RunFolder, metrics: &mut Metrics) -> Result<()> {
        let (wall_before, start) = (self.counters.wall_s, Instant::now());
        self.time = CpuTimes::start();
        metrics.start(self.progress());
        let (mut saved, mut evaluated) = ((self.counters.saved_at, start), start);
        let mut reported = start;
        // Work that an earlier stop broke off. Otherwise nothing is due before the first iteration.
        self.take_snapshot(metrics)?;
        if is_due(self.counters.decisions, self.counters.evaluated_at, self.config.evaluation.period) {
            self.evaluate_on_the_way(folder, metrics)?;
        }
        while !stop.load(Ordering::Relaxed) && !self.is_over(&budget) {
            if !self.exploit_if_due(stop, &budget, metrics)? {
                break;
            }
            if !self.exchange(metrics) {
                notice("the actors are gone: saving and exporting");
                break;
            }
            self.iterate(metrics)?;
            self.counters.wall_s = wall_before + start.elapsed().as_secs_f64();
            metrics.progress(self.progress(), &budget);
            let now = self.counters.decisions;
            // Slow or short runs get points by time too.
            let waited = reported.elapsed() >= MAX_BETWEEN_POINTS && now > self.counters.reported_at;
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

    pub fn iterate(&mut self, metrics: &mut Metrics) -> Result<()> {
        self.play_and_learn()?;
        self.take_in(metrics);
        self.take_snapshot(metrics)
    }

    pub fn play_and_learn(&mut self) -> Result<(), Diverged> {
        let n_updates = self.take_due_updates();
        let (learner, replay, rollout) = (&mut self.learner, &self.replay, &mut self.rollout);
        let shape = &self.shape;
        let learned = rollout.step_beside(&self.pool, || {
            (1..=n_updates).try_for_each(|k| learner.update(replay, k == n_updates))?;
            let network = (n_updates > 0).then(|| learner.average());
            let (cells, copying) = network.and_then(Network::copied_cells).unzip();
            let mut timer = CpuTimer::start();
            let policy = network.map(|network| batch_policy(shape, network.weights_with(cells)));
            Ok((policy, copying.unwrap_or_default(), timer.lap()))
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

    /// Returns the number of updates that are due for the transitions stored so far. They stay due while the replay
    /// buffer cannot be sampled.
    fn take_due_updates(&mut self) -> usize {
        if !self.replay.can_be_sampled() {
            return 0;
        }
        let batch = self.config.dqn.batch_size as f64;
        let n = (self.counters.samples_due / batch).floor();
        self.counters.samples_due -= n * batch;
        n as usize
    }

    pub fn take_in(&mut self, metrics: &mut Metrics) {
        let mut timer = CpuTimer::start();
        let before = self.replay.pushed_transitions();
        for chunk in self.rollout.chunks() {
            self.replay.append(chunk);
            chunk.outcomes.iter().for_each(|end| metrics.game(end));
            self.counters.games += chunk.outcomes.len() as u64;
        }
        self.note_stored(before);
        self.time.append += timer.lap();
    }

    pub(super) fn store(&mut self, chunk: &RolloutChunk) {
        let mut timer = CpuTimer::start();
        let before = self.replay.pushed_transitions();
        self.replay.append(chunk);
        self.note_stored(before);
        self.time.append += timer.lap();
    }

    fn note_stored(&mut self, before: u64) {
        let new = self.replay.pushed_transitions() - before;
        self.counters.transitions += new;
        if self.replay.len() >= self.config.dqn.learning_start {
            self.counters.samples_due += new as f64 * self.config.dqn.samples_per_transition;
        }
    }

    pub fn report(&mut self, metrics: &mut Metrics) {
        let (learn, actors) = (self.learner.take_stats(), self.rollout.take_stats());
        self.time.learn += learn;
        self.time.actors += actors;
        let (exploration, progress) = (&self.config.exploration, self.progress());
        if let Some(remote_actors) = &mut self.remote_actors {
            metrics.remote_actors(&remote_actors.taken.since(&remote_actors.reported), progress);
            remote_actors.reported = remote_actors.taken;
        }
        metrics.report(Report {
            progress,
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

    pub fn progress(&self) -> Progress {
        Progress { decisions: self.counters.decisions, updates: self.learner.updates() }
    }

    pub fn refresh_policy(&mut self) {
        let weights = self.learner.average().weights();
        let policy = batch_policy(&self.shape, weights);
        self.rollout.set_policy(policy, self.learner.updates());
    }

    pub(super) fn net(&self, weights: &Weights) -> Result<Arc<Net>, String> {
        Net::of_weights(&self.shape.spec, self.shape.dims, weights.clone()).map(Arc::new).map_err(|why| why.to_string())
    }

    /// Returns the averaged weights as a policy. Runs without a warm start export it.
    pub fn policy_file(&mut self) -> PolicyFile {
        let weights = self.learner.average().weights();
        self.policy_of(weights)
    }

    pub(super) fn policy_of(&self, tensors: Weights) -> PolicyFile {
        let (dqn, evaluation) = (&self.config.dqn, &self.config.evaluation);
        let reward = Reward { gamma: dqn.gamma, potential_scale: dqn.potential_scale, end_reward: dqn.end_reward };
        let notes = [
            ("decisions", self.counters.decisions.to_string()),
            ("updates", self.learner.updates().to_string()),
            ("seed", self.config.seed.to_string()),
            (LOOK_AHEAD, evaluation.look_ahead.to_string()),
            (REPLIES, evaluation.replies.to_string()),
        ];
        PolicyFile {
            encoding: self.encoding.shape().name.into(),
            content: Content::Network(self.shape.spec.clone()),
            shield: self.config.env.shield,
            notes: notes.into_iter().map(|(key, value)| (key.to_string(), value)).chain(reward.notes()).collect(),
            tensors,
        }
    }

    fn is_over(&self, budget: &Budget) -> bool {
        budget.deadline.is_some_and(|deadline| Instant::now() >= deadline)
            || budget.updates.is_some_and(|updates| self.learner.updates() >= updates)
            || budget.decisions.is_some_and(|decisions| self.counters.decisions >= decisions)
            || budget.score.is_some_and(|score| is_clear(&self.curve, score))
    }
}

impl<E: Encoding<Rules: Offered>> Run for SelfPlay<E> {
    fn save(&mut self, folder: &RunFolder) -> Result<PathBuf> {
        Self::save(self, folder)
    }

    fn exported(&mut self) -> PolicyFile {
        Self::exported(self)
    }

    /// Plays the averaged weights, in the final evaluation the exported policy.
    fn evaluate(&mut self, purpose: Purpose, limit: Option<Duration>) -> Result<Vec<BotResult>> {
        let policy = match purpose {
            Purpose::Final => self.exported(),
            _ => self.policy_file(),
        };
        let (encoding, config) = (self.encoding, &self.config);
        let opponents = self.rollout.league().bots().iter();
        let met = opponents.filter(|_| config.league.bot_fraction > 0.0);
        let met: Vec<String> = met.map(|(name, _)| name.clone()).collect();
        let (bots, games) = evaluation::opponents(encoding, purpose, &config.evaluation, &met)?;
        let seed = purpose.seed(config.seed);
        self.beside(move || evaluation::evaluate(encoding, &policy, &bots, &met, games, seed, limit))?
    }

    fn curve(&self) -> &[EvaluationPoint] {
        &self.curve
    }

    fn totals(&self) -> Totals {
        let cpu = self.time.total();
        Totals {
            counters: self.counters,
            updates: self.learner.updates(),
            shares: self.time.shares(cpu),
            serial_fraction: self.time.serial_fraction(cpu),
            cpu_s: cpu.as_secs_f64(),
            best: self.best.clone(),
        }
    }
}

fn batch_policy(shape: &Shape, weights: Weights) -> Arc<Net> {
    Arc::new(Net::of_weights(&shape.spec, shape.dims, weights).expect("the learner's own weights"))
}

fn is_due(now: u64, last: u64, period: u64) -> bool {
    period > 0 && now.saturating_sub(last) >= period
}

pub(super) fn is_late(since: Instant, minutes: f64) -> bool {
    minutes > 0.0 && since.elapsed().as_secs_f64() >= 60.0 * minutes
}
