//! Bit-parallel breadth-first search: a wave is a set of cells, the next wave a few instructions per row; the way is
//! walked back through the waves.

use std::cell::RefCell;

use super::{Ground, Line, Pose, Way};
use crate::games::paper::rules::game::STEPS;
use crate::games::paper::rules::plane::{MAX_SIZE, span};

/// Rows are worked on this many at once; the rows beyond a wave's last one are empty.
const LANES: usize = 4;
/// Row y is at y + 1: an empty one comes before the first, and enough after the last for whole groups of [`LANES`].
const N_ROWS: usize = MAX_SIZE + 2 + LANES;

/// Rows in their low and high halves apart: loops over them become vector instructions, which loops over `u128` do not.
struct Rows {
    low: [u64; N_ROWS],
    high: [u64; N_ROWS],
}

impl Rows {
    const EMPTY: Rows = Rows {
        low: [0; N_ROWS],
        high: [0; N_ROWS],
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

    /// Empties [`LANES`] + 1 rows from y on.
    #[inline]
    fn clear(&mut self, y: i32) {
        let from = (y + 1) as usize;
        self.low[from..from + LANES + 1].fill(0);
        self.high[from..from + LANES + 1].fill(0);
    }
}

/// One wave within the rows kept: the first row's y and where its rows begin; [`LANES`] low halves, as many high ones, and
/// so on.
#[derive(Clone, Copy)]
struct Wave {
    top: i32,
    start: usize,
}

/// What a search works with. Nothing of an earlier one matters: of the rows only those are read that were put.
struct Search {
    free: Rows,
    targets: Rows,
    wave: Rows,
    next: Rows,
    waves: Vec<Wave>,
    /// All waves' rows.
    kept: Vec<[[u64; LANES]; 2]>,
}

thread_local! {
    /// Kept between searches: a search must neither allocate nor clear rows that it does not come to.
    static SEARCH: RefCell<Search> = const {
        RefCell::new(Search {
            free: Rows::EMPTY,
            targets: Rows::EMPTY,
            wave: Rows::EMPTY,
            next: Rows::EMPTY,
            waves: Vec::new(),
            kept: Vec::new(),
        })
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
        search.kept.clear();
        // At once what nearly every search needs, so that later ones need not grow it.
        search.waves.reserve(4 * MAX_SIZE);
        search.kept.reserve(16 * MAX_SIZE);
        search.run(from, ground, |y| if y >= y0 && y <= y1 { targets(y) } else { 0 })
    })
}

/// Reads [`LANES`] rows from index `at` on.
#[inline(always)]
fn lanes(rows: &[u64; N_ROWS], at: usize) -> [u64; LANES] {
    *rows[at..].first_chunk().expect("rows to the end of the group")
}

/// What a wave came to.
#[derive(Default)]
struct Reached {
    cells: u64,
    targets: u64,
}

impl Search {
    /// Keeps the wave's rows, takes them out of what is free, and writes the next wave: free neighbours. In one go over
    /// the rows, a group at a time, so that the processor is seldom surprised by a loop's end.
    #[inline]
    fn step(free: &mut Rows, wave: &Rows, next: &mut Rows, first: usize, n: usize, targets: &Rows) -> Reached {
        let (mut cells, mut found) = ([0; LANES], [0; LANES]);
        for at in (first..first + n).step_by(LANES) {
            let [low, above, below] = [at, at - 1, at + 1].map(|at| lanes(&wave.low, at));
            let [high, high_above, high_below] = [at, at - 1, at + 1].map(|at| lanes(&wave.high, at));
            let (open, high_open) = (lanes(&free.low, at), lanes(&free.high, at));
            let (wanted, high_wanted) = (lanes(&targets.low, at), lanes(&targets.high, at));
            let (mut new, mut high_new) = ([0; LANES], [0; LANES]);
            let (mut left, mut high_left) = ([0; LANES], [0; LANES]);
            for k in 0..LANES {
                let (l, h) = (low[k], high[k]);
                new[k] = (l << 1 | l >> 1 | h << 63 | above[k] | below[k]) & open[k];
                high_new[k] = (h << 1 | l >> 63 | h >> 1 | high_above[k] | high_below[k]) & high_open[k];
                left[k] = open[k] & !new[k];
                high_left[k] = high_open[k] & !high_new[k];
                cells[k] |= new[k] | high_new[k];
                found[k] |= new[k] & wanted[k] | high_new[k] & high_wanted[k];
            }
            next.low[at..at + LANES].copy_from_slice(&new);
            next.high[at..at + LANES].copy_from_slice(&high_new);
            free.low[at..at + LANES].copy_from_slice(&left);
            free.high[at..at + LANES].copy_from_slice(&high_left);
        }
        Reached {
            cells: cells.into_iter().fold(0, |all, c| all | c),
            targets: found.into_iter().fold(0, |all, c| all | c),
        }
    }

    fn run(&mut self, from: Pose, ground: &Ground, targets: impl Fn(i32) -> u128) -> Option<Way> {
        let Self {
            free,
            targets: wanted,
            wave,
            next,
            waves,
            kept,
        } = self;
        let (mut wave, mut next) = (wave, next);
        let board = span(0, ground.width - 1);
        let enter = |free: &mut Rows, wanted: &mut Rows, y: i32| {
            free.put(y, board & !ground.blocked.row(y));
            wanted.put(y, targets(y));
        };
        // Rows that the wave has come to, and beside them some that are empty in both waves.
        let (mut top, mut bottom) = ((from.y - 1).max(0), (from.y + 1).min(ground.height - 1));
        for y in top - 1..=bottom {
            wave.put(y, 0);
            next.put(y, 0);
        }
        for rows in [&mut *free, &mut *wave, &mut *next] {
            rows.clear(bottom + 1);
        }
        for y in top..=bottom {
            enter(free, wanted, y);
        }
        // The first step cannot go back.
        let mut reached = Reached::default();
        for turn in [3, 0, 1] {
            let (dx, dy) = STEPS[(from.heading as usize + turn) & 3];
            let (x, y) = (from.x + dx, from.y + dy);
            if ground.on_board(x, y) {
                let cell = free.get(y) & 1 << x;
                wave.put(y, wave.get(y) | cell);
                free.put(y, free.get(y) & !cell);
                reached.cells |= (cell != 0) as u64;
                reached.targets |= (cell & wanted.get(y) != 0) as u64;
            }
        }
        loop {
            if reached.cells == 0 {
                return None;
            }
            let (first, n) = (top as usize + 1, (bottom - top + 1) as usize);
            waves.push(Wave { top, start: kept.len() });
            let groups = (first..first + n).step_by(LANES);
            kept.extend(groups.map(|at| [lanes(&wave.low, at), lanes(&wave.high, at)]));
            if reached.targets != 0 {
                let mut ends = (top..=bottom).map(|y| (wave.get(y) & wanted.get(y), y));
                let (found, y) = ends.find(|&(found, _)| found != 0).expect("a target was reached");
                return Some(walk_back((found.trailing_zeros() as i32, y), waves, kept));
            }
            if top > 0 {
                top -= 1;
                enter(free, wanted, top);
                wave.put(top - 1, 0);
                next.put(top - 1, 0);
            }
            if bottom < ground.height - 1 {
                bottom += 1;
                enter(free, wanted, bottom);
                for rows in [&mut *free, &mut *wave, &mut *next] {
                    rows.put(bottom + LANES as i32 + 1, 0);
                }
            }
            let (first, n) = (top as usize + 1, (bottom - top + 1) as usize);
            reached = Self::step(free, wave, next, first, n, wanted);
            std::mem::swap(&mut wave, &mut next);
        }
    }
}

fn walk_back(end: (i32, i32), waves: &[Wave], kept: &[[[u64; LANES]; 2]]) -> Way {
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
        let rows = &kept[pair[0].start..pair[1].start];
        let holds = |(x, y): (i32, i32)| {
            let i = (y - pair[0].top) as usize;
            if !(0..128).contains(&x) || i / LANES >= rows.len() {
                return false;
            }
            rows[i / LANES][(x >= 64) as usize][i % LANES] >> (x & 63) & 1 != 0
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
