//! Paths, and the proof that the opponent cannot interrupt them.

use turf_env::Player;
use turf_env::games::paper::{Heading, Paper};

use super::geometry::{distance, distance_to};
use crate::bots::paper::{Cell, ahead};

/// Result of a walk if the opponent does not interfere. `moves` ends with the first cell of the own territory after
/// being outside, or with the path if it never leaves. `enemy` is the least distance from the opponent's head to the
/// trail, old and new, [`FAR`](super::geometry::FAR) without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    pub moves: i32,
    pub end: Cell,
    pub enemy: i32,
}

impl Walk {
    /// Returns true if the opponent can reach no cell of the trail in time.
    ///
    /// The mover closes with its n-th move; before that the opponent makes n − 1. So n steps to the nearest cell
    /// suffice.
    pub fn is_proven(&self) -> bool {
        self.enemy >= self.moves
    }
}

/// Follows a path from the head of `me`. `None` if it leaves the board, meets the own trail or ends outside.
pub fn walk(game: &Paper, me: Player, path: impl Iterator<Item = Heading>) -> Option<Walk> {
    let (field, band, enemy_head) = (game.territory(me), game.trail(me), game.head(!me));
    let mut at = game.head(me);
    let mut outside = !field.get(at.0, at.1);
    let mut result = Walk { moves: 0, end: at, enemy: distance_to(band, enemy_head, game.height()) };
    for heading in path {
        at = ahead(at, heading);
        if !game.on_board(at.0, at.1) || band.get(at.0, at.1) {
            return None;
        }
        result.moves += 1;
        if field.get(at.0, at.1) {
            if outside {
                result.end = at;
                return Some(result);
            }
        } else {
            outside = true;
            result.enemy = result.enemy.min(distance(at, enemy_head));
        }
    }
    result.end = at;
    (!outside).then_some(result)
}

/// Returns the shortest way to the territory of `me` around its trail and inside the walls, as headings, last one
/// first: fewest moves, then straight on before turning. Cells for which `avoid` returns true do not count as
/// territory. `None` if the trail or the walls shut it off.
pub fn way_home(game: &Paper, me: Player, avoid: impl Fn(Cell) -> bool) -> Option<Vec<Heading>> {
    const UNSEEN: u8 = 255;
    let (width, height) = (game.width(), game.height());
    let index = |(x, y): Cell| (y * width + x) as usize;
    let mut came_by = vec![UNSEEN; (width * height) as usize];
    let start = game.head(me);
    let mut wave = vec![(start, game.heading(me))];
    came_by[index(start)] = game.heading(me);
    while !wave.is_empty() {
        let mut next = Vec::with_capacity(wave.len() + 8);
        for (at, heading) in wave {
            for turn in [0, 3, 1] {
                let to = (heading + turn) & 3;
                let cell = ahead(at, to);
                let on_board = game.on_board(cell.0, cell.1);
                if !on_board || game.trail(me).get(cell.0, cell.1) || came_by[index(cell)] != UNSEEN {
                    continue;
                }
                came_by[index(cell)] = to;
                if game.territory(me).get(cell.0, cell.1) && !avoid(cell) {
                    return Some(trace_back(cell, start, |c| came_by[index(c)]));
                }
                next.push((cell, to));
            }
        }
        wave = next;
    }
    None
}

fn trace_back(mut cell: Cell, start: Cell, came_by: impl Fn(Cell) -> Heading) -> Vec<Heading> {
    let mut path = Vec::new();
    while cell != start {
        let heading = came_by(cell);
        path.push(heading);
        cell = ahead(cell, (heading + 2) & 3);
    }
    path
}
