//! `python:PATH.py`: plays unmodified bot files of the three contests, each in a process of its own.
//!
//! | file | holds |
//! |---|---|
//! | [`interpreter`] | which Python, and what it must be able to read |
//! | [`isolation`] | what the kernel offers to lock a process in, and the walls built from it |
//! | [`launch`] | starting a process behind those walls; all `unsafe` of this part |
//! | [`child`] | one running process: requests, answers; stopped in between |
//! | [`meter`] | what a call costs a bot |
//! | `scratch` | the folder it may write to |
//! | [`host`] | a bot file over the games of a pairing: start, import, thinking time, forfeits |
//! | [`paper`], [`duel2048`], [`stellar`] | the contests' contracts |
//! | [`check`] | reading a bot file without running it |
//!
//! The other half is `src/python_host/py/*.py`, which runs inside the process. The rules, the clock that kills and the judgement
//! of every answer stay on this side: whatever a bot does to the objects it is given, it does to its own copy.
//!
//! # Isolation
//!
//! No privileges are needed. Before the interpreter starts, the process gets: a scratch folder as working directory, a file
//! system in memory of its own where user namespaces are allowed ([`launch::private`]); a session of its own and death
//! with its parent; limits on address space, file size, open files, processes, core dumps and processor time; an empty
//! environment; Landlock (reading the Python installation and system libraries, writing the scratch folder, no TCP, no
//! signals out); a seccomp filter (a list of allowed system calls: no sockets, no new processes or threads, no second
//! `execve`, no signals, no tracing, no changes of modes or owners, no locks, nothing about other processes). Where a kernel
//! lacks Landlock or seccomp the rest still holds, and a line on standard error says so first; strangers' bots are refused
//! there ([`isolation::require`]).
//!
//! Between calls the process is stopped. What a call costs is the kernel's figure, not the process's ([`meter`]).
//!
//! # What counts as what
//!
//! | happening | result |
//! |---|---|
//! | the file raises while it is imported; `load`, `play`, `Player`, `output`, `player_class` raise; the process dies | `ERR` |
//! | thinking time used up, or no answer in time; the import takes longer than [`Limits::import`] | `OVT` |
//! | stellar: a turn's call raises or gives no list | that turn's orders are dropped |
//! | stellar: a turn's call takes too long | it is interrupted, that turn's orders are dropped; the excess is taken from the next turns |
//! | stellar: the process dies or has to be killed | no orders for the rest of the game |
//!
//! A process that was killed is replaced at the next game, with an empty `storage`.

pub mod check;
pub mod child;
pub mod duel2048;
pub mod host;
pub mod interpreter;
pub mod isolation;
pub mod launch;
pub mod meter;
pub mod paper;
mod scratch;
pub mod stellar;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Once};
use std::time::Duration;

use turf_env::Game;

use crate::play::bot::Bot;
use interpreter::Interpreter;
use isolation::Isolation;

/// A bot file at play, and what its exporter wants to know of it.
pub trait PythonBot<G: Game>: Bot<G> {
    /// Thinking time that its last call was charged.
    fn thought(&self) -> Duration;

    /// What an exported bot keeps for its exporter; nothing for others.
    fn kept(&mut self) -> Kept;
}

/// What an exported bot keeps ([`crate::export::parity`] says where).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Kept {
    /// What its last decision came from.
    pub seen: Option<serde_json::Value>,
    /// The first error that it went on after.
    pub error: Option<String>,
}

/// Larger files are no bots.
const MAX_SOURCE: u64 = 64 << 20;

/// A bot file, read once.
#[derive(Clone, Debug)]
pub struct BotFile {
    /// Where it lies.
    pub path: PathBuf,
    /// Its bytes: Python finds out about their encoding.
    pub source: Vec<u8>,
    /// The Python that will run it.
    pub interpreter: &'static Interpreter,
    /// Thinking time in place of the contest's, as [`Limits::think`] counts it.
    pub think: Option<Duration>,
}

impl BotFile {
    /// Reads a bot file and makes sure that there is a Python to run it, or says in one line what is missing. Tells on
    /// standard error, once, what this kernel cannot isolate.
    pub fn open(path: &Path) -> Result<Arc<Self>, String> {
        if let Some(why) = Isolation::of_this_kernel().refusal().filter(|_| isolation::required()) {
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
        Ok(Arc::new(Self {
            path: path.to_owned(),
            source,
            interpreter,
            think: None,
        }))
    }

    /// Its name, as tracebacks show it.
    pub fn name(&self) -> String {
        self.path
            .file_name()
            .map_or("bot.py".into(), |name| name.to_string_lossy().into_owned())
    }
}

/// What a bot's process may use. Times are what [`meter`] makes of a call.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Thinking time: per game (paper: `load` and `play`; duel2048: `Player` and `output`), or per turn in stellar.
    pub think: Duration,
    /// Time beyond the thinking time left after which the process is killed.
    pub grace: Duration,
    /// Time to import the file.
    pub import: Duration,
    /// Time of each call that the contest does not count: `init`, `summary`, `summaryall`, and in stellar `player_class`.
    pub uncounted: Duration,
    /// Processor time of the process in all its life, in whole seconds; more where a pairing's games need more. One that
    /// comes near it is replaced between games.
    pub processor: Duration,
    /// Address space, in bytes, the interpreter's own included.
    pub memory: u64,
}

impl Limits {
    /// The contest gives a gigabyte to the bot; the rest is for the interpreter and its libraries.
    const MEMORY: u64 = (1 << 30) + (256 << 20);

    const fn thinking(think: Duration) -> Self {
        Self {
            think,
            grace: Duration::from_millis(500),
            import: Duration::from_secs(10),
            uncounted: Duration::from_secs(5),
            processor: Duration::from_secs(60 * 60),
            memory: Self::MEMORY,
        }
    }

    /// With this thinking time, if any.
    pub fn given(self, think: Option<Duration>) -> Self {
        Self {
            think: think.unwrap_or(self.think),
            ..self
        }
    }

    /// With so many times the thinking time.
    pub fn patient(self, times: u32) -> Self {
        let think = self.think * times;
        Self { think, ..self }
    }

    /// Paper: 30 s a game.
    pub const PAPER: Self = Self::thinking(Duration::from_secs(30));
    /// Duel2048: 5 s a game.
    pub const DUEL2048: Self = Self::thinking(Duration::from_secs(5));
    /// Stellar: 0.1 s a turn.
    pub const STELLAR: Self = Self::thinking(Duration::from_millis(100));
}
