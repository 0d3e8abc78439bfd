//! The games: rules, encodings, traces.

pub mod duel2048;
pub mod paper;
pub mod stellar;
