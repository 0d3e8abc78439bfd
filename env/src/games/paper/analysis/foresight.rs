//! Foresight of the shield: moves that stay safe whatever the foe does next.
//!
//! The shield takes the foe's closing by its shortest way home as the only thing that can change the board. Most unsafe moves
//! that it lets through lose to a closing by another way, or to one that takes the ground under my head. Here the foe's next
//! moves are played out by the exact rules, each with my best answer (an and-or search).

use super::facts::{Safe, Situation};
use super::threats;
use super::way::FAR;
use crate::games::paper::rules::game::{Paper, Turn};
use crate::{Game, Player};

/// Most positions examined for one decision; moves that are undecided by then count as safe. With four replies hardly a
/// decision of a contest game needs more.
const MAX_POSITIONS: u32 = 400;

/// Most replies that can be requested. Each further reply makes a decision about three times as expensive.
pub const MAX_REPLY_DEPTH: u32 = 6;

/// Returns the first of `wanted` (turns, most wanted first) that has a safe move after each of the foe's next `replies` moves,
/// whatever they are, and withstands its [`threats`]. If there is none, the first that does so for one reply less, and so on;
/// then likewise without regard to threats; at last the first.
///
/// # Panics
/// If `wanted` is empty.
pub fn choose(game: &Paper, wanted: &[Turn], replies: u32) -> Turn {
    let mut search = Search { me: game.to_move(), left: MAX_POSITIONS };
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
    fn survives(&mut self, game: &Paper, turn: Turn, replies: u32) -> bool {
        let mut situation = Situation::new(game, self.me);
        situation.safe(turn).is_some_and(|safe| {
            let foe_home = situation.foe_to_home();
            self.stays_safe(game, turn, safe, foe_home, replies)
        })
    }

    /// Returns true if `turn`, which is `safe` now, stays safe. `foe_home`: the foe's moves home before it.
    fn stays_safe(&mut self, game: &Paper, turn: Turn, safe: Safe, foe_home: u32, replies: u32) -> bool {
        if replies == 0 || is_calm(safe, foe_home, replies) {
            return true;
        }
        let mut after = game.clone();
        after.play(&turn);
        if let Some(end) = after.outcome() {
            return end.value(self.me) >= 0.0;
        }
        Turn::ALL.iter().all(|reply| self.is_answered(&after, *reply, safe.home_cell, replies - 1))
    }

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
        // Moves towards the cell where I want to be are most likely safe.
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

/// Returns true if the foe's next moves cannot matter: it is at home and has too few of them to close anything, or cannot be
/// home before they end and before me.
fn is_calm(safe: Safe, foe_home: u32, replies: u32) -> bool {
    if foe_home == 0 { replies < 3 } else { safe.home < FAR && foe_home > replies.max(safe.home) }
}

#[cfg(test)]
mod tests;
