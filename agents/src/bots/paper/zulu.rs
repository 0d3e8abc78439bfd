//! `zulu`: farms far out, comes home in time, and takes what is sure. After team Zulu of 2018 (digest 1.24), second of
//! its group with the largest ground of all, and beaten 11 to 0 by the runner-up's shadowing.
//!
//! | mode | does | until |
//! |---|---|---|
//! | *expanding* | to the nearest free cell; outside straight, a turn after each third of the board | second turn: backing |
//! | *backing* | the shortest way home, whatever happens | home |
//! | *attacking* | the nearest cell of the opponent's trail, if I am there before it is home | it is home |
//!
//! Both turns of an excursion go to the same side. In any mode it backs if the opponent could reach the trail before it
//! is home.

use turf_env::Player;
use turf_env::games::paper::analysis::way::nearest;
use turf_env::games::paper::{Paper, STEPS, Turn, span};

use super::guard::guard;
use super::sight::{Fate, Sight, first_turn};
use super::square::stay;
use crate::play::bot::{Bot, Forfeit};

const PART: i32 = 3;
const MARGIN: u32 = 2;
const TURNS: [Turn; 3] = [Turn::Straight, Turn::Left, Turn::Right];

#[derive(Default)]
pub struct Zulu {
    backing: bool,
    walked: i32,
    corner: Option<Turn>,
}

impl Bot<Paper> for Zulu {
    fn start(&mut self, _seat: Player, _game: &Paper, _seed: u64) -> Result<(), Forfeit> {
        *self = Self::default();
        Ok(())
    }

    fn choose(&mut self, game: &Paper) -> Result<Turn, Forfeit> {
        let sight = Sight::new(game);
        let wish = self.wish(&sight);
        Ok(guard(&sight, wish))
    }
}

impl Zulu {
    fn wish(&mut self, sight: &Sight) -> Turn {
        if let Some(turn) = sight.kill_at_once() {
            return turn;
        }
        if sight.at_home {
            *self = Self::default();
        }
        self.backing |= !sight.at_home && threatened(sight);
        if self.backing {
            let way = sight.way_home(sight.pose);
            return way.map_or(Turn::Straight, |way| first_turn(sight.pose, &way));
        }
        if let Some(turn) = attack(sight) {
            return turn;
        }
        if sight.at_home {
            leave(sight)
        } else {
            self.expand(sight)
        }
    }

    fn expand(&mut self, sight: &Sight) -> Turn {
        self.walked += 1;
        let side = if sight.pose.heading & 1 == 0 {
            sight.game.width()
        } else {
            sight.game.height()
        };
        if self.walked * PART <= side && sight.fate(Turn::Straight) >= Fate::GoesOn {
            return Turn::Straight;
        }
        self.walked = 0;
        match self.corner {
            None => {
                let corner = roomier(sight);
                self.corner = Some(corner);
                corner
            }
            Some(corner) => {
                self.backing = true;
                corner
            }
        }
    }
}

fn threatened(sight: &Sight) -> bool {
    let home = sight.home().moves + MARGIN;
    home > sight.foe_attack().moves.min(sight.heads()) || home >= sight.game.turns_left(sight.me)
}

fn attack(sight: &Sight) -> Option<Turn> {
    let l2 = sight.attack().moves;
    if sight.foe_at_home || l2 > sight.foe_home().moves || l2 > sight.foe_attack().moves {
        return None;
    }
    let way = sight.way_to_attack()?;
    (way.len == l2).then(|| first_turn(sight.pose, &way))
}

fn leave(sight: &Sight) -> Turn {
    let (game, board) = (sight.game, span(0, sight.game.width() - 1));
    let nobodys = |y: i32| board & !game.territory(sight.me).row(y) & !game.territory(sight.foe).row(y);
    let target = nearest(sight.pose, 0, game.height() - 1, nobodys).map(|(_, x, y)| (x, y));
    let Some((x, y)) = target.or_else(|| Some(sight.nearest_not_mine(sight.pose).cell)) else {
        return stay(sight);
    };
    let goes_on = TURNS.into_iter().filter(|&turn| {
        let to = sight.after(turn);
        let inside = sight.is_mine((to.x, to.y));
        sight.fate(turn) >= Fate::GoesOn && (inside || sight.foe_pose.moves_to(to.x, to.y) > 1 + MARGIN)
    });
    let closest = goes_on.min_by_key(|&turn| sight.after(turn).moves_to(x, y));
    closest.unwrap_or_else(|| stay(sight))
}

fn roomier(sight: &Sight) -> Turn {
    let room = |turn: &Turn| {
        let (dx, dy) = STEPS[turn.apply(sight.pose.heading) as usize];
        let (w, h) = (sight.game.width(), sight.game.height());
        match (dx, dy) {
            (1, _) => w - 1 - sight.pose.x,
            (-1, _) => sight.pose.x,
            (_, 1) => h - 1 - sight.pose.y,
            _ => sight.pose.y,
        }
    };
    [Turn::Left, Turn::Right]
        .into_iter()
        .max_by_key(room)
        .unwrap_or(Turn::Left)
}
