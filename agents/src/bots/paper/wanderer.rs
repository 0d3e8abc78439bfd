//! `wanderer`: after the contest's sparring partner "normal wanderer". It *wanders* inside its territory and turns ever
//! more rarely; once outside it walks a *square* whose side is a fifth of the distance to the opponent; near a wall it
//! turns round and *goes back*. It ignores trails and threats.

use turf_env::games::paper::{Paper, Turn};
use turf_env::{Game, Player, Rng};

use crate::play::bot::{Bot, Forfeit};

use super::{ahead, at_home, turn_to};

#[derive(Clone, Copy, PartialEq)]
enum Mode {
    Wander,
    Square,
    GoBack,
}

pub struct Wanderer {
    mode: Mode,
    turn: Option<Turn>,
    count: u32,
    side: u32,
    rng: Rng,
}

impl Default for Wanderer {
    fn default() -> Self {
        Self { mode: Mode::Wander, turn: None, count: 2, side: 2, rng: Rng::new(0) }
    }
}

impl Bot<Paper> for Wanderer {
    fn start(&mut self, _seat: Player, _game: &Paper, seed: u64) -> Result<(), Forfeit> {
        *self = Self { rng: Rng::new(seed), ..Self::default() };
        Ok(())
    }

    fn choose(&mut self, game: &Paper) -> Result<Turn, Forfeit> {
        let me = game.to_move();
        Ok(match self.mode {
            Mode::Wander => self.wander(game, me),
            Mode::Square => self.square(game, me),
            Mode::GoBack => self.go_back(game, me),
        })
    }
}

impl Wanderer {
    fn wander(&mut self, game: &Paper, me: Player) -> Turn {
        if let Some(inward) = wall_ahead(game, me) {
            self.mode = Mode::GoBack;
            self.count = 0;
            // Along the wall: turns away from it. Towards it: turns either way, and once more next time.
            let turn = turn_to(game.heading(me), inward);
            self.turn = (turn == Turn::Straight).then(|| self.either());
            return self.turn.unwrap_or(turn);
        }
        if !at_home(game, me) {
            return self.leave(game, me);
        }
        if self.rng.below(self.count) == 0 {
            self.count += 3;
            return self.either();
        }
        Turn::Straight
    }

    fn leave(&mut self, game: &Paper, me: Player) -> Turn {
        let ((x, y), (ex, ey)) = (game.head(me), game.head(!me));
        self.mode = Mode::Square;
        self.count = 1 + self.rng.below(2);
        self.turn = Some(self.either());
        self.side = ((x - ex).abs() + (y - ey).abs()).unsigned_abs().div_euclid(5).max(2);
        Turn::Straight
    }

    fn square(&mut self, game: &Paper, me: Player) -> Turn {
        let corner = self.turn.unwrap_or(Turn::Left);
        let (x, y) = ahead(game.head(me), game.heading(me));
        if !game.on_board(x, y) {
            self.count = 0;
            return corner;
        }
        if at_home(game, me) {
            self.mode = Mode::Wander;
            self.count = 2;
            return self.wander(game, me);
        }
        self.count += 1;
        if self.count >= self.side {
            self.count = 0;
            return corner;
        }
        Turn::Straight
    }

    fn go_back(&mut self, game: &Paper, me: Player) -> Turn {
        if let Some(turn) = self.turn.take() {
            return turn;
        }
        if !at_home(game, me) {
            return self.leave(game, me);
        }
        self.count += 1;
        if self.count <= 5 {
            return Turn::Straight;
        }
        self.mode = Mode::Wander;
        self.count = 2;
        match self.rng.below(6) {
            0 => Turn::Left,
            1 => Turn::Right,
            _ => Turn::Straight,
        }
    }

    fn either(&mut self) -> Turn {
        if self.rng.chance(0.5) { Turn::Left } else { Turn::Right }
    }
}

/// Returns the heading away from a wall that is at most one cell beyond the next cell, unless the player has that
/// heading already.
fn wall_ahead(game: &Paper, me: Player) -> Option<u8> {
    let (x, y) = ahead(game.head(me), game.heading(me));
    let near = [(x <= 1, 0), (x >= game.width() - 2, 2), (y <= 1, 1), (y >= game.height() - 2, 3)];
    let wall = near.into_iter().find(|&(close, inward)| close && inward != game.heading(me));
    wall.map(|(_, inward)| inward)
}
