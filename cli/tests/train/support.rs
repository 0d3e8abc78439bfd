//! Helpers for tests of the real program.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

/// Makes a command whose Ctrl-C works: background jobs of a shell ignore it, and programs inherit that.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new("env");
    command
        .arg("--default-signal=INT,HUP")
        .arg(env!("CARGO_BIN_EXE_turf"))
        .args(args);
    command
}

pub fn turf(args: &[&str]) -> Output {
    command(args).output().expect("env runs")
}

pub fn succeed(args: &[&str]) -> String {
    let output = turf(args);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

pub fn refuse(args: &[&str]) -> String {
    let output = turf(args);
    let error = text(&output.stderr);
    assert!(!output.status.success(), "{args:?} was accepted");
    assert_eq!(error.lines().count(), 1, "{args:?}: {error}");
    error
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

pub fn json(path: &Path) -> Value {
    serde_json::from_slice(&std::fs::read(path).expect("written")).expect("JSON")
}
