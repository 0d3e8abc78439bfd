//! What a position is worth without looking further, in whole numbers: a table per cell, and what being stuck costs.

use turf_env::Player;
use turf_env::games::duel2048::Board;
use turf_env::games::duel2048::board::spread;

use super::lines::Lines;

/// Parts of one unit, a level-1 tile's worth being about one: values are whole numbers, so that every machine and every
/// language computes the same.
pub const UNIT: f64 = 8.0;
/// Codes of a cell: 0 empty, l the first player's tile of level l, 16 + l the second's.
pub const CODES: usize = 32;
/// Levels have a code each, 0 and those that cannot occur included.
pub const LEVELS: usize = 16;

/// The lead of the first player in a position that is not searched further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// By cell and code; the second player's tiles count against.
    worth: [[i32; CODES]; 32],
    /// What it costs to be the one to merge without being able to, and with one direction only.
    pub stuck: [i32; 2],
    /// What it has learnt beside.
    pub lines: Option<Lines>,
}

impl Leaf {
    /// From what the first player's tiles are worth, by cell and level; the second's are worth the same on the board
    /// turned by half a circle.
    pub fn new(worth: &[[i32; LEVELS]; 32], stuck: [i32; 2]) -> Self {
        let mut both = [[0; CODES]; 32];
        for cell in 0..32 {
            for level in 1..LEVELS {
                both[cell][level] = worth[cell][level];
                both[cell][LEVELS + level] = -worth[31 - cell][level];
            }
        }
        Self {
            worth: both,
            stuck,
            lines: None,
        }
    }

    /// Material that grows with the tile: base^level − 1 each, so that every merge gains; tiles that stand in the other
    /// half's two near columns, from where they capture, a share of base^level more.
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

    /// What the first player's tiles are worth, by cell and level.
    pub fn worth(&self) -> [[i32; LEVELS]; 32] {
        std::array::from_fn(|cell| std::array::from_fn(|level| self.worth[cell][level]))
    }

    /// What a tile adds to the first player's lead.
    #[inline]
    pub fn tile(&self, cell: usize, code: u8) -> i32 {
        self.worth[cell][code as usize & 31]
    }

    /// The first player's lead, tile by tile: without what it has learnt.
    #[inline]
    pub fn lead(&self, board: &Board) -> i32 {
        let codes = codes(board);
        (0..32).map(|cell| self.worth[cell][codes[cell] as usize & 31]).sum()
    }

    /// How the lead changes when a tile is placed at an empty cell.
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

/// The code of every cell.
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
