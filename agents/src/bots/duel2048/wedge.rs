//! `wedge`: the style of other strong entries of 2020. Alpha-beta (Knuth and Moore 1975), by default eight plies from a
//! merge, six from a placement. Within the search a player places at home, or in one free cell of the other half if
//! home is full (the entry drew it at random; here the list's number picks it, so that a search is repeatable). Own
//! directions are tried towards the other side first, the opponent's by how often it has used them.
//!
//! A leaf counts 4^level per own tile minus three quarters of that per tile of the opponent. Own tiles in the other
//! half count once more: 4^level in its two near columns, 2^level in its two far ones.
//!
//! Before it searches a placement, it finds the merge that the opponent would like best. If two equal tiles of level 5
//! or more would meet across a gap by that merge, it places in the gap.

use std::cmp::Reverse;

use turf_env::games::duel2048::{Board, Direction, Duel2048, Duel2048Action, Phase, REALM};
use turf_env::{Game, Player};

use super::{in_order, place_within_search};
use crate::bots::duel2048::search::moves::cells_of;
use crate::bots::duel2048::search::ply_of;
use crate::play::bot::{Bot, Forfeit};
use crate::play::stop;

/// Plies from a merge in the contest; two less from a placement.
pub const DEPTH: u32 = 8;
const APART: u8 = 5;
const INFINITY: i64 = i64::MAX;
const NEAR: [u32; 2] = [0x3030_3030, 0x0C0C_0C0C];

pub struct Wedge {
    depth: u32,
    used: [u32; 4],
    left: Option<(Board, u32)>,
}

impl Wedge {
    pub fn new(depth: u32) -> Self {
        Self { depth: depth.max(1), used: [0; 4], left: None }
    }
}

impl Bot<Duel2048> for Wedge {
    fn start(&mut self, _seat: Player, _game: &Duel2048, _seed: u64) -> Result<(), Forfeit> {
        (self.used, self.left) = ([0; 4], None);
        Ok(())
    }

    fn choose(&mut self, game: &Duel2048) -> Result<Duel2048Action, Forfeit> {
        let (me, board, ply) = (game.to_move(), game.board(), ply_of(game));
        self.watch(game, me);
        let search = Search { numbers: game.numbers(), me, orders: orders(me, &self.used) };
        if let Phase::Place(_) = game.phase() {
            if let Some(cell) = apart(board, me) {
                return Ok(Duel2048Action::Place(cell));
            }
            let cells = game.forced_cell(me, game.turn()).into_iter().chain(cells_of(board.empty(!me)));
            let ways: Vec<(u8, Board)> = cells.map(|cell| (cell, Duel2048Action::Place(cell).on(board, me))).collect();
            let depth = self.depth.saturating_sub(2).max(1);
            return Ok(Duel2048Action::Place(search.best(&ways, ply, depth)));
        }
        let ways: Vec<(u8, Board)> = search.merges(board, me).map(|(d, after)| (d as u8, after)).collect();
        let direction = Direction::ALL[search.best(&ways, ply, self.depth) as usize];
        self.left = Some((board.merge(me, direction).board, game.turn()));
        Ok(Duel2048Action::Merge(direction))
    }
}

impl Wedge {
    /// Counts the direction of the opponent's last merge if the boards leave exactly one candidate.
    fn watch(&mut self, game: &Duel2048, me: Player) {
        let Some((before, _)) = self.left.take_if(|(_, round)| game.turn() != *round || me == Player::B) else {
            return;
        };
        let now = game.board();
        let mut by = Direction::ALL.into_iter().filter(|&d| {
            let after = before.merge(!me, d).board;
            // Tiles may have been placed since, but none may be gone.
            after != before && (0..32).all(|cell| after.level(cell) == 0 || after.level(cell) == now.level(cell))
        });
        if let (Some(direction), None) = (by.next(), by.next()) {
            self.used[direction as usize] += 1;
        }
    }
}

fn orders(me: Player, used: &[u32; 4]) -> [[Direction; 4]; 2] {
    let towards = match me {
        Player::A => [Direction::Right, Direction::Up, Direction::Down, Direction::Left],
        Player::B => [Direction::Left, Direction::Up, Direction::Down, Direction::Right],
    };
    let mut theirs = in_order(!me);
    theirs.sort_by_key(|&d| Reverse(used[d as usize]));
    match me {
        Player::A => [towards, theirs],
        Player::B => [theirs, towards],
    }
}

/// Returns a cell of the other half that keeps two tiles of level [`APART`] or more from meeting by the merge that the
/// opponent would like best.
fn apart(board: &Board, me: Player) -> Option<u8> {
    let theirs = Direction::ALL.map(|d| board.merge(!me, d));
    let merges = Direction::ALL.into_iter().zip(theirs);
    let possible = merges.filter(|(_, after)| after.board != *board);
    // `max_by_key` would return the last of equals; this returns the first.
    let (liked, after) = possible.min_by_key(|(_, after)| Reverse(worth(&after.board, !me)))?;
    // Highest first, then in order of cells.
    let gaps = cells_of(board.empty(!me)).filter_map(|cell| {
        let hindered = Duel2048Action::Place(cell).on(board, me).merge(!me, liked);
        let lost = cells_of(after.eaten & !hindered.eaten).map(|c| after.board.level(c)).max()?;
        (lost > APART).then_some((Reverse(lost), cell))
    });
    gaps.min().map(|(_, cell)| cell)
}

pub struct Search<'a> {
    pub numbers: &'a [u32],
    pub me: Player,
    pub orders: [[Direction; 4]; 2],
}

impl Search<'_> {
    fn best(&self, ways: &[(u8, Board)], ply: usize, depth: u32) -> u8 {
        let (mut best, mut alpha) = (ways[0].0, -INFINITY);
        for (choice, after) in ways {
            let value = self.value(after, ply + 1, depth - 1, alpha, INFINITY);
            if value > alpha {
                (best, alpha) = (*choice, value);
            }
        }
        best
    }

    fn merges(&self, board: &Board, player: Player) -> impl Iterator<Item = (Direction, Board)> {
        let board = *board;
        self.orders[player.index()]
            .into_iter()
            .map(move |d| (d, board.merge(player, d).board))
            .filter(move |(_, after)| *after != board)
    }

    pub fn value(&self, board: &Board, ply: usize, depth: u32, mut alpha: i64, mut beta: i64) -> i64 {
        if depth == 0 || ply == 4 * self.numbers.len() {
            return worth(board, self.me);
        }
        stop::look();
        let (player, merging) = (Player::BOTH[ply & 1], ply & 2 != 0);
        if !merging {
            let mut board = *board;
            place_within_search(&mut board, player, self.numbers[ply / 4]);
            return self.value(&board, ply + 1, depth - 1, alpha, beta);
        }
        let mine = player == self.me;
        let mut best = None;
        for (_, after) in self.merges(board, player) {
            let value = self.value(&after, ply + 1, depth - 1, alpha, beta);
            if mine {
                best = best.max(Some(value));
                alpha = alpha.max(value);
            } else {
                best = Some(best.map_or(value, |best: i64| best.min(value)));
                beta = beta.min(value);
            }
            if alpha >= beta {
                break;
            }
        }
        // A player who cannot merge passes.
        best.unwrap_or_else(|| self.value(board, ply + 1, depth - 1, alpha, beta))
    }
}

/// Returns the value of a leaf for `me`, in quarters.
pub fn worth(board: &Board, me: Player) -> i64 {
    let (own, theirs) = (board.tiles(me), board.tiles(!me));
    let there = REALM[(!me).index()];
    let near = NEAR[me.index()];
    let four = |level: u8| 1i64 << (2 * level);
    let sum = |cells: u32, worth: &dyn Fn(u8) -> i64| cells_of(cells).map(|cell| worth(board.level(cell))).sum::<i64>();
    4 * sum(own, &four) - 3 * sum(theirs, &four)
        + 4 * sum(own & near, &four)
        + 4 * sum(own & there & !near, &|level| 1 << level)
}
