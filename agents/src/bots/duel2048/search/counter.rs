//! Leaf with a cache: columns, rows and whole boards repeat.

use std::hash::BuildHasher;

use turf_env::Player;
use turf_env::games::duel2048::Board;
use wide::{i8x32, u32x8};

use super::leaf::{Leaf, codes};
use super::lines::{LINES, cells_of, seen};
use super::table::Mixed;
use super::{INFINITY, sign};

const SLOTS: usize = 1 << 14;
const SLOT_BITS: u32 = SLOTS.trailing_zeros() - 1;
/// Odd number (2⁶⁴ divided by the golden ratio) that spreads keys over the slots.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
const COLUMN_BITS: u32 = 20 + 3;
const ROW_BITS: u32 = 40;
const NONE: u32 = !0;
const KEPT: usize = 12;

/// Number of slots for boards whose merges are cached. A board that ends a search occurs again in the next deeper one.
const BOARDS: usize = 1 << 12;

#[derive(Clone, Copy)]
struct Merges {
    board: Board,
    player: Player,
    leads: [i32; 4],
}

pub struct Counter {
    pub leaf: Leaf,
    /// Rest of the key and value, by slot: columns, then rows, then fours of a row.
    known: Vec<(u32, i32)>,
    merges: Vec<Merges>,
}

/// Splits a key of `BITS` bits into its slot and the rest. Multiplication by an odd number is invertible, so both
/// together identify the key. The values for either player merging next lie side by side because both are often needed.
#[inline(always)]
fn slot<const BITS: u32>(key: u64, next: Player) -> (usize, u32) {
    let mixed = key.wrapping_mul(SPREAD) & ((1 << BITS) - 1);
    let rest = BITS - SLOT_BITS;
    let at = 2 * (mixed >> rest) as usize + next.index();
    (at, mixed as u32 & ((1 << rest) - 1))
}

impl Counter {
    pub fn new(leaf: Leaf) -> Self {
        let slots = if leaf.lines.is_some() { 3 * SLOTS } else { 0 };
        Self {
            leaf,
            known: vec![(NONE, 0); slots],
            merges: vec![Merges { board: Board::default(), player: Player::A, leads: [0; 4] }; BOARDS],
        }
    }

    #[inline]
    pub fn is_learnt(&self) -> bool {
        !self.known.is_empty()
    }

    #[inline]
    pub fn lead(&mut self, board: &Board, next: Player) -> i32 {
        if !self.is_learnt() {
            return self.leaf.lead(board);
        }
        let slots = slots(board, next);
        let (mut total, mut unknown) = (0, 0u32);
        for (line, &(at, rest)) in slots.iter().enumerate() {
            let (known, value) = self.known[at];
            total += if known == rest { value } else { 0 };
            unknown |= ((known != rest) as u32) << line;
        }
        if unknown != 0 {
            total += self.count(board, next, &slots, unknown);
        }
        total
    }

    /// Returns the first player's lead after each merge of a player, 0 if the merge leaves the board as it is. Once a
    /// lead is `enough` for the player, the others may be skipped: they count as lost.
    #[inline]
    pub fn leads(&mut self, board: &Board, player: Player, after: &[Board; 4], enough: i32) -> [i32; 4] {
        let at = (Mixed::default().hash_one(board) as usize).wrapping_add(player.index()) % BOARDS;
        let known = &self.merges[at];
        if known.board == *board && known.player == player {
            return known.leads;
        }
        let sign = sign(player);
        let mut leads = [-INFINITY * sign; 4];
        for (lead, after) in leads.iter_mut().zip(after) {
            if after == board {
                *lead = 0;
                continue;
            }
            *lead = self.lead(after, !player);
            if sign * *lead >= enough {
                return leads;
            }
        }
        self.merges[at] = Merges { board: *board, player, leads };
        leads
    }

    #[cold]
    fn count(&mut self, board: &Board, next: Player, slots: &[(usize, u32); KEPT], mut unknown: u32) -> i32 {
        let mut total = 0;
        while unknown != 0 {
            let line = unknown.trailing_zeros() as usize;
            unknown &= unknown - 1;
            let value = match line {
                0..8 => self.leaf.line_of(line, next, board),
                _ => self.row(line - 8, next, board),
            };
            self.known[slots[line].0] = (slots[line].1, value);
            total += value;
        }
        total
    }

    fn row(&mut self, row: usize, next: Player, board: &Board) -> i32 {
        let (cells, mut total) = (row_of(board, row), 0);
        for (which, first_cell) in [0, 4, 2].into_iter().enumerate() {
            // The four cells use the lower half of every byte; bits 4 and 5 tell which four they are.
            let key = cells >> first_cell & 0x0F_0F0F_0F0F | (which as u64) << 4;
            let (at, rest) = slot::<ROW_BITS>(key, next);
            let (known, value) = self.known[2 * SLOTS + at];
            total += if known == rest {
                value
            } else {
                let value = self.leaf.line_of(8 + 4 * which + row, next, board);
                self.known[2 * SLOTS + at] = (rest, value);
                value
            };
        }
        total
    }
}

#[inline(always)]
fn row_of(board: &Board, row: usize) -> u64 {
    let byte = |plane: u32| (plane >> (8 * row) & 0xFF) as u64;
    let [a, b, c, d] = board.levels().map(byte);
    a | b << 8 | c << 16 | d << 24 | byte(board.tiles(Player::A)) << 32
}

#[inline(always)]
fn codes_of(line: usize, board: &Board) -> [u8; 4] {
    // Spreads bits to bytes. A column's bits are in bytes of their own already.
    let first = match line / 4 {
        0 | 1 => line,
        kind => 8 * (line % 4) + [0, 4, 2][kind - 2],
    };
    let bits = |plane: u32| match line < 8 {
        true => plane >> first & 0x0101_0101,
        false => (plane >> first & 15).wrapping_mul(0x0020_4081) & 0x0101_0101,
    };
    let levels = board.levels().map(bits);
    let [a, b, c, d] = levels;
    let codes = a | b << 1 | c << 2 | d << 3 | bits(board.tiles(Player::B)) << 4;
    codes.to_le_bytes()
}

/// Returns the slots of the eight columns and the four rows. All are computed before the first look-up, so that none
/// waits for another's memory.
#[inline(always)]
fn slots(board: &Board, next: Player) -> [(usize, u32); KEPT] {
    let ([a, b, c, d], first) = (board.levels(), board.tiles(Player::A));
    let planes = u32x8::new([a, b, c, d, first, 0, 0, 0]);
    // A column is one bit of every byte: shifted to the top, one instruction collects it.
    let column = |at: u32| {
        let tops: i8x32 = bytemuck::cast(planes << (7 - at));
        slot::<COLUMN_BITS>((tops.move_mask() as u32 | at << 20) as u64, next)
    };
    let row = |at: usize| {
        let (at, rest) = slot::<ROW_BITS>(row_of(board, at), next);
        (SLOTS + at, rest)
    };
    [
        column(0),
        column(1),
        column(2),
        column(3),
        column(4),
        column(5),
        column(6),
        column(7),
        row(0),
        row(1),
        row(2),
        row(3),
    ]
}

impl Leaf {
    #[inline(always)]
    fn line_of(&self, line: usize, next: Player, board: &Board) -> i32 {
        self.line(line, next, codes_of(line, board))
    }

    #[inline(always)]
    fn line(&self, line: usize, next: Player, codes: [u8; 4]) -> i32 {
        let learnt = self.lines.as_ref();
        let tile = |(cell, code): (usize, u8)| self.tile(cell, code);
        let tiles: i32 = if line < 8 { cells_of(line).into_iter().zip(codes).map(tile).sum() } else { 0 };
        tiles + learnt.map_or(0, |lines| lines.value(&seen(line, next, codes)))
    }

    pub fn lead_at(&self, board: &Board, next: Player) -> i32 {
        let codes = codes(board);
        (0..LINES).map(|line| self.line(line, next, cells_of(line).map(|cell| codes[cell]))).sum()
    }
}
