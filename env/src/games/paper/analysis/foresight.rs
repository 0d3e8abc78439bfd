//! The shield's foresight: whether a move stays safe whatever the other side does next.
//!
//! What the shield calls safe takes the foe's closing by its shortest way home as the only thing that can change the board.
//! Most of what it lets through and should not is a closing by another way, or one that takes the ground I stand on. Here
//! the foe's next moves are played out by the exact rules, each with my best answer (an and-or search).

use super::facts::{Safe, Situation};
use super::threats;
use super::way::FAR;
use crate::games::paper::rules::game::{Paper, Turn};
use crate::{Game, Player};

/// Positions looked at for one decision; what is not known by then is taken to be safe. With four replies hardly a decision
/// of a contest game needs more.
const MAX_POSITIONS: u32 = 400;

/// The most replies that can be asked for: with each more a decision takes about three times as long.
pub const MAX_REPLIES: u32 = 6;

/// Of `wanted`, turns in the order in which they are wanted, the first that has a safe move after each of the foe's next
/// `replies` moves, whatever they are, and withstands its [`threats`]. If there is none, the first that has so for one
/// reply less, and so on; then likewise whatever the threats; at last the first.
///
/// # Panics
/// Without a turn.
pub fn choose(game: &Paper, wanted: &[Turn], replies: u32) -> Turn {
    let mut search = Search {
        me: game.to_move(),
        left: MAX_POSITIONS,
    };
    if wanted.len() > 1 {
        let mut withstands = [None; 3];
        for heeding_threats in [true, false] {
            for replies in (1..=replies).rev() {
                for (k, &turn) in wanted.iter().enumerate() {
                    let heeded =
                        !heeding_threats || *withstands[k].get_or_insert_with(|| withstands_threats(game, turn));
                    if heeded && search.survives(game, turn, replies) {
                        return turn;
                    }
                }
            }
        }
    }
    wanted[0]
}

fn withstands_threats(game: &Paper, turn: Turn) -> bool {
    let mut after = game.clone();
    after.play(&turn);
    after.outcome().is_some() || threats::are_withstood(&after)
}

struct Search {
    me: Player,
    left: u32,
}

impl Search {
    /// My `turn` is safe, and stays so.
    fn survives(&mut self, game: &Paper, turn: Turn, replies: u32) -> bool {
        let mut situation = Situation::new(game, self.me);
        situation.safe(turn).is_some_and(|safe| {
            let foe_home = situation.foe_to_home();
            self.stays_safe(game, turn, safe, foe_home, replies)
        })
    }

    /// The same of a turn that is `safe` now. `foe_home`: the foe's moves home before it.
    fn stays_safe(&mut self, game: &Paper, turn: Turn, safe: Safe, foe_home: u32, replies: u32) -> bool {
        if replies == 0 || is_calm(safe, foe_home, replies) {
            return true;
        }
        let mut after = game.clone();
        after.play(&turn);
        if let Some(end) = after.outcome() {
            return end.value(self.me) >= 0.0;
        }
        Turn::ALL
            .iter()
            .all(|reply| self.is_answered(&after, *reply, safe.home_cell, replies - 1))
    }

    /// After the foe's `reply` I have a move that stays safe for so many more.
    fn is_answered(&mut self, game: &Paper, reply: Turn, aim: (i32, i32), replies: u32) -> bool {
        if self.left == 0 {
            return true;
        }
        self.left -= 1;
        let mut next = game.clone();
        next.play(&reply);
        if let Some(end) = next.outcome() {
            return end.value(self.me) >= 0.0;
        }
        let mut situation = Situation::new(&next, self.me);
        let foe_home = situation.foe_to_home();
        // What leads where I want to be is most likely safe.
        let mut turns = Turn::ALL;
        turns.sort_by_key(|&turn| {
            let to = situation.my_pose.step(turn);
            to.x.abs_diff(aim.0) + to.y.abs_diff(aim.1)
        });
        turns.into_iter().any(|turn| {
            let safe = situation.safe(turn);
            safe.is_some_and(|safe| self.stays_safe(&next, turn, safe, foe_home, replies))
        })
    }
}

/// Whether nothing can come of the foe's next moves: it has not left home long enough to close anything, or cannot be
/// home before them and before me.
fn is_calm(safe: Safe, foe_home: u32, replies: u32) -> bool {
    if foe_home == 0 {
        replies < 3
    } else {
        safe.home < FAR && foe_home > replies.max(safe.home)
    }
}

#[cfg(test)]
mod tests;
