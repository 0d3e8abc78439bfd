//! A set of cells: one bit each, a row per `u128`, so that whole rows are handled in a few instructions.

use crate::prefetch::prefetch_line;

/// Heading: 0 east (x+1), 1 south (y+1), 2 west, 3 north.
pub type Heading = u8;

pub const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// Largest width and height. A row is one `u128`; the contest's board is 102 × 101.
pub const MAX_SIZE: usize = 128;

/// A set of cells of a board of at most 128 × 128. Bit x of row y is the cell (x, y).
#[derive(Clone, PartialEq, Eq)]
#[repr(align(64))] // whole cache lines
pub struct Plane {
    rows: [u128; MAX_SIZE],
}

impl Plane {
    pub const EMPTY: Plane = Plane { rows: [0; MAX_SIZE] };

    /// Returns true if the set holds (x, y), which must be on the board.
    #[inline]
    pub fn get(&self, x: i32, y: i32) -> bool {
        // One half of the row: shifting a u128 takes several instructions.
        let row = self.rows[y as usize];
        let half = if x < 64 { row as u64 } else { (row >> 64) as u64 };
        half >> (x & 63) & 1 != 0
    }

    #[inline]
    pub fn set(&mut self, x: i32, y: i32) {
        self.rows[y as usize] |= 1 << x;
    }

    #[inline]
    pub fn unset(&mut self, x: i32, y: i32) {
        self.rows[y as usize] &= !(1 << x);
    }

    #[inline]
    pub fn row(&self, y: i32) -> u128 {
        self.rows[y as usize]
    }

    #[inline]
    pub fn row_mut(&mut self, y: i32) -> &mut u128 {
        &mut self.rows[y as usize]
    }

    /// Returns all rows; those beyond the board's height are empty.
    #[inline]
    pub fn rows(&self) -> &[u128; MAX_SIZE] {
        &self.rows
    }

    /// Prefetches the rows `from..=to`; none if `from` is greater.
    #[inline]
    pub fn prefetch(&self, from: i32, to: i32) {
        if from > to {
            return;
        }
        let lines = self.rows.chunks_exact(PER_LINE).take(to as usize / PER_LINE + 1);
        lines.skip(from as usize / PER_LINE).for_each(prefetch_line);
    }

    #[inline]
    pub fn clear_rows(&mut self, from: i32, to: i32) {
        self.rows[from as usize..=to as usize].fill(0);
    }

    pub fn count(&self) -> u32 {
        self.rows.iter().map(|r| r.count_ones()).sum()
    }
}

const PER_LINE: usize = 64 / size_of::<u128>();

impl std::fmt::Debug for Plane {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Plane({} cells)", self.count())
    }
}

/// Returns the bits `from..=to` of a row, both within 0..128.
#[inline]
pub fn span(from: i32, to: i32) -> u128 {
    (u128::MAX >> (127 - (to - from))) << from
}

/// A rectangle of cells, bounds included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    pub x0: i32,
    pub x1: i32,
    pub y0: i32,
    pub y1: i32,
}

impl Bounds {
    /// The empty rectangle; including a cell gives that cell.
    pub const NOTHING: Bounds = Bounds { x0: i32::MAX, x1: i32::MIN, y0: i32::MAX, y1: i32::MIN };

    #[inline]
    pub fn include(&mut self, x: i32, y: i32) {
        self.x0 = self.x0.min(x);
        self.x1 = self.x1.max(x);
        self.y0 = self.y0.min(y);
        self.y1 = self.y1.max(y);
    }

    #[inline]
    pub fn union(self, other: Bounds) -> Bounds {
        Bounds {
            x0: self.x0.min(other.x0),
            x1: self.x1.max(other.x1),
            y0: self.y0.min(other.y0),
            y1: self.y1.max(other.y1),
        }
    }
}
