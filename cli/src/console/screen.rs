//! Standard output whose reader may leave (`turf … | head -1`): the command continues without it.
//!
//! The standard library's `println!` panics then. The default action for `SIGPIPE` would also end the program when the process
//! of a Python bot dies while it is written to.

use std::fmt::Arguments;
use std::io::{Error, ErrorKind, Result, Write, stdout};
use std::sync::{Mutex, PoisonError};

static FAILED: Mutex<Option<Error>> = Mutex::new(None);

macro_rules! print {
    ($($text:tt)*) => {
        $crate::console::screen::write(format_args!($($text)*))
    };
}

macro_rules! println {
    () => {
        print!("\n")
    };
    ($($text:tt)*) => {
        $crate::console::screen::write(format_args!("{}\n", format_args!($($text)*)))
    };
}

/// Writes the text unless an earlier write failed.
pub fn write(text: Arguments) {
    attempt(|| stdout().lock().write_fmt(text));
}

/// Flushes; returns the first failure unless the reader left.
pub fn finish() -> Result<()> {
    attempt(|| stdout().lock().flush());
    let mut failed = FAILED.lock().unwrap_or_else(PoisonError::into_inner);
    match failed.take() {
        Some(error) if error.kind() != ErrorKind::BrokenPipe => Err(error),
        _ => Ok(()),
    }
}

fn attempt(write: impl FnOnce() -> Result<()>) {
    let mut failed = FAILED.lock().unwrap_or_else(PoisonError::into_inner);
    if failed.is_none() {
        *failed = write().err();
    }
}
