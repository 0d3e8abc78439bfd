//! Boards and start positions.

use serde::{Deserialize, Serialize};

use super::plane::Heading;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardSize {
    /// Columns: even, 8 to 128.
    pub width: u8,
    /// Rows: 7 to 128.
    pub height: u8,
    /// Turns (two plies each) after which areas are compared.
    pub max_turns: u32,
    /// Turns after which areas are compared because neither area has changed by more than [`QUIET_CELLS`] and no trail was
    /// longer; 0: never, as in the contest. For training: in a stand-off it shows at once that the larger area wins.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub quiet_turns: u32,
}

/// Largest change of an area, and longest trail, that [`BoardSize::quiet_turns`] ignores: in a stand-off heads nibble.
pub const QUIET_CELLS: u32 = 12;

fn is_zero(n: &u32) -> bool {
    *n == 0
}

impl BoardSize {
    pub const fn new(width: u8, height: u8, max_turns: u32) -> Self {
        Self { width, height, max_turns, quiet_turns: 0 }
    }
}

impl Default for BoardSize {
    fn default() -> Self {
        Self::new(102, 101, 2000)
    }
}

/// Boards to play on; each game draws one, all equally likely.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaperConfig {
    pub boards: Vec<BoardSize>,
}

impl Default for PaperConfig {
    fn default() -> Self {
        let boards = vec![BoardSize::default()];
        Self { boards }
    }
}

impl PaperConfig {
    pub fn on(width: u8, height: u8, max_turns: u32) -> Self {
        let boards = vec![BoardSize::new(width, height, max_turns)];
        Self { boards }
    }

    pub fn check(&self) -> Result<(), String> {
        if self.boards.is_empty() {
            return Err("paper: boards must name at least one board".into());
        }
        for b in &self.boards {
            if b.width % 2 != 0 || !(8..=128).contains(&b.width) || !(7..=128).contains(&b.height) {
                let size = format!("{} × {}", b.width, b.height);
                return Err(format!("paper: a board of {size}: width must be even, 8 to 128, height 7 to 128"));
            }
            if b.max_turns == 0 || b.max_turns > 1_000_000 {
                return Err(format!("paper: max_turns of {}: must be 1 to 1000000", b.max_turns));
            }
            if b.quiet_turns > 1_000_000 {
                return Err(format!("paper: quiet_turns of {}: must be 0 to 1000000", b.quiet_turns));
            }
        }
        Ok(())
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaperSetup {
    pub board: BoardSize,
    /// Start cell and heading per player: x, y, heading.
    pub spawn: [(u8, u8, Heading); 2],
}
