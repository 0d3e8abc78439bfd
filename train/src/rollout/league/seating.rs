//! Players of a game.

use serde::{Deserialize, Serialize};
use turf_env::Player;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Controller {
    Learner,
    Snapshot(usize),
    Bot(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SnapshotId {
    pub place: usize,
    pub taken_at: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seating {
    pub players: [Controller; 2],
    /// [`SnapshotId::taken_at`] of the snapshot drawn; 0 without one. Shows if another one replaced it.
    pub snapshot_taken_at: u64,
}

impl Seating {
    pub fn controller(&self, seat: Player) -> Controller {
        self.players[seat.index()]
    }

    pub fn bot(&self) -> Option<(Player, usize)> {
        Player::BOTH.into_iter().find_map(|seat| match self.controller(seat) {
            Controller::Bot(bot) => Some((seat, bot)),
            _ => None,
        })
    }

    pub fn snapshot(&self) -> Option<SnapshotId> {
        self.players.into_iter().find_map(|player| match player {
            Controller::Snapshot(place) => Some(SnapshotId { place, taken_at: self.snapshot_taken_at }),
            _ => None,
        })
    }
}
