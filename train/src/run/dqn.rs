//! State of a run of deep Q-learning: games, learner and replay buffer, and what one step does to them.

mod reporting;
mod saving;

use std::cmp::Reverse;
use std::iter;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::rollout::cpu_time::{Activity, CpuTimer};
use crate::rollout::league::SnapshotId;
use crate::rollout::{Rollout, RolloutChunk, RolloutConfig, Weights};
use anyhow::{Error, Result};
use turf_agents::Offered;
use turf_agents::policy::file::{Content, PolicyFile};
use turf_agents::policy::net::Net;
use turf_agents::policy::{LOOK_AHEAD, Policy, REPLIES, Reward};
use turf_env::{Encoding, Rng, Rules};

use crate::config::TrainConfig;
use crate::data::replay_buffer::{self, ReplayBuffer, Sources};
use crate::learn::device::Device;
use crate::learn::learner::{Diverged, Learner};
use crate::nn::network::{Network, Shape};
use crate::report::bot_result::BotResult;
use crate::report::cpu_shares::CpuTimes;
use crate::report::metrics::{Metrics, Progress};
use crate::run::evaluation::{self, Purpose};
use crate::run::parts::{check_memory, checked_shape};
use crate::run::remote_actors::RemoteActors;
use crate::run::threads;
use crate::run::{Run, SaveRequest, Totals};
use crate::store::run_folder::RunFolder;
use crate::store::run_state::{Best, Counters, EvaluationPoint};

/// Random stream of the learner. Streams of games are numbered from 0.
const LEARNER_STREAM: u64 = u64::MAX;

pub struct SelfPlay<E: Encoding<Rules: Offered>> {
    pub encoding: E,
    pub config: TrainConfig<<E::Rules as Rules>::Config>,
    pub rollout: Rollout<E>,
    pub learner: Learner,
    pub replay: ReplayBuffer,
    /// Chunks of the last step, stored while the next one is played.
    pending: Vec<RolloutChunk>,
    pub snapshots: Vec<Weights>,
    pub former: Vec<(SnapshotId, Weights)>,
    /// Policy that a warm start exports ([`crate::run::warm`]). `None` in other runs.
    pub(super) kept: Option<PolicyFile>,
    pub counters: Counters,
    pub best: Option<Best>,
    pub curve: Vec<EvaluationPoint>,
    pub time: CpuTimes,
    pub remote_actors: Option<RemoteActors>,
    pub save_request: Option<SaveRequest>,
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
        games: impl FnOnce(RolloutConfig<<E::Rules as Rules>::Config>, Arc<dyn Policy>) -> Result<Rollout<E>>,
    ) -> Result<Self> {
        let shape = checked_shape(encoding, &config)?;
        let stored = RolloutConfig::of(&config).stored(encoding);
        let sources = Sources { n: 2 * config.env.n_envs, n_step: config.dqn.n_step };
        check_memory(replay_buffer::bytes(stored, config.replay.capacity, sources) as u64, &config)?;
        let pool = threads::pool(config.env.n_threads)?;
        let mut learner = Learner::new(&config.dqn, shape.clone(), device, Rng::stream(config.seed, LEARNER_STREAM, 0));
        if config.dqn.mirror {
            learner.mirror_samples(encoding);
        }
        let policy = averaged_policy(&shape, &mut learner, config.exploration.replies);
        Ok(Self {
            encoding,
            rollout: games(RolloutConfig::of(&config), policy)?,
            replay: ReplayBuffer::new(stored, config.replay.capacity, sources),
            pending: Vec::new(),
            snapshots: Vec::new(),
            former: Vec::new(),
            kept: None,
            counters: Counters::default(),
            best: None,
            curve: Vec::new(),
            time: CpuTimes::start(),
            remote_actors: None,
            save_request: None,
            learner,
            shape,
            pool: Arc::new(pool),
            config,
        })
    }

    pub fn play_and_learn(&mut self) -> Result<(), Diverged> {
        let n_updates = self.take_due_updates();
        let (learner, replay, rollout) = (&mut self.learner, &mut self.replay, &mut self.rollout);
        let (shape, replies) = (&self.shape, self.config.exploration.replies);
        let pending = &mut self.pending;
        let learned = rollout.step_beside(&self.pool, || {
            let appending = append(replay, pending);
            (1..=n_updates).try_for_each(|k| learner.update(replay, k == n_updates))?;
            let in_torch = (n_updates > 0).then(|| policy_in_torch(learner, replies, None)).flatten();
            let network = (n_updates > 0 && in_torch.is_none()).then(|| learner.average());
            let (cells, copying) = network.and_then(Network::copied_cells).unzip();
            let mut timer = CpuTimer::start();
            let policy = in_torch.or(network.map(|network| batch_policy(shape, network.weights_with(cells))));
            Ok((policy, copying.unwrap_or_default(), timer.lap(), appending))
        });
        let (policy, copying, hand_over, appending) = learned?;
        self.time.spent.add(Activity::Append, appending);
        self.time.serial += hand_over;
        self.time.spent.add(Activity::HandOver, hand_over + copying);
        if let Some(policy) = policy {
            self.rollout.set_policy(policy, self.learner.updates());
        }
        self.counters.decisions += self.config.env.n_envs as u64;
        Ok(())
    }

    /// Returns the number of updates that are due for the transitions stored so far. They stay due while the replay
    /// buffer cannot be sampled.
    fn take_due_updates(&mut self) -> usize {
        if !self.replay.can_be_sampled() && self.pending.iter().all(|chunk| chunk.n_transitions() == 0) {
            return 0;
        }
        let batch = self.config.dqn.batch_size as f64;
        let n = (self.counters.samples_due / batch).floor();
        self.counters.samples_due -= n * batch;
        n as usize
    }

    /// Counts the transitions and games of the last step. The next step stores them, or `store`.
    pub fn take_in(&mut self, metrics: &mut Metrics) {
        let mut timer = CpuTimer::start();
        self.store();
        self.rollout.swap_chunks(&mut self.pending);
        for end in self.pending.iter().flat_map(|chunk| &chunk.outcomes) {
            metrics.games.add(end);
            self.counters.games += 1;
        }
        self.count(self.pending.iter().map(|chunk| chunk.n_transitions() as u64).sum());
        let time = timer.lap();
        self.time.serial += time;
        self.time.spent.add(Activity::Append, time);
    }

    /// Stores all transitions that are counted.
    pub(super) fn store(&mut self) {
        append(&mut self.replay, &mut self.pending);
    }

    /// Counts transitions that are not stored yet.
    pub(super) fn count(&mut self, new: u64) {
        self.counters.transitions += new;
        if self.replay.pushed_transitions() + new >= self.config.dqn.learning_start as u64 {
            self.counters.samples_due += new as f64 * self.config.dqn.samples_per_transition;
        }
    }

    pub fn progress(&self) -> Progress {
        Progress { decisions: self.counters.decisions, updates: self.learner.updates() }
    }

    /// Hands the weights over; `trained` if they were learnt, if not by this run's updates.
    pub fn refresh_policy(&mut self, trained: bool) {
        let policy = averaged_policy(&self.shape, &mut self.learner, self.config.exploration.replies);
        self.rollout.set_policy(policy, self.learner.updates().max(trained.into()));
    }

    pub(super) fn net(&self, weights: &Weights) -> Result<Arc<dyn Policy>, String> {
        let net = Net::of_weights(&self.shape.spec, self.shape.dims, weights.clone()).map_err(|why| why.to_string())?;
        let in_torch = policy_in_torch(&self.learner, self.config.exploration.replies, Some(weights));
        Ok(in_torch.unwrap_or_else(|| Arc::new(net)))
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

    pub(super) fn seat(&mut self, place: usize, weights: Weights) -> Result<()> {
        let net = self.net(&weights).map_err(Error::msg)?;
        let replaced = self.rollout.put_snapshot(place, net);
        match self.snapshots.get_mut(place) {
            Some(there) => {
                let old = std::mem::replace(there, weights);
                self.former.extend(replaced.into_iter().map(|id| (id, old.clone())));
            }
            None => self.snapshots.push(weights),
        }
        Ok(())
    }

    pub(super) fn pull_if_warm(&mut self) -> Result<()> {
        match self.rollout.league().newest().filter(|_| self.kept.is_some()) {
            Some(newest) => self.learner.pull_towards(&self.policy_of(self.snapshots[newest].clone())),
            None => Ok(()),
        }
    }

    /// Returns the policy for checkpoints and `policy.turf`. After a warm start it is the last one that was surely
    /// stronger than the start, at first the start itself. In other runs it is the averaged weights. With
    /// `evaluation.proposers` it is a search that asks this network and snapshots, from newest to oldest.
    pub fn exported(&mut self) -> PolicyFile {
        let newest = match &self.kept {
            Some(kept) => kept.clone(),
            None => self.policy_file(),
        };
        let proposers = self.config.evaluation.proposers;
        if proposers == 0 {
            return newest;
        }
        let pool = self.rollout.league().snapshots();
        let mut places: Vec<usize> = (0..self.snapshots.len()).collect();
        places.sort_by_key(|&place| Reverse(pool[place].taken_at));
        let n = places.len().min(proposers - 1);
        // Spread over the ages, the oldest among them.
        let chosen = (1..=n).map(|k| places[places.len() * k / n - 1]);
        let others = chosen.map(|place| self.policy_of(self.snapshots[place].clone()));
        let networks: Vec<PolicyFile> = iter::once(newest).chain(others).collect();
        self.encoding.rules().search_asking(&networks).expect("the settings are checked")
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

/// Stores chunks and clears them. Returns the CPU time.
fn append(replay: &mut ReplayBuffer, chunks: &mut [RolloutChunk]) -> Duration {
    let mut timer = CpuTimer::start();
    for chunk in chunks {
        replay.append(chunk);
        chunk.clear();
    }
    timer.lap()
}

fn averaged_policy(shape: &Shape, learner: &mut Learner, replies: u32) -> Arc<dyn Policy> {
    let in_torch = policy_in_torch(learner, replies, None);
    in_torch.unwrap_or_else(|| batch_policy(shape, learner.average().weights()))
}

/// Returns [`Learner::policy_in_torch`], if policies are not asked about single games ([`crate::config::ExplorationConfig::replies`]).
fn policy_in_torch(learner: &Learner, replies: u32, weights: Option<&Weights>) -> Option<Arc<dyn Policy>> {
    learner.policy_in_torch(weights).filter(|_| replies == 0)
}

fn batch_policy(shape: &Shape, weights: Weights) -> Arc<dyn Policy> {
    Arc::new(Net::of_weights(&shape.spec, shape.dims, weights).expect("the learner's own weights"))
}
