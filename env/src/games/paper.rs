//! Paper: the 2018 territory game on a grid, 102 × 101 by default. Rules: `spec/paper.md`, checked against games
//! recorded from the original engine.
//!
//! | file | holds |
//! |---|---|
//! | [`plane`] | a bit per cell, a row per `u128` |
//! | [`rules`] | [`Paper`]: one ply, closing, results |
//! | [`fill`] | which cells a closing captures |
//! | [`trace`] | golden traces |

pub mod fill;
pub mod plane;
pub mod rules;
pub mod trace;

pub use plane::Plane;
pub use rules::{BoardSize, Heading, Paper, PaperConfig, PaperSetup, Turn};
