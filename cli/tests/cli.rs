//! The real program, as a user or a script meets it.

use serde_json::Value;
use std::fs::{self, File, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

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

/// Where the learner is built beside this program, its processor is there; else no device is.
fn devices_are_the_learners(report: &Value) {
    let learner = Path::new(env!("CARGO_BIN_EXE_turf")).with_file_name("turf-train");
    if learner.is_file() {
        assert_eq!(report["learner"], "ready");
        assert_eq!(report["devices"][0]["name"], "cpu");
        assert_eq!(report["devices"][0]["usable"], true);
    } else {
        assert!(
            report["learner"]
                .as_str()
                .is_some_and(|text| text.starts_with("not built"))
        );
        assert_eq!(report["devices"], Value::Array(Vec::new()));
    }
}

/// A folder with this program in it, and `learner` as a script beside it, if any.
fn beside(learner: Option<&str>) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let program = folder.path().join("turf");
    fs::copy(env!("CARGO_BIN_EXE_turf"), &program).expect("room");
    if let Some(script) = learner {
        let file = folder.path().join("turf-train");
        fs::write(&file, script).expect("room");
        fs::set_permissions(&file, Permissions::from_mode(0o755)).expect("ours");
    }
    (folder, program)
}

#[test]
fn train_becomes_the_learner_with_the_same_arguments() {
    let (_folder, program) = beside(Some("#!/bin/sh\nprintf '%s,' \"$@\"\nexit 7\n"));
    let output = Command::new(program)
        .args(["train", "--game", "paper", "--set", "dqn.gamma=0.9", "--help"])
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(7));
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        "--game,paper,--set,dqn.gamma=0.9,--help,"
    );
}

#[test]
fn without_the_learner_everything_else_works_and_train_says_what_to_do() {
    let (_folder, program) = beside(None);
    let run = |arguments: &[&str]| Command::new(&program).args(arguments).output().expect("it runs");
    assert!(run(&["bots"]).status.success());
    let refused = run(&["train", "--game", "paper"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(complaint(&refused).contains("scripts/turf train"), "{refused:?}");
}

#[test]
fn doctor_writes_json_alone_on_standard_output() {
    let output = output(&["doctor", "--json", "-"]);
    assert!(output.status.success());
    let report: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    assert_eq!(report["turf"], env!("CARGO_PKG_VERSION"));
    devices_are_the_learners(&report);
    assert!(report["cores"].as_u64() >= Some(1));
    assert!(report["missing"].is_array());
    // Where there is a Python, which board its bots of duel2048 get.
    if !report["python"].is_null() {
        let board = report["duel2048_board"].as_str().expect("a text");
        assert!(board == "compiled" || board.starts_with("plain Python: "), "{board}");
    }
}

/// Every turn, with its error, as JSON and on the terminal.
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
    devices_are_the_learners(&report);
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

/// Named with its version and the variable; the loader's own words say neither.
#[test]
fn another_libtorch_is_named() {
    let learner = Path::new(env!("CARGO_BIN_EXE_turf")).with_file_name("turf-train");
    if !learner.is_file() {
        println!("NOT CHECKED: {} is not built", learner.display());
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let lib = folder.path().join("lib");
    fs::create_dir(&lib).expect("a folder");
    fs::write(lib.join("libtorch_cpu.so"), "no library").expect("written");
    fs::write(folder.path().join("version.py"), "__version__ = '2.8.0+cu128'\n").expect("written");
    let train = turf(&["train", "--game", "paper"])
        .env("LD_LIBRARY_PATH", &lib)
        .output();
    let said = complaint(&train.expect("the program runs"));
    for part in ["LD_LIBRARY_PATH", "2.8.0+cu128", &lib.display().to_string(), "2.11.0"] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

/// Files that were asked for are written all the same.
#[test]
fn a_reader_that_leaves_costs_the_screen_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let series = "--game duel2048 --set game.rounds=6 --games 2";
    let lines = [
        format!("evaluate {series} --policy random --against random --json evaluate.json"),
        format!("match {series} --first random --second random --replays games --json match.json"),
        "ratings --game duel2048 --games 2 --bots random,greedy --json ratings.json --picture ratings.svg --markdown ratings.md".into(),
        "tournament --game duel2048 --games 2 --bots random,greedy --out cup --json cup.json".into(),
        "replay games/game-0001.json --text --gif game.gif".into(),
        "leaf --out policy.turf".into(),
    ];
    for line in lines {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let words: Vec<&str> = line.split_whitespace().collect();
        let output = turf(&words).current_dir(folder.path()).stdout(writer).output();
        let output = output.expect("the program runs");
        assert!(output.status.success(), "{line}: {output:?}");
        for file in words
            .iter()
            .filter(|word| word.contains('.') && !word.contains(['=', ':']))
        {
            let file = folder.path().join(file);
            assert!(
                file.metadata().is_ok_and(|file| file.len() > 0),
                "{line}: {}",
                file.display()
            );
        }
    }
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

/// What lies beside a bot, where turf is started, is run by nobody; what the bot says reaches the terminal as plain text.
#[test]
fn a_bots_folder_and_its_words_do_nothing() {
    if let Err(why) = turf_agents::python_host::interpreter::Interpreter::find() {
        println!("NOT CHECKED: {why}");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("a file");
    for name in [
        "json",
        "os",
        "sysconfig",
        "random",
        "encodings",
        "sitecustomize",
        "usercustomize",
    ] {
        file(&format!("{name}.py"), "open('escaped', 'w')\n");
    }
    file(
        "bot.py",
        "def play(stat, storage):\n    raise ValueError('\\x1b[2J\\r\\nturf: all is well')\n",
    );
    let mut command = turf(&[
        "match",
        "--game",
        "paper",
        "--first",
        "python:bot.py",
        "--second",
        "random",
        "--games",
        "1",
    ]);
    let output = command
        .current_dir(folder.path())
        .env("PYTHONPATH", ".")
        .output()
        .expect("it starts");
    let said = String::from_utf8([output.stdout, output.stderr].concat()).expect("text");
    assert!(output.status.success(), "{said}");
    assert!(!folder.path().join("escaped").exists());
    assert!(said.contains("the bot failed") && said.contains("\\u{1b}[2J"), "{said}");
    assert!(!said.contains(|c: char| c.is_control() && c != '\n'), "{said:?}");
    assert!(
        !said.lines().any(|line| line.starts_with("turf: all is well")),
        "{said}"
    );
}
