//! Positions and slow obvious twins for tests of the rules and the analysis.

use std::collections::{HashMap, HashSet};

use crate::encoding::Encoding;
use crate::games::paper::analysis::way::Pose;
use crate::games::paper::{Bounds, Paper, PaperConfig, PaperRules, PaperV1, Plane, Turn, span};
use crate::{Game, Rng, Rules};

/// Plays `games` games and calls `each` with every position and its mask. With probability `careful` the shield restricts the
/// mask. Players go mostly straight on, so that their excursions enclose something and they meet.
pub fn walks(
    games: usize,
    sizes: [(u8, u8); 3],
    careful: f64,
    rng: &mut Rng,
    mut each: impl FnMut(&Paper, [bool; 3], &mut Rng),
) {
    for round in 0..games {
        let (width, height) = sizes[round % 3];
        let mut game = PaperRules.start(&PaperRules.draw_setup(&PaperConfig::on(width, height, 150), rng));
        let mut mask = [false; 3];
        while game.outcome().is_none() {
            PaperV1.legal_mask(&game, &mut mask);
            if rng.chance(careful) {
                PaperV1.shield(&game, &mut mask);
            }
            each(&game, mask, rng);
            let straight = mask[1] && rng.chance(0.5);
            game.play(&Turn::ALL[if straight { 1 } else { rng.pick(&mask) }]);
        }
    }
}

/// Draws scattered cells, or none, and some straight walls: mazes that need many sweeps.
pub fn walls(box_: Bounds, rng: &mut Rng) -> Plane {
    let mut walls = Plane::EMPTY;
    let Bounds { x0, x1, y0, y1 } = box_;
    let density = if rng.chance(0.5) { rng.between(0, 70) as f64 / 100.0 } else { 0.0 };
    for y in y0..=y1 {
        (x0..=x1).filter(|_| rng.chance(density)).for_each(|x| walls.set(x, y));
    }
    for _ in 0..rng.between(0, 13) {
        let (xa, ya) = (rng.between(x0, x1), rng.between(y0, y1));
        if rng.chance(0.5) {
            *walls.row_mut(ya) |= span(xa, rng.between(xa, x1));
        } else {
            (ya..=rng.between(ya, y1)).for_each(|y| walls.set(xa, y));
        }
    }
    walls
}

/// Returns the cells of a box that walls cut off from its rim.
pub fn enclosed(box_: Bounds, walls: &Plane) -> Plane {
    let Bounds { x0, x1, y0, y1 } = box_;
    let (mut outside, mut within) = (Plane::EMPTY, Plane::EMPTY);
    let mut queue: Vec<(i32, i32)> = (x0..=x1).flat_map(|x| [(x, y0), (x, y1)]).collect();
    queue.extend((y0..=y1).flat_map(|y| [(x0, y), (x1, y)]));
    while let Some((x, y)) = queue.pop() {
        let inside = (x0..=x1).contains(&x) && (y0..=y1).contains(&y);
        if inside && !walls.get(x, y) && !outside.get(x, y) {
            outside.set(x, y);
            queue.extend([(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]);
        }
    }
    (y0..=y1).for_each(|y| *within.row_mut(y) = span(x0, x1) & !walls.row(y) & !outside.row(y));
    within
}

/// Returns the moves to every cell that can be reached over open ones.
pub fn distances(from: Pose, is_open: impl Fn(i32, i32) -> bool) -> HashMap<(i32, i32), u32> {
    let mut best = HashMap::from([((from.x, from.y), 0)]);
    let mut seen = HashSet::new();
    let mut wave = vec![from];
    for moves in 1.. {
        let steps = wave.iter().flat_map(|pose| Turn::ALL.map(|turn| pose.step(turn)));
        wave = steps.filter(|at| is_open(at.x, at.y) && seen.insert((at.x, at.y, at.heading))).collect();
        if wave.is_empty() {
            break;
        }
        for pose in &wave {
            best.entry((pose.x, pose.y)).or_insert(moves);
        }
    }
    best
}
