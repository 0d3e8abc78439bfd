//! `negamax`: the engine of a 2020 contest team. Negamax with alpha-beta (Knuth and Moore 1975, fail-hard) over merge
//! directions. The default depth is three merges: own, the opponent's, own. Between merges both sides place at home, at
//! the cell that the list of numbers fixes. [`evaluation::lead`] values leaves, before the placements of their round.
//!
//! Kept from the original: each side tries directions in a fixed order and plays the first of equals; a player who
//! cannot merge within the search counts as lost; in the last three rounds it merges at random, without a search; it
//! places at home. If a realm is full within the search, the original draws a random cell of the other realm. Here the
//! list's number picks the cell, so that a search is repeatable.

use turf_env::games::duel2048::{Board, Direction, Duel2048, Duel2048Action, Phase};
use turf_env::{Game, Player, Rng};

use super::{evaluation, in_order, place_at_home, place_within_search};
use crate::play::bot::{Bot, Forfeit};
use crate::play::stop;

/// Depth that the team found best within the contest's time.
pub const DEPTH: u32 = 3;

pub const LIMIT: f64 = 1e9;

pub const LAST_ROUNDS: usize = 3;

pub struct Negamax {
    depth: u32,
    rng: Rng,
}

impl Negamax {
    pub fn new(depth: u32) -> Self {
        Self { depth: depth.max(1), rng: Rng::new(0) }
    }
}

impl Bot<Duel2048> for Negamax {
    fn start(&mut self, _seat: Player, _game: &Duel2048, seed: u64) -> Result<(), Forfeit> {
        self.rng = Rng::new(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Duel2048) -> Result<Duel2048Action, Forfeit> {
        let Phase::Merge(me) = game.phase() else {
            return Ok(place_at_home(game, &mut self.rng));
        };
        let numbers = game.numbers();
        let best = Search { numbers }.best(game.board(), game.turn() as usize, me, self.depth).0;
        Ok(Duel2048Action::Merge(best.unwrap_or_else(|| {
            let legal = Direction::ALL.map(|d| game.is_legal(&Duel2048Action::Merge(d)));
            Direction::ALL[self.rng.pick(&legal)]
        })))
    }
}

pub struct Search<'a> {
    pub numbers: &'a [u32],
}

impl Search<'_> {
    /// Returns the best direction for `player`, whose merge phase it is, and its value. The direction is `None` in the
    /// last rounds, and if every direction loses.
    pub fn best(&self, board: &Board, round: usize, player: Player, depth: u32) -> (Option<Direction>, f64) {
        if self.is_over(round) {
            return (None, evaluation::lead(board, player));
        }
        let (mut best, mut alpha) = (None, -LIMIT);
        for (direction, after) in merges(board, player) {
            let value = -self.value_after(&after, round, player, depth - 1, -LIMIT, -alpha);
            if value > alpha {
                (best, alpha) = (Some(direction), value);
            }
            if alpha >= LIMIT {
                break;
            }
        }
        (best, alpha)
    }

    fn value_after(&self, board: &Board, round: usize, player: Player, depth: u32, alpha: f64, beta: f64) -> f64 {
        match player {
            Player::A => self.value(board, round, Player::B, depth, alpha, beta),
            Player::B if depth == 0 || self.is_over(round + 1) => evaluation::lead(board, Player::A),
            Player::B => {
                let (mut board, number) = (*board, self.numbers[round + 1]);
                for player in Player::BOTH {
                    place_within_search(&mut board, player, number);
                }
                self.value(&board, round + 1, Player::A, depth, alpha, beta)
            }
        }
    }

    fn value(&self, board: &Board, round: usize, player: Player, depth: u32, mut alpha: f64, beta: f64) -> f64 {
        if depth == 0 {
            return evaluation::lead(board, player);
        }
        stop::look();
        for (_, after) in merges(board, player) {
            let value = -self.value_after(&after, round, player, depth - 1, -beta, -alpha);
            if value >= beta {
                return beta;
            }
            alpha = alpha.max(value);
        }
        alpha
    }

    fn is_over(&self, round: usize) -> bool {
        round + LAST_ROUNDS >= self.numbers.len()
    }
}

fn merges(board: &Board, player: Player) -> impl Iterator<Item = (Direction, Board)> {
    let possible = board.directions(player);
    let directions = in_order(player).into_iter();
    let legal = directions.filter(move |&d| possible >> d as u8 & 1 == 1);
    legal.map(move |d| (d, board.merge(player, d).board))
}
