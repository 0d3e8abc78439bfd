//! Facts about the machine, each read from one source; `None` if the system does not offer it.

use serde::Serialize;
use std::fs;
use std::path::PathBuf;
use turf_agents::contest::host::interpreter::Interpreter;

#[derive(Serialize)]
pub struct Python {
    pub command: String,
    pub version: String,
    /// True if it has numpy, which duel2048's bots may import.
    pub numpy: bool,
}

impl Python {
    pub fn find() -> Option<Self> {
        let python = Interpreter::find().ok()?;
        let command = python.executable.display().to_string();
        let version = python.version.map(|part| part.to_string()).join(".");
        let numpy = python.has("numpy");
        Some(Self { command, version, numpy })
    }
}

#[derive(Serialize)]
pub struct Folder {
    pub purpose: &'static str,
    pub path: PathBuf,
    pub writable: bool,
}

impl Folder {
    pub fn all() -> Vec<Self> {
        let here = std::env::current_dir().unwrap_or_else(|_| ".".into());
        let runs = [here.join("runs"), here].into_iter().find(|path| path.is_dir()).unwrap_or_else(|| ".".into());
        vec![Self::check("runs", runs), Self::check("scratch", std::env::temp_dir())]
    }

    fn check(purpose: &'static str, path: PathBuf) -> Self {
        // Creates a real file: permission bits do not show a read-only disk.
        let writable = tempfile::tempfile_in(&path).is_ok();
        Self { purpose, path, writable }
    }
}

/// Returns the models of the GPUs that NVIDIA's driver lists, usable by libtorch or not.
pub fn nvidia_gpus() -> Vec<String> {
    let gpus = fs::read_dir("/proc/driver/nvidia/gpus").into_iter().flatten().flatten();
    let texts = gpus.filter_map(|gpu| fs::read_to_string(gpu.path().join("information")).ok());
    texts
        .filter_map(|text| Some(text.lines().find_map(|line| line.strip_prefix("Model:"))?.trim().to_owned()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_is_not_there_is_not_writable() {
        assert!(Folder::check("test", std::env::temp_dir()).writable);
        assert!(!Folder::check("test", "/no/such/folder".into()).writable);
    }
}
