//! Paths, and the proof that one can be walked.

use turf_env::Player;
use turf_env::games::paper::rules::game::STEPS;
use turf_env::games::paper::{Heading, Paper};

use super::geometry::{Cell, FAR, distance, nearest};

/// Where a walk along a path ends, if the enemy does not interfere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// Moves until the first cell of one's territory after being outside (or the whole path, if never outside).
    pub moves: i32,
    /// The cell reached then.
    pub end: Cell,
    /// Least distance from the enemy's head to any cell of the trail, old and new; [`FAR`] without one.
    pub enemy: i32,
}

impl Walk {
    /// Whether the enemy can reach no cell of the trail in time.
    ///
    /// The mover closes with its n-th move; before that the enemy makes n - 1. So n steps to the nearest cell suffice.
    pub fn is_proven(&self) -> bool {
        self.enemy >= self.moves
    }
}

/// Follows a path from the head of `me`. `None` if it leaves the board, meets a trail of `me` or ends outside.
pub fn walk(game: &Paper, me: Player, path: impl Iterator<Item = Heading>) -> Option<Walk> {
    let (field, band, enemy_head) = (game.field(me), game.band(me), game.head(!me));
    let mut at = game.head(me);
    let mut outside = !field.get(at.0, at.1);
    let old_trail = nearest(band, enemy_head, game.height(), FAR).map_or(FAR, |(d, _)| d);
    let mut result = Walk {
        moves: 0,
        end: at,
        enemy: old_trail,
    };
    for heading in path {
        let (dx, dy) = STEPS[heading as usize];
        at = (at.0 + dx, at.1 + dy);
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

/// The shortest way to the territory of `me` round its trail and inside the walls, as headings, last one first: fewest
/// moves, then straight on before turning. `avoid` says which cells of the territory do not count. `None` if the trail
/// or the walls shut it off.
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
                let (dx, dy) = STEPS[to as usize];
                let cell = (at.0 + dx, at.1 + dy);
                let on_board = game.on_board(cell.0, cell.1);
                if !on_board || game.band(me).get(cell.0, cell.1) || came_by[index(cell)] != UNSEEN {
                    continue;
                }
                came_by[index(cell)] = to;
                if game.field(me).get(cell.0, cell.1) && !avoid(cell) {
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
        let (dx, dy) = STEPS[heading as usize];
        cell = (cell.0 - dx, cell.1 - dy);
    }
    path
}
