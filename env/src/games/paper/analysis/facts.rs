//! Exact facts about a position, as the strongest bots of 2018 computed them (reports digest, §3): distances, safety margins,
//! gains and losses by closings.
//!
//! All facts are those of one player ("me"), who is taken to move next; the opponent is "foe". Distances are in moves and
//! respect that nobody turns back on the spot. My ways go around my own trail. The foe's distances to my trail and way ignore
//! its trail, which makes them lower bounds: a move called safe is safe.

mod closings;
mod lanes;
mod moves;
mod safe;

use super::head_on::head_on;
use super::way::{FAR, Ground, Pose, Way, nearest_within, shortest, shortest_preferring};
use crate::Player;
use crate::games::paper::rules::game::Paper;
use crate::games::paper::rules::plane::{Bounds, Plane, STEPS};
use closings::{Closing, Gain, MINE, closings};
pub use moves::ActionFacts;
pub use safe::Safe;

/// Moves beyond which an attack is not examined closely.
const ATTACK_RANGE: u32 = 48;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    OffBoard,
    OwnTrail,
    FoeTrail,
    Own,
    Foe,
    Neutral,
}

#[derive(Clone, Debug)]
pub struct FoeClosing {
    pub lost: Plane,
    pub n_lost: u32,
    pub n_gained: u32,
    pub takes_my_head: bool,
}

/// Facts about a position that hold whatever I do next.
pub struct Situation<'a> {
    pub game: &'a Paper,
    pub me: Player,
    pub my_pose: Pose,
    pub foe_pose: Pose,
    /// Foe's moves to my trail (L4); [`FAR`] without a trail.
    pub foe_to_trail: u32,
    /// Foe's shortest way home (L3); `None` if it is at home or there is none.
    pub foe_home: Option<Way>,
    /// Effect of the foe's closing; `None` without a trail or way home, or before it was computed.
    pub foe_closing: Option<FoeClosing>,
}

#[cfg(test)]
mod tests;

impl<'a> Situation<'a> {
    /// Computes the facts of `me`. The game must not be over.
    pub fn new(game: &'a Paper, me: Player) -> Self {
        let foe = !me;
        let (my_pose, foe_pose) = (Pose::of(game, me), Pose::of(game, foe));
        let trail = nearest_within(foe_pose, game.trail_bounds(me), |y| game.trail(me).row(y));
        let foe_to_trail = trail.map_or(FAR, |n| n.0);
        let mut s = Situation { game, me, my_pose, foe_pose, foe_to_trail, foe_home: None, foe_closing: None };
        if !game.territory(foe).get(foe_pose.x, foe_pose.y) {
            let (ground, home) = (Ground::of(game, foe), game.territory(foe));
            let Bounds { y0, y1, .. } = game.visited(foe);
            s.foe_home = shortest(foe_pose, &ground, y0, y1, |y| home.row(y));
        }
        s
    }

    /// Adds the effect of the foe's closing; costs a fill.
    pub fn with_foe_closing(mut self) -> Self {
        self.add_foe_closing();
        self
    }

    fn add_foe_closing(&mut self) {
        self.close([None; MINE]);
    }

    /// Returns the gains of my closings, and adds the foe's closing if it is not known yet.
    fn close(&mut self, mine: [Option<Closing>; MINE]) -> [Gain; MINE] {
        let (game, me, head) = (self.game, self.me, self.my_pose);
        let wanted = self.foe_closing.is_none() && game.trail_len(!me) > 0;
        let Some(way) = self.foe_home.as_ref().filter(|_| wanted) else {
            return closings(game, me, mine, None, |_, _| ());
        };
        // Built in place, because it is large.
        let closing =
            self.foe_closing.insert(FoeClosing { lost: Plane::EMPTY, n_lost: 0, n_gained: 0, takes_my_head: false });
        let mut take = |y: i32, cells: u128| {
            closing.n_gained += cells.count_ones();
            let lost = cells & game.territory(me).row(y);
            *closing.lost.row_mut(y) |= lost;
            closing.n_lost += lost.count_ones();
            closing.takes_my_head |= y == head.y && cells >> head.x & 1 != 0;
        };
        let trail = game.trail_bounds(!me);
        for y in trail.y0..=trail.y1 {
            take(y, game.trail(!me).row(y) & !game.territory(!me).row(y));
        }
        closings(game, me, mine, Some(way), take)
    }

    /// Returns the foe's moves home (L3): 0 at home, [`FAR`] if there is no way.
    pub fn foe_to_home(&self) -> u32 {
        if self.game.territory(!self.me).get(self.foe_pose.x, self.foe_pose.y) { 0 } else { self.foe_returns_in() }
    }

    /// Returns the foe's moves until it comes home: like [`Situation::foe_to_home`], but [`FAR`] if it is there.
    pub fn foe_returns_in(&self) -> u32 {
        self.foe_home.as_ref().map_or(FAR, |way| way.len)
    }

    fn way_home(&self, from: Pose) -> Option<Way> {
        self.way_home_to(from, |y| self.game.territory(self.me).row(y))
    }

    /// Returns my moves home from my head and the last cell of that way: 0 and the head's cell at home.
    pub(super) fn home_from_here(&self) -> Option<(u32, (i32, i32))> {
        let here = (self.my_pose.x, self.my_pose.y);
        if self.game.territory(self.me).get(here.0, here.1) {
            return Some((0, here));
        }
        self.way_home(self.my_pose).map(|way| (way.len, way.end))
    }

    /// Returns my shortest way to some of my cells; of several, one that ends and runs far from the foe.
    pub(super) fn way_home_to(&self, from: Pose, cells: impl Fn(i32) -> u128) -> Option<Way> {
        let Bounds { y0, y1, .. } = self.game.visited(self.me);
        let foe_to = |x, y| self.foe_pose.moves_to(x, y);
        let farther = |a: &Way, b: &Way| b.open_to(self.foe_pose) > a.open_to(self.foe_pose);
        shortest_preferring(from, &Ground::of(self.game, self.me), y0, y1, cells, foe_to, farther)
    }

    /// Returns my way home to what the foe's closing would leave me. The outer option is `None` unless that closing comes
    /// before I am home and takes the last cell of my way.
    fn way_to_lasting_home(&self, from: Pose, way: &Way) -> Option<Option<Way>> {
        let closing = self.foe_closing.as_ref()?;
        let foe_home = self.foe_home.as_ref()?.len;
        let taken = closing.lost.get(way.end.0, way.end.1) && foe_home <= way.len;
        taken.then(|| self.way_home_to(from, |y| self.game.territory(self.me).row(y) & !closing.lost.row(y)))
    }

    /// Returns my moves from there to the foe's trail, and the foe's moves to my trail or that way. If no kill is possible (too
    /// far, or the foe is home before), returns lower bounds that ignore my trail: an exact search would cost much and gain
    /// little.
    fn attack(&self, from: Pose, foe_to_trail: u32) -> (u32, u32) {
        let (game, foe) = (self.game, !self.me);
        let bounds = game.trail_bounds(foe);
        let Bounds { y0, y1, .. } = bounds;
        let trail = |y: i32| game.trail(foe).row(y);
        let Some((bound, ..)) = nearest_within(from, bounds, trail) else {
            return (FAR, FAR);
        };
        let foe_home = self.foe_returns_in();
        if bound >= foe_home.min(ATTACK_RANGE) || bound >= foe_to_trail {
            return (bound, foe_to_trail);
        }
        match shortest(from, &Ground::of(game, self.me), y0, y1, trail) {
            Some(way) => (way.len, foe_to_trail.min(way.open_to(self.foe_pose))),
            None => (FAR, foe_to_trail),
        }
    }

    /// Returns my moves home from my head and the last cell of that way, derived from the three moves: 0 at home.
    pub fn home(&self, actions: &[ActionFacts; 3]) -> (u32, (i32, i32)) {
        let here = (self.my_pose.x, self.my_pose.y);
        if self.game.territory(self.me).get(here.0, here.1) {
            return (0, here);
        }
        let best = actions.iter().filter(|f| f.home < FAR).min_by_key(|f| f.home);
        best.map_or((FAR, here), |f| (f.home + 1, f.home_cell))
    }

    /// Returns my moves to the foe's trail from my head, derived from the three moves.
    pub fn attack_from_here(&self, actions: &[ActionFacts; 3]) -> u32 {
        let moves = |f: &ActionFacts| match f.cell {
            Cell::FoeTrail => 1,
            _ => f.attack.saturating_add(1).min(FAR),
        };
        actions.iter().map(moves).min().unwrap_or(FAR)
    }

    pub fn cell(&self, x: i32, y: i32) -> Cell {
        let (game, me) = (self.game, self.me);
        if !game.on_board(x, y) {
            Cell::OffBoard
        } else if game.trail(me).get(x, y) {
            Cell::OwnTrail
        } else if game.trail(!me).get(x, y) {
            Cell::FoeTrail
        } else if game.territory(me).get(x, y) {
            Cell::Own
        } else if game.territory(!me).get(x, y) {
            Cell::Foe
        } else {
            Cell::Neutral
        }
    }

    fn head_on(&self, mover: Player, cell: (i32, i32), heading: u8, other: u8) -> f32 {
        match head_on(self.game, mover, cell, heading, other) {
            Some(winner) if winner == self.me => 1.0,
            Some(_) => -1.0,
            None => 0.0,
        }
    }

    fn meets(&self, Pose { x, y, heading }: Pose) -> Option<f32> {
        let foe = self.foe_pose;
        ((x, y) == (foe.x, foe.y)).then(|| self.head_on(self.me, (x, y), heading, foe.heading))
    }

    /// Returns `Some` if entering this cell ends the game: true if I win.
    fn ends(&self, from: Pose, cell: Cell) -> Option<bool> {
        if let Some(result) = self.meets(from) {
            return Some(result > 0.0);
        }
        match cell {
            Cell::OffBoard | Cell::OwnTrail => Some(false),
            Cell::FoeTrail => Some(true),
            Cell::Own | Cell::Foe | Cell::Neutral => None,
        }
    }

    fn rammed(&self, Pose { x, y, heading }: Pose) -> Option<f32> {
        let foe = self.foe_pose;
        if foe.moves_to(x, y) != 1 {
            return None;
        }
        let into = STEPS.iter().position(|&(dx, dy)| (foe.x + dx, foe.y + dy) == (x, y));
        Some(self.head_on(!self.me, (x, y), into.expect("one step away") as u8, heading))
    }
}
