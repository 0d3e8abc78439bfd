//! Bit-parallel breadth-first search: a wave is a set of cells, the next wave a few instructions per row; the way is
//! walked back through the waves.

use std::cell::RefCell;

use super::super::plane::{MAX_SIZE, span};
use super::super::rules::STEPS;
use super::{Ground, Pose, Way};

/// Rows with an empty one above and below, low and high halves apart: loops over them become vector instructions,
/// which loops over `u128` do not.
struct Rows {
    low: [u64; MAX_SIZE + 2],
    high: [u64; MAX_SIZE + 2],
}

impl Rows {
    const EMPTY: Rows = Rows {
        low: [0; MAX_SIZE + 2],
        high: [0; MAX_SIZE + 2],
    };

    #[inline]
    fn get(&self, y: i32) -> u128 {
        self.low[y as usize + 1] as u128 | (self.high[y as usize + 1] as u128) << 64
    }

    #[inline]
    fn put(&mut self, y: i32, row: u128) {
        self.low[y as usize + 1] = row as u64;
        self.high[y as usize + 1] = (row >> 64) as u64;
    }
}

/// One wave within the rows kept: the first row's y and where its rows begin.
#[derive(Clone, Copy)]
struct Wave {
    top: i32,
    start: usize,
}

thread_local! {
    /// Kept between searches: a search must not allocate.
    static WAVES: RefCell<(Vec<Wave>, Vec<u128>)> = const { RefCell::new((Vec::new(), Vec::new())) };
}

/// A shortest way from a head to the targets (rows `y0..=y1`); `None` if there is none.
pub(super) fn breadth_first(
    from: Pose,
    ground: &Ground,
    y0: i32,
    y1: i32,
    targets: impl Fn(i32) -> u128,
) -> Option<Way> {
    WAVES.with_borrow_mut(|(waves, rows)| {
        waves.clear();
        rows.clear();
        // At once what nearly every search needs, so that later ones need not grow it.
        waves.reserve(4 * MAX_SIZE);
        rows.reserve(64 * MAX_SIZE);
        search(from, ground, y0, y1, targets, waves, rows)
    })
}

/// Takes the wave's cells out of the free ones; not 0 if there were any.
#[inline]
fn take(free: &mut [u64], wave: &[u64]) -> u64 {
    let mut any = 0;
    for (f, w) in free.iter_mut().zip(wave) {
        *f &= !w;
        any |= w;
    }
    any
}

/// The free neighbours of a wave, in the n rows from index `first` on.
#[inline]
fn spread(n: usize, first: usize, wave: &Rows, free: &Rows, next: &mut Rows) {
    // Slices of one length each, so that no access in the loops needs a check.
    let (low, high) = (
        &wave.low[first - 1..first + n + 1],
        &wave.high[first - 1..first + n + 1],
    );
    let (free_low, free_high) = (&free.low[first..first + n], &free.high[first..first + n]);
    let (next_low, next_high) = (&mut next.low[first..first + n], &mut next.high[first..first + n]);
    for k in 0..n {
        let (l, h) = (low[k + 1], high[k + 1]);
        next_low[k] = (l << 1 | l >> 1 | h << 63 | low[k] | low[k + 2]) & free_low[k];
        next_high[k] = (h << 1 | l >> 63 | h >> 1 | high[k] | high[k + 2]) & free_high[k];
    }
}

fn search(
    from: Pose,
    ground: &Ground,
    y0: i32,
    y1: i32,
    targets: impl Fn(i32) -> u128,
    waves: &mut Vec<Wave>,
    kept: &mut Vec<u128>,
) -> Option<Way> {
    let board = span(0, ground.width - 1);
    let mut free = Rows::EMPTY;
    for y in 0..ground.height {
        free.put(y, board & !ground.row(y));
    }
    let mut wave = Rows::EMPTY;
    // The first step cannot go back.
    for turn in [3, 0, 1] {
        let (dx, dy) = STEPS[(from.heading as usize + turn) & 3];
        let (x, y) = (from.x + dx, from.y + dy);
        if ground.on_board(x, y) {
            wave.put(y, wave.get(y) | (free.get(y) & 1 << x));
        }
    }
    let (mut top, mut bottom) = ((from.y - 1).max(0), (from.y + 1).min(ground.height - 1));
    let mut next = Rows::EMPTY;
    loop {
        let (first, n) = (top as usize + 1, (bottom - top + 1) as usize);
        let any = take(&mut free.low[first..first + n], &wave.low[first..first + n])
            | take(&mut free.high[first..first + n], &wave.high[first..first + n]);
        if any == 0 {
            return None;
        }
        waves.push(Wave { top, start: kept.len() });
        kept.extend((top..=bottom).map(|y| wave.get(y)));
        for y in top.max(y0)..=bottom.min(y1) {
            let found = wave.get(y) & targets(y);
            if found != 0 {
                return Some(walk_back((found.trailing_zeros() as i32, y), waves, kept));
            }
        }
        (top, bottom) = ((top - 1).max(0), (bottom + 1).min(ground.height - 1));
        let (first, n) = (top as usize + 1, (bottom - top + 1) as usize);
        spread(n, first, &wave, &free, &mut next);
        // Rows outside the range are empty in both: a wave only ever grows by a row at each side.
        std::mem::swap(&mut wave, &mut next);
    }
}

fn walk_back(end: (i32, i32), waves: &[Wave], kept: &[u128]) -> Way {
    let mut way = Way::here(end.0, end.1);
    way.len = waves.len() as u32;
    let (mut x, mut y) = end;
    way.add(x, y);
    for pair in waves.windows(2).rev() {
        let rows = &kept[pair[0].start..pair[1].start];
        let holds = |(x, y): (i32, i32)| {
            let i = y - pair[0].top;
            (0..128).contains(&x) && i >= 0 && (i as usize) < rows.len() && rows[i as usize] >> x & 1 != 0
        };
        (x, y) = STEPS
            .iter()
            .map(|(dx, dy)| (x + dx, y + dy))
            .find(|&cell| holds(cell))
            .expect("every cell of a wave has a neighbour in the wave before");
        way.add(x, y);
    }
    way
}
