//! What is learnt from: the memory of past transitions, and samples of it.

pub mod augment;
pub mod batch;
pub mod replay_buffer;
