//! Bit-parallel breadth-first search: a wave is a set of cells, the next wave takes a few instructions per row. The way is
//! walked back through the waves.

use std::array::from_fn;
use std::cell::RefCell;

use super::{Ground, Line, Pose, Way};
use crate::games::paper::rules::plane::{MAX_SIZE, STEPS, span};

/// Rows worked on at once; the rows beyond a wave's last one are empty.
const LANES: usize = 4;
/// Rows kept, with row y at y + 1: an empty row before the first, and enough after the last for whole groups of [`LANES`].
const N_ROWS: usize = MAX_SIZE + 2 + LANES;

/// Rows in words of 64 columns, all rows' first words together: loops over them become vector instructions, which loops over
/// `u128` do not.
struct Rows<const W: usize>([[u64; N_ROWS]; W]);

impl<const W: usize> Rows<W> {
    const EMPTY: Self = Self([[0; N_ROWS]; W]);

    #[inline(always)]
    fn get(&self, y: i32) -> u128 {
        let words = self.0.iter().rev();
        words.fold(0, |row, words| row << 63 << 1 | words[(y + 1) as usize] as u128)
    }

    #[inline(always)]
    fn put(&mut self, y: i32, row: u128) {
        for (w, words) in self.0.iter_mut().enumerate() {
            words[(y + 1) as usize] = (row >> (64 * w)) as u64;
        }
    }

    #[inline]
    fn clear(&mut self, y: i32) {
        let from = (y + 1) as usize;
        for words in &mut self.0 {
            words[from..from + LANES + 1].fill(0);
        }
    }
}

#[derive(Clone, Copy)]
struct Wave {
    top: i32,
    start: usize,
}

/// Buffers of a search. Only rows that this search has put are read, so nothing of an earlier one matters.
struct Search<const W: usize> {
    free: Rows<W>,
    targets: Rows<W>,
    wave: Rows<W>,
    next: Rows<W>,
    waves: Vec<Wave>,
    kept: [Vec<u64>; W],
}

impl<const W: usize> Search<W> {
    /// Empties the buffers. Reserves what nearly every search needs, so that later ones need not grow it.
    fn clear(&mut self) {
        self.waves.clear();
        self.waves.reserve(4 * MAX_SIZE);
        for rows in &mut self.kept {
            rows.clear();
            rows.reserve(64 * MAX_SIZE);
        }
    }

    const fn new(kept: [Vec<u64>; W]) -> Self {
        Self { free: Rows::EMPTY, targets: Rows::EMPTY, wave: Rows::EMPTY, next: Rows::EMPTY, waves: Vec::new(), kept }
    }
}

thread_local! {
    /// Kept between searches: a search must neither allocate nor clear rows that it does not reach.
    static SEARCHES: RefCell<(Search<1>, Search<2>)> =
        const { RefCell::new((Search::new([Vec::new()]), Search::new([Vec::new(), Vec::new()]))) };
}

/// Columns to the head's left that one word holds; a head gets no farther in as many moves.
const NEAR: usize = 31;

/// Returns a shortest way from a head to the targets (rows `y0..=y1`), which has `least` moves or more; `None` if there is
/// none.
pub(super) fn breadth_first(
    from: Pose,
    least: u32,
    ground: &Ground,
    y0: i32,
    y1: i32,
    targets: impl Fn(i32) -> u128,
) -> Option<Way> {
    let targets = |y: i32| if y >= y0 && y <= y1 { targets(y) } else { 0 };
    // Most ways are short, or the board is narrow: then one word of each row is enough.
    let (left, most) = if ground.width <= 64 { (0, usize::MAX) } else { (from.x - NEAR as i32, NEAR) };
    SEARCHES.with_borrow_mut(|(narrow, wide)| {
        narrow.clear();
        wide.clear();
        // A head that must go far anyhow seldom finds a way within reach.
        let found = if most > NEAR || least as usize <= NEAR * 2 / 3 {
            narrow.run(from, ground, left, most, &targets)
        } else {
            None
        };
        found.unwrap_or_else(|| {
            let found = wide.run(from, ground, 0, usize::MAX, &targets);
            found.expect("no limit")
        })
    })
}

#[derive(Default)]
struct Reached {
    cells: u64,
    targets: u64,
}

impl<const W: usize> Search<W> {
    /// Takes the next wave, the free neighbours of `wave`, out of `free` and writes it to `next`. One pass over the rows, a
    /// group at a time, keeps branches predictable.
    #[inline]
    fn step(
        free: &mut Rows<W>,
        wave: &Rows<W>,
        next: &mut Rows<W>,
        first: usize,
        n: usize,
        targets: &Rows<W>,
    ) -> Reached {
        let (mut cells, mut found) = ([0; LANES], [0; LANES]);
        for at in (first..first + n).step_by(LANES) {
            // Changes no value, but removes the bounds checks.
            let at = at.clamp(1, N_ROWS - LANES - 1);
            let read = |rows: &Rows<W>, at: usize| rows.0.each_ref().map(|rows| from_fn(|k| rows[at + k]));
            let here: [[u64; LANES]; W] = read(wave, at);
            let (above, below) = (read(wave, at - 1), read(wave, at + 1));
            let (open, wanted) = (read(free, at), read(targets, at));
            for w in 0..W {
                let (mut new, mut left) = ([0; LANES], [0; LANES]);
                for k in 0..LANES {
                    let across = match (W, w) {
                        (1, _) => 0,
                        (_, 0) => here[W - 1][k] << 63,
                        _ => here[0][k] >> 63,
                    };
                    let beside = here[w][k] << 1 | here[w][k] >> 1 | across;
                    new[k] = (beside | above[w][k] | below[w][k]) & open[w][k];
                    left[k] = open[w][k] & !new[k];
                    cells[k] |= new[k];
                    found[k] |= new[k] & wanted[w][k];
                }
                next.0[w][at..at + LANES].copy_from_slice(&new);
                free.0[w][at..at + LANES].copy_from_slice(&left);
            }
        }
        Reached {
            cells: cells.into_iter().fold(0, |all, c| all | c),
            targets: found.into_iter().fold(0, |all, c| all | c),
        }
    }

    /// Searches `most` moves far, in the columns from `left` on. The outer option is `None` if that was not enough.
    fn run(
        &mut self,
        from: Pose,
        ground: &Ground,
        left: i32,
        most: usize,
        targets: &impl Fn(i32) -> u128,
    ) -> Option<Option<Way>> {
        let Self { free, targets: wanted, wave, next, waves, kept } = self;
        let (mut wave, mut next) = (wave, next);
        let board = span(0, ground.width - 1);
        let moved = |row: u128| if left < 0 { row << -left } else { row >> left };
        let enter = |free: &mut Rows<W>, wanted: &mut Rows<W>, y: i32| {
            free.put(y, moved(board & !ground.blocked.row(y)));
            wanted.put(y, moved(targets(y)));
        };
        // Rows that the wave has reached, and beside them some that are empty in both waves.
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
                let cell = free.get(y) & 1 << (x - left);
                wave.put(y, wave.get(y) | cell);
                free.put(y, free.get(y) & !cell);
                reached.cells |= (cell != 0) as u64;
                reached.targets |= (cell & wanted.get(y) != 0) as u64;
            }
        }
        loop {
            if reached.cells == 0 {
                return Some(None);
            }
            let (first, n) = (top as usize + 1, (bottom - top + 1) as usize);
            waves.push(Wave { top, start: kept[0].len() });
            for (kept, rows) in kept.iter_mut().zip(&wave.0) {
                kept.extend_from_slice(&rows[first..first + n]);
            }
            if reached.targets != 0 {
                let mut ends = (top..=bottom).map(|y| (wave.get(y) & wanted.get(y), y));
                let (found, y) = ends.find(|&(found, _)| found != 0).expect("a target was reached");
                let end = (found.trailing_zeros() as i32 + left, y);
                return Some(Some(walk_back(end, left, waves, kept)));
            }
            if waves.len() >= most {
                return None;
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

fn walk_back<const W: usize>(end: (i32, i32), left: i32, waves: &[Wave], kept: &[Vec<u64>; W]) -> Way {
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
        let n_rows = pair[1].start - pair[0].start;
        let holds = |(x, y): (i32, i32)| {
            let (x, row) = ((x - left) as usize, (y - pair[0].top) as usize);
            x < 64 * W && row < n_rows && kept[x / 64][pair[0].start + row] >> (x & 63) & 1 != 0
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
