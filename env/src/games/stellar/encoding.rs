//! Encodings of stellar for networks.

pub mod legend;
pub mod v1;
pub mod v2;
