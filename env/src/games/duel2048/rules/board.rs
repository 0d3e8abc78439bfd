//! The board: 32 cells as bits of a `u32`, levels as four bit planes.
//!
//! Cell `row * 8 + column` is bit `row * 8 + column`.

use std::fmt::{self, Display};

use wide::u32x4;

use super::bits::{REALM, nth_bit, row_by_row, spread};
use super::merge::{After, Cells, Direction, Eight, EveryWay, Towards, differ, merge};
use crate::Player;

/// Tiles and their owners. Holds any position, reachable or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    levels: [u32; 4],
    first: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Merged {
    pub board: Board,
    pub eaten: u32,
    /// Cells of produced tiles whose eaten tile was the opponent's.
    pub captured: u32,
}

impl Board {
    #[inline]
    pub fn occupied(&self) -> u32 {
        self.levels[0] | self.levels[1] | self.levels[2] | self.levels[3]
    }

    #[inline]
    pub fn tiles(&self, player: Player) -> u32 {
        match player {
            Player::A => self.first,
            Player::B => self.occupied() & !self.first,
        }
    }

    #[inline]
    pub fn empty(&self, realm: Player) -> u32 {
        REALM[realm.index()] & !self.occupied()
    }

    /// Returns the level at a cell, 0 if it is empty.
    #[inline]
    pub fn level(&self, cell: u8) -> u8 {
        (0..4).map(|k| ((self.levels[k] >> cell & 1) as u8) << k).sum()
    }

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

    /// Places a level-1 tile of the realm's owner at an empty cell.
    #[inline]
    pub fn place(&mut self, cell: u8) {
        let bit = 1u32 << cell;
        debug_assert!(self.occupied() & bit == 0);
        self.levels[0] |= bit;
        self.first |= bit & REALM[0];
    }

    /// Returns the `index`-th empty cell of a player's own realm, counted row by row from the left, for B in reverse order.
    /// More than `index` cells must be empty.
    #[inline]
    pub fn nth_empty(&self, player: Player, index: u32) -> u8 {
        let empty = row_by_row(self.empty(player), player);
        debug_assert!(index < empty.count_ones());
        let place = match player {
            Player::A => nth_bit(empty, index),
            Player::B => nth_bit(empty, empty.count_ones() - 1 - index),
        };
        (place >> 2) * 8 + (place & 3) + 4 * player.index() as u8
    }

    /// Returns the cell of a player's own realm that a number of the list gives; `None` if the realm is full.
    #[inline]
    pub fn home(&self, player: Player, number: u32) -> Option<u8> {
        let n = self.empty(player).count_ones();
        (n > 0).then(|| self.nth_empty(player, number % n))
    }

    /// Returns the directions in which a merge of `player` changes anything, one bit each.
    #[inline]
    pub fn directions(&self, player: Player) -> u8 {
        (self.moves::<0>(player) as u8)
            | (self.moves::<1>(player) as u8) << 1
            | (self.moves::<2>(player) as u8) << 2
            | (self.moves::<3>(player) as u8) << 3
    }

    /// Looks at neighbours only: the first tile that can move or eat does so whatever came before it.
    #[inline(always)]
    fn moves<const D: u8>(&self, player: Player) -> bool {
        let levels = self.levels.map(Towards::<D>);
        let equal = !differ(levels, levels.map(Towards::forth)).0;
        Towards::<D>(self.tiles(player)).forth().0 & (self.empty(player) | self.occupied() & equal) != 0
    }

    /// Moves all of `player`'s tiles, nearest to the edge first. A tile slides over empty cells of its own realm, then eats the
    /// next tile, of either owner, if that has the same level and was not produced by this merge.
    #[inline]
    pub fn merge(&self, player: Player, direction: Direction) -> Merged {
        match direction {
            Direction::Up => self.merge_to::<0>(player),
            Direction::Down => self.merge_to::<1>(player),
            Direction::Left => self.merge_to::<2>(player),
            Direction::Right => self.merge_to::<3>(player),
        }
    }

    #[inline(always)]
    fn merge_to<const D: u8>(&self, player: Player) -> Merged {
        let realm = Towards::<D>(REALM[player.index()]);
        let after = merge(self.levels.map(Towards), Towards(self.tiles(player)), realm);
        let first = if player == Player::A { after.own } else { after.occupied & !after.own };
        Merged {
            board: Board { levels: after.levels.map(|plane| plane.0), first: first.0 },
            eaten: after.eaten.0,
            captured: after.captured.0,
        }
    }

    /// Merges for both players in all four directions: A's up, down, left, right, then B's.
    #[inline]
    pub fn merge_every_way(&self) -> After<EveryWay> {
        let of_each = |[a, b]: [u32; 2]| Eight::of([a, a, a, a, b, b, b, b]);
        let levels = self.levels.map(|plane| Eight::of([plane; 8]));
        merge(levels, of_each(Player::BOTH.map(|p| self.tiles(p))), of_each(REALM))
    }

    /// Returns the boards after a player's merges, by direction; the board itself if a merge changes nothing.
    #[inline]
    pub fn merges(&self, player: Player) -> [Board; 4] {
        let after = self.merge_every_way();
        let halves = |sets: EveryWay| -> [u32x4; 2] { bytemuck::cast(sets.0) };
        let levels = u32x4::transpose(after.levels.map(|plane| halves(plane)[player.index()]));
        let first = match player {
            Player::A => after.own,
            Player::B => after.occupied & !after.own,
        };
        let first = halves(first)[player.index()].to_array();
        std::array::from_fn(|direction| Board { levels: levels[direction].to_array(), first: first[direction] })
    }

    /// Returns the bit planes of the levels, lowest bit first.
    #[inline]
    pub fn levels(&self) -> [u32; 4] {
        self.levels
    }

    /// Returns the highest level on `cells`, 0 if they are empty.
    #[inline]
    pub fn highest(&self, mut cells: u32) -> u8 {
        let mut level = 0;
        for k in (0..4).rev() {
            let higher = cells & self.levels[k];
            cells = if higher != 0 { higher } else { cells };
            level |= ((higher != 0) as u8) << k;
        }
        level
    }

    /// Counts each player's tiles by level, `[player][level]`; level 0 stays 0.
    #[inline]
    pub fn histogram(&self) -> [[u8; 16]; 2] {
        let [a, b, c, d] = self.levels;
        let low = [!a & !b, a & !b, !a & b, a & b];
        let high = [!c & !d, c & !d, !c & d, c & d];
        let mut counts = [[0; 16]; 2];
        for level in 1..16 {
            let cells = low[level & 3] & high[level >> 2];
            counts[0][level] = (cells & self.first).count_ones() as u8;
            counts[1][level] = (cells & !self.first).count_ones() as u8;
        }
        counts
    }

    /// Returns the board as the other player sees it: turned by half a circle, owners swapped. Cell c becomes 31 − c.
    #[inline]
    pub fn mirrored(&self) -> Board {
        Board { levels: self.levels.map(u32::reverse_bits), first: self.tiles(Player::B).reverse_bits() }
    }

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

impl Display for Board {
    /// Writes four rows of signed levels like the original: + for A's tiles and empty realm, − for B's.
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
