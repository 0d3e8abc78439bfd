//! Many games stepped together, straight into the caller's buffers.
//!
//! | file | holds |
//! |---|---|
//! | `batch` | [`Batch`] and [`BatchMut`]: what a step writes, owned and borrowed |
//! | `slot` | [`Slot`]: one place where game follows game |
//! | `rows` | [`each_row`]: work on all rows, in parallel |
//! | `spec` | [`Spec`]: constants of an encoding, as values |

mod batch;
mod rows;
mod slot;
#[allow(missing_docs)] // constants are those of the traits
mod spec;
#[cfg(test)]
mod tests;

pub use batch::{Batch, BatchMut, Buffers, Row};
pub use rows::each_row;
use rows::each_row_prefetched;
pub use slot::{ConfigOf, Episode, Misfit, Slot};
pub use spec::Spec;

use crate::{ActionOf, Encoding, Game};

/// Parts of an observation to write; buffers of unwanted parts stay empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// Bytes of the observation.
    pub cells: bool,
    /// Scalars of the observation.
    pub scalars: bool,
    /// Final observations of ended games, besides the first observation of the next.
    pub final_observation: bool,
}

impl Default for Parts {
    fn default() -> Self {
        Self { cells: true, scalars: true, final_observation: true }
    }
}

/// Start of a slot's next game. The names are Gymnasium's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Autoreset {
    /// Next game begins in the step that ended the last: the row shows its first observation, and `final_*` the last position.
    #[default]
    SameStep,
    /// Next game begins one step later. That step plays nothing: its choice is ignored, its reward is 0.
    NextStep,
    /// Next game begins when [`VecEnv::reset`] names the slot. Only the step that ended the game reports the end; later steps
    /// change nothing.
    Disabled,
}

/// Settings of a [`VecEnv`].
#[derive(Clone, Debug)]
pub struct VecEnvConfig<C> {
    /// Number of games.
    pub n_envs: usize,
    /// Root of every random stream: slot i, episode e plays `Rng::stream(seed, i, e)`.
    pub seed: u64,
    /// The game's own settings.
    pub game: C,
    /// True: masks are shielded ([`Encoding::shield`]).
    pub shield: bool,
    /// Parts of the observation to write.
    pub parts: Parts,
    /// Decisions after which a game is cut (`truncated`); `None`: only the rules end it.
    pub max_decisions: Option<u32>,
    /// Start of the next game.
    pub autoreset: Autoreset,
    /// True: work on the calling thread alone, without a thread pool.
    pub alone: bool,
    /// True: slots keep the choices of their running episodes ([`VecEnv::kept`]).
    pub keep_choices: bool,
}

impl<C> VecEnvConfig<C> {
    /// Returns settings of one such game.
    pub fn of(game: C) -> Self {
        Self {
            n_envs: 1,
            seed: 0,
            game,
            shield: false,
            parts: Parts::default(),
            max_decisions: None,
            autoreset: Autoreset::SameStep,
            alone: false,
            keep_choices: false,
        }
    }
}

impl<C: Default> Default for VecEnvConfig<C> {
    fn default() -> Self {
        Self::of(C::default())
    }
}

/// Games of one encoding stepped together. Row i of a step equals playing game i alone, at any number of threads.
pub struct VecEnv<E: Encoding> {
    encoding: E,
    slots: Vec<Slot<E>>,
    config: ConfigOf<E>,
}

impl<E: Encoding> VecEnv<E> {
    /// Starts `n_envs` games, each at its episode 0. The configuration must pass [`Rules::check`](crate::Rules::check).
    pub fn new(encoding: E, config: ConfigOf<E>) -> Self {
        let slots = (0..config.n_envs as u64).map(|i| Slot::new(encoding, &config, i)).collect();
        Self { encoding, slots, config }
    }

    /// Splits the games into blocks of at most `size`, in order. Games keep their streams. Each block is stepped on the calling
    /// thread, for callers that distribute blocks over threads themselves.
    pub fn into_blocks(self, size: usize) -> Vec<Self> {
        let (mut blocks, mut slots) = (Vec::new(), self.slots.into_iter().peekable());
        while slots.peek().is_some() {
            let slots: Vec<_> = slots.by_ref().take(size.max(1)).collect();
            let config = VecEnvConfig { n_envs: slots.len(), alone: true, ..self.config.clone() };
            blocks.push(Self { encoding: self.encoding, slots, config });
        }
        blocks
    }

    /// Returns the encoding.
    pub fn encoding(&self) -> E {
        self.encoding
    }

    /// Returns the number of games.
    pub fn n_envs(&self) -> usize {
        self.slots.len()
    }

    /// Returns the game in slot i.
    pub fn game(&self, i: usize) -> &E::Game {
        self.slots[i].game()
    }

    /// Returns the number of the episode running in slot i, from 0.
    pub fn episode(&self, i: usize) -> u64 {
        self.slots[i].episode()
    }

    /// Returns the settings.
    pub fn config(&self) -> &ConfigOf<E> {
        &self.config
    }

    /// Continues slot i from this position as episode `episode`, to resume a run.
    pub fn restore(&mut self, i: usize, game: E::Game, episode: u64, decisions: u32) {
        self.slots[i].restore(game, episode, decisions);
    }

    /// Returns the number of the game in slot i, which names its random stream. In a block that was split off it is not i.
    pub fn index(&self, i: usize) -> u64 {
        self.slots[i].stream().1
    }

    /// Returns slot i: its game, episode and random stream.
    pub fn slot(&self, i: usize) -> &Slot<E> {
        &self.slots[i]
    }

    /// Returns the running episode of slot i. Needs [`VecEnvConfig::keep_choices`]; choices of [`VecEnv::step`] alone are kept.
    pub fn kept(&self, i: usize) -> Episode {
        self.slots[i].kept()
    }

    /// Plays a kept episode again in slot i, which stays on its stream. After an error the slot holds a part of it.
    pub fn replay(&mut self, i: usize, kept: &Episode) -> Result<(), Misfit> {
        self.slots[i].replay(&self.config, kept)
    }

    /// Returns the number of decisions made in the running episode of slot i.
    pub fn decisions(&self, i: usize) -> u32 {
        self.slots[i].decisions()
    }

    /// Returns true if the episode of slot i has ended and the next has not begun; never with [`Autoreset::SameStep`].
    pub fn is_over(&self, i: usize) -> bool {
        self.slots[i].is_over()
    }

    /// Writes the observations of the current positions without playing anything.
    pub fn observe(&mut self, batch: &mut impl Buffers) {
        let config = &self.config;
        each_row(self.encoding, &mut self.slots, batch.buffers(), config.alone, |_, slot, row| {
            row.clear();
            slot.show(config, row);
        });
    }

    /// Plays one decision in every game: `choices` holds `HEADS` legal choices per game.
    pub fn step(&mut self, choices: &[u16], batch: &mut impl Buffers) {
        let encoding = self.encoding;
        self.announce(choices, &[]);
        self.each_choice(choices, batch.buffers(), |_, slot, config, choices, row| {
            if !slot.is_over() {
                slot.keep(config, choices);
            }
            slot.play(config, row, |game| encoding.play(game, choices));
            slot.show(config, row);
        });
    }

    /// Plays like [`VecEnv::step`], starts new games, reports ends and updates `player`, but writes no observations or masks;
    /// [`VecEnv::show`] does that.
    pub fn play(&mut self, choices: &[u16], batch: &mut impl Buffers) {
        self.play_actions(choices, &[], batch);
    }

    /// Plays like [`VecEnv::play`], but `actions[i]`, if it is `Some`, replaces the choices of game i: a legal action, which
    /// the encoding need not express. `actions` is empty or has one entry per game.
    pub fn play_actions(&mut self, choices: &[u16], actions: &[Option<ActionOf<E::Rules>>], batch: &mut impl Buffers) {
        let fits = actions.is_empty() || actions.len() == self.slots.len();
        assert!(fits, "one entry per game");
        let encoding = self.encoding;
        self.announce(choices, actions);
        self.each_choice(choices, batch.buffers(), |i, slot, config, choices, row| {
            slot.play(config, row, |game| match actions.get(i) {
                Some(Some(action)) => game.play(action),
                _ => encoding.play(game, choices),
            });
            *row.player = slot.game().to_move();
        });
    }

    fn announce(&self, choices: &[u16], actions: &[Option<ActionOf<E::Rules>>]) {
        let encoding = self.encoding;
        let plays = self.slots.iter().zip(choices.chunks_exact(encoding.heads())).enumerate();
        let plays = plays.filter(|(i, (slot, _))| !slot.is_over() && !matches!(actions.get(*i), Some(Some(_))));
        let observed = self.config.parts.cells || self.config.parts.scalars;
        encoding.announce(plays.clone().map(|(_, (slot, choices))| (slot.game(), choices)), observed);
        encoding.announce_outcomes(plays.filter_map(|(_, (slot, choices))| slot.outcome_after(choices)), observed);
    }

    fn each_choice(
        &mut self,
        choices: &[u16],
        batch: BatchMut<'_>,
        work: impl Fn(usize, &mut Slot<E>, &ConfigOf<E>, &[u16], &mut Row) + Sync,
    ) {
        let heads = self.encoding.heads();
        let n_choices = self.slots.len() * heads;
        assert_eq!(choices.len(), n_choices, "one choice per head and game");
        let config = &self.config;
        each_row(self.encoding, &mut self.slots, batch, config.alone, |i, slot, row| {
            work(i, slot, config, &choices[i * heads..(i + 1) * heads], row);
        });
    }

    /// Writes the observations and masks of the `wanted` games: the second half of a step begun by [`VecEnv::play`].
    pub fn show(&mut self, wanted: &[bool], batch: &mut impl Buffers) {
        assert_eq!(wanted.len(), self.slots.len(), "one wish per game");
        let config = &self.config;
        let slots = &mut self.slots;
        each_row_prefetched(self.encoding, slots, batch.buffers(), config.alone, Slot::prefetch, |i, slot, row| {
            if wanted[i] {
                slot.show(config, row);
            }
        });
    }

    /// Begins new games in these slots, even during an episode, and writes the observations of all slots. Without `streams`,
    /// each slot begins its next episode. With streams, a seed and a slot each, it continues like that slot of an environment
    /// of that seed.
    ///
    /// # Panics
    /// If a slot does not exist, or the numbers of streams and slots differ.
    pub fn reset(&mut self, slots: &[usize], streams: Option<&[(u64, u64)]>, batch: &mut impl Buffers) {
        let fits = streams.is_none_or(|streams| streams.len() == slots.len());
        assert!(fits, "one stream per slot");
        for (k, &i) in slots.iter().enumerate() {
            self.slots[i].begin(&self.config, streams.map(|streams| streams[k]));
        }
        self.observe(batch);
    }
}
