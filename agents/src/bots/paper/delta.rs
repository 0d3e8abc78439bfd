//! `delta`: careful area. After the champion of 2018 (team Delta). It takes the excursion of at most two turns with the
//! most ground per move, and only if the opponent provably can reach no cell of the trail before it is closed. It walks
//! the excursion without replanning except where it leaves home and where it turns. It attacks only if the kill is
//! proven.
//!
//! | file | content |
//! |---|---|
//! | [`geometry`] | distances on planes; the board turned to a heading |
//! | [`path`] | walks, their proof, the way home |
//! | [`capture`] | gain of a closing; ground that the opponent is about to take |
//! | [`excursion`] | the planner |
//! | [`kill`] | proven kills |

pub mod capture;
pub mod excursion;
pub mod geometry;
pub mod kill;
pub mod path;

use turf_env::games::paper::{Heading, Paper, Turn};
use turf_env::{Game, Player};

use crate::play::bot::{Bot, Forfeit};

use super::sight::Sight;
use super::{ahead, at_home, turn_to};
use excursion::Planner;
use path::{walk, way_home};

const POOR_RATE: f32 = 2.0;
const PATIENCE: u32 = 6;

#[derive(Default)]
pub struct Delta {
    plan: Vec<Heading>,
    rate: f32,
    wait: u32,
}

impl Bot<Paper> for Delta {
    fn start(&mut self, _seat: Player, _game: &Paper, _seed: u64) -> Result<(), Forfeit> {
        *self = Self::default();
        Ok(())
    }

    fn choose(&mut self, game: &Paper) -> Result<Turn, Forfeit> {
        let me = game.to_move();
        if let Some(turn) = Sight::new(game).kill_at_once() {
            return Ok(turn);
        }
        let heading = match kill::proven(game, me) {
            Some(heading) => {
                self.plan.clear();
                heading
            }
            None if at_home(game, me) => self.at_home(game, me),
            None => self.outside(game, me),
        };
        Ok(turn_to(game.heading(me), heading))
    }
}

impl Delta {
    fn at_home(&mut self, game: &Paper, me: Player) -> Heading {
        if !self.is_proven(game, me) {
            self.plan_from_home(game, me);
        }
        self.plan.pop().unwrap_or_else(|| stay_home(game, me))
    }

    fn plan_from_home(&mut self, game: &Paper, me: Player) {
        self.plan.clear();
        self.wait = self.wait.saturating_sub(1);
        let mut planner = Planner::new(game, me);
        let mut best = planner.from_here();
        if self.wait == 0 && best.as_ref().is_none_or(|b| b.rate < POOR_RATE) {
            self.wait = PATIENCE;
            let wider = planner.from_inside();
            if wider.as_ref().map_or(0.0, |w| w.rate) > best.as_ref().map_or(0.0, |b| b.rate) {
                best = wider;
            }
        }
        if let Some(excursion) = best {
            (self.plan, self.rate) = (excursion.path, excursion.rate);
        }
    }

    fn outside(&mut self, game: &Paper, me: Player) -> Heading {
        let proven = self.is_proven(game, me);
        let turning = self.plan.last().is_some_and(|&next| next != game.heading(me));
        if !proven || turning || game.trail_len(me) == 1 {
            let better = Planner::new(game, me).from_here();
            if let Some(excursion) = better.filter(|e| !proven || e.rate > self.rate) {
                (self.plan, self.rate) = (excursion.path, excursion.rate);
            } else if !proven {
                self.run_home(game, me);
            }
        }
        self.plan.pop().unwrap_or_else(|| survive(game, me))
    }

    fn is_proven(&self, game: &Paper, me: Player) -> bool {
        let walk = || walk(game, me, self.plan.iter().rev().copied());
        !self.plan.is_empty() && walk().is_some_and(|w| w.is_proven())
    }

    fn run_home(&mut self, game: &Paper, me: Player) {
        let lost = capture::threatened(game, me);
        let safe = way_home(game, me, |(x, y)| lost.as_ref().is_some_and(|lost| lost.get(x, y)));
        self.plan = safe.or_else(|| way_home(game, me, |_| false)).unwrap_or_default();
        self.rate = 0.0;
    }
}

fn stay_home(game: &Paper, me: Player) -> Heading {
    let (at, heading) = (game.head(me), game.heading(me));
    let enemy = game.head(!me);
    let depth = |turn: u8| {
        let to = (heading + turn) & 3;
        let cell = ahead(at, to);
        let distance = geometry::distance(cell, enemy);
        (stays(game, me, cell, to, 5), -(turn as i32 & 1), distance, to)
    };
    let best = [0, 1, 3].into_iter().map(depth).max().expect("three turns");
    if best.0 > 0 { best.3 } else { survive(game, me) }
}

/// Returns the number of cells, at most `depth`, of the longest walk inside the territory that begins with this cell; 0
/// if the cell is outside.
fn stays(game: &Paper, me: Player, at: (i32, i32), heading: Heading, depth: u32) -> u32 {
    if !game.on_board(at.0, at.1) || !game.territory(me).get(at.0, at.1) {
        return 0;
    }
    if depth == 1 {
        return 1;
    }
    let mut best = 0;
    for turn in [0, 1, 3] {
        let to = (heading + turn) & 3;
        best = best.max(stays(game, me, ahead(at, to), to, depth - 1));
        if best == depth - 1 {
            break;
        }
    }
    1 + best
}

fn survive(game: &Paper, me: Player) -> Heading {
    let (at, heading) = (game.head(me), game.heading(me));
    let open = |cell: (i32, i32)| game.on_board(cell.0, cell.1) && !game.trail(me).get(cell.0, cell.1);
    let room = |turn: u8| {
        let to = (heading + turn) & 3;
        let cell = ahead(at, to);
        let line = std::iter::successors(Some(cell), |&c| Some(ahead(c, to)));
        let run = line.take(12).take_while(|&c| open(c)).count();
        let home = game.on_board(cell.0, cell.1) && game.territory(me).get(cell.0, cell.1);
        (run.min(4), home, run, to)
    };
    [0, 1, 3].into_iter().map(room).max().expect("three turns").3
}
