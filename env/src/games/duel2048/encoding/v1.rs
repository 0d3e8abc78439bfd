//! First encoding of duel2048: the board from the mover's side, the coming placements, and the effects of every merge.
//!
//! B sees the board turned by half a circle with owners swapped, so both players see their own realm in columns 0–3.

use crate::games::duel2048::Duel2048Rules;
use std::array::from_fn;

use wide::u32x8;

use super::observation_spec::{self, COUNTED, PLACINGS};
use crate::games::duel2048::analysis::merges::{FACTS, REPLY_FACTS, lead, merge_facts, reply_facts};
use crate::games::duel2048::rules::bits::{REALM, nth_bit, row_by_row, spread};
use crate::games::duel2048::rules::board::Board;
use crate::games::duel2048::rules::game::{Duel2048, Duel2048Action, Phase};
use crate::games::duel2048::rules::merge::{Direction, Eight, differ};
use crate::observation_spec::ObservationSpec;
use crate::{CellKind, Encoding, Game, Player, Shape};

/// `duel2048-v1`.
///
/// Choices: 0–31 place at that cell of the view, 32–35 merge up, down, left, right in the view.
///
/// Bytes: 32 cells of the view (0 empty, l own tile of level l, 15 + l the opponent's), then the cells that the list gives for
/// the next `PLACINGS` own tiles and for the opponent's next `PLACINGS` if the empty cells stay as they are (0 none, else
/// 1 + row · 4 + column within that realm).
///
/// Scalars, in this order: phase (own placing, opponent's, own merge, opponent's); 1 if `pov` is A; rounds left on three
/// scales; empty cells of the own and of the opponent's realm; own and opponent's tiles, anywhere, then beyond their own realm;
/// own tiles by level, then the opponent's; sign of the lead, the same weighted by the deciding level, both highest levels, the
/// potential; then six facts on merges, each for `pov` up, down, left, right, then for the opponent: possible, tiles eaten,
/// tiles captured among them, highest level produced, highest level produced by a capture, empty cells in the mover's realm
/// afterwards (0 if impossible); then, if `pov` is to merge, the opponent's best replies to each of its merges: highest level
/// produced by a capture, most tiles captured at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Duel2048V1;

#[inline]
fn view(game: &Duel2048, pov: Player) -> Board {
    match pov {
        Player::A => *game.board(),
        Player::B => game.board().mirrored(),
    }
}

#[inline]
fn turned(pov: Player, cell: u8) -> u8 {
    match pov {
        Player::A => cell,
        Player::B => 31 - cell,
    }
}

#[inline]
fn turned_direction(pov: Player, direction: u8) -> u8 {
    direction ^ pov.index() as u8
}

fn observe_cells(game: &Duel2048, pov: Player, board: &Board, out: &mut [u8]) {
    let theirs = board.tiles(Player::B);
    let levels = board.level_bytes();
    for (row, (out, levels)) in out[..32].chunks_exact_mut(8).zip(levels.chunks_exact(8)).enumerate() {
        let levels = u64::from_le_bytes(levels.try_into().expect("eight bytes"));
        let shown = levels + 15 * spread((theirs >> (8 * row)) as u8);
        out.copy_from_slice(&shown.to_le_bytes());
    }
    let (own, theirs) = out[32..].split_at_mut(PLACINGS);
    coming(game, pov, row_by_row(board.empty(Player::A), Player::A), own, |i, _| i);
    // The other player counts from the end.
    coming(game, !pov, row_by_row(board.empty(Player::B), Player::B), theirs, |i, n| n - 1 - i);
}

#[inline(always)]
fn coming(game: &Duel2048, player: Player, empty: u32, out: &mut [u8], counted: impl Fn(u32, u32) -> u32) {
    let first = (game.next_placing(player) as usize).min(game.numbers().len());
    let numbers = &game.numbers()[first..];
    let n = empty.count_ones();
    out.fill(0);
    if n > 0 {
        for (out, number) in out.iter_mut().zip(numbers) {
            *out = 1 + nth_bit(empty, counted(number % n, n));
        }
    }
}

const SCALARS: usize = 4 + 1 + 3 + 6 + 2 * COUNTED + 5 + 8 * FACTS + 4 * REPLY_FACTS;

struct Pen<'a> {
    out: &'a mut [f32; SCALARS],
    at: usize,
}

impl Pen<'_> {
    #[inline(always)]
    fn put<const N: usize>(&mut self, values: [f32; N]) {
        self.out[self.at..self.at + N].copy_from_slice(&values);
        self.at += N;
    }
}

fn scalars_of(game: &Duel2048, pov: Player, board: &Board, out: &mut [f32]) {
    let out = out.try_into().expect("SCALARS numbers");
    let mut pen = Pen { out, at: 0 };
    let phase = match game.phase() {
        Phase::Place(p) => (p != pov) as usize,
        Phase::Merge(p) => 2 + (p != pov) as usize,
    };
    pen.put([0, 1, 2, 3].map(|k| (k == phase) as u8 as f32));
    pen.put([(pov == Player::A) as u8 as f32]);
    let left = (game.rounds() - game.turn()) as f32;
    pen.put([500.0, 50.0, 5.0].map(|scale| (left / scale).min(1.0)));
    let [own, theirs] = Player::BOTH.map(|p| board.tiles(p));
    let n = |cells: u32, scale: f32| cells.count_ones() as f32 * scale;
    pen.put([n(board.empty(Player::A), 1.0 / 16.0), n(board.empty(Player::B), 1.0 / 16.0)]);
    pen.put([n(own, 1.0 / 16.0), n(theirs, 1.0 / 16.0)]);
    pen.put([n(own & REALM[1], 1.0 / 8.0), n(theirs & REALM[0], 1.0 / 8.0)]);
    let counts = board.histogram();
    for counts in &counts {
        let shown: [f32; COUNTED] = from_fn(|i| counts[i + 1].min(4) as f32 / 4.0);
        pen.put(shown);
    }
    // Bit l: the counts of level l differ; those of own tiles are larger. The highest such level decides.
    let (mut unequal, mut more) = (0u32, 0u32);
    for (level, (own, theirs)) in counts[0].iter().zip(&counts[1]).enumerate() {
        unequal |= ((own != theirs) as u32) << level;
        more |= ((own > theirs) as u32) << level;
    }
    let deciding = unequal.checked_ilog2().unwrap_or(0);
    let sign = (unequal != 0) as i32 * if more >> deciding & 1 == 1 { 1 } else { -1 };
    pen.put([sign as f32, sign as f32 * deciding as f32 / 12.0]);
    pen.put([board.highest(own) as f32 / 12.0, board.highest(theirs) as f32 / 12.0, lead(&counts)]);
    let after = board.merge_every_way();
    let before = board.levels().map(|plane| Eight::of([plane; 8]));
    let possible = !differ(after.levels, before).0.cmp_eq(u32x8::ZERO) & u32x8::splat(1);
    merge_facts(&after, possible).into_iter().for_each(|facts| pen.put(facts));
    let replies = if phase == 2 { reply_facts(&after, possible) } else { Default::default() };
    replies.into_iter().for_each(|facts| pen.put(facts));
    debug_assert_eq!(pen.at, pen.out.len());
}

impl Encoding for Duel2048V1 {
    type Game = Duel2048;
    type Rules = Duel2048Rules;
    #[inline]
    fn rules(&self) -> Duel2048Rules {
        Duel2048Rules
    }
    #[inline]
    fn shape(&self) -> Shape {
        Shape {
            name: "duel2048-v1",
            actions: 36,
            cells: 32 + 2 * PLACINGS,
            cell_kind: CellKind::Classes(31),
            scalars: SCALARS,
            ..Shape::ONE_HEAD
        }
    }

    fn observation_spec(&self) -> ObservationSpec {
        observation_spec::v1()
    }

    #[inline]
    fn observe(&self, game: &Duel2048, pov: Player, cells: &mut [u8], scalars: &mut [f32]) {
        let board = view(game, pov);
        if !cells.is_empty() {
            observe_cells(game, pov, &board, cells);
        }
        if !scalars.is_empty() {
            scalars_of(game, pov, &board, scalars);
        }
    }

    #[inline]
    fn legal_mask(&self, game: &Duel2048, mask: &mut [bool]) {
        let (mut cells, mut directions) = (game.legal_cells(), game.legal_directions());
        if game.to_move() == Player::B {
            cells = cells.reverse_bits();
            directions = (directions & 0b0101) << 1 | (directions & 0b1010) >> 1;
        }
        for (row, out) in mask[..32].chunks_exact_mut(8).enumerate() {
            let bytes = spread((cells >> (8 * row)) as u8).to_le_bytes();
            out.iter_mut().zip(bytes).for_each(|(m, byte)| *m = byte != 0);
        }
        mask[32..].iter_mut().enumerate().for_each(|(d, m)| *m = directions >> d & 1 == 1);
    }

    /// Leaves only home placings while there is room: mostly the better choice, and one line to search instead of up to 17.
    fn search_mask(&self, game: &Duel2048, mask: &mut [bool]) {
        if let Phase::Place(player) = game.phase()
            && game.forced_cell(player, game.turn()).is_some()
        {
            // In the view the opponent's realm is columns 4 to 7.
            mask[..32].chunks_exact_mut(8).for_each(|row| row[4..].fill(false));
        }
    }

    #[inline]
    fn action(&self, game: &Duel2048, choices: &[u16]) -> Duel2048Action {
        let (pov, choice) = (game.to_move(), choices[0] as u8);
        if choice < 32 {
            Duel2048Action::Place(turned(pov, choice))
        } else {
            Duel2048Action::Merge(Direction::ALL[turned_direction(pov, choice - 32) as usize])
        }
    }

    #[inline]
    fn choices_of(&self, game: &Duel2048, action: &Duel2048Action, choices: &mut [u16]) -> bool {
        let pov = game.to_move();
        choices[0] = match *action {
            Duel2048Action::Place(cell) if cell < 32 => turned(pov, cell) as u16,
            Duel2048Action::Place(_) => return false,
            Duel2048Action::Merge(direction) => 32 + turned_direction(pov, direction as u8) as u16,
        };
        true
    }

    #[inline]
    fn potential(&self, game: &Duel2048, pov: Player) -> f32 {
        let lead = lead(&game.board().histogram());
        if pov == Player::A { lead } else { -lead }
    }
}
