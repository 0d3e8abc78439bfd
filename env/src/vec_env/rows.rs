//! Work on every row of a batch, on all threads or on the caller's alone.

use super::{BatchMut, Row};
use crate::Encoding;

/// Calls `work` with the number, the slot and the row of every game: on the threads of the current rayon pool, or on this
/// one alone. The order is open, and what a call does must not depend on it.
///
/// # Panics
/// Where the buffers are not those of so many games of encoding `E`.
pub fn each_row<E: Encoding, S: Send>(
    slots: &mut [S],
    batch: BatchMut<'_>,
    alone: bool,
    work: impl Fn(usize, &mut S, &mut Row) + Sync,
) {
    each_row_foretold::<E, S>(slots, batch, alone, |_| (), work);
}

/// The same; `foretell` is shown the slot after the one that `work` is called with next.
pub(super) fn each_row_foretold<E: Encoding, S: Send>(
    slots: &mut [S],
    batch: BatchMut<'_>,
    alone: bool,
    foretell: impl Fn(&S) + Sync,
    work: impl Fn(usize, &mut S, &mut Row) + Sync,
) {
    let n = slots.len();
    if let Err(why) = batch.check::<E>(n) {
        panic!("the batch has one row per game: {why}");
    }
    // Some chunks per thread even out games of different cost, and a thread that the machine holds up; a task per
    // game would cost more than the game.
    let chunk = match (alone, rayon::current_num_threads()) {
        (true, _) | (_, 1) => n.max(1),
        (false, threads) => n.div_ceil(threads * 8).max(1),
    };
    halve::<E, S>(0, slots, batch, chunk, &foretell, &work);
}

/// Halves the games until a chunk is left. A thread that steals takes the largest half there is, so step after step the
/// same games mostly stay with the same thread and in its cache; dealt out in turn, they would wander.
fn halve<E: Encoding, S: Send>(
    first: usize,
    slots: &mut [S],
    mut batch: BatchMut<'_>,
    chunk: usize,
    foretell: &(impl Fn(&S) + Sync),
    work: &(impl Fn(usize, &mut S, &mut Row) + Sync),
) {
    if slots.len() > chunk {
        let (left, right) = slots.split_at_mut(slots.len() / 2);
        let (middle, left_batch) = (first + left.len(), batch.split_front::<E>(left.len()));
        rayon::join(
            || halve::<E, S>(first, left, left_batch, chunk, foretell, work),
            || halve::<E, S>(middle, right, batch, chunk, foretell, work),
        );
        return;
    }
    for k in 0..slots.len() {
        if let Some(next) = slots.get(k + 1) {
            foretell(next);
        }
        work(first + k, &mut slots[k], &mut batch.row::<E>(k));
    }
}
