//! `goround`: walks squares, always clockwise. After each it goes on by one side, so that the squares form a chain; at
//! a wall it turns right. It never runs into a wall and never looks at the enemy.

use turf_env::games::paper::rules::game::STEPS;
use turf_env::games::paper::{Paper, Turn};
use turf_env::{Game, Player};

use crate::play::bot::{Bot, Forfeit};

/// The longest side of a square, as a share of the board's width.
const LONGEST: i32 = 8;

/// See the module.
#[derive(Default)]
pub struct GoRound {
    /// Side of the present square.
    side: i32,
    /// Moves made of the present square and the way on, of `5 * side`.
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
            // The next square lies ahead and to the right: it and the way on must fit.
            self.side = (room(game, me, game.heading(me)) / 2)
                .min(room(game, me, right))
                .min(game.width() / LONGEST);
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

/// Cells between a player's head and the edge, in one direction.
fn room(game: &Paper, me: Player, heading: u8) -> i32 {
    let (x, y) = game.head(me);
    [game.width() - 1 - x, game.height() - 1 - y, x, y][heading as usize]
}

/// The enemy may have taken the ground the square began on: rather leave the square than run into the trail.
fn avoid_own_trail(game: &Paper, me: Player, wanted: Turn) -> Turn {
    let free = |turn: Turn| {
        let (dx, dy) = STEPS[turn.apply(game.heading(me)) as usize];
        let (x, y) = (game.head(me).0 + dx, game.head(me).1 + dy);
        game.on_board(x, y) && !game.band(me).get(x, y)
    };
    [wanted, Turn::Right, Turn::Straight, Turn::Left]
        .into_iter()
        .find(|&t| free(t))
        .unwrap_or(wanted)
}
