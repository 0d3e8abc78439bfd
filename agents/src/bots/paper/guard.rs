//! The last guard: every bot's wish passes through it. It changes a turn only if another one is plainly better. It
//! prevents the deaths that the reports list as bugs: walls, own trails, odd turns, pockets without a way home.

use turf_env::games::paper::{Plane, Turn, span};

use super::sight::{Fate, Sight};

/// Quality of a turn, worst first: it loses or draws at once; it leaves no way home around the own trail and the walls;
/// the opponent can win with its next move; no objection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Standing {
    Lost,
    CutOff,
    Exposed,
    Fine,
}

/// Returns the turn to play: `wanted`, unless another one is of better quality. If all ways home are cut off, returns
/// the turn with the most room.
pub fn guard(sight: &Sight, wanted: Turn) -> Turn {
    let standing = standing(sight, wanted);
    if standing == Standing::Fine {
        return wanted;
    }
    let others = Turn::ALL.into_iter().filter(|&turn| turn != wanted);
    let judged = |turn| (self::standing(sight, turn), turn);
    let best = others.map(judged).max_by_key(|&(s, turn)| (s, usefulness(sight, turn)));
    let (other, turn) = best.expect("two other turns");
    let best = other.max(standing);
    if best == Standing::CutOff {
        return most_room(sight);
    }
    if other > standing { turn } else { wanted }
}

fn standing(sight: &Sight, turn: Turn) -> Standing {
    match sight.fate(turn) {
        Fate::Wins => return Standing::Fine,
        Fate::Loses | Fate::Draws => return Standing::Lost,
        Fate::GoesOn => {}
    }
    if sight.stays(turn) {
        Standing::Fine
    } else if sight.way_home(sight.after(turn)).is_none() {
        Standing::CutOff
    } else if sight.lets_foe_win(turn) {
        Standing::Exposed
    } else {
        Standing::Fine
    }
}

fn usefulness(sight: &Sight, turn: Turn) -> i32 {
    let to = sight.after(turn);
    if !sight.game.on_board(to.x, to.y) { i32::MIN } else { -(sight.home_from(to).moves as i32) }
}

/// Returns a turn that does not lose at once: first by safety from the opponent's next move, then into the largest
/// region of free cells. Ties go to the turn along the most obstacles, which wastes the least room.
fn most_room(sight: &Sight) -> Turn {
    let worth = |turn: &Turn| {
        let to = sight.after(*turn);
        let around = Turn::ALL.into_iter().filter(|&next| {
            let cell = to.step(next);
            !sight.is_free((cell.x, cell.y))
        });
        (!sight.lets_foe_win(*turn), room(sight, (to.x, to.y)), around.count())
    };
    let turns = Turn::ALL.into_iter().filter(|&turn| sight.fate(turn) >= Fate::GoesOn);
    turns.max_by_key(worth).unwrap_or(Turn::Straight)
}

fn room(sight: &Sight, (x, y): (i32, i32)) -> u32 {
    let game = sight.game;
    let (board, height) = (span(0, game.width() - 1), game.height());
    let trail = game.trail(sight.me);
    let mut reached = Plane::EMPTY;
    reached.set(x, y);
    // Flows down and up in turn, along each row to both sides, until nothing changes.
    loop {
        let mut changed = false;
        let mut flow = |y: i32, above: u128, below: u128| {
            let open = board & !trail.row(y);
            let row = reached.row(y);
            let mut new = (row | above | below) & open;
            loop {
                let wider = (new | new << 1 | new >> 1) & open;
                if wider == new {
                    break;
                }
                new = wider;
            }
            changed |= new != row;
            *reached.row_mut(y) = new;
            new
        };
        let mut carry = 0;
        for y in 0..height {
            carry = flow(y, carry, 0);
        }
        carry = 0;
        for y in (0..height).rev() {
            carry = flow(y, 0, carry);
        }
        if !changed {
            return reached.count();
        }
    }
}

#[cfg(test)]
mod tests;
