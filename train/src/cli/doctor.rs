//! `turf doctor`: what this machine offers, and what is missing.

mod machine;

use super::json::Json;
use crate::device;
use anyhow::Result;
use clap::Args;
use machine::{Folder, Libtorch, Python};
use serde::Serialize;
use std::fmt;
use turf::memory::Memory;
use turf_agents::python_host::isolation::Isolation;

/// Print what turf found on this machine, and what is missing
#[derive(Args)]
#[command(after_help = "Examples:\n  turf doctor\n  turf doctor --json -   for a script")]
pub struct Doctor {
    #[command(flatten)]
    json: Json,
}

impl Doctor {
    /// Looks around and tells; a missing part is no error.
    pub fn run(self) -> Result<()> {
        let report = Report::gather();
        if self.json.text_wanted() {
            print!("{report}");
        }
        self.json.write(&report)
    }
}

/// What was found; the object `--json` writes.
#[derive(Serialize)]
struct Report {
    turf: &'static str,
    commit: &'static str,
    /// The compiler this program was built with.
    rustc: &'static str,
    libtorch: Option<Libtorch>,
    devices: Vec<FoundDevice>,
    /// Cores this process may use, limits of a container included.
    cores: usize,
    memory: Option<Memory>,
    python: Option<Python>,
    /// What this kernel can lock Python bots in with.
    isolation: &'static Isolation,
    folders: Vec<Folder>,
    /// One sentence for each thing that is not there; empty when all is well.
    missing: Vec<String>,
}

#[derive(Serialize)]
struct FoundDevice {
    name: &'static str,
    usable: bool,
    /// The number of such devices.
    count: i64,
    /// Why it cannot be used.
    problem: Option<String>,
}

impl Report {
    fn gather() -> Self {
        // First, as libtorch must load its CUDA part before anything else is asked of it.
        let devices = device::NAMES.iter().map(|name| FoundDevice::look(name)).collect();
        let mut report = Self {
            turf: env!("CARGO_PKG_VERSION"),
            commit: env!("TURF_COMMIT"),
            rustc: env!("TURF_RUSTC"),
            libtorch: Libtorch::loaded(),
            devices,
            cores: std::thread::available_parallelism().map_or(1, |n| n.get()),
            memory: Memory::now(),
            python: Python::find(),
            isolation: Isolation::of_this_kernel(),
            folders: Folder::all(),
            missing: Vec::new(),
        };
        report.missing = report.look_for_gaps();
        report
    }

    fn look_for_gaps(&self) -> Vec<String> {
        let python = self
            .python
            .is_none()
            .then(|| "python3: Python bots cannot play; install it".to_owned());
        let isolation = self
            .isolation
            .gap()
            .map(|gap| format!("isolation of Python bots: {gap}"));
        let cuda = machine::nvidia_gpus()
            .into_iter()
            .filter(|_| self.devices.iter().any(|d| d.name == "cuda" && !d.usable));
        let cuda = cuda.map(|gpu| format!("CUDA: {gpu} is here but this libtorch cannot use it"));
        let folders = self.folders.iter().filter(|folder| !folder.writable);
        let folders =
            folders.map(|folder| format!("permission to write to {} ({})", folder.path.display(), folder.purpose));
        python.into_iter().chain(isolation).chain(cuda).chain(folders).collect()
    }
}

impl FoundDevice {
    fn look(name: &'static str) -> Self {
        match device::device(name) {
            Ok(device) => {
                let count = if device.is_cuda() { tch::Cuda::device_count() } else { 1 };
                Self {
                    name,
                    usable: true,
                    count,
                    problem: None,
                }
            }
            Err(error) => Self {
                name,
                usable: false,
                count: 0,
                problem: Some(super::one_line(&format!("{error:#}"))),
            },
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut line = |name: &str, value: &dyn fmt::Display| writeln!(f, "{name:<10} {value}");
        line(
            "turf",
            &format_args!("{}, commit {}, built by {}", self.turf, self.commit, self.rustc),
        )?;
        match &self.libtorch {
            Some(libtorch) => line(
                "libtorch",
                &format_args!("{} in {}", libtorch.version, libtorch.folder.display()),
            )?,
            None => line("libtorch", &"linked, place unknown")?,
        }
        for device in &self.devices {
            match &device.problem {
                None => line("device", &format_args!("{}, {} usable", device.name, device.count))?,
                Some(problem) => line("device", &format_args!("{}, not usable: {problem}", device.name))?,
            }
        }
        line("cores", &self.cores)?;
        if let Some(memory) = &self.memory {
            let gib = |bytes: u64| bytes as f64 / (1u64 << 30) as f64;
            line(
                "memory",
                &format_args!("{:.1} GiB, {:.1} free", gib(memory.total), gib(memory.available)),
            )?;
        }
        match &self.python {
            Some(python) => line("python", &format_args!("{} ({})", python.version, python.command))?,
            None => line("python", &"none")?,
        }
        line("isolation", &format_args!("of Python bots by {}", self.isolation))?;
        for Folder {
            purpose,
            path,
            writable,
        } in &self.folders
        {
            let writable = if *writable { "writable" } else { "not writable" };
            line("folder", &format_args!("{} for {purpose}, {writable}", path.display()))?;
        }
        for gap in &self.missing {
            line("missing", gap)?;
        }
        if self.missing.is_empty() {
            line("missing", &"nothing")
        } else {
            Ok(())
        }
    }
}
