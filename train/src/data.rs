//! Training data: the replay buffer, and samples of it.

pub mod augment;
pub mod batch;
pub mod priorities;
pub mod replay_buffer;
