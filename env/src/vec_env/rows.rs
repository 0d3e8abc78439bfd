//! Work on every row of a batch, on all threads or on the caller's alone.

use super::{BatchMut, Row};
use crate::Shape;

/// Calls `work` with the index, slot and row of every game, on the current rayon pool or, if `alone`, on the calling thread.
/// The order is unspecified.
///
/// # Panics
/// If the buffers do not fit that many games of an encoding of this shape.
pub fn each_row<S: Send>(
    shape: Shape,
    slots: &mut [S],
    batch: BatchMut<'_>,
    alone: bool,
    work: impl Fn(usize, &mut S, &mut Row) + Sync,
) {
    each_row_prefetched(shape, slots, batch, alone, |_| (), work);
}

pub(super) fn each_row_prefetched<S: Send>(
    shape: Shape,
    slots: &mut [S],
    batch: BatchMut<'_>,
    alone: bool,
    prefetch: impl Fn(&S) + Sync,
    work: impl Fn(usize, &mut S, &mut Row) + Sync,
) {
    let n = slots.len();
    if let Err(why) = batch.check(shape, n) {
        panic!("the batch has one row per game: {why}");
    }
    // Several chunks per thread even out games of different cost and threads that the machine delays. One task per game would
    // cost more than the game.
    let chunk = match (alone, rayon::current_num_threads()) {
        (true, _) | (_, 1) => n.max(1),
        (false, threads) => n.div_ceil(threads * 8).max(1),
    };
    halve(shape, 0, slots, batch, chunk, &prefetch, &work);
}

/// Halves the games until a chunk is left. Work stealing takes the largest half there is, so the same games mostly stay on the
/// same thread and in its cache; chunks dealt out in turn would wander.
fn halve<S: Send>(
    shape: Shape,
    first: usize,
    slots: &mut [S],
    mut batch: BatchMut<'_>,
    chunk: usize,
    prefetch: &(impl Fn(&S) + Sync),
    work: &(impl Fn(usize, &mut S, &mut Row) + Sync),
) {
    if slots.len() > chunk {
        let (left, right) = slots.split_at_mut(slots.len() / 2);
        let (middle, left_batch) = (first + left.len(), batch.split_front(shape, left.len()));
        rayon::join(
            || halve(shape, first, left, left_batch, chunk, prefetch, work),
            || halve(shape, middle, right, batch, chunk, prefetch, work),
        );
        return;
    }
    for k in 0..slots.len() {
        if let Some(next) = slots.get(k + 1) {
            prefetch(next);
        }
        work(first + k, &mut slots[k], &mut batch.row(shape, k));
    }
}
