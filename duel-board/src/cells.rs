//! The board's cells as numbers: levels, owners, and the order in which tiles came.

pub const CELLS: usize = 32;
const FIRST_HALF: u32 = 0x0f0f_0f0f;
const OUTSIDE: u8 = 255;
/// First stamp after those that [`Cells::renumber`] and [`Cells::put_at`] give.
const FIRST_STAMP: u16 = CELLS as u16;

const AHEAD: [[u8; CELLS]; 4] = {
    let mut tables = [[OUTSIDE; CELLS]; 4];
    let mut cell = 0;
    while cell < CELLS {
        let (row, column) = (cell / 8, cell % 8);
        if row > 0 {
            tables[0][cell] = cell as u8 - 8;
        }
        if row < 3 {
            tables[1][cell] = cell as u8 + 8;
        }
        if column > 0 {
            tables[2][cell] = cell as u8 - 1;
        }
        if column < 7 {
            tables[3][cell] = cell as u8 + 1;
        }
        cell += 1;
    }
    tables
};

/// Rows or columns as sets of cells per direction, nearest to that edge first.
const GROUPS: [[u32; 8]; 4] = {
    let mut groups = [[0; 8]; 4];
    let mut row = 0;
    while row < 4 {
        groups[0][row] = 0xff << (8 * row);
        groups[1][3 - row] = 0xff << (8 * row);
        row += 1;
    }
    let mut column = 0;
    while column < 8 {
        groups[2][column] = 0x0101_0101 << column;
        groups[3][7 - column] = 0x0101_0101 << column;
        column += 1;
    }
    groups
};

/// Cells that a move's tiles left and reached, in order.
#[derive(Clone, Copy, Default)]
pub struct Moves {
    number: u8,
    cells: [[u8; 2]; CELLS],
}

impl Moves {
    fn push(&mut self, from: u8, to: u8) {
        self.cells[self.number as usize] = [from, to];
        self.number += 1;
    }

    pub fn get(&self) -> &[[u8; 2]] {
        &self.cells[..self.number as usize]
    }
}

pub fn half(side: bool) -> u32 {
    if side { FIRST_HALF } else { !FIRST_HALF }
}

/// Tiles by cell. A cell without one has level 0 and meaningless bits.
#[derive(Clone, Copy)]
pub struct Cells {
    levels: [u8; CELLS],
    tiles: u32,
    first: u32,
    /// Stamp of a tile's entry in its side's list; later ones are larger.
    came: [u16; CELLS],
    /// Stamp of a tile's entry in the dict.
    placed: [u16; CELLS],
    clock: u16,
}

#[derive(Clone, Copy, Default)]
struct Moved {
    came: u16,
    from: u8,
    to: u8,
    ate: bool,
}

impl Default for Cells {
    fn default() -> Self {
        Self { levels: [0; CELLS], tiles: 0, first: 0, came: [0; CELLS], placed: [0; CELLS], clock: FIRST_STAMP }
    }
}

impl Cells {
    pub fn tiles(&self) -> u32 {
        self.tiles
    }

    pub fn of(&self, side: bool) -> u32 {
        self.tiles & if side { self.first } else { !self.first }
    }

    pub fn level(&self, cell: usize) -> u8 {
        self.levels[cell]
    }

    /// Returns the owner of the tile at a cell, or of the half if there is none.
    pub fn belong(&self, cell: usize) -> bool {
        let owners = if self.tiles >> cell & 1 == 1 { self.first } else { FIRST_HALF };
        owners >> cell & 1 == 1
    }

    /// Adds a tile, the latest of all, to an empty cell.
    pub fn put(&mut self, cell: usize, level: u8, side: bool) {
        let stamp = self.stamp();
        (self.came[cell], self.placed[cell]) = (stamp, stamp);
        self.set(cell, level, side);
    }

    /// Adds a tile with its places in the side's list and in the dict, both below `FIRST_STAMP`.
    pub fn put_at(&mut self, cell: usize, level: u8, side: bool, came: u16, placed: u16) {
        debug_assert!(came < FIRST_STAMP && placed < FIRST_STAMP);
        (self.came[cell], self.placed[cell]) = (came, placed);
        self.set(cell, level, side);
    }

    fn set(&mut self, cell: usize, level: u8, side: bool) {
        self.levels[cell] = level;
        self.tiles |= 1 << cell;
        self.first = self.first & !(1 << cell) | (side as u32) << cell;
    }

    fn clear(&mut self, cell: usize) {
        self.levels[cell] = 0;
        self.tiles &= !(1 << cell);
    }

    fn stamp(&mut self) -> u16 {
        if self.clock == u16::MAX {
            self.renumber();
        }
        self.clock += 1;
        self.clock
    }

    fn renumber(&mut self) {
        for stamps in [&mut self.came, &mut self.placed] {
            let mut order: [u8; CELLS] = std::array::from_fn(|cell| cell as u8);
            order.sort_by_key(|&cell| stamps[cell as usize]);
            for (rank, cell) in order.into_iter().enumerate() {
                stamps[cell as usize] = rank as u16;
            }
        }
        self.clock = FIRST_STAMP;
    }

    /// Returns the cells of `set` in the order of the side's list, or of the dict if `placed`.
    pub fn in_order(&self, set: u32, placed: bool) -> Vec<usize> {
        let mut order: Vec<usize> = bits(set).collect();
        let stamps = if placed { &self.placed } else { &self.came };
        order.sort_by_key(|&cell| stamps[cell]);
        order
    }

    /// Moves a side's tiles in direction 0 to 3 (up, down, left, right) and returns the moves.
    pub fn slide(&mut self, side: bool, direction: usize) -> Moves {
        let (own, ahead, half) = (self.of(side), &AHEAD[direction], half(side));
        let mut moves = Moves::default();
        let mut eaten = 0u32;
        for group in GROUPS[direction] {
            let mut moved = [Moved::default(); 8];
            let mut number = 0;
            for start in bits(own & group) {
                let level = self.levels[start];
                let (mut at, mut next) = (start, ahead[start]);
                while next != OUTSIDE && (half & !self.tiles) >> next & 1 == 1 {
                    (at, next) = (next as usize, ahead[next as usize]);
                }
                let ate =
                    next != OUTSIDE && (self.tiles & !eaten) >> next & 1 == 1 && self.levels[next as usize] == level;
                if !ate && at == start {
                    continue;
                }
                let to = if ate { next as usize } else { at };
                moved[number] = Moved { came: self.came[start], from: start as u8, to: to as u8, ate };
                number += 1;
                self.clear(start);
                self.set(to, level + ate as u8, side);
                eaten |= (ate as u32) << to;
            }
            // The contest goes through a row or column in the order in which its tiles came; they do not meet.
            let moved = &mut moved[..number];
            moved.sort_by_key(|tile| tile.came);
            for tile in moved {
                let stamp = self.stamp();
                self.came[tile.to as usize] = stamp;
                if !tile.ate {
                    self.placed[tile.to as usize] = stamp;
                }
                moves.push(tile.from, tile.to);
            }
        }
        moves
    }
}

pub fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let cell = set.trailing_zeros() as usize;
            set &= set - 1;
            cell
        })
    })
}
