//! Plays all games one decision further: asks whoever sits at each board, then steps the environment.

use std::ops::AddAssign;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rayon::prelude::*;
use tch::no_grad;
use turf_agents::play::bot::BotInfo;
use turf_agents::{Bot, BuiltinBots};
use turf_env::{Batch, Encoding, Game, Parts, Player, Rng, VecEnv, VecEnvConfig};

use crate::config::TrainConfig;
use crate::dqn;
use crate::league::{Controller, League};
use crate::network::Network;
use crate::rows::Rows;

/// Steps between measurements of the observations' share of a step.
const ENCODE_MEASURE_PERIOD: u64 = 64;

/// How a choice came about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Chosen {
    /// A network's, the learner's or a snapshot's.
    #[default]
    ByNetwork,
    /// A bot's own.
    ByBot,
    /// The first legal one, for a bot that failed or wanted what is illegal.
    Failed,
    /// The first legal one, for a bot whose action the encoding cannot express.
    Inexpressible,
}

/// Where the time of [`Collector::step`] went, and what bots did.
#[derive(Clone, Copy, Debug, Default)]
pub struct CollectStats {
    /// Networks' forward passes and choices.
    pub forward: Duration,
    /// Bots' thinking.
    pub bots: Duration,
    /// Stepping the environment, observations included.
    pub step: Duration,
    /// Steps made.
    pub steps: u64,
    /// Writing observations and masks alone, measured every now and then.
    pub encode: Duration,
    /// How often it was measured.
    pub encode_samples: u32,
    /// Decisions of bots.
    pub bot_decisions: u64,
    /// Of them those with [`Chosen::Failed`] and [`Chosen::Inexpressible`].
    pub substituted: [u64; 2],
}

impl AddAssign for CollectStats {
    fn add_assign(&mut self, other: Self) {
        self.forward += other.forward;
        self.bots += other.bots;
        self.step += other.step;
        self.steps += other.steps;
        self.encode += other.encode;
        self.encode_samples += other.encode_samples;
        self.bot_decisions += other.bot_decisions;
        (0..2).for_each(|k| self.substituted[k] += other.substituted[k]);
    }
}

/// The games, and everyone who plays in them.
pub struct Collector<E: Encoding>
where
    E::Game: BuiltinBots,
{
    env: VecEnv<E>,
    /// What the last step brought: observations of the decisions to make now.
    pub batch: Batch,
    /// What was chosen in the last step, `n_envs × HEADS`.
    pub choices: Vec<u16>,
    /// Who chose it.
    pub mover: Vec<Player>,
    /// How.
    pub chosen: Vec<Chosen>,
    /// The turn in which it was chosen.
    pub turn: Vec<u32>,
    /// The potential of the position in which it was chosen, for who chose.
    pub potential: Vec<f32>,
    /// What the learner's weights for play valued it at, where they chose and targets look at it (`dqn.lambda` below 1): the
    /// mean of the heads' highest legal Q.
    pub value: Vec<Option<f32>>,
    wants_values: bool,
    policy: Network,
    snapshots: Vec<Network>,
    snapshot_epsilon: f64,
    epsilon: Vec<f64>,
    rng: Rng,
    bot_kinds: Vec<&'static BotInfo<E::Game>>,
    bots: Vec<Option<Box<dyn Bot<E::Game>>>>,
    /// Choices of the games under way, for resuming.
    history: Vec<Vec<u16>>,
    /// Slots by who is to choose: the learner, then the snapshots.
    groups: Vec<Vec<usize>>,
    gathered: Rows<f32>,
    q: Vec<f32>,
    scratch: Batch,
    stats: CollectStats,
}

impl<E: Encoding> Collector<E>
where
    E::Game: BuiltinBots,
{
    /// Games at their start, with the league's opponents seated. `policy` plays for the learner.
    pub fn new(
        config: &TrainConfig<<E::Game as Game>::Config>,
        bot_kinds: Vec<&'static BotInfo<E::Game>>,
        league: &League,
        policy: Network,
        rng: Rng,
    ) -> Self {
        let n = config.env.n_envs;
        let parts = Parts {
            cells: config.network.use_cells,
            scalars: true,
            final_observation: false,
        };
        let env = VecEnv::new(VecEnvConfig {
            n_envs: n,
            // The arena draws its set-ups from the seed itself: what is measured there must not have been trained on.
            seed: !config.seed,
            game: config.game.clone(),
            shield: config.env.shield,
            parts,
            max_decisions: (config.env.max_decisions > 0).then_some(config.env.max_decisions),
            ..VecEnvConfig::default()
        });
        let exploration = &config.exploration;
        let mut collector = Self {
            env,
            batch: Batch::new::<E>(n, parts),
            choices: vec![0; n * E::HEADS],
            mover: vec![Player::A; n],
            chosen: vec![Chosen::default(); n],
            turn: vec![0; n],
            potential: vec![0.0; n],
            value: vec![None; n],
            wants_values: config.dqn.lambda < 1.0,
            policy,
            snapshots: Vec::new(),
            snapshot_epsilon: config.league.snapshot_epsilon,
            epsilon: (0..n)
                .map(|i| dqn::ladder(exploration.highest, exploration.lowest, i, n))
                .collect(),
            rng,
            bot_kinds,
            bots: (0..n).map(|_| None).collect(),
            history: vec![Vec::new(); n],
            groups: Vec::new(),
            gathered: Default::default(),
            q: Vec::new(),
            scratch: Batch::new::<E>(n, parts),
            stats: CollectStats::default(),
        };
        collector.env.observe(&mut collector.batch);
        (0..n).for_each(|slot| collector.seat(slot, league));
        collector
    }

    /// Number of games.
    pub fn n_envs(&self) -> usize {
        self.env.n_envs()
    }

    /// A new game began in this slot: starts its bot, if the league seated one.
    pub fn seat(&mut self, slot: usize, league: &League) {
        self.history[slot].clear();
        let seed = bot_seed(self.env.config().seed, slot, self.env.episode(slot));
        self.bots[slot] = fresh_bot(&self.bot_kinds, league.bot(slot), self.env.game(slot), seed);
    }

    /// The learner's weights for play.
    pub fn policy_mut(&mut self) -> &mut Network {
        &mut self.policy
    }

    /// The frozen opponents' weights.
    pub fn snapshots(&self) -> &[Network] {
        &self.snapshots
    }

    /// Puts a frozen opponent at the place the league named.
    pub fn put_snapshot(&mut self, place: usize, network: Network) {
        match self.snapshots.get_mut(place) {
            Some(old) => *old = network,
            None => self.snapshots.push(network),
        }
    }

    /// What happened since the last call.
    pub fn take_stats(&mut self) -> CollectStats {
        std::mem::take(&mut self.stats)
    }

    /// One decision in every game. Afterwards `batch` holds the next decisions' observations and how games ended, and
    /// `choices`, `mover` and `turn` what was decided.
    pub fn step(&mut self, league: &League) {
        let start = Instant::now();
        self.choose_by_networks(league);
        let chosen = Instant::now();
        self.choose_by_bots(league);
        let before_step = Instant::now();
        for slot in 0..self.n_envs() {
            self.stats.bot_decisions += (self.chosen[slot] != Chosen::ByNetwork) as u64;
            self.stats.substituted[0] += (self.chosen[slot] == Chosen::Failed) as u64;
            self.stats.substituted[1] += (self.chosen[slot] == Chosen::Inexpressible) as u64;
            self.mover[slot] = self.batch.player[slot];
            self.turn[slot] = self.env.game(slot).turn();
            self.potential[slot] = E::potential(self.env.game(slot), self.mover[slot]);
            self.history[slot].extend_from_slice(&self.choices[slot * E::HEADS..(slot + 1) * E::HEADS]);
        }
        self.env.step(&self.choices, &mut self.batch);
        self.stats.forward += chosen - start;
        self.stats.bots += before_step - chosen;
        self.stats.step += before_step.elapsed();
        self.stats.steps += 1;
        if self.stats.steps % ENCODE_MEASURE_PERIOD == 1 {
            let start = Instant::now();
            self.env.observe(&mut self.scratch);
            self.stats.encode += start.elapsed();
            self.stats.encode_samples += 1;
        }
    }

    /// One batched forward pass per network that has a decision to make.
    fn choose_by_networks(&mut self, league: &League) {
        self.groups.resize_with(1 + self.snapshots.len(), Vec::new);
        self.groups.iter_mut().for_each(Vec::clear);
        for slot in 0..self.n_envs() {
            match league.controller(slot, self.batch.player[slot]) {
                Controller::Learner => self.groups[0].push(slot),
                Controller::Snapshot(place) => self.groups[1 + place].push(slot),
                Controller::Bot(_) => {}
            }
        }
        let groups = std::mem::take(&mut self.groups);
        self.value.fill(None);
        for (group, slots) in groups.iter().enumerate().filter(|(_, slots)| !slots.is_empty()) {
            self.choose_by_network(group, slots);
        }
        self.groups = groups;
    }

    fn choose_by_network(&mut self, group: usize, slots: &[usize]) {
        let network = if group == 0 {
            &self.policy
        } else {
            &self.snapshots[group - 1]
        };
        let width = E::HEADS * E::ACTIONS;
        let rows = &mut self.gathered;
        rows.clear();
        for &slot in slots {
            rows.scalars
                .extend_from_slice(&self.batch.scalars[slot * E::SCALARS..(slot + 1) * E::SCALARS]);
            if network.shape().spec.use_cells {
                rows.cells
                    .extend_from_slice(&self.batch.cells[slot * E::CELLS..(slot + 1) * E::CELLS]);
            }
            rows.push_mask(&self.batch.mask[slot * width..(slot + 1) * width], E::ACTIONS);
        }
        self.q.resize(rows.mask.len(), 0.0);
        // Nothing parallel may run inside: the mode belongs to the thread, and a waiting thread takes up other work.
        no_grad(|| {
            let q = network.q(&network.input(rows)).to_device(tch::Device::Cpu);
            q.copy_data(&mut self.q, rows.mask.len());
        });
        for &slot in slots {
            let mask = self.batch.mask[slot * width..(slot + 1) * width].chunks_exact(E::ACTIONS);
            let choices = self.choices[slot * E::HEADS..(slot + 1) * E::HEADS].iter_mut();
            for (choice, mask) in choices.zip(mask) {
                *choice = first_legal(mask);
            }
        }
        if group == 0 && self.wants_values {
            for (&slot, value) in slots.iter().zip(values(&self.q, rows, E::HEADS, E::ACTIONS)) {
                self.value[slot] = Some(value);
            }
        }
        let values = self.q.chunks_exact(E::ACTIONS).zip(rows.mask.chunks_exact(E::ACTIONS));
        for ((q, mask), head) in values.zip(&rows.heads) {
            let (slot, head) = (slots[*head as usize / E::HEADS], *head as usize % E::HEADS);
            let epsilon = if group == 0 {
                self.epsilon[slot]
            } else {
                self.snapshot_epsilon
            };
            let choice = &mut self.choices[slot * E::HEADS + head..][..1];
            dqn::epsilon_greedy(q, mask, E::ACTIONS, epsilon, &mut self.rng, choice);
        }
    }

    fn choose_by_bots(&mut self, league: &League) {
        const CHUNK: usize = 32;
        let (env, batch, width) = (&self.env, &self.batch, E::HEADS * E::ACTIONS);
        let chunks = self
            .bots
            .par_chunks_mut(CHUNK)
            .zip(self.choices.par_chunks_mut(CHUNK * E::HEADS))
            .zip(self.chosen.par_chunks_mut(CHUNK));
        chunks.enumerate().for_each(|(c, ((bots, choices), chosen))| {
            let slots = bots.iter_mut().zip(choices.chunks_exact_mut(E::HEADS)).zip(chosen);
            for (k, ((bot, choices), chosen)) in slots.enumerate() {
                let slot = c * CHUNK + k;
                *chosen = Chosen::ByNetwork;
                if let (Some(bot), Controller::Bot(_)) = (bot, league.controller(slot, batch.player[slot])) {
                    *chosen = bot_choice::<E>(
                        &mut **bot,
                        env.game(slot),
                        &batch.mask[slot * width..(slot + 1) * width],
                        choices,
                    );
                }
            }
        });
    }

    /// The episode number and the choices so far of every game under way, and the exploration stream; for a checkpoint.
    pub fn progress(&self) -> (Vec<u64>, &[Vec<u16>], &Rng) {
        (
            (0..self.n_envs()).map(|slot| self.env.episode(slot)).collect(),
            &self.history,
            &self.rng,
        )
    }

    /// Takes up the games that [`Collector::progress`] told of, by playing their choices again; bots are asked again on
    /// the way, so that whatever they remember is the same. Fails where one of the choices was not legal.
    pub fn restore(
        &mut self,
        episodes: &[u64],
        history: &[Vec<u16>],
        rng: Rng,
        league: &League,
    ) -> Result<(), &'static str> {
        let (config, kinds) = (self.env.config(), &self.bot_kinds);
        let again = |slot: usize| {
            let mut chance = Rng::stream(config.seed, slot as u64, episodes[slot]);
            let mut game = E::Game::new(&E::Game::draw_setup(&config.game, &mut chance));
            let mut bot = fresh_bot(
                kinds,
                league.bot(slot),
                &game,
                bot_seed(config.seed, slot, episodes[slot]),
            );
            let (mut mask, mut ignored) = (vec![false; E::HEADS * E::ACTIONS], vec![0; E::HEADS]);
            for choices in history[slot].chunks_exact(E::HEADS) {
                E::legal_mask(&game, &mut mask);
                let mut heads = mask.chunks_exact(E::ACTIONS).zip(choices);
                if game.outcome().is_some() || !heads.all(|(head, &choice)| head.get(choice as usize) == Some(&true)) {
                    return Err("its games under way were not played by the rules");
                }
                if let (Some(bot), Controller::Bot(_)) = (&mut bot, league.controller(slot, game.to_move())) {
                    bot_choice::<E>(&mut **bot, &game, &mask, &mut ignored);
                }
                E::play(&mut game, choices);
            }
            match game.outcome() {
                None => Ok((game, bot)),
                Some(_) => Err("its games under way are over"),
            }
        };
        let games = (0..self.env.n_envs()).into_par_iter().map(again);
        let games: Vec<_> = games.collect::<Result<_, _>>()?;
        for (slot, (game, bot)) in games.into_iter().enumerate() {
            self.bots[slot] = bot;
            self.history[slot].clone_from(&history[slot]);
            self.env
                .restore(slot, game, episodes[slot], (history[slot].len() / E::HEADS) as u32);
        }
        self.rng = rng;
        self.env.observe(&mut self.batch);
        Ok(())
    }

    /// What all networks of the run have in common.
    pub fn shape(&self) -> &Arc<crate::network::Shape> {
        self.policy.shape()
    }
}

/// The seed of the bot in this slot and episode, apart from the game's own stream.
fn bot_seed(seed: u64, slot: usize, episode: u64) -> u64 {
    Rng::stream(!seed, slot as u64, episode).next_u64()
}

/// The bot that the league seated, if any, at the start of `game`.
fn fresh_bot<G: BuiltinBots>(
    kinds: &[&'static BotInfo<G>],
    seated: Option<(Player, usize)>,
    game: &G,
    seed: u64,
) -> Option<Box<dyn Bot<G>>> {
    seated.map(|(seat, kind)| {
        let mut bot = (kinds[kind].make)();
        // A bot that cannot start plays as one that cannot choose: see `bot_choice`.
        let _ = bot.start(seat, game, seed);
        bot
    })
}

/// What the bot chooses, as near as the encoding can say it. Where it fails, or wants what is illegal or beyond that, the
/// first legal choice is played for it: training must go on, and the arena is the judge of bots.
fn bot_choice<E: Encoding>(bot: &mut dyn Bot<E::Game>, game: &E::Game, mask: &[bool], choices: &mut [u16]) -> Chosen {
    let chosen = match bot.choose(game).ok().filter(|action| game.is_legal(action)) {
        Some(action) if E::project(game, &action, choices) => return Chosen::ByBot,
        Some(_) => Chosen::Inexpressible,
        None => Chosen::Failed,
    };
    for (mask, choice) in mask.chunks_exact(E::ACTIONS).zip(choices) {
        *choice = first_legal(mask);
    }
    chosen
}

/// What the decisions of `rows` are worth: the highest Q of a legal choice, the mean of it over the heads that matter.
fn values(q: &[f32], rows: &Rows<f32>, heads: usize, actions: usize) -> Vec<f32> {
    let mut sums = vec![(0.0, 0.0); rows.n];
    let of_heads = q.chunks_exact(actions).zip(rows.mask.chunks_exact(actions));
    for ((q, mask), head) in of_heads.zip(&rows.heads) {
        let legal = q.iter().zip(mask).filter(|(_, mask)| **mask);
        let (sum, n) = &mut sums[*head as usize / heads];
        *sum += legal.map(|(q, _)| *q).fold(f32::NEG_INFINITY, f32::max);
        *n += 1.0;
    }
    sums.into_iter().map(|(sum, n)| sum / n).collect()
}

fn first_legal(mask: &[bool]) -> u16 {
    mask.iter().position(|&m| m).expect("a legal choice") as u16
}

#[cfg(test)]
mod tests;
