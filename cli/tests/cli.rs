//! The real program, used by people and scripts.

use crate::support::{Place, complaint, each, text};
use serde_json::{Value, json};

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
    for flags in ["--device cuda", "--backend torch"] {
        let refused = Place::new().turf(&format!("train --game paper --run /no/such/folder {flags}"));
        if refused.status.code() == Some(1) && cfg!(not(feature = "torch")) {
            assert!(complaint(&refused).contains("scripts/turf train"), "{refused:?}");
        }
        assert!(!refused.status.success());
    }
}

#[test]
fn doctor_writes_json_alone_on_standard_output_or_to_a_file_beside_text() {
    let at = Place::new();
    assert!(at.succeed("doctor --json doctor.json").starts_with("turf "));
    check_devices(&at.read_json("doctor.json"));
    let report = at.json("doctor");
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
    let at = Place::new();
    at.write(
        "bot.py",
        "class player_class:\n    def __init__(self, player_id):\n        self.turn = -1\n    \
         def player_func(self, map_info):\n        self.turn += 1\n        if self.turn in (2, 5):\n            \
         raise KeyError('turn %d' % self.turn)\n        return [(9, 9)] if self.turn == 7 else []\n",
    );
    let output = at.turf("match --game stellar --first python:bot.py --second random --games 1 --json match.json");
    if !output.status.success() {
        assert!(complaint(&output).contains("python3"), "{}", complaint(&output));
        return println!("NOT CHECKED: there is no Python");
    }
    let mishaps = &at.read_json("match.json")["games"][0]["mishaps"];
    let told = mishaps[0].as_array().expect("a list");
    for (turn, what) in [(2, "KeyError: 'turn 2'"), (5, "KeyError: 'turn 5'"), (7, "(9, 9)")] {
        let one = told.iter().find(|mishap| mishap["turn"] == turn);
        let said = one.and_then(|mishap| mishap["what"].as_str());
        assert!(said.is_some_and(|said| said.contains(what)), "{told:?}");
    }
    assert_eq!(mishaps[1], json!([]));
    let text = text(&output.stdout);
    assert!(text.contains("turn 2: orders dropped: KeyError: 'turn 2'"), "{text}");
    let cup = "tournament --game stellar --bots bot=python:bot.py,random --games 1 --set game.max_turns=20 --out cup";
    let told = "nswers of bot that failed or were no move: 3";
    assert!(at.succeed(cup).contains(told) && at.read("cup/report.html").contains(told));
}

#[test]
fn wrong_usage_is_one_line_and_exit_code_2() {
    for (line, expected) in [
        ("doctor --colour", "--colour"),
        ("no-such-command", "no-such-command"),
        ("doctor --json /no/such/folder/x.json", "there is no folder /no/such/folder"),
        ("match --game paper --first random --second random --json /proc/x.json", "nothing can be written in /proc"),
    ] {
        let output = Place::new().turf(line);
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert!(complaint(&output).contains(expected), "{}", complaint(&output));
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn help_and_version_are_no_errors() {
    for line in ["--help", "--version", "doctor --help", "help doctor"] {
        let output = Place::new().turf(line);
        assert!(output.status.success() && output.stderr.is_empty() && !output.stdout.is_empty(), "{line}");
        assert!(line != "doctor --help" || text(&output.stdout).contains("Examples:"));
    }
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let output = Place::new().command("doctor").stdout(writer).output();
    let output = output.expect("the program runs");
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
}

#[test]
fn games_are_known_by_name_and_others_list_them() {
    let at = Place::new();
    assert!(at.succeed("bots --game duel2048").contains("greedy"));
    assert!(each(&at.json("bots --game paper")["bots"], "name").contains(&"wanderer"));
    let refused = at.refuse("bots --game chess");
    for name in ["chess", "paper", "duel2048", "stellar"] {
        assert!(refused.contains(name), "{refused}");
    }
}
