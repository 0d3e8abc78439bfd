//! Work on every row of a batch, on all threads or on the caller's alone.

use super::{BatchMut, Row};
use crate::Encoding;

/// Calls `work` with the index, slot and row of every game, on the current rayon pool or, if `alone`, on the calling thread.
/// The order is unspecified. Sizes of a compiled encoding are constants here, which makes rows cheaper.
///
/// # Panics
/// If the buffers do not fit that many games of the encoding.
pub fn each_row<E: Encoding, S: Send>(
    encoding: E,
    slots: &mut [S],
    batch: BatchMut<'_>,
    alone: bool,
    work: impl Fn(usize, &mut S, &mut Row) + Sync,
) {
    each_row_prefetched(encoding, slots, batch, alone, |_| (), work);
}

pub(super) fn each_row_prefetched<E: Encoding, S: Send>(
    encoding: E,
    slots: &mut [S],
    batch: BatchMut<'_>,
    alone: bool,
    prefetch: impl Fn(&S) + Sync,
    work: impl Fn(usize, &mut S, &mut Row) + Sync,
) {
    let n = slots.len();
    if let Err(why) = batch.check(encoding.shape(), n) {
        panic!("the batch has one row per game: {why}");
    }
    // Several chunks per thread even out games of different cost and threads that the machine delays. One task per game would
    // cost more than the game.
    let chunk = match (alone, rayon::current_num_threads()) {
        (true, _) | (_, 1) => n.max(1),
        (false, threads) => n.div_ceil(threads * 8).max(1),
    };
    halve(encoding, 0, slots, batch, chunk, &prefetch, &work);
}

/// Halves the games until a chunk is left. Work stealing takes the largest half there is, so the same games mostly stay on the
/// same thread and in its cache; chunks dealt out in turn would wander.
fn halve<E: Encoding, S: Send>(
    encoding: E,
    first: usize,
    slots: &mut [S],
    mut batch: BatchMut<'_>,
    chunk: usize,
    prefetch: &(impl Fn(&S) + Sync),
    work: &(impl Fn(usize, &mut S, &mut Row) + Sync),
) {
    if slots.len() > chunk {
        let (left, right) = slots.split_at_mut(slots.len() / 2);
        let (middle, left_batch) = (first + left.len(), batch.split_front(encoding.shape(), left.len()));
        rayon::join(
            || halve(encoding, first, left, left_batch, chunk, prefetch, work),
            || halve(encoding, middle, right, batch, chunk, prefetch, work),
        );
        return;
    }
    for k in 0..slots.len() {
        if let Some(next) = slots.get(k + 1) {
            prefetch(next);
        }
        work(first + k, &mut slots[k], &mut batch.row(encoding.shape(), k));
    }
}
