//! What closings capture: mine, to compare excursions; the enemy's, to see which ground is about to change hands.

use turf_env::Player;
use turf_env::games::paper::fill;
use turf_env::games::paper::rules::STEPS;
use turf_env::games::paper::{Heading, Paper, Plane};

use super::geometry::{Cell, FAR, nearest};

/// Cells that change hands when `p` walks this path and closes at its end: (new to `p`, of these the opponent's).
pub fn gain(game: &Paper, p: Player, path: impl Iterator<Item = Heading>) -> (u32, u32) {
    let (mut new, mut taken) = (0, 0);
    captured(game, p, path, |y, cells| {
        new += cells.count_ones();
        taken += (cells & game.field(!p).row(y)).count_ones();
    });
    (new, taken)
}

/// Calls `row(y, cells)` with the cells that become territory of `p` (they are not yet).
fn captured(game: &Paper, p: Player, path: impl Iterator<Item = Heading>, mut row: impl FnMut(i32, u128)) {
    let field = game.field(p);
    let mut trail = game.band(p).clone();
    let mut visited = game.visited(p);
    let mut at = game.head(p);
    for heading in path {
        let (dx, dy) = STEPS[heading as usize];
        at = (at.0 + dx, at.1 + dy);
        visited.include(at.0, at.1);
        trail.set(at.0, at.1);
    }
    let mut enclosed = [0u128; 128];
    fill::enclosed(
        visited,
        |y| field.row(y) | trail.row(y),
        |y, cells| enclosed[y as usize] = cells,
    );
    for y in visited.y0..=visited.y1 {
        let cells = enclosed[y as usize] | trail.row(y) & !field.row(y);
        if cells != 0 {
            row(y, cells);
        }
    }
}

/// Ground that the enemy of `me` takes if it walks straight home now: the cells of `me` that it would capture, and the
/// moves it needs. Both ways round the corner count. `None` if it has no trail or no home.
pub fn threatened(game: &Paper, me: Player) -> Option<(i32, Plane)> {
    let enemy = !me;
    if game.trail_len(enemy) == 0 {
        return None;
    }
    let head = game.head(enemy);
    let (moves, home) = nearest(game.field(enemy), head, game.height(), FAR)?;
    let mut lost = Plane::EMPTY;
    for x_first in [true, false] {
        captured(game, enemy, corner_path(head, home, x_first), |y, cells| {
            *lost.row_mut(y) |= cells & game.field(me).row(y)
        });
    }
    Some((moves, lost))
}

/// The headings of the way between two cells with at most one corner.
pub fn corner_path(from: Cell, to: Cell, x_first: bool) -> impl Iterator<Item = Heading> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let lengths = [dx.unsigned_abs() as usize, dy.unsigned_abs() as usize];
    let headings = [if dx > 0 { 0 } else { 2 }, if dy > 0 { 1 } else { 3 }];
    let (a, b) = if x_first { (0, 1) } else { (1, 0) };
    std::iter::repeat_n(headings[a], lengths[a]).chain(std::iter::repeat_n(headings[b], lengths[b]))
}
