//! A small training run as a process.

use std::io::{BufRead, BufReader, Lines};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, ExitStatus, Stdio};

use tempfile::TempDir;
use turf_train::store::checkpoint::check_files;
use turf_train::store::folder;

use crate::support::{command, succeed, text};

/// A quick run on a small board that uses every part of training.
const SMALL: [&str; 14] = [
    "game.boards=[{width=16,height=15,max_turns=30}]",
    "env.n_envs=8",
    "env.n_threads=1",
    "network.hidden=[8]",
    "dqn.batch_size=16",
    "dqn.learning_start=32",
    "replay.capacity=300",
    "league.snapshot_period=400",
    "league.mirror_fraction=0.3",
    "league.snapshot_fraction=0.4",
    "league.bot_fraction=0.3",
    "evaluation.period=0",
    "evaluation.final_games=0",
    "metrics.period=100",
];

pub struct Run {
    _above: TempDir,
    pub path: PathBuf,
}

impl Run {
    pub fn new() -> Self {
        let above = tempfile::tempdir().expect("a temporary folder");
        Self {
            path: above.path().join("run"),
            _above: above,
        }
    }

    /// Returns the arguments that start or resume the run, with these settings over the small ones.
    pub fn arguments(&self, settings: &[&str], more: &[&str]) -> Vec<String> {
        let path = self.path.display().to_string();
        let mut all: Vec<String> = ["train", "--game", "paper", "--run", &path].map(String::from).into();
        if self.is_begun() {
            all.push("--resume".into());
        } else {
            let settings = SMALL.iter().chain(settings);
            all.extend(settings.flat_map(|pair| ["--set".to_string(), pair.to_string()]));
        }
        all.extend(more.iter().map(|arg| arg.to_string()));
        all
    }

    pub fn start(&self, settings: &[&str], more: &[&str]) -> Process {
        let arguments = self.arguments(settings, more);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        Process::start(&mut command(&arguments))
    }

    pub fn train(&self, settings: &[&str], updates: u64) {
        let args = self.arguments(settings, &["--updates", &updates.to_string()]);
        succeed(&args.iter().map(String::as_str).collect::<Vec<_>>());
    }

    pub fn is_begun(&self) -> bool {
        self.path.join("config.toml").exists()
    }

    pub fn checkpoints(&self) -> PathBuf {
        self.path.join("checkpoints")
    }

    /// Returns the numbers of the listed checkpoints, newest first; every one must be complete.
    pub fn whole_checkpoints(&self) -> Vec<u64> {
        let all = folder::list(&self.checkpoints()).expect("readable");
        for (_, path) in &all {
            check_files(path).unwrap_or_else(|damage| panic!("{}: {damage:#}", path.display()));
        }
        all.into_iter().map(|(number, _)| number).collect()
    }

    pub fn file(&self, number: u64, name: &str) -> PathBuf {
        self.checkpoints().join(number.to_string()).join(name)
    }

    /// Returns everything in which the newest checkpoints of two runs must agree.
    pub fn bytes(&self) -> (u64, [Vec<u8>; 3]) {
        let newest = self.whole_checkpoints()[0];
        let names = ["weights.safetensors", "replay.safetensors", "policy.turf"];
        (
            newest,
            names.map(|name| std::fs::read(self.file(newest, name)).expect("whole")),
        )
    }
}

pub struct Process {
    pub child: Child,
    said: Lines<BufReader<ChildStderr>>,
}

impl Process {
    pub fn start(command: &mut Command) -> Self {
        let mut child = command
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let said = BufReader::new(child.stderr.take().expect("piped")).lines();
        Self { child, said }
    }

    pub fn wait_for(&mut self, part: &str) -> String {
        let mut before = String::new();
        for line in self.said.by_ref().map_while(Result::ok) {
            if line.contains(part) {
                return line;
            }
            before += &(line + "\n");
        }
        panic!("it ended without {part:?}: {before}");
    }

    pub fn wait_for_file(&mut self, path: &Path) {
        while !path.exists() {
            if let Some(status) = self.child.try_wait().expect("a child") {
                panic!("it ended by itself, {status}: {}", self.rest());
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
    }

    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill")
            .args([&format!("-{name}"), &self.child.id().to_string()])
            .output()
            .expect("kill runs");
        assert!(sent.status.success(), "{}", text(&sent.stderr));
    }

    pub fn end(mut self) -> (ExitStatus, String) {
        let rest = self.rest();
        (self.child.wait().expect("a child"), rest)
    }

    fn rest(&mut self) -> String {
        let lines: Vec<String> = self.said.by_ref().map_while(Result::ok).collect();
        lines.join("\n")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
