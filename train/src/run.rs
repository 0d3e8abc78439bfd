//! Training loop, and the matches that measure the policy.

pub mod best;
pub mod evaluation;
pub mod exploiters;
pub mod memory;
mod parts;
pub mod remote_actors;
pub mod self_play;
mod snapshots;
pub mod threads;
pub mod warm;
