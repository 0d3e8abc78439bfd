//! What a search remembers: per ply of the game a map from boards to what is known of them.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use turf_env::games::duel2048::Board;

/// How a remembered value relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
}

/// What is known of a board at its ply.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// For the one to move.
    pub value: i32,
    /// Plies that it was looked ahead.
    pub depth: u32,
    /// What the value says.
    pub bound: Bound,
    /// The best choice.
    pub choice: u8,
}

impl Entry {
    /// Whether it tells what a search this deep between these bounds would find; `deeper`: or a deeper one.
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

/// Boards are five words of well mixed bits nearly: multiplying and folding them is enough.
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
        // Of a board's arrays, always the same.
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        let product = ((self.0 ^ word) as u128).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_0C6F_85B3_2D4D);
        self.0 = (product >> 64) as u64 ^ product as u64;
    }
}

/// Makes [`Fold`]s.
pub type Mixed = BuildHasherDefault<Fold>;

type Known = HashMap<Board, Entry, Mixed>;

/// The maps of all plies.
#[derive(Default)]
pub struct Table {
    plies: Vec<Known>,
    /// Everything before this ply is forgotten.
    first: usize,
    /// Maps of forgotten plies, empty, for plies to come: small searches would spend their time on making new ones.
    spare: Vec<Known>,
}

/// Room above which a map is not kept: emptying it takes time, too.
const ROOM: usize = 1 << 10;

impl Table {
    /// Forgets everything, for a game of so many plies.
    pub fn clear(&mut self, plies: usize) {
        self.plies.clear();
        self.plies.resize_with(plies, HashMap::default);
        self.first = 0;
    }

    /// Forgets what was before this ply.
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

    /// Forgets a ply of the game, if there is such a one.
    pub fn forget(&mut self, ply: usize) {
        if let Some(map) = self.plies.get_mut(ply) {
            map.clear();
        }
    }

    /// What is known.
    #[inline]
    pub fn get(&self, ply: usize, board: &Board) -> Option<Entry> {
        self.plies[ply].get(board).copied()
    }

    /// Remembers.
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
