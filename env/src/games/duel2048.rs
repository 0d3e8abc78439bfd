//! Duel2048: the 2020 two-player 2048 on a 4 × 8 board. Rules as specified, checked against games recorded from
//! the original board code.
//!
//! | file | holds |
//! |---|---|
//! | [`board`] | tiles as bit planes, placing, merging |
//! | [`merge`] | moves of tiles, on sets of cells |
//! | [`rules`] | [`Duel2048`]: rounds, phases, the list of random numbers, results |
//! | [`v1`] | [`Duel2048V1`]: observation, mask, choices |
//! | [`trace`] | golden traces |

pub mod board;
pub mod legend;
pub mod merge;
pub mod rules;
pub mod trace;
pub mod v1;

pub use board::{Board, Direction};
pub use rules::{Duel2048, Duel2048Action, Duel2048Config, Duel2048Setup, Phase};
pub use v1::Duel2048V1;
