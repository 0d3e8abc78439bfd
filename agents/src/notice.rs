//! Lines on standard error.

use std::fmt::Display;
use std::io::{Write, stderr};

/// Writes a line to standard error. Unlike `eprintln!` it does not panic if standard error is closed or its disk is full: a run
/// goes on.
pub fn notice(line: impl Display) {
    let _ = writeln!(stderr(), "{line}");
}
