//! Transposition table: for every ply of the game, a map from boards to search results.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use turf_env::games::duel2048::Board;

/// Relation of the true value to the stored one: equal (`Exact`), at least (`Lower`) or at most (`Upper`) the stored
/// one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    Exact,
    Lower,
    Upper,
}

#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub value: i32,
    pub depth: u32,
    pub bound: Bound,
    pub choice: u8,
}

impl Entry {
    /// Returns true if the entry answers a search of this depth between these bounds. With `deeper`, entries of deeper
    /// searches answer too.
    #[inline]
    pub fn answers(&self, depth: u32, deeper: bool, alpha: i32, beta: i32) -> bool {
        let looked = self.depth == depth || deeper && self.depth > depth;
        looked
            && match self.bound {
                Bound::Exact => true,
                Bound::Lower => self.value >= beta,
                Bound::Upper => self.value <= alpha,
            }
    }
}

/// Hasher that multiplies and folds words. This suffices because a board is nearly five words of well mixed bits.
#[derive(Default)]
pub struct Fold(u64);

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word as u64);
    }

    fn write_usize(&mut self, _length: usize) {
        // Lengths of a board's arrays are always the same.
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        let product = ((self.0 ^ word) as u128).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_0C6F_85B3_2D4D);
        self.0 = (product >> 64) as u64 ^ product as u64;
    }
}

pub type Mixed = BuildHasherDefault<Fold>;

type Known = HashMap<Board, Entry, Mixed>;

#[derive(Default)]
pub struct Table {
    plies: Vec<Known>,
    first: usize,
    /// Empty maps of forgotten plies, for reuse: small searches would spend their time allocating new ones. Maps larger
    /// than [`ROOM`] are dropped, because emptying them takes time, too.
    spare: Vec<Known>,
}

const ROOM: usize = 1 << 10;

impl Table {
    pub fn clear(&mut self, plies: usize) {
        self.plies.clear();
        self.plies.resize_with(plies, HashMap::default);
        self.first = 0;
    }

    pub fn forget_before(&mut self, ply: usize) {
        for map in &mut self.plies[self.first.min(ply)..ply] {
            let mut old = std::mem::take(map);
            if (1..=ROOM).contains(&old.capacity()) {
                old.clear();
                self.spare.push(old);
            }
        }
        self.first = ply;
    }

    pub fn forget(&mut self, ply: usize) {
        if let Some(map) = self.plies.get_mut(ply) {
            map.clear();
        }
    }

    #[inline]
    pub fn get(&self, ply: usize, board: &Board) -> Option<Entry> {
        self.plies[ply].get(board).copied()
    }

    #[inline]
    pub fn put(&mut self, ply: usize, board: Board, entry: Entry) {
        let map = &mut self.plies[ply];
        if map.capacity() == 0
            && let Some(spare) = self.spare.pop()
        {
            *map = spare;
        }
        map.insert(board, entry);
    }
}
