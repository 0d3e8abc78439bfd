//! Encodings of stellar for networks.

pub mod observation_spec;
pub mod v1;
pub mod v2;
