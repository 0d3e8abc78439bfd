//! Duel2048: the 2020 two-player 2048 on a 4 × 8 board. Rules as specified, checked against games recorded from
//! the original board code.
//!
//! | room | holds |
//! |---|---|
//! | `rules` | [`Board`], merges, [`Duel2048`]: rounds, phases, the list of random numbers, results |
//! | `analysis` | effects of merges, the lead |
//! | `encoding` | [`Duel2048V1`]: observation, mask, choices |

mod analysis;
mod encoding;
pub(crate) mod rules;
#[cfg(test)]
mod tests;

pub use encoding::v1::Duel2048V1;
pub use rules::bits::{REALM, row_by_row, spread};
pub use rules::board::{Board, Merged};
pub use rules::game::{Duel2048, Duel2048Action, Duel2048Config, Duel2048Rules, Duel2048Setup, NUMBERS, Phase};
pub use rules::merge::Direction;
