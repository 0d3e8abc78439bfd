//! Value of a position without search, in integers: a table of tile worths per cell, and costs of having few merges.

use turf_env::Player;
use turf_env::games::duel2048::{Board, spread};

use super::UNIT;
use super::lines::Lines;

/// Number of codes of a cell: 0 is empty, l is the first player's tile of level l, 16 + l the second's.
pub const CODES: usize = 32;
pub const LEVELS: usize = 16;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaf {
    worth: [[i32; CODES]; 32],
    /// Costs of a player who is to merge and has no direction, or only one.
    pub stuck: [i32; 2],
    pub lines: Option<Lines>,
}

impl Leaf {
    /// Takes the worth of the first player's tiles by cell and level. The second's are worth the same on the board
    /// turned by 180°.
    pub fn new(worth: &[[i32; LEVELS]; 32], stuck: [i32; 2]) -> Self {
        let mut both = [[0; CODES]; 32];
        for cell in 0..32 {
            for level in 1..LEVELS {
                both[cell][level] = worth[cell][level];
                both[cell][LEVELS + level] = -worth[31 - cell][level];
            }
        }
        Self { worth: both, stuck, lines: None }
    }

    /// Returns a leaf that counts base^level − 1 per tile, so that every merge gains. Tiles in the two near columns of
    /// the other half, from which they capture, count `near` · base^level more.
    pub fn material(base: f64, near: f64, stuck: [f64; 2]) -> Self {
        let whole = |x: f64| (x * UNIT).round() as i32;
        let mut worth = [[0; LEVELS]; 32];
        for (cell, worth) in worth.iter_mut().enumerate() {
            for (level, worth) in worth.iter_mut().enumerate().skip(1) {
                let share = if (4..6).contains(&(cell % 8)) { near } else { 0.0 };
                *worth = whole(base.powi(level as i32) * (1.0 + share) - 1.0);
            }
        }
        Self::new(&worth, stuck.map(whole))
    }

    pub fn worth(&self) -> [[i32; LEVELS]; 32] {
        std::array::from_fn(|cell| std::array::from_fn(|level| self.worth[cell][level]))
    }

    #[inline]
    pub fn tile(&self, cell: usize, code: u8) -> i32 {
        self.worth[cell][code as usize & 31]
    }

    #[inline]
    pub fn lead(&self, board: &Board) -> i32 {
        let codes = codes(board);
        (0..32).map(|cell| self.worth[cell][codes[cell] as usize & 31]).sum()
    }

    #[inline]
    pub fn placing(&self, cell: u8) -> i32 {
        self.worth[cell as usize][if cell & 4 == 0 { 1 } else { LEVELS + 1 }]
    }
}

impl Default for Leaf {
    fn default() -> Self {
        Self::material(2.2, 0.25, [20.0, 5.0])
    }
}

#[inline]
pub fn codes(board: &Board) -> [u8; 32] {
    let mut codes = board.level_bytes();
    let theirs = board.tiles(Player::B);
    for (row, codes) in codes.chunks_exact_mut(8).enumerate() {
        let levels = u64::from_le_bytes((&*codes).try_into().expect("eight bytes"));
        let marked = levels + (spread((theirs >> (8 * row)) as u8) << 4);
        codes.copy_from_slice(&marked.to_le_bytes());
    }
    codes
}
