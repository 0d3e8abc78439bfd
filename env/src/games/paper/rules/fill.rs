//! Cells that a closing captures (spec, "Closing", 2): every 4-connected region without a cell of the mover that does not reach
//! the border of the bounding box of all cells the mover has ever visited.

use std::cell::RefCell;

use super::plane::{Bounds, MAX_SIZE, Plane, span};

/// Returns the runs of `open` that `seeds` (a subset of `open`) touch.
#[inline]
fn fill_runs(open: u128, seeds: u128) -> u128 {
    // Adding a seed to its run carries up to the run's end: the bits that changed are the run from the seed upwards.
    let up = (open.wrapping_add(seeds) ^ open) & open | seeds;
    if (up >> 1) & open & !up == 0 {
        return up;
    }
    let (open, up) = (open.reverse_bits(), up.reverse_bits());
    ((open.wrapping_add(up) ^ open) & open | up).reverse_bits()
}

/// Returns the free cells between own cells of the same row: those that do not reach the outside within their row.
#[inline]
fn pocket(own: u128) -> u128 {
    // Adding its lowest bit to a row of a single run carries out of the run, and nothing of the run is left.
    if own.wrapping_add(own & own.wrapping_neg()) & own == 0 {
        return 0;
    }
    span(own.trailing_zeros() as i32, 127 - own.leading_zeros() as i32) & !own
}

/// Returns a row's cells from its first wall to its last.
#[inline]
fn within(walls: u128) -> u128 {
    match walls {
        0 => 0,
        _ => span(walls.trailing_zeros() as i32, 127 - walls.leading_zeros() as i32),
    }
}

/// Returns the cells of a row from which a straight way over these rows of walls leads out of them.
#[inline]
fn leading_out(mut cells: u128, rows: impl Iterator<Item = u128>) -> u128 {
    let mut out = 0;
    for walls in rows {
        let within = within(walls);
        out |= cells & !within;
        cells &= within & !walls;
        if cells == 0 {
            break;
        }
    }
    out | cells
}

/// Returns false if `own`, which encloses nothing, surely encloses nothing with the cells `added(y)` of the rows `y0..=y1`
/// either. A region that they enclose holds a cell beside one of them, and from such a cell no straight line leads out of the
/// walls. All cells lie in `box_`.
#[inline]
pub fn may_enclose(box_: Bounds, own: &Plane, y0: i32, y1: i32, added: impl Fn(i32) -> u128) -> bool {
    let new = |y: i32| {
        if y >= y0 && y <= y1 { added(y) & !own.row(y) } else { 0 }
    };
    let walls = |y: i32| own.row(y) | new(y);
    // Nothing is added above row y0.
    let top = (y0 - 1).max(box_.y0);
    let (mut above, mut here) = (0, new(top));
    for y in top..=(y1 + 1).min(box_.y1) {
        let below = new(y + 1);
        let row = own.row(y) | here;
        let mut beside = (above | below | here << 1 | here >> 1) & !row;
        (above, here) = (here, below);
        if beside == 0 {
            continue;
        }
        beside &= within(row);
        if beside != 0 {
            beside &= !leading_out(beside, (box_.y0..y).rev().map(&walls));
        }
        if beside != 0 && beside & !leading_out(beside, (y + 1..box_.y1 + 1).map(&walls)) != 0 {
            return true;
        }
    }
    false
}

/// Buffers of a fill. Only rows that this fill has put are valid.
struct Walls {
    own: [u128; MAX_SIZE],
    pockets: [u128; MAX_SIZE],
    outside: [u128; MAX_SIZE],
}

thread_local! {
    /// Kept between fills: clearing them would cost as much as a small fill.
    static WALLS: RefCell<Walls> = const {
        RefCell::new(Walls {
            own: [0; MAX_SIZE],
            pockets: [0; MAX_SIZE],
            outside: [0; MAX_SIZE],
        })
    };
}

/// Calls `captured(y, cells)` for every row with captured cells. The mover's cells in row y are `own(y)`, trail included; its
/// visited cells span `box_`.
#[inline]
pub fn enclosed(box_: Bounds, own: impl Fn(i32) -> u128, captured: impl FnMut(i32, u128)) {
    let Bounds { x0, x1, y0, y1 } = box_;
    if x1 - x0 < 2 || y1 - y0 < 2 {
        return;
    }
    let columns = span(x0, x1);
    WALLS.with_borrow_mut(|walls| {
        for y in y0..=y1 {
            let own = columns & own(y);
            walls.own[y as usize] = own;
            walls.pockets[y as usize] = pocket(own);
        }
        walls.enclosed(y0, y1, captured);
    });
}

impl Walls {
    /// Calls `captured(y, cells)` for every row with enclosed cells. Rows `y0..=y1` were put and hold all own cells. Cells
    /// beyond the leftmost and rightmost own cell of a row, and beyond those rows, reach the border of any box around the own
    /// cells.
    #[inline]
    fn enclosed(&mut self, y0: i32, y1: i32, mut captured: impl FnMut(i32, u128)) {
        let Self { own, pockets, outside } = self;
        // Nothing in the first and last row can be enclosed.
        let holds_some = |&y: &usize| pockets[y] != 0;
        let within = y0 as usize + 1..y1 as usize;
        let (Some(first), Some(last)) = (within.clone().find(holds_some), within.clone().rfind(holds_some)) else {
            return;
        };
        // Pocket cells known to reach the outside. Sweeps down and up until nothing changes.
        let mut enclosed = false;
        outside[first - 1] = 0;
        for y in first..=last {
            let beside = |y: usize| {
                let unsure = if within.contains(&y) { pockets[y] } else { 0 };
                !(own[y] | unsure)
            };
            let new = pockets[y] & (beside(y - 1) | beside(y + 1) | outside[y - 1]);
            outside[y] = if new != 0 { fill_runs(pockets[y], new) } else { 0 };
            enclosed |= outside[y] != pockets[y];
        }
        let mut flow = |y: usize, from: usize| -> bool {
            let new = outside[from] & pockets[y] & !outside[y];
            if new != 0 {
                outside[y] |= fill_runs(pockets[y], new);
            }
            new != 0
        };
        while enclosed {
            let mut changed = false;
            for y in (first..last).rev() {
                changed |= flow(y, y + 1);
            }
            if !changed {
                break;
            }
            changed = false;
            for y in first + 1..=last {
                changed |= flow(y, y - 1);
            }
            enclosed = changed;
        }
        for y in first..=last {
            let inside = pockets[y] & !outside[y];
            if inside != 0 {
                captured(y as i32, inside);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;
    use crate::games::paper::analysis::walks::{enclosed as slow, walls};

    #[test]
    fn a_fill_that_is_skipped_would_have_enclosed_nothing() {
        let mut rng = Rng::new(6);
        let mut seen = [0; 2];
        for round in 0..20_000 {
            let size = if round % 2 == 0 { 12 } else { 40 };
            let (x0, y0) = (rng.between(0, 127 - size), rng.between(0, 127 - size));
            let box_ = Bounds { x0, x1: x0 + size, y0, y1: y0 + size };
            let mut own = Plane::EMPTY;
            let draw = |plane: &mut Plane, rng: &mut Rng| {
                let (xa, ya) = (rng.between(x0, box_.x1), rng.between(y0, box_.y1));
                let (xb, yb) = (rng.between(xa, box_.x1.min(xa + 9)), rng.between(ya, box_.y1.min(ya + 9)));
                match rng.below(4) {
                    0 => *plane.row_mut(ya) |= span(xa, xb),
                    // A bracket, open downwards.
                    3 => (ya..=yb).for_each(|y| {
                        *plane.row_mut(y) |= if y == ya { span(xa, xb) } else { 1 << xa | 1 << xb };
                    }),
                    1 => (ya..=yb).for_each(|y| plane.set(xa, y)),
                    _ => (ya..=yb).for_each(|y| *plane.row_mut(y) |= span(xa, xb)),
                }
            };
            (0..rng.between(1, 9)).for_each(|_| draw(&mut own, &mut rng));
            // As after a closing: nothing is enclosed.
            let cells = slow(box_, &own);
            (0..128).for_each(|y| *own.row_mut(y) |= cells.row(y));
            let mut added = Plane::EMPTY;
            (0..rng.between(1, 2)).for_each(|_| draw(&mut added, &mut rng));
            let rows: Vec<i32> = (0..128).filter(|&y| added.row(y) != 0).collect();
            let mut walls = own.clone();
            rows.iter().for_each(|&y| *walls.row_mut(y) |= added.row(y));
            let encloses = slow(box_, &walls) != Plane::EMPTY;
            let may = may_enclose(box_, &own, rows[0], rows[rows.len() - 1], |y| added.row(y));
            assert!(may || !encloses, "round {round} {box_:?}");
            seen[0] += encloses as u32;
            seen[1] += !may as u32;
        }
        assert!(seen.iter().all(|&n| n > 200), "{seen:?}");
    }

    #[test]
    fn equals_the_slow_fill_on_random_boards() {
        let mut rng = Rng::new(5);
        let mut total = 0;
        for round in 0..3000 {
            let (x0, y0) = (rng.between(0, 60), rng.between(0, 60));
            let size = if round % 2 == 0 { 12 } else { 67 };
            let (x1, y1) = (x0 + rng.between(0, size), y0 + rng.between(0, size));
            let box_ = Bounds { x0, x1, y0, y1 };
            let (own, mut fast) = (walls(box_, &mut rng), Plane::EMPTY);
            enclosed(box_, |y| own.row(y), |y, cells| *fast.row_mut(y) |= cells);
            assert!(fast == slow(box_, &own), "round {round} {box_:?}");
            total += fast.count();
        }
        assert!(total > 10_000, "the boards enclose something: {total}");
    }
}
