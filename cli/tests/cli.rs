//! The real program, used by people and scripts.

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

fn complaint(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        text.starts_with("error: ") && text.ends_with('\n') && text.lines().count() == 1,
        "{text:?}"
    );
    text
}

fn check_devices(report: &Value) {
    assert_eq!(report["learner"], "ready");
    let devices = report["devices"].as_array().expect("a list");
    let named = |name: &str| devices.iter().find(|device| device["name"] == name).expect("listed");
    assert_eq!(named("cpu")["usable"], true);
    if report["libtorch"].is_null() {
        let problem = named("cuda")["problem"].as_str().expect("a text");
        assert!(problem.contains("scripts/turf train"), "{problem}");
    }
}

#[test]
fn training_on_a_gpu_without_libtorch_says_what_to_do() {
    for flags in [["--device", "cuda"], ["--backend", "torch"]] {
        let refused = output(&[&["train", "--game", "paper", "--run", "/no/such/folder"][..], &flags].concat());
        if refused.status.code() == Some(1) && cfg!(not(feature = "torch")) {
            assert!(complaint(&refused).contains("scripts/turf train"), "{refused:?}");
        }
        assert!(!refused.status.success());
    }
}

#[test]
fn doctor_writes_json_alone_on_standard_output() {
    let output = output(&["doctor", "--json", "-"]);
    assert!(output.status.success());
    let report: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    assert_eq!(report["turf"], env!("CARGO_PKG_VERSION"));
    check_devices(&report);
    assert!(report["cores"].as_u64() >= Some(1));
    assert!(report["missing"].is_array());
    // Present if there is a Python.
    if !report["python"].is_null() {
        let board = report["duel2048_board"].as_str().expect("a text");
        assert!(board == "compiled" || board.starts_with("plain Python: "), "{board}");
    }
}

#[test]
fn a_match_tells_what_errors_cost() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (bot, json) = (folder.path().join("bot.py"), folder.path().join("match.json"));
    let source = "class player_class:\n    def __init__(self, player_id):\n        self.turn = -1\n    \
                  def player_func(self, map_info):\n        self.turn += 1\n        if self.turn in (2, 5):\n            \
                  raise KeyError('turn %d' % self.turn)\n        return [(9, 9)] if self.turn == 7 else []\n";
    std::fs::write(&bot, source).expect("a file");
    let first = format!("python:{}", bot.display());
    let arguments = [
        "match", "--game", "stellar", "--first", &first, "--second", "random", "--games", "1",
    ];
    let output = output(&[&arguments[..], &["--json", json.to_str().expect("plain")]].concat());
    if !output.status.success() {
        assert!(complaint(&output).contains("python3"), "{}", complaint(&output));
        return println!("NOT CHECKED: there is no Python");
    }
    let report: Value = serde_json::from_reader(File::open(json).expect("written")).expect("one JSON object");
    let told = report["games"][0]["mishaps"][0].as_array().expect("a list");
    let of = |turn: u64| {
        let one = told.iter().find(|mishap| mishap["turn"] == turn);
        one.and_then(|mishap| mishap["what"].as_str())
            .unwrap_or_default()
            .to_owned()
    };
    assert!(
        of(2).contains("KeyError: 'turn 2'") && of(5).contains("KeyError: 'turn 5'"),
        "{told:?}"
    );
    assert!(of(7).contains("(9, 9)"), "{told:?}");
    assert_eq!(report["games"][0]["mishaps"][1], Value::Array(Vec::new()));
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("turn 2: orders dropped: KeyError: 'turn 2'"), "{text}");
}

#[test]
fn doctor_writes_the_same_to_a_file_and_text_beside_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("doctor.json");
    let output = output(&["doctor", "--json", file.to_str().expect("plain")]);
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("turf "));
    let report: Value = serde_json::from_reader(File::open(file).expect("written")).expect("one JSON object");
    check_devices(&report);
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
