//! A small training run as a process.

use std::io::{BufRead, BufReader, Lines};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, ExitStatus, Stdio};

use turf_train::store::checkpoint::check_files;
use turf_train::store::folder;

use crate::support::{Place, signal};

/// A quick run on a small board that uses every part of training.
const SMALL: &str = "game.boards=[{width=16,height=15,max_turns=30}] env.n_envs=8 env.n_threads=1 network.hidden=[8] \
    dqn.batch_size=16 dqn.learning_start=32 replay.capacity=300 league.snapshot_period=400 league.mirror_fraction=0.3 \
    league.snapshot_fraction=0.4 league.bot_fraction=0.3 evaluation.period=0 evaluation.final_games=0 metrics.period=100";

/// Returns flags for these settings.
pub fn set(settings: &str) -> String {
    let pairs = settings.split_whitespace();
    pairs.map(|pair| format!(" --set {pair}")).collect()
}

pub struct Run {
    pub at: Place,
    pub path: PathBuf,
}

impl Run {
    pub fn new() -> Self {
        let at = Place::new();
        Self { path: at.path("run"), at }
    }

    /// Returns the command that starts or resumes the run, with these settings over the small ones.
    pub fn line(&self, settings: &str, more: &str) -> String {
        let flags = match self.is_begun() {
            true => " --resume".into(),
            false => set(SMALL) + &set(settings),
        };
        format!("train --game paper --run run{flags} {more}")
    }

    pub fn start(&self, settings: &str, more: &str) -> Process {
        Process::start(&mut self.at.command(&self.line(settings, more)))
    }

    /// Starts a run of an hour and waits for the start of its curves.
    pub fn start_long(&self, settings: &str) -> Process {
        let mut process = self.start(settings, "--minutes 60");
        process.wait_for_file(&self.path.join("events"));
        process
    }

    pub fn train(&self, settings: &str, updates: u64) {
        self.at.succeed(&self.line(settings, &format!("--updates {updates}")));
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
        let read = |name| std::fs::read(self.file(newest, name)).expect("whole");
        (newest, names.map(read))
    }

    /// Returns a run that was never interrupted.
    pub fn uninterrupted(settings: &str, updates: u64) -> Self {
        let run = Self::new();
        run.train(settings, updates);
        run
    }
}

pub struct Process {
    pub child: Child,
    said: Lines<BufReader<ChildStderr>>,
}

impl Process {
    pub fn start(command: &mut Command) -> Self {
        let command = command.stdout(Stdio::null()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program runs");
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

    pub fn end(mut self) -> (ExitStatus, String) {
        let rest = self.rest();
        (self.child.wait().expect("a child"), rest)
    }

    /// Sends a signal, after which the program must end well.
    pub fn stop(self, name: &str) -> String {
        signal(&self.child, name);
        self.succeed()
    }

    /// Returns what it says until it ends, which it must do well.
    pub fn succeed(self) -> String {
        let (status, said) = self.end();
        assert!(status.success(), "{said}");
        said
    }

    /// Returns what it says until it fails, and the error, its last line.
    pub fn fail(self) -> (String, String) {
        let (status, said) = self.end();
        assert_eq!(status.code(), Some(1), "{said}");
        let last = said.lines().last().expect("an error").to_string();
        assert!(last.starts_with("error: ") && !said.contains("panicked"), "{said}");
        (said, last)
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
