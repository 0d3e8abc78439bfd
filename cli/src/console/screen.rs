//! Standard output, whose reader may leave (`turf … | head -1`): that costs the screen only, the command goes on to its end.
//!
//! Not the standard library's `println!`, which panics. Nor the default action for `SIGPIPE`, which would also end the program
//! when a Python bot's process dies while it is written to.

use std::fmt::Arguments;
use std::io::{Error, ErrorKind, Result, Write, stdout};
use std::sync::{Mutex, PoisonError};

static FAILED: Mutex<Option<Error>> = Mutex::new(None);

/// Prints like the standard library's, but does not panic: see [`screen`](mod@crate::console::screen).
macro_rules! print {
    ($($text:tt)*) => {
        $crate::console::screen::write(format_args!($($text)*))
    };
}

/// Prints a line: see `print!`.
macro_rules! println {
    () => {
        print!("\n")
    };
    ($($text:tt)*) => {
        $crate::console::screen::write(format_args!("{}\n", format_args!($($text)*)))
    };
}

/// Writes the text, but nothing more once that failed.
pub fn write(text: Arguments) {
    attempt(|| stdout().lock().write_fmt(text));
}

/// Ends what was written. The first failure, unless it is that the reader left.
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
