//! Winner when heads meet.

use crate::Player;
use crate::games::paper::rules::game::Paper;
use crate::games::paper::rules::plane::Heading;

/// Returns the winner if `mover` enters the cell of the other's head; `None` for a draw (spec, "One ply", 3). `heading` is the
/// mover's on entering, `other` the other's.
pub fn head_on(game: &Paper, mover: Player, (x, y): (i32, i32), heading: Heading, other: Heading) -> Option<Player> {
    let [area, others] = [mover, !mover].map(|player| game.area(player));
    if game.territory(mover).get(x, y) {
        Some(mover)
    } else if game.territory(!mover).get(x, y) {
        Some(!mover)
    } else if (heading ^ other) & 1 == 1 || area > others {
        Some(mover)
    } else {
        (area < others).then_some(!mover)
    }
}
