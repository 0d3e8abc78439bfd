pub mod checkpoint;
pub mod folder;
pub mod run_folder;
pub mod run_state;
