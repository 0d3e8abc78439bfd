//! `hotel`: rectangles that cannot be cut, and the kill whenever it offers itself. After team Hotel, fourth of 2018 and by
//! far the cheapest of the strong entries: no search, only distances between points and straight lines.
//!
//! 1. *Attack* if the foe's trail can be reached before the foe is home, on a way that it cannot cut either.
//! 2. *Farm outside*: on leaving, the largest safe square to the left and to the right, and the one that gains more.
//!    Until the first turn it grows whenever the foe has moved away; from then on it is fixed.
//! 3. *Farm inside*: with the foe closer than 5, stay; with the foe in the territory, go for it; else leave at once: two
//!    turns to the same side after coming home, and never towards where everything ahead is mine already.
//!
//! The report's ten suicides came of trails whose home was gone: here a plan that no longer leads home is dropped for the
//! shortest way.

use turf_env::Player;
use turf_env::games::paper::{Heading, Paper, Turn};

use super::delta::capture::gain;
use super::delta::path::walk;
use super::guard::guard;
use super::sight::{Sight, first_turn};
use super::square::stay;
use super::turn_to;
use crate::play::bot::{Bot, Forfeit};

/// With the foe closer than this, stay at home.
const MELEE: u32 = 5;
/// Side of the smallest square tried on leaving; each next one is larger by half.
const SMALLEST: u32 = 2;

/// A rectangle being walked.
#[derive(Clone, Copy)]
struct Rectangle {
    /// The heading of the first leg, the side to turn to, and the lengths of the first two legs.
    out: Heading,
    side: Turn,
    ahead: u32,
    across: u32,
    /// Moves made.
    walked: u32,
}

impl Rectangle {
    /// The headings from here on: out, across, back, and if there is no home yet back across.
    fn rest(&self) -> impl Iterator<Item = Heading> + Clone + use<> {
        let turned = |n: u32| (0..n).fold(self.out, |heading, _| self.side.apply(heading));
        let legs = [self.ahead, self.across, self.ahead, self.across];
        let headings = [self.out, turned(1), turned(2), turned(3)];
        (0..4)
            .flat_map(move |i| std::iter::repeat_n(headings[i], legs[i] as usize))
            .skip(self.walked as usize)
    }

    /// Moves home, if the foe can do nothing about it.
    fn safe(&self, sight: &Sight) -> Option<u32> {
        let walk = walk(sight.game, sight.me, self.rest())?;
        let moves = walk.moves as u32;
        (walk.is_proven() && moves <= sight.game.turns_left(sight.me)).then_some(moves)
    }
}

/// See the module.
#[derive(Default)]
pub struct Hotel {
    rectangle: Option<Rectangle>,
    /// The second of two turns to the same side.
    again: Option<Turn>,
}

impl Bot<Paper> for Hotel {
    fn start(&mut self, _seat: Player, _game: &Paper, _seed: u64) -> Result<(), Forfeit> {
        *self = Self::default();
        Ok(())
    }

    fn choose(&mut self, game: &Paper) -> Result<Turn, Forfeit> {
        let sight = Sight::new(game);
        let wish = attack(&sight).unwrap_or_else(|| {
            if sight.at_home {
                self.inside(&sight)
            } else {
                self.outside(&sight)
            }
        });
        let turn = guard(&sight, wish);
        if turn != wish {
            *self = Self::default();
        }
        Ok(turn)
    }
}

/// The kill that offers itself.
fn attack(sight: &Sight) -> Option<Turn> {
    sight
        .kill_at_once()
        .or_else(|| sight.sure_kill().map(|way| first_turn(sight.pose, &way)))
}

impl Hotel {
    fn outside(&mut self, sight: &Sight) -> Turn {
        let Some(mut plan) = self.rectangle.filter(|plan| plan.safe(sight).is_some()) else {
            self.rectangle = None;
            let way = sight.way_home(sight.pose);
            return way.map_or(Turn::Straight, |way| first_turn(sight.pose, &way));
        };
        if plan.walked <= plan.ahead {
            let larger = Rectangle {
                ahead: plan.ahead + 1,
                across: plan.across + 1,
                ..plan
            };
            if larger.safe(sight).is_some() {
                plan = larger;
            }
        }
        self.walk(plan, sight)
    }

    fn walk(&mut self, plan: Rectangle, sight: &Sight) -> Turn {
        let heading = plan.rest().next().unwrap_or(sight.pose.heading);
        self.rectangle = Some(Rectangle {
            walked: plan.walked + 1,
            ..plan
        });
        turn_to(sight.pose.heading, heading)
    }

    fn inside(&mut self, sight: &Sight) -> Turn {
        let back = self.rectangle.take();
        if sight.heads() < MELEE {
            return stay(sight);
        }
        if sight.is_mine((sight.foe_pose.x, sight.foe_pose.y)) {
            return approach(sight);
        }
        // Just back: leave again beside what was enclosed.
        if let Some(plan) = back.filter(|plan| plan.walked > plan.ahead) {
            let away = if plan.side == Turn::Left {
                Turn::Right
            } else {
                Turn::Left
            };
            self.again = Some(away);
            return self.leave_or_stay(sight, away);
        }
        let turn = self.again.take().unwrap_or_else(|| foresee(sight));
        self.leave_or_stay(sight, turn)
    }

    /// This turn, with a rectangle if it leaves home; where none is safe, a turn that stays.
    fn leave_or_stay(&mut self, sight: &Sight, turn: Turn) -> Turn {
        let to = sight.after(turn);
        if sight.is_mine((to.x, to.y)) {
            return turn;
        }
        match best_rectangle(sight, to.heading) {
            Some(plan) => self.walk(plan, sight),
            None => stay(sight),
        }
    }
}

/// The largest safe squares to both sides, and of these the one that gains more.
fn best_rectangle(sight: &Sight, out: Heading) -> Option<Rectangle> {
    let board = sight.game.width().max(sight.game.height()) as u32;
    let largest = |side: Turn| {
        let square = |length: u32| Rectangle {
            out,
            side,
            ahead: length,
            across: length,
            walked: 0,
        };
        let lengths = std::iter::successors(Some(SMALLEST), |length| Some(length + length / 2));
        let lengths = lengths.take_while(|&length| length < board);
        lengths.map(square).take_while(|plan| plan.safe(sight).is_some()).last()
    };
    let plans = [Turn::Left, Turn::Right].into_iter().filter_map(largest);
    plans.max_by_key(|plan| {
        gain(
            sight.game,
            sight.me,
            plan.rest().take(plan.safe(sight).unwrap_or(0) as usize),
        )
        .0
    })
}

/// The turn at home that brings the head nearest to the foe's.
fn approach(sight: &Sight) -> Turn {
    let distance = |turn: &Turn| {
        let to = sight.after(*turn);
        (
            !sight.is_mine((to.x, to.y)),
            to.moves_to(sight.foe_pose.x, sight.foe_pose.y),
        )
    };
    [Turn::Straight, Turn::Left, Turn::Right]
        .into_iter()
        .min_by_key(distance)
        .expect("three turns")
}

/// Straight on, unless all cells ahead are mine: then where the nearest one that is not lies.
fn foresee(sight: &Sight) -> Turn {
    let exit = |turn: &Turn| sight.exit(sight.after(*turn));
    [Turn::Straight, Turn::Left, Turn::Right]
        .into_iter()
        .min_by_key(exit)
        .expect("three turns")
}
