//! What the learner says of itself to `turf doctor`.

use std::fs;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// The version that the learner is built against: what `tch` 0.24 expects, and `scripts/libtorch` fetches.
pub const WANTED: &str = "2.11.0";

/// The libtorch the learner runs with, which `LD_LIBRARY_PATH` may have chosen.
#[derive(Serialize, Deserialize, Debug, PartialEq)]
pub struct Libtorch {
    /// As in `2.11.0` or `2.11.0+cu130`; `unknown` if no file beside the library says so.
    pub version: String,
    /// The folder that holds `libtorch_cpu.so`.
    pub folder: PathBuf,
}

impl Libtorch {
    /// The one in this folder, which holds its libraries.
    pub fn of(folder: PathBuf) -> Self {
        let read = |name: &str| fs::read_to_string(folder.parent()?.join(name)).ok();
        let ours = read("build-version").map(|text| text.trim().to_owned());
        let version = ours.or_else(|| version_in_python(&read("version.py")?));
        Self {
            version: version.unwrap_or("unknown".into()),
            folder,
        }
    }

    /// The first one in the folders of this variable, which the loader prefers.
    pub fn in_path(variable: &str) -> Option<Self> {
        let folders = std::env::var_os(variable)?;
        let is_there = |folder: &PathBuf| folder.join("libtorch_cpu.so").exists();
        std::env::split_paths(&folders).find(is_there).map(Self::of)
    }

    /// Returns true for the version that the learner needs, with any build suffix (`2.11.0+cu130`).
    pub fn is_wanted(&self) -> bool {
        self.version.split('+').next() == Some(WANTED)
    }
}

/// The version in PyTorch's `version.py`.
fn version_in_python(text: &str) -> Option<String> {
    let value = text.lines().find_map(|line| line.strip_prefix("__version__ = "))?;
    Some(value.trim_matches(['\'', '"']).to_owned())
}

/// A place where tensors may live.
#[derive(Serialize, Deserialize)]
pub struct Device {
    /// As `--device` takes it.
    pub name: String,
    /// Whether it can be used now.
    pub usable: bool,
    /// The number of such devices.
    pub count: i64,
    /// Why it cannot be used.
    pub problem: Option<String>,
}

/// What `turf-train --about` prints, as JSON.
#[derive(Serialize, Deserialize)]
pub struct About {
    /// Absent where it cannot be found in the process.
    pub libtorch: Option<Libtorch>,
    /// Every device the learner knows, usable or not.
    pub devices: Vec<Device>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_in_python() {
        assert_eq!(
            version_in_python("debug = False\n__version__ = '2.11.0+cu130'\n"),
            Some("2.11.0+cu130".into())
        );
        assert_eq!(version_in_python("debug = False\n"), None);
    }

    #[test]
    fn what_it_was_built_for_makes_no_other_version() {
        let is_wanted = |version: &str| {
            let folder = PathBuf::new();
            Libtorch {
                version: version.into(),
                folder,
            }
            .is_wanted()
        };
        assert!(is_wanted(WANTED) && is_wanted("2.11.0+cu130"));
        assert!(!is_wanted("2.11.1") && !is_wanted("2.1") && !is_wanted("unknown"));
    }
}
