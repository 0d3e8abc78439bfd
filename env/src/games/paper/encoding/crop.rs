//! One-plane view of the cells around the head, for speed comparisons with other environments.

use super::v1::PaperV1;
use super::view::slice;
use crate::games::paper::PaperRules;
use crate::games::paper::rules::game::{Paper, Turn};
use crate::games::paper::rules::plane::span;
use crate::observation_spec::ObservationSpec;
use crate::{CellKind, Encoding, Game, Player, Shape};

const SIDE: usize = 11;

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

/// Writes the one-plane view that some other environments offer: 11 × 11 bytes around the head, heading up. 0 nobody's, 1 mine,
/// 2 the foe's, 3 my trail, 4 the foe's trail, 5 off the board.
pub fn write_crop(game: &Paper, me: Player, out: &mut [u8]) {
    const HALF: i32 = SIDE as i32 / 2;
    let (hx, hy) = game.head(me);
    let (x0, y0) = (hx - HALF, hy - HALF);
    let off_columns = !slice(span(0, game.width() - 1), x0);
    let mut picture = [[0u8; 16]; SIDE];
    for (i, line) in picture.iter_mut().enumerate() {
        let y = y0 + i as i32;
        // The numbers 0 to 5 as three bits, each a set of columns.
        let bits = if y < 0 || y >= game.height() {
            [!0, 0, !0]
        } else {
            let planes = [game.territory(me), game.territory(!me), game.trail(me), game.trail(!me)];
            let [own, foe, trail, foe_trail] = planes.map(|p| slice(p.row(y), x0));
            let bare = !(trail | foe_trail);
            [own & bare | trail | off_columns, foe & bare | trail, foe_trail | off_columns]
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

#[inline]
fn turn_up(picture: &[[u8; 16]; SIDE], heading: u8, out: &mut [u8]) {
    // A loop of its own for each heading, so that each becomes straight copies.
    match heading {
        3 => copy(out, |r, c| picture[r][c]),
        0 => copy(out, |r, c| picture[c][SIDE - 1 - r]),
        1 => copy(out, |r, c| picture[SIDE - 1 - r][SIDE - 1 - c]),
        _ => copy(out, |r, c| picture[SIDE - 1 - c][r]),
    }
}

#[inline(always)]
fn copy(out: &mut [u8], from: impl Fn(usize, usize) -> u8) {
    for (r, line) in out.chunks_exact_mut(SIDE).enumerate() {
        let line: &mut [u8; SIDE] = line.try_into().expect("a row");
        for (c, cell) in line.iter_mut().enumerate() {
            *cell = from(r, c);
        }
    }
}

/// An 11 × 11 one-plane byte view and nothing else, for speed comparisons with other environments.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PaperCrop11;

impl Encoding for PaperCrop11 {
    type Game = Paper;
    type Rules = PaperRules;
    #[inline]
    fn rules(&self) -> PaperRules {
        PaperRules
    }
    #[inline]
    fn shape(&self) -> Shape {
        Shape {
            name: "paper-crop11",
            actions: 3,
            cells: SIDE * SIDE,
            cell_kind: CellKind::Classes(6),
            scalars: 0,
            curve: PaperV1.shape().curve,
            ..Shape::ONE_HEAD
        }
    }

    fn observation_spec(&self) -> ObservationSpec {
        let classes = "0 nobody's, 1 mine, 2 the foe's, 3 my trail, 4 the foe's trail, 5 off the board";
        let mut spec = ObservationSpec::default();
        spec.add_cells(self.cells(), "cells around my head, row by row", classes, 5);
        spec
    }

    fn observe(&self, game: &Paper, pov: Player, cells: &mut [u8], _: &mut [f32]) {
        if game.outcome().is_some() {
            cells.fill(0);
        } else if !cells.is_empty() {
            write_crop(game, pov, cells);
        }
    }

    fn legal_mask(&self, game: &Paper, mask: &mut [bool]) {
        PaperV1.legal_mask(game, mask);
    }

    fn action(&self, game: &Paper, choices: &[u16]) -> Turn {
        PaperV1.action(game, choices)
    }

    fn potential(&self, game: &Paper, pov: Player) -> f32 {
        PaperV1.potential(game, pov)
    }
}
