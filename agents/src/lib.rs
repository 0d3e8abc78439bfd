//! Bots, policy files, arena and ratings of the turf games; plays without libtorch.
//!
//! Rooms, each using only those above it:
//!
//! | room | holds |
//! |---|---|
//! | [`input`] | reading files that others wrote |
//! | [`words`] | the contests' codes and scores, for people |
//! | [`play`] | [`Bot`], the arena, what a played game leaves |
//! | [`stats`] | score of a series, ratings, payoff matrix, sequential test |
//! | [`archive`] | replays, the original platforms' records, plots |
//! | [`policy`] | policy files, their networks in plain Rust, the bots on them |
//! | [`python_host`] | bot files in the contests' original Python contracts, isolated |
//! | [`bots`] | bots written by hand, per game |
//! | [`catalogue`] | from a SPEC to a bot |
//! | [`export`] | a policy as a bot file in a contest's Python contract |
//! | [`tournament`] | round robin, groups and knockout, double elimination, Swiss |

pub mod archive;
pub mod bots;
pub mod catalogue;
pub mod export;
pub mod input;
pub mod play;
pub mod policy;
pub mod python_host;
pub mod stats;
pub mod tournament;
#[cfg(test)]
mod toy;
pub mod words;

pub use catalogue::builtin::BuiltinBots;
pub use play::bot::{Bot, Forfeit};
