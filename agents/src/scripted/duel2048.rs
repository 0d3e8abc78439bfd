//! Bots for duel2048, weakest first: [`random`](super::random_legal), [`greedy`], [`negamax`].

pub mod evaluation;
pub mod greedy;
pub mod negamax;

use std::sync::Arc;

use turf_env::games::duel2048::{Direction, Duel2048, Duel2048Action, Duel2048V1};
use turf_env::{Game, Player, Rng};

use super::random_legal::RandomLegal;
use crate::bot::{Bot, BotInfo, BuiltinBots, IllegalAction};
use crate::python_host::{BotFile, Limits, PythonBot, duel2048::Duel2048Bot};

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
        ];
        BOTS
    }

    fn searcher(name: &str, depth: u32) -> Option<Box<dyn Bot<Self>>> {
        (name == "negamax").then(|| Box::new(negamax::Negamax::new(depth)) as _)
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
