//! Signals, the same for every command that runs long.
//!
//! | signal | what follows |
//! |---|---|
//! | SIGINT (Ctrl-C), SIGTERM, SIGHUP | the first asks for a stop, the second ends the program at once, exit code 128 + its number |
//! | SIGUSR1, SIGUSR2 | asks for a save; whoever keeps everything as it comes has nothing to do |
//! | one that was ignored when the program began (`nohup`) | stays ignored |

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};

use anyhow::{Context, Result};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGUSR1, SIGUSR2};
use signal_hook::iterator;
use turf_agents::notice::notice;
use turf_agents::play::stop;

/// Requests that arrived as signals.
#[derive(Clone)]
pub struct Signals {
    /// Raised by the first signal that ends: the flag of [`stop`], so series of games end too.
    pub stop: Arc<AtomicBool>,
    /// Raised by a signal that asks for a save; whoever saves lowers it.
    pub save: Arc<AtomicBool>,
    saved: Arc<AtomicBool>,
    by: Arc<AtomicI32>,
}

/// The error of a command that was stopped and wrote what it had: its exit code is 128 + the signal's number.
#[derive(Clone, Copy, Debug)]
pub struct Stopped(i32);

impl Signals {
    /// Listens from now on; `says` tells what a stop does, before it is done. Once in a program.
    pub fn listen(says: &'static str) -> Result<Self> {
        let signals = Self {
            stop: stop::flag(),
            save: Arc::default(),
            saved: Arc::default(),
            by: Arc::default(),
        };
        let ignored = ignored();
        let all = [SIGINT, SIGTERM, SIGHUP, SIGUSR1, SIGUSR2].into_iter();
        let mut heard = iterator::Signals::new(all.filter(|signal| ignored >> (signal - 1) & 1 == 0))
            .context("cannot listen for signals")?;
        let own = signals.clone();
        std::thread::Builder::new()
            .name("signals".into())
            .spawn(move || heard.forever().for_each(|signal| own.take(signal, says)))
            .context("cannot start a thread")?;
        Ok(signals)
    }

    fn take(&self, signal: i32, says: &str) {
        if matches!(signal, SIGUSR1 | SIGUSR2) {
            self.save.store(true, Ordering::SeqCst);
            return;
        }
        if self.saved.load(Ordering::SeqCst) {
            std::process::exit(0);
        }
        self.by.store(signal, Ordering::SeqCst);
        if self.stop.swap(true, Ordering::SeqCst) {
            std::process::exit(128 + signal);
        }
        notice(format!("stopping: {says}; interrupt again to end at once"));
    }

    /// Everything is saved: from now on the first signal ends the program, with exit code 0.
    pub fn all_is_saved(&self) {
        self.saved.store(true, Ordering::SeqCst);
    }

    /// Whether a stop was asked for.
    pub fn raised(&self) -> bool {
        self.stop.load(Ordering::SeqCst)
    }

    /// [`Stopped`] where a stop was asked for: for the end of a command that has written what it had by then.
    pub fn outcome(&self) -> Result<()> {
        match self.raised() {
            true => Err(Stopped(self.by.load(Ordering::SeqCst)).into()),
            false => Ok(()),
        }
    }
}

impl Stopped {
    /// The program's exit code.
    pub fn code(self) -> u8 {
        128 + self.0 as u8
    }
}

impl std::fmt::Display for Stopped {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let name = signal_hook::low_level::signal_name(self.0).unwrap_or("a signal");
        write!(f, "stopped by {name}")
    }
}

impl std::error::Error for Stopped {}

/// The signals that this process ignores by now, a bit each, the lowest for signal 1; none where the system does not tell.
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok())
        .unwrap_or(0)
}
