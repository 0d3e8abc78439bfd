//! Bots written by hand: one folder per game, one file per bot.

pub mod duel2048;
pub mod paper;
pub mod random_legal;
pub mod search;
pub mod stellar;
