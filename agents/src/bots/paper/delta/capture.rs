//! Captures of closings: own ones, to compare excursions; the opponent's, to find the ground that is about to change
//! hands.

use turf_env::Player;
use turf_env::games::paper::{Heading, Paper, Plane, enclosed, span};

use super::geometry::{FAR, nearest};
use crate::bots::paper::{Cell, ahead};

/// Returns the cells that change hands when `p` walks this path and closes at its end: (new to `p`, of these the
/// opponent's).
pub fn gain(game: &Paper, p: Player, path: impl Iterator<Item = Heading>) -> (u32, u32) {
    let (mut new, mut taken) = (0, 0);
    captured(game, p, path, |y, cells| {
        new += cells.count_ones();
        taken += (cells & game.territory(!p).row(y)).count_ones();
    });
    (new, taken)
}

fn captured(game: &Paper, p: Player, path: impl Iterator<Item = Heading>, mut row: impl FnMut(i32, u128)) {
    let field = game.territory(p);
    let mut trail = game.trail(p).clone();
    let mut visited = game.visited(p);
    let mut at = game.head(p);
    for heading in path {
        at = ahead(at, heading);
        visited.include(at.0, at.1);
        trail.set(at.0, at.1);
    }
    let mut captured = [0u128; 128];
    enclosed(visited, |y| field.row(y) | trail.row(y), |y, cells| captured[y as usize] = cells);
    for y in visited.y0..=visited.y1 {
        let cells = captured[y as usize] | trail.row(y) & !field.row(y);
        if cells != 0 {
            row(y, cells);
        }
    }
}

/// Returns the cells of `me` that the opponent captures if it walks straight home now. `None` if it has no trail or no
/// home.
pub fn threatened(game: &Paper, me: Player) -> Option<Plane> {
    if game.trail_len(!me) == 0 || game.area(!me) == 0 {
        return None;
    }
    let mut lost = Plane::EMPTY;
    add_straight_closings(game, !me, &mut lost);
    for y in 0..game.height() {
        *lost.row_mut(y) &= game.territory(me).row(y);
    }
    Some(lost)
}

fn add_straight_closings(game: &Paper, p: Player, to: &mut Plane) {
    let head = game.head(p);
    if let Some((_, home)) = nearest(game.territory(p), head, game.height(), FAR) {
        for x_first in [true, false] {
            let path = corner_path(head, home, x_first);
            captured(game, p, path, |y, cells| *to.row_mut(y) |= cells);
        }
    }
}

pub fn corner_path(from: Cell, to: Cell, x_first: bool) -> impl Iterator<Item = Heading> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let lengths = [dx.unsigned_abs() as usize, dy.unsigned_abs() as usize];
    let headings = [if dx > 0 { 0 } else { 2 }, if dy > 0 { 1 } else { 3 }];
    let (a, b) = if x_first { (0, 1) } else { (1, 0) };
    std::iter::repeat_n(headings[a], lengths[a]).chain(std::iter::repeat_n(headings[b], lengths[b]))
}

/// Returns the cells of `me` that stay its own whatever the opponent does in its next `moves` moves, with its present
/// trail and with one more. Ground taken with a first new trail that is the base of a second one is ignored; in 4500
/// games on a small board that broke no prediction.
///
/// The opponent captures what its territory and trail cut off from the border of the box of its visited cells, and it
/// must be home again within its moves. So its gains lie within a round trip of that length. A cell stays if cells that
/// are neither the opponent's nor within its reach join it to the border of the largest possible box.
pub fn lasting(game: &Paper, me: Player, moves: i32) -> Plane {
    let enemy = !me;
    let (field, band) = (game.territory(enemy), game.trail(enemy));
    let (ex, ey) = game.head(enemy);
    let mut lasting = game.territory(me).clone();
    let Some((way_home, _)) = nearest(field, (ex, ey), game.height(), moves) else {
        return lasting;
    };
    // Once the present trail is closed, its ground is a base for more.
    let mut base = field.clone();
    if game.trail_len(enemy) > 0 {
        add_straight_closings(game, enemy, &mut base);
    }
    let reach = round_trips(&base, (ex, ey), moves, way_home, (game.width(), game.height()));
    let mut box_ = game.visited(enemy);
    box_.include((ex - moves).max(0), (ey - moves).max(0));
    box_.include((ex + moves).min(game.width() - 1), (ey + moves).min(game.height() - 1));
    enclosed(box_, |y| field.row(y) | band.row(y) | reach.row(y), |y, cells| *lasting.row_mut(y) &= !cells);
    for y in box_.y0..=box_.y1 {
        *lasting.row_mut(y) &= !(reach.row(y) | band.row(y));
    }
    lasting
}

/// Returns the cells of all walks of at most `moves` steps from `from` to some cell of `field`, ignoring walls and
/// trails. `way` is the length of the shortest such walk.
fn round_trips(field: &Plane, from: Cell, moves: i32, way: i32, (width, height): Cell) -> Plane {
    let mut reach = Plane::EMPTY;
    let mut near = field.clone();
    // After r rounds `near` holds the cells within r steps of the field. No walk strays farther from it than this.
    for r in 0..=(moves + way) / 2 {
        let left = moves - r;
        let (y0, y1) = ((from.1 - left).max(0), (from.1 + left).min(height - 1));
        for y in y0..=y1 {
            let slack = left - (y - from.1).abs();
            *reach.row_mut(y) |= near.row(y) & span((from.0 - slack).max(0), (from.0 + slack).min(width - 1));
        }
        let mut above = 0;
        for y in (y0 - 1).max(0)..=(y1 + 1).min(height - 1) {
            let row = near.row(y);
            let below = if y + 1 < height { near.row(y + 1) } else { 0 };
            *near.row_mut(y) = row | row << 1 | row >> 1 | above | below;
            above = row;
        }
    }
    reach
}

#[cfg(test)]
mod tests;
