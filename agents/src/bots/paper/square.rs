//! Squares: the excursion of most entries of 2018. Out, and after every side a turn to the same side, until home again.

use turf_env::games::paper::{STEPS, Turn};

use super::room;
use super::sight::{Fate, Sight};

#[derive(Clone, Copy, Debug)]
pub struct Square {
    pub corner: Turn,
    pub side: u32,
    walked: u32,
}

impl Square {
    /// Returns a square straight on from here, of this side or as large as the board allows. It turns towards home, or
    /// else to the side with more room.
    pub fn new(sight: &Sight, side: u32) -> Self {
        Self::along(sight, sight.pose.heading, side)
    }

    fn along(sight: &Sight, heading: u8, side: u32) -> Self {
        let room = |heading: u8| room(sight.game, (sight.pose.x, sight.pose.y), heading) as u32;
        let home = |corner: Turn| {
            let to = corner.apply(heading);
            // Counts own cells beside the start, in the direction of the second side.
            let (dx, dy) = STEPS[to as usize];
            let reach = side.min(room(to)) as i32;
            let cells = (1..=reach).filter(|i| sight.is_mine((sight.pose.x + dx * i, sight.pose.y + dy * i)));
            cells.count() as u32
        };
        let worth = |corner: Turn| room(corner.apply(heading)).min(side) / 2 + home(corner);
        let [left, right] = [Turn::Left, Turn::Right];
        Self {
            corner: if worth(left) >= worth(right) { left } else { right },
            side: side.min(room(heading)).max(1),
            walked: 0,
        }
    }

    pub fn next(&mut self, sight: &Sight) -> Turn {
        let blocked = sight.fate(Turn::Straight) <= Fate::Draws;
        if self.walked >= self.side || blocked {
            self.walked = 1;
            return self.corner;
        }
        self.walked += 1;
        Turn::Straight
    }
}

/// Returns a turn from inside the territory towards the nearest exit straight ahead or to a side, with a square if this
/// move leaves.
pub fn leave(sight: &Sight, side: u32) -> (Turn, Option<Square>) {
    let turn = sight.exit_turn();
    if sight.stays(turn) {
        return (turn, None);
    }
    let mut square = Square::along(sight, sight.after(turn).heading, side);
    square.walked = 1;
    (turn, Some(square))
}

/// Returns a turn that stays at home: straight on if possible, and not into a dead end.
pub fn stay(sight: &Sight) -> Turn {
    let depth = |turn: &Turn| {
        let to = sight.after(*turn);
        if !sight.is_mine((to.x, to.y)) {
            return 0;
        }
        1 + Turn::ALL.iter().any(|next: &Turn| {
            let cell = to.step(*next);
            sight.is_mine((cell.x, cell.y))
        }) as u32
    };
    let turns = [Turn::Left, Turn::Right, Turn::Straight];
    turns.into_iter().max_by_key(depth).expect("three turns")
}
