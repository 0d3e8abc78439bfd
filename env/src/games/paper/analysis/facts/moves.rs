//! Facts about a position after each of my next moves.

use super::super::way::{FAR, Pose, Way};
use super::closings::{Closing, Gain, closings};
use super::{Cell, Situation};
use crate::games::paper::rules::game::Turn;
use crate::games::paper::rules::plane::STEPS;

#[derive(Clone, Debug)]
pub struct ActionFacts {
    pub cell: Cell,
    /// Result of meeting the foe's head in the cell entered: 1 I win, -1 I lose, 0 equal areas.
    pub head_on: Option<f32>,
    /// Result for me, in the same numbers, if the foe can run into my head next.
    pub rammed: Option<f32>,
    pub dies: bool,
    pub kills: bool,
    /// Moves home from there (L1): 0 at home, [`FAR`] if there is no way or the move ends the game.
    pub home: u32,
    /// Last cell of that way.
    pub home_cell: (i32, i32),
    pub foe_to_trail: u32,
    /// Foe's moves to my trail or my way home.
    pub foe_to_way: u32,
    /// My moves to the foe's trail (L2): around my own trail if a kill is possible, else a lower bound.
    pub attack: u32,
    /// Foe's moves to my trail or the way of that attack.
    pub foe_to_attack: u32,
    /// True if I can finish what I do: I am at home, or I get home before the foe reaches trail or way (even if its closing
    /// takes that home), or I kill before the foe is home and before it reaches mine. False if the foe can win by running into
    /// my head.
    pub safe: bool,
    /// Cells gained by closing: now, if the cell is home, else by the way home.
    pub gain: u32,
    /// Cells of `gain` taken from the foe.
    pub stolen: u32,
    /// Moves home to what the foe's closing would leave me, if that closing comes first and takes the last cell of the way
    /// home; else `home`.
    pub home_after_closing: u32,
    /// Foe's moves to my trail or that way.
    pub foe_to_lasting_way: u32,
    /// Number of next moves that do not lose at once.
    pub mobility: u32,
}

struct Made {
    from: Pose,
    cell: Cell,
    /// True if the move wins; `None` if the game goes on.
    wins: Option<bool>,
    way: Option<Way>,
}

impl Situation<'_> {
    /// Returns the facts after each turn, gains included. Adds the foe's closing too, because all closings are filled together.
    pub fn actions(&mut self) -> [ActionFacts; 3] {
        let moves = Turn::ALL.map(|turn| self.make(turn));
        let gains = self.close(moves.each_ref().map(|made| self.closing(made)));
        let [left, straight, right] = moves;
        let [a, b, c] = gains;
        [(left, a), (straight, b), (right, c)].map(|(made, gain)| self.facts(&made, gain))
    }

    /// Returns the facts after `turn`; with `gains` also the gains of closings, which costs a fill.
    pub fn after(&self, turn: Turn, gains: bool) -> ActionFacts {
        let made = self.make(turn);
        let mut gain = Gain::default();
        if gains {
            let mine = [self.closing(&made), None, None];
            [gain, ..] = closings(self.game, self.me, mine, None, |_, _| ());
        }
        self.facts(&made, gain)
    }

    fn make(&self, turn: Turn) -> Made {
        let from = self.my_pose.step(turn);
        let Pose { x, y, .. } = from;
        let cell = self.cell(x, y);
        let wins = self.ends(from, cell);
        let way = match (wins, cell) {
            (Some(_), _) => None,
            (None, Cell::Own) => Some(Way::here(x, y)),
            (None, _) => self.way_home(from),
        };
        Made { from, cell, wins, way }
    }

    fn closing<'m>(&self, made: &'m Made) -> Option<Closing<'m>> {
        let home = made.cell == Cell::Own;
        let way = made.way.as_ref()?;
        (!home || self.game.trail_len(self.me) > 0)
            .then(|| Closing { way, from: (!home).then_some((made.from.x, made.from.y)) })
    }

    fn facts(&self, made: &Made, gain: Gain) -> ActionFacts {
        let (game, me) = (self.game, self.me);
        let (from, cell, way) = (made.from, made.cell, &made.way);
        let Pose { x, y, heading } = from;
        let mut facts = ActionFacts {
            cell,
            head_on: None,
            rammed: None,
            dies: false,
            kills: false,
            home: FAR,
            home_cell: (x, y),
            foe_to_trail: FAR,
            foe_to_way: FAR,
            attack: FAR,
            foe_to_attack: FAR,
            safe: false,
            gain: gain.gained,
            stolen: gain.stolen,
            home_after_closing: FAR,
            foe_to_lasting_way: FAR,
            mobility: 0,
        };
        facts.head_on = self.meets(from);
        if let Some(wins) = made.wins {
            (facts.kills, facts.safe) = (wins, wins);
            facts.dies = !wins && facts.head_on != Some(0.0);
            return facts;
        }
        let foe = self.foe_pose;
        let home = cell == Cell::Own;
        facts.rammed = self.rammed(from);
        for turn in Turn::ALL {
            let (sx, sy) = STEPS[turn.apply(heading) as usize];
            let entered = self.cell(x + sx, y + sy);
            // At home the trail is gone by then.
            let deadly = entered == Cell::OffBoard || (entered == Cell::OwnTrail && !home);
            facts.mobility += !deadly as u32;
        }
        if !home {
            facts.foe_to_trail = self.foe_to_trail.min(foe.moves_to(x, y));
            facts.foe_to_way = facts.foe_to_trail;
        }
        if let Some(way) = way {
            facts.home = way.len;
            facts.home_cell = way.end;
            if !home {
                facts.foe_to_way = facts.foe_to_way.min(way.open_to(self.foe_pose));
            }
        }
        facts.home_after_closing = facts.home;
        facts.foe_to_lasting_way = facts.foe_to_way;
        let outside = way.as_ref().filter(|_| !home);
        if let Some(lasting) = outside.and_then(|way| self.way_to_lasting_home(from, way)) {
            let (len, foe) = lasting.map_or((FAR, FAR), |way| (way.len, way.open_to(self.foe_pose)));
            facts.home_after_closing = len;
            facts.foe_to_lasting_way = facts.foe_to_trail.min(foe);
        }
        if game.trail_len(!me) > 0 {
            (facts.attack, facts.foe_to_attack) = self.attack(from, facts.foe_to_trail);
        }
        // After my move the foe is next: it makes n moves before my n-th.
        let foe_home = self.foe_returns_in();
        let kill = facts.attack < foe_home && facts.attack < facts.foe_to_attack;
        let before_foe = facts.home < facts.foe_to_way && facts.home_after_closing < facts.foe_to_lasting_way;
        facts.safe = (home || before_foe || kill) && facts.rammed.is_none_or(|r| r >= 0.0);
        facts
    }
}
