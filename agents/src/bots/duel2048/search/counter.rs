//! A leaf that remembers what it counted: columns and rows repeat themselves.

use turf_env::Player;
use turf_env::games::duel2048::Board;

use super::leaf::{Leaf, codes};
use super::lines::{LINES, cells_of, seen};

/// Slots for columns, and for rows, that were counted before.
const SLOTS: usize = 1 << 15;
const SLOT_BITS: u32 = SLOTS.trailing_zeros();
/// Spreads keys over the slots (2⁶⁴ by the golden ratio, an odd number).
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
/// Bits of a column's key and of a row's: five for a cell, then who merges next and, of columns, which one.
const COLUMN_BITS: u32 = 20 + 4;
const ROW_BITS: u32 = 40 + 1;
/// No column and no row: keys leave fewer bits.
const NONE: u32 = !0;
/// Lines that are remembered: eight columns, four rows.
const KEPT: usize = 12;

/// A leaf with what it has counted before.
pub struct Counter {
    /// What is counted.
    pub leaf: Leaf,
    /// By slot, columns first: what the slot does not say of the key, and the value.
    known: Vec<(u32, i32)>,
}

/// The slot of a key of so many bits, and the rest of it. Multiplying by an odd number loses nothing, so both together are
/// the key.
#[inline(always)]
fn slot<const BITS: u32>(key: u64) -> (usize, u32) {
    let mixed = key.wrapping_mul(SPREAD) & ((1 << BITS) - 1);
    let rest = BITS - SLOT_BITS;
    ((mixed >> rest) as usize, mixed as u32 & ((1 << rest) - 1))
}

impl Counter {
    /// That has counted nothing.
    pub fn new(leaf: Leaf) -> Self {
        let slots = if leaf.lines.is_some() { 2 * SLOTS } else { 0 };
        Self {
            leaf,
            known: vec![(NONE, 0); slots],
        }
    }

    /// Whether anything depends on more than single tiles.
    #[inline]
    pub fn is_learnt(&self) -> bool {
        !self.known.is_empty()
    }

    /// The first player's lead, where `next` merges next.
    #[inline]
    pub fn lead(&mut self, board: &Board, next: Player) -> i32 {
        if !self.is_learnt() {
            return self.leaf.lead(board);
        }
        let codes = codes(board);
        let slots = slots(&codes, next);
        let (mut total, mut unknown) = (0, 0u32);
        for (line, &(at, rest)) in slots.iter().enumerate() {
            let (known, value) = self.known[at];
            total += if known == rest { value } else { 0 };
            unknown |= ((known != rest) as u32) << line;
        }
        while unknown != 0 {
            let line = unknown.trailing_zeros() as usize;
            unknown &= unknown - 1;
            let value = self.leaf.kept(line, next, &codes);
            let (at, rest) = slots[line];
            self.known[at] = (rest, value);
            total += value;
        }
        total
    }
}

/// The slots of the eight columns and the four rows: all of them first, so that none waits for another's memory.
#[inline(always)]
fn slots(codes: &[u8; 32], next: Player) -> [(usize, u32); KEPT] {
    let rows: [u64; 4] =
        std::array::from_fn(|row| u64::from_le_bytes(codes[8 * row..8 * row + 8].try_into().expect("eight bytes")));
    // Every second column's cells in lanes of sixteen bits, two rows beside each other.
    let lanes = |shift: u32, row: usize| {
        let cells = |row: usize| rows[row] >> shift & 0x001F_001F_001F_001F;
        cells(row) | cells(row + 1) << 5
    };
    let (even, odd) = ([lanes(0, 0), lanes(0, 2)], [lanes(8, 0), lanes(8, 2)]);
    let column = |[upper, lower]: [u64; 2], at: u64| {
        let cells = upper >> (16 * (at / 2)) & 0x3FF | (lower >> (16 * (at / 2)) & 0x3FF) << 10;
        slot::<COLUMN_BITS>(cells | (2 * at + next.index() as u64) << 20)
    };
    let row = |cells: u64| {
        let pairs = cells & 0x001F_001F_001F_001F | cells >> 3 & 0x03E0_03E0_03E0_03E0;
        let halves = pairs & 0x03FF_0000_03FF | pairs >> 6 & 0x000F_FC00_000F_FC00;
        let cells = halves & 0xF_FFFF | halves >> 12 & 0xFF_FFF0_0000;
        let (at, rest) = slot::<ROW_BITS>(cells | (next.index() as u64) << 40);
        (SLOTS + at, rest)
    };
    [
        column(even, 0),
        column(odd, 1),
        column(even, 2),
        column(odd, 3),
        column(even, 4),
        column(odd, 5),
        column(even, 6),
        column(odd, 7),
        row(rows[0]),
        row(rows[1]),
        row(rows[2]),
        row(rows[3]),
    ]
}

impl Leaf {
    /// What a column adds, its tiles included, or a row: its two halves and its four cells around the border.
    fn kept(&self, line: usize, next: Player, codes: &[u8; 32]) -> i32 {
        let of_line = |line| self.line(line, next, cells_of(line).map(|cell| codes[cell]));
        match line {
            0..8 => of_line(line),
            _ => [line, line + 4, line + 8].map(of_line).iter().sum(),
        }
    }

    /// What one of the twenty lines adds to the first player's lead; single tiles count with their columns.
    fn line(&self, line: usize, next: Player, codes: [u8; 4]) -> i32 {
        let learnt = self.lines.as_ref();
        let tile = |(cell, code): (usize, u8)| self.tile(cell, code);
        let tiles: i32 = match line < 8 {
            true => cells_of(line).into_iter().zip(codes).map(tile).sum(),
            false => 0,
        };
        tiles + learnt.map_or(0, |lines| lines.value(&seen(line, next, codes)))
    }

    /// The first player's lead where `next` merges next, line by line.
    pub fn lead_at(&self, board: &Board, next: Player) -> i32 {
        let codes = codes(board);
        let of_line = |line| self.line(line, next, cells_of(line).map(|cell| codes[cell]));
        (0..LINES).map(of_line).sum()
    }
}
