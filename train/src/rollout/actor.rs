//! Actor: a block of games that one thread plays a decision further at a time.

mod saved;

use std::ops::AddAssign;
use std::sync::Arc;
use std::time::Duration;

use crate::config::{DqnConfig, Shaping};
use turf_agents::play::bot::shown;
use turf_agents::spec::BotSpec;
use turf_agents::{Bot, Offered};
use turf_env::{ActionOf, Batch, Encoding, Game, Player, Rng, Rules, Shape, VecEnv};

use crate::rollout::at_once::Rows;
use crate::rollout::chunk::{GameEnd, RolloutChunk};
use crate::rollout::cpu_time::{Activity, CpuTimer, Times};
use crate::rollout::exploration::{explore, safe_choice};
use crate::rollout::league::{Controller, League, Seating, SnapshotId};
use crate::rollout::n_step::{Decision, NStepAccumulator};
use crate::rollout::opponents::{ChosenBy, bot_choice, bot_seed, fresh_bot};
use crate::rollout::settings::RolloutConfig;
pub(crate) use saved::SavedGame;
use turf_agents::policy::afterstates::{Afterstates, observe_after};
use turf_agents::policy::{Observed, Policy, Workspace, greedy};

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

impl<E: Encoding> Shared<'_, E> {
    pub(super) fn all_policies(&self) -> impl Iterator<Item = &dyn Policy> {
        let former = self.former.iter().map(|(_, policy)| policy);
        self.policies.iter().chain(former).map(|policy| &**policy)
    }
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

#[derive(Default)]
struct Gathered {
    slots: Vec<usize>,
    cells: Vec<u8>,
    scalars: Vec<f32>,
    mask: Vec<bool>,
    choices: Vec<u16>,
    values: Vec<f32>,
    q: Vec<f32>,
    afterstates: Afterstates,
    workspace: Workspace,
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

    /// Copies all observations into a table.
    pub(super) fn show(&self, rows: &mut Rows) {
        rows.cells.copy_from_slice(&self.batch.cells[..rows.cells.len()]);
        rows.scalars.copy_from_slice(&self.batch.scalars);
        rows.mask.copy_from_slice(&self.batch.mask);
    }

    /// Returns the place in [`Shared::all_policies`] of the policy that is to move. `None` for a bot.
    pub(super) fn player(&self, slot: usize, shared: &Shared<E>) -> Option<usize> {
        let seating = &self.seatings[slot];
        match seating.controller(self.batch.player[slot]) {
            Controller::Learner => Some(0),
            Controller::Snapshot(place) => {
                let former = shared.former.iter().position(|(id, _)| seating.snapshot() == Some(*id));
                Some(former.map_or(1 + place, |k| shared.policies.len() + k))
            }
            Controller::Bot(_) => None,
        }
    }

    /// Counts the time in which policies chose in this actor's games and others'.
    pub(super) fn chose_for_others(&mut self, time: Duration) {
        self.stats.times.add(Activity::Forward, time);
    }

    fn take_choices(&mut self, rows: &Rows, shared: &Shared<E>) {
        for slot in 0..self.seatings.len() {
            if let Some(number) = self.player(slot, shared) {
                self.decide(slot, number, &rows.choices[slot..=slot], rows.values[slot]);
            }
        }
    }

    /// Takes over a policy's choices, some of them replaced by random ones.
    fn decide(&mut self, slot: usize, number: usize, best: &[u16], value: f32) {
        let Shape { heads, actions, .. } = self.encoding.shape();
        let epsilon = if number == 0 { self.epsilon[slot] } else { self.snapshot_epsilon };
        let choices = &mut self.choices[slot * heads..(slot + 1) * heads];
        choices.copy_from_slice(best);
        let mask = &self.batch.mask[slot * heads * actions..][..heads * actions];
        explore(mask, actions, epsilon, &mut self.rngs[slot], choices);
        self.explored[slot] = choices[0] != best[0];
        self.values[slot] = (self.wants_values && number == 0).then_some(value);
    }

    /// Chooses at random for the learner: values of afterstates are first learnt from games that end, which games between
    /// untrained networks may not do for long.
    fn choose_at_random(&mut self) {
        let Shape { actions, .. } = self.encoding.shape();
        for (slot, seating) in self.seatings.iter().enumerate() {
            if seating.controller(self.batch.player[slot]) == Controller::Learner {
                self.choices[slot] = self.rngs[slot].pick(&self.batch.mask[slot * actions..][..actions]) as u16;
            }
        }
    }

    fn choose_by_policies(&mut self, shared: &Shared<E>) {
        let mut g = std::mem::take(&mut self.gathered);
        for (number, policy) in shared.all_policies().enumerate() {
            match number == 0 && self.afterstates && shared.policy_version == 0 {
                true => self.choose_at_random(),
                false => self.choose_by_policy(number, policy, shared, &mut g),
            }
        }
        self.gathered = g;
    }

    /// Chooses wherever a policy is to move.
    fn choose_by_policy(&mut self, number: usize, policy: &dyn Policy, shared: &Shared<E>, g: &mut Gathered) {
        let Shape { heads, actions, cells, scalars, .. } = self.encoding.shape();
        let (batch, width) = (&self.batch, heads * actions);
        g.slots.clear();
        g.slots.extend((0..self.seatings.len()).filter(|&slot| self.player(slot, shared) == Some(number)));
        if g.slots.is_empty() {
            return;
        }
        g.cells.clear();
        g.scalars.clear();
        g.mask.clear();
        for &slot in &g.slots {
            g.mask.extend_from_slice(&batch.mask[slot * width..][..width]);
            if self.afterstates {
                continue; // seen one by one
            }
            if policy.uses_cells() {
                g.cells.extend_from_slice(&batch.cells[slot * cells..][..cells]);
            }
            g.scalars.extend_from_slice(&batch.scalars[slot * scalars..][..scalars]);
        }
        let n = g.slots.len();
        g.choices.resize(n * heads, 0);
        g.values.resize(n, 0.0);
        let wants_values = self.wants_values && number == 0;
        let seen = Observed { n, cells: &g.cells, scalars: &g.scalars, mask: &g.mask };
        if policy.rates_afterstates() {
            let games: Vec<&E::Game> = g.slots.iter().map(|&slot| self.env.game(slot)).collect();
            g.q.resize(n * width, 0.0);
            g.afterstates.rate(self.encoding, policy, &games, &g.mask, &mut g.workspace, &mut g.q);
            greedy(&g.q, &g.mask, actions, &mut g.choices);
            let chosen = g.choices.iter().zip(g.q.chunks_exact(width)).map(|(&choice, q)| q[choice as usize]);
            g.values.iter_mut().zip(chosen).for_each(|(value, q)| *value = q);
        } else {
            policy.choose(&seen, &mut g.workspace, &mut g.choices, wants_values.then_some(&mut g.values[..]));
        }
        if self.replies > 0 && heads == 1 {
            for (row, &slot) in g.slots.iter().enumerate() {
                let game = self.env.game(slot);
                g.choices[row] = safe_choice(
                    self.encoding,
                    policy,
                    &seen.row(row),
                    &shown(game, game.to_move(), Self::bot_seed(&self.env, slot)),
                    g.choices[row],
                    self.replies,
                    &mut g.workspace,
                );
            }
        }
        for ((&slot, choices), &value) in g.slots.iter().zip(g.choices.chunks_exact(heads)).zip(&g.values) {
            self.decide(slot, number, choices, value);
        }
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
