//! The real program, as a user or a script meets it.

use serde_json::Value;
use std::fs::File;
use std::process::{Command, Output, Stdio};

fn turf(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_turf"));
    command.args(arguments);
    command
}

fn output(arguments: &[&str]) -> Output {
    turf(arguments).output().expect("the program was built for this test")
}

/// Standard error, which must be one line.
fn complaint(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        text.starts_with("error: ") && text.ends_with('\n') && text.lines().count() == 1,
        "{text:?}"
    );
    text
}

#[test]
fn doctor_writes_json_alone_on_standard_output() {
    let output = output(&["doctor", "--json", "-"]);
    assert!(output.status.success());
    let report: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    assert_eq!(report["turf"], env!("CARGO_PKG_VERSION"));
    assert_eq!(report["devices"][0]["name"], "cpu");
    assert_eq!(report["devices"][0]["usable"], true);
    assert!(report["cores"].as_u64() >= Some(1));
    assert!(report["missing"].is_array());
}

#[test]
fn doctor_writes_the_same_to_a_file_and_text_beside_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("doctor.json");
    let output = output(&["doctor", "--json", file.to_str().expect("plain")]);
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("turf "));
    let report: Value = serde_json::from_reader(File::open(file).expect("written")).expect("one JSON object");
    assert_eq!(report["devices"][0]["name"], "cpu");
}

#[test]
fn wrong_usage_is_one_line_and_exit_code_2() {
    for (arguments, expected) in [
        (&["doctor", "--colour"][..], "--colour"),
        (&["no-such-command"], "no-such-command"),
        (
            &["doctor", "--json", "/no/such/folder/x.json"],
            "there is no folder /no/such/folder",
        ),
    ] {
        let output = output(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(complaint(&output).contains(expected), "{}", complaint(&output));
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn help_and_version_are_no_errors() {
    for arguments in [
        &["--help"][..],
        &["--version"],
        &["doctor", "--help"],
        &["help", "doctor"],
    ] {
        let output = output(arguments);
        assert!(
            output.status.success() && output.stderr.is_empty() && !output.stdout.is_empty(),
            "{arguments:?}"
        );
    }
    assert!(String::from_utf8_lossy(&output(&["doctor", "--help"]).stdout).contains("Examples:"));
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let output = turf(&["doctor"])
        .stdout(writer)
        .stderr(Stdio::piped())
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
}

#[test]
fn a_full_disk_is_one_line() {
    let full = File::options().write(true).open("/dev/full").expect("Linux has it");
    let output = turf(&["doctor"])
        .stdout(full)
        .stderr(Stdio::piped())
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(complaint(&output).contains("No space left"));
}
