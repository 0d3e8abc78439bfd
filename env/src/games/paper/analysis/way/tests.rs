use super::*;
use crate::Rng;
use crate::games::paper::analysis::walks::distances;

fn any_pose(most: i32, rng: &mut Rng) -> Pose {
    Pose::at((rng.between(0, most), rng.between(0, most)), rng.below(4) as u8)
}

fn check(from: Pose, way: &Way, blocked: &Plane, rng: &mut Rng) {
    let mut at = (from.x, from.y);
    let (mut open, mut box_) = (Plane::EMPTY, Bounds::NOTHING);
    for (x, y) in way.cells() {
        assert_eq!(at.0.abs_diff(x) + at.1.abs_diff(y), 1, "one step after the other");
        assert!(!blocked.get(x, y));
        at = (x, y);
        open.set(x, y);
        box_.include(x, y);
    }
    assert_eq!((at, box_), (if way.len == 0 { at } else { way.end }, way.bounds));
    let mut rows = Plane::EMPTY;
    way.each_row(|y, cells| *rows.row_mut(y) |= cells);
    assert_eq!(rows, open);
    assert!((0..128).all(|y| way.row(y) == open.row(y)));
    if way.len > 0 {
        open.unset(way.end.0, way.end.1);
    }
    for _ in 0..4 {
        let head = any_pose(45, rng);
        let slow = nearest(head, 0, 127, |y| open.row(y)).map_or(FAR, |found| found.0);
        assert_eq!(way.open_to(head), slow, "{head:?} {way:?}");
    }
}

#[test]
fn shortest_equals_the_slow_search() {
    let mut rng = Rng::new(11);
    let (mut blocked_ways, mut none) = (0, 0);
    for round in 0..4000 {
        // Now and then the largest board, whose last rows and columns end the buffers.
        let (w, h) = match round % 40 {
            0 => (128, 128),
            _ => (rng.between(4, 20) * 2, rng.between(7, 40)),
        };
        let mut blocked = Plane::EMPTY;
        let mut bounds = Bounds::NOTHING;
        let mut targets = Plane::EMPTY;
        // A random walk as trail, some scattered targets.
        let (mut x, mut y) = (rng.between(0, w - 1), rng.between(0, h - 1));
        for _ in 0..rng.between(0, 80) {
            blocked.set(x, y);
            bounds.include(x, y);
            let (dx, dy) = STEPS[rng.below(4) as usize];
            (x, y) = ((x + dx).clamp(0, w - 1), (y + dy).clamp(0, h - 1));
        }
        // As in a game, where the cell behind is the trail or the own territory: it is not walked into directly.
        blocked.set(x, y);
        bounds.include(x, y);
        let from = Pose::at((x, y), rng.below(4) as u8);
        for _ in 0..rng.between(1, 12) {
            let (tx, ty) = (rng.between(0, w - 1), rng.between(0, h - 1));
            if !blocked.get(tx, ty) {
                targets.set(tx, ty);
            }
        }
        let ground = Ground { width: w, height: h, blocked: &blocked, bounds };
        let way = shortest(from, &ground, 0, h - 1, |y| targets.row(y));
        let is_open = |x, y| (0..w).contains(&x) && (0..h).contains(&y) && !blocked.get(x, y);
        let around = distances(from, is_open).into_iter().filter(|((x, y), _)| targets.get(*x, *y));
        let expected = around.map(|(_, moves)| moves).min().unwrap_or(FAR);
        match way {
            None => {
                assert_eq!(expected, FAR);
                none += 1;
            }
            Some(way) => {
                assert_eq!(way.len, expected, "from {from:?} on {w} × {h}");
                assert_eq!(way.cells().count() as u32, way.len);
                assert!(targets.get(way.end.0, way.end.1));
                let plain = nearest(from, 0, h - 1, |y| targets.row(y)).expect("a target").0;
                assert!(plain <= way.len);
                blocked_ways += (plain < way.len) as u32;
                check(from, &way, &blocked, &mut rng);
            }
        }
    }
    let enough = blocked_ways > 100 && none > 20;
    assert!(enough, "{blocked_ways} detours, {none} without a way");
}

#[test]
fn nearest_equals_trying_every_cell() {
    let mut rng = Rng::new(12);
    for _ in 0..3000 {
        let mut set = Plane::EMPTY;
        for _ in 0..rng.between(1, 6) {
            set.set(rng.between(0, 127), rng.between(0, 127));
        }
        let from = any_pose(127, &mut rng);
        let all = (0..128).flat_map(|y| (0..128).map(move |x| (x, y)));
        let held = all.filter(|&(x, y)| set.get(x, y));
        let slow = held.map(|(x, y)| from.moves_to(x, y)).min();
        let fast = nearest(from, 0, 127, |y| set.row(y));
        assert_eq!(fast.map(|f| f.0), slow);
        let (d, x, y) = fast.expect("a set that is not empty");
        assert!(set.get(x, y) && from.moves_to(x, y) == d);
    }
}
