pub mod augment;
pub mod batch;
pub mod replay_buffer;
