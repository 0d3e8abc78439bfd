//! Training data: the replay buffer, and samples of it.

pub mod augment;
pub mod batch;
pub mod replay_buffer;
