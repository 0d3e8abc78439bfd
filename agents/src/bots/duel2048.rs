//! Bots for duel2048, weakest first: [`random`](super::random_legal), [`greedy`], [`negamax`], [`wedge`], [`tower`], and
//! `summit`, which is [`search`].

pub mod evaluation;
pub mod greedy;
pub mod negamax;
pub mod search;
pub mod tower;
pub mod wedge;

use turf_env::games::duel2048::{Board, Direction, Duel2048, Duel2048Action, Duel2048Rules, Duel2048V1};
use turf_env::{Game, Player, Rng};

use super::random_legal::RandomLegal;
use crate::play::bot::{BotInfo, Think};
use search::bot::SearchBot;

pub const SUMMIT: Think = Think::Nodes(2000);

pub const BOTS: &[BotInfo<Duel2048Rules>] = &[
    BotInfo::new("random", "plays any legal placement and move, whatever chance says", |_, _| {
        Box::new(RandomLegal::new(Duel2048V1))
    }),
    BotInfo::of::<greedy::Greedy>(
        "greedy",
        "merges towards the most high tiles at once, then the most room; looks no further",
    ),
    BotInfo {
        name: "negamax",
        about: "a 2020 contest engine: alpha-beta over 3 merges (@depth=N: over N), evaluation by hand",
        make: |_, _| Box::new(negamax::Negamax::new(negamax::DEPTH)),
    },
    BotInfo {
        name: "wedge",
        about: "a strong entry's style: alpha-beta 8 plies (@depth=N: N), tiles pushed into the other half, gaps plugged",
        make: |_, _| Box::new(wedge::Wedge::new(wedge::DEPTH)),
    },
    BotInfo {
        name: "tower",
        about: "a strong entry's style: alpha-beta 6 plies (@depth=N: N), every placement, material",
        make: |_, _| Box::new(tower::Tower::new(tower::DEPTH)),
    },
    BotInfo {
        name: "summit",
        about: "principal variation search, 2,000 positions a decision (@nodes=N, @depth=N, @ms=T)",
        make: |_, _| Box::new(SearchBot::new(Default::default(), Default::default(), SUMMIT)),
    },
];

/// Returns all directions in the player's order: of equally good ones, bots play the first.
fn in_order(player: Player) -> [Direction; 4] {
    use Direction::*;
    match player {
        Player::A => [Up, Down, Right, Left],
        Player::B => [Up, Down, Left, Right],
    }
}

/// Returns the player's forced cell, or a random empty cell of the other realm if the own realm is full. The game must
/// be in a place phase.
fn place_at_home(game: &Duel2048, rng: &mut Rng) -> Duel2048Action {
    let me = game.to_move();
    Duel2048Action::Place(game.forced_cell(me, game.turn()).unwrap_or_else(|| {
        let empty = game.board().empty(!me);
        game.board().nth_empty(!me, rng.below(empty.count_ones()))
    }))
}

/// Places a tile of `player`: at home, in the other realm if home is full, nowhere if the board is full.
fn place_within_search(board: &mut Board, player: Player, number: u32) {
    if let Some(cell) = [player, !player].into_iter().find_map(|realm| board.home(realm, number)) {
        board.place(cell);
    }
}

#[cfg(test)]
mod tests;
