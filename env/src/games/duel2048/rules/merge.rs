//! Merging, on sets of cells, without branches: for one player in one direction, or for both players in all four at
//! once.

use std::ops::{BitAnd, BitOr, BitXor, Not};

use serde::{Deserialize, Serialize};
use wide::u32x8;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// Towards row 0.
    Up,
    /// Towards row 3.
    Down,
    /// Towards column 0.
    Left,
    /// Towards column 7.
    Right,
}

impl Direction {
    /// Directions in the contest's numbering: 0 up, 1 down, 2 left, 3 right.
    pub const ALL: [Direction; 4] = [Direction::Up, Direction::Down, Direction::Left, Direction::Right];
}

/// One or several sets of cells, bit `row * 8 + column` each, with a direction to move in.
pub trait Cells:
    Copy + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Not<Output = Self>
{
    const NONE: Self;
    /// Steps after which no tile of a realm slides further: three, and sideways one more from beyond its edge.
    const STEPS: u32;
    /// Lines of cells that have a line ahead.
    const LINES: u32;

    /// Moves every cell one step on. Cells that leave the board land anywhere, so the set must not reach the edge, or the
    /// result must be masked.
    fn forth_within(self) -> Self;
    /// Moves every cell one step back, with the same caveat as [`Cells::forth_within`].
    fn back_within(self) -> Self;
    fn reached() -> Self;
    fn left_behind() -> Self;

    /// Moves every cell one step on; cells that leave the board are dropped.
    #[inline(always)]
    fn forth(self) -> Self {
        self.forth_within() & Self::reached()
    }

    /// Moves every cell one step back; cells that leave the board are dropped.
    #[inline(always)]
    fn back(self) -> Self {
        self.back_within() & Self::left_behind()
    }
}

const COLUMN_0: u32 = 0x0101_0101;
const COLUMN_7: u32 = COLUMN_0 << 7;
const UP: u8 = Direction::Up as u8;
const DOWN: u8 = Direction::Down as u8;
const LEFT: u8 = Direction::Left as u8;

#[derive(Clone, Copy)]
pub struct Towards<const D: u8>(pub u32);

impl<const D: u8> Cells for Towards<D> {
    const NONE: Self = Self(0);
    const STEPS: u32 = if D < LEFT { 3 } else { 4 };
    const LINES: u32 = if D < LEFT { 3 } else { 7 };

    #[inline(always)]
    fn forth_within(self) -> Self {
        Self(match D {
            UP => self.0 >> 8,
            DOWN => self.0 << 8,
            LEFT => self.0 >> 1,
            _ => self.0 << 1,
        })
    }

    #[inline(always)]
    fn back_within(self) -> Self {
        Self(match D {
            UP => self.0 << 8,
            DOWN => self.0 >> 8,
            LEFT => self.0 << 1,
            _ => self.0 >> 1,
        })
    }

    #[inline(always)]
    fn reached() -> Self {
        Self(REACHED[D as usize])
    }

    #[inline(always)]
    fn left_behind() -> Self {
        Self(LEFT_BEHIND[D as usize])
    }
}

/// By direction: shifts when moving forth (swapped when moving back), cells reached forth, cells reached back.
const DOWN_BY: [u32; 4] = [8, 0, 1, 0];
const UP_BY: [u32; 4] = [0, 8, 0, 1];
const REACHED: [u32; 4] = [!0, !0, !COLUMN_7, !COLUMN_0];
const LEFT_BEHIND: [u32; 4] = [!0, !0, !COLUMN_0, !COLUMN_7];

/// Eight sets of cells side by side, one vector register with AVX2. The first `BY` sets move in direction `D`, the next `BY` in
/// the direction after it, and so on: with 1 all four directions and once more, with 4 two directions.
#[derive(Clone, Copy)]
pub struct Eight<const D: usize, const BY: usize>(pub u32x8);

/// Sets for player A up, down, left, right, then for player B.
pub type EveryWay = Eight<0, 1>;

impl<const D: usize, const BY: usize> Eight<D, BY> {
    #[inline(always)]
    pub fn of(sets: [u32; 8]) -> Self {
        Self(u32x8::new(sets))
    }

    #[inline(always)]
    pub fn sets(self) -> [u32; 8] {
        self.0.to_array()
    }

    const DOWN_BY: u32x8 = Self::each(DOWN_BY);
    const UP_BY: u32x8 = Self::each(UP_BY);
    const REACHED: u32x8 = Self::each(REACHED);
    const LEFT_BEHIND: u32x8 = Self::each(LEFT_BEHIND);

    const fn each(of: [u32; 4]) -> u32x8 {
        let (mut all, mut i) = ([0; 8], 0);
        while i < 8 {
            all[i] = of[(D + i / BY) % 4];
            i += 1;
        }
        u32x8::new(all)
    }
}

impl<const D: usize, const BY: usize> Cells for Eight<D, BY> {
    const NONE: Self = Self(u32x8::ZERO);
    const STEPS: u32 = 4;
    const LINES: u32 = 7;

    #[inline(always)]
    fn forth_within(self) -> Self {
        Self((self.0 >> Self::DOWN_BY) << Self::UP_BY)
    }

    #[inline(always)]
    fn back_within(self) -> Self {
        Self((self.0 << Self::DOWN_BY) >> Self::UP_BY)
    }

    #[inline(always)]
    fn reached() -> Self {
        Self(Self::REACHED)
    }

    #[inline(always)]
    fn left_behind() -> Self {
        Self(Self::LEFT_BEHIND)
    }
}

#[derive(Clone, Copy)]
pub struct After<C> {
    pub levels: [C; 4],
    pub own: C,
    pub occupied: C,
    pub eaten: C,
    /// Produced tiles whose eaten tile was the opponent's.
    pub captured: C,
}

#[inline(always)]
pub fn differ<C: Cells>(a: [C; 4], b: [C; 4]) -> C {
    (a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2]) | (a[3] ^ b[3])
}

/// Moves all `own` tiles: everything slides, then tiles eat, then everything slides into the room this made. Each tile meets
/// the next one ahead, exactly as when tiles move one by one.
#[inline(always)]
pub fn merge<C: Cells>(mut levels: [C; 4], mut own: C, realm: C) -> After<C> {
    let mut occupied = levels[0] | levels[1] | levels[2] | levels[3];
    slide(&mut levels, &mut own, &mut occupied, realm);

    let mut arriving = levels;
    // Loops, because `map` on arrays is not always inlined, which here costs half the speed.
    for plane in &mut arriving {
        *plane = (*plane & own).forth();
    }
    let equal = !differ(levels, arriving);
    let may_eat = own & (occupied & equal).back();
    // Line by line from the edge: tiles that eat, and tiles that leave their cell, by eating or by following one that left.
    let follows = realm.back();
    let (mut eats, mut leaves) = (C::NONE, C::NONE);
    for _ in 0..C::LINES {
        // A tile that left cannot be eaten where it was, except by a tile that follows it.
        eats = may_eat & !eats.back() & (follows | !leaves.back());
        leaves = eats | own & follows & leaves.back();
    }

    let eaten = eats.forth_within();
    let captured = eaten & !own;
    let mut carry = eaten;
    for plane in &mut levels {
        let rest = *plane & !eats;
        (*plane, carry) = (rest ^ carry, rest & carry);
    }
    // A captured tile stays where it was taken.
    let mut mobile = own & !eats;
    occupied = occupied & !eats;
    let [a, b, c, d] = levels;
    let mut planes = [a, b, c, d, eaten];
    slide(&mut planes, &mut mobile, &mut occupied, realm);
    let [a, b, c, d, eaten] = planes;
    After { levels: [a, b, c, d], own: mobile | captured, occupied, eaten, captured }
}

/// Returns the `own` tiles that capture something when all move, without moving them. Other tiles stay in place, so a tile
/// captures the next one ahead if only empty cells of the realm lie between and the levels are equal.
#[inline(always)]
pub fn captors<C: Cells>(levels: [C; 4], own: C, realm: C) -> C {
    let room = realm & !(levels[0] | levels[1] | levels[2] | levels[3]) & C::left_behind();
    let mut ahead = levels;
    for plane in &mut ahead {
        *plane = *plane & !own;
        for _ in 0..BETWEEN {
            *plane = *plane | plane.back_within() & room;
        }
        *plane = plane.back();
    }
    own & !differ(levels, ahead)
}

const BETWEEN: u32 = 3;

#[inline(always)]
fn slide<C: Cells, const N: usize>(planes: &mut [C; N], mobile: &mut C, occupied: &mut C, realm: C) {
    let reached = realm & C::reached();
    for _ in 0..C::STEPS {
        let to = mobile.forth_within() & reached & !*occupied;
        let stay = !to.back_within();
        for plane in &mut *planes {
            *plane = *plane & stay | plane.forth_within() & to;
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
bits!([const D: usize, const BY: usize] Eight<D, BY>, BitAnd, bitand, a, b => a & b);
bits!([const D: usize, const BY: usize] Eight<D, BY>, BitOr, bitor, a, b => a | b);
bits!([const D: usize, const BY: usize] Eight<D, BY>, BitXor, bitxor, a, b => a ^ b);

impl<const D: u8> Not for Towards<D> {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl<const D: usize, const BY: usize> Not for Eight<D, BY> {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }
}
