//! `hotel`: rectangles that cannot be cut, and the kill whenever it is possible. After team Hotel, fourth of 2018 and
//! by far the cheapest of the strong entries: no search, only distances between points and straight lines.
//!
//! 1. *Attack* if the opponent's trail can be reached before it is home, on a way that it cannot cut either.
//! 2. *Farm outside*: on leaving, find the largest safe square to the left and to the right and take the one that gains
//!    more. Until the first turn it grows whenever the opponent has moved away; after that it is fixed.
//! 3. *Farm inside*: stay while the opponent is closer than 5; approach it if it is in the territory; else leave at
//!    once. After coming home make two turns to the same side, and never turn towards where all cells ahead are mine.
//!
//! The report's ten suicides were trails that led to lost ground. Here a plan that no longer leads home is replaced by
//! the shortest way.

use turf_env::games::paper::{Heading, Turn};

use super::delta::capture::gain;
use super::delta::path::walk;
use super::sight::{Sight, first_turn};
use super::square::stay;
use super::{Design, TURNS, turn_to};

const MELEE: u32 = 5;
const MIN_LENGTH: u32 = 2;

#[derive(Clone, Copy)]
struct Rectangle {
    out: Heading,
    side: Turn,
    ahead: u32,
    across: u32,
    walked: u32,
}

impl Rectangle {
    fn rest(&self) -> impl Iterator<Item = Heading> + Clone + use<> {
        let turned = |n: u32| (0..n).fold(self.out, |heading, _| self.side.apply(heading));
        let legs = [self.ahead, self.across, self.ahead, self.across];
        let headings = [self.out, turned(1), turned(2), turned(3)];
        (0..4).flat_map(move |i| std::iter::repeat_n(headings[i], legs[i] as usize)).skip(self.walked as usize)
    }

    /// Returns the number of moves home if the opponent cannot interrupt them.
    fn safe(&self, sight: &Sight) -> Option<u32> {
        let walk = walk(sight.game, sight.me, self.rest())?;
        let moves = walk.moves as u32;
        (walk.is_proven() && moves <= sight.game.turns_left(sight.me)).then_some(moves)
    }
}

#[derive(Default)]
pub struct Hotel {
    rectangle: Option<Rectangle>,
    again: Option<Turn>,
}

impl Design for Hotel {
    fn wish(&mut self, sight: &Sight) -> Turn {
        if let Some(turn) = sight.kill_at_once() {
            turn
        } else if let Some(way) = sight.sure_kill() {
            first_turn(sight.pose, &way)
        } else if sight.at_home {
            self.inside(sight)
        } else {
            self.outside(sight)
        }
    }

    fn overruled(&mut self) {
        *self = Self::default();
    }
}

impl Hotel {
    fn outside(&mut self, sight: &Sight) -> Turn {
        let Some(mut plan) = self.rectangle.filter(|plan| plan.safe(sight).is_some()) else {
            self.rectangle = None;
            return sight.homewards();
        };
        if plan.walked <= plan.ahead {
            let larger = Rectangle { ahead: plan.ahead + 1, across: plan.across + 1, ..plan };
            if larger.safe(sight).is_some() {
                plan = larger;
            }
        }
        self.walk(plan, sight)
    }

    fn walk(&mut self, plan: Rectangle, sight: &Sight) -> Turn {
        let heading = plan.rest().next().unwrap_or(sight.pose.heading);
        self.rectangle = Some(Rectangle { walked: plan.walked + 1, ..plan });
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
        // Just back: leave again beside the enclosed ground.
        if let Some(plan) = back.filter(|plan| plan.walked > plan.ahead) {
            let left = plan.side == Turn::Left;
            let away = if left { Turn::Right } else { Turn::Left };
            self.again = Some(away);
            return self.leave_or_stay(sight, away);
        }
        let turn = self.again.take().unwrap_or_else(|| sight.exit_turn());
        self.leave_or_stay(sight, turn)
    }

    fn leave_or_stay(&mut self, sight: &Sight, turn: Turn) -> Turn {
        if sight.stays(turn) {
            return turn;
        }
        match best_rectangle(sight, sight.after(turn).heading) {
            Some(plan) => self.walk(plan, sight),
            None => stay(sight),
        }
    }
}

fn best_rectangle(sight: &Sight, out: Heading) -> Option<Rectangle> {
    let board = sight.game.width().max(sight.game.height()) as u32;
    let plans = [Turn::Left, Turn::Right].into_iter().filter_map(|side: Turn| {
        let square = |length: u32| Rectangle { out, side, ahead: length, across: length, walked: 0 };
        let lengths = std::iter::successors(Some(MIN_LENGTH), |length| Some(length + length / 2));
        let lengths = lengths.take_while(|&length| length < board);
        lengths.map(square).take_while(|plan| plan.safe(sight).is_some()).last()
    });
    plans.max_by_key(|plan| {
        let moves = plan.safe(sight).unwrap_or(0) as usize;
        gain(sight.game, sight.me, plan.rest().take(moves)).0
    })
}

fn approach(sight: &Sight) -> Turn {
    let foe = sight.foe_pose;
    let distance = |turn: &Turn| (!sight.stays(*turn), sight.after(*turn).moves_to(foe.x, foe.y));
    TURNS.into_iter().min_by_key(distance).expect("three turns")
}
