//! The rules: seven columns of six cells, four in a row win.

use std::fmt::{Display, Formatter};

use serde::{Deserialize, Serialize};
use turf::env::{Game, Outcome, Player, Rng, Rules};

/// Columns of the board.
pub const COLUMNS: u8 = 7;
/// Cells of a column.
pub const ROWS: u8 = 6;
/// Every cell, as bit `7 * column + row`; each column's seventh bit stays empty, so that no line runs from one into the next.
const BOARD: u64 = 0xFDFB_F7EF_DFBF;

/// What can be set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Connect4Config {
    /// Stones that chance drops before the first decision.
    pub opening: u32,
}

/// A position.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    stones: [u64; 2],
}

/// Whether four of these stones lie in a row.
fn four(stones: u64) -> bool {
    [1, 7, 6, 8].iter().any(|d| {
        let pairs = stones & stones >> d;
        pairs & pairs >> (2 * d) != 0
    })
}

impl Board {
    /// Whose stone lies there; row 0 is the lowest.
    pub fn at(&self, column: u8, row: u8) -> Option<Player> {
        let cell = 1 << (7 * column + row);
        Player::BOTH.into_iter().find(|p| self.stones[p.index()] & cell != 0)
    }

    /// Stones in a column.
    pub fn height(&self, column: u8) -> u8 {
        let all = self.stones[0] | self.stones[1];
        (all >> (7 * column) & 0x3F).count_ones() as u8
    }

    /// Empty cells, whether they can be reached yet or not, that would give this player four.
    pub fn winning_cells(&self, player: Player) -> u64 {
        let (empty, own) = (BOARD & !(self.stones[0] | self.stones[1]), self.stones[player.index()]);
        let cells = (0..7 * COLUMNS).map(|bit| 1 << bit);
        cells.filter(|cell| empty & cell != 0 && four(own | cell)).sum()
    }
}

impl Display for Board {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        for row in (0..ROWS).rev() {
            let letter = |column| self.at(column, row).map_or('.', |p| ['X', 'O'][p.index()]);
            writeln!(f, "{}", (0..COLUMNS).map(letter).collect::<String>())?;
        }
        Ok(())
    }
}

/// The game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Connect4;

impl Rules for Connect4 {
    type Game = Board;
    type Config = Connect4Config;
    type Setup = Vec<u8>; // the columns of the opening
    fn name(&self) -> &'static str {
        "connect4"
    }
    fn settings(&self) -> &'static [(&'static str, &'static str)] {
        &[("opening", "Stones that chance drops first.")]
    }
    fn default_config(&self) -> Connect4Config {
        Connect4Config { opening: 2 }
    }
    fn check(&self, config: &Connect4Config) -> Result<(), String> {
        match config.opening {
            0..=6 => Ok(()), // none of them can win
            n => Err(format!("opening must be 0 to 6, not {n}")),
        }
    }
    fn draw_setup(&self, config: &Connect4Config, rng: &mut Rng) -> Vec<u8> {
        (0..config.opening).map(|_| rng.below(COLUMNS.into()) as u8).collect()
    }
    fn start(&self, setup: &Vec<u8>) -> Board {
        let mut game = Board { stones: [0; 2] };
        setup.iter().for_each(|column| game.play(column));
        game
    }
}

impl Game for Board {
    type Action = u8; // a column

    fn to_move(&self) -> Player {
        Player::BOTH[(self.stones[0] | self.stones[1]).count_ones() as usize % 2]
    }

    fn turn(&self) -> u32 {
        (self.stones[0] | self.stones[1]).count_ones() / 2
    }

    fn is_legal(&self, column: &u8) -> bool {
        *column < COLUMNS && self.height(*column) < ROWS && self.outcome().is_none()
    }

    fn play(&mut self, column: &u8) {
        let cell = 1 << (7 * column + self.height(*column));
        self.stones[self.to_move().index()] |= cell;
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = Player::BOTH.into_iter().find(|p| four(self.stones[p.index()]));
        let reason = if winner.is_some() { "four" } else { "full" };
        let over = winner.is_some() || self.stones[0] | self.stones[1] == BOARD;
        over.then_some(Outcome { winner, reason })
    }

    /// Cells that would give four.
    fn scores(&self) -> [f64; 2] {
        Player::BOTH.map(|p| self.winning_cells(p).count_ones().into())
    }
}
