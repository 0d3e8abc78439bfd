//! Hashes that tell texts and games apart; not safe from deliberate collisions.

use std::io::{Result, Write};

use serde::Serialize;

use super::arena::MatchGame;
use super::contest::Contest;

/// Hashes a game: seats, set-up, actions and ending. Games of one series with equal hashes are repetitions.
pub fn of_game<R: Contest>(game: &MatchGame<R>) -> u64 {
    let played = &game.game;
    let mut name = Fnv::default();
    name.hash(&(game.first_seat.index(), &played.setup, played.rules.write_actions(&played.actions), played.reason));
    name.0
}

pub struct Fnv(u64);

impl Fnv {
    pub fn of(bytes: &[u8]) -> u64 {
        let mut hash = Self::default();
        hash.add(bytes);
        hash.0
    }

    fn hash(&mut self, value: &impl Serialize) {
        serde_json::to_writer(self, value).expect("plain data, and room for it");
    }

    fn add(&mut self, bytes: &[u8]) {
        let step = |hash: u64, byte: &u8| (hash ^ *byte as u64).wrapping_mul(0x0000_0100_0000_01B3);
        self.0 = bytes.iter().fold(self.0, step);
    }
}

impl Default for Fnv {
    fn default() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }
}

impl Write for Fnv {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.add(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}
