//! Connect Four (Howard Wexler, 1974) on turf, in a crate of its own.

pub mod game;
pub mod rules;
