//! `quebec`: value of the next two moves. After team Quebec, third of 2018. It has no plan, only a value of the
//! position after each of its nine sequences of two turns, with the opponent at rest.
//!
//! 1. *Opening*: a long strip towards the opponent, an easy line to come home to.
//! 2. Home straight ahead: enter it. Straight on deadly and home visible on one side only: turn there (else it would
//!    wind itself into a maze).
//! 3. The opponent within 5: play the best single move. Else play the best two; the second without replanning.
//!
//! The value: ∓10000 if the game ends; minus the excess of L1 + p1 over L4 (p1 = 6, and 1 more per 15 cells of trail:
//! flee in time); plus the excess of L3 + p2 over L2 (p2 = 2: pursue an opponent that strayed too far); plus 1 for
//! being outside, or at home on the shortest or a short way out.

use turf_env::games::paper::Turn;
use turf_env::games::paper::analysis::way::{FAR, Pose};

use super::sight::{Fate, Sight};
use super::{Design, TURNS, turn_to};

const MELEE: u32 = 5;
const CAUTION: (i32, i32) = (6, 15);
const AGGRESSION: i32 = 2;
const END: i32 = 10_000;

#[derive(Default)]
pub struct Quebec {
    second: Option<Turn>,
    opened: bool,
}

impl Design for Quebec {
    fn wish(&mut self, sight: &Sight) -> Turn {
        let second = self.second.take();
        if let Some(turn) = sight.kill_at_once() {
            return turn;
        }
        let ahead = sight.after(Turn::Straight);
        if !sight.at_home && sight.stays(Turn::Straight) {
            return Turn::Straight;
        }
        if let Some(turn) = self.opening(sight) {
            return turn;
        }
        if !sight.is_free((ahead.x, ahead.y))
            && let Some(turn) = go_home(sight)
        {
            return turn;
        }
        let value = Value::new(sight);
        if sight.heads() <= MELEE {
            return best(TURNS.into_iter().map(|turn| (value.of(&[turn]), turn))).unwrap_or(Turn::Straight);
        }
        if let Some(turn) = second {
            return turn;
        }
        let pairs = TURNS.into_iter().flat_map(|a| TURNS.into_iter().map(move |b| (a, b)));
        let (first, then) = best(pairs.map(|(a, b)| (value.of(&[a, b]), (a, b)))).expect("nine pairs");
        self.second = Some(then);
        first
    }
}

impl Quebec {
    fn opening(&mut self, sight: &Sight) -> Option<Turn> {
        let far = sight.home().moves + 2 * CAUTION.0 as u32 > sight.foe_attack().moves.min(sight.heads()) / 2;
        self.opened |= far;
        if self.opened {
            return None;
        }
        let towards = if sight.foe_pose.x > sight.pose.x { 0 } else { 2 };
        let heading = sight.pose.heading;
        let reversal = towards == (heading + 2) & 3;
        let turn = if reversal { Turn::Left } else { turn_to(heading, towards) };
        (sight.fate(turn) == Fate::GoesOn).then_some(turn)
    }
}

fn best<T>(all: impl Iterator<Item = (i32, T)>) -> Option<T> {
    all.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, it)| it)
}

fn go_home(sight: &Sight) -> Option<Turn> {
    let sees = |turn: &Turn| {
        let mut at = sight.after(*turn);
        while sight.is_free((at.x, at.y)) && !sight.is_mine((at.x, at.y)) {
            at = at.step(Turn::Straight);
        }
        sight.is_mine((at.x, at.y))
    };
    match (sees(&Turn::Left), sees(&Turn::Right)) {
        (true, false) => Some(Turn::Left),
        (false, true) => Some(Turn::Right),
        _ => None,
    }
}

struct Value<'a> {
    sight: &'a Sight<'a>,
    caution: i32,
    foe_home: i32,
    foe_attack: i32,
    far: i32,
    exit: u32,
}

impl<'a> Value<'a> {
    fn new(sight: &'a Sight) -> Self {
        let far = sight.game.width() + sight.game.height();
        let cut = |moves: u32| if moves >= FAR { far } else { moves as i32 };
        Self {
            sight,
            caution: CAUTION.0 + sight.game.trail_len(sight.me) as i32 / CAUTION.1,
            foe_home: cut(sight.foe_home().moves),
            foe_attack: cut(sight.foe_attack().moves),
            far,
            exit: (0..4).map(|heading| sight.exit(Pose { heading, ..sight.pose })).min().expect("four headings"),
        }
    }

    fn of(&self, turns: &[Turn]) -> i32 {
        let sight = self.sight;
        let mut at = sight.pose;
        let mut foe_attack = self.foe_attack;
        for &turn in turns {
            at = at.step(turn);
            let cell = (at.x, at.y);
            if !sight.is_free(cell) {
                return -END;
            }
            if sight.game.trail(sight.foe).get(at.x, at.y) {
                return END;
            }
            if sight.is_foes(cell) && at.x.abs_diff(sight.foe_pose.x) + at.y.abs_diff(sight.foe_pose.y) < 2 {
                return -END;
            }
            if sight.is_mine(cell) {
                foe_attack = self.far;
            } else {
                foe_attack = foe_attack.min(sight.foe_pose.moves_to(at.x, at.y) as i32);
            }
        }
        let home = sight.is_mine((at.x, at.y));
        let l1 = (sight.home_from(at).moves as i32).min(self.far);
        let l2 = (sight.attack_from(at).moves as i32).min(self.far);
        let danger = if home { 0 } else { l1 + self.caution - foe_attack };
        let chance = if sight.foe_at_home { 0 } else { self.foe_home + AGGRESSION - l2 };
        let third = sight.game.width().min(sight.game.height()) as u32 / 3;
        let right_direction = !home || sight.exit(at) <= self.exit.max(third);
        chance.max(0) - danger.max(0) + right_direction as i32
    }
}
