//! Memory that Rust owns and NumPy shows: arrays keep it alive and cannot move it.

use std::cell::UnsafeCell;
use std::sync::Arc;

use ndarray::{Dimension, IntoDimension, ShapeBuilder};
use numpy::{Element, PyArray};
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict};
use turf_env::vec_env::{BatchMut, Spec};
use turf_env::{Outcome, Parts, Player};

/// A block of numbers shared with Python: Rust writes it while a step runs, Python may access it at any time. A read during
/// a write sees old or new numbers, as with every array shared between threads.
struct Block<T>(Box<[UnsafeCell<T>]>);

// SAFETY: plain numbers; the environment's lock orders writes.
unsafe impl<T: Send> Send for Block<T> {}
// SAFETY: as above.
unsafe impl<T: Send> Sync for Block<T> {}

impl<T: Copy + Default> Block<T> {
    fn new(len: usize) -> PyResult<Self> {
        let mut cells = Vec::new();
        let too_much = |_| PyMemoryError::new_err(format!("{len} elements do not fit into memory"));
        cells.try_reserve_exact(len).map_err(too_much)?;
        cells.resize_with(len, || UnsafeCell::new(T::default()));
        Ok(Self(cells.into_boxed_slice()))
    }

    fn pointer(&self) -> *mut T {
        self.0.as_ptr().cast_mut().cast()
    }

    /// # Safety
    /// Nobody else in Rust holds a part of it.
    #[expect(clippy::mut_from_ref, reason = "the cells are what makes it mutable")]
    unsafe fn slice(&self) -> &mut [T] {
        // SAFETY: the pointer and length are of this block; aliasing is the caller's promise.
        unsafe { std::slice::from_raw_parts_mut(self.pointer(), self.0.len()) }
    }
}

pub struct Buffers {
    cells: Block<u8>,
    scalars: Block<f32>,
    mask: Block<bool>,
    final_cells: Block<u8>,
    final_scalars: Block<f32>,
    player: Block<u8>,
    reward: Block<[f32; 2]>,
    potential_gain: Block<f32>,
    terminated: Block<bool>,
    truncated: Block<bool>,
    outcome: Block<Option<Outcome>>,
    final_turn: Block<u32>,
    final_scores: Block<[f64; 2]>,
    /// The caller's reward with shaping, in a single-agent environment.
    own_reward: Block<f32>,
}

/// Restores Booleans that Python overwrote through another view to 0 or 1.
fn mend(flags: &Block<bool>) {
    let bytes = flags.pointer().cast::<u8>();
    for i in 0..flags.0.len() {
        // SAFETY: within the block, and any byte is a u8.
        unsafe { *bytes.add(i) = (*bytes.add(i) != 0) as u8 };
    }
}

impl Buffers {
    pub fn new(n: usize, spec: &Spec, parts: Parts) -> PyResult<Self> {
        let cells = n * spec.cells * parts.cells as usize;
        let scalars = n * spec.scalars * parts.scalars as usize;
        let last = parts.final_observation as usize;
        Ok(Self {
            cells: Block::new(cells)?,
            scalars: Block::new(scalars)?,
            mask: Block::new(n * spec.heads * spec.actions)?,
            final_cells: Block::new(cells * last)?,
            final_scalars: Block::new(scalars * last)?,
            player: Block::new(n)?,
            reward: Block::new(n)?,
            potential_gain: Block::new(n)?,
            terminated: Block::new(n)?,
            truncated: Block::new(n)?,
            outcome: Block::new(n)?,
            final_turn: Block::new(n)?,
            final_scores: Block::new(n)?,
            own_reward: Block::new(n)?,
        })
    }

    /// Borrows everything that a step writes.
    ///
    /// # Safety
    /// Only one such borrow may live: the environment's lock is held.
    pub unsafe fn batch(&self) -> BatchMut<'_> {
        [&self.mask, &self.terminated, &self.truncated].into_iter().for_each(mend);
        // SAFETY: the caller's promise; players are bytes that are made valid first, and `Player` has one byte.
        unsafe {
            let player = self.player.slice();
            player.fill(0);
            BatchMut {
                cells: self.cells.slice(),
                scalars: self.scalars.slice(),
                mask: self.mask.slice(),
                final_cells: self.final_cells.slice(),
                final_scalars: self.final_scalars.slice(),
                player: std::slice::from_raw_parts_mut(player.as_mut_ptr().cast::<Player>(), player.len()),
                reward: self.reward.slice(),
                potential_gain: self.potential_gain.slice(),
                terminated: self.terminated.slice(),
                truncated: self.truncated.slice(),
                outcome: self.outcome.slice(),
                final_turn: self.final_turn.slice(),
                final_scores: self.final_scores.slice(),
            }
        }
    }

    /// Copies the mask that was just written to where Python cannot change it.
    ///
    /// # Safety
    /// As [`Buffers::batch`].
    pub unsafe fn keep_mask(&self, kept: &mut [bool]) {
        // SAFETY: the caller's promise.
        kept.copy_from_slice(unsafe { self.mask.slice() });
    }

    /// Writes the caller's reward: its own of the step, and its potential's gain times `shaping`.
    ///
    /// # Safety
    /// As [`Buffers::batch`].
    pub unsafe fn pay(&self, shaping: f32) {
        // SAFETY: the caller's promise.
        let (own, both, gain) = unsafe { (self.own_reward.slice(), self.reward.slice(), self.potential_gain.slice()) };
        for ((own, both), gain) in own.iter_mut().zip(both).zip(gain) {
            *own = both[0] + shaping * *gain;
        }
    }

    /// Outcome of the game in row i. `None` if it did not end in the last step.
    ///
    /// # Safety
    /// As [`Buffers::batch`].
    pub unsafe fn outcome(&self, i: usize) -> Option<Outcome> {
        // SAFETY: the caller's promise.
        unsafe { self.outcome.slice()[i] }
    }
}

/// Keeps the buffers alive as long as an array shows them.
#[pyclass(frozen, module = "turf_rl._turf")]
pub struct Memory(pub Arc<Buffers>);

impl Memory {
    pub fn arrays<'py>(this: &Bound<'py, Self>, spec: &Spec, alone: bool) -> PyResult<Bound<'py, PyDict>> {
        let b = &this.get().0;
        let n = b.player.0.len();
        let mask = match spec.heads {
            1 => show(this, &b.mask, (n, spec.actions)),
            heads => show(this, &b.mask, (n, heads, spec.actions)),
        };
        let reward = match alone {
            true => show(this, &b.own_reward, n),
            false => show_as::<_, f32, _>(this, &b.reward, (n, 2)),
        };
        let mut arrays = vec![
            ("action_mask", mask),
            ("to_play", show(this, &b.player, n)),
            ("reward", reward),
            ("potential_gain", show(this, &b.potential_gain, n)),
            ("terminated", show(this, &b.terminated, n)),
            ("truncated", show(this, &b.truncated, n)),
            ("final_turn", show(this, &b.final_turn, n)),
            ("final_scores", show_as::<_, f64, _>(this, &b.final_scores, (n, 2))),
        ];
        for (name, block) in [("cells", &b.cells), ("final_cells", &b.final_cells)] {
            if !block.0.is_empty() {
                arrays.push((name, show(this, block, (n, spec.cells))));
            }
        }
        for (name, block) in [("scalars", &b.scalars), ("final_scalars", &b.final_scalars)] {
            if !block.0.is_empty() {
                arrays.push((name, show(this, block, (n, spec.scalars))));
            }
        }
        arrays.into_py_dict(this.py())
    }
}

fn show<'py, T: Element, D: IntoDimension>(this: &Bound<'py, Memory>, block: &Block<T>, shape: D) -> Bound<'py, PyAny> {
    show_as::<T, T, D>(this, block, shape)
}

/// Returns an array of `U`s over a block of `T`s, which consist of them.
fn show_as<'py, T, U: Element, D: IntoDimension>(
    this: &Bound<'py, Memory>,
    block: &Block<T>,
    shape: D,
) -> Bound<'py, PyAny> {
    let shape = shape.into_dimension();
    assert_eq!(shape.size() * size_of::<U>(), block.0.len() * size_of::<T>(), "the array shows the whole block");
    let pointer = block.0.as_ptr().cast_mut().cast::<U>();
    // SAFETY: the block has so many elements, lives as long as `this`, which the array keeps, and never moves; any bytes
    // that Python writes are numbers, and flags and players are mended before Rust reads them.
    unsafe {
        let view = ndarray::ArrayViewMut::from_shape_ptr(shape.into_shape_with_order(), pointer);
        PyArray::borrow_from_array(&view, this.clone().into_any()).into_any()
    }
}
