//! Gains of closings: the cells of a trail and a way home, and all that they enclose.

use super::super::way::Way;
use super::lanes::{self, LANES, Lanes, OnLanes};
use crate::Player;
use crate::games::paper::rules::game::Paper;
use crate::games::paper::rules::plane::{Bounds, Plane};

#[derive(Clone, Copy, Default)]
pub(super) struct Gain {
    pub gained: u32,
    pub stolen: u32,
}

impl Gain {
    #[inline]
    fn add(&mut self, cells: u128, others: u128) {
        self.gained += cells.count_ones();
        self.stolen += (cells & others).count_ones();
    }
}

#[derive(Clone, Copy)]
pub(super) struct Closing<'a> {
    pub way: &'a Way,
    pub from: Option<(i32, i32)>,
}

pub(super) const MINE: usize = LANES - 1;

/// Returns the gain of each of my closings, and calls `take(y, cells)` for the cells of the foe's closing besides its trail.
/// All at once, which costs little more than one of them.
pub(super) fn closings(
    game: &Paper,
    me: Player,
    mine: [Option<Closing>; MINE],
    foes: Option<&Way>,
    take: impl FnMut(i32, u128),
) -> [Gain; MINE] {
    let mut boxes = [Bounds::NOTHING; 2];
    for Closing { way, from } in mine.iter().flatten() {
        boxes[0] = boxes[0].union(way.bounds);
        if let &Some((x, y)) = from {
            boxes[0].include(x, y);
        }
    }
    if mine.iter().any(Option::is_some) {
        boxes[0] = boxes[0].union(game.visited(me));
    }
    if let Some(way) = foes {
        boxes[1] = way.bounds.union(game.visited(!me));
    }
    let columns = boxes.into_iter().filter(|b| b.x0 <= b.x1).map(|b| b.x1 - b.x0 + 1);
    let Some(columns) = columns.max() else {
        return [Gain::default(); MINE];
    };
    let work = Work { game, me, mine, foes, boxes, take };
    lanes::with(columns, work)
}

struct Work<'a, F> {
    game: &'a Paper,
    me: Player,
    mine: [Option<Closing<'a>>; MINE],
    foes: Option<&'a Way>,
    boxes: [Bounds; 2],
    take: F,
}

impl<F: FnMut(i32, u128)> OnLanes for Work<'_, F> {
    type Output = [Gain; MINE];

    #[inline]
    fn run<const W: usize>(self, lanes: &mut Lanes<W>) -> [Gain; MINE] {
        let Self { game, me, mine, foes, boxes, mut take } = self;
        let left = boxes.map(|b| if Lanes::<W>::NARROW && b.x0 <= b.x1 { b.x0 } else { 0 });
        let Bounds { y0, y1, .. } = boxes[0].union(boxes[1]);
        let planes = |p: Player, wanted: bool| {
            if wanted { [game.territory(p), game.trail(p)] } else { [&Plane::EMPTY; 2] }
        };
        let walls = [planes(me, boxes[0].x0 <= boxes[0].x1), planes(!me, foes.is_some())];
        lanes.put(y0, y1, walls, left);
        let others = game.territory(!me);
        let mut trail = Gain::default();
        let Bounds { y0: top, y1: bottom, .. } = game.trail_bounds(me);
        for y in top..=bottom {
            trail.add(game.trail(me).row(y) & !game.territory(me).row(y), others.row(y));
        }
        let mut gains = [trail; MINE];
        for (k, Closing { way, from }) in mine.iter().enumerate().filter_map(|(k, c)| c.map(|c| (k, c))) {
            let mut add = |y: i32, cells: u128| {
                let new = lanes.add(k, y, cells >> left[0]) << left[0];
                gains[k].add(new, others.row(y));
            };
            if let Some((x, y)) = from {
                add(y, 1 << x);
            }
            way.each_row(add);
        }
        if let Some(way) = foes {
            way.each_row(|y, cells| take(y, lanes.add(MINE, y, cells >> left[1]) << left[1]));
        }
        lanes.enclosed(y0, y1, |lane, y, cells| match gains.get_mut(lane) {
            Some(gain) => gain.add(cells << left[0], others.row(y)),
            None => take(y, cells << left[1]),
        });
        let mut gains = gains.into_iter();
        mine.map(|closing| closing.and(gains.next()).unwrap_or_default())
    }
}
