//! View of a position that all bots share: both heads, the reports' distances, and the immediate effect of a turn.
//!
//! The distances are H between the heads (`heads`), L1 from me to home (`home`), L2 from me to the opponent's trail
//! (`attack`), L3 from the opponent to its home (`foe_home`) and L4 from the opponent to my trail (`foe_attack`). They
//! count moves on an empty board, where nobody reverses on the spot. Ways go around the own trail.

use turf_env::games::paper::analysis::head_on::head_on;
use turf_env::games::paper::analysis::way::{FAR, Ground, Pose, Way, nearest, shortest, shortest_preferring};
use turf_env::games::paper::{Bounds, Heading, Paper, Plane, STEPS, Turn, span};
use turf_env::{Game, Player};

use super::{Cell, TURNS, at_home, turn_to};

/// Nearest cell of a set and the moves to it, [`FAR`] if the set is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    pub moves: u32,
    pub cell: Cell,
}

/// Immediate effect of a turn for the mover, worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    Loses,
    Draws,
    GoesOn,
    Wins,
}

#[derive(Clone, Copy)]
pub struct Sight<'a> {
    pub game: &'a Paper,
    pub me: Player,
    pub foe: Player,
    pub pose: Pose,
    pub foe_pose: Pose,
    pub at_home: bool,
    pub foe_at_home: bool,
}

impl<'a> Sight<'a> {
    pub fn new(game: &'a Paper) -> Self {
        let (me, foe) = (game.to_move(), !game.to_move());
        Self {
            game,
            me,
            foe,
            pose: Pose::of(game, me),
            foe_pose: Pose::of(game, foe),
            at_home: at_home(game, me),
            foe_at_home: at_home(game, foe),
        }
    }

    pub fn heads(&self) -> u32 {
        steps((self.pose.x, self.pose.y), (self.foe_pose.x, self.foe_pose.y))
    }

    pub fn home(&self) -> Spot {
        self.home_from(self.pose)
    }

    pub fn home_from(&self, from: Pose) -> Spot {
        spot(from, self.game.territory(self.me), self.game.visited(self.me))
    }

    pub fn attack(&self) -> Spot {
        self.attack_from(self.pose)
    }

    pub fn attack_from(&self, from: Pose) -> Spot {
        spot(from, self.game.trail(self.foe), self.game.trail_bounds(self.foe))
    }

    pub fn foe_home(&self) -> Spot {
        let (game, foe) = (self.game, self.foe);
        spot(self.foe_pose, game.territory(foe), game.visited(foe))
    }

    pub fn foe_attack(&self) -> Spot {
        spot(self.foe_pose, self.game.trail(self.me), self.game.trail_bounds(self.me))
    }

    /// Returns the opponent's moves to a way of mine. Its last cell does not count: there I am home or have won.
    pub fn foe_to_way(&self, way: &Way) -> u32 {
        way.open_to(self.foe_pose)
    }

    /// Returns my head after a turn. It may be off the board.
    pub fn after(&self, turn: Turn) -> Pose {
        self.pose.step(turn)
    }

    /// Returns true if a cell is on the board and not on my trail.
    pub fn is_free(&self, (x, y): Cell) -> bool {
        self.game.on_board(x, y) && !self.game.trail(self.me).get(x, y)
    }

    pub fn is_mine(&self, (x, y): Cell) -> bool {
        self.game.on_board(x, y) && self.game.territory(self.me).get(x, y)
    }

    pub fn is_foes(&self, (x, y): Cell) -> bool {
        self.game.on_board(x, y) && self.game.territory(self.foe).get(x, y)
    }

    /// Returns true if a turn leads to a cell of mine.
    pub fn stays(&self, turn: Turn) -> bool {
        let to = self.after(turn);
        self.is_mine((to.x, to.y))
    }

    /// Returns the turns that do not lose or draw at once.
    pub fn safe_turns(&self) -> impl Iterator<Item = Turn> {
        TURNS.into_iter().filter(|&turn| self.fate(turn) >= Fate::GoesOn)
    }

    /// Returns the turn to a heading. A reversal takes two moves, the first one inside the territory if possible.
    pub fn towards(&self, to: Heading) -> Turn {
        if to != (self.pose.heading + 2) & 3 {
            return turn_to(self.pose.heading, to);
        }
        let mut sides = [Turn::Left, Turn::Right].into_iter();
        sides.find(|&turn| self.stays(turn)).unwrap_or(Turn::Left)
    }

    /// Returns the immediate effect of a turn (specification, "One ply").
    pub fn fate(&self, turn: Turn) -> Fate {
        let to = self.after(turn);
        let (x, y) = (to.x, to.y);
        let (game, me, foe) = (self.game, self.me, self.foe);
        if !game.on_board(x, y) {
            return Fate::Loses;
        }
        if (x, y) == (self.foe_pose.x, self.foe_pose.y) {
            return match head_on(game, me, (x, y), to.heading, self.foe_pose.heading) {
                Some(winner) if winner == me => Fate::Wins,
                Some(_) => Fate::Loses,
                None => Fate::Draws,
            };
        }
        if game.trail(foe).get(x, y) {
            Fate::Wins
        } else if game.trail(me).get(x, y) {
            Fate::Loses
        } else {
            Fate::GoesOn
        }
    }

    /// Returns true if the opponent can win with its next move after this turn, by running into my head or onto my
    /// trail. The turn must not end the game.
    pub fn lets_foe_win(&self, turn: Turn) -> bool {
        let to = self.after(turn);
        if self.is_mine((to.x, to.y)) {
            return false; // The trail is gone, and a player who runs into me here loses.
        }
        Turn::ALL.into_iter().any(|reply| {
            let foe = self.foe_pose.step(reply);
            if (foe.x, foe.y) == (to.x, to.y) {
                return head_on(self.game, self.foe, (to.x, to.y), foe.heading, to.heading) == Some(self.foe);
            }
            self.game.on_board(foe.x, foe.y) && self.game.trail(self.me).get(foe.x, foe.y)
        })
    }

    pub fn kill_at_once(&self) -> Option<Turn> {
        Turn::ALL.into_iter().find(|&turn| self.fate(turn) == Fate::Wins)
    }

    /// Returns my shortest way home; of several, one far from the opponent.
    pub fn way_home(&self, from: Pose) -> Option<Way> {
        let Bounds { y0, y1, .. } = self.game.visited(self.me);
        let (ground, home) = (Ground::of(self.game, self.me), self.game.territory(self.me));
        let farther = |a: &Way, b: &Way| self.foe_to_way(b) > self.foe_to_way(a);
        shortest_preferring(from, &ground, y0, y1, |y| home.row(y), |x, y| self.foe_pose.moves_to(x, y), farther)
    }

    /// Returns the first turn of my shortest way home.
    pub fn homewards(&self) -> Turn {
        let way = self.way_home(self.pose);
        way.map_or(Turn::Straight, |way| first_turn(self.pose, &way))
    }

    pub fn way_to_attack(&self) -> Option<Way> {
        let Bounds { y0, y1, .. } = self.game.trail_bounds(self.foe);
        let (ground, trail) = (Ground::of(self.game, self.me), self.game.trail(self.foe));
        let farther = |a: &Way, b: &Way| self.foe_to_way(b) > self.foe_to_way(a);
        shortest_preferring(self.pose, &ground, y0, y1, |y| trail.row(y), |_, _| 0, farther)
    }

    /// Returns my shortest way to the opponent's trail if the opponent can neither be home before I arrive nor cut my
    /// trail or that way.
    pub fn sure_kill(&self) -> Option<Way> {
        if self.game.trail_len(self.foe) == 0 {
            return None;
        }
        // The opponent makes one move less than I until I arrive: as many moves as I need are enough for me and too few
        // for it.
        let time = self.foe_attack().moves;
        if self.attack().moves > time {
            return None;
        }
        let time = self.foe_way_home().map_or(FAR, |way| way.len).min(time);
        if self.attack().moves > time {
            return None;
        }
        let way = self.way_to_attack()?;
        (way.len <= time && way.len <= self.foe_to_way(&way)).then_some(way)
    }

    pub fn foe_way_home(&self) -> Option<Way> {
        let (ground, home) = (Ground::of(self.game, self.foe), self.game.territory(self.foe));
        let Bounds { y0, y1, .. } = self.game.visited(self.foe);
        shortest(self.foe_pose, &ground, y0, y1, |y| home.row(y))
    }

    pub fn prospect(&self, from: Pose) -> u32 {
        let (dx, dy) = STEPS[from.heading as usize];
        let (x, y) = (from.x + 3 * dx, from.y + 3 * dy);
        let (x0, x1) = ((x - 2).max(0), (x + 2).min(self.game.width() - 1));
        let (y0, y1) = ((y - 2).max(0), (y + 2).min(self.game.height() - 1));
        if x0 > x1 {
            return 0;
        }
        let columns = span(x0, x1);
        let field = self.game.territory(self.me);
        (y0..=y1).map(|y| (columns & !field.row(y)).count_ones()).sum()
    }

    /// Returns the moves straight on until out of my territory, from inside; [`FAR`] if the walk ends at the edge of
    /// the board.
    pub fn exit(&self, from: Pose) -> u32 {
        let (mut at, mut moves) = (from, 0);
        while self.is_mine((at.x, at.y)) {
            at = at.step(Turn::Straight);
            moves += 1;
        }
        if self.game.on_board(at.x, at.y) { moves } else { FAR }
    }

    pub fn exit_turn(&self) -> Turn {
        TURNS.into_iter().min_by_key(|turn: &Turn| self.exit(self.after(*turn))).expect("three turns")
    }

    /// Returns true if the opponent's trail crosses my territory.
    pub fn is_crossed(&self) -> bool {
        let bounds = self.game.trail_bounds(self.foe);
        let (trail, field) = (self.game.trail(self.foe), self.game.territory(self.me));
        (bounds.y0..=bounds.y1).any(|y| trail.row(y) & field.row(y) != 0)
    }

    pub fn nearest_not_mine(&self, from: Pose) -> Spot {
        let board = span(0, self.game.width() - 1);
        let field = self.game.territory(self.me);
        let found = nearest(from, 0, self.game.height() - 1, |y| board & !field.row(y));
        found.map_or(NOWHERE, |(moves, x, y)| Spot { moves, cell: (x, y) })
    }
}

const NOWHERE: Spot = Spot { moves: FAR, cell: (0, 0) };

fn spot(from: Pose, set: &Plane, within: Bounds) -> Spot {
    let found = nearest(from, within.y0, within.y1, |y| set.row(y));
    found.map_or(NOWHERE, |(moves, x, y)| Spot { moves, cell: (x, y) })
}

pub fn steps(a: Cell, b: Cell) -> u32 {
    a.0.abs_diff(b.0) + a.1.abs_diff(b.1)
}

fn turn_into(from: Pose, cell: Cell) -> Turn {
    let leads_there = |&turn: &Turn| {
        let to = from.step(turn);
        (to.x, to.y) == cell
    };
    Turn::ALL.into_iter().find(leads_there).unwrap_or(Turn::Straight)
}

pub fn first_turn(from: Pose, way: &Way) -> Turn {
    way.cells().next().map_or(Turn::Straight, |cell| turn_into(from, cell))
}

/// Returns the turns along a way, last one first.
pub fn turns_of(from: Pose, way: &Way) -> Vec<Turn> {
    let (mut at, mut turns) = (from, vec![]);
    for cell in way.cells() {
        let turn = turn_into(at, cell);
        at = at.step(turn);
        turns.push(turn);
    }
    turns.reverse();
    turns
}

#[cfg(test)]
pub(super) mod tests;
