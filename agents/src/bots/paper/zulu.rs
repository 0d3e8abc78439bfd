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

use turf_env::games::paper::analysis::way::nearest;
use turf_env::games::paper::{Turn, span};

use super::sight::{Fate, Sight, first_turn};
use super::square::stay;
use super::{Design, room};

const PART: i32 = 3;
const MARGIN: u32 = 2;

#[derive(Default)]
pub struct Zulu {
    backing: bool,
    walked: i32,
    corner: Option<Turn>,
}

impl Design for Zulu {
    fn wish(&mut self, sight: &Sight) -> Turn {
        if let Some(turn) = sight.kill_at_once() {
            return turn;
        }
        if sight.at_home {
            *self = Self::default();
        }
        self.backing |= !sight.at_home && threatened(sight);
        if self.backing {
            return sight.homewards();
        }
        if let Some(turn) = attack(sight) {
            return turn;
        }
        if sight.at_home { leave(sight) } else { self.expand(sight) }
    }
}

impl Zulu {
    fn expand(&mut self, sight: &Sight) -> Turn {
        self.walked += 1;
        let side = [sight.game.width(), sight.game.height()][sight.pose.heading as usize & 1];
        if self.walked * PART <= side && sight.fate(Turn::Straight) >= Fate::GoesOn {
            return Turn::Straight;
        }
        self.walked = 0;
        self.backing = self.corner.is_some();
        *self.corner.get_or_insert_with(|| roomier(sight))
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
    let (x, y) = target.unwrap_or_else(|| sight.nearest_not_mine(sight.pose).cell);
    let goes_on = sight.safe_turns().filter(|&turn| {
        let to = sight.after(turn);
        sight.stays(turn) || sight.foe_pose.moves_to(to.x, to.y) > 1 + MARGIN
    });
    let closest = goes_on.min_by_key(|&turn| sight.after(turn).moves_to(x, y));
    closest.unwrap_or_else(|| stay(sight))
}

fn roomier(sight: &Sight) -> Turn {
    let room = |turn: Turn| room(sight.game, (sight.pose.x, sight.pose.y), turn.apply(sight.pose.heading));
    let [left, right] = [Turn::Left, Turn::Right];
    if room(left) > room(right) { left } else { right }
}
