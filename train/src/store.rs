//! Files of a run: its folder and its checkpoints.

pub mod checkpoint;
pub mod folder;
pub mod run_folder;
pub mod run_state;
