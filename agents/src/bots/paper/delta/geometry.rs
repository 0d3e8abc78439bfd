//! Distances on planes, and the board turned so that a heading points along the rows.

use turf_env::games::paper::{Heading, Paper, Plane};

use crate::bots::paper::Cell;

pub const FAR: i32 = 1 << 20;

#[inline]
pub fn distance(a: Cell, b: Cell) -> i32 {
    (a.0 - b.0).abs() + (a.1 - b.1).abs()
}

/// Returns the least distance from a cell to the cells `(lo..=hi, v)`.
#[inline]
pub fn to_row(from: Cell, lo: i32, hi: i32, v: i32) -> i32 {
    (from.1 - v).abs() + (lo - from.0).max(from.0 - hi).max(0)
}

/// Returns the least distance from a cell to the cells `(u, v)` with v between `v0` and `v1`, in either order.
#[inline]
pub fn to_column(from: Cell, u: i32, v0: i32, v1: i32) -> i32 {
    to_row((from.1, from.0), v0.min(v1), v0.max(v1), u)
}

/// Returns the nearest cell of a set and its distance, at most `limit`. Ties go to the nearest row, then the upper,
/// then the left cell.
pub fn nearest(plane: &Plane, from: Cell, height: i32, limit: i32) -> Option<(i32, Cell)> {
    let (x, y) = from;
    let mut best: Option<(i32, Cell)> = None;
    let mut reach = limit;
    let mut look = |row: i32, dy: i32, reach: &mut i32| {
        let bits = plane.row(row);
        if bits == 0 {
            return;
        }
        let (left, right) = (bits << (127 - x), bits >> x);
        let dl = if left == 0 { FAR } else { left.leading_zeros() as i32 };
        let dr = if right == 0 { FAR } else { right.trailing_zeros() as i32 };
        let (dx, cx) = if dl <= dr { (dl, x - dl) } else { (dr, x + dr) };
        if dx + dy <= *reach {
            best = Some((dx + dy, (cx, row)));
            *reach = dx + dy - 1;
        }
    };
    for dy in 0..height {
        if dy > reach {
            break;
        }
        if y >= dy {
            look(y - dy, dy, &mut reach);
        }
        if dy > 0 && y + dy < height {
            look(y + dy, dy, &mut reach);
        }
    }
    best
}

/// Returns the distance to the nearest cell of a set, [`FAR`] if it is empty.
pub fn distance_to(plane: &Plane, from: Cell, height: i32) -> i32 {
    nearest(plane, from, height, FAR).map_or(FAR, |(d, _)| d)
}

/// Returns the first set bit at or above `from`, or 128.
#[inline]
pub fn first_from(bits: u128, from: i32) -> i32 {
    if from > 127 { 128 } else { from + ((bits >> from).trailing_zeros() as i32).min(128 - from) }
}

/// Returns the last set bit below `before`, or -1.
#[inline]
pub fn last_before(bits: u128, before: i32) -> i32 {
    if before <= 0 { -1 } else { 127 - (bits & u128::MAX >> (128 - before)).leading_zeros() as i32 }
}

/// Mirrors a 128 × 128 bit board in its main diagonal: bit x of row y becomes bit y of row x.
///
/// Swaps the off-diagonal quarters of ever smaller blocks (Warren, "Hacker's Delight", 7-3).
pub fn transpose(rows: &mut [u128; 128]) {
    let mut width = 64;
    let mut mask: u128 = (1 << 64) - 1;
    while width > 0 {
        let mut y = 0;
        while y < 128 {
            let swap = ((rows[y] >> width) ^ rows[y + width]) & mask;
            rows[y] ^= swap << width;
            rows[y + width] ^= swap;
            y = (y + width + 1) & !width;
        }
        width /= 2;
        mask ^= mask << width;
    }
}

/// Board turned so that one heading points towards growing u; v grows to the right of it. `width` counts cells along u.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    heading: Heading,
    pub width: i32,
    pub height: i32,
}

impl Frame {
    pub fn new(game: &Paper, heading: Heading) -> Self {
        let (w, h) = (game.width(), game.height());
        let (width, height) = if heading & 1 == 0 { (w, h) } else { (h, w) };
        Self { heading, width, height }
    }

    #[inline]
    pub fn cell(&self, (x, y): Cell) -> Cell {
        match self.heading {
            0 => (x, y),
            1 => (y, self.height - 1 - x),
            2 => (self.width - 1 - x, self.height - 1 - y),
            _ => (self.width - 1 - y, x),
        }
    }

    /// Writes a plane in this frame, one row per v. `mirrored` is the plane after [`transpose`].
    pub fn rows(&self, plane: &[u128; 128], mirrored: &[u128; 128], out: &mut [u128; 128]) {
        let (source, turned) =
            if self.heading & 1 == 0 { (plane, self.heading == 2) } else { (mirrored, self.heading == 3) };
        let upside_down = matches!(self.heading, 1 | 2);
        for v in 0..self.height as usize {
            let row = source[if upside_down { self.height as usize - 1 - v } else { v }];
            let turns = turned && row != 0;
            out[v] = if turns { row.reverse_bits() >> (128 - self.width) } else { row };
        }
    }
}

#[cfg(test)]
mod tests {
    use turf_env::games::paper::{BoardSize, PaperRules, PaperSetup, STEPS};
    use turf_env::{Rng, Rules};

    use super::*;

    fn random_rows(rng: &mut Rng, width: i32, height: i32, density: f64) -> Plane {
        let mut plane = Plane::EMPTY;
        for y in 0..height {
            (0..width).filter(|_| rng.chance(density)).for_each(|x| plane.set(x, y));
        }
        plane
    }

    #[test]
    fn nearest_equals_a_scan_of_all_cells() {
        let mut rng = Rng::new(1);
        for round in 0..400 {
            let (w, h) = (8 + rng.below(121) as i32, 7 + rng.below(122) as i32);
            let plane = random_rows(&mut rng, w, h, [0.0, 0.001, 0.05][round % 3]);
            let from = (rng.below(w as u32) as i32, rng.below(h as u32) as i32);
            let limit = if rng.chance(0.5) { FAR } else { rng.below(40) as i32 };
            let all = (0..w).flat_map(|x| (0..h).map(move |y| (x, y)));
            let all = all.filter(|&(x, y)| plane.get(x, y));
            let least = all.map(|c| distance(c, from)).min().filter(|&d| d <= limit);
            let found = nearest(&plane, from, h, limit);
            assert_eq!(found.map(|f| f.0), least);
            assert!(found.is_none_or(|(d, c)| plane.get(c.0, c.1) && distance(c, from) == d));
        }
    }

    #[test]
    fn bit_searches_equal_loops() {
        let mut rng = Rng::new(2);
        for _ in 0..500 {
            let bits = (rng.next_u64() as u128) << rng.below(64) & (rng.next_u64() as u128) << rng.below(64);
            let is_set = |i: &i32| bits >> i & 1 == 1;
            for at in 0..=128 {
                assert_eq!(first_from(bits, at), (at..128).find(is_set).unwrap_or(128));
                assert_eq!(last_before(bits, at), (0..at).rev().find(is_set).unwrap_or(-1));
            }
        }
    }

    #[test]
    fn distances_to_lines_equal_scans() {
        let mut rng = Rng::new(3);
        for _ in 0..500 {
            let mut n = || rng.below(30) as i32;
            let (from, lo, v) = ((n(), n()), n(), n());
            let hi = lo + n();
            let to_row_slow = (lo..=hi).map(|u| distance((u, v), from)).min();
            assert_eq!(Some(to_row(from, lo, hi, v)), to_row_slow);
            let to_column_slow = (lo..=hi).map(|w| distance((v, w), from)).min();
            assert_eq!(Some(to_column(from, v, hi, lo)), to_column_slow);
        }
    }

    #[test]
    fn frames_turn_cells_and_planes_alike() {
        let mut rng = Rng::new(4);
        let (board, spawn) = (BoardSize::new(20, 13, 10), [(4, 5, 0), (14, 5, 0)]);
        let game = PaperRules.start(&PaperSetup { board, spawn });
        let plane = random_rows(&mut rng, 20, 13, 0.3);
        let mut mirrored = *plane.rows();
        transpose(&mut mirrored);
        for heading in 0..4 {
            let frame = Frame::new(&game, heading);
            let mut rows = [0; 128];
            frame.rows(plane.rows(), &mirrored, &mut rows);
            for x in 0..20 {
                for y in 0..13 {
                    let (u, v) = frame.cell((x, y));
                    let set = rows[v as usize] >> u & 1 == 1;
                    assert_eq!(set, plane.get(x, y), "heading {heading} at {x} {y}");
                }
            }
            let ((dx, dy), (rx, ry)) = (STEPS[heading as usize], STEPS[(heading as usize + 1) % 4]);
            let (u, v) = frame.cell((7, 6));
            assert_eq!(frame.cell((7 + dx, 6 + dy)), (u + 1, v), "forward");
            assert_eq!(frame.cell((7 + rx, 6 + ry)), (u, v + 1), "to the right");
        }
    }
}
