//! `turf tournament` as the real program: killed, stopped, resumed, with bots that misbehave.

use std::collections::BTreeSet;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use crate::support::{Place, each, signal, text};
use rusqlite::{Connection, OpenFlags, Row, types};
use serde_json::Value;

/// Ten pairings of 20 to 38 games (20 wins end one): at least 200 games of some milliseconds.
const CUP: &str = "tournament --game duel2048 --bots random,random,random,random,random --format round-robin --games 38 --seed 5 \
                   --pages 0 --json -";

/// Returns the error of a command that also gives notices.
fn complaint(output: &Output) -> String {
    let said = text(&output.stderr);
    let error = said.lines().find(|line| line.starts_with("error: "));
    assert!(!output.status.success());
    error.unwrap_or_else(|| panic!("no error: {said}")).to_string()
}

fn rows(at: &Place, folder: &str, query: &str) -> Vec<String> {
    let file = at.path(folder).join("results.sqlite");
    let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_WRITE).expect("a database");
    let mut statement = connection.prepare(query).expect("a valid query");
    let columns = statement.column_count();
    let row = |row: &Row| {
        let cell = |i| row.get::<_, types::Value>(i).map(|value| format!("{value:?}"));
        Ok((0..columns).map(cell).collect::<Result<Vec<_>, _>>()?.join(" "))
    };
    let rows = statement.query_map([], row).expect("rows");
    rows.map(|row| row.expect("a row")).collect()
}

const GAMES: &str = "SELECT key, number, setup, g.first, g.second, winner, reason, turns, score_first, score_second, seed_first, \
                     seed_second FROM game g JOIN pairing p ON p.id = g.pairing ORDER BY key, number";

fn stored_games(at: &Place, folder: &str) -> usize {
    // At the start the file may be missing or have no tables.
    let file = at.path(folder).join("results.sqlite");
    let open = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY);
    let count = |c: Connection| c.query_row("SELECT count(*) FROM game", [], |row| row.get(0));
    open.and_then(count).unwrap_or(0)
}

/// Starts a tournament in `broken` and waits until it has stored this many games or ended.
fn start(at: &Place, line: &str, games: usize) -> Child {
    let mut command = at.command(&format!("{line} --out broken"));
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("started");
    while stored_games(at, "broken") < games && child.try_wait().expect("asked").is_none() {
        std::thread::sleep(Duration::from_millis(1));
    }
    child
}

fn finish(at: &Place, line: &str) -> Value {
    serde_json::from_str(&at.succeed(line)).expect("one JSON object")
}

/// Finishes the tournament in `broken` and compares it with an uninterrupted one.
fn assert_whole(at: &Place, expected: &Value) {
    let end = finish(at, &format!("{CUP} --out broken"));
    assert_eq!(end["finished"], true);
    let games = rows(at, "broken", GAMES);
    assert!(games.len() >= 200, "{} games", games.len());
    assert_eq!(games, rows(at, "whole", GAMES), "every game once, and the same");
    assert_eq!(end["table"], expected["table"]);
    let result = "SELECT * FROM match_result ORDER BY plr1, plr2";
    assert_eq!(rows(at, "broken", result), rows(at, "whole", result));
    assert_eq!(at.files("broken/replays").len(), games.len(), "one replay for each game");
}

#[test]
fn killed_again_and_again_a_tournament_plays_every_game_once() {
    let at = Place::new();
    let expected = finish(&at, &format!("{CUP} --jobs 1 --out whole"));
    let mut kills = 0;
    loop {
        let mut child = start(&at, &format!("{CUP} --jobs 2"), stored_games(&at, "broken") + 40);
        if child.try_wait().expect("asked").is_some() {
            break;
        }
        child.kill().expect("SIGKILL");
        let _ = child.wait();
        kills += 1;
    }
    assert!(kills >= 3, "killed {kills} times");
    assert_whole(&at, &expected);
}

#[test]
fn stopped_by_signals_a_tournament_goes_on() {
    let at = Place::new();
    let expected = finish(&at, &format!("{CUP} --jobs 2 --out whole"));
    for (name, code) in [("TERM", 143), ("INT", 130)] {
        let child = start(&at, &format!("{CUP} --jobs 2"), stored_games(&at, "broken") + 60);
        signal(&child, name);
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(code));
        let text = complaint(&output);
        assert!(text.contains("stopped after") && text.contains("rerun the command to resume"), "{text}");
        let partial: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
        assert_eq!(partial["finished"], false);
        assert_eq!(partial["games"], stored_games(&at, "broken"), "what was told is what is stored");
        assert!(at.path("broken/report.html").is_file());
    }
    assert_whole(&at, &expected);
}

#[test]
fn another_tournament_in_the_same_folder_is_refused_in_one_line() {
    let at = Place::new();
    let cup = |bots: &str| CUP.replace("random,random,random,random,random", bots) + " --out cup";
    let own = cup("random,random");
    finish(&at, &own);
    let refused = |line: &str, says: &str| {
        let text = complaint(&at.turf(line));
        assert!(text.contains(says), "{text}");
    };
    refused(&cup("random,random,random"), "in this order");
    refused(&cup("random,shipped"), "shipped was not among the bots");
    let file = "cup/results.sqlite";
    let sound = std::fs::read(at.path(file)).expect("there");
    at.write(file, &sound[..5000]);
    refused(&own, "results.sqlite");
    at.write(file, "not a database, whatever its name says".repeat(99));
    refused(&own, "not a results file of turf");
    at.write(file, sound);
    assert_eq!(finish(&at, &own)["finished"], true);
}

#[test]
fn bots_that_crash_or_hang_lose_and_the_rest_goes_on() {
    let at = Place::new();
    let player = |body: &str| {
        format!(
            "class Player:\n    def __init__(self, isFirst, array):\n        pass\n    def output(self, currentRound, board, mode):\n{body}\n"
        )
    };
    at.write("bots/crash.py", player("        raise ValueError('my own fault')"));
    at.write("bots/hang.py", player("        while True: pass"));
    at.write("bots/broken.py", "def this is no Python\n");
    at.write("bots/empty.py", "x = 1\n");
    let output = at.turf(
        "tournament --game duel2048 --bots random,python:bots --format round-robin --games 1 --hide-output --walls any --json - \
         --out cup",
    );
    let said = text(&output.stderr);
    assert!(output.status.success(), "{said}");
    let end: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    assert!(end["seed"].as_u64().is_some_and(|seed| seed > 1 << 20), "nobody guesses it: {end}");
    let refused = each(&end["refused"], "spec");
    assert_eq!(refused.len(), 2, "{refused:?}");
    for bad in ["broken.py", "empty.py"] {
        assert!(refused.iter().any(|spec| spec.ends_with(bad)), "{refused:?}");
        let told = |line: &str| line.starts_with("left out: ") && line.contains(bad);
        assert!(said.lines().any(told), "{said}");
    }
    let names = each(&end["table"], "name");
    assert_eq!((names.len(), names[0]), (3, "random"));
    let lost = "SELECT DISTINCT reason FROM game WHERE winner = 0 AND detail IS NOT NULL";
    let reasons = rows(&at, "cup", lost).concat();
    assert!(reasons.contains("ERR") && reasons.contains("OVT"), "{reasons}");
    let details = rows(&at, "cup", "SELECT detail FROM game WHERE reason = 'ERR'").concat();
    assert!(details.contains("my own fault"), "{details}");
    // Opponents see replays and the report.
    let report = at.read("cup/report.html");
    let replays = at.files("cup/replays").into_iter();
    let mut shown: Vec<String> = replays.map(|file| std::fs::read_to_string(file).expect("text")).collect();
    assert!(!shown.is_empty() && report.contains("Left out"));
    shown.push(report);
    assert!(!shown.concat().contains("my own fault"));
    let strict = CUP.replace("random,random,random,random,random", "random,random,python:bots/broken.py");
    let strict = at.turf(&format!("{strict} --strict --out other"));
    assert!(complaint(&strict).contains("--strict"));
    assert!(!at.path("other/results.sqlite").exists(), "nothing was begun");
}

#[test]
fn banned_code_plays_and_is_named_unless_bans_are_strict() {
    let at = Place::new();
    at.write("entries/a.py", "import os\ndef play(stat, storage):\n    return 'l'\n");
    let cup = "tournament --game paper --bots wanderer,random,python:entries --games 1 --walls any --json - --out";
    let output = at.turf(&format!("{cup} allowed"));
    let named = "a plays, though the contest bans the import of os (line 1)";
    assert!(text(&output.stderr).contains(named), "{}", text(&output.stderr));
    let output = at.turf(&format!("{cup} strict --bans strict"));
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let why = report["refused"][0]["error"].as_str().expect("a text");
    assert!(why.contains("bans the import of os") && report["pairings"] == 1, "{report}");
    let resumed = complaint(&at.turf(&format!("{cup} allowed --bans strict")));
    assert!(resumed.contains("--bans strict refuses a"), "{resumed}");
}

#[test]
fn a_bot_that_remembers_does_so_across_a_kill() {
    let at = Place::new();
    // Runs into the wall in every other remembered game and into its own trail in the others.
    at.write(
        "bots/learner.py",
        "def play(stat, storage):\n    return 'S' if storage.get('games', 0) % 2 else 'L'\n\n\
         def summary(match_result, stat, storage):\n    storage['games'] = storage.get('games', 0) + 1\n",
    );
    at.write("bots/other.py", "def play(stat, storage):\n    return 'S' if stat['now']['turnleft'][0] % 7 else 'R'\n");
    let cup = "tournament --game paper --format round-robin --bots python:bots --seed 1 --walls any --json -";
    finish(&at, &format!("{cup} --out whole"));
    let mut kills = 0;
    for games in [3, 6, 13] {
        let mut child = start(&at, cup, games);
        kills += child.try_wait().expect("asked").is_none() as usize;
        child.kill().expect("SIGKILL, or over");
        let _ = child.wait();
    }
    assert!(kills > 0, "it was over before the first kill");
    finish(&at, &format!("{cup} --out broken"));
    let games = rows(&at, "whole", GAMES);
    let reasons = rows(&at, "whole", "SELECT DISTINCT reason FROM game");
    assert!(reasons.len() > 1, "{games:?}");
    assert_eq!(rows(&at, "broken", GAMES), games);
}

/// Simulates a system without user namespaces: strangers' bots are refused unless allowed.
#[test]
fn strangers_play_behind_all_walls_or_not_at_all() {
    let at = Place::new();
    for name in ["bots/a.py", "bots/b.py"] {
        at.write(name, "def play(stat, storage):\n    return 'S'\n");
    }
    let lacking = |line: &str| {
        let mut shell = Command::new("unshare");
        let script = "echo 0 > /proc/sys/user/max_user_namespaces || exit 99; exec \"$0\" \"$@\"";
        shell.args(["-Ur", "sh", "-c", script, env!("CARGO_BIN_EXE_turf")]);
        shell.args(line.split_whitespace()).current_dir(at.path("")).output()
    };
    if !lacking("--version").is_ok_and(|output| output.status.success()) {
        return println!("NOT CHECKED: this system has no namespaces to take away");
    }
    let cup = "tournament --game paper --bots python:bots --games 1 --pages 0 --out cup";
    let refused = lacking(cup).expect("it runs");
    let said = text(&refused.stderr);
    if said.contains("python3") {
        return println!("NOT CHECKED: there is no Python");
    }
    assert!(!refused.status.success() && said.contains("lacks") && said.contains("namespaces of users"), "{said}");
    let served = lacking("play --game paper --port 0 --opponent python:bots/a.py").expect("it runs");
    assert!(complaint(&served).contains("namespaces of users"), "{served:?}");
    for (walls, own) in [("any", true), ("required", false)] {
        let both = "match --game paper --first python:bots/a.py --second python:bots/a.py --games 1 --walls";
        let output = lacking(&format!("{both} {walls}")).expect("it runs");
        assert_eq!(output.status.success(), own, "{}", text(&output.stderr));
    }
    let kernel = &at.json("doctor")["isolation"];
    if kernel["landlock"].is_u64() && kernel["private_scratch"] == true {
        at.succeed(cup);
    }
}

#[test]
fn settings_thinking_time_and_ties_are_the_tournaments() {
    let at = Place::new();
    at.write("slow.py", "import time\ndef play(stat, storage):\n    time.sleep(0.2)\n");
    let cup = |ties: &str, think: &str| {
        format!(
            "tournament --game paper --bots wanderer,python:slow.py --games 2 --set game.boards=[{{width=20,height=21,max_turns=40}}] \
             --ties {ties} --think {think} --json - --out cup"
        )
    };
    at.succeed(&cup("mean-score", "0.1"));
    // The contest's limit is 30 s.
    let ends = rows(&at, "cup", "SELECT DISTINCT reason, turns < 3 FROM game");
    assert_eq!(ends, [r#"Text("OVT") Integer(1)"#]);
    let replay = std::fs::read_to_string(&at.files("cup/replays")[0]).expect("text");
    assert!(replay.contains("\"max_turns\":40"), "{replay}");
    assert!(at.read("cup/report.html").contains("0.1 s of thinking time; ties by mean-score"));
    for (ties, think, says) in [
        ("net-wins", "0.1", "what decides ties was mean-score, not net-wins"),
        ("mean-score", "60", "the thinking time was 0.1 s, not 60 s"),
    ] {
        let said = complaint(&at.turf(&cup(ties, think)));
        assert!(said.contains(says), "{said}");
    }
    at.succeed(&cup("mean-score", "0.1"));
}

#[test]
fn stages_have_settings_of_their_own() {
    let at = Place::new();
    let cup = "tournament --game duel2048 --bots random,random,random,random --format groups-knockout --groups 2 --games 2 \
               --set game.rounds=20 --pages 0 --json - --out cup";
    let refused = at.turf(&format!("{cup} --set grand-final.game.rounds=40"));
    assert!(complaint(&refused).contains("there is no stage \"grand-final\""));
    let own = format!("{cup} --set knockout.game.rounds=30");
    at.succeed(&format!("{own} --set final.game.rounds=40"));
    let mut rounds = BTreeSet::new();
    for file in at.files("cup/replays") {
        let name = file.file_name().expect("a file").to_string_lossy().into_owned();
        let replay: Value = serde_json::from_slice(&std::fs::read(&file).expect("readable")).expect("JSON");
        let stages = ["group", "ko4", "third", "ko2"];
        let stage = stages.into_iter().find(|stage| name.starts_with(stage));
        rounds.extend(stage.map(|stage| (stage, replay["setup"].as_array().expect("a list").len())));
    }
    assert_eq!(rounds, [("group", 20), ("ko4", 30), ("third", 30), ("ko2", 40)].into());
    let why = complaint(&at.turf(&own));
    assert!(why.contains("the configuration of final was"), "{why}");
}
