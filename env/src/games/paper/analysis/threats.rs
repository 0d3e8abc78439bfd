//! Closings that the foe could make some moves from now: straight runs in each direction, then its shortest way home.
//!
//! Foresight plays out every reply, but only a few of them; it notices a foe that circles around my home too late. Here a few
//! long plans of the foe are examined instead, each with the cells it would take and its time.

use super::facts::Situation;
use super::way::{FAR, Pose, nearest};
use crate::Game;
use crate::games::paper::rules::game::{Paper, Turn};
use crate::games::paper::rules::plane::Bounds;

/// Lengths of a run after which the way home from there is examined.
const TURNING_POINTS: [u32; 6] = [1, 2, 4, 7, 11, 16];

struct Closing {
    moves: u32,
    at: (i32, i32),
}

/// Returns true if, with the foe to move, none of these closings takes my home before I am safe: on ground that the closing
/// leaves me when it happens, or there before the foe, which must close first, reaches my trail or way.
pub fn are_withstood(game: &Paper) -> bool {
    let me = !game.to_move();
    let mine = Situation::new(game, me);
    let Some((home, end)) = mine.home_from_here() else {
        return true;
    };
    let left = game.turns_left(!me);
    for first in Turn::ALL {
        let mut run = game.clone();
        for moves in 1..=TURNING_POINTS[5].min(left) {
            run.play_as(!me, if moves == 1 { first } else { Turn::Straight });
            if run.outcome().is_some() {
                break;
            }
            let at = run.head(!me);
            if run.territory(!me).get(at.0, at.1) {
                let taken = !run.territory(me).get(end.0, end.1);
                if taken && !outlasts(&mine, home, end, Closing { moves, at }, |y| run.territory(me).row(y)) {
                    return false;
                }
                continue;
            }
            if !TURNING_POINTS.contains(&moves) {
                continue;
            }
            let then = Situation::new(&run, me).with_foe_closing();
            let (Some(way), Some(closing)) = (&then.foe_home, &then.foe_closing) else {
                continue;
            };
            let (moves, at) = (moves + way.len, way.end);
            let rest = |y: i32| run.territory(me).row(y) & !closing.lost.row(y);
            if moves <= left
                && closing.lost.get(end.0, end.1)
                && !outlasts(&mine, home, end, Closing { moves, at }, rest)
            {
                return false;
            }
        }
    }
    true
}

/// Returns true if I reach the `rest` of my territory although a closing takes the `end` of my way home, which has `home`
/// moves.
fn outlasts(mine: &Situation, home: u32, end: (i32, i32), closing: Closing, rest: impl Fn(i32) -> u128) -> bool {
    let (game, me) = (mine.game, mine.me);
    let Bounds { y0, y1, .. } = game.visited(me);
    if closing.moves > home {
        // I am home before, without a trail. The part of the way on that remains when the foe closes must be short.
        return nearest(Pose::at(end, mine.my_pose.heading), y0, y1, rest).is_some_and(|(moves, x, y)| {
            let late = (home + moves).saturating_sub(closing.moves);
            closing.at.0.abs_diff(x) + closing.at.1.abs_diff(y) >= 2 * late
        });
    }
    let Some(way) = mine.way_home_to(mine.my_pose, rest) else {
        return false;
    };
    let foe = Pose::at(closing.at, 0);
    let trail = game.trail_bounds(me);
    let to_trail = nearest(foe, trail.y0, trail.y1, |y| game.trail(me).row(y)).map_or(FAR, |n| n.0);
    way.len < closing.moves + to_trail.min(way.open_to(foe))
}

#[cfg(test)]
mod tests;
