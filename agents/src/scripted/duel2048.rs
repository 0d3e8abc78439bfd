//! Bots for duel2048, weakest first: [`random`](super::random_legal), [`greedy`], [`negamax`], [`wedge`], [`tower`], and
//! `summit`, which is [`duel_search`](crate::duel_search).

pub mod evaluation;
pub mod greedy;
pub mod negamax;
pub mod tower;
pub mod wedge;

use std::sync::Arc;

use turf_env::games::duel2048::{Direction, Duel2048, Duel2048Action, Duel2048V1};
use turf_env::{Encoding, Game, Player, Rng};

use super::random_legal::RandomLegal;
use crate::bot::{Bot, BotInfo, BuiltinBots, IllegalAction, Think};
use crate::duel_search::bot::SearchBot;
use crate::duel_search::file::{NODES, read};
use crate::policy::advised;
use crate::policy_file::{PolicyError, PolicyFile};
use crate::python_host::{BotFile, Limits, PythonBot, duel2048::Duel2048Bot};

/// How much `summit` thinks unless told otherwise.
pub const SUMMIT: Think = Think::Nodes(2000);

impl BuiltinBots for Duel2048 {
    fn bots() -> &'static [BotInfo<Duel2048>] {
        const BOTS: &[BotInfo<Duel2048>] = &[
            BotInfo {
                name: "random",
                about: "plays any legal placement and move, whatever chance says",
                make: || Box::new(RandomLegal::<Duel2048V1>::default()),
            },
            BotInfo {
                name: "greedy",
                about: "merges towards the most high tiles at once, then the most room; looks no further",
                make: || Box::new(greedy::Greedy::default()),
            },
            BotInfo {
                name: "negamax",
                about: "a 2020 contest engine: alpha-beta over 3 merges (@depth=N: over N), evaluation by hand",
                make: || Box::new(negamax::Negamax::new(negamax::DEPTH)),
            },
            BotInfo {
                name: "wedge",
                about: "a strong entry's style: alpha-beta 8 plies (@depth=N: N), tiles pushed into the other half, gaps plugged",
                make: || Box::new(wedge::Wedge::new(wedge::DEPTH)),
            },
            BotInfo {
                name: "tower",
                about: "a strong entry's style: alpha-beta 6 plies (@depth=N: N), every placement, material",
                make: || Box::new(tower::Tower::new(tower::DEPTH)),
            },
            BotInfo {
                name: "summit",
                about: "principal variation search, 2,000 positions a decision (@nodes=N, @depth=N, @ms=T)",
                make: || Box::new(SearchBot::new(Default::default(), Default::default(), SUMMIT)),
            },
        ];
        BOTS
    }

    fn searcher(name: &str, think: Think) -> Option<Box<dyn Bot<Self>>> {
        Some(match (name, think) {
            ("negamax", Think::Depth(depth)) => Box::new(negamax::Negamax::new(depth)),
            ("wedge", Think::Depth(depth)) => Box::new(wedge::Wedge::new(depth)),
            ("tower", Think::Depth(depth)) => Box::new(tower::Tower::new(depth)),
            ("summit", think) => Box::new(SearchBot::new(Default::default(), Default::default(), think)),
            _ => return None,
        })
    }

    fn leaf_bot(file: &PolicyFile, think: Option<Think>) -> Option<Result<Box<dyn Bot<Self>>, PolicyError>> {
        let advised = match advised(file, NODES) {
            0 => SUMMIT,
            nodes => Think::Nodes(nodes as u64),
        };
        let bot = |(leaf, breadth)| Box::new(SearchBot::new(leaf, breadth, think.unwrap_or(advised))) as _;
        Some(read(file, Duel2048V1::NAME).map(bot))
    }

    fn python_bot(file: &Arc<BotFile>, patience: u32) -> Option<Box<dyn PythonBot<Self>>> {
        Some(Box::new(Duel2048Bot::new(
            file.clone(),
            Limits::DUEL2048.patient(patience),
        )))
    }

    /// The contest's own word for it.
    fn on_illegal(&self) -> IllegalAction<Self::Action> {
        IllegalAction::Lose("violate")
    }
}

/// The directions in the order in which a player prefers equals.
fn in_order(player: Player) -> [Direction; 4] {
    use Direction::*;
    match player {
        Player::A => [Up, Down, Right, Left],
        Player::B => [Up, Down, Left, Right],
    }
}

/// The own forced cell; where the own realm is full, any empty cell of the other realm. The game must be in a place
/// phase.
fn place_at_home(game: &Duel2048, rng: &mut Rng) -> Duel2048Action {
    let me = game.to_move();
    Duel2048Action::Place(game.forced_cell(me, game.turn()).unwrap_or_else(|| {
        let empty = game.board().empty(!me);
        game.board().nth_empty(!me, rng.below(empty.count_ones()))
    }))
}

#[cfg(test)]
mod tests;
