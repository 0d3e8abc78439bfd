//! The rules, and games recorded from the original engine to check them.
//!
//! | file | holds |
//! |---|---|
//! | [`plane`] | a bit per cell, a row per `u128` |
//! | [`fill`] | cells that a closing captures |
//! | [`config`] | boards and start positions |
//! | [`game`] | [`Paper`](game::Paper): one ply, closing, results |
//! | [`trace`] | golden traces |

pub mod config;
pub mod fill;
pub mod game;
pub mod plane;
pub mod trace;
