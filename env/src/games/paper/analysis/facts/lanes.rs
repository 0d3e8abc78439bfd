//! Four fills side by side in vector instructions: the cells that each of four sets of walls encloses, as [`enclosed`] finds
//! them for one.
//!
//! [`enclosed`]: crate::games::paper::rules::fill::enclosed

use std::array::from_fn;
use std::cell::RefCell;
use std::ops::Range;

use crate::games::paper::rules::plane::{MAX_SIZE, Plane};

pub const LANES: usize = 4;

/// Row of every lane, in words of 64 columns: one word if the walls are narrow, else two.
type Row<const W: usize> = [[u64; LANES]; W];

/// Walls and the free cells between walls of the same row. Only rows that were put are valid.
pub struct Lanes<const W: usize> {
    pockets: [Row<W>; MAX_SIZE],
    closed: [Row<W>; MAX_SIZE],
    /// Pocket cells known to reach the outside; in the end those that do not.
    outside: [Row<W>; MAX_SIZE],
}

thread_local! {
    /// Kept between fills: clearing them would cost as much as a small fill.
    static NARROW: RefCell<Lanes<1>> = const { RefCell::new(Lanes::EMPTY) };
    static WIDE: RefCell<Lanes<2>> = const { RefCell::new(Lanes::EMPTY) };
}

pub trait OnLanes {
    type Output;

    fn run<const W: usize>(self, lanes: &mut Lanes<W>) -> Self::Output;
}

pub fn with<T: OnLanes>(columns: i32, work: T) -> T::Output {
    if columns <= 64 {
        NARROW.with_borrow_mut(|lanes| work.run(lanes))
    } else {
        WIDE.with_borrow_mut(|lanes| work.run(lanes))
    }
}

#[inline(always)]
fn join<const W: usize>(words: [u64; W]) -> u128 {
    words.into_iter().rev().fold(0, |row, word| row << 63 << 1 | word as u128)
}

#[inline(always)]
fn word<const W: usize>(row: u128, w: usize) -> u64 {
    (row >> (64 * w)) as u64
}

#[inline(always)]
fn between<const W: usize>(walls: u128) -> u128 {
    let from_first = walls | walls.wrapping_neg();
    let (low, high) = (walls as u64, (walls >> 64) as u64);
    // Without a wall `from_first` is empty, and this value does not matter.
    let up_to = |word: u64| u64::MAX.wrapping_shr(word.leading_zeros());
    let up_to_last =
        if W > 1 && high != 0 { (up_to(high) as u128) << 64 | u64::MAX as u128 } else { up_to(low) as u128 };
    from_first & up_to_last
}

#[inline(always)]
fn map<const W: usize>(f: impl Fn(usize, usize) -> u64) -> Row<W> {
    from_fn(|w| from_fn(|k| f(w, k)))
}

#[inline(always)]
fn any<const W: usize>(row: &Row<W>) -> bool {
    row.as_flattened().iter().fold(0, |all, word| all | word) != 0
}

#[inline(always)]
fn climb<const W: usize>(open: &Row<W>, seeds: &Row<W>) -> Row<W> {
    // As in `fill_runs` of one row: the sum's carries run up to the end of each run.
    let (mut up, mut carry) = ([[0; LANES]; W], [0u64; LANES]);
    for w in 0..W {
        for k in 0..LANES {
            let sum = open[w][k].wrapping_add(seeds[w][k]);
            let whole = sum.wrapping_add(carry[k]);
            carry[k] = (sum < open[w][k]) as u64 | (whole < sum) as u64;
            up[w][k] = (whole ^ open[w][k]) & open[w][k] | seeds[w][k];
        }
    }
    up
}

#[inline(always)]
fn reversed<const W: usize>(row: &Row<W>) -> Row<W> {
    map(|w, k| row[W - 1 - w][k].reverse_bits())
}

#[inline(always)]
fn fill_runs<const W: usize>(open: &Row<W>, seeds: &Row<W>) -> Row<W> {
    let up = climb(open, seeds);
    if !any(&map::<W>(|w, k| open[w][k] & !up[w][k])) { up } else { reversed(&climb(&reversed(open), &reversed(&up))) }
}

impl<const W: usize> Lanes<W> {
    const EMPTY: Self = Self {
        pockets: [[[0; LANES]; W]; MAX_SIZE],
        closed: [[[0; LANES]; W]; MAX_SIZE],
        outside: [[[0; LANES]; W]; MAX_SIZE],
    };

    /// True if rows must be moved to begin at column 0, because they would not fit otherwise.
    pub const NARROW: bool = W == 1;

    /// Sets the walls of the rows `y0..=y1`: the first two planes for all lanes but the last, the other two for the last. Each
    /// pair is moved `left` columns to the left.
    #[inline(never)]
    pub fn put(&mut self, y0: i32, y1: i32, walls: [[&Plane; 2]; 2], left: [i32; 2]) {
        let rows = y0 as usize..y1 as usize + 1;
        let [[a, b], [c, d]] = walls.map(|planes| planes.map(|plane| &plane.rows()[rows.clone()]));
        let put = self.pockets[rows.clone()].iter_mut().zip(&mut self.closed[rows]);
        for ((pockets, closed), ((a, b), (c, d))) in put.zip(a.iter().zip(b).zip(c.iter().zip(d))) {
            let walls = if Self::NARROW { [(a | b) >> left[0], (c | d) >> left[1]] } else { [a | b, c | d] };
            let between = walls.map(between::<W>);
            *closed = map(|w, k| word::<W>(between[(k == LANES - 1) as usize], w));
            *pockets = map(|w, k| {
                let of = (k == LANES - 1) as usize;
                word::<W>(between[of] & !walls[of], w)
            });
        }
    }

    #[inline(always)]
    pub fn add(&mut self, lane: usize, y: i32, walls: u128) -> u128 {
        let (closed, pockets) = (&mut self.closed[y as usize], &mut self.pockets[y as usize]);
        let before = join::<W>(from_fn(|w| closed[w][lane] & !pockets[w][lane]));
        let new = walls & !before;
        if new != 0 {
            let walls = before | new;
            let between = between::<W>(walls);
            for w in 0..W {
                pockets[w][lane] = word::<W>(between & !walls, w);
                closed[w][lane] = word::<W>(between, w);
            }
        }
        new
    }

    /// Calls `each(lane, y, cells)` for every row with enclosed cells. All walls lie in the rows `y0..=y1`, which were put.
    #[inline(always)]
    pub fn enclosed(&mut self, y0: i32, y1: i32, mut each: impl FnMut(usize, i32, u128)) {
        for y in self.find_enclosed(y0 as usize, y1 as usize) {
            let inside = &self.outside[y];
            if any(inside) {
                let lanes: [u128; LANES] = from_fn(|lane| join::<W>(from_fn(|w| inside[w][lane])));
                for (lane, cells) in lanes.into_iter().enumerate().filter(|&(_, cells)| cells != 0) {
                    each(lane, y as i32, cells);
                }
            }
        }
    }

    /// Leaves the enclosed cells in `outside`, in the rows returned. Not inlined: the loops need all registers.
    #[inline(never)]
    fn find_enclosed(&mut self, y0: usize, y1: usize) -> Range<usize> {
        let Self { pockets, closed, outside } = self;
        // Nothing in the first and last row can be enclosed.
        for y in [y0, y1] {
            closed[y] = map(|w, k| closed[y][w][k] & !pockets[y][w][k]);
            pockets[y] = [[0; LANES]; W];
        }
        let holds_some = |&y: &usize| any(&pockets[y]);
        let mut within = y0 + 1..y1;
        let Some(first) = within.find(holds_some) else {
            return 0..0;
        };
        let last = within.rfind(holds_some).unwrap_or(first);
        // Sweep down and up until nothing changes.
        let (mut left, mut flown) = ([[0; LANES]; W], [[0; LANES]; W]);
        for y in first..=last {
            let (open, above, below) = (pockets[y], closed[y - 1], closed[y + 1]);
            let new: Row<W> = map(|w, k| open[w][k] & (!(above[w][k] & below[w][k]) | flown[w][k]));
            flown = if any(&new) { fill_runs(&open, &new) } else { new };
            outside[y] = flown;
            left = map(|w, k| left[w][k] | open[w][k] & !flown[w][k]);
        }
        if !any(&left) {
            return 0..0;
        }
        loop {
            let mut changed = false;
            let mut flown = outside[last];
            for y in (first..last).rev() {
                flown = flow(&pockets[y], &mut outside[y], &flown, &mut changed);
            }
            if !changed {
                break;
            }
            changed = false;
            let mut flown = outside[first];
            for y in first + 1..=last {
                flown = flow(&pockets[y], &mut outside[y], &flown, &mut changed);
            }
            if !changed {
                break;
            }
        }
        for y in first..=last {
            outside[y] = map(|w, k| pockets[y][w][k] & !outside[y][w][k]);
        }
        first..last + 1
    }
}

#[inline(always)]
fn flow<const W: usize>(pockets: &Row<W>, outside: &mut Row<W>, beside: &Row<W>, changed: &mut bool) -> Row<W> {
    let (open, out) = (*pockets, *outside);
    let new: Row<W> = map(|w, k| beside[w][k] & open[w][k] & !out[w][k]);
    if !any(&new) {
        return out;
    }
    *changed = true;
    let filled = fill_runs(&open, &new);
    *outside = map(|w, k| out[w][k] | filled[w][k]);
    *outside
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;
    use crate::games::paper::analysis::walks::walls;
    use crate::games::paper::rules::fill;
    use crate::games::paper::rules::plane::Bounds;

    struct Work<'a> {
        boxes: [Bounds; 2],
        planes: &'a [Plane; 4],
        more: &'a [Plane; LANES],
    }

    impl OnLanes for Work<'_> {
        type Output = [Plane; LANES];

        fn run<const W: usize>(self, lanes: &mut Lanes<W>) -> [Plane; LANES] {
            let left = self.boxes.map(|b| if Lanes::<W>::NARROW { b.x0 } else { 0 });
            let [a, b, c, d] = self.planes.each_ref();
            let Bounds { y0, y1, .. } = self.boxes[0].union(self.boxes[1]);
            lanes.put(y0, y1, [[a, b], [c, d]], left);
            let left = [left[0], left[0], left[0], left[1]];
            for (lane, more) in self.more.iter().enumerate() {
                for y in y0..=y1 {
                    let before =
                        self.planes[lane / (LANES - 1) * 2].row(y) | self.planes[lane / (LANES - 1) * 2 + 1].row(y);
                    let new = lanes.add(lane, y, more.row(y) >> left[lane]) << left[lane];
                    assert_eq!(new, more.row(y) & !before);
                }
            }
            let mut found = [const { Plane::EMPTY }; LANES];
            lanes.enclosed(y0, y1, |lane, y, cells| *found[lane].row_mut(y) |= cells << left[lane]);
            found
        }
    }

    #[test]
    fn lanes_equal_fills_one_by_one() {
        let (mut rng, mut total) = (Rng::new(11), [0; 2]);
        for round in 0..3000 {
            let size = [10, 63, 70, 127][round % 4];
            let boxes = [0, 1].map(|_| {
                let (x0, y0) = (rng.between(0, 127 - size), rng.between(0, 127 - size));
                let (x1, y1) = (x0 + rng.between(0, size), y0 + rng.between(0, size));
                Bounds { x0, x1, y0, y1 }
            });
            let planes = [0, 0, 1, 1].map(|side| walls(boxes[side], &mut rng));
            let more = [0, 0, 0, 1].map(|side| walls(boxes[side], &mut rng));
            let columns = boxes.map(|b| b.x1 - b.x0 + 1).into_iter().max().expect("two");
            let work = Work { boxes, planes: &planes, more: &more };
            let found = with(columns, work);
            for (lane, found) in found.iter().enumerate() {
                let side = lane / (LANES - 1);
                let own = |y: i32| planes[2 * side].row(y) | planes[2 * side + 1].row(y) | more[lane].row(y);
                let mut expected = Plane::EMPTY;
                fill::enclosed(boxes[side], own, |y, cells| *expected.row_mut(y) |= cells);
                assert!(*found == expected, "round {round}, lane {lane}, {boxes:?}");
                total[(columns > 64) as usize] += expected.count();
            }
        }
        assert!(total.iter().all(|&n| n > 10_000), "something is enclosed: {total:?}");
    }
}
