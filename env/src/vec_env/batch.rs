//! Buffers that a step writes: [`Batch`] owns them, [`BatchMut`] borrows them.

use super::Parts;
use crate::{Outcome, Player, Shape};

fn take<'a, T>(rest: &mut &'a mut [T], n: usize, len: usize) -> &'a mut [T] {
    let all = std::mem::take(rest);
    let at = (n * len).min(all.len());
    let (head, tail) = all.split_at_mut(at);
    *rest = tail;
    head
}

#[inline(always)]
fn part<T>(all: &mut [T], i: usize, len: usize) -> &mut [T] {
    if all.is_empty() { all } else { &mut all[i * len..(i + 1) * len] }
}

/// Defines the buffers once. `wide` ones have several elements per row and may be unwanted; `one` have one element per row.
macro_rules! buffers {
    (
        wide { $($(#[$wide_doc:meta])* $wide:ident: $wide_type:ty = $wide_zero:expr; $len:expr, $wanted:expr;)* }
        one { $($(#[$one_doc:meta])* $one:ident: $one_type:ty = $one_zero:expr;)* }
    ) => {
        /// Results of one step, one row per game. All buffers keep their place in memory between steps.
        ///
        /// If a game ended, `outcome`, `reward` and `final_*` describe its end. The rest of the row follows
        /// [`Autoreset`](super::Autoreset): by default it shows the next game's first observation.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Batch {
            $($(#[$wide_doc])* pub $wide: Vec<$wide_type>,)*
            $($(#[$one_doc])* pub $one: Vec<$one_type>,)*
        }

        /// Buffers of a [`Batch`] in the caller's memory: NumPy arrays, pinned memory, a part of a larger batch. Each is as
        /// long as in [`Batch`], or empty if unwanted (observations only).
        #[derive(Debug)]
        pub struct BatchMut<'a> {
            $($(#[$wide_doc])* pub $wide: &'a mut [$wide_type],)*
            $($(#[$one_doc])* pub $one: &'a mut [$one_type],)*
        }

        /// One game's share of every buffer.
        #[derive(Debug)]
        pub struct Row<'a> {
            $($(#[$wide_doc])* pub $wide: &'a mut [$wide_type],)*
            $($(#[$one_doc])* pub $one: &'a mut $one_type,)*
        }

        impl Batch {
            /// Allocates buffers for `n_envs` games of an encoding of this shape.
            pub fn new(shape: Shape, n_envs: usize, parts: Parts) -> Self {
                Self {
                    $($wide: vec![$wide_zero; if ($wanted)(parts) { n_envs * ($len)(shape) } else { 0 }],)*
                    $($one: vec![$one_zero; n_envs],)*
                }
            }
        }

        impl Buffers for Batch {
            fn buffers(&mut self) -> BatchMut<'_> {
                BatchMut { $($wide: &mut self.$wide,)* $($one: &mut self.$one,)* }
            }
        }

        impl Buffers for BatchMut<'_> {
            fn buffers(&mut self) -> BatchMut<'_> {
                BatchMut { $($wide: self.$wide,)* $($one: self.$one,)* }
            }
        }

        impl<'a> BatchMut<'a> {
            /// Returns an error of one line if the buffers do not fit `n` games of an encoding of this shape.
            pub fn check(&self, shape: Shape, n: usize) -> Result<(), String> {
                $(if !self.$wide.is_empty() && self.$wide.len() != n * ($len)(shape) {
                    let (name, len, wanted) = (stringify!($wide), self.$wide.len(), n * ($len)(shape));
                    return Err(format!("{name} has {len} elements; {n} games need {wanted}"));
                })*
                $(if self.$one.len() != n {
                    let (name, len) = (stringify!($one), self.$one.len());
                    return Err(format!("{name} has {len} elements; there are {n} games"));
                })*
                if self.mask.len() != n * shape.heads * shape.actions {
                    return Err("the mask is always written".into());
                }
                Ok(())
            }

            pub(super) fn split_front(&mut self, shape: Shape, n: usize) -> BatchMut<'a> {
                BatchMut {
                    $($wide: take(&mut self.$wide, n, ($len)(shape)),)*
                    $($one: take(&mut self.$one, n, 1),)*
                }
            }

            /// Returns the row of game `i`.
            #[inline(always)]
            pub fn row(&mut self, shape: Shape, i: usize) -> Row<'_> {
                Row {
                    $($wide: part(self.$wide, i, ($len)(shape)),)*
                    $($one: &mut self.$one[i],)*
                }
            }
        }
    };
}

buffers! {
    wide {
        /// Observation bytes of the player to move, `n_envs × CELLS`.
        cells: u8 = 0; |shape: Shape| shape.cells, |parts: Parts| parts.cells;
        /// Observation scalars of the player to move, `n_envs × SCALARS`.
        scalars: f32 = 0.0; |shape: Shape| shape.scalars, |parts: Parts| parts.scalars;
        /// Legal choices, `n_envs × HEADS × ACTIONS`; all true in a position that ended a game.
        mask: bool = false; |shape: Shape| shape.heads * shape.actions, |_| true;
        /// Bytes of the final position, seen by its player to move, if a game ended; else zero.
        final_cells: u8 = 0; |shape: Shape| shape.cells, |parts: Parts| parts.cells && parts.final_observation;
        /// Scalars of the final position, seen by its player to move, if a game ended; else zero.
        final_scalars: f32 = 0.0; |shape: Shape| shape.scalars, |parts: Parts| parts.scalars && parts.final_observation;
    }
    one {
        /// The player to move.
        player: Player = Player::A;
        /// Reward by seat: 1 for the winner in this step, -1 for the loser, else 0.
        reward: [f32; 2] = [0.0; 2];
        /// Change of A's potential in this step, of the game that ended if one did.
        potential_gain: f32 = 0.0;
        /// True if the game ended by its rules in this step.
        terminated: bool = false;
        /// True if `max_decisions` cut the game in this step.
        truncated: bool = false;
        /// Result of the game that ended, if one did.
        outcome: Option<Outcome> = None;
        /// Turns of the game that ended, else 0.
        final_turn: u32 = 0;
        /// Scores of the game that ended, else 0.
        final_scores: [f64; 2] = [0.0; 2];
    }
}

/// Targets of a step: owned or borrowed buffers.
pub trait Buffers {
    /// Borrows all buffers.
    fn buffers(&mut self) -> BatchMut<'_>;
}

impl Row<'_> {
    /// Resets the fields that describe the last step and the end of a game.
    #[inline]
    pub fn clear(&mut self) {
        if *self.terminated || *self.truncated {
            self.final_cells.fill(0);
            self.final_scalars.fill(0.0);
        }
        *self.reward = [0.0; 2];
        *self.potential_gain = 0.0;
        *self.terminated = false;
        *self.truncated = false;
        *self.outcome = None;
        *self.final_turn = 0;
        *self.final_scores = [0.0; 2];
    }
}
