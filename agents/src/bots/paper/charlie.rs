//! `charlie`: squares by one rule, without any search. After team Charlie of 2018 (digest 1.3), a middling entry:
//! chains of conditions that use only the positions of both heads, at most .01 s of Python per game.
//!
//! The rule of all phases: after `n` steps straight on, if the opponent's head is at most 3 n + 1 away, turn and walk a
//! square of side `n`. Its other three sides take 3 n moves. At a wall, turn.
//!
//! | phase | walks | squares towards |
//! |---|---|---|
//! | 1 | north from the start; from the wall round along the edge, home on the start's row | the own side |
//! | 2 | south from the start; from the wall along the own edge up to the north, to the start's column | the own side |
//! | 3 | south along the start's column | the opponent |
//! | 4, 5, … | along the south wall, then along the opponent's, and so on round the board | the middle |
//!
//! The report does not say where the count restarts after a square; here it restarts at the square's first corner, so
//! that the next one adjoins it. The guard prevents the entry's suicides (walls, own trail after the opponent cut its
//! ground). When it intervenes, charlie goes home the shortest way and resumes its phase from there. It never attacks.

use turf_env::games::paper::{Heading, Turn};

use super::sight::{Fate, Sight};
use super::{Cell, Design, room, turn_to};

const SIDES: i32 = 3;
const EAST: Heading = 0;
const SOUTH: Heading = 1;
const WEST: Heading = 2;
const NORTH: Heading = 3;

/// Phases of the table: 1 and 2 are `Behind`, later ones `Around`.
#[derive(Clone, Copy, PartialEq)]
enum Phase {
    Behind(Heading),
    Around(Heading),
}

#[derive(Clone, Copy)]
struct Square {
    side: i32,
    walked: i32,
    corners: u32,
}

pub struct Charlie {
    phase: Phase,
    start: Option<Cell>,
    steps: i32,
    square: Option<Square>,
    back: Vec<Cell>,
    astray: bool,
}

impl Default for Charlie {
    fn default() -> Self {
        Self { phase: Phase::Behind(NORTH), start: None, steps: 0, square: None, back: vec![], astray: false }
    }
}

impl Design for Charlie {
    fn overruled(&mut self) {
        self.steps = 0;
        self.square = None;
        if !self.back.is_empty() {
            self.back.clear();
            self.next_phase(NORTH);
        }
        self.astray = true;
    }

    fn wish(&mut self, sight: &Sight) -> Turn {
        if self.astray && !sight.at_home {
            return sight.homewards();
        }
        self.astray = false;
        if let Some(square) = self.square {
            return self.walk_square(sight, square);
        }
        if let Some(turn) = self.walk_back(sight) {
            return turn;
        }
        self.walk_on(sight)
    }
}

impl Charlie {
    fn walk_on(&mut self, sight: &Sight) -> Turn {
        let (at, heading) = (sight.pose, sight.pose.heading);
        let (Phase::Behind(to) | Phase::Around(to)) = self.phase;
        if heading != to {
            self.steps = self.steps.min(0) + 1;
            return sight.towards(to);
        }
        let start = *self.start.get_or_insert((at.x, at.y));
        let corner = self.corner(start, sight);
        if room(sight.game, (at.x, at.y), heading) == 0 {
            return self.at_wall(sight, start, corner);
        }
        let room = start.0.min(sight.game.width() - start.0);
        let fits = matches!(self.phase, Phase::Around(_)) || self.steps < room;
        if self.steps > 0 && fits && sight.heads() as i32 <= SIDES * self.steps + 1 {
            self.square = Some(Square { side: self.steps, walked: 1, corners: 1 });
            return corner;
        }
        self.steps += 1;
        Turn::Straight
    }

    fn corner(&self, start: Cell, sight: &Sight) -> Turn {
        let away = own_side(start, sight);
        match self.phase {
            Phase::Behind(heading) => turn_to(heading, away),
            // From the start's column southwards to the opponent: the same turn leads round the board.
            Phase::Around(_) => turn_to(SOUTH, (away + 2) & 3),
        }
    }

    fn at_wall(&mut self, sight: &Sight, start: Cell, corner: Turn) -> Turn {
        self.steps = 1;
        let Phase::Behind(heading) = self.phase else {
            self.next_phase(corner.apply(sight.pose.heading));
            return corner;
        };
        let west = own_side(start, sight) == WEST;
        let (edge, south) = (if west { 0 } else { sight.game.width() - 1 }, sight.game.height() - 1);
        self.back = if heading == NORTH {
            vec![start, (edge, start.1), (edge, 0)]
        } else {
            vec![(start.0, 0), (edge, 0), (edge, south)]
        };
        self.walk_back(sight).unwrap_or(corner)
    }

    fn walk_back(&mut self, sight: &Sight) -> Option<Turn> {
        let at = (sight.pose.x, sight.pose.y);
        while self.back.last() == Some(&at) {
            self.back.pop();
            if self.back.is_empty() {
                self.steps = 0;
                self.next_phase(SOUTH);
            }
        }
        let &(x, y) = self.back.last()?;
        let to = match (x - at.0, y - at.1) {
            (dx, _) if dx > 0 => EAST,
            (dx, _) if dx < 0 => WEST,
            (_, dy) if dy > 0 => SOUTH,
            _ => NORTH,
        };
        Some(sight.towards(to))
    }

    fn next_phase(&mut self, heading: Heading) {
        self.phase = match self.phase {
            Phase::Behind(NORTH) => Phase::Behind(SOUTH),
            Phase::Behind(_) => Phase::Around(SOUTH),
            Phase::Around(_) => Phase::Around(heading),
        };
    }

    fn walk_square(&mut self, sight: &Sight, square: Square) -> Turn {
        let corner = self.corner(self.start.unwrap_or((sight.pose.x, sight.pose.y)), sight);
        let blocked = sight.fate(Turn::Straight) <= Fate::Draws;
        if square.walked < square.side && !blocked {
            self.square = Some(Square { walked: square.walked + 1, ..square });
            return Turn::Straight;
        }
        let corners = square.corners + 1;
        self.square = (corners < 4).then_some(Square { walked: 1, corners, ..square });
        if corners == 4 {
            self.steps = 1 - square.side;
        }
        corner
    }
}

fn own_side(start: Cell, sight: &Sight) -> Heading {
    if 2 * start.0 < sight.game.width() { WEST } else { EAST }
}
