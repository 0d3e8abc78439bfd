//! What lies on disk: the folder of a run and its checkpoints.

pub mod checkpoint;
pub mod folder;
pub mod run_folder;
pub mod run_state;
