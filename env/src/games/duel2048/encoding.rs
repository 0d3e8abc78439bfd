//! Encoding of duel2048 for networks.

pub mod observation_spec;
pub mod v1;
