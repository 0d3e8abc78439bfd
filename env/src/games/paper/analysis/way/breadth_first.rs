//! Bit-parallel breadth-first search: a wave is a set of cells, the next wave a few instructions per row; the way is
//! walked back through the waves.

use std::cell::RefCell;

use super::{Ground, Line, Pose, Way};
use crate::games::paper::rules::game::STEPS;
use crate::games::paper::rules::plane::{MAX_SIZE, span};

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
        self.low[(y + 1) as usize] as u128 | (self.high[(y + 1) as usize] as u128) << 64
    }

    #[inline]
    fn put(&mut self, y: i32, row: u128) {
        self.low[(y + 1) as usize] = row as u64;
        self.high[(y + 1) as usize] = (row >> 64) as u64;
    }
}

/// One wave within the rows kept: the first row's y and where its rows begin.
#[derive(Clone, Copy)]
struct Wave {
    top: i32,
    start: usize,
}

/// What a search works with. Nothing of an earlier one matters: of the rows only those are read that were put.
struct Search {
    free: Rows,
    wave: Rows,
    next: Rows,
    waves: Vec<Wave>,
    kept: Kept,
}

/// All waves' rows.
struct Kept {
    low: Vec<u64>,
    high: Vec<u64>,
}

thread_local! {
    /// Kept between searches: a search must neither allocate nor clear rows that it does not come to.
    static SEARCH: RefCell<Search> = const {
        RefCell::new(Search { free: Rows::EMPTY, wave: Rows::EMPTY, next: Rows::EMPTY, waves: Vec::new(), kept: Kept { low: Vec::new(), high: Vec::new() } })
    };
}

/// A shortest way from a head to the targets (rows `y0..=y1`); `None` if there is none.
pub(super) fn breadth_first(
    from: Pose,
    ground: &Ground,
    y0: i32,
    y1: i32,
    targets: impl Fn(i32) -> u128,
) -> Option<Way> {
    SEARCH.with_borrow_mut(|search| {
        search.waves.clear();
        search.kept.low.clear();
        search.kept.high.clear();
        // At once what nearly every search needs, so that later ones need not grow it.
        search.waves.reserve(4 * MAX_SIZE);
        search.kept.low.reserve(64 * MAX_SIZE);
        search.kept.high.reserve(64 * MAX_SIZE);
        search.run(from, ground, y0, y1, targets)
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

impl Search {
    fn run(&mut self, from: Pose, ground: &Ground, y0: i32, y1: i32, targets: impl Fn(i32) -> u128) -> Option<Way> {
        let Self {
            free,
            wave,
            next,
            waves,
            kept,
        } = self;
        let (mut wave, mut next) = (wave, next);
        let board = span(0, ground.width - 1);
        let enter = |free: &mut Rows, y: i32| free.put(y, board & !ground.blocked.row(y));
        // Rows that the wave has come to, and beside them one that is empty in both waves.
        let (mut top, mut bottom) = ((from.y - 1).max(0), (from.y + 1).min(ground.height - 1));
        for y in top..=bottom {
            enter(free, y);
        }
        for y in top - 1..=bottom + 1 {
            wave.put(y, 0);
            next.put(y, 0);
        }
        // The first step cannot go back.
        for turn in [3, 0, 1] {
            let (dx, dy) = STEPS[(from.heading as usize + turn) & 3];
            let (x, y) = (from.x + dx, from.y + dy);
            if ground.on_board(x, y) {
                wave.put(y, wave.get(y) | (free.get(y) & 1 << x));
            }
        }
        loop {
            let (first, n) = (top as usize + 1, (bottom - top + 1) as usize);
            let any = take(&mut free.low[first..first + n], &wave.low[first..first + n])
                | take(&mut free.high[first..first + n], &wave.high[first..first + n]);
            if any == 0 {
                return None;
            }
            let start = kept.low.len();
            waves.push(Wave { top, start });
            kept.low.extend_from_slice(&wave.low[first..first + n]);
            kept.high.extend_from_slice(&wave.high[first..first + n]);
            for y in top.max(y0)..=bottom.min(y1) {
                let found = wave.get(y) & targets(y);
                if found != 0 {
                    return Some(walk_back((found.trailing_zeros() as i32, y), waves, kept));
                }
            }
            if top > 0 {
                top -= 1;
                enter(free, top);
                wave.put(top - 1, 0);
                next.put(top - 1, 0);
            }
            if bottom < ground.height - 1 {
                bottom += 1;
                enter(free, bottom);
                wave.put(bottom + 1, 0);
                next.put(bottom + 1, 0);
            }
            let (first, n) = (top as usize + 1, (bottom - top + 1) as usize);
            spread(n, first, wave, free, next);
            std::mem::swap(&mut wave, &mut next);
        }
    }
}

fn walk_back(end: (i32, i32), waves: &[Wave], kept: &Kept) -> Way {
    let mut way = Way::here(end.0, end.1);
    way.len = waves.len() as u32;
    // The cell reached, walking back, and the last cell of its line, which runs in this direction.
    let (mut at, mut last, mut along) = (end, end, None);
    let mut add = |from: (i32, i32), to: (i32, i32)| {
        way.lines.push(Line::new(from, to));
        way.bounds.include(from.0, from.1);
        way.bounds.include(to.0, to.1);
    };
    for pair in waves.windows(2).rev() {
        let rows = pair[0].start..pair[1].start;
        let holds = |(x, y): (i32, i32)| {
            let i = y - pair[0].top;
            if !(0..128).contains(&x) || i < 0 || i as usize >= rows.len() {
                return false;
            }
            let half = if x < 64 { &kept.low } else { &kept.high };
            half[rows.start + i as usize] >> (x & 63) & 1 != 0
        };
        let step = STEPS
            .into_iter()
            .find(|(dx, dy)| holds((at.0 + dx, at.1 + dy)))
            .expect("every cell of a wave has a neighbour in the wave before");
        let before = (at.0 + step.0, at.1 + step.1);
        if along.is_some_and(|along| along != step) {
            add(at, last);
            (last, along) = (before, None);
        } else {
            along = Some(step);
        }
        at = before;
    }
    add(at, last);
    way.lines.reverse();
    way
}
