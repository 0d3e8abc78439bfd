//! Rules: maps, orders, combat, and games recorded from the original map code to check them.

pub mod combat;
pub mod config;
pub mod game;
pub mod generate;
pub mod map;
pub mod trace;
