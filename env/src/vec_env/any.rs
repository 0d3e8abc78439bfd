//! [`AnyVecEnv`]: a [`VecEnv`] whose game is known at run time only.

use super::{BatchMut, VecEnv};
use crate::{CellKind, Encoding, Game, Outcome};

/// Constants of [`Game`] and [`Encoding`], as values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spec {
    pub game: &'static str,
    pub encoding: &'static str,
    pub simultaneous: bool,
    pub heads: usize,
    pub actions: usize,
    pub cells: usize,
    pub cell_kind: CellKind,
    pub scalars: usize,
}

impl Spec {
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

/// A [`VecEnv`] of any game, for other languages and for programs that choose the game at run time (`Box<dyn AnyVecEnv>`). Each
/// method does what the method of the same name of [`VecEnv`] does.
pub trait AnyVecEnv: Send {
    fn spec(&self) -> Spec;
    fn n_envs(&self) -> usize;
    fn observe(&mut self, batch: BatchMut<'_>);
    fn step(&mut self, choices: &[u16], batch: BatchMut<'_>);
    fn reset(&mut self, slots: &[usize], seeds: Option<&[u64]>, batch: BatchMut<'_>);
    fn is_over(&self, slot: usize) -> bool;
    fn episode(&self, slot: usize) -> u64;
    fn decisions(&self, slot: usize) -> u32;
    fn turn(&self, slot: usize) -> u32;
    fn scores(&self, slot: usize) -> [f64; 2];
    fn outcome(&self, slot: usize) -> Option<Outcome>;
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
