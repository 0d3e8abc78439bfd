//! Signals, handled alike by every long command.
//!
//! | signal | effect |
//! |---|---|
//! | SIGINT (Ctrl-C), SIGTERM, SIGHUP; on Windows SIGBREAK | the first requests a stop, the second ends the program: exit code 128 + its number |
//! | SIGUSR1, SIGUSR2 | request a save; no effect in commands that save continuously |
//! | ignored at the start of the program (`nohup`) | stays ignored |

#[cfg_attr(unix, path = "signals/unix.rs")]
#[cfg_attr(windows, path = "signals/windows.rs")]
mod system;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};

use anyhow::Result;
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
        let own = signals.clone();
        system::listen(move |signal| own.take(signal, says))?;
        Ok(signals)
    }

    fn take(&self, signal: i32, says: &str) {
        if system::SAVE.contains(&signal) {
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
