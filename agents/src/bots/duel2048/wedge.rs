//! `wedge`: as other strong entries of 2020 play. Alpha-beta (Knuth and Moore 1975), eight plies from a merge, six from a
//! placement unless told otherwise. Within the search everyone places at home if there is room, else in one free cell of
//! the other half (the entry drew it by chance; here the list's number picks it, so that a search is repeatable). Own
//! directions are tried towards the other side first, the other's by how often it has used them.
//!
//! A leaf counts 4^level of own tiles less three quarters of that of the other's, and own tiles in the other half once
//! more: 4^level in its two near columns, 2^level in its two far ones.
//!
//! Before it searches a placement it looks for the merge that the other would like best, and where by that two equal tiles
//! of level 5 or more would meet across a gap it puts its tile there.

use turf_env::games::duel2048::board::REALM;
use turf_env::games::duel2048::{Board, Direction, Duel2048, Duel2048Action, Phase};
use turf_env::{Game, Player};

use super::in_order;
use crate::bots::duel2048::search::moves::cells_of;
use crate::bots::duel2048::search::ply_of;
use crate::play::bot::{Bot, Forfeit};
use crate::play::stop;

/// Plies from a merge in the contest; from a placement two less.
pub const DEPTH: u32 = 8;
/// From this level on equal tiles are kept apart.
const APART: u8 = 5;
const INFINITY: i64 = i64::MAX;
/// A side's near columns in the other half; the rest of it are the far ones.
const NEAR: [u32; 2] = [0x3030_3030, 0x0C0C_0C0C];

/// See the module.
pub struct Wedge {
    depth: u32,
    /// How often the other side has used each direction.
    used: [u32; 4],
    /// The board after its own last merge, and the round: the other merges next.
    left: Option<(Board, u32)>,
}

impl Wedge {
    /// Looks `depth` plies ahead from a merge, two less from a placement, at least one.
    pub fn new(depth: u32) -> Self {
        Self {
            depth: depth.max(1),
            used: [0; 4],
            left: None,
        }
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
        let search = Search {
            numbers: game.numbers(),
            me,
            orders: orders(me, &self.used),
        };
        if let Phase::Place(_) = game.phase() {
            let free = board.empty(!me);
            if let Some(cell) = apart(board, me) {
                return Ok(Duel2048Action::Place(cell));
            }
            let cells = game.forced_cell(me, game.turn()).into_iter().chain(cells_of(free));
            let ways: Vec<(u8, Board)> = cells.map(|cell| (cell, placed(board, cell))).collect();
            return Ok(Duel2048Action::Place(search.best(
                &ways,
                ply,
                self.depth.saturating_sub(2).max(1),
            )));
        }
        let ways: Vec<(u8, Board)> = search.merges(board, me).map(|(d, after)| (d as u8, after)).collect();
        let direction = Direction::ALL[search.best(&ways, ply, self.depth) as usize];
        self.left = Some((board.merge(me, direction).board, game.turn()));
        Ok(Duel2048Action::Merge(direction))
    }
}

impl Wedge {
    /// Notes which direction the other used since the last merge, where the boards tell: both merges of a round lie between,
    /// if it is the second to merge, or its placement too.
    fn watch(&mut self, game: &Duel2048, me: Player) {
        let Some((before, _)) = self.left.take_if(|(_, round)| game.turn() != *round || me == Player::B) else {
            return;
        };
        let now = game.board();
        let mut by = Direction::ALL.into_iter().filter(|&d| {
            let after = before.merge(!me, d).board;
            // Tiles may have been placed since, none may have gone.
            after != before && (0..32).all(|cell| after.level(cell) == 0 || after.level(cell) == now.level(cell))
        });
        if let (Some(direction), None) = (by.next(), by.next()) {
            self.used[direction as usize] += 1;
        }
    }
}

/// The directions to try for the first and the second player.
fn orders(me: Player, used: &[u32; 4]) -> [[Direction; 4]; 2] {
    let towards = match me {
        Player::A => [Direction::Right, Direction::Up, Direction::Down, Direction::Left],
        Player::B => [Direction::Left, Direction::Up, Direction::Down, Direction::Right],
    };
    let mut theirs = in_order(!me);
    theirs.sort_by_key(|&d| std::cmp::Reverse(used[d as usize]));
    match me {
        Player::A => [towards, theirs],
        Player::B => [theirs, towards],
    }
}

fn placed(board: &Board, cell: u8) -> Board {
    let mut after = *board;
    after.place(cell);
    after
}

/// A cell of the other half that keeps two tiles of [`APART`] or more from meeting by the merge that the other would like
/// best.
fn apart(board: &Board, me: Player) -> Option<u8> {
    let theirs = Direction::ALL.map(|d| board.merge(!me, d));
    let liked = Direction::ALL
        .into_iter()
        .filter(|&d| theirs[d as usize].board != *board)
        // The first of equals: `max_by_key` would take the last.
        .min_by_key(|&d| std::cmp::Reverse(worth(&theirs[d as usize].board, !me)))?;
    // Highest first, then in order of cells.
    let reached = theirs[liked as usize].eaten;
    let mut gaps: Vec<(u8, u8)> = cells_of(board.empty(!me))
        .filter_map(|cell| {
            let hindered = placed(board, cell).merge(!me, liked);
            let lost = cells_of(reached & !hindered.eaten)
                .map(|c| theirs[liked as usize].board.level(c))
                .max()?;
            (lost > APART).then_some((lost, cell))
        })
        .collect();
    gaps.sort_by_key(|&(level, cell)| (std::cmp::Reverse(level), cell));
    gaps.first().map(|&(_, cell)| cell)
}

/// A search for `me` in a game with this list of numbers.
pub struct Search<'a> {
    /// One number per round.
    pub numbers: &'a [u32],
    /// Whose values they are.
    pub me: Player,
    /// In which order directions are tried, by player.
    pub orders: [[Direction; 4]; 2],
}

impl Search<'_> {
    /// The first of the best ways at `ply`.
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

    /// For `me`, exact between `alpha` and `beta`.
    pub fn value(&self, board: &Board, ply: usize, depth: u32, mut alpha: i64, mut beta: i64) -> i64 {
        if depth == 0 || ply == 4 * self.numbers.len() {
            return worth(board, self.me);
        }
        stop::look();
        let (player, merging) = (Player::BOTH[ply & 1], ply & 2 != 0);
        if !merging {
            return self.value(&self.at_home(board, player, ply), ply + 1, depth - 1, alpha, beta);
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
        // Who cannot merge passes.
        best.unwrap_or_else(|| self.value(board, ply + 1, depth - 1, alpha, beta))
    }

    fn at_home(&self, board: &Board, player: Player, ply: usize) -> Board {
        for realm in [player, !player] {
            let n = board.empty(realm).count_ones();
            if n > 0 {
                return placed(board, board.nth_empty(realm, self.numbers[ply / 4] % n));
            }
        }
        *board
    }
}

/// What a leaf counts, in quarters.
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
