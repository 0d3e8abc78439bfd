//! The opening: a long strip across the board. Its extent along y matters, because it becomes the border from which the
//! enclosures start; its width does not.

use turf_env::games::paper::Heading;

use super::super::room;
use super::super::sight::Sight;

/// Cells to aim for on either side of the start. Like [`MAX_TURN`], the last turn of the opening, it refers to a board
/// of the contest's height and is scaled to other boards.
const AIM: i32 = 45;
const HEIGHT: i32 = 101;
const MAX_TURN: i32 = 300;
const SAFETY: u32 = 6;
const SAFETY_ACROSS: u32 = 4;

/// Progress of the strip. All turns are left turns: out along y, across to the own side, the whole way back, across,
/// and home.
#[derive(Default)]
pub struct Strip {
    leg: usize,
    walked: u32,
    start: Option<(i32, i32)>,
    first: Heading,
}

impl Strip {
    /// Returns the next heading; `None` if the strip is done or the player should be home.
    pub fn next(&mut self, sight: &Sight) -> Option<Heading> {
        let (x, y) = (sight.pose.x, sight.pose.y);
        let (height, turn) = (sight.game.height(), sight.game.ply() as i32 / 2);
        if self.start.is_none() {
            // North from the west, south from the east: left is then the own side.
            self.first = if x < sight.foe_pose.x { 3 } else { 1 };
        }
        let start = *self.start.get_or_insert((x, y));
        if turn * HEIGHT > MAX_TURN * height || sight.at_home && self.leg > 0 {
            return None;
        }
        let aim = AIM * height / HEIGHT;
        let along = |heading: Heading| if heading == 1 { y - start.1 } else { start.1 - y };
        let reached = |heading: Heading| {
            let edge = if heading == 1 { height - 1 - y } else { y };
            along(heading) >= aim || edge <= 1
        };
        let (l1, l4) = (sight.home().moves, sight.foe_attack().moves.min(sight.heads()));
        let safe = |margin: u32| l4 >= l1 + margin;
        let second = (self.first + 2) & 3;
        let back_at_start = if self.first == 3 { x >= start.0 } else { x <= start.0 };
        let done = match self.leg {
            0 => reached(self.first) || !safe(SAFETY),
            1 => self.walked >= 2 && !safe(SAFETY_ACROSS) || room(sight.game, (x, y), sight.pose.heading) == 0,
            2 => reached(second) || along(second) > 0 && !safe(SAFETY),
            3 => back_at_start,
            _ => false,
        };
        if done {
            self.leg += 1;
            self.walked = 0;
        }
        self.walked += 1;
        Some((self.first + 4 - self.leg as Heading % 4) & 3)
    }
}
