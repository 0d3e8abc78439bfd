//! Bots written by hand: one folder per game, one file per bot.

pub mod paper;
