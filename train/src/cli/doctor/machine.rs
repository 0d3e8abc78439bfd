//! Facts about the machine, each read from one plain source; `None` where the system does not offer it.

use serde::Serialize;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The libtorch this process runs with, which `LD_LIBRARY_PATH` may have chosen.
#[derive(Serialize, Debug, PartialEq)]
pub struct Libtorch {
    /// As in `2.11.0` or `2.11.0+cu130`; `unknown` if no file beside the library says so.
    pub version: String,
    /// The folder that holds `libtorch_cpu.so`.
    pub folder: PathBuf,
}

impl Libtorch {
    pub fn loaded() -> Option<Self> {
        let folder = folder_of_libtorch(&fs::read_to_string("/proc/self/maps").ok()?)?;
        let above = folder.parent()?;
        let ours = fs::read_to_string(above.join("build-version"))
            .ok()
            .map(|text| text.trim().to_owned());
        let pytorch = || version_in_python(&fs::read_to_string(above.join("version.py")).ok()?);
        Some(Self {
            version: ours.or_else(pytorch).unwrap_or("unknown".into()),
            folder,
        })
    }
}

/// From the memory map of a process (`proc(5)`): the path is the sixth column and may hold spaces.
fn folder_of_libtorch(maps: &str) -> Option<PathBuf> {
    let line = maps.lines().find(|line| line.ends_with("/libtorch_cpu.so"))?;
    Some(Path::new(&line[line.find('/')?..]).parent()?.to_owned())
}

/// The version in PyTorch's `version.py`.
fn version_in_python(text: &str) -> Option<String> {
    let value = text.lines().find_map(|line| line.strip_prefix("__version__ = "))?;
    Some(value.trim_matches(['\'', '"']).to_owned())
}

/// The Python that plays Python bots.
#[derive(Serialize)]
pub struct Python {
    pub command: &'static str,
    /// As in `3.11.7`.
    pub version: String,
}

impl Python {
    pub fn find() -> Option<Self> {
        let command = "python3";
        let output = Command::new(command)
            .arg("--version")
            .output()
            .ok()
            .filter(|output| output.status.success())?;
        let version = String::from_utf8_lossy(&output.stdout)
            .trim()
            .trim_start_matches("Python ")
            .to_owned();
        Some(Self { command, version })
    }
}

/// A folder that commands write to.
#[derive(Serialize)]
pub struct Folder {
    pub purpose: &'static str,
    pub path: PathBuf,
    pub writable: bool,
}

impl Folder {
    pub fn all() -> Vec<Self> {
        let here = std::env::current_dir().unwrap_or_else(|_| ".".into());
        let runs = [here.join("runs"), here]
            .into_iter()
            .find(|path| path.is_dir())
            .unwrap_or_else(|| ".".into());
        vec![Self::check("runs", runs), Self::check("scratch", std::env::temp_dir())]
    }

    fn check(purpose: &'static str, path: PathBuf) -> Self {
        // Only a real file tells: permission bits know nothing of a read-only disk.
        let writable = tempfile::tempfile_in(&path).is_ok();
        Self {
            purpose,
            path,
            writable,
        }
    }
}

/// The models of the GPUs that NVIDIA's driver knows, whether libtorch can use them or not.
pub fn nvidia_gpus() -> Vec<String> {
    let gpus = fs::read_dir("/proc/driver/nvidia/gpus").into_iter().flatten().flatten();
    let texts = gpus.filter_map(|gpu| fs::read_to_string(gpu.path().join("information")).ok());
    texts
        .filter_map(|text| {
            Some(
                text.lines()
                    .find_map(|line| line.strip_prefix("Model:"))?
                    .trim()
                    .to_owned(),
            )
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_knows_its_libtorch() {
        // The linker leaves out a library that nothing calls.
        let _ = tch::Cuda::is_available();
        let libtorch = Libtorch::loaded().expect("this test is linked with it");
        assert!(libtorch.folder.join("libtorch_cpu.so").is_file(), "{libtorch:?}");
        assert!(libtorch.version.starts_with("2.11.0"), "{libtorch:?}");
    }

    #[test]
    fn maps_with_spaces_in_the_path() {
        let maps =
            "7f00-7f01 r--p 0 08:01 9 /usr/lib/libc.so.6\n7f02-7f03 r--p 0 08:01 7   /my home/lib/libtorch_cpu.so\n";
        assert_eq!(folder_of_libtorch(maps), Some("/my home/lib".into()));
        assert_eq!(folder_of_libtorch("7f00-7f01 rw-p 0 00:00 0\n"), None);
    }

    #[test]
    fn versions_in_python() {
        assert_eq!(
            version_in_python("debug = False\n__version__ = '2.11.0+cu130'\n"),
            Some("2.11.0+cu130".into())
        );
        assert_eq!(version_in_python("debug = False\n"), None);
    }

    #[test]
    fn a_folder_that_is_not_there_is_not_writable() {
        assert!(Folder::check("test", std::env::temp_dir()).writable);
        assert!(!Folder::check("test", "/no/such/folder".into()).writable);
    }
}
