//! Actor: a block of games that one thread plays a decision further at a time.

mod choosing;
mod saved;

use std::ops::AddAssign;
use std::sync::Arc;

use crate::config::{DqnConfig, Shaping};
use turf_agents::spec::BotSpec;
use turf_agents::{Bot, Offered};
use turf_env::{ActionOf, Batch, Encoding, Game, Player, Rng, Rules, Shape, VecEnv};

use crate::rollout::chunk::{GameEnd, RolloutChunk};
use crate::rollout::cpu_time::{Activity, CpuTimer, Times};
use crate::rollout::league::{Controller, League, Seating, SnapshotId};
use crate::rollout::n_step::{Decision, NStepAccumulator};
use crate::rollout::opponents::{ChosenBy, bot_choice, bot_seed, fresh_bot};
use crate::rollout::settings::RolloutConfig;
use choosing::Gathered;
pub(crate) use saved::SavedGame;
use turf_agents::policy::Policy;
use turf_agents::policy::afterstates::observe_after;

#[derive(Clone, Copy, Debug, Default)]
pub struct ActorStats {
    pub times: Times,
    pub bot_decisions: u64,
    /// Decisions with [`ChosenBy::FailedBot`] and [`ChosenBy::InexpressibleBot`].
    pub substituted: [u64; 2],
}

impl AddAssign for ActorStats {
    fn add_assign(&mut self, other: Self) {
        self.times += other.times;
        self.bot_decisions += other.bot_decisions;
        (0..2).for_each(|k| self.substituted[k] += other.substituted[k]);
    }
}

pub(crate) struct Shared<'a, E: Encoding> {
    pub league: &'a League,
    pub policies: &'a [Arc<dyn Policy>],
    pub former: &'a [(SnapshotId, Arc<dyn Policy>)],
    pub opponents: &'a [BotSpec<E>],
    /// Number of updates of the learner's weights; 0 for weights that nobody has trained.
    pub policy_version: u64,
}

/// Rows of a table for an actor's games: choices, and room for the observations after them.
pub(crate) struct Rows<'a> {
    pub choices: &'a [u16],
    pub values: &'a [f32],
    pub cells: &'a mut [u8],
    pub scalars: &'a mut [f32],
    pub mask: &'a mut [bool],
}

pub(crate) struct Actor<E: Encoding<Rules: Offered>> {
    encoding: E,
    pub(super) env: VecEnv<E>,
    dqn: DqnConfig,
    wants_values: bool,
    batch: Batch,
    pub(super) seatings: Vec<Seating>,
    bots: Vec<Option<Box<dyn Bot<E::Game>>>>,
    boards: Vec<String>,
    rngs: Vec<Rng>,
    epsilon: Vec<f64>,
    snapshot_epsilon: f64,
    /// Number of opponent replies that a policy's choice must survive.
    replies: u32,
    /// True if the network rates positions after choices.
    afterstates: bool,
    use_cells: bool,
    histories: Vec<Vec<u16>>,
    own_actions: Vec<Vec<(u32, ActionOf<E::Rules>)>>,
    n_step: NStepAccumulator,
    choices: Vec<u16>,
    chosen_by: Vec<ChosenBy>,
    actions: Vec<Option<ActionOf<E::Rules>>>,
    values: Vec<Option<f32>>,
    /// True for a random choice that is not the policy's.
    explored: Vec<bool>,
    wanted: Vec<bool>,
    gathered: Gathered,
    chunk: RolloutChunk,
    stats: ActorStats,
}

impl<E: Encoding<Rules: Offered>> Actor<E> {
    pub(crate) fn new(
        encoding: E,
        mut env: VecEnv<E>,
        config: &RolloutConfig<<E::Rules as Rules>::Config>,
        epsilon: Vec<f64>,
        rngs: Vec<Rng>,
        shared: &Shared<E>,
    ) -> Self {
        let n = env.n_envs();
        let shape = config.stored(encoding);
        let mut batch = Batch::new(encoding.shape(), n, env.config().parts);
        env.observe(&mut batch);
        let mut actor = Self {
            encoding,
            dqn: config.dqn.clone(),
            wants_values: config.dqn.lambda < 1.0 || config.afterstates,
            seatings: Vec::new(),
            bots: (0..n).map(|_| None).collect(),
            boards: (0..n).map(|slot| env.game(slot).board()).collect(),
            rngs,
            epsilon,
            snapshot_epsilon: config.league.snapshot_epsilon,
            replies: config.exploration.replies.min(encoding.shape().max_reply_depth),
            afterstates: config.afterstates,
            use_cells: config.use_cells,
            histories: vec![Vec::new(); n],
            own_actions: vec![Vec::new(); n],
            n_step: NStepAccumulator::new(env.index(0) as usize, n, shape, config.n_step()),
            choices: vec![0; n * encoding.heads()],
            chosen_by: vec![ChosenBy::default(); n],
            actions: vec![None; n],
            values: vec![None; n],
            explored: vec![false; n],
            wanted: vec![true; n],
            gathered: Gathered::default(),
            chunk: RolloutChunk::new(shape),
            stats: ActorStats::default(),
            batch,
            env,
        };
        actor.seatings = actor.rngs.iter_mut().map(|rng| shared.league.draw(rng)).collect();
        (0..n).for_each(|slot| actor.start_bots(slot, shared));
        actor
    }

    pub(crate) fn chunk(&self) -> &RolloutChunk {
        &self.chunk
    }

    pub(crate) fn swap_chunk(&mut self, chunk: &mut RolloutChunk) {
        std::mem::swap(&mut self.chunk, chunk);
    }

    pub(crate) fn take_stats(&mut self) -> ActorStats {
        std::mem::take(&mut self.stats)
    }

    /// Plays a decision. `rows` are of a table in which all policies have chosen already.
    pub(crate) fn step(&mut self, shared: &Shared<E>, mut rows: Option<Rows>) {
        let mut timer = CpuTimer::start();
        self.chunk.clear();
        self.chunk.policy_version = shared.policy_version;
        self.values.fill(None);
        self.explored.fill(false);
        self.chosen_by.fill(ChosenBy::Policy);
        self.actions.fill(None);
        match &rows {
            Some(rows) => self.take_choices(rows, shared),
            None => self.choose_by_policies(shared),
        }
        self.stats.times.add(Activity::Forward, timer.lap());
        self.choose_by_bots(shared.league);
        self.stats.times.add(Activity::Bots, timer.lap());
        self.note_decisions(shared.league);
        self.stats.times.add(Activity::NStep, timer.lap());
        self.env.play_actions(&self.choices, &self.actions, &mut self.batch);
        self.stats.times.add(Activity::Rules, timer.lap());
        self.note_consequences(shared);
        self.stats.times.add(Activity::NStep, timer.lap());
        for slot in 0..self.seatings.len() {
            let controller = self.seatings[slot].controller(self.batch.player[slot]);
            // A bot reads the game itself and needs no observation.
            self.wanted[slot] = !matches!(controller, Controller::Bot(_)) || shared.league.is_learnt_from(controller);
        }
        self.env.show(&self.wanted, &mut self.batch);
        if let Some(rows) = &mut rows {
            self.show(rows);
        }
        self.stats.times.add(Activity::Encode, timer.lap());
    }

    fn bot_seed(env: &VecEnv<E>, slot: usize) -> u64 {
        bot_seed(env.config().seed, env.index(slot), env.episode(slot))
    }

    fn choose_by_bots(&mut self, league: &League) {
        let heads = self.encoding.heads();
        for (slot, bot) in self.bots.iter_mut().enumerate() {
            let controller = self.seatings[slot].controller(self.batch.player[slot]);
            let is_bot = matches!(controller, Controller::Bot(_));
            if let Some(bot) = bot.as_deref_mut().filter(|_| is_bot) {
                let choices = &mut self.choices[slot * heads..(slot + 1) * heads];
                let learnt = league.is_learnt_from(controller);
                let (chosen_by, action) = bot_choice(
                    self.encoding,
                    bot,
                    self.env.game(slot),
                    Self::bot_seed(&self.env, slot),
                    learnt,
                    choices,
                );
                if let Some(action) = &action {
                    let number = self.histories[slot].len() / heads;
                    self.own_actions[slot].push((number as u32, action.clone()));
                }
                self.chosen_by[slot] = chosen_by;
                self.actions[slot] = action;
                self.stats.bot_decisions += 1;
                self.stats.substituted[0] += (chosen_by == ChosenBy::FailedBot) as u64;
                self.stats.substituted[1] += (chosen_by == ChosenBy::InexpressibleBot) as u64;
            }
        }
    }

    fn note_decisions(&mut self, league: &League) {
        let Shape { heads, actions, cells, scalars, .. } = self.encoding.shape();
        let (batch, width) = (&self.batch, heads * actions);
        for (slot, seating) in self.seatings.iter().enumerate() {
            let (mover, game) = (batch.player[slot], self.env.game(slot));
            let choices = &self.choices[slot * heads..(slot + 1) * heads];
            self.histories[slot].extend_from_slice(choices);
            if !self.afterstates && !league.is_learnt_from(seating.controller(mover)) {
                continue;
            }
            if self.afterstates {
                let mut after = game.clone();
                match &self.actions[slot] {
                    Some(action) => after.play(action),
                    None => self.encoding.play(&mut after, choices),
                }
                // The end's reward belongs to the position before.
                if after.outcome().is_none() {
                    let g = &mut self.gathered;
                    g.cells.resize(if self.use_cells { cells } else { 0 }, 0);
                    g.scalars.resize(scalars, 0.0);
                    let sign = observe_after(self.encoding, &after, mover, &mut g.cells, &mut g.scalars);
                    let side = if mover == Player::A { 1.0 } else { -1.0 };
                    let made = Decision {
                        cells: &g.cells,
                        scalars: &g.scalars,
                        mask: &[true],
                        turn: game.turn(),
                        choices: &[0],
                        value: self.values[slot].map(|value| side * value),
                        explored: self.explored[slot],
                        potential: 0.0,
                        sign: side * sign,
                        demonstration: None,
                    };
                    self.n_step.decision(slot, 0, made, &mut self.chunk);
                }
                continue;
            }
            let made = Decision {
                cells: match batch.cells[..] {
                    [] => &[],
                    _ => &batch.cells[slot * cells..][..cells],
                },
                scalars: &batch.scalars[slot * scalars..][..scalars],
                mask: &batch.mask[slot * width..][..width],
                turn: game.turn(),
                choices,
                value: self.values[slot],
                explored: false,
                potential: match self.dqn.shaping {
                    Shaping::Gain => 0.0,
                    Shaping::Discounted => self.dqn.potential_scale * self.encoding.potential(game, mover),
                },
                sign: 1.0,
                demonstration: match self.chosen_by[slot] {
                    ChosenBy::Bot => Some(choices),
                    // A substitute for the choice of a failed bot must not be imitated.
                    ChosenBy::Policy | ChosenBy::FailedBot | ChosenBy::InexpressibleBot => None,
                },
            };
            self.n_step.decision(slot, mover.index(), made, &mut self.chunk);
        }
    }

    fn note_consequences(&mut self, shared: &Shared<E>) {
        for slot in 0..self.seatings.len() {
            let (batch, seating) = (&self.batch, self.seatings[slot]);
            let DqnConfig { potential_scale, end_reward, .. } = self.dqn;
            let reward = potential_scale * batch.potential_gain[slot] + end_reward * batch.reward[slot][0];
            for seat in Player::BOTH {
                if !self.afterstates && !shared.league.is_learnt_from(seating.controller(seat)) {
                    continue;
                }
                let sign = if seat == Player::A { 1.0 } else { -1.0 };
                self.n_step.reward(slot, seat.index(), sign * reward);
                if batch.terminated[slot] {
                    self.n_step.terminate(slot, seat.index(), &mut self.chunk);
                } else if batch.truncated[slot] {
                    self.n_step.truncate(slot, seat.index(), &mut self.chunk);
                }
            }
            if batch.terminated[slot] || batch.truncated[slot] {
                self.chunk.outcomes.push(GameEnd {
                    slot: self.env.index(slot) as u32,
                    seating,
                    value: batch.reward[slot][0],
                    reason: batch.outcome[slot].map_or("cut", |outcome| outcome.reason).into(),
                    by_the_rules: batch.terminated[slot],
                    turns: batch.final_turn[slot],
                    scores: batch.final_scores[slot],
                    board: std::mem::replace(&mut self.boards[slot], self.env.game(slot).board()),
                });
                self.seatings[slot] = shared.league.draw(&mut self.rngs[slot]);
                self.histories[slot].clear();
                self.own_actions[slot].clear();
                self.start_bots(slot, shared);
            }
        }
    }

    fn start_bots(&mut self, slot: usize, shared: &Shared<E>) {
        let seed = Self::bot_seed(&self.env, slot);
        let (seating, game) = (&self.seatings[slot], self.env.game(slot));
        self.bots[slot] = fresh_bot(shared.opponents, seating, game, seed);
    }

    pub(crate) fn n_envs(&self) -> usize {
        self.seatings.len()
    }
}
