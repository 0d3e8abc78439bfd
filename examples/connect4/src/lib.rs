//! Connect Four (Howard Wexler, 1974) on turf, in a crate of its own.

pub mod bots;
pub mod encoding;
pub mod page;
pub mod rules;
