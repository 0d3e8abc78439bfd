//! `goround`: walks squares, always clockwise. After each it continues by one side, so that the squares form a chain;
//! at a wall it turns right. It never runs into a wall and ignores the opponent.

use turf_env::games::paper::{Paper, Turn};
use turf_env::{Game, Player};

use super::{ahead, room};
use crate::play::bot::{Bot, Forfeit};

/// Divisor of the board's width that gives the longest side of a square.
const SIDE_DIVISOR: i32 = 8;

#[derive(Default)]
pub struct GoRound {
    side: i32,
    walked: i32,
}

impl Bot<Paper> for GoRound {
    fn start(&mut self, _seat: Player, _game: &Paper, _seed: u64) -> Result<(), Forfeit> {
        *self = Self::default();
        Ok(())
    }

    fn choose(&mut self, game: &Paper) -> Result<Turn, Forfeit> {
        let me = game.to_move();
        let right = Turn::Right.apply(game.heading(me));
        let mut turn = Turn::Straight;
        if self.walked >= 5 * self.side {
            // The next square lies ahead and to the right: it and the way to the one after must fit.
            let room = |heading| room(game, game.head(me), heading);
            self.side = (room(game.heading(me)) / 2).min(room(right)).min(game.width() / SIDE_DIVISOR);
            self.walked = 0;
            if self.side < 2 {
                self.side = 0;
                turn = Turn::Right;
            }
        } else if self.walked % self.side == 0 && self.walked > 0 {
            turn = Turn::Right;
        }
        self.walked += 1;
        Ok(avoid_own_trail(game, me, turn))
    }
}

/// Returns the wanted turn, or another one that avoids the own trail: the opponent may have taken the ground on which
/// the square began.
fn avoid_own_trail(game: &Paper, me: Player, wanted: Turn) -> Turn {
    let free = |turn: Turn| {
        let (x, y) = ahead(game.head(me), turn.apply(game.heading(me)));
        game.on_board(x, y) && !game.trail(me).get(x, y)
    };
    let turns = [wanted, Turn::Right, Turn::Straight, Turn::Left];
    turns.into_iter().find(|&t| free(t)).unwrap_or(wanted)
}
