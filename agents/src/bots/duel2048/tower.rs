//! `tower`: a search as strong entries of 2020 have it. Alpha-beta (Knuth and Moore 1975) over the four phases, by
//! default six plies from a placement or a merge. It tries every placement (the own cell, then every free cell of the
//! other half) and every direction, in fixed order. A leaf counts 2^level − 1 per tile, own minus the opponent's, which
//! rewards fewer tiles. A player who cannot act passes, which costs no depth.

use turf_env::Player;
use turf_env::games::duel2048::{Board, Direction, Duel2048, Duel2048Action};

use crate::bots::duel2048::search::moves::cells_of;
use crate::bots::duel2048::search::ply_of;
use crate::play::bot::{Bot, Forfeit};
use crate::play::stop;

/// Plies in the contest, with the board in C++.
pub const DEPTH: u32 = 6;
const INFINITY: i32 = i32::MAX;

pub struct Tower {
    depth: u32,
}

impl Tower {
    pub fn new(depth: u32) -> Self {
        Self { depth: depth.max(1) }
    }
}

impl Bot<Duel2048> for Tower {
    fn choose(&mut self, game: &Duel2048) -> Result<Duel2048Action, Forfeit> {
        let numbers = game.numbers();
        let (action, _) = Search { numbers }.best(game.board(), ply_of(game), self.depth);
        Ok(action.expect("somebody is to move"))
    }
}

pub struct Search<'a> {
    pub numbers: &'a [u32],
}

impl Search<'_> {
    /// Returns the first of the best actions of the player to move, and its value; `None` if it cannot act.
    pub fn best(&self, board: &Board, ply: usize, depth: u32) -> (Option<Duel2048Action>, i32) {
        let (mut best, mut alpha) = (None, -INFINITY);
        for (action, after) in self.ways(board, ply) {
            let value = -self.value(&after, ply + 1, depth - 1, 0, -INFINITY, -alpha);
            if best.is_none() || value > alpha {
                (best, alpha) = (Some(action), value);
            }
        }
        (best, alpha)
    }

    /// Returns the value for the player whose phase it is, exact between `alpha` and `beta`. `passes` counts the phases
    /// skipped just before.
    fn value(&self, board: &Board, ply: usize, depth: u32, passes: u32, mut alpha: i32, beta: i32) -> i32 {
        if depth == 0 || passes == 4 || ply == 4 * self.numbers.len() {
            return lead(board, Player::BOTH[ply & 1]);
        }
        stop::look();
        let (mut best, mut acted) = (-INFINITY, false);
        for (_, after) in self.ways(board, ply) {
            acted = true;
            best = best.max(-self.value(&after, ply + 1, depth - 1, 0, -beta, -alpha));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        if acted { best } else { -self.value(board, ply + 1, depth, passes + 1, -beta, -alpha) }
    }

    fn ways(&self, board: &Board, ply: usize) -> impl Iterator<Item = (Duel2048Action, Board)> {
        let (board, player, merging) = (*board, Player::BOTH[ply & 1], ply & 2 != 0);
        let home = board.home(player, self.numbers[ply / 4]);
        let cells = home.into_iter().chain(cells_of(board.empty(!player)));
        let way = move |action: Duel2048Action| (action, action.on(&board, player));
        let placements = cells.map(Duel2048Action::Place).map(way);
        let merges = Direction::ALL.map(Duel2048Action::Merge).into_iter().map(way);
        let merges = merges.filter(move |(_, after)| *after != board);
        let (n_placements, n_merges) = if merging { (0, 4) } else { (17, 0) };
        placements.take(n_placements).chain(merges.take(n_merges))
    }
}

pub fn lead(board: &Board, player: Player) -> i32 {
    let worth = |level: usize, count: u8| count as i32 * ((1 << level) - 1);
    let [a, b] = board.histogram().map(|counts| (0..).zip(counts).map(|(level, n)| worth(level, n)).sum::<i32>());
    if player == Player::A { a - b } else { b - a }
}
