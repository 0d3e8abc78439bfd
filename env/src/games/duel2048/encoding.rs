//! Encoding of duel2048 for networks.

pub mod legend;
pub mod v1;
