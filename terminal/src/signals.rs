//! Ctrl-C and SIGTERM, the same for every command that runs long.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::notice::notice;
use anyhow::{Context, Result};

/// The first signal asks for a stop; the second one ends the program at once (exit code 130).
pub struct Signals {
    /// Raised by the first one.
    pub stop: Arc<AtomicBool>,
    saved: Arc<AtomicBool>,
}

impl Signals {
    /// Listens from now on; `says` tells what a stop does, before it is done. Once in a program.
    pub fn listen(says: &'static str) -> Result<Self> {
        let signals = Self {
            stop: Arc::default(),
            saved: Arc::default(),
        };
        let (stop, saved) = (signals.stop.clone(), signals.saved.clone());
        ctrlc::set_handler(move || {
            if saved.load(Ordering::SeqCst) {
                std::process::exit(0);
            }
            if stop.swap(true, Ordering::SeqCst) {
                std::process::exit(130);
            }
            notice(format!("stopping: {says}; once more to end at once"));
        })
        .context("cannot listen for Ctrl-C")?;
        Ok(signals)
    }

    /// Everything is saved: from now on the first signal ends the program, with exit code 0.
    pub fn all_is_saved(&self) {
        self.saved.store(true, Ordering::SeqCst);
    }

    /// Whether a stop was asked for.
    pub fn raised(&self) -> bool {
        self.stop.load(Ordering::SeqCst)
    }
}
