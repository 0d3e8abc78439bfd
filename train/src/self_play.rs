//! The training loop, top to bottom.
//!
//! All games advance one decision while the learner makes the updates that are due on what was stored before; then the
//! new transitions are stored and the new weights handed over. The two halves of an iteration touch nothing in common,
//! so running them at the same time, on however many threads, changes no number: equal settings and an equal number of
//! updates give equal weights, bit for bit.

mod evaluating;

pub use evaluating::Best;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use serde::{Deserialize, Serialize};
use tch::Device;
use turf_agents::BuiltinBots;
use turf_agents::play::bot::BotInfo;
use turf_agents::policy::check_replies;
use turf_agents::policy::file::{NetworkKind, NetworkSpec};
use turf_agents::policy::net::{self, Dims};
use turf_env::{Encoding, Game, Player, Rng};

use crate::checkpoint;
use crate::collector::{Chosen, Collector};
use crate::config::{Shaping, TrainConfig, Weights};
use crate::evaluation::{self, Purpose};
use crate::league::League;
use crate::learner::Learner;
use crate::metrics::{GameEnd, Metrics};
use crate::network::Shape;
use crate::replay_buffer::{ReplayBuffer, RowShape};
use crate::run_folder::RunFolder;
use crate::timing::TimeShares;
use crate::transitions::{Decision, Linker, Transition};
use turf_terminal::memory::Memory;
use turf_terminal::notice::notice;

/// Random streams of the run beside those of its games, which are numbered from 0.
const LEARNER_STREAM: u64 = u64::MAX;
const EXPLORATION_STREAM: u64 = u64::MAX - 1;
const LEAGUE_STREAM: u64 = u64::MAX - 2;

/// When a run ends. Whatever comes first.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget {
    /// At this time.
    pub deadline: Option<Instant>,
    /// When the run, resumed parts included, has made so many updates.
    pub updates: Option<u64>,
}

/// What a run has done so far, resumed parts included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Counters {
    /// Decisions played, by whomever.
    pub decisions: u64,
    /// Transitions stored.
    pub transitions: u64,
    /// Games finished.
    pub games: u64,
    /// Trained samples that are due.
    pub samples_due: f64,
    /// Seconds spent in the loop.
    pub wall_s: f64,
    /// Decisions at the last report.
    pub reported_at: u64,
    /// Decisions at the last evaluation.
    pub evaluated_at: u64,
    /// Decisions at the last checkpoint.
    pub saved_at: u64,
}

/// A training run in memory.
pub struct SelfPlay<E: Encoding>
where
    E::Game: BuiltinBots,
{
    /// Its settings.
    pub config: TrainConfig<<E::Game as Game>::Config>,
    /// The games and their players.
    pub collector: Collector<E>,
    /// The weights under training.
    pub learner: Learner,
    /// The memory.
    pub replay: ReplayBuffer,
    /// Decisions that wait for their consequences.
    pub linker: Linker,
    /// Who plays where.
    pub league: League,
    /// Number of the stored observation per slot; stale where the decision to come will not be learnt from.
    pub obs: Vec<u64>,
    /// What was done so far.
    pub counters: Counters,
    /// The best evaluation on the way.
    pub best: Option<Best>,
    /// Where the time of this process went.
    pub time: TimeShares,
    /// Seconds spent in the loop by earlier processes.
    pub wall_before: f64,
    pool: rayon::ThreadPool,
}

impl<E: Encoding> SelfPlay<E>
where
    E::Game: BuiltinBots,
{
    /// A run at its start. Fails on an unknown bot, and where no threads can be had.
    pub fn new(config: TrainConfig<<E::Game as Game>::Config>, device: Device) -> Result<Self> {
        let stream = |number| Rng::stream(config.seed, number, 0);
        let (n, c) = (config.env.n_envs, &config.network);
        let dims = Dims::of::<E>();
        let spec = NetworkSpec {
            kind: c.kind,
            hidden: c.hidden.clone(),
            use_cells: c.use_cells,
            dueling: c.dueling,
        };
        net::check(&spec, &dims).map_err(|why| anyhow!("settings: network: {why}"))?;
        evaluation::bots::<E::Game>(&config.evaluation.bots)?;
        let bots = evaluation::bots::<E::Game>(&config.league.bots)?;
        let names: Vec<String> = bots
            .iter()
            .map(|bot: &&BotInfo<E::Game>| bot.name.to_string())
            .collect();
        let league = League::new(&config.league, n, &names, stream(LEAGUE_STREAM));
        if config.dqn.mirror && (E::HEADS > 1 || !E::mirror(&mut [], &mut [], &mut [], &mut [])) {
            bail!("dqn.mirror: {} has no mirror symmetry to learn from", E::NAME);
        }
        if config.evaluation.look_ahead > 0 && E::HEADS > 1 {
            bail!("evaluation.look_ahead: {} policies cannot look ahead", E::Game::NAME);
        }
        if config.evaluation.look_ahead > 0 && config.dqn.shaping != Shaping::Gain {
            bail!(
                "evaluation.look_ahead: lines are valued as dqn.shaping = \"gain\" pays them; set that, or no look-ahead"
            );
        }
        check_replies::<E>(config.evaluation.replies).map_err(|why| anyhow!("evaluation.replies: {why}"))?;
        if config.dqn.batch_parts > 1 && c.use_cells && c.kind == NetworkKind::Mlp {
            bail!("dqn.batch_parts: an mlp with use_cells learns from whole batches");
        }
        let mut learner = Learner::new(
            &config.dqn,
            Arc::new(Shape { spec, dims }),
            device,
            stream(LEARNER_STREAM),
        );
        if config.dqn.mirror {
            learner.mirror_samples(E::mirror);
        }
        let policy = learner.online().twin();
        let row = RowShape {
            cells: if c.use_cells { E::CELLS } else { 0 },
            scalars: E::SCALARS,
            heads: E::HEADS,
            actions: E::ACTIONS,
        };
        // Between a decision and the transition made of it lie up to n_step decisions of each side in every game.
        let slack = 2 * (config.dqn.n_step + 2) * n;
        let bytes = row.bytes(config.replay.capacity, slack) as u64;
        if let Some(memory) = Memory::now().filter(|memory| memory.total < bytes) {
            let gb = |bytes: u64| bytes as f64 / 1e9;
            bail!(
                "settings: a replay.capacity of {} takes {:.1} GB of memory, this machine has {:.1}",
                config.replay.capacity,
                gb(bytes),
                gb(memory.total)
            );
        }
        // One core for each call into libtorch: the games already use them all, and sums split over threads would depend
        // on their number. The setting belongs to the thread that makes the call.
        tch::set_num_threads(1);
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(config.env.n_threads)
            .start_handler(|_| tch::set_num_threads(1))
            .build()
            .context("cannot start threads")?;
        let mut run = Self {
            collector: Collector::new(&config, bots, &league, policy, stream(EXPLORATION_STREAM)),
            replay: ReplayBuffer::new(row, config.replay.capacity, slack),
            linker: Linker::new(n, E::HEADS, config.dqn.n_step, config.dqn.gamma, config.dqn.lambda),
            obs: vec![0; n],
            counters: Counters::default(),
            best: None,
            time: TimeShares::new(pool.current_num_threads()),
            wall_before: 0.0,
            learner,
            league,
            pool,
            config,
        };
        (0..n).for_each(|slot| run.store_observation(slot));
        Ok(run)
    }

    /// Trains until the budget is used up or `stop` is raised; evaluates, reports and saves on the way. Fails with
    /// [`Diverged`](crate::learner::Diverged) where learning no longer makes sense; no checkpoint is written of that.
    pub fn run(&mut self, budget: Budget, stop: &AtomicBool, folder: &RunFolder, metrics: &mut Metrics) -> Result<()> {
        self.wall_before = self.counters.wall_s;
        metrics.start(self);
        let start = Instant::now();
        let mut saved = (self.counters.saved_at, start);
        while !stop.load(Ordering::Relaxed) && !self.is_over(&budget) {
            self.play_and_learn()?;
            self.link(metrics);
            self.hand_over_weights();
            self.take_snapshot(metrics)?;
            self.counters.wall_s = self.wall_before + start.elapsed().as_secs_f64();

            metrics.progress(self, &budget);
            if is_due(
                self.counters.decisions,
                self.counters.reported_at,
                self.config.metrics.period,
            ) {
                self.counters.reported_at = self.counters.decisions;
                metrics.report(self);
                if let Err(error) = folder.write("league.json", &serde_json::to_string_pretty(&self.league.payoff())?) {
                    metrics.warn(&format!("{error:#}"));
                }
            }
            if is_due(
                self.counters.decisions,
                self.counters.evaluated_at,
                self.config.evaluation.period,
            ) {
                self.counters.evaluated_at = self.counters.decisions;
                let results = self.evaluate(Purpose::Periodic)?;
                metrics.evaluation("evaluation", &results, self.counters.decisions);
                if self.is_best(&results, Self::confirm)? {
                    self.save(folder)?;
                }
            }
            if saved.0 != self.counters.saved_at {
                saved = (self.counters.saved_at, Instant::now());
            }
            let most = 60.0 * self.config.checkpoint.minutes;
            let late = most > 0.0 && saved.1.elapsed().as_secs_f64() >= most;
            let period = self.config.checkpoint.period;
            if late || is_due(self.counters.decisions, self.counters.saved_at, period) {
                self.save(folder)?;
            }
        }
        Ok(self.learner.check()?)
    }

    /// Saves on the way. A checkpoint that cannot be written is told of and tried again a period later: the disk may have
    /// room then, and stopping would lose more.
    fn save(&mut self, folder: &RunFolder) -> Result<()> {
        self.learner.check()?;
        self.counters.saved_at = self.counters.decisions;
        if let Err(error) = checkpoint::save(self, folder) {
            notice(format!("warning: {error:#}; training goes on"));
        }
        Ok(())
    }

    /// One decision in every game, and the updates that are due.
    pub fn play_and_learn(&mut self) -> Result<()> {
        let n_updates = self.take_due_updates();
        let (learner, replay) = (&mut self.learner, &self.replay);
        let (collector, league) = (&mut self.collector, &self.league);
        let start = Instant::now();
        let ((learned, learning), collecting): (_, Duration) = self.pool.install(|| {
            rayon::join(
                || {
                    let learned = (0..n_updates).try_for_each(|_| learner.update(replay));
                    (learned, start.elapsed())
                },
                || {
                    collector.step(league);
                    start.elapsed()
                },
            )
        });
        self.time.iteration(learning, collecting);
        self.counters.decisions += self.collector.n_envs() as u64;
        Ok(learned?)
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

    /// Turns what the step brought into transitions, and seats the players of new games.
    fn link(&mut self, metrics: &mut Metrics) {
        let start = Instant::now();
        let stored = self.replay.pushed_transitions();
        let (scale, end_reward) = (self.config.dqn.potential_scale, self.config.dqn.end_reward);
        let discounted = match self.config.dqn.shaping {
            Shaping::Gain => 0.0,
            Shaping::Discounted => 1.0,
        };
        for slot in 0..self.collector.n_envs() {
            let (collector, replay, league) = (&self.collector, &mut self.replay, &self.league);
            let mut emit = |transition: Transition| replay.push_transition(transition);
            let mover = collector.mover[slot];
            if league.is_learnt_from(slot, mover) {
                let made = Decision {
                    obs: self.obs[slot],
                    turn: collector.turn[slot],
                    choices: &collector.choices[slot * E::HEADS..(slot + 1) * E::HEADS],
                    value: collector.value[slot],
                    potential: scale * discounted * collector.potential[slot],
                    // What was played in place of a bot that failed is nobody's example.
                    demonstrated: collector.chosen[slot] == Chosen::ByBot,
                };
                self.linker.decision(slot, mover.index(), made, &mut emit);
            }
            let batch = &collector.batch;
            let ended = batch.terminated[slot] || batch.truncated[slot];
            let reward = scale * batch.potential_gain[slot] + end_reward * batch.reward[slot][0];
            for seat in Player::BOTH
                .into_iter()
                .filter(|&seat| league.is_learnt_from(slot, seat))
            {
                let sign = if seat == Player::A { 1.0 } else { -1.0 };
                self.linker.reward(slot, seat.index(), sign * reward);
                if batch.terminated[slot] {
                    self.linker.end(slot, seat.index(), &mut emit);
                } else if batch.truncated[slot] {
                    self.linker.cut(slot, seat.index(), &mut emit);
                }
            }
            if ended {
                metrics.game(&GameEnd {
                    players: Player::BOTH.map(|seat| self.league.controller(slot, seat)),
                    value: batch.reward[slot][0],
                    reason: batch.outcome[slot].map_or("cut", |outcome| outcome.reason),
                    turns: batch.final_turn[slot],
                    scores: batch.final_scores[slot],
                });
                if batch.terminated[slot] {
                    self.league.record(slot, batch.reward[slot][0]);
                }
                self.league.draw(slot);
                self.collector.seat(slot, &self.league);
                self.counters.games += 1;
            }
            self.store_observation(slot);
        }
        let new = self.replay.pushed_transitions() - stored;
        self.counters.transitions += new;
        if self.replay.len() >= self.config.dqn.learning_start {
            self.counters.samples_due += new as f64 * self.config.dqn.samples_per_transition;
        }
        self.time.link += start.elapsed();
    }

    /// Stores what the player to move sees, where its decision will be learnt from.
    fn store_observation(&mut self, slot: usize) {
        let batch = &self.collector.batch;
        if self.league.is_learnt_from(slot, batch.player[slot]) {
            let width = E::HEADS * E::ACTIONS;
            let cells = if batch.cells.is_empty() {
                &[][..]
            } else {
                &batch.cells[slot * E::CELLS..][..E::CELLS]
            };
            let scalars = &batch.scalars[slot * E::SCALARS..][..E::SCALARS];
            self.obs[slot] = self
                .replay
                .push_observation(cells, scalars, &batch.mask[slot * width..][..width]);
        }
    }

    /// Gives the games the weights of the updates made meanwhile.
    fn hand_over_weights(&mut self) {
        let start = Instant::now();
        self.refresh_policy();
        self.time.link += start.elapsed();
    }

    /// Lets the learner's present weights play, the online or the averaged ones as the settings say.
    pub fn refresh_policy(&mut self) {
        match self.config.exploration.weights {
            Weights::Online => self.collector.policy_mut().copy_from(self.learner.online()),
            Weights::Ema => self.collector.policy_mut().copy_from(self.learner.average()),
        }
    }

    /// Takes a snapshot of the averaged weights into the league, if one is due and passes the gate.
    fn take_snapshot(&mut self, metrics: &mut Metrics) -> Result<()> {
        let decisions = self.counters.decisions;
        if self.league.is_snapshot_due(decisions) {
            let promoted = self.passes_gate()?;
            if promoted {
                let place = self.league.admit(decisions);
                self.collector.put_snapshot(place, self.learner.average().twin());
            }
            metrics.promotion(promoted, decisions);
        }
        Ok(())
    }

    /// The promotion match: the averaged weights against the newest snapshot.
    fn passes_gate(&mut self) -> Result<bool> {
        let (games, elo) = (self.config.league.gate_games, self.config.league.gate_elo);
        let Some(newest) = self.league.newest().filter(|_| games > 0) else {
            return Ok(true);
        };
        let start = Instant::now();
        let candidate = checkpoint::policy_file(self);
        let rival = checkpoint::policy_of(self, &self.collector.snapshots()[newest]);
        let seed = Rng::stream(self.config.seed, self.counters.decisions, 1).next_u64();
        let config = self.config.game.clone();
        let passes = self
            .pool
            .install(|| evaluation::is_stronger::<E>(&candidate, &rival, elo, games, seed, config));
        self.time.evaluate += start.elapsed();
        passes
    }

    /// Takes up games under way, see [`Collector::restore`].
    pub fn restore_games(
        &mut self,
        episodes: &[u64],
        history: &[Vec<u16>],
        exploration: Rng,
    ) -> Result<(), &'static str> {
        let (collector, league) = (&mut self.collector, &self.league);
        self.pool
            .install(|| collector.restore(episodes, history, exploration, league))
    }

    /// Drops what waits for its consequences and stores the present observations anew; for a run that resumes without
    /// its replay buffer.
    pub fn forget_waiting(&mut self) {
        self.linker.clear();
        (0..self.collector.n_envs()).for_each(|slot| self.store_observation(slot));
    }

    fn is_over(&self, budget: &Budget) -> bool {
        budget.deadline.is_some_and(|deadline| Instant::now() >= deadline)
            || budget.updates.is_some_and(|updates| self.learner.updates() >= updates)
    }
}

/// Whether `period` (0: never) has passed.
fn is_due(now: u64, last: u64, period: u64) -> bool {
    period > 0 && now.saturating_sub(last) >= period
}

#[cfg(test)]
mod tests;
