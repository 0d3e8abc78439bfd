//! `quebec`: the worth of the next two moves. After team Quebec, third of 2018: no plan at all, only a value of the
//! position after each of its nine sequences of two turns, the foe standing still.
//!
//! 1. *Opening*: a long strip towards the foe, an easy line to come home to.
//! 2. Home straight ahead: in. Straight on deadly and home to be seen on one side only: there (or it would wind itself
//!    into a maze).
//! 3. The foe within 5: the best single move. Else the best two, of which the second is played without another look.
//!
//! The value: ∓10000 for what ends the game; minus what L1 + p1 exceeds L4 by (p1 grows with the trail: flee in time);
//! plus what L3 + p2 exceeds L2 by (pursue whoever strayed too far); 1 for being outside, or at
//! home on the shortest or a short way out.

use turf_env::games::paper::analysis::way::{FAR, Pose};
use turf_env::games::paper::{Paper, Turn};

use super::guard::guard;
use super::sight::{Fate, Sight};
use super::turn_to;
use crate::play::bot::{Bot, Forfeit};

/// Within this distance of the foe every single move is weighed.
const MELEE: u32 = 5;
/// p1 without a trail, and cells of trail that add one.
const CAUTION: (i32, i32) = (6, 15);
/// p2.
const AGGRESSION: i32 = 2;
/// What ends the game.
const END: i32 = 10_000;
/// Straight on where nothing speaks for turning.
const TURNS: [Turn; 3] = [Turn::Straight, Turn::Left, Turn::Right];

/// See the module.
#[derive(Default)]
pub struct Quebec {
    /// The second of two moves.
    second: Option<Turn>,
    /// The opening is over.
    opened: bool,
}

impl Bot<Paper> for Quebec {
    fn start(&mut self, _seat: turf_env::Player, _game: &Paper, _seed: u64) -> Result<(), Forfeit> {
        *self = Self::default();
        Ok(())
    }

    fn choose(&mut self, game: &Paper) -> Result<Turn, Forfeit> {
        let sight = Sight::new(game);
        let wish = self.wish(&sight);
        Ok(guard(&sight, wish))
    }
}

impl Quebec {
    fn wish(&mut self, sight: &Sight) -> Turn {
        let second = self.second.take();
        if let Some(turn) = sight.kill_at_once() {
            return turn;
        }
        let ahead = sight.after(Turn::Straight);
        if !sight.at_home && sight.is_mine((ahead.x, ahead.y)) {
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

    /// Straight towards the foe's side, until that would be too far.
    fn opening(&mut self, sight: &Sight) -> Option<Turn> {
        let far = sight.home().moves + 2 * CAUTION.0 as u32 > sight.foe_attack().moves.min(sight.heads()) / 2;
        self.opened |= far;
        if self.opened {
            return None;
        }
        let towards = if sight.foe_pose.x > sight.pose.x { 0 } else { 2 };
        let heading = sight.pose.heading;
        let turn = if towards == (heading + 2) & 3 {
            Turn::Left
        } else {
            turn_to(heading, towards)
        };
        (sight.fate(turn) == Fate::GoesOn).then_some(turn)
    }
}

/// The first of the best.
fn best<T>(all: impl Iterator<Item = (i32, T)>) -> Option<T> {
    all.reduce(|best, next| if next.0 > best.0 { next } else { best })
        .map(|(_, it)| it)
}

/// The side on which home can be seen, if it is only one.
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

/// What positions after my next moves are worth.
struct Value<'a> {
    sight: &'a Sight<'a>,
    /// p1.
    caution: i32,
    /// L3, and L4 before my moves.
    foe_home: i32,
    foe_attack: i32,
    /// Stands for a distance to what does not exist.
    far: i32,
    /// Moves out of the territory from here, straight on in the best of the four directions.
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
            exit: (0..4)
                .map(|heading| sight.exit(Pose { heading, ..sight.pose }))
                .min()
                .expect("four headings"),
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
            if sight.game.band(sight.foe).get(at.x, at.y) {
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
        let danger = if home {
            0
        } else {
            (l1 + self.caution - foe_attack).max(0)
        };
        let chance = if sight.foe_at_home {
            0
        } else {
            (self.foe_home + AGGRESSION - l2).max(0)
        };
        let third = sight.game.width().min(sight.game.height()) as u32 / 3;
        let right_direction = !home || sight.exit(at) <= self.exit.max(third);
        chance - danger + right_direction as i32
    }
}
