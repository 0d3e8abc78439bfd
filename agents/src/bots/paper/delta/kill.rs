//! Proven kills: walks to the opponent's trail that arrive before it can close, and that it cannot punish on the way.

use turf_env::Player;
use turf_env::games::paper::{Heading, Paper, Plane, span};

use super::capture::corner_path;
use super::geometry::{FAR, distance, distance_to, nearest};
use crate::bots::paper::{Cell, ahead};

const TARGETS: usize = 12;

/// Returns the first heading of a proven kill.
///
/// The opponent makes k − 1 moves before the k-th of `me`. Within them it must not get home, nor reach a trail cell of
/// `me` laid by then. Distances on an empty board never overestimate the opponent's moves, so they prove this.
pub fn proven(game: &Paper, me: Player) -> Option<Heading> {
    let enemy = !me;
    if game.trail_len(enemy) == 0 {
        return None;
    }
    let (head, enemy_head) = (game.head(me), game.head(enemy));
    let steps_to = |plane: &Plane| distance_to(plane, enemy_head, game.height());
    let time = steps_to(game.territory(enemy)).min(steps_to(game.trail(me)));
    let (least, _) = nearest(game.trail(enemy), head, game.height(), time)?;
    let mut targets = [(FAR, (0, 0)); TARGETS];
    let reach = time.min(least + 8);
    let bounds = game.trail_bounds(enemy);
    for y in bounds.y0.max(head.1 - reach)..=bounds.y1.min(head.1 + reach) {
        let slack = reach - (y - head.1).abs();
        let (x0, x1) = ((head.0 - slack).max(0), (head.0 + slack).min(127));
        let mut cells = game.trail(enemy).row(y) & span(x0, x1);
        while cells != 0 {
            let cell = (cells.trailing_zeros() as i32, y);
            cells &= cells - 1;
            insert(&mut targets, (distance(head, cell), cell));
        }
    }
    for (moves, target) in targets.into_iter().take_while(|&(d, _)| d < FAR) {
        for x_first in [true, false] {
            let mut path = corner_path(head, target, x_first).peekable();
            let first = *path.peek()?;
            if first != (game.heading(me) + 2) & 3 && is_proven(game, me, moves, path) {
                return Some(first);
            }
        }
    }
    None
}

fn insert(targets: &mut [(i32, Cell); TARGETS], target: (i32, Cell)) {
    if target.0 < targets[TARGETS - 1].0 {
        let at = targets.partition_point(|t| t.0 <= target.0);
        targets[at..].rotate_right(1);
        targets[at] = target;
    }
}

fn is_proven(game: &Paper, me: Player, moves: i32, path: impl Iterator<Item = Heading>) -> bool {
    let enemy_head = game.head(!me);
    let mut at = game.head(me);
    for (i, heading) in (1..).zip(path) {
        at = ahead(at, heading);
        if game.trail(me).get(at.0, at.1) || at == enemy_head && moves > 1 {
            return false;
        }
        let enemy = distance(at, enemy_head);
        if game.territory(me).get(at.0, at.1) {
            continue; // At home the opponent cannot hurt me, and running into its head there wins.
        }
        // The opponent is here when I arrive: a head-on, which the areas decide.
        if can_be_there(enemy, i - 1, i - 1) {
            return false;
        }
        // The opponent arrives here after me and before the kill.
        if i < moves && can_be_there(enemy, i, moves - 1) {
            return false;
        }
    }
    true
}

/// Returns true if a head this far away can be at the cell after some number of moves in `from..=to`: the parity must
/// fit.
fn can_be_there(distance: i32, from: i32, to: i32) -> bool {
    let earliest = distance.max(from);
    earliest + ((earliest - distance) & 1) <= to
}
