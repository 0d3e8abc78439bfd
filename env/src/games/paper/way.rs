//! Shortest ways on the board: from a head to a set of cells, around a trail.

mod breadth_first;

use super::plane::{Bounds, Plane, span};
use super::rules::{Heading, STEPS, Turn};
use breadth_first::breadth_first;

/// A distance that means "no way".
pub const FAR: u32 = 1 << 20;

/// A head: where it is and where it is heading. It cannot turn back on the spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pose {
    /// Column.
    pub x: i32,
    /// Row.
    pub y: i32,
    /// Heading.
    pub heading: Heading,
}

impl Pose {
    /// One move on; it may leave the board.
    #[inline]
    pub fn step(self, turn: Turn) -> Pose {
        let heading = turn.apply(self.heading);
        let (dx, dy) = STEPS[heading as usize];
        Pose {
            x: self.x + dx,
            y: self.y + dy,
            heading,
        }
    }

    /// Whether (x, y) lies straight behind.
    #[inline]
    fn is_behind(self, x: i32, y: i32) -> bool {
        let (dx, dy) = STEPS[self.heading as usize];
        let (along, across) = (
            (x - self.x) * dx + (y - self.y) * dy,
            (x - self.x) * dy - (y - self.y) * dx,
        );
        along < 0 && across == 0
    }

    /// The cells straight behind in row y.
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

    /// Moves to reach (x, y) on an empty board: the Manhattan distance, two more straight behind.
    #[inline]
    pub fn moves_to(self, x: i32, y: i32) -> u32 {
        let d = self.x.abs_diff(x) + self.y.abs_diff(y);
        d + 2 * self.is_behind(x, y) as u32
    }
}

/// The cell of a set that `from` reaches in the fewest moves on an empty board, and that number. The set is given by its
/// rows within `y0..=y1`.
#[inline]
pub fn nearest(from: Pose, y0: i32, y1: i32, rows: impl Fn(i32) -> u128) -> Option<(u32, i32, i32)> {
    nearest_preferring(from, y0, y1, rows, |_, _| 0)
}

/// The same; of several nearest cells one for which `worth` is greatest. Rows are scanned outwards, so that near targets
/// end the search early. In a row only the nearest cell to each side is looked at.
#[inline]
pub fn nearest_preferring(
    from: Pose,
    y0: i32,
    y1: i32,
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
    let reach = (from.y - y0).max(y1 - from.y);
    for dy in 0..=reach {
        if dy as u32 > limit {
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
            let behind = row & from.behind_in_row(y);
            for (cells, extra) in [(row & !behind, 0), (behind, 2)] {
                let (low, high) = (cells & span(0, from.x), cells & !span(0, from.x));
                if low != 0 {
                    let x = 127 - low.leading_zeros() as i32;
                    limit = offer((from.x - x + dy) as u32 + extra, x, y);
                }
                if high != 0 {
                    let x = high.trailing_zeros() as i32;
                    limit = offer((x - from.x + dy) as u32 + extra, x, y);
                }
            }
        }
    }
    (limit < FAR).then_some(best)
}

/// A way: its cells without the starting one, how many, and where it ends.
#[derive(Clone, Debug)]
pub struct Way {
    /// The cells walked, the last included.
    pub cells: Plane,
    /// Their bounding box.
    pub bounds: Bounds,
    /// Moves.
    pub len: u32,
    /// The last cell.
    pub end: (i32, i32),
}

impl Way {
    /// The way of no move.
    pub fn here(x: i32, y: i32) -> Way {
        Way {
            cells: Plane::EMPTY,
            bounds: Bounds::NOTHING,
            len: 0,
            end: (x, y),
        }
    }

    /// Another head's moves to it without its last cell.
    pub fn open_to(&self, head: Pose) -> u32 {
        let (ex, ey) = self.end;
        let row = |y| self.cells.row(y) & !(if y == ey { 1u128 << ex } else { 0 });
        nearest(head, self.bounds.y0, self.bounds.y1, row).map_or(FAR, |n| n.0)
    }

    #[inline]
    fn add(&mut self, x: i32, y: i32) {
        self.cells.set(x, y);
        self.bounds.include(x, y);
    }
}

/// What ways must respect: the board's size and the cells that are deadly to enter.
#[derive(Clone, Copy)]
pub struct Ground<'a> {
    /// Columns.
    pub width: i32,
    /// Rows.
    pub height: i32,
    /// Cells that may not be entered.
    pub blocked: &'a Plane,
    /// One more such cell (a head's next one), or one off the board.
    pub also_blocked: (i32, i32),
}

impl Ground<'_> {
    #[inline]
    fn row(&self, y: i32) -> u128 {
        let also = if y == self.also_blocked.1 {
            1u128 << self.also_blocked.0
        } else {
            0
        };
        self.blocked.row(y) | also
    }

    #[inline]
    fn on_board(&self, x: i32, y: i32) -> bool {
        (x as u32) < self.width as u32 && (y as u32) < self.height as u32
    }

    #[inline]
    fn free(&self, x: i32, y: i32) -> bool {
        self.row(y) >> x & 1 == 0
    }

    /// Whether the straight line between two cells of one row or column, without the first, is free.
    fn line_free(&self, (xa, ya): (i32, i32), (xb, yb): (i32, i32)) -> bool {
        if ya == yb {
            if xa == xb {
                return true;
            }
            let cells = if xb > xa { span(xa + 1, xb) } else { span(xb, xa - 1) };
            self.row(ya) & cells == 0
        } else {
            let (first, last) = if yb > ya { (ya + 1, yb) } else { (yb, ya - 1) };
            (first..=last).all(|y| self.free(xa, y))
        }
    }
}

fn add_line(way: &mut Way, (xa, ya): (i32, i32), (xb, yb): (i32, i32)) {
    if ya == yb {
        if xa != xb {
            *way.cells.row_mut(ya) |= if xb > xa { span(xa + 1, xb) } else { span(xb, xa - 1) };
        }
    } else {
        let (first, last) = if yb > ya { (ya + 1, yb) } else { (yb, ya - 1) };
        for y in first..=last {
            way.cells.set(xa, y);
        }
    }
    way.bounds.include(xb, yb);
}

/// The L-shaped way over `corner` to `end`, if it is free and does not begin with a turn back.
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
    // The first step counts into the box, the start does not.
    way.bounds.include(
        from.x + (first.0 - from.x).signum(),
        from.y + (first.1 - from.y).signum(),
    );
    if corner != start {
        add_line(&mut way, start, corner);
    }
    add_line(&mut way, corner, end);
    way.len = start.0.abs_diff(end.0) + start.1.abs_diff(end.1);
    Some(way)
}

/// The way to a cell straight behind: a step to one side (1: right, -1: left), back, and a step in; if it is free.
fn u_way(from: Pose, end: (i32, i32), side: i32, ground: &Ground) -> Option<Way> {
    let (dx, dy) = STEPS[from.heading as usize];
    let (sx, sy) = (-dy * side, dx * side);
    let (out, back) = ((from.x + sx, from.y + sy), (end.0 + sx, end.1 + sy));
    if !ground.on_board(out.0, out.1) || !ground.free(out.0, out.1) || !ground.line_free(out, back) {
        return None;
    }
    let mut way = Way::here(end.0, end.1);
    way.add(out.0, out.1);
    add_line(&mut way, out, back);
    way.add(end.0, end.1);
    way.len = from.x.abs_diff(end.0) + from.y.abs_diff(end.1) + 2;
    Some(way)
}

/// A shortest way from a head to a set of cells (rows `y0..=y1`), around what is blocked; `None` if there is none.
///
/// Mostly the nearest cell (of several one of greatest `worth`) lies on a free L-shaped way (U-shaped, if it is straight
/// behind), which is then shortest; of two such ways `prefer` chooses (true: take the second). Otherwise a breadth-first
/// search finds one.
pub fn shortest(
    from: Pose,
    ground: &Ground,
    y0: i32,
    y1: i32,
    targets: impl Fn(i32) -> u128,
    worth: impl Fn(i32, i32) -> u32,
    prefer: impl Fn(&Way, &Way) -> bool,
) -> Option<Way> {
    let (moves, x, y) = nearest_preferring(from, y0, y1, &targets, worth)?;
    if moves == 0 {
        return Some(Way::here(x, y));
    }
    let (first, second) = if from.is_behind(x, y) {
        (u_way(from, (x, y), 1, ground), u_way(from, (x, y), -1, ground))
    } else if x == from.x || y == from.y {
        (l_way(from, (x, y), (x, y), ground), None)
    } else {
        (
            l_way(from, (x, from.y), (x, y), ground),
            l_way(from, (from.x, y), (x, y), ground),
        )
    };
    match (first, second) {
        (Some(a), Some(b)) => Some(if prefer(&a, &b) { b } else { a }),
        (Some(way), None) | (None, Some(way)) => Some(way),
        (None, None) => breadth_first(from, ground, y0, y1, targets),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;

    /// Breadth-first search over (cell, heading), the definition of a shortest way for something that cannot turn back.
    fn slow(from: Pose, w: i32, h: i32, blocked: impl Fn(i32, i32) -> bool, target: impl Fn(i32, i32) -> bool) -> u32 {
        if target(from.x, from.y) {
            return 0;
        }
        let mut seen = std::collections::HashSet::new();
        let mut wave = vec![(from.x, from.y, from.heading)];
        for moves in 1.. {
            let mut next = vec![];
            for (x, y, heading) in wave {
                for turn in [3, 0, 1] {
                    let heading = (heading + turn) & 3;
                    let (nx, ny) = (x + STEPS[heading as usize].0, y + STEPS[heading as usize].1);
                    if nx < 0 || ny < 0 || nx >= w || ny >= h || blocked(nx, ny) || !seen.insert((nx, ny, heading)) {
                        continue;
                    }
                    if target(nx, ny) {
                        return moves;
                    }
                    next.push((nx, ny, heading));
                }
            }
            if next.is_empty() {
                return FAR;
            }
            wave = next;
        }
        unreachable!()
    }

    #[test]
    fn shortest_equals_the_slow_search() {
        let mut rng = Rng::new(11);
        let (mut blocked_ways, mut none) = (0, 0);
        for _ in 0..4000 {
            let (w, h) = (rng.between(4, 20) * 2, rng.between(7, 40));
            let mut blocked = Plane::EMPTY;
            let mut targets = Plane::EMPTY;
            // A random walk as trail, some scattered targets.
            let (mut x, mut y) = (rng.between(0, w - 1), rng.between(0, h - 1));
            for _ in 0..rng.between(0, 80) {
                blocked.set(x, y);
                let (dx, dy) = STEPS[rng.below(4) as usize];
                (x, y) = ((x + dx).clamp(0, w - 1), (y + dy).clamp(0, h - 1));
            }
            let from = Pose {
                x,
                y,
                heading: rng.below(4) as u8,
            };
            for _ in 0..rng.between(1, 12) {
                let (tx, ty) = (rng.between(0, w - 1), rng.between(0, h - 1));
                if !blocked.get(tx, ty) {
                    targets.set(tx, ty);
                }
            }
            // As in a game, where the cell behind is the trail or the own territory: it is not walked into directly.
            let ground = Ground {
                width: w,
                height: h,
                blocked: &blocked,
                also_blocked: (x, y),
            };
            let way = shortest(from, &ground, 0, h - 1, |y| targets.row(y), |_, _| 0, |_, _| false);
            let expected = slow(
                from,
                w,
                h,
                |cx, cy| blocked.get(cx, cy) || (cx, cy) == (x, y),
                |cx, cy| targets.get(cx, cy),
            );
            match way {
                None => {
                    assert_eq!(expected, FAR);
                    none += 1;
                }
                Some(way) => {
                    assert_eq!(way.len, expected, "from {from:?} on {w} × {h}");
                    assert_eq!(way.cells.count(), way.len);
                    assert!(targets.get(way.end.0, way.end.1));
                    let plain = nearest(from, 0, h - 1, |y| targets.row(y)).expect("a target").0;
                    assert!(plain <= way.len);
                    blocked_ways += (plain < way.len) as u32;
                    for cy in 0..h {
                        assert_eq!(way.cells.row(cy) & blocked.row(cy), 0);
                        for cx in 0..w {
                            if way.cells.get(cx, cy) {
                                let b = way.bounds;
                                assert!(cx >= b.x0 && cx <= b.x1 && cy >= b.y0 && cy <= b.y1);
                            }
                        }
                    }
                }
            }
        }
        assert!(
            blocked_ways > 100 && none > 20,
            "{blocked_ways} detours, {none} without a way"
        );
    }

    #[test]
    fn nearest_equals_trying_every_cell() {
        let mut rng = Rng::new(12);
        for _ in 0..3000 {
            let mut set = Plane::EMPTY;
            for _ in 0..rng.between(1, 6) {
                set.set(rng.between(0, 127), rng.between(0, 127));
            }
            let from = Pose {
                x: rng.between(0, 127),
                y: rng.between(0, 127),
                heading: rng.below(4) as u8,
            };
            let slow = (0..128)
                .flat_map(|y| (0..128).map(move |x| (x, y)))
                .filter(|&(x, y)| set.get(x, y))
                .map(|(x, y)| from.moves_to(x, y))
                .min();
            let fast = nearest(from, 0, 127, |y| set.row(y));
            assert_eq!(fast.map(|f| f.0), slow);
            let (d, x, y) = fast.expect("a set that is not empty");
            assert!(set.get(x, y) && from.moves_to(x, y) == d);
        }
    }
}
