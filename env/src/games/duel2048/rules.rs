//! Rules: tiles, merges, rounds, and games recorded from the original board code to check them.

pub mod bits;
pub mod board;
pub mod game;
pub mod merge;
pub mod trace;
