//! Connect Four for turf: its words and records, its bots, how a network sees it, and its page.

use turf::agents::Offered;
use turf::agents::play::contest::Contest;
use turf::env::{CellKind, Encoding, Player, Shape};
use turf::web::GameView;

use crate::rules::{Board, COLUMNS, Connect4, ROWS};

const N: usize = COLUMNS as usize;

impl Contest for Connect4 {
    fn endings(&self) -> &'static [&'static str] {
        &["four", "full"]
    }

    fn check_setup(&self, opening: &Vec<u8>) -> Result<(), String> {
        let is_one = opening.len() <= 6 && opening.iter().all(|column| *column < COLUMNS);
        is_one.then_some(()).ok_or("an opening is at most 6 columns, 0 to 6".into())
    }
}

impl Offered for Connect4 {
    type Encoding = Connect4V1;
    fn encoding(&self) -> Connect4V1 {
        Connect4V1
    }
}

/// Cells: empty, own, the other's. Scalars of each column: a stone here gives the own side four, the other side four. A
/// choice is a column.
#[derive(Clone, Copy)]
pub struct Connect4V1;

impl Encoding for Connect4V1 {
    type Game = Board;
    type Rules = Connect4;
    fn rules(&self) -> Connect4 {
        Connect4
    }
    fn shape(&self) -> Shape {
        Shape {
            name: "connect4-v1",
            actions: N,
            cells: N * ROWS as usize,
            cell_kind: CellKind::Classes(3),
            scalars: 2 * N,
            ..Shape::ONE_HEAD
        }
    }

    fn observe(&self, game: &Board, pov: Player, cells: &mut [u8], scalars: &mut [f32]) {
        for (i, cell) in cells.iter_mut().enumerate() {
            let stone = game.at((i % N) as u8, (i / N) as u8);
            *cell = stone.map_or(0, |owner| if owner == pov { 1 } else { 2 });
        }
        let winning = [pov, !pov].map(|player| game.winning_cells(player));
        for (i, scalar) in scalars.iter_mut().enumerate() {
            let column = (i % N) as u8;
            *scalar = (winning[i / N] >> (7 * column + game.height(column)) & 1) as f32;
        }
    }
    fn action(&self, _: &Board, choices: &[u16]) -> u8 {
        choices[0] as u8
    }
    fn potential(&self, game: &Board, pov: Player) -> f32 {
        let cells = |player| game.winning_cells(player).count_ones() as f32;
        0.05 * (cells(pov) - cells(!pov))
    }
    fn mirror(&self, cells: &mut [u8], scalars: &mut [f32], mask: &mut [bool], choices: &mut [u16]) -> bool {
        cells.chunks_exact_mut(N).for_each(<[u8]>::reverse);
        scalars.chunks_exact_mut(N).for_each(<[f32]>::reverse);
        mask.reverse();
        choices.iter_mut().for_each(|column| *column = N as u16 - 1 - *column);
        true
    }
}

impl GameView for Connect4 {
    /// Where the stone comes to lie; the grid's rows are counted from above.
    fn cell(&self, game: &Board, column: &u8) -> Option<usize> {
        let row = ROWS.checked_sub(1 + game.height(*column))?;
        Some((row * COLUMNS + *column).into())
    }
    fn say(&self, _: &Board, column: &u8) -> String {
        format!("column {}", column + 1)
    }
}
