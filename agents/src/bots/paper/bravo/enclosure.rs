//! The enclosure: out along x from the border that faces the opponent's side, along y, and back to the border. It is
//! placed where it adds most and the opponent cannot interrupt it.

use std::iter::repeat_n;

use turf_env::games::paper::Heading;

use super::super::delta::path::walk;
use super::super::sight::Sight;

const EXTENT: i32 = 3;

pub fn out(sight: &Sight) -> Heading {
    // The first player starts in the west.
    if sight.me == turf_env::Player::A { 0 } else { 2 }
}

pub fn border(sight: &Sight, y: i32, out: Heading) -> Option<i32> {
    let row = sight.game.territory(sight.me).row(y);
    let (x, edge) = if out == 0 {
        (127 - row.leading_zeros() as i32, sight.game.width() - 1)
    } else {
        (row.trailing_zeros() as i32, 0)
    };
    (row != 0 && x != edge).then_some(x)
}

/// Returns the best safe enclosure as headings, last one first. `None` on the way back, and at home away from the
/// border.
pub fn best(sight: &Sight) -> Option<Vec<Heading>> {
    let (at, out) = (sight.pose, out(sight));
    let back = (out + 2) & 3;
    let at_border = border(sight, at.y, out) == Some(at.x);
    if at.heading == back || sight.at_home && !at_border {
        return None;
    }
    // Outside and moving along y, only the length along y is still open.
    let may_extend = sight.at_home || at.heading == out;
    let reach = |x: i32| if out == 0 { x } else { -x };
    let room = if out == 0 { sight.game.width() - 1 - at.x } else { at.x };
    let mut best: Option<(i32, Vec<Heading>)> = None;
    for along in [1u8, 3] {
        if !may_extend && along != at.heading {
            continue;
        }
        let step = if along == 1 { 1 } else { -1 };
        // Number of passed rows, and sum of their borders.
        let (mut rows, mut borders) = (0, 0);
        let mut y = at.y;
        while (0..sight.game.height()).contains(&(y + step)) {
            y += step;
            let Some(x) = border(sight, y, out) else {
                continue;
            };
            rows += 1;
            borders += reach(x);
            let moves = (y - at.y).unsigned_abs() as usize;
            let path = |extent: i32| {
                let width = sight.game.width() as usize;
                let out = repeat_n(out, extent as usize);
                out.chain(repeat_n(along, moves)).chain(repeat_n(back, width))
            };
            let safe = |extent: i32| {
                let walk = walk(sight.game, sight.me, path(extent));
                let in_time = |moves: i32| moves <= sight.game.turns_left(sight.me) as i32;
                walk.filter(|w| w.is_proven() && in_time(w.moves)).map(|w| w.moves)
            };
            let Some((extent, moves)) = farthest(i32::from(sight.at_home), if may_extend { room } else { 0 }, safe)
            else {
                continue;
            };
            let column = reach(at.x) + extent;
            let extended = column - border(sight, at.y, out).map_or(reach(at.x), reach);
            let value = rows * column - borders - EXTENT * extended;
            if value > 0 && best.as_ref().is_none_or(|b| value > b.0) {
                let mut headings: Vec<Heading> = path(extent).take(moves as usize).collect();
                headings.reverse();
                best = Some((value, headings));
            }
        }
    }
    best.map(|b| b.1)
}

/// Returns the largest number of a range that has an answer, and that answer, by bisection. Requires that no number
/// after the first one without an answer has one. `None` if the smallest has none.
fn farthest(from: i32, to: i32, answer: impl Fn(i32) -> Option<i32>) -> Option<(i32, i32)> {
    let mut best = (from, answer(from)?);
    let mut none = to + 1;
    while none - best.0 > 1 {
        let middle = (none + best.0) / 2;
        match answer(middle) {
            Some(a) => best = (middle, a),
            None => none = middle,
        }
    }
    Some(best)
}
