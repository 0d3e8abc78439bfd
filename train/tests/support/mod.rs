//! What tests of the real program share.
#![allow(dead_code, reason = "no test uses all of it")]

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

/// `turf` with these arguments, to be started; `train` starts the learner, as `turf` would.
pub fn command(args: &[&str]) -> Command {
    let learner = Path::new(env!("CARGO_BIN_EXE_turf-train"));
    let (program, first, args) = match args {
        ["train", rest @ ..] => (learner.to_owned(), None, rest),
        ["exploit", rest @ ..] => (learner.to_owned(), Some("--exploit"), rest),
        _ => (learner.with_file_name("turf"), None, args),
    };
    // A shell's background jobs ignore Ctrl-C, and what they start.
    let mut command = Command::new("env");
    command
        .arg("--default-signal=INT,HUP")
        .arg(program)
        .args(first)
        .args(args);
    command
}

/// What `turf` with these arguments printed, and how it ended.
pub fn turf(args: &[&str]) -> Output {
    let output = command(args).output();
    output.expect("built beside the learner by `cargo test --workspace`")
}

/// Its standard output; it must succeed.
pub fn succeed(args: &[&str]) -> String {
    let output = turf(args);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// Its one line of complaint; it must fail.
pub fn refuse(args: &[&str]) -> String {
    let output = turf(args);
    let error = text(&output.stderr);
    assert!(!output.status.success(), "{args:?} was accepted");
    assert_eq!(error.lines().count(), 1, "{args:?}: {error}");
    error
}

/// What a program printed.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A JSON file.
pub fn json(path: &Path) -> Value {
    serde_json::from_slice(&std::fs::read(path).expect("written")).expect("JSON")
}
