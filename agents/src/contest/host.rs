//! `python:PATH.py`: plays unmodified bot files of the three contests, each in its own process.
//!
//! | file | holds |
//! |---|---|
//! | [`interpreter`] | the Python installation, and what it must be able to read |
//! | [`isolation`] | isolation features of the kernel |
//! | `walls` | a process behind the walls built from them; `no_walls` without the feature `walls` and on other systems |
//! | [`answer`] | calls of the process: allowed time, answers, failures |
//! | [`runner`] | a bot file over the games of a pairing: start, import, thinking time, forfeits |
//! | [`paper`], [`duel2048`], [`stellar`] | the contests' contracts |
//! | [`check`] | static check of a bot file |
//!
//! The other half is `src/python`, which runs inside the process. The rules, the clock that kills and the check of
//! every answer stay on this side: a bot can only change its own copy of the objects that it gets.
//!
//! # Isolation
//!
//! No privileges are needed. Before the interpreter starts, the process gets:
//!
//! - a scratch folder as working directory, which is its own file system in memory if user namespaces are allowed
//!   (`walls::private`);
//! - its own session, and death with its parent;
//! - limits on address space, file size, open files, processes, core dumps and processor time;
//! - an empty environment;
//! - Landlock: reading the Python installation and system libraries, writing the scratch folder, no TCP, no signals out;
//! - a seccomp filter, which is a list of allowed system calls: no sockets, no new processes or threads, no second `execve`,
//!   no signals, no tracing, no changes of modes or owners, no locks, nothing about other processes. The rules of a game in a
//!   Python file, which only an organiser writes, may start threads.
//!
//! If a kernel lacks Landlock or seccomp, the rest still holds, and a line on standard error reports it first. With
//! [`isolation::require`], untrusted bots are refused there.
//!
//! The process is stopped between calls. The kernel's figure, not the process's, decides the cost of a call (`walls::meter`).
//!
//! # Results of failures
//!
//! | event | result |
//! |---|---|
//! | the file raises while it is imported; `load`, `play`, `Player`, `output`, `player_class` raise; the process dies | `ERR` |
//! | thinking time used up, or no answer in time; the import takes longer than [`Limits::import`] | `OVT` |
//! | stellar: a turn's call raises or gives no list | that turn's orders are dropped |
//! | stellar: a turn's call takes too long | interruption, orders dropped; the excess is taken from the next turns |
//! | stellar: the process dies or has to be killed | no orders for the rest of the game |
//!
//! A process that was killed is replaced at the next game, with an empty `storage`.

pub mod answer;
pub mod board;
pub mod check;
pub mod duel2048;
pub mod interpreter;
pub mod isolation;
pub mod paper;
pub mod runner;
pub mod stellar;
#[cfg(all(feature = "walls", target_os = "linux"))]
mod walls;
#[cfg(not(all(feature = "walls", target_os = "linux")))]
#[path = "host/no_walls.rs"]
mod walls;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Once};
use std::time::Duration;

use turf_env::Game;

use crate::play::bot::Bot;
use interpreter::Interpreter;
use isolation::Isolation;

pub trait PythonBot<G: Game>: Bot<G> {
    fn kept(&mut self) -> Kept;
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Kept {
    pub seen: Option<serde_json::Value>,
    pub error: Option<String>,
}

const MAX_SOURCE: u64 = 64 << 20;

#[derive(Clone, Debug)]
pub struct BotFile {
    pub path: PathBuf,
    pub source: Vec<u8>,
    pub interpreter: &'static Interpreter,
    /// Thinking time that replaces the contest's, counted like [`Limits::think`].
    pub think: Option<Duration>,
}

impl BotFile {
    /// Reads a bot file and finds a Python to run it; `Err` says in one line what is missing. Prints on standard error,
    /// once, what this kernel cannot isolate.
    pub fn open(path: &Path) -> Result<Arc<Self>, String> {
        let refusal = || Isolation::of_this_kernel().refusal();
        if let Some(why) = (isolation::ABSENT.is_some() || isolation::required()).then(refusal).flatten() {
            return Err(why);
        }
        let source =
            crate::input::read_itself(path, MAX_SOURCE).map_err(|e| format!("cannot read the bot file: {e}"))?;
        let interpreter = Interpreter::find()?;
        static TOLD: Once = Once::new();
        TOLD.call_once(|| {
            if let Some(gap) = Isolation::of_this_kernel().gap() {
                eprintln!("turf: Python bots: {gap}");
            }
        });
        Ok(Arc::new(Self::new(path, source, interpreter)))
    }

    pub fn new(path: impl Into<PathBuf>, source: impl Into<Vec<u8>>, interpreter: &'static Interpreter) -> Self {
        Self { path: path.into(), source: source.into(), interpreter, think: None }
    }

    pub fn name(&self) -> String {
        self.path.file_name().map_or("bot.py".into(), |name| name.to_string_lossy().into_owned())
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Thinking time: per game (paper: `load` and `play`; duel2048: `Player` and `output`), or per turn in stellar.
    pub think: Duration,
    pub grace: Duration,
    pub import: Duration,
    /// Time per call that the contest does not count: `init`, `summary`, `summaryall`, and in stellar `player_class`.
    pub uncounted: Duration,
    /// Processor time of the process over its whole life, in whole seconds; raised if the games of a pairing need more.
    /// A process close to it is replaced between games.
    pub processor: Duration,
    pub memory: u64,
    /// True: the process is stopped between calls, and each call is charged. False for rules, in which no clock runs; they may
    /// start threads, in which referees wait, but never processes.
    pub stops: bool,
}

impl Limits {
    const MEMORY: u64 = (1 << 30) + (256 << 20);

    const fn thinking(think: Duration) -> Self {
        Self {
            think,
            grace: Duration::from_millis(500),
            import: Duration::from_secs(10),
            uncounted: Duration::from_secs(5),
            processor: Duration::from_secs(60 * 60),
            memory: Self::MEMORY,
            stops: true,
        }
    }

    pub fn given(self, think: Option<Duration>) -> Self {
        Self { think: think.unwrap_or(self.think), ..self }
    }

    pub fn patient(self, times: u32) -> Self {
        let think = self.think * times;
        Self { think, ..self }
    }

    pub const PAPER: Self = Self::thinking(Duration::from_secs(30));
    pub const DUEL2048: Self = Self::thinking(Duration::from_secs(5));
    pub const STELLAR: Self = Self::thinking(Duration::from_millis(100));
    /// Of games whose rules are a Python file.
    pub const SCRIPT: Self = Self::thinking(Duration::from_secs(30));
}
