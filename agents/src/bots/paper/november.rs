//! `november`: attacks near, farms far. After team November of 2018 (digest 1.14), third of its group: breadth-first
//! distances, a danger circle of 30 around the opponent, rectangles beyond it.
//!
//! 1. *Home*, the opponent on my land and near: approach its head or trail, whichever is nearer, unless it has more
//!    than three times my area. Else leave by the nearest of the four straight ways; the rectangle is larger the
//!    farther the opponent is.
//! 2. *Outside*, home straight ahead and safe: go on, for fewer turns and more ground.
//! 3. *Outside*, the opponent within 30: attack if L2 < L4 and it is not home; return if the way home comes near L4.
//! 4. Else the rectangle.

use turf_env::games::paper::Turn;
use turf_env::games::paper::analysis::way::FAR;

use super::sight::{Fate, Sight, first_turn};
use super::square::{Square, leave, stay};
use super::{Design, TURNS};

const NEAR: u32 = 30;
/// Distance from which an opponent on my land is attacked from inside. The report only says "close enough".
const INSIDE: u32 = 15;
const HUGELY: u32 = 3;
const PART: u32 = 4;
const MARGIN: u32 = 3;
const MELEE: u32 = 3;

#[derive(Default)]
pub struct November {
    square: Option<Square>,
    retreating: bool,
    attacking: bool,
}

impl Design for November {
    fn wish(&mut self, sight: &Sight) -> Turn {
        if let Some(turn) = sight.kill_at_once() {
            turn
        } else if sight.at_home {
            self.inside(sight)
        } else {
            self.outside(sight)
        }
    }
}

impl November {
    fn inside(&mut self, sight: &Sight) -> Turn {
        *self = Self::default();
        let hugely_behind = sight.game.area(sight.foe) > HUGELY * sight.game.area(sight.me);
        let (trail, heads) = (sight.attack(), sight.heads());
        let head = (sight.foe_pose.x, sight.foe_pose.y);
        if sight.is_mine(head) && heads.min(trail.moves) <= INSIDE && !hugely_behind {
            let (x, y) = if trail.moves < heads { trail.cell } else { head };
            return nearer(sight, x, y);
        }
        if sight.foe_at_home && heads <= MELEE {
            return stay(sight);
        }
        let (turn, square) = leave(sight, (heads / PART).max(2));
        let to = sight.after(turn);
        if square.is_some() && sight.foe_pose.moves_to(to.x, to.y) <= 1 + MARGIN {
            return stay(sight);
        }
        self.square = square;
        turn
    }

    fn outside(&mut self, sight: &Sight) -> Turn {
        let (l1, l4) = (sight.home().moves, sight.foe_attack().moves);
        let spare = |moves: u32| moves + MARGIN <= l4 && moves + 2 <= sight.game.turns_left(sight.me);
        if home_ahead(sight).is_some_and(spare) {
            return Turn::Straight;
        }
        if sight.heads() < NEAR {
            self.retreating |= self.attacking && sight.foe_at_home;
            self.attacking = !self.retreating && !sight.foe_at_home && sight.attack().moves < l4;
            if self.attacking
                && let Some(way) = sight.way_to_attack().filter(|way| way.len < l4)
            {
                return first_turn(sight.pose, &way);
            }
        }
        if self.retreating || !spare(l1) {
            return sight.homewards();
        }
        let side = (sight.heads() / PART).max(2);
        let square = self.square.get_or_insert_with(|| Square::new(sight, side));
        square.next(sight)
    }
}

fn home_ahead(sight: &Sight) -> Option<u32> {
    let (mut at, mut moves) = (sight.after(Turn::Straight), 1);
    while sight.is_free((at.x, at.y)) {
        if sight.is_mine((at.x, at.y)) {
            return Some(moves);
        }
        at = at.step(Turn::Straight);
        moves += 1;
    }
    None
}

fn nearer(sight: &Sight, x: i32, y: i32) -> Turn {
    let worth = |turn: &Turn| {
        let ends = sight.fate(*turn) < Fate::GoesOn;
        let moves = if ends { FAR } else { sight.after(*turn).moves_to(x, y) };
        (!sight.stays(*turn), moves)
    };
    TURNS.into_iter().min_by_key(worth).unwrap_or(Turn::Straight)
}
