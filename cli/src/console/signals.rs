//! Signals, handled alike by every long command.
//!
//! | signal | effect |
//! |---|---|
//! | SIGINT (Ctrl-C), SIGTERM, SIGHUP | the first requests a stop, the second ends the program: exit code 128 + its number |
//! | SIGUSR1, SIGUSR2 | request a save; no effect in commands that save continuously |
//! | ignored at the start of the program (`nohup`) | stays ignored |

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};

use anyhow::{Context, Result};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGUSR1, SIGUSR2};
use signal_hook::iterator;
use turf_agents::notice::notice;
use turf_agents::play::stop;

#[derive(Clone)]
pub struct Signals {
    /// Set by the first terminating signal. It is the flag of [`stop`], so series of games end too.
    pub stop: Arc<AtomicBool>,
    /// Set by a signal that requests a save; cleared by the saver.
    pub save: Arc<AtomicBool>,
    saved: Arc<AtomicBool>,
    by: Arc<AtomicI32>,
}

/// Error of a command that was stopped and has written its results. The exit code is 128 + the signal's number.
#[derive(Clone, Copy, Debug)]
pub struct Stopped(i32);

impl Signals {
    /// Starts listening, once per program. `says` is the notice of what a stop does.
    pub fn listen(says: &'static str) -> Result<Self> {
        let signals = Self { stop: stop::flag(), save: Arc::default(), saved: Arc::default(), by: Arc::default() };
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

    /// Lets the next terminating signal end the program with exit code 0.
    pub fn all_is_saved(&self) {
        self.saved.store(true, Ordering::SeqCst);
    }

    pub fn raised(&self) -> bool {
        self.stop.load(Ordering::SeqCst)
    }

    /// Returns [`Stopped`] as an error if a stop was requested. Call it after writing the results.
    pub fn outcome(&self) -> Result<()> {
        match self.raised() {
            true => Err(Stopped(self.by.load(Ordering::SeqCst)).into()),
            false => Ok(()),
        }
    }
}

impl Stopped {
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

/// Returns the ignored signals as bits, the lowest for signal 1; 0 if the system does not report them.
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0)
}
