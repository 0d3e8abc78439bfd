//! Stellar: the 2021 conquest game on a point-symmetric graph. Rules as specified, checked against games recorded
//! from the original map code.
//!
//! | file | holds |
//! |---|---|
//! | [`map`] | [`StarMap`]: nodes, edges, distances |
//! | [`generate`] | hexagon and layered-tree maps |
//! | [`rules`] | [`Stellar`]: transport, combat, production, results |
//! | [`v1`] | [`StellarV1`]: observation, mask, choices |
//! | [`v2`] | [`StellarV2`]: a keep-level and a set of targets per node |
//! | [`view`] | the position as one side sees it |
//! | [`foresight`] | captures that nothing prevents, bases that can be taken |
//! | [`trace`] | golden traces |
//!
//! Nodes go by the contest's numbers, 1 to n, everywhere; entry or bit 0 of arrays and sets is unused.

pub mod foresight;
pub mod generate;
pub mod legend;
pub mod map;
pub mod rules;
pub mod trace;
pub mod v1;
pub mod v2;
pub mod view;

pub use generate::{MapSource, WeightedMap};
pub use map::{Node, NodeSet, StarMap, nodes};
pub use rules::{Order, Scoring, Stellar, StellarConfig, StellarSetup};
pub use v1::StellarV1;
pub use v2::StellarV2;
