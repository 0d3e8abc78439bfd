//! Encodings of stellar for networks.

pub mod observation_spec;
pub mod v1;
