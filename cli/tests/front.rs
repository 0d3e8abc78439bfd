//! Tests of what a newcomer types: names, typing errors, and messages.

use std::path::Path;
use std::process::Command;

use crate::support::{Place, each, text};

const SHORT: &str = "--game duel2048 --set game.rounds=6 --games 2";

fn policy(at: &Place, name: &str) {
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/../checkpoints/duel2048/policy.turf");
    at.write(name, "");
    std::fs::copy(shipped, at.path(name)).expect("a policy");
}

/// Plays a short match and keeps its replays in `games`.
fn replayed(at: &Place) -> String {
    at.succeed(&format!("match --first random --second greedy --replays games {SHORT}"))
}

#[test]
fn bots_have_names_that_differ_everywhere() {
    let at = Place::new();
    policy(&at, "a/policy.turf");
    policy(&at, "b/policy.turf");
    let (a, b) = ("policy:a/policy.turf@nodes=5", "policy:b/policy.turf@nodes=5");
    let report = at.json(&format!("evaluate --policy {a} --against {b},random,me=random {SHORT}"));
    assert_eq!(report["policy"], "a@nodes=5");
    assert_eq!(each(&report["opponents"], "name"), ["b@nodes=5", "random", "me"]);

    let report = at.json(&format!(
        "tournament --game duel2048 --bots {a},{b},best=greedy,random,random --format swiss --rounds 1 --games 1 --out cup"
    ));
    let mut names = each(&report["table"], "name");
    names.sort_unstable();
    assert_eq!(names, ["a@nodes=5", "b@nodes=5", "best", "random", "random#2"]);
    assert!(at.refuse("match --game paper --first x=random --second x=delta").contains("two bots"));
}

#[test]
fn a_slip_of_the_pen_stops_before_the_first_game() {
    let at = Place::new();
    policy(&at, "leaf.turf");
    let cup = |bots: &str| format!("tournament --game paper --bots {bots} --format swiss --out cup");
    let evaluate = |policy: &str| format!("evaluate --game paper --policy {policy} --against random");
    let export = |policy: &str| format!("export --policy {policy} --format policy --out x.turf");
    for (line, says) in [
        (cup("delta,wandrer"), "did you mean wanderer?"),
        (cup("delta,python:nobody.py"), "there is no nobody.py"),
        (evaluate("runs/a"), "did you mean policy:runs/a?"),
        (evaluate("bot.py"), "did you mean python:bot.py?"),
        (export("leaf.turf"), "did you mean policy:leaf.turf?"),
        (export("shipped"), "--game"),
        (evaluate("shipped@foo=3"), "no option @foo=3; there are @depth=N"),
        (evaluate("policy:leaf.turf@foo=3"), "no option @foo=3"),
        (evaluate("policy:leaf.turf"), "its own game by --game"),
        (evaluate("delta") + " hotel", "--against random,hotel"),
        ("play stellar".into(), "--game stellar"),
        ("play --watch nowhere --port 0".into(), "nowhere holds no tournament"),
        ("evaluate --run runs/none".into(), "turf train --run runs/none"),
        ("report runs/none".into(), "turf train --run runs/none"),
        ("train --run runs/none --resume".into(), "without --resume"),
        ("plot runs/none --out x".into(), "there is no runs/none"),
    ] {
        let said = at.refuse(&line);
        assert!(said.contains(says), "{line}: {said}");
    }
    assert!(!at.path("cup/results.sqlite").exists() && !at.path("x.turf").exists());
}

#[test]
fn the_shipped_policy_is_exported_by_its_name() {
    let (at, root) = (Place::new(), Path::new(env!("CARGO_MANIFEST_DIR")));
    let out = at.path("shipped.turf");
    let line = format!("export --policy shipped --game duel2048 --format policy --out {}", out.display());
    let exported = at.command(&line).current_dir(root).output();
    assert!(exported.expect("env runs").status.success());
    let shipped = root.join("../checkpoints/duel2048/policy.turf");
    assert_eq!(std::fs::read(out).expect("written"), std::fs::read(shipped).expect("shipped"));
}

#[test]
fn the_bots_of_an_unplayed_tournament_can_be_changed() {
    let at = Place::new();
    let cup =
        |bots: &str| format!("tournament --game duel2048 --bots {bots} --format swiss --rounds 1 --games 1 --out cup");
    let other = cup("random,negamax@depth=1");
    at.succeed(&cup("random,greedy"));
    assert!(at.refuse(&other).contains("holds another tournament"));
    // Simulates a stop before the end of the first game.
    let file = rusqlite::Connection::open(at.path("cup/results.sqlite")).expect("there");
    file.execute("DELETE FROM game", []).expect("ours");
    drop(file);
    let report = at.json(&other);
    let names = each(&report["table"], "name");
    assert!(names.len() == 2 && names.contains(&"negamax@depth=1"), "{names:?}");
}

#[test]
fn replays_of_two_matches_are_not_mixed() {
    let at = Place::new();
    let said = replayed(&at);
    assert!(said.contains("2 replays in games"), "{said}");
    let before = at.read("games/game-0001.json");
    let again = format!("match --first random --second greedy --replays games {SHORT} --seed 9");
    assert!(at.refuse(&again).contains("games holds games already"));
    assert_eq!(at.read("games/game-0001.json"), before);
    assert!(!said.contains("score\u{20}\u{20}"), "{said}");
}

#[test]
fn codes_and_scores_are_words() {
    let at = Place::new();
    let said = replayed(&at);
    assert!(said.contains("rounds over: tiles counted") && said.contains('×'), "{said}");
    let text = at.succeed("replay games/game-0001.json --text --gif game.gif");
    assert!(std::fs::read(at.path("game.gif")).expect("written").starts_with(b"GIF89a"));
    assert!(text.contains("places at row") && text.contains("merges "), "{text}");
    assert!(!text.contains("Place(") && !text.contains("Merge("), "{text}");
    let against = "evaluate --game paper --policy wanderer --against random --games 2 --set";
    let said = at.succeed(&format!("{against} game.boards=[{{width=30,height=31,max_turns=150}}]"));
    let codes = ["TAP", "WAL", "END", "CIT", "SID", "FAC"];
    assert!(codes.iter().all(|code| !said.contains(code)), "{said}");
    assert!(!said.contains("rating"), "another board has no rating: {said}");
    assert!(at.refuse(&format!("{against} game.boards=9")).contains("boards"));
    assert!(at.refuse(&format!("{against} dqn.gamma=9")).contains("game"));
}

#[test]
fn a_folder_of_runs_is_compared_by_what_differs() {
    let at = Place::new();
    for (run, set) in [("a", "seed=1"), ("b/c", "dqn.gamma=0.9")] {
        at.write(&format!("runs/{run}/run.toml"), "encoding = \"paper-v1\"\n");
        let config = at.succeed(&format!("config --game paper --set {set}"));
        at.write(&format!("runs/{run}/config.toml"), config);
    }
    assert!(at.succeed("report runs").starts_with("runs/report.html "));
    let page = at.read("runs/report.html");
    assert!(page.contains("\"group\":\"gamma=0.995\"") && page.contains("\"group\":\"gamma=0.9\""));
    assert!(at.succeed("report runs --csv -").starts_with("run,group,seed,"));
}

#[test]
fn shells_complete_commands_and_manuals_name_them() {
    let at = Place::new();
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let script = at.succeed(&format!("completions {shell}"));
        assert!(script.contains("duel2048") && script.contains("tournament"), "{shell}");
    }
    assert!(at.succeed("man").contains(".SH SUBCOMMANDS"));
    at.succeed("man --out pages");
    let page = at.read("pages/turf-train.1");
    assert!(page.contains("minutes") && page.contains("turf train"), "{page}");
}

const REFUSED: &str = "
train --game paper --minutes -1 → takes a number from 0.001 to 1000000
match --game paper --first delta --second delta --games 1e3 → takes a whole number from 1 to 1000000
match --game duel2048 --first random --second random --set game.rounds=-5 → game.rounds takes a whole number
match --game duel2048 --first random --second random --set rounds=5 → there is no rounds; did you mean game.rounds?
evaluate --game paper --policy shipped --against delta --sprt 0,50 --games 40 → needs 46 games to decide
tournament --game duel2048 --bots random,greedy --format knockout --rounds 3 → --rounds is not for --format knockout
";

#[test]
fn numbers_are_refused_in_words() {
    for (line, says) in REFUSED.lines().filter_map(|line| line.split_once(" → ")) {
        let refused = Place::new().refuse(line);
        assert!(refused.contains(says), "{refused}");
    }
}

#[test]
fn settings_and_rules_are_told() {
    let at = Place::new();
    let text = at.succeed("config --game paper");
    assert!(text.contains("\ngamma = 0.995") && text.contains("[own decisions]"), "{text}");
    let report = at.json("config --game stellar");
    assert!(each(&report["settings"], "meaning").iter().all(|text| text.len() > 10));
    assert!(at.refuse("config --game paper --set dqn.gama=1").contains("did you mean dqn.gamma?"));
    for game in ["paper", "duel2048", "stellar"] {
        let rules = |locale: &str| {
            let output = at.command(&format!("rules {game}")).env("LC_ALL", locale).output();
            String::from_utf8(output.expect("env runs").stdout).expect("text")
        };
        assert!(rules("C").starts_with(game) && !rules("C").contains("双方"));
        assert!(rules("zh_CN.UTF-8").contains("双方"));
    }
}

/// Builds a run's folder without a learner: every checkpoint's policy is the search.
#[test]
fn a_runs_policies_are_measured_and_kept() {
    let at = Place::new();
    policy(&at, "run/policies/100.turf");
    policy(&at, "run/policies/2000.turf");
    at.write("run/run.toml", "game = \"duel2048\"\n");
    at.write("run/config.toml", "[evaluation]\nbots = [\"random\"]\n");
    let line = "evaluate --run run --games 2 --set game.rounds=3";
    let said = at.succeed(line);
    for part in ["2000", "random", "run/strength.json"] {
        assert!(said.contains(part), "{said}");
    }
    let kept = at.read_json("run/strength.json");
    let report = at.json(line);
    assert_eq!(report, kept, "measured once");
    let points = report["points"].as_array().expect("a list").iter();
    assert!(points.map(|point| point["updates"].as_u64()).eq([Some(100), Some(2000)]));
    assert!(at.refuse("evaluate --run nowhere").contains("holds no run"));
    assert!(at.refuse("evaluate --run run --game paper").contains("not of paper"));
}

#[test]
fn encodings_tell_what_each_number_is() {
    let at = Place::new();
    let report = at.json("encoding paper");
    assert_eq!(report["encoding"], "paper-v1");
    assert_eq!(report["scalars"].as_array().expect("a list").len(), 184);
    let text = at.succeed("encoding duel2048-v1");
    assert!(text.contains("\n0 ") && text.contains("my tiles of level 11"), "{text}");
    let text = at.succeed("encoding paper-view --markdown");
    assert!(text.contains("|---|---|---|---|"), "{text}");
    assert!(at.refuse("encoding chess").contains("there are paper-v1"));
}

#[test]
fn commands_are_named_as_they_were_called() {
    let at = Place::new();
    let called = |line: &str| {
        let output = at.command(line).env("TURF_CALLED", "scripts/turf").output().expect("env runs");
        text(&output.stdout) + &text(&output.stderr)
    };
    for (line, says) in [
        ("bots --help", "Usage: scripts/turf bots"),
        ("bots --help", "\n  scripts/turf bots --game paper"),
        ("evaluate --game paper --policy wandrer --against delta", "(scripts/turf bots --game paper lists all)"),
        ("report runs/none", "(scripts/turf train --run"),
    ] {
        let said = called(line);
        assert!(said.contains(says), "{line}: {said}");
    }
    assert!(at.succeed("bots --help").contains("Usage: turf bots"));
}

/// A terminal of 60 columns, by util-linux's `script`.
#[test]
fn tables_fit_a_narrow_terminal() {
    let at = Place::new();
    let program = env!("CARGO_BIN_EXE_turf");
    let shown = |line: &str| {
        let line = format!("stty rows 24 cols 60 && {program} {line}");
        let output = Command::new("script").args(["-qec", &line, "/dev/null"]).current_dir(at.path(".")).output();
        output.ok().filter(|output| output.status.success()).map(|output| text(&output.stdout))
    };
    for line in [
        "bots",
        "evaluate --game duel2048 --policy random --against greedy --games 2 --set game.rounds=6",
        "match --game duel2048 --first random --second greedy --games 2 --set game.rounds=6",
        "ratings --game duel2048 --bots random,greedy --games 2 --set game.rounds=6",
        "tournament --game duel2048 --bots random,greedy --games 2 --set game.rounds=6 --out cup",
    ] {
        let Some(said) = shown(line) else {
            return println!("NOT CHECKED: there is no script command");
        };
        // What progress lines erase is no part of a table.
        let plain = |line: &str| console::strip_ansi_codes(line).trim_end_matches('\r').to_string();
        let last = |line: String| line.rsplit('\r').next().unwrap_or_default().to_string();
        let lines: Vec<String> = said.lines().map(|line| last(plain(line))).collect();
        assert!(lines.len() > 3, "{said}");
        for shown in lines {
            assert!(shown.chars().count() <= 60, "{line}: {shown:?}");
        }
    }
}
