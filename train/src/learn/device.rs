use std::path::PathBuf;

use anyhow::{Result, bail};
use serde::Serialize;

pub const NAMES: [&str; 2] = ["cpu", "cuda"];

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Device {
    Cpu,
    #[cfg(feature = "torch")]
    Torch(tch::Device),
}

#[derive(Serialize, Debug)]
pub struct Found {
    name: &'static str,
    usable: bool,
    count: i64,
    problem: Option<String>,
}

#[derive(Serialize, Debug)]
pub struct Libtorch {
    pub version: String,
    pub folder: PathBuf,
}

impl Device {
    /// Returns the device called `name`, if it is usable. With `torch` libtorch computes on the processor too.
    pub fn named(name: &str, torch: bool) -> Result<Self> {
        match (name, torch) {
            ("cpu", false) => Ok(Self::Cpu),
            #[cfg(feature = "torch")]
            ("cpu" | "cuda", _) => crate::learn::torch::device::device(name).map(Self::Torch),
            #[cfg(not(feature = "torch"))]
            ("cpu" | "cuda", _) => bail!(
                "this program is built without libtorch: scripts/turf train --device cuda fetches it (0.55 GB, once) and builds with it, or \
                 python3 scripts/libtorch and LIBTORCH=$PWD/libtorch cargo build --release -p turf --features torch"
            ),
            _ => bail!("unknown device '{name}'; the devices are {}", NAMES.join(", ")),
        }
    }
}

/// Returns all devices. Call this before anything else of libtorch, which looks for its CUDA part only once, at first
/// need.
pub fn find() -> Vec<Found> {
    let look = |name: &'static str| {
        let found = Device::named(name, false);
        let count = match &found {
            #[cfg(feature = "torch")]
            Ok(Device::Torch(device)) if device.is_cuda() => tch::Cuda::device_count(),
            Ok(_) => 1,
            Err(_) => 0,
        };
        Found { name, usable: found.is_ok(), count, problem: found.err().map(|error| format!("{error:#}")) }
    };
    NAMES.map(look).into()
}

impl Found {
    pub fn lacks_cuda(&self) -> bool {
        self.name == "cuda" && !self.usable
    }
}

impl std::fmt::Display for Found {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match &self.problem {
            None => write!(f, "{}, {} usable", self.name, self.count),
            Some(problem) => write!(f, "{}, not usable: {problem}", self.name),
        }
    }
}

pub fn libtorch() -> Option<Libtorch> {
    #[cfg(feature = "torch")]
    return crate::learn::torch::libtorch::loaded().map(|(version, folder)| Libtorch { version, folder });
    #[cfg(not(feature = "torch"))]
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_processor_is_always_there_and_errors_list_the_names() {
        assert_eq!(Device::named("cpu", false).expect("always there"), Device::Cpu);
        let error = Device::named("tpu", false).expect_err("no such device").to_string();
        assert!(error.contains("tpu") && NAMES.iter().all(|name| error.contains(name)), "{error}");
        assert!(find()[0].usable);
    }
}
