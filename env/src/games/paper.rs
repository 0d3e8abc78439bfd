//! Paper: the 2018 territory game on a grid, 102 × 101 by default. Rules as specified, checked against games
//! recorded from the original engine.
//!
//! | room | holds |
//! |---|---|
//! | `rules` | [`Paper`]: one ply, closing, results |
//! | [`analysis`] | exact facts: ways, distances, margins, threats |
//! | `encoding` | [`PaperV1`]: facts and picture for a network; [`PaperView`]: the picture alone |

pub mod analysis;
mod encoding;
pub(crate) mod rules;

pub use encoding::crop::PaperCrop11;
pub use encoding::picture::PaperView;
pub use encoding::v1::PaperV1;
pub use rules::config::{BoardSize, PaperConfig, PaperSetup, QUIET_CELLS};
pub use rules::fill::enclosed;
pub use rules::game::{Paper, PaperRules, Turn};
pub use rules::plane::{Bounds, Heading, Plane, STEPS, span};
pub use rules::trace;
