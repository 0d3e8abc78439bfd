//! [`AnyVecEnv`]: a [`VecEnv`] whose game is known at run time only.

use super::{BatchMut, VecEnv};
use crate::{CellKind, Encoding, Game, Outcome};

/// The numbers of an encoding, as values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spec {
    /// [`Game::NAME`].
    pub game: &'static str,
    /// [`Encoding::NAME`].
    pub encoding: &'static str,
    /// [`Game::SIMULTANEOUS`].
    pub simultaneous: bool,
    /// [`Encoding::HEADS`].
    pub heads: usize,
    /// [`Encoding::ACTIONS`].
    pub actions: usize,
    /// [`Encoding::CELLS`].
    pub cells: usize,
    /// [`Encoding::CELL_KIND`].
    pub cell_kind: CellKind,
    /// [`Encoding::SCALARS`].
    pub scalars: usize,
}

impl Spec {
    /// Of encoding `E`.
    pub const fn of<E: Encoding>() -> Self {
        Self {
            game: E::Game::NAME,
            encoding: E::NAME,
            simultaneous: E::Game::SIMULTANEOUS,
            heads: E::HEADS,
            actions: E::ACTIONS,
            cells: E::CELLS,
            cell_kind: E::CELL_KIND,
            scalars: E::SCALARS,
        }
    }
}

/// A [`VecEnv`] of any game: what other languages and programs that choose the game as they run hold as
/// `Box<dyn AnyVecEnv>`. Each method does what the one of the same name of [`VecEnv`] does.
pub trait AnyVecEnv: Send {
    /// The encoding's numbers.
    fn spec(&self) -> Spec;
    /// Number of games.
    fn n_envs(&self) -> usize;
    /// See [`VecEnv::observe`].
    fn observe(&mut self, batch: BatchMut<'_>);
    /// See [`VecEnv::step`].
    fn step(&mut self, choices: &[u16], batch: BatchMut<'_>);
    /// See [`VecEnv::reset`].
    fn reset(&mut self, slots: &[usize], seeds: Option<&[u64]>, batch: BatchMut<'_>);
    /// See [`VecEnv::is_over`].
    fn is_over(&self, slot: usize) -> bool;
    /// See [`VecEnv::episode`].
    fn episode(&self, slot: usize) -> u64;
    /// See [`VecEnv::decisions`].
    fn decisions(&self, slot: usize) -> u32;
    /// [`Game::turn`] of the game in this slot.
    fn turn(&self, slot: usize) -> u32;
    /// [`Game::scores`] of the game in this slot.
    fn scores(&self, slot: usize) -> [f64; 2];
    /// [`Game::outcome`] of the game in this slot.
    fn outcome(&self, slot: usize) -> Option<Outcome>;
    /// The game in this slot as text.
    fn text(&self, slot: usize) -> String;
}

impl<E: Encoding> AnyVecEnv for VecEnv<E> {
    fn spec(&self) -> Spec {
        Spec::of::<E>()
    }

    fn n_envs(&self) -> usize {
        VecEnv::n_envs(self)
    }

    fn observe(&mut self, mut batch: BatchMut<'_>) {
        VecEnv::observe(self, &mut batch);
    }

    fn step(&mut self, choices: &[u16], mut batch: BatchMut<'_>) {
        VecEnv::step(self, choices, &mut batch);
    }

    fn reset(&mut self, slots: &[usize], seeds: Option<&[u64]>, mut batch: BatchMut<'_>) {
        VecEnv::reset(self, slots, seeds, &mut batch);
    }

    fn is_over(&self, slot: usize) -> bool {
        VecEnv::is_over(self, slot)
    }

    fn episode(&self, slot: usize) -> u64 {
        VecEnv::episode(self, slot)
    }

    fn decisions(&self, slot: usize) -> u32 {
        VecEnv::decisions(self, slot)
    }

    fn turn(&self, slot: usize) -> u32 {
        self.game(slot).turn()
    }

    fn scores(&self, slot: usize) -> [f64; 2] {
        self.game(slot).scores()
    }

    fn outcome(&self, slot: usize) -> Option<Outcome> {
        self.game(slot).outcome()
    }

    fn text(&self, slot: usize) -> String {
        self.game(slot).to_string()
    }
}
