//! Shortest ways on the board: from a head to a set of cells, around a trail.

mod breadth_first;

use smallvec::SmallVec;

use crate::Player;
use crate::games::paper::rules::game::{Paper, Turn};
use crate::games::paper::rules::plane::{Bounds, Heading, Plane, STEPS, span};
use breadth_first::breadth_first;

/// Distance that means "no way".
pub const FAR: u32 = 1 << 20;

/// A head: its cell and heading. It cannot turn back on the spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pose {
    pub x: i32,
    pub y: i32,
    pub heading: Heading,
}

impl Pose {
    #[inline]
    pub fn of(game: &Paper, player: Player) -> Pose {
        Self::at(game.head(player), game.heading(player))
    }

    #[inline]
    pub fn at((x, y): (i32, i32), heading: Heading) -> Pose {
        Pose { x, y, heading }
    }

    /// Returns the pose one move on; it may be off the board.
    #[inline]
    pub fn step(self, turn: Turn) -> Pose {
        let heading = turn.apply(self.heading);
        let (dx, dy) = STEPS[heading as usize];
        Self::at((self.x + dx, self.y + dy), heading)
    }

    #[inline]
    fn is_behind(self, x: i32, y: i32) -> bool {
        let (dx, dy) = STEPS[self.heading as usize];
        let (apart_x, apart_y) = (x - self.x, y - self.y);
        apart_x * dx + apart_y * dy < 0 && apart_x * dy == apart_y * dx
    }

    #[inline]
    fn behind_in_row(self, y: i32) -> u128 {
        match self.heading {
            0 if y == self.y => (1u128 << self.x) - 1,
            2 if y == self.y => !span(0, self.x),
            1 if y < self.y => 1 << self.x,
            3 if y > self.y => 1 << self.x,
            _ => 0,
        }
    }

    /// Returns the moves to (x, y) on an empty board: the Manhattan distance, two more straight behind.
    #[inline]
    pub fn moves_to(self, x: i32, y: i32) -> u32 {
        let d = self.x.abs_diff(x) + self.y.abs_diff(y);
        d + 2 * self.is_behind(x, y) as u32
    }
}

/// Returns the fewest moves from `from` to a cell of a set on an empty board, and that cell. The set is given by its rows
/// within `y0..=y1`.
#[inline]
pub fn nearest(from: Pose, y0: i32, y1: i32, rows: impl Fn(i32) -> u128) -> Option<(u32, i32, i32)> {
    nearest_preferring(from, y0, y1, 0, rows, |_, _| 0)
}

/// Works like [`nearest`] for a set within `bounds`. A set far to one side ends the search early.
#[inline]
pub fn nearest_within(from: Pose, bounds: Bounds, rows: impl Fn(i32) -> u128) -> Option<(u32, i32, i32)> {
    let Bounds { x0, x1, y0, y1 } = bounds;
    let aside = x0.saturating_sub(from.x).max(from.x.saturating_sub(x1)).max(0) as u32;
    nearest_preferring(from, y0, y1, aside, rows, |_, _| 0)
}

const NEAR: u32 = 31;

/// Works like [`nearest`]; of several nearest cells returns one of greatest `worth`. Scans rows outwards, so that near targets
/// end the search early, and looks only at the nearest cell to each side in a row. All cells lie at least `aside` columns from the head.
#[inline]
pub fn nearest_preferring(
    from: Pose,
    y0: i32,
    y1: i32,
    aside: u32,
    rows: impl Fn(i32) -> u128,
    worth: impl Fn(i32, i32) -> u32,
) -> Option<(u32, i32, i32)> {
    if y0 > y1 {
        return None;
    }
    let (mut best, mut best_worth) = ((FAR, 0, 0), 0);
    let mut offer = |d: u32, x: i32, y: i32| {
        if d <= best.0 {
            let w = worth(x, y);
            if d < best.0 || w > best_worth {
                (best, best_worth) = ((d, x, y), w);
            }
        }
        best.0
    };
    let mut limit = FAR;
    let apart = (y0 - from.y).max(from.y - y1).max(0);
    let reach = (from.y - y0).max(y1 - from.y);
    let left = from.x - NEAR as i32;
    // Side, above or below, on which the cell of the own column lies straight behind.
    let behind_side = match from.heading {
        1 => 0,
        3 => 1,
        _ => 2,
    };
    for dy in apart..=reach {
        let away = dy as u32;
        if away + aside > limit {
            break;
        }
        for (side, y) in [from.y - dy, from.y + dy].into_iter().enumerate() {
            if y < y0 || y > y1 || (side == 1 && dy == 0) {
                continue;
            }
            let row = rows(y);
            if row == 0 {
                continue;
            }
            if dy == 0 || limit > NEAR + away {
                // All of the row.
                let behind = row & from.behind_in_row(y);
                for (cells, extra) in [(row & !behind, 0), (behind, 2)] {
                    let (low, high) = (cells & span(0, from.x), cells & !span(0, from.x));
                    if low != 0 {
                        let x = 127 - low.leading_zeros() as i32;
                        limit = offer((from.x - x) as u32 + away + extra, x, y);
                    }
                    if high != 0 {
                        let x = high.trailing_zeros() as i32;
                        limit = offer((x - from.x) as u32 + away + extra, x, y);
                    }
                }
                continue;
            }
            // Cells farther to either side are too far: half a word to each of them.
            let cells = if left >= 0 { row >> left } else { row << -left } as u64;
            let (mut low, high) = (cells as u32, (cells >> 32) as u32);
            let behind = side == behind_side && low >> NEAR != 0;
            if behind {
                low ^= 1 << NEAR;
            }
            if low != 0 {
                let d = low.leading_zeros();
                limit = offer(d + away, from.x - d as i32, y);
            }
            if high != 0 {
                let d = high.trailing_zeros() + 1;
                limit = offer(d + away, from.x + d as i32, y);
            }
            if behind {
                limit = offer(away + 2, from.x, y);
            }
        }
    }
    (limit < FAR).then_some(best)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Line {
    from: (u8, u8),
    to: (u8, u8),
}

impl Line {
    fn new((xa, ya): (i32, i32), (xb, yb): (i32, i32)) -> Self {
        Self { from: (xa as u8, ya as u8), to: (xb as u8, yb as u8) }
    }

    #[inline]
    fn ends(self) -> [(i32, i32); 2] {
        [self.from, self.to].map(|(x, y)| (x as i32, y as i32))
    }

    #[inline]
    fn step(self) -> (i32, i32) {
        let [(xa, ya), (xb, yb)] = self.ends();
        ((xb - xa).signum(), (yb - ya).signum())
    }

    fn cells(self) -> impl Iterator<Item = (i32, i32)> {
        let ([(x, y), (xb, yb)], (dx, dy)) = (self.ends(), self.step());
        (0..=(xb - x).abs() + (yb - y).abs()).map(move |k| (x + k * dx, y + k * dy))
    }

    #[inline]
    fn row(self, y: i32) -> u128 {
        let [(xa, ya), (xb, yb)] = self.ends();
        if y < ya.min(yb) || y > ya.max(yb) { 0 } else { span(xa.min(xb), xa.max(xb)) }
    }

    /// Returns a head's moves to the nearest cell of the line: that cell, or one beside it if it lies straight behind.
    #[inline]
    fn moves_from(self, head: Pose) -> u32 {
        let [(xa, ya), (xb, yb)] = self.ends();
        let least = if ya == yb {
            [-1, 0, 1].map(|d| head.moves_to((head.x + d).clamp(xa.min(xb), xa.max(xb)), ya))
        } else {
            [-1, 0, 1].map(|d| head.moves_to(xa, (head.y + d).clamp(ya.min(yb), ya.max(yb))))
        };
        least[0].min(least[1]).min(least[2])
    }
}

/// A way: the cells walked, without the starting one.
#[derive(Clone, Debug)]
pub struct Way {
    /// Lines in the order of walking. Ways of more lines are rare and live on the heap.
    lines: SmallVec<[Line; 32]>,
    pub bounds: Bounds,
    pub len: u32,
    pub end: (i32, i32),
}

impl Way {
    pub fn here(x: i32, y: i32) -> Way {
        Way { lines: SmallVec::new(), bounds: Bounds::NOTHING, len: 0, end: (x, y) }
    }

    pub fn cells(&self) -> impl Iterator<Item = (i32, i32)> {
        self.lines.iter().flat_map(|line| line.cells())
    }

    #[inline]
    pub fn row(&self, y: i32) -> u128 {
        self.lines.iter().fold(0, |cells, line| cells | line.row(y))
    }

    /// Calls `each(y, cells)` for the rows of its lines, one line after the other: a row may come more than once.
    #[inline]
    pub fn each_row(&self, mut each: impl FnMut(i32, u128)) {
        for line in &self.lines {
            let [(xa, ya), (xb, yb)] = line.ends();
            let cells = span(xa.min(xb), xa.max(xb));
            (ya.min(yb)..=ya.max(yb)).for_each(|y| each(y, cells));
        }
    }

    /// Returns another head's moves to the way without its last cell.
    pub fn open_to(&self, head: Pose) -> u32 {
        let Some((last, before)) = self.lines.split_last() else {
            return FAR;
        };
        let before = before.iter().map(|line| line.moves_from(head)).min().unwrap_or(FAR);
        let [from, (x, y)] = last.ends();
        if from == (x, y) {
            return before;
        }
        let (dx, dy) = last.step();
        before.min(Line::new(from, (x - dx, y - dy)).moves_from(head))
    }

    #[inline]
    fn walk(&mut self, from: (i32, i32), to: (i32, i32)) {
        if from != to {
            let first = (from.0 + (to.0 - from.0).signum(), from.1 + (to.1 - from.1).signum());
            self.lines.push(Line::new(first, to));
            self.bounds.include(first.0, first.1);
            self.bounds.include(to.0, to.1);
        }
    }
}

/// Limits of a way: the board's size and the cells that are deadly to enter.
#[derive(Clone, Copy)]
pub struct Ground<'a> {
    pub width: i32,
    pub height: i32,
    pub blocked: &'a Plane,
    /// Box that holds all blocked cells.
    pub bounds: Bounds,
}

impl<'a> Ground<'a> {
    pub fn of(game: &'a Paper, player: Player) -> Self {
        Self {
            width: game.width(),
            height: game.height(),
            blocked: game.trail(player),
            bounds: game.trail_bounds(player),
        }
    }

    #[inline]
    fn on_board(&self, x: i32, y: i32) -> bool {
        (x as u32) < self.width as u32 && (y as u32) < self.height as u32
    }

    #[inline]
    fn free(&self, x: i32, y: i32) -> bool {
        self.blocked.row(y) >> x & 1 == 0
    }

    fn line_free(&self, (xa, ya): (i32, i32), (xb, yb): (i32, i32)) -> bool {
        if ya == yb {
            if xa == xb {
                return true;
            }
            let cells = if xb > xa { span(xa + 1, xb) } else { span(xb, xa - 1) };
            self.blocked.row(ya) & cells == 0
        } else {
            let (first, last) = if yb > ya { (ya + 1, yb) } else { (yb, ya - 1) };
            let Bounds { x0, x1, y0, y1 } = self.bounds;
            if xa < x0 || xa > x1 {
                return true;
            }
            (first.max(y0)..=last.min(y1)).all(|y| self.blocked.row(y) >> xa & 1 == 0)
        }
    }
}

fn l_way(from: Pose, corner: (i32, i32), end: (i32, i32), ground: &Ground) -> Option<Way> {
    let start = (from.x, from.y);
    let first = if corner == start { end } else { corner };
    let (dx, dy) = STEPS[from.heading as usize];
    if (first.0 - from.x).signum() == -dx && (first.1 - from.y).signum() == -dy {
        return None;
    }
    if !ground.line_free(start, corner) || !ground.line_free(corner, end) {
        return None;
    }
    let mut way = Way::here(end.0, end.1);
    way.walk(start, corner);
    way.walk(corner, end);
    way.len = start.0.abs_diff(end.0) + start.1.abs_diff(end.1);
    Some(way)
}

/// Returns the way to a cell straight behind, if it is free: a step to one side (1: right, -1: left), back, and a step in.
fn u_way(from: Pose, end: (i32, i32), side: i32, ground: &Ground) -> Option<Way> {
    let (dx, dy) = STEPS[from.heading as usize];
    let (sx, sy) = (-dy * side, dx * side);
    let (out, back) = ((from.x + sx, from.y + sy), (end.0 + sx, end.1 + sy));
    if !ground.on_board(out.0, out.1) || !ground.free(out.0, out.1) || !ground.line_free(out, back) {
        return None;
    }
    let mut way = Way::here(end.0, end.1);
    way.walk((from.x, from.y), out);
    way.walk(out, back);
    way.walk(back, end);
    way.len = from.x.abs_diff(end.0) + from.y.abs_diff(end.1) + 2;
    Some(way)
}

/// Returns a shortest way from a head to a set of cells (rows `y0..=y1`), around blocked cells; `None` if there is none.
pub fn shortest(from: Pose, ground: &Ground, y0: i32, y1: i32, targets: impl Fn(i32) -> u128) -> Option<Way> {
    shortest_preferring(from, ground, y0, y1, targets, |_, _| 0, |_, _| false)
}

/// Works like [`shortest`], with preferences. The nearest cell (of several, one of greatest `worth`) mostly lies on a free
/// L-shaped way, or U-shaped if it is straight behind, which is then shortest. Of two such ways `prefer` chooses (true: the
/// second). Otherwise a breadth-first search finds a way.
pub fn shortest_preferring(
    from: Pose,
    ground: &Ground,
    y0: i32,
    y1: i32,
    targets: impl Fn(i32) -> u128,
    worth: impl Fn(i32, i32) -> u32,
    prefer: impl Fn(&Way, &Way) -> bool,
) -> Option<Way> {
    let (moves, x, y) = nearest_preferring(from, y0, y1, 0, &targets, worth)?;
    if moves == 0 {
        return Some(Way::here(x, y));
    }
    let (first, second) = if from.is_behind(x, y) {
        (u_way(from, (x, y), 1, ground), u_way(from, (x, y), -1, ground))
    } else if x == from.x || y == from.y {
        (l_way(from, (x, y), (x, y), ground), None)
    } else {
        (l_way(from, (x, from.y), (x, y), ground), l_way(from, (from.x, y), (x, y), ground))
    };
    match (first, second) {
        (Some(a), Some(b)) => Some(if prefer(&a, &b) { b } else { a }),
        (Some(way), None) | (None, Some(way)) => Some(way),
        (None, None) => breadth_first(from, moves, ground, y0, y1, targets),
    }
}

#[cfg(test)]
mod tests;
