//! Tests of what a newcomer types: names, typing errors, and messages.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

fn turf(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_turf"));
    command.current_dir(folder).args(arguments);
    command.output().expect("the program was built for this test")
}

fn succeed(folder: &Path, arguments: &[&str]) -> String {
    let output = turf(folder, arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {said}");
    String::from_utf8(output.stdout).expect("text")
}

fn refuse(folder: &Path, arguments: &[&str]) -> String {
    let output = turf(folder, arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        !output.status.success() && said.lines().count() == 1,
        "{arguments:?}: {said}"
    );
    said
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("one JSON object")
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

fn policy(folder: &Path, name: &str) {
    let file = folder.join(name);
    std::fs::create_dir_all(file.parent().expect("a folder")).expect("writable");
    succeed(folder, &["leaf", "--out", name]);
}

const SHORT: [&str; 6] = ["--game", "duel2048", "--set", "game.rounds=6", "--games", "2"];

#[test]
fn bots_have_names_that_differ_everywhere() {
    let folder = folder();
    let at = folder.path();
    policy(at, "a/policy.turf");
    policy(at, "b/policy.turf");
    let list = "policy:b/policy.turf@nodes=5,random,me=random";
    let evaluate = [
        "evaluate",
        "--policy",
        "policy:a/policy.turf@nodes=5",
        "--against",
        list,
        "--json",
        "-",
    ];
    let report = json(&succeed(at, &[&evaluate[..], &SHORT].concat()));
    assert_eq!(report["policy"], "a@nodes=5");
    let names: Vec<&Value> = report["opponents"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|o| &o["name"])
        .collect();
    assert_eq!(names, ["b@nodes=5", "random", "me"]);

    let list = "policy:a/policy.turf@nodes=5,policy:b/policy.turf@nodes=5,best=greedy,random,random";
    let cup = [
        "tournament",
        "--game",
        "duel2048",
        "--bots",
        list,
        "--format",
        "swiss",
        "--rounds",
        "1",
        "--games",
        "1",
    ];
    let report = json(&succeed(at, &[&cup[..], &["--out", "cup", "--json", "-"]].concat()));
    let mut names: Vec<&str> = report["table"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|row| row["name"].as_str())
        .collect();
    names.sort_unstable();
    assert_eq!(names, ["a@nodes=5", "b@nodes=5", "best", "random", "random#2"]);
    assert!(
        refuse(
            at,
            &["match", "--game", "paper", "--first", "x=random", "--second", "x=delta"]
        )
        .contains("two bots")
    );
}

#[test]
fn a_slip_of_the_pen_stops_before_the_first_game() {
    let folder = folder();
    let at = folder.path();
    let cup = |bots: &str| {
        refuse(
            at,
            &[
                "tournament",
                "--game",
                "paper",
                "--bots",
                bots,
                "--format",
                "swiss",
                "--out",
                "cup",
            ],
        )
    };
    assert!(cup("delta,wandrer").contains("did you mean wanderer?"));
    assert!(cup("delta,python:nobody.py").contains("there is no nobody.py"));
    assert!(!at.join("cup/results.sqlite").exists());
    let evaluate = |policy: &str| {
        refuse(
            at,
            &["evaluate", "--game", "paper", "--policy", policy, "--against", "random"],
        )
    };
    assert!(evaluate("runs/a").contains("did you mean policy:runs/a?"));
    assert!(evaluate("bot.py").contains("did you mean python:bot.py?"));
    policy(at, "leaf.turf");
    let export = |policy: &str| {
        refuse(
            at,
            &["export", "--policy", policy, "--format", "policy", "--out", "x.turf"],
        )
    };
    assert!(export("leaf.turf").contains("did you mean policy:leaf.turf?"));
    assert!(export("shipped").contains("--game"));
    assert!(!at.join("x.turf").exists());
}

#[test]
fn the_shipped_policy_is_exported_by_its_name() {
    let folder = folder();
    let out = folder.path().join("shipped.turf");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let out = out.to_str().expect("plain");
    succeed(
        root,
        &[
            "export", "--policy", "shipped", "--game", "duel2048", "--format", "policy", "--out", out,
        ],
    );
    let shipped = root.join("../checkpoints/duel2048/policy.turf");
    assert_eq!(
        std::fs::read(out).expect("written"),
        std::fs::read(shipped).expect("shipped")
    );
}

#[test]
fn the_bots_of_an_unplayed_tournament_can_be_changed() {
    let folder = folder();
    let at = folder.path();
    let cup = |bots: &str| {
        let command = [
            "tournament",
            "--game",
            "duel2048",
            "--bots",
            bots,
            "--format",
            "swiss",
            "--rounds",
            "1",
        ];
        turf(
            at,
            &[&command[..], &["--games", "1", "--out", "cup", "--json", "-"]].concat(),
        )
    };
    assert!(cup("random,greedy").status.success());
    let refused = cup("random,negamax@depth=1");
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("holds another tournament"));
    // Simulates a stop before the end of the first game.
    let file = rusqlite::Connection::open(at.join("cup/results.sqlite")).expect("there");
    file.execute("DELETE FROM game", []).expect("ours");
    drop(file);
    let output = cup("random,negamax@depth=1");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report = json(&String::from_utf8_lossy(&output.stdout));
    assert_eq!(report["table"].as_array().map(Vec::len), Some(2));
    assert!(report["table"].to_string().contains("negamax@depth=1"));
}

#[test]
fn replays_of_two_matches_are_not_mixed() {
    let folder = folder();
    let at = folder.path();
    let play = [
        &["match", "--first", "random", "--second", "greedy", "--replays", "games"][..],
        &SHORT,
    ]
    .concat();
    let said = succeed(at, &play);
    assert!(said.contains("2 replays in games"), "{said}");
    let before = std::fs::read(at.join("games/game-0001.json")).expect("written");
    assert!(refuse(at, &[&play[..], &["--seed", "9"]].concat()).contains("games holds games already"));
    assert_eq!(std::fs::read(at.join("games/game-0001.json")).expect("kept"), before);
    assert!(!said.contains("score\u{20}\u{20}"), "{said}");
}

#[test]
fn codes_and_scores_are_words() {
    let folder = folder();
    let at = folder.path();
    let said = succeed(
        at,
        &[
            &["match", "--first", "random", "--second", "greedy", "--replays", "g"][..],
            &SHORT,
        ]
        .concat(),
    );
    assert!(
        said.contains("rounds over: tiles counted") && said.contains('×'),
        "{said}"
    );
    let text = succeed(at, &["replay", "g/game-0001.json", "--text"]);
    assert!(text.contains("places at row") && text.contains("merges "), "{text}");
    assert!(!text.contains("Place(") && !text.contains("Merge("), "{text}");
    let against = [
        "evaluate",
        "--game",
        "paper",
        "--policy",
        "wanderer",
        "--against",
        "random",
        "--games",
        "2",
    ];
    let small = "game.boards=[{width=30,height=31,max_turns=150}]";
    let said = succeed(at, &[&against[..], &["--set", small]].concat());
    assert!(
        ["TAP", "WAL", "END", "CIT", "SID", "FAC"]
            .iter()
            .all(|code| !said.contains(code)),
        "{said}"
    );
    assert!(!said.contains("rating"), "another board has no rating: {said}");
    assert!(refuse(at, &[&against[..], &["--set", "game.boards=9"]].concat()).contains("boards"));
    assert!(refuse(at, &[&against[..], &["--set", "dqn.gamma=9"]].concat()).contains("game"));
}

#[test]
fn a_folder_without_a_tournament_is_not_watched() {
    let folder = folder();
    let said = refuse(folder.path(), &["play", "--watch", "nowhere", "--port", "0"]);
    assert!(said.contains("nowhere holds no tournament"), "{said}");
}

#[test]
fn a_game_becomes_a_gif() {
    let folder = folder();
    let at = folder.path();
    succeed(
        at,
        &[
            &["match", "--first", "random", "--second", "greedy", "--replays", "g"][..],
            &SHORT,
        ]
        .concat(),
    );
    succeed(at, &["replay", "g/game-0001.json", "--gif", "game.gif"]);
    assert!(
        std::fs::read(at.join("game.gif"))
            .expect("written")
            .starts_with(b"GIF89a")
    );
}

#[test]
fn settings_and_rules_are_told() {
    let folder = folder();
    let at = folder.path();
    let text = succeed(at, &["config", "--game", "paper"]);
    assert!(
        text.contains("\ngamma = 0.995") && text.contains("[own decisions]"),
        "{text}"
    );
    let report = json(&succeed(at, &["config", "--game", "stellar", "--json", "-"]));
    let settings = report["settings"].as_array().expect("a list");
    assert!(
        settings
            .iter()
            .all(|s| s["meaning"].as_str().is_some_and(|text| text.len() > 10))
    );
    assert!(refuse(at, &["config", "--game", "paper", "--set", "dqn.gama=1"]).contains("did you mean dqn.gamma?"));
    for game in ["paper", "duel2048", "stellar"] {
        assert!(succeed(at, &["rules", game]).starts_with(game));
    }
}

/// Builds a run's folder without a learner: every checkpoint's policy is the search.
#[test]
fn a_runs_policies_are_measured_and_kept() {
    let folder = folder();
    let at = folder.path();
    for number in [100, 2000] {
        policy(at, &format!("run/policies/{number}.turf"));
    }
    std::fs::write(at.join("run/run.toml"), "game = \"duel2048\"\n").expect("writable");
    std::fs::write(at.join("run/config.toml"), "[evaluation]\nbots = [\"random\"]\n").expect("writable");
    let command = ["evaluate", "--run", "run", "--games", "2", "--set", "game.rounds=3"];
    let said = succeed(at, &command);
    assert!(
        said.contains("2000") && said.contains("random") && said.contains("run/strength.json"),
        "{said}"
    );
    let kept = std::fs::read_to_string(at.join("run/strength.json")).expect("kept");
    let report = json(&succeed(at, &[&command[..], &["--json", "-"]].concat()));
    assert_eq!(report, json(&kept), "measured once");
    let updates: Vec<u64> = report["points"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|point| point["updates"].as_u64())
        .collect();
    assert_eq!(updates, [100, 2000]);
    assert!(refuse(at, &["evaluate", "--run", "nowhere"]).contains("holds no run"));
    assert!(refuse(at, &["evaluate", "--run", "run", "--game", "paper"]).contains("not of paper"));
}

#[test]
fn encodings_tell_what_each_number_is() {
    let folder = folder();
    let at = folder.path();
    let report = json(&succeed(at, &["encoding", "paper", "--json", "-"]));
    assert_eq!(report["encoding"], "paper-v1");
    assert_eq!(report["scalars"].as_array().expect("a list").len(), 184);
    let text = succeed(at, &["encoding", "duel2048-v1"]);
    assert!(text.contains("\n0 ") && text.contains("my tiles of level 11"), "{text}");
    let text = succeed(at, &["encoding", "paper-view", "--markdown"]);
    assert!(text.contains("|---|---|---|---|"), "{text}");
    assert!(refuse(at, &["encoding", "chess"]).contains("there are paper-v1"));
}

#[test]
fn a_leaf_learns_and_plays() {
    let folder = folder();
    let at = folder.path();
    let refused = refuse(at, &["leaf", "--learn", "1000000", "--out", "nowhere/learnt.turf"]);
    assert!(refused.contains("nowhere is no folder"), "{refused}");
    let said = succeed(at, &["leaf", "--learn", "10", "--seed", "4", "--out", "learnt.turf"]);
    assert!(
        said.starts_with("round 1: ") && said.contains("learnt.turf: duel2048-v1"),
        "{said}"
    );
    let bot = "policy:learnt.turf@nodes=5";
    let said = succeed(
        at,
        &[&["match", "--first", bot, "--second", "random"], &SHORT[..]].concat(),
    );
    assert!(said.contains("won 2"), "{said}");
}
