//! What a closing brings: the cells of a trail and a way home, and all that they enclose.

use super::super::way::Way;
use crate::Player;
use crate::games::paper::rules::fill::Walls;
use crate::games::paper::rules::game::Paper;
use crate::games::paper::rules::plane::Bounds;

/// What a closing would bring its player.
#[derive(Clone, Copy, Default)]
pub(super) struct Gain {
    /// Cells that were not its own.
    pub gained: u32,
    /// Of them, the other side's.
    pub stolen: u32,
}

impl Gain {
    #[inline]
    fn add(&mut self, cells: u128, others: u128) {
        self.gained += cells.count_ones();
        self.stolen += (cells & others).count_ones();
    }
}

/// A player's cells in row y, trail included.
#[inline]
fn own(game: &Paper, p: Player, y: i32) -> u128 {
    game.field(p).row(y) | game.band(p).row(y)
}

/// A player's cells, and what its trail alone would bring: where all its closings begin.
pub(super) struct Closings<'a> {
    game: &'a Paper,
    me: Player,
    walls: &'a mut Walls,
    trail: Gain,
}

impl Closings<'_> {
    /// Calls `work` with a player's closings.
    pub fn with<T>(game: &Paper, me: Player, work: impl FnOnce(&mut Closings) -> T) -> T {
        let (field, band) = (game.field(me), game.band(me));
        let mut trail = Gain::default();
        let Bounds { y0, y1, .. } = game.trail_bounds(me);
        for y in y0..=y1 {
            trail.add(band.row(y) & !field.row(y), game.field(!me).row(y));
        }
        let Bounds { y0, y1, .. } = game.visited(me);
        Walls::with(
            y0,
            y1,
            |y| own(game, me, y),
            |walls| work(&mut Closings { game, me, walls, trail }),
        )
    }

    /// What the closing by a way (or at once) brings, the cell that it starts from included if it is new.
    pub fn gain(&mut self, way: &Way, extra: Option<(i32, i32)>) -> Gain {
        let (mut gain, others) = (self.trail, self.game.field(!self.me));
        self.each(way, extra, |y, cells| gain.add(cells, others.row(y)));
        gain
    }

    /// Calls `each(y, cells)` for the cells of the closing beside the trail's own.
    pub fn each(&mut self, way: &Way, extra: Option<(i32, i32)>, mut each: impl FnMut(i32, u128)) {
        let visited = self.game.visited(self.me);
        let mut walked = way.bounds;
        if let Some((x, y)) = extra {
            walked.include(x, y);
        }
        if walked.y0 > walked.y1 {
            return self.walls.enclosed(visited.y0, visited.y1, each);
        }
        let Bounds { y0, y1, .. } = visited.union(walked);
        for y in (y0..visited.y0).chain(visited.y1 + 1..=y1) {
            self.walls.put(y, 0);
        }
        let walls = &mut *self.walls;
        let mut add = |y: i32, cells: u128| {
            let new = cells & !walls.row(y);
            if new != 0 {
                walls.change(y, walls.row(y) | new);
                each(y, new);
            }
        };
        if let Some((x, y)) = extra {
            add(y, 1 << x);
        }
        way.each_row(add);
        walls.enclosed(y0, y1, each);
        for y in walked.y0.max(visited.y0)..=walked.y1.min(visited.y1) {
            walls.restore(y);
        }
    }
}
