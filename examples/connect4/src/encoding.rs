//! How a network sees Connect Four, and the settings it is trained with.

use turf::agents::contest::export::PythonExport;
use turf::env::{CellKind, Encoding, Game, Player};
use turf::train::config::presets::Preset;

use crate::rules::{COLUMNS, Connect4, ROWS};

/// Cells: empty, own, the other's. Scalars of each column: a stone here gives the own side four, the other side four. A
/// choice is a column.
pub struct Connect4V1;

const N: usize = COLUMNS as usize;

impl Encoding for Connect4V1 {
    type Game = Connect4;
    const NAME: &'static str = "connect4-v1";
    const HEADS: usize = 1;
    const ACTIONS: usize = N;
    const CELLS: usize = N * ROWS as usize;
    const CELL_KIND: CellKind = CellKind::Classes(3);
    const SCALARS: usize = 2 * N;

    fn observe(game: &Connect4, pov: Player, cells: &mut [u8], scalars: &mut [f32]) {
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
    fn legal_mask(game: &Connect4, mask: &mut [bool]) {
        (0..COLUMNS).for_each(|column| mask[column as usize] = game.is_legal(&column));
    }
    fn action(_game: &Connect4, choices: &[u16]) -> u8 {
        choices[0] as u8
    }
    fn choices_of(_game: &Connect4, column: &u8, choices: &mut [u16]) -> bool {
        choices[0] = (*column).into();
        *column < COLUMNS
    }
    fn potential(game: &Connect4, pov: Player) -> f32 {
        let cells = |player| game.winning_cells(player).count_ones() as f32;
        0.05 * (cells(pov) - cells(!pov))
    }
    fn mirror(cells: &mut [u8], scalars: &mut [f32], mask: &mut [bool], choices: &mut [u16]) -> bool {
        cells.chunks_exact_mut(N).for_each(<[u8]>::reverse);
        scalars.chunks_exact_mut(N).for_each(<[f32]>::reverse);
        mask.reverse();
        choices.iter_mut().for_each(|column| *column = N as u16 - 1 - *column);
        true
    }
}

impl Preset for Connect4V1 {
    const PRESET: &'static str = include_str!("preset.toml");
}

impl PythonExport for Connect4V1 {}
