//! [`GameFile`]: records of games, of turf and of the original platforms.

use std::path::Path;

use turf_env::Rules;
use turf_env::games::{duel2048::Duel2048Rules, paper::PaperRules, stellar::StellarRules};

use super::Offered;
use crate::input::one_line;
use crate::records::original::stellar_json;
use crate::records::replay::{Replay, ReplayError, game_of, read_bytes};

/// A game file in any format, detected by its content.
pub struct GameFile {
    pub game: String,
    original: bool,
    bytes: Vec<u8>,
}

impl GameFile {
    pub fn open(path: &Path) -> Result<Self, ReplayError> {
        Self::of(read_bytes(path)?).map_err(|why| ReplayError::new(Some(path), why))
    }

    pub fn of(bytes: Vec<u8>) -> Result<Self, String> {
        let original = |game: &str| Some((game.to_string(), true));
        let found = if bytes.first() == Some(&0x78) {
            original(PaperRules.name()) // the first byte of every zlib stream that packs pickles
        } else if bytes.starts_with(b"player0: ") || bytes.starts_with(b"&") {
            original(Duel2048Rules.name())
        } else if stellar_json::is_one(&bytes) {
            original(StellarRules.name())
        } else {
            let text =
                std::str::from_utf8(&bytes).map_err(|_| "neither a replay nor a record of an original platform")?;
            Some((game_of(text).map_err(|e| e.why)?, false))
        };
        let (game, original) = found.expect("one of them");
        Ok(Self { game, original, bytes })
    }

    /// Reads and checks the game. Fails if it is another game than that of `rules`.
    pub fn replay<R: Offered>(&self, rules: R) -> Result<Replay<R>, String> {
        if self.game != rules.name() {
            let game = one_line(&self.game);
            return Err(format!("a replay of {game}, not of {}", rules.name()));
        }
        if self.original {
            return rules.read_original(&self.bytes);
        }
        let text = std::str::from_utf8(&self.bytes).map_err(|e| e.to_string())?;
        Replay::from_json(rules, text).map_err(|e| e.why)
    }
}
