//! A leaf that remembers what it counted: columns and rows repeat themselves.

use turf_env::Player;
use turf_env::games::duel2048::Board;

use super::leaf::{Leaf, codes};
use super::lines::{LINES, cells_of, seen};

/// Slots for columns, and for rows, that were counted before.
const SLOTS: usize = 1 << 15;
/// Spreads keys over the slots (2⁶⁴ by the golden ratio).
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
/// No column and no row.
const NONE: u64 = !0;

/// A leaf with what it has counted before.
pub struct Counter {
    /// What is counted.
    pub leaf: Leaf,
    known: Vec<(u64, i32)>,
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
        let rows: [u64; 4] =
            std::array::from_fn(|row| u64::from_le_bytes(codes[8 * row..8 * row + 8].try_into().expect("eight bytes")));
        let mut total = 0;
        for column in 0..8 {
            let key = u32::from_le_bytes([0, 8, 16, 24].map(|row| codes[row + column]));
            total += self.column(column, next, key as u64);
        }
        for cells in rows {
            total += self.row(next, cells);
        }
        total
    }

    /// What a column adds, its tiles included.
    #[inline]
    fn column(&mut self, column: usize, next: Player, cells: u64) -> i32 {
        let key = cells | ((2 * column + next.index()) as u64) << 32;
        let slot = key.wrapping_mul(SPREAD) as usize >> (usize::BITS - SLOTS.trailing_zeros());
        let (known, value) = self.known[slot];
        if known == key {
            return value;
        }
        let codes: [u8; 4] = std::array::from_fn(|row| (cells >> (8 * row)) as u8);
        let value = self.leaf.line(column, next, codes);
        self.known[slot] = (key, value);
        value
    }

    /// What a row adds: its two halves and its four cells around the border.
    #[inline]
    fn row(&mut self, next: Player, cells: u64) -> i32 {
        let key = cells | (next.index() as u64) << 7;
        let slot = SLOTS + (key.wrapping_mul(SPREAD) as usize >> (usize::BITS - SLOTS.trailing_zeros()));
        let (known, value) = self.known[slot];
        if known == key {
            return value;
        }
        let codes = cells.to_le_bytes();
        let value = [(8, 0), (12, 4), (16, 2)]
            .map(|(line, first)| self.leaf.line(line, next, std::array::from_fn(|k| codes[first + k])))
            .iter()
            .sum();
        self.known[slot] = (key, value);
        value
    }
}

impl Leaf {
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
