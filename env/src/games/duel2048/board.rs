//! The board: 32 cells as bits of a `u32`, levels as four bit planes.
//!
//! Cell `row * 8 + column` is bit `row * 8 + column`. A merge moves all tiles of one line (those equally far from the
//! edge) at once; lanes never disturb each other, so this equals moving them one by one.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

use crate::Player;

/// The cells of each player's realm: columns 0–3 and 4–7.
pub const REALM: [u32; 2] = [0x0F0F_0F0F, 0xF0F0_F0F0];

/// The four levels' bit planes.
type Planes = [u32; 4];

/// Where a merge moves the tiles.
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
    /// In the contest's numbering: 0 up, 1 down, 2 left, 3 right.
    pub const ALL: [Direction; 4] = [Direction::Up, Direction::Down, Direction::Left, Direction::Right];
}

const UP: u8 = Direction::Up as u8;
const DOWN: u8 = Direction::Down as u8;
const LEFT: u8 = Direction::Left as u8;
const RIGHT: u8 = Direction::Right as u8;
const COLUMN_0: u32 = 0x0101_0101;
const ROW_0: u32 = 0xFF;

/// Every cell of `x` one step on; what leaves the board is dropped.
#[inline(always)]
const fn forth<const D: u8>(x: u32) -> u32 {
    match D {
        UP => x >> 8,
        DOWN => x << 8,
        LEFT => (x & !COLUMN_0) >> 1,
        _ => (x << 1) & !COLUMN_0,
    }
}

/// Every cell of `x` one step back.
#[inline(always)]
const fn back<const D: u8>(x: u32) -> u32 {
    match D {
        UP => forth::<DOWN>(x),
        DOWN => forth::<UP>(x),
        LEFT => forth::<RIGHT>(x),
        _ => forth::<LEFT>(x),
    }
}

/// The i-th line from the edge.
#[inline(always)]
const fn line<const D: u8>(i: u32) -> u32 {
    match D {
        UP => ROW_0 << (8 * i),
        DOWN => ROW_0 << (8 * (3 - i)),
        LEFT => COLUMN_0 << i,
        _ => COLUMN_0 << (7 - i),
    }
}

#[inline(always)]
fn each(planes: &Planes, f: impl Fn(u32) -> u32) -> Planes {
    planes.map(f)
}

/// Cells where two sets of planes differ.
#[inline(always)]
fn differ(a: &Planes, b: &Planes) -> u32 {
    (a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2]) | (a[3] ^ b[3])
}

/// Tiles and their owners. Holds any position, reachable or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    levels: Planes,
    /// Player A's tiles, a subset of the occupied cells.
    first: u32,
}

/// What a merge did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Merged {
    /// The board afterwards.
    pub board: Board,
    /// Cells holding a tile that this merge produced.
    pub eaten: u32,
    /// Those of them where the tile eaten was the opponent's.
    pub captured: u32,
}

impl Board {
    /// Cells with a tile.
    #[inline]
    pub fn occupied(&self) -> u32 {
        self.levels[0] | self.levels[1] | self.levels[2] | self.levels[3]
    }

    /// Cells with a tile of `player`.
    #[inline]
    pub fn tiles(&self, player: Player) -> u32 {
        match player {
            Player::A => self.first,
            Player::B => self.occupied() & !self.first,
        }
    }

    /// Empty cells of a player's realm.
    #[inline]
    pub fn empty(&self, realm: Player) -> u32 {
        REALM[realm.index()] & !self.occupied()
    }

    /// The level at a cell, 0 if it is empty.
    #[inline]
    pub fn level(&self, cell: u8) -> u8 {
        (0..4).map(|k| ((self.levels[k] >> cell & 1) as u8) << k).sum()
    }

    /// The owner of the tile at a cell.
    pub fn owner(&self, cell: u8) -> Option<Player> {
        match (self.first >> cell & 1, self.occupied() >> cell & 1) {
            (1, _) => Some(Player::A),
            (_, 1) => Some(Player::B),
            _ => None,
        }
    }

    /// Puts a tile of `level` (1 to 15) of `owner` at a cell, replacing what is there.
    pub fn set(&mut self, cell: u8, level: u8, owner: Player) {
        debug_assert!((1..16).contains(&level));
        let bit = 1 << cell;
        for k in 0..4 {
            self.levels[k] = self.levels[k] & !bit | ((level as u32 >> k & 1) << cell);
        }
        self.first = self.first & !bit | if owner == Player::A { bit } else { 0 };
    }

    /// Places a level-1 tile at an empty cell; it belongs to the realm's owner.
    #[inline]
    pub fn place(&mut self, cell: u8) {
        let bit = 1u32 << cell;
        debug_assert!(self.occupied() & bit == 0);
        self.levels[0] |= bit;
        self.first |= bit & REALM[0];
    }

    /// The `index`-th empty cell of a player's own realm, counted row by row from the left, for B in the reverse order.
    /// There must be more than `index`.
    #[inline]
    pub fn nth_empty(&self, player: Player, index: u32) -> u8 {
        let mut empty = self.empty(player);
        debug_assert!(index < empty.count_ones());
        match player {
            Player::A => {
                (0..index).for_each(|_| empty &= empty - 1);
                empty.trailing_zeros() as u8
            }
            Player::B => {
                (0..index).for_each(|_| empty ^= 1 << (31 - empty.leading_zeros()));
                (31 - empty.leading_zeros()) as u8
            }
        }
    }

    /// Whether moving `player`'s tiles changes anything, as one bit per direction.
    #[inline]
    pub fn directions(&self, player: Player) -> u8 {
        let (own, free, occupied) = (self.tiles(player), self.empty(player), self.occupied());
        (self.moves::<UP>(own, free, occupied) as u8)
            | (self.moves::<DOWN>(own, free, occupied) as u8) << 1
            | (self.moves::<LEFT>(own, free, occupied) as u8) << 2
            | (self.moves::<RIGHT>(own, free, occupied) as u8) << 3
    }

    /// The first tile that can move or eat does so whatever came before it, so neighbours decide.
    #[inline(always)]
    fn moves<const D: u8>(&self, own: u32, free: u32, occupied: u32) -> bool {
        let equal = !differ(&each(&self.levels, forth::<D>), &self.levels);
        forth::<D>(own) & (free | occupied & equal) != 0
    }

    /// Moves all of `player`'s tiles, nearest to the edge first. A tile slides over empty cells of its own realm, then
    /// eats the next tile if that has its level, whoever owns it, and was not produced by this merge.
    #[inline]
    pub fn merge(&self, player: Player, direction: Direction) -> Merged {
        match direction {
            Direction::Up => self.merge_to::<UP>(player, 4),
            Direction::Down => self.merge_to::<DOWN>(player, 4),
            Direction::Left => self.merge_to::<LEFT>(player, 8),
            Direction::Right => self.merge_to::<RIGHT>(player, 8),
        }
    }

    #[inline(always)]
    fn merge_to<const D: u8>(&self, player: Player, n_lines: u32) -> Merged {
        let realm = REALM[player.index()];
        let mut levels = self.levels;
        let mut own = self.tiles(player);
        let mut occupied = self.occupied();
        let (mut eaten, mut captured) = (0, 0);
        for i in 1..n_lines {
            let mut at = own & line::<D>(i);
            if at == 0 {
                continue;
            }
            let mut lifted = each(&levels, |l| l & at);
            levels = each(&levels, |l| l & !at);
            own &= !at;
            occupied &= !at;
            loop {
                let step = forth::<D>(at) & realm & !occupied;
                if step == 0 {
                    break;
                }
                let stay = !back::<D>(step);
                at = at & stay | step;
                lifted = each(&lifted, |l| l & stay | forth::<D>(l) & step);
            }
            let equal = !differ(&each(&lifted, forth::<D>), &levels);
            let eat = forth::<D>(at) & occupied & equal & !eaten;
            let mut carry = eat;
            for plane in &mut levels {
                (*plane, carry) = (*plane ^ carry, *plane & carry);
            }
            captured |= eat & !own;
            eaten |= eat;
            let stay = at & !back::<D>(eat);
            for k in 0..4 {
                levels[k] |= lifted[k] & stay;
            }
            own |= eat | stay;
            occupied |= stay;
        }
        let first = if player == Player::A { own } else { occupied & !own };
        Merged {
            board: Board { levels, first },
            eaten,
            captured,
        }
    }

    /// Cells holding a tile of `level` (0: empty cells).
    #[inline]
    pub fn at_level(&self, level: u8) -> u32 {
        (0..4).fold(!0, |cells, k| {
            cells
                & if level >> k & 1 == 1 {
                    self.levels[k]
                } else {
                    !self.levels[k]
                }
        })
    }

    /// The highest level on any of `cells`, 0 if they are empty.
    #[inline]
    pub fn highest(&self, mut cells: u32) -> u8 {
        let mut level = 0;
        for k in (0..4).rev() {
            if cells & self.levels[k] != 0 {
                cells &= self.levels[k];
                level |= 1 << k;
            }
        }
        level
    }

    /// How many tiles of each level each player owns, `[player][level]`; level 0 stays 0.
    #[inline]
    pub fn histogram(&self) -> [[u8; 16]; 2] {
        let mut counts = [[0; 16]; 2];
        for level in 1..=self.highest(!0) {
            let cells = self.at_level(level);
            let first = (cells & self.first).count_ones() as u8;
            counts[0][level as usize] = first;
            counts[1][level as usize] = cells.count_ones() as u8 - first;
        }
        counts
    }

    /// The board as the other player sees it: turned by half a circle, owners swapped. Cell c becomes 31 − c.
    #[inline]
    pub fn mirrored(&self) -> Board {
        Board {
            levels: each(&self.levels, u32::reverse_bits),
            first: self.tiles(Player::B).reverse_bits(),
        }
    }

    /// All levels, and a bit per cell: one byte per cell, `level`, in cell order.
    #[inline]
    pub fn level_bytes(&self) -> [u8; 32] {
        let mut bytes = [0; 32];
        for (row, out) in bytes.chunks_exact_mut(8).enumerate() {
            let part = |k: usize| spread((self.levels[k] >> (8 * row)) as u8) << k;
            out.copy_from_slice(&(part(0) | part(1) | part(2) | part(3)).to_le_bytes());
        }
        bytes
    }
}

/// Bit i becomes the lowest bit of byte i.
#[inline]
pub fn spread(bits: u8) -> u64 {
    let picked = (bits as u64 * 0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    ((picked + 0x7F7F_7F7F_7F7F_7F7F) >> 7) & 0x0101_0101_0101_0101
}

impl Display for Board {
    /// Four rows of signed levels as the original prints them: + for A's tiles and empty realm, − for B's.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for row in 0..4 {
            for column in 0..8 {
                let cell = row * 8 + column;
                let first = self.owner(cell).map_or(column < 4, |owner| owner == Player::A);
                let (sign, gap) = (if first { '+' } else { '-' }, if column == 0 { "" } else { " " });
                write!(f, "{gap}{sign}{:02}", self.level(cell))?;
            }
            if row < 3 {
                writeln!(f)?;
            }
        }
        Ok(())
    }
}
