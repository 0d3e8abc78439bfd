//! Safety of a move and nothing else, for searches that examine many positions.

use super::super::way::{FAR, Way};
use super::{Cell, Situation};
use crate::games::paper::rules::game::Turn;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Safe {
    /// Moves home from there: 0 at home, [`FAR`] if it is safe by a kill only.
    pub home: u32,
    /// Last cell of that way; the cell entered if there is none.
    pub home_cell: (i32, i32),
}

impl Situation<'_> {
    /// Returns the way home if `after(turn, false).safe` with the foe's closing known. Computes that closing only if it
    /// decides.
    pub fn safe(&mut self, turn: Turn) -> Option<Safe> {
        let (game, me, foe) = (self.game, self.me, self.foe_pose);
        let from = self.my_pose.step(turn);
        let here = (from.x, from.y);
        let cell = self.cell(from.x, from.y);
        let safe = |home, home_cell| Some(Safe { home, home_cell });
        let by_kill = safe(FAR, here);
        if let Some(wins) = self.ends(from, cell) {
            return by_kill.filter(|_| wins);
        }
        if self.rammed(from).is_some_and(|result| result < 0.0) {
            return None;
        }
        if cell == Cell::Own {
            return safe(0, here);
        }
        let foe_home = self.foe_returns_in();
        let foe_to_trail = self.foe_to_trail.min(foe.moves_to(from.x, from.y));
        let in_time = |way: &Way| way.len < foe_to_trail.min(way.open_to(foe));
        if let Some(way) = self.way_home(from).filter(in_time) {
            if self.foe_closing.is_none() && foe_home <= way.len {
                self.add_foe_closing();
            }
            let lasting = self.way_to_lasting_home(from, &way);
            if lasting.is_none_or(|other| other.as_ref().is_some_and(in_time)) {
                return safe(way.len, way.end);
            }
        }
        if game.trail_len(!me) == 0 {
            return None;
        }
        let (attack, foe_to_attack) = self.attack(from, foe_to_trail);
        by_kill.filter(|_| attack < foe_home && attack < foe_to_attack)
    }
}
