//! Stellar: the 2021 conquest game on a point-symmetric graph. Rules as specified, checked against games recorded
//! from the original map code.
//!
//! | room | holds |
//! |---|---|
//! | `rules` | [`StarMap`], generators of maps, [`Stellar`]: transport, combat, production, results |
//! | `analysis` | captures of a base that nothing prevents |
//! | `encoding` | [`StellarV1`]: one choice per node |
//!
//! Nodes go by the contest's numbers, 1 to n, everywhere; entry or bit 0 of arrays and sets is unused.

mod analysis;
mod encoding;
pub(crate) mod rules;
#[cfg(test)]
mod tests;

pub use encoding::v1::{FRACTIONS, StellarV1};
pub use rules::combat::{arriving, left_over, produced};
pub use rules::config::{Scoring, StellarConfig, StellarSetup, WeightedMap};
pub use rules::game::{Order, START, Stellar, StellarRules, Troops};
pub use rules::generate::MapSource;
pub use rules::map::{MAX_DEGREE, MAX_NODES, Node, NodeSet, StarMap, nodes, turned};
