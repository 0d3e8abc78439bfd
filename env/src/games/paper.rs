//! Paper: the 2018 territory game on a grid, 102 × 101 by default. Rules: `spec/paper.md`, checked against games
//! recorded from the original engine.
//!
//! | file | holds |
//! |---|---|
//! | [`plane`] | a bit per cell, a row per `u128` |
//! | [`rules`] | [`Paper`]: one ply, closing, results |
//! | [`fill`] | which cells a closing captures |
//! | [`way`] | shortest ways around a trail |
//! | [`facts`] | exact facts: distances, margins, gains |
//! | [`foresight`] | whether moves stay safe from the foe's replies |
//! | [`threats`] | closings that the foe could make some moves from now |
//! | [`features`] | the facts as scalars |
//! | [`view`] | the multi-scale picture around the head |
//! | [`encoding`] | [`PaperV1`]: facts and view together |
//! | [`trace`] | golden traces |

pub mod encoding;
pub mod facts;
pub mod features;
pub mod fill;
pub mod foresight;
pub mod plane;
pub mod rules;
pub mod threats;
pub mod trace;
pub mod view;
pub mod way;

pub use encoding::{PaperCrop11, PaperV1};
pub use plane::Plane;
pub use rules::{BoardSize, Heading, Paper, PaperConfig, PaperSetup, Turn};
