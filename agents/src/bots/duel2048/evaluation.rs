//! Evaluation of the 2020 contest engine: three weighted values per side, own minus the opponent's.

use turf_env::Player;
use turf_env::games::duel2048::{Board, REALM};

const MONOTONICITY_WEIGHT: f64 = 0.23;
const EMPTY_WEIGHT: f64 = 0.21;
const FIGURE_WEIGHT: f64 = 0.42;

const FIGURES: [u32; 16] = {
    let mut figures = [0; 16];
    let mut level = 3;
    while level < 16 {
        figures[level] = match level {
            3..=4 => 2 * level as u32,
            5..=6 => 2u32.pow(level as u32),
            _ => 3u32.pow(level as u32),
        };
        level += 1;
    }
    figures
};

pub fn lead(board: &Board, player: Player) -> f64 {
    let counts = board.histogram();
    let levels = board.level_bytes();
    let value = |p: Player| {
        MONOTONICITY_WEIGHT * monotonicity(board, &levels, p) as f64
            + EMPTY_WEIGHT * (board.empty(p).count_ones() as f64).sqrt()
            + FIGURE_WEIGHT * figure(&counts[p.index()]) as f64
    };
    value(player) - value(!player)
}

pub fn figure(counts: &[u8; 16]) -> u32 {
    counts.iter().zip(FIGURES).map(|(&n, figure)| n as u32 * figure).sum()
}

/// Sums, over the rows and columns of a player's realm, the difference between the levels at both ends. A line with a
/// tile of the opponent counts 0. (The engine sums the steps along the line, which amounts to the same.)
pub fn monotonicity(board: &Board, levels: &[u8; 32], player: Player) -> u32 {
    let foreign = board.tiles(!player) & REALM[player.index()];
    let first_column = 4 * player.index();
    let line =
        |cells: u32, from: usize, to: usize| (foreign & cells == 0) as u32 * levels[from].abs_diff(levels[to]) as u32;
    let lines = |k: usize| {
        let (row, column) = (8 * k + first_column, first_column + k);
        line(0xF << row, row, row + 3) + line(0x0101_0101 << column, column, column + 24)
    };
    (0..4).map(lines).sum()
}
