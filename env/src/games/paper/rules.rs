//! The rules, and games recorded from the original engine to check them.
//!
//! | file | holds |
//! |---|---|
//! | [`plane`] | a bit per cell, a row per `u128` |
//! | [`fill`] | which cells a closing captures |
//! | [`config`] | boards, and where players start |
//! | [`game`] | [`Paper`](game::Paper): one ply, closing, results |
//! | [`trace`] | golden traces |

pub mod config;
pub mod fill;
pub mod game;
pub mod plane;
pub mod trace;
