//! The picture part of `paper-v1`: three 15 × 15 windows around the head, heading up, at cell sizes 1, 3 and 9. Rotation
//! disappears, near cells are exact, the whole contest board stays in reach.

use crate::Player;
use crate::games::paper::rules::game::Paper;

/// Cells along a window's side.
pub const SIDE: usize = 15;
/// Cell sizes of the windows.
pub const SCALES: [i32; 3] = [1, 3, 9];
/// Bytes of the view: `[scale][row][column]`, row 0 farthest ahead, column 0 leftmost.
pub const N_CELLS: usize = SCALES.len() * SIDE * SIDE;
/// Flags per byte, lowest bit first: the block holds some of my territory, the foe's, nobody's, my trail, the foe's
/// trail, cells off the board, the foe's head.
pub const N_FLAGS: usize = 7;

const NEUTRAL_BIT: u32 = 2;
const OFF_BOARD_BIT: u32 = 5;
const FOE_HEAD: u8 = 1 << 6;
const HALF: i32 = SIDE as i32 / 2;

/// `SPREAD[b]`: byte i is bit i of b.
const SPREAD: [u64; 256] = {
    let mut table = [0; 256];
    let mut b = 0;
    while b < 256 {
        let mut i = 0;
        while i < 8 {
            table[b] |= ((b as u64 >> i) & 1) << (8 * i);
            i += 1;
        }
        b += 1;
    }
    table
};

/// Bits `start..start + 64` of a row, where bits outside 0..128 are 0.
#[inline]
fn slice(row: u128, start: i32) -> u64 {
    if start >= 128 || start <= -64 {
        0
    } else if start >= 0 {
        (row >> start) as u64
    } else {
        (row << -start) as u64
    }
}

/// Bit k of the result: whether any of the bits 3k..3k+3 is set, for 15 groups.
#[inline]
fn any_of_3(x: u64) -> u16 {
    let x = (x | x >> 1 | x >> 2) & 0x1249_2492_4924_9249;
    let x = (x | x >> 2) & 0x10C3_0C30_C30C_30C3;
    let x = (x | x >> 4) & 0x100F_00F0_0F00_F00F;
    let x = (x | x >> 8) & 0x001F_0000_FF00_00FF;
    let x = (x | x >> 16) & 0x001F_0000_0000_FFFF;
    x as u16 & 0x7FFF
}

/// Bit k: whether any of the bits 9k..9k+9 is set, for 7 groups.
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

/// The 15 blocks of a row that start at column `start`.
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
    let mut windows = out.chunks_exact_mut(SIDE * SIDE);
    let mut next = || windows.next().expect("a window of each scale");
    // A function of its own for each, in which the scale is a constant.
    write_window::<{ SCALES[0] }>(game, me, next());
    write_window::<{ SCALES[1] }>(game, me, next());
    write_window::<{ SCALES[2] }>(game, me, next());
}

fn write_window<const SCALE: i32>(game: &Paper, me: Player, out: &mut [u8]) {
    let scale = SCALE;
    let (hx, hy) = game.head(me);
    let (width, height) = (game.width(), game.height());
    let board = crate::games::paper::rules::plane::span(0, width - 1);
    let (x0, y0) = (hx - HALF * scale - scale / 2, hy - HALF * scale - scale / 2);
    let planes = [game.field(me), game.field(!me), game.band(me), game.band(!me)];
    let visited = game.visited(me).union(game.visited(!me));
    let all_neutral = blocks(board, x0, scale);
    // Blocks with a column off the board: those that begin before 0 or end at or after the width.
    let mut off = 0u16;
    for k in 0..SIDE as i32 {
        let first = x0 + k * scale;
        off |= ((first < 0 || first + scale > width) as u16) << k;
    }
    let spread = |set: u16, bit: u32| [SPREAD[set as usize & 255] << bit, SPREAD[set as usize >> 8] << bit];
    let both = |a: [u64; 2], b: [u64; 2]| [a[0] | b[0], a[1] | b[1]];
    let off = spread(off, OFF_BOARD_BIT);
    let all_off = spread(0x7FFF, OFF_BOARD_BIT);
    let neutral = spread(all_neutral, NEUTRAL_BIT);
    let mut picture = [[0u8; 16]; SIDE];
    for (i, line) in picture.iter_mut().enumerate() {
        let first = y0 + i as i32 * scale;
        let (from, to) = (first.max(0), (first + scale).min(height));
        let mut word = if to - from < scale { all_off } else { off };
        // Rows that nobody has visited are nobody's throughout.
        let (seen_from, seen_to) = (from.max(visited.y0), to.min(visited.y1 + 1));
        let some_unseen = seen_to.max(seen_from) - seen_from < to - from;
        if some_unseen {
            word = both(word, neutral);
        }
        let mut any = [0u128; 5];
        for y in seen_from..seen_to {
            let rows = planes.map(|p| p.row(y));
            any[0] |= rows[0];
            any[1] |= rows[1];
            any[2] |= board & !(rows[0] | rows[1]);
            any[3] |= rows[2];
            any[4] |= rows[3];
        }
        if some_unseen {
            any[NEUTRAL_BIT as usize] = 0;
        }
        for (bit, &row) in any.iter().enumerate() {
            if row != 0 {
                word = both(word, spread(blocks(row, x0, scale), bit as u32));
            }
        }
        line[..8].copy_from_slice(&word[0].to_le_bytes());
        line[8..].copy_from_slice(&word[1].to_le_bytes());
    }
    let (fx, fy) = game.head(!me);
    let (fx, fy) = ((fx - x0).div_euclid(scale), (fy - y0).div_euclid(scale));
    if (0..SIDE as i32).contains(&fx) && (0..SIDE as i32).contains(&fy) {
        picture[fy as usize][fx as usize] |= FOE_HEAD;
    }
    turn_up(&picture, game.heading(me), out);
}

/// Copies a square picture so that `heading` points up.
#[inline]
fn turn_up<const N: usize>(picture: &[[u8; 16]; N], heading: u8, out: &mut [u8]) {
    // A loop of its own for each heading, so that each becomes straight copies.
    match heading {
        3 => copy::<N>(out, |r, c| picture[r][c]),
        0 => copy::<N>(out, |r, c| picture[c][N - 1 - r]),
        1 => copy::<N>(out, |r, c| picture[N - 1 - r][N - 1 - c]),
        _ => copy::<N>(out, |r, c| picture[N - 1 - c][r]),
    }
}

#[inline(always)]
fn copy<const N: usize>(out: &mut [u8], from: impl Fn(usize, usize) -> u8) {
    for (r, line) in out.chunks_exact_mut(N).enumerate() {
        let line: &mut [u8; N] = line.try_into().expect("a row");
        for (c, cell) in line.iter_mut().enumerate() {
            *cell = from(r, c);
        }
    }
}

/// Mirrors a view (left and right exchanged).
pub fn mirror(cells: &mut [u8]) {
    cells.chunks_exact_mut(SIDE).for_each(|row| row.reverse());
}

/// Cells along the side of the one-plane view.
pub const CROP_SIDE: usize = 11;

/// The one-plane view some other environments offer: 11 × 11 bytes around the head, heading up. 0 nobody's, 1 mine, 2 the
/// foe's, 3 my trail, 4 the foe's trail, 5 off the board.
pub fn write_crop(game: &Paper, me: Player, out: &mut [u8]) {
    const HALF: i32 = CROP_SIDE as i32 / 2;
    let (hx, hy) = game.head(me);
    let (x0, y0) = (hx - HALF, hy - HALF);
    let off_columns = !slice(crate::games::paper::rules::plane::span(0, game.width() - 1), x0);
    let mut picture = [[0u8; 16]; CROP_SIDE];
    for (i, line) in picture.iter_mut().enumerate() {
        let y = y0 + i as i32;
        // The numbers 0 to 5 as three bits, each a set of columns.
        let bits = if y < 0 || y >= game.height() {
            [!0, 0, !0]
        } else {
            let planes = [game.field(me), game.field(!me), game.band(me), game.band(!me)];
            let [own, foe, trail, foe_trail] = planes.map(|p| slice(p.row(y), x0));
            let bare = !(trail | foe_trail);
            [
                own & bare | trail | off_columns,
                foe & bare | trail,
                foe_trail | off_columns,
            ]
        };
        let byte = |shift: u32| {
            let spread = |b: u64| SPREAD[(b >> shift) as usize & 255];
            (spread(bits[0]) | spread(bits[1]) << 1 | spread(bits[2]) << 2).to_le_bytes()
        };
        line[..8].copy_from_slice(&byte(0));
        line[8..].copy_from_slice(&byte(8));
    }
    turn_up(&picture, game.heading(me), out);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::paper::BoardSize;
    use crate::games::paper::rules::game::{STEPS, Turn};
    use crate::{Game, Rng};

    /// Every flag of every block by looking at its cells one by one.
    fn slow(game: &Paper, me: Player) -> Vec<u8> {
        let (hx, hy) = game.head(me);
        let (fx, fy) = STEPS[game.heading(me) as usize];
        let (rx, ry) = (-fy, fx);
        let mut out = vec![];
        for scale in SCALES {
            for r in 0..SIDE as i32 {
                for c in 0..SIDE as i32 {
                    let (ahead, right) = ((HALF - r) * scale, (c - HALF) * scale);
                    let (cx, cy) = (hx + ahead * fx + right * rx, hy + ahead * fy + right * ry);
                    let mut flags = 0;
                    for x in cx - scale / 2..=cx + scale / 2 {
                        for y in cy - scale / 2..=cy + scale / 2 {
                            if !game.on_board(x, y) {
                                flags |= 1 << OFF_BOARD_BIT;
                                continue;
                            }
                            let (own, foe) = (game.field(me).get(x, y), game.field(!me).get(x, y));
                            flags |= own as u8 | (foe as u8) << 1 | ((!own && !foe) as u8) << 2;
                            flags |= (game.band(me).get(x, y) as u8) << 3 | (game.band(!me).get(x, y) as u8) << 4;
                            flags |= if game.head(!me) == (x, y) { FOE_HEAD } else { 0 };
                        }
                    }
                    out.push(flags);
                }
            }
        }
        out
    }

    fn slow_crop(view: &[u8]) -> Vec<u8> {
        let mut out = vec![];
        for r in 2..13 {
            for c in 2..13 {
                let flags = view[r * SIDE + c];
                out.push(if flags & (1 << OFF_BOARD_BIT) != 0 {
                    5
                } else if flags & 8 != 0 {
                    3
                } else if flags & 16 != 0 {
                    4
                } else {
                    flags & 3
                });
            }
        }
        out
    }

    #[test]
    fn view_equals_looking_at_every_cell() {
        let mut rng = Rng::new(21);
        for (width, height) in [(102, 101), (8, 7), (128, 128), (30, 31)] {
            for _ in 0..12 {
                let board = BoardSize {
                    width,
                    height,
                    max_turns: 300,
                };
                let setup = Paper::draw_setup(&crate::games::paper::PaperConfig { boards: vec![board] }, &mut rng);
                let mut game = Paper::new(&setup);
                let mut view = vec![0; N_CELLS];
                let mut crop = vec![0; 121];
                while game.outcome().is_none() {
                    for me in Player::BOTH {
                        write(&game, me, &mut view);
                        let expected = slow(&game, me);
                        assert_eq!(view, expected, "{width} × {height} {me:?}\n{game}");
                        write_crop(&game, me, &mut crop);
                        assert_eq!(crop, slow_crop(&expected));
                    }
                    game.play(&Turn::ALL[rng.pick(&[true, true, true])]);
                }
            }
        }
    }
}
