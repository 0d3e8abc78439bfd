//! What the learner says of itself to `turf doctor`.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// The libtorch the learner runs with, which `LD_LIBRARY_PATH` may have chosen.
#[derive(Serialize, Deserialize, Debug, PartialEq)]
pub struct Libtorch {
    /// As in `2.11.0` or `2.11.0+cu130`; `unknown` if no file beside the library says so.
    pub version: String,
    /// The folder that holds `libtorch_cpu.so`.
    pub folder: PathBuf,
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
