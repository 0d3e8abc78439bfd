//! The games: rules, encodings, traces.

pub mod paper;
