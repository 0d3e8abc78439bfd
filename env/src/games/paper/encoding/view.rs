//! Picture part of `paper-v1`: three 15 × 15 windows around the head, heading up, at cell sizes 1, 3 and 9. Rotation
//! disappears, near cells are exact, the whole contest board stays in reach.

#[cfg(test)]
mod tests;

use crate::Player;
use crate::games::paper::rules::game::Paper;
use crate::games::paper::rules::plane::{Bounds, Plane, span};

pub const SIDE: usize = 15;
pub const SCALES: [i32; 3] = [1, 3, 9];
/// Bytes of the view: `[scale][row][column]`, row 0 farthest ahead, column 0 leftmost.
pub const N_CELLS: usize = SCALES.len() * SIDE * SIDE;
/// Number of flags per byte. Lowest bit first: the block holds some of my territory, the foe's, nobody's, my trail, the foe's
/// trail, cells off the board, the foe's head.
pub const N_FLAGS: usize = 7;

const FOE_HEAD: u8 = 1 << 6;
const HALF: i32 = SIDE as i32 / 2;
const ALL: u16 = (1 << SIDE) - 1;

/// Returns bits `start..start + 64` of a row; bits outside 0..128 are 0.
#[inline]
pub fn slice(row: u128, start: i32) -> u64 {
    if start >= 128 || start <= -64 {
        0
    } else if start >= 0 {
        (row >> start) as u64
    } else {
        (row << -start) as u64
    }
}

/// Sets bit k if any of the bits 3k..3k+3 is set, for 15 groups.
#[inline]
fn any_of_3(x: u64) -> u16 {
    let x = (x | x >> 1 | x >> 2) & 0x1249_2492_4924_9249;
    let x = (x | x >> 2) & 0x10C3_0C30_C30C_30C3;
    let x = (x | x >> 4) & 0x100F_00F0_0F00_F00F;
    let x = (x | x >> 8) & 0x001F_0000_FF00_00FF;
    let x = (x | x >> 16) & 0x001F_0000_0000_FFFF;
    x as u16 & 0x7FFF
}

#[inline]
fn any_of_9(x: u64) -> u16 {
    let x = x | x >> 1;
    let x = x | x >> 2;
    let x = (x | x >> 4) | (x >> 5);
    const FIRST: u64 = 0x0040_2010_0804_0201;
    // One set bit per group: the product moves the bit 9k to 54 + k, and no two terms meet.
    const GATHER: u64 = 1 << 54 | 1 << 46 | 1 << 38 | 1 << 30 | 1 << 22 | 1 << 14 | 1 << 6;
    ((x & FIRST).wrapping_mul(GATHER) >> 54) as u16 & 0x7F
}

#[inline]
fn blocks(row: u128, start: i32, scale: i32) -> u16 {
    match scale {
        1 => slice(row, start) as u16 & 0x7FFF,
        3 => any_of_3(slice(row, start)),
        _ => {
            any_of_9(slice(row, start))
                | any_of_9(slice(row, start + 63)) << 7
                | any_of_9(slice(row, start + 126) & 0x1FF) << 14
        }
    }
}

/// Writes the view of `me`, [`N_CELLS`] bytes. The head must be on the board.
pub fn write(game: &Paper, me: Player, out: &mut [u8]) {
    // One instance for each scale, in which it is a constant.
    write_window::<{ SCALES[0] }>(game, me, 0, out);
    write_window::<{ SCALES[1] }>(game, me, SIDE * SIDE, out);
    write_window::<{ SCALES[2] }>(game, me, 2 * SIDE * SIDE, out);
}

#[inline]
fn lines<const SCALE: i32>(top: i32, y0: i32, y1: i32) -> std::ops::Range<usize> {
    let (first, last) = (y0.max(top), y1.min(top + SIDE as i32 * SCALE - 1));
    if first > last { 0..0 } else { ((first - top) / SCALE) as usize..((last - top) / SCALE + 1) as usize }
}

/// Calls `row` for each row of a line of blocks. The board's nearest row replaces rows beyond the board.
#[inline(always)]
fn over<const SCALE: i32>(top: i32, height: i32, line: usize, mut row: impl FnMut(i32)) {
    // Equally many steps for every line: a varying number costs more in branch mispredictions than the steps do.
    for k in 0..SCALE {
        row((top + line as i32 * SCALE + k).clamp(0, height - 1));
    }
}

/// Sets the blocks of a window in which the planes hold a cell, as a row of bits per line of blocks. The planes' cells lie
/// within `bounds`; (x0, y0) is the window's corner.
#[inline(always)]
fn held<const SCALE: i32>(
    planes: [&Plane; 2],
    bounds: Bounds,
    (x0, y0): (i32, i32),
    height: i32,
    sets: [&mut [u16; 16]; 2],
) {
    if bounds.x1 < x0 || bounds.x0 >= x0 + SIDE as i32 * SCALE {
        return;
    }
    let [first, second] = sets;
    for line in lines::<SCALE>(y0, bounds.y0, bounds.y1) {
        let mut any = [0; 2];
        over::<SCALE>(y0, height, line, |y| {
            any[0] |= planes[0].row(y);
            any[1] |= planes[1].row(y);
        });
        first[line] = blocks(any[0], x0, SCALE);
        second[line] = blocks(any[1], x0, SCALE);
    }
}

/// Returns the blocks along one side of a window, from `start` on, that lie wholly and those that lie partly within `0..size`,
/// as bits.
#[inline]
fn on_board<const SCALE: i32>(start: i32, size: i32) -> [u16; 2] {
    let below = |past: i32| ((1u32 << past.clamp(0, SIDE as i32)) - 1) as u16;
    // The head is on the board, so the middle block begins before the end and ends after the beginning.
    let whole = (((ALL as u32) << ((SCALE - 1 - start).max(0) / SCALE)) as u16) & below((size - start) / SCALE);
    let some = (((ALL as u32) << ((-start).max(0) / SCALE)) as u16) & below((size - start + SCALE - 1) / SCALE);
    [whole, some]
}

fn write_window<const SCALE: i32>(game: &Paper, me: Player, start: usize, out: &mut [u8]) {
    let (hx, hy) = game.head(me);
    let (height, board) = (game.height(), span(0, game.width() - 1));
    let (x0, y0) = (hx - HALF * SCALE - SCALE / 2, hy - HALF * SCALE - SCALE / 2);
    // By flag and line; bit x is column x.
    let mut sets = [[0; 16]; N_FLAGS - 1];
    let [territory_a, territory_b, neutral, trail_a, trail_b, off] = &mut sets;
    let planes = |p| [game.territory(p), game.trail(p)];
    held::<SCALE>(planes(me), game.visited(me), (x0, y0), height, [territory_a, trail_a]);
    held::<SCALE>(planes(!me), game.visited(!me), (x0, y0), height, [territory_b, trail_b]);
    let all_neutral = blocks(board, x0, SCALE);
    let [columns, _] = on_board::<SCALE>(x0, game.width());
    let [whole_lines, some_lines] = on_board::<SCALE>(y0, game.height());
    for i in 0..16 {
        off[i] = ALL & !if whole_lines & 1 << i != 0 { columns } else { 0 };
        neutral[i] = if some_lines & 1 << i != 0 { all_neutral } else { 0 };
    }
    if SCALE == 1 {
        for i in 0..16 {
            neutral[i] &= !(territory_a[i] | territory_b[i]);
        }
    } else {
        let Bounds { y0: first, y1: last, .. } = game.visited(me).union(game.visited(!me));
        for line in lines::<SCALE>(y0, first, last) {
            // Columns that belong to somebody from the block's top to its bottom.
            let mut full = board;
            over::<SCALE>(y0, height, line, |y| full &= game.territory(me).row(y) | game.territory(!me).row(y));
            neutral[line] = blocks(board & !full, x0, SCALE);
        }
    }
    turned(&sets, game.heading(me), start, out);
    let (fx, fy) = game.head(!me);
    let (fx, fy) = ((fx - x0).div_euclid(SCALE), (fy - y0).div_euclid(SCALE));
    if (0..SIDE as i32).contains(&fx) && (0..SIDE as i32).contains(&fy) {
        let (x, y, last) = (fx as usize, fy as usize, SIDE - 1);
        let (row, column) = match game.heading(me) {
            3 => (y, x),
            0 => (last - x, y),
            1 => (last - y, last - x),
            _ => (x, last - y),
        };
        out[start + row * SIDE + column] |= FOE_HEAD;
    }
}

type Sets = [[u16; 16]; N_FLAGS - 1];

const RIGHTWARDS: [u16; 16] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16_384, 32_768];

#[inline]
fn turned(sets: &Sets, heading: u8, start: usize, out: &mut [u8]) {
    const LAST: usize = SIDE - 1;
    match heading {
        3 => rows(start, out, |r| along(sets, r, &RIGHTWARDS)),
        0 => rows(start, out, |r| across(sets, LAST - r)),
        1 => {
            let mut leftwards = RIGHTWARDS;
            leftwards[..SIDE].reverse();
            rows(start, out, |r| along(sets, LAST - r, &leftwards));
        }
        _ => {
            let mut sets = *sets;
            sets.iter_mut().for_each(|set| set[..SIDE].reverse());
            rows(start, out, |r| across(&sets, r));
        }
    }
}

/// Returns the flags of a line's cells in these columns. Not inlined: with known columns the compiler computes them one by one
/// instead of in a few vector instructions.
#[inline(never)]
fn along(sets: &Sets, line: usize, columns: &[u16; 16]) -> [u8; 16] {
    flags(|f, c| sets[f][line & 15] & columns[c] != 0)
}

#[inline(never)]
fn across(sets: &Sets, column: usize) -> [u8; 16] {
    flags(|f, c| sets[f][c] & 1 << (column & 15) != 0)
}

#[inline(always)]
fn flags(holds: impl Fn(usize, usize) -> bool) -> [u8; 16] {
    let mut row = [0u16; 16];
    for f in 0..N_FLAGS - 1 {
        for (c, flags) in row.iter_mut().enumerate() {
            *flags |= if holds(f, c) { 1 << f } else { 0 };
        }
    }
    let mut bytes = [0; 16];
    for (byte, flags) in bytes.iter_mut().zip(row) {
        *byte = flags as u8;
    }
    bytes
}

#[inline(always)]
fn rows(start: usize, out: &mut [u8], row: impl Fn(usize) -> [u8; 16]) {
    for r in 0..SIDE {
        let (row, at) = (row(r), start + r * SIDE);
        // One byte too many, which the next row overwrites; after the last row there is no room for it.
        match out.get_mut(at..at + 16) {
            Some(line) => line.copy_from_slice(&row),
            None => out[at..at + SIDE].copy_from_slice(&row[..SIDE]),
        }
    }
}

pub fn mirror(cells: &mut [u8]) {
    cells.chunks_exact_mut(SIDE).for_each(|row| row.reverse());
}
