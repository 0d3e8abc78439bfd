//! Lines on standard error for whoever watches.

use std::fmt::Display;
use std::io::{Write, stderr};

/// Says a line on standard error. Not `eprintln!`, which panics where standard error is gone or its disk is full: a run
/// goes on when nobody listens.
pub fn notice(line: impl Display) {
    let _ = writeln!(stderr(), "{line}");
}
