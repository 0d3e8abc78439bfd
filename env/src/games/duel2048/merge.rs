//! Merging, on sets of cells, without branches: for one player in one direction, or for both players in all four at
//! once.

use std::array::from_fn;
use std::ops::{BitAnd, BitOr, BitXor, Not};

use super::board::Direction;

/// One or several sets of cells, bit `row * 8 + column` each, with a direction to move in.
pub trait Cells:
    Copy + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Not<Output = Self>
{
    /// No cells.
    const NONE: Self;
    /// Steps after which nothing of a realm slides any more: three, and sideways one more from beyond its edge.
    const STEPS: u32;
    /// Lines of cells that have a line ahead.
    const LINES: u32;

    /// Every cell one step on; what leaves the board is dropped.
    fn forth(self) -> Self;
    /// Every cell one step back.
    fn back(self) -> Self;
}

const COLUMN_0: u32 = 0x0101_0101;
const COLUMN_7: u32 = COLUMN_0 << 7;
const UP: u8 = Direction::Up as u8;
const DOWN: u8 = Direction::Down as u8;
const LEFT: u8 = Direction::Left as u8;

/// A set of cells to move in direction number `D`.
#[derive(Clone, Copy)]
pub struct Towards<const D: u8>(pub u32);

impl<const D: u8> Cells for Towards<D> {
    const NONE: Self = Self(0);
    const STEPS: u32 = if D < LEFT { 3 } else { 4 };
    const LINES: u32 = if D < LEFT { 3 } else { 7 };

    #[inline(always)]
    fn forth(self) -> Self {
        Self(match D {
            UP => self.0 >> 8,
            DOWN => self.0 << 8,
            LEFT => (self.0 >> 1) & !COLUMN_7,
            _ => (self.0 << 1) & !COLUMN_0,
        })
    }

    #[inline(always)]
    fn back(self) -> Self {
        Self(match D {
            UP => self.0 << 8,
            DOWN => self.0 >> 8,
            LEFT => (self.0 << 1) & !COLUMN_0,
            _ => (self.0 >> 1) & !COLUMN_7,
        })
    }
}

/// Eight sets of cells: for player A up, down, left, right, then for player B. One vector register with AVX2.
#[derive(Clone, Copy)]
pub struct EveryWay(pub [u32; 8]);

/// Shifts, and cells reached, when moving forth; back swaps the shifts.
const DOWN_BY: [u32; 8] = [8, 0, 1, 0, 8, 0, 1, 0];
const UP_BY: [u32; 8] = [0, 8, 0, 1, 0, 8, 0, 1];
const REACHED: [u32; 8] = [!0, !0, !COLUMN_7, !COLUMN_0, !0, !0, !COLUMN_7, !COLUMN_0];
const LEFT_BEHIND: [u32; 8] = [!0, !0, !COLUMN_0, !COLUMN_7, !0, !0, !COLUMN_0, !COLUMN_7];

impl Cells for EveryWay {
    const NONE: Self = Self([0; 8]);
    const STEPS: u32 = 4;
    const LINES: u32 = 7;

    #[inline(always)]
    fn forth(self) -> Self {
        Self(from_fn(|i| ((self.0[i] >> DOWN_BY[i]) << UP_BY[i]) & REACHED[i]))
    }

    #[inline(always)]
    fn back(self) -> Self {
        Self(from_fn(|i| ((self.0[i] << DOWN_BY[i]) >> UP_BY[i]) & LEFT_BEHIND[i]))
    }
}

/// What a merge leaves.
#[derive(Clone, Copy)]
pub struct After<C> {
    /// The levels' bit planes.
    pub levels: [C; 4],
    /// The mover's tiles.
    pub own: C,
    /// All tiles.
    pub occupied: C,
    /// The tiles that this merge produced.
    pub eaten: C,
    /// Those of them where the tile eaten was the opponent's.
    pub captured: C,
}

/// Cells where two sets of planes differ.
#[inline(always)]
pub fn differ<C: Cells>(a: [C; 4], b: [C; 4]) -> C {
    (a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2]) | (a[3] ^ b[3])
}

/// Moves all `own` tiles. First everything slides, then it is decided which tiles eat, then everything slides into the
/// room this made. The tile that each one meets is the one it meets when they move one by one: the next one ahead.
#[inline(always)]
pub fn merge<C: Cells>(mut levels: [C; 4], mut own: C, realm: C) -> After<C> {
    let mut occupied = levels[0] | levels[1] | levels[2] | levels[3];
    slide(&mut levels, &mut own, &mut occupied, realm);

    let mut arriving = levels;
    // Loops, as `map` on arrays is not always inlined, which here costs half the speed.
    for plane in &mut arriving {
        *plane = (*plane & own).forth();
    }
    let equal = !differ(levels, arriving);
    let may_eat = own & (occupied & equal).back();
    // Line by line from the edge: who eats, and who leaves its cell, by eating or by following one who left.
    let follows = realm.back();
    let (mut eats, mut leaves) = (C::NONE, C::NONE);
    for _ in 0..C::LINES {
        // A tile that left cannot be eaten where it was, except by a tile that follows it.
        eats = may_eat & !eats.back() & (follows | !leaves.back());
        leaves = eats | own & follows & leaves.back();
    }

    let eaten = eats.forth();
    let captured = eaten & !own;
    let mut carry = eaten;
    for plane in &mut levels {
        let rest = *plane & !eats;
        (*plane, carry) = (rest ^ carry, rest & carry);
    }
    // What was captured stays where it was taken.
    let mut mobile = own & !eats;
    occupied = occupied & !eats;
    let [a, b, c, d] = levels;
    let mut planes = [a, b, c, d, eaten];
    slide(&mut planes, &mut mobile, &mut occupied, realm);
    let [a, b, c, d, eaten] = planes;
    After {
        levels: [a, b, c, d],
        own: mobile | captured,
        occupied,
        eaten,
        captured,
    }
}

/// The `own` tiles that capture something when all move, without the move: what others own stays where it is, so a tile
/// captures the next one ahead if only empty cells of the realm lie between and the levels are equal.
#[inline(always)]
pub fn captors<C: Cells>(levels: [C; 4], own: C, realm: C) -> C {
    let room = realm & !(levels[0] | levels[1] | levels[2] | levels[3]);
    let mut ahead = levels;
    for plane in &mut ahead {
        *plane = *plane & !own;
        for _ in 0..BETWEEN {
            *plane = *plane | plane.back() & room;
        }
        *plane = plane.back();
    }
    own & !differ(levels, ahead)
}

/// Most cells of a realm between two tiles of one line.
const BETWEEN: u32 = 3;

/// Moves `mobile` tiles as far as empty cells of `realm` reach; `planes` go with them.
#[inline(always)]
fn slide<C: Cells, const N: usize>(planes: &mut [C; N], mobile: &mut C, occupied: &mut C, realm: C) {
    for _ in 0..C::STEPS {
        let to = mobile.forth() & realm & !*occupied;
        let stay = !to.back();
        for plane in &mut *planes {
            *plane = *plane & stay | plane.forth() & to;
        }
        *mobile = *mobile & stay | to;
        *occupied = *occupied & stay | to;
    }
}

macro_rules! bits {
    ([$($generics:tt)*] $name:ty, $trait:ident, $method:ident, $a:ident, $b:ident => $each:expr) => {
        impl<$($generics)*> $trait for $name {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self($each)
            }
        }
    };
}
bits!([const D: u8] Towards<D>, BitAnd, bitand, a, b => a & b);
bits!([const D: u8] Towards<D>, BitOr, bitor, a, b => a | b);
bits!([const D: u8] Towards<D>, BitXor, bitxor, a, b => a ^ b);
bits!([] EveryWay, BitAnd, bitand, a, b => from_fn(|i| a[i] & b[i]));
bits!([] EveryWay, BitOr, bitor, a, b => from_fn(|i| a[i] | b[i]));
bits!([] EveryWay, BitXor, bitxor, a, b => from_fn(|i| a[i] ^ b[i]));

impl<const D: u8> Not for Towards<D> {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl Not for EveryWay {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(from_fn(|i| !self.0[i]))
    }
}
