//! `turf doctor`: capabilities of this machine, and what is missing.

mod machine;

use super::games::Games;
use super::json::Json;
use crate::console::fit::fitted;
use anyhow::Result;
use clap::Args;
use machine::{Folder, Python};
use serde::Serialize;
use std::fmt;
use turf_agents::contest::host::duel2048::Duel2048Bot;
use turf_agents::contest::host::isolation::Isolation;
use turf_train::learn::device::{self, Found, Libtorch};
use turf_train::run::memory::Memory;

/// Report what turf found on this machine and what is missing
#[derive(Args)]
#[command(after_help = "Examples:\n  turf doctor\n  turf doctor --json -   for a script")]
pub struct Doctor {
    #[command(flatten)]
    json: Json,
}

impl Doctor {
    pub fn run(self, _: &Games) -> Result<()> {
        let report = Report::gather();
        if self.json.text_wanted() {
            print!("{}", fitted(&report.to_string()));
        }
        self.json.write(&report)
    }
}

#[derive(Serialize)]
struct Report {
    turf: &'static str,
    commit: &'static str,
    rustc: &'static str,
    /// Always `ready`; earlier versions needed libtorch to learn.
    learner: &'static str,
    /// Null if the program is built without libtorch.
    libtorch: Option<Libtorch>,
    devices: Vec<Found>,
    /// Number of cores this process may use, container limits included.
    cores: usize,
    memory: Option<Memory>,
    python: Option<Python>,
    /// Board of duel2048's Python bots: `compiled`, or `plain Python` and why.
    duel2048_board: Option<String>,
    isolation: &'static Isolation,
    folders: Vec<Folder>,
    missing: Vec<String>,
}

impl Report {
    fn gather() -> Self {
        // Must come first: libtorch looks for its CUDA part once, at first use.
        let devices = device::find();
        let mut report = Self {
            turf: env!("CARGO_PKG_VERSION"),
            commit: crate::console::COMMIT,
            rustc: crate::console::RUSTC,
            learner: "ready",
            libtorch: device::libtorch(),
            devices,
            cores: std::thread::available_parallelism().map_or(1, |n| n.get()),
            memory: Memory::now(),
            python: Python::find(),
            duel2048_board: Duel2048Bot::board().ok(),
            isolation: Isolation::of_this_kernel(),
            folders: Folder::all(),
            missing: Vec::new(),
        };
        report.missing = report.look_for_gaps();
        report
    }

    fn look_for_gaps(&self) -> Vec<String> {
        let python = self.python.is_none().then(|| "python3: Python bots cannot play; install it".to_owned());
        let numpy =
            self.python.iter().filter(|python| !python.numpy).map(|python| {
                format!("numpy: Python bots that import it lose; {} -m pip install numpy", python.command)
            });
        let isolation = self.isolation.gap().map(|gap| format!("isolation of Python bots: {gap}"));
        let cuda = machine::nvidia_gpus().into_iter().filter(|_| self.devices.iter().any(Found::lacks_cuda));
        let cuda =
            cuda.map(|gpu| format!("CUDA: {gpu} is here, but turf train --device cuda cannot use it (see device)"));
        let folders = self.folders.iter().filter(|folder| !folder.writable);
        let folders =
            folders.map(|folder| format!("permission to write to {} ({})", folder.path.display(), folder.purpose));
        let gaps = python.into_iter().chain(numpy).chain(isolation);
        gaps.chain(cuda).chain(folders).collect()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut line = |name: &str, value: &dyn fmt::Display| writeln!(f, "{name:<10} {value}");
        line("turf", &format_args!("{}, commit {}, built by {}", self.turf, self.commit, self.rustc))?;
        line("learner", &self.learner)?;
        if let Some(libtorch) = &self.libtorch {
            line("libtorch", &format_args!("{} in {}", libtorch.version, libtorch.folder.display()))?;
        }
        for device in &self.devices {
            line("device", device)?;
        }
        line("cores", &self.cores)?;
        if let Some(memory) = &self.memory {
            let gib = |bytes: u64| bytes as f64 / (1u64 << 30) as f64;
            line("memory", &format_args!("{:.1} GiB, {:.1} free", gib(memory.total), gib(memory.available)))?;
        }
        match &self.python {
            Some(python) => line("python", &format_args!("{} ({})", python.version, python.command))?,
            None => line("python", &"none")?,
        }
        if let Some(board) = &self.duel2048_board {
            line("board", &format_args!("of duel2048's Python bots: {board}"))?;
        }
        line("isolation", &format_args!("of Python bots by {}", self.isolation))?;
        for Folder { purpose, path, writable } in &self.folders {
            let writable = if *writable { "writable" } else { "not writable" };
            line("folder", &format_args!("{} for {purpose}, {writable}", path.display()))?;
        }
        for gap in &self.missing {
            line("missing", gap)?;
        }
        if self.missing.is_empty() { line("missing", &"nothing") } else { Ok(()) }
    }
}
