//! `turf tournament` as the real program: killed, stopped, resumed, with bots that misbehave.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;

/// Ten pairings of 20 to 38 games (20 wins end one): at least 200 games of some milliseconds.
const BOTS: &str = "random,random,random,random,random";

fn command(folder: &Path, bots: &str, more: &[&str]) -> Command {
    // Background jobs of a shell ignore Ctrl-C, and programs inherit that.
    let mut command = Command::new("env");
    command.args(["--default-signal=INT", env!("CARGO_BIN_EXE_turf")]);
    command.args([
        "tournament",
        "--game",
        "duel2048",
        "--bots",
        bots,
        "--format",
        "round-robin",
    ]);
    command
        .args(["--games", "38", "--seed", "5", "--pages", "0", "--json", "-", "--out"])
        .arg(folder)
        .args(more);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn finish(folder: &Path, bots: &str, more: &[&str]) -> Value {
    let output = command(folder, bots, more)
        .output()
        .expect("the program was built for this test");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

fn complaint(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stderr);
    text.lines()
        .find(|line| line.starts_with("error: "))
        .expect("an error")
        .to_string()
}

fn rows(folder: &Path, query: &str) -> Vec<String> {
    let file = folder.join("results.sqlite");
    let flags = rusqlite::OpenFlags::SQLITE_OPEN_READ_WRITE;
    let connection = rusqlite::Connection::open_with_flags(file, flags).expect("a database");
    let mut statement = connection.prepare(query).expect("a valid query");
    let columns = statement.column_count();
    let row = |row: &rusqlite::Row| {
        let cell = |i| row.get::<_, rusqlite::types::Value>(i).map(|v| format!("{v:?}"));
        (0..columns)
            .map(cell)
            .collect::<Result<Vec<_>, _>>()
            .map(|cells| cells.join(" "))
    };
    statement
        .query_map([], row)
        .expect("rows")
        .map(|r| r.expect("a row"))
        .collect()
}

const GAMES: &str = "SELECT key, number, setup, g.first, g.second, winner, reason, turns, score_first, score_second, seed_first, \
                     seed_second FROM game g JOIN pairing p ON p.id = g.pairing ORDER BY key, number";

fn stored_games(folder: &Path) -> usize {
    // At the start the file may be missing or have no tables.
    let open = rusqlite::Connection::open_with_flags(
        folder.join("results.sqlite"),
        rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY,
    );
    let count = |c: rusqlite::Connection| c.query_row("SELECT count(*) FROM game", [], |row| row.get(0));
    open.and_then(count).unwrap_or(0)
}

fn start(folder: &Path, more_games: usize) -> Child {
    let wanted = stored_games(folder) + more_games;
    let mut child = command(folder, BOTS, &["--jobs", "2"]).spawn().expect("started");
    while stored_games(folder) < wanted && child.try_wait().expect("asked").is_none() {
        std::thread::sleep(Duration::from_millis(2));
    }
    child
}

fn folders<const N: usize>() -> (TempDir, [PathBuf; N]) {
    let temporary = tempfile::tempdir().expect("a temporary folder");
    let paths = std::array::from_fn(|i| temporary.path().join(format!("cup{i}")));
    (temporary, paths)
}

fn assert_same(broken: &Path, whole: &Path, tables: [&Value; 2]) {
    let games = rows(broken, GAMES);
    assert!(games.len() >= 200, "{} games", games.len());
    assert_eq!(games, rows(whole, GAMES), "every game once, and the same");
    assert_eq!(tables[0]["table"], tables[1]["table"]);
    let result = "SELECT * FROM match_result ORDER BY plr1, plr2";
    assert_eq!(rows(broken, result), rows(whole, result));
    let replays = std::fs::read_dir(broken.join("replays")).expect("there").count();
    assert_eq!(replays, games.len(), "one replay for each game");
}

#[test]
fn killed_again_and_again_a_tournament_plays_every_game_once() {
    let (_keep, [whole, broken]) = folders();
    let expected = finish(&whole, BOTS, &["--jobs", "1"]);
    let mut kills = 0;
    loop {
        let mut child = start(&broken, 40);
        if child.try_wait().expect("asked").is_some() {
            break;
        }
        child.kill().expect("SIGKILL");
        let _ = child.wait();
        kills += 1;
    }
    assert!(kills >= 3, "killed {kills} times");
    let end = finish(&broken, BOTS, &[]);
    assert_same(&broken, &whole, [&end, &expected]);
}

#[test]
fn stopped_by_signals_a_tournament_goes_on() {
    let (_keep, [whole, broken]) = folders();
    let expected = finish(&whole, BOTS, &["--jobs", "2"]);
    for signal in ["-TERM", "-INT"] {
        let child = start(&broken, 60);
        let id = child.id().to_string();
        assert!(
            Command::new("kill")
                .args([signal, &id])
                .status()
                .expect("kill runs")
                .success()
        );
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(if signal == "-TERM" { 143 } else { 130 }));
        let text = complaint(&output);
        assert!(
            text.contains("stopped after") && text.contains("rerun the command to resume"),
            "{text}"
        );
        let partial: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
        assert_eq!(partial["finished"], false);
        assert_eq!(
            partial["games"],
            stored_games(&broken),
            "what was told is what is stored"
        );
        assert!(broken.join("report.html").is_file());
    }
    let end = finish(&broken, BOTS, &[]);
    assert_eq!(end["finished"], true);
    assert_same(&broken, &whole, [&end, &expected]);
}

#[test]
fn another_tournament_in_the_same_folder_is_refused_in_one_line() {
    let (_keep, [folder]) = folders();
    let bots = "random,random";
    finish(&folder, bots, &[]);
    let refused = |bots: &str, more: &[&str], says: &str| {
        let output = command(&folder, bots, more).output().expect("it runs");
        let text = complaint(&output);
        assert!(!output.status.success() && text.contains(says), "{text}");
    };
    refused("random,random,random", &[], "in this order");
    refused("random,shipped", &[], "shipped was not among the bots");
    let file = folder.join("results.sqlite");
    let sound = std::fs::read(&file).expect("there");
    std::fs::write(&file, &sound[..5000]).expect("written");
    refused(bots, &[], "results.sqlite");
    std::fs::write(&file, "not a database, whatever its name says".repeat(99)).expect("written");
    refused(bots, &[], "not a results file of turf");
    std::fs::write(&file, sound).expect("written");
    assert_eq!(finish(&folder, bots, &[])["finished"], true);
}

#[test]
fn bots_that_crash_or_hang_lose_and_the_rest_goes_on() {
    let (_keep, [folder, bots, other]) = folders();
    std::fs::create_dir_all(&bots).expect("made");
    let player = |body: &str| {
        format!(
            "class Player:\n    def __init__(self, isFirst, array):\n        pass\n    def output(self, currentRound, board, mode):\n{body}\n"
        )
    };
    let write = |name: &str, text: &str| std::fs::write(bots.join(name), text).expect("written");
    write("crash.py", &player("        raise ValueError('my own fault')"));
    write("hang.py", &player("        while True: pass"));
    write("broken.py", "def this is no Python\n");
    write("empty.py", "x = 1\n");
    let list = format!("random,python:{}", bots.display());
    let mut slow = Command::new(env!("CARGO_BIN_EXE_turf"));
    slow.args([
        "tournament",
        "--game",
        "duel2048",
        "--bots",
        &list,
        "--format",
        "round-robin",
        "--games",
        "1",
    ]);
    slow.args(["--hide-output", "--walls", "any", "--json", "-", "--out"])
        .arg(&folder);
    let output = slow.output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    let end: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    assert!(
        end["seed"].as_u64().is_some_and(|seed| seed > 1 << 20),
        "nobody guesses it: {end}"
    );
    let refused: Vec<&str> = end["refused"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|r| r["spec"].as_str())
        .collect();
    assert_eq!(refused.len(), 2, "{refused:?}");
    for bad in ["broken.py", "empty.py"] {
        assert!(refused.iter().any(|spec| spec.ends_with(bad)), "{refused:?}");
        assert!(
            said.lines()
                .any(|line| line.starts_with("left out: ") && line.contains(bad)),
            "{said}"
        );
    }
    let names: Vec<&str> = end["table"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|r| r["name"].as_str())
        .collect();
    assert_eq!((names.len(), names[0]), (3, "random"));
    let reasons = rows(
        &folder,
        "SELECT DISTINCT reason FROM game WHERE winner = 0 AND detail IS NOT NULL",
    )
    .concat();
    assert!(reasons.contains("ERR") && reasons.contains("OVT"), "{reasons}");
    let details = rows(&folder, "SELECT detail FROM game WHERE reason = 'ERR'").concat();
    assert!(details.contains("my own fault"), "{details}");
    // Opponents see replays and the report.
    let replays = std::fs::read_dir(folder.join("replays")).expect("there");
    let shown = replays
        .map(|entry| entry.expect("an entry").path())
        .chain([folder.join("report.html")]);
    let shown: Vec<String> = shown.map(|file| std::fs::read_to_string(file).expect("text")).collect();
    assert!(shown.len() > 1 && !shown.concat().contains("my own fault"));
    assert!(
        std::fs::read_to_string(folder.join("report.html"))
            .expect("there")
            .contains("Left out")
    );
    let list = format!("random,random,python:{}", bots.join("broken.py").display());
    let strict = command(&other, &list, &["--strict"]).output().expect("it runs");
    assert!(complaint(&strict).contains("--strict"));
    assert!(!other.join("results.sqlite").exists(), "nothing was begun");
}

#[test]
fn a_bot_that_remembers_does_so_across_a_kill() {
    let (_keep, [whole, broken, bots]) = folders();
    std::fs::create_dir_all(&bots).expect("made");
    // Runs into the wall in every other remembered game and into its own trail in the others.
    let learner = "def play(stat, storage):\n    return 'S' if storage.get('games', 0) % 2 else 'L'\n\n\
                   def summary(match_result, stat, storage):\n    storage['games'] = storage.get('games', 0) + 1\n";
    let other = "def play(stat, storage):\n    return 'S' if stat['now']['turnleft'][0] % 7 else 'R'\n";
    std::fs::write(bots.join("learner.py"), learner).expect("written");
    std::fs::write(bots.join("other.py"), other).expect("written");
    let list = format!("python:{}", bots.display());
    let command = |out: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_turf"));
        command.args([
            "tournament",
            "--game",
            "paper",
            "--format",
            "round-robin",
            "--bots",
            &list,
            "--seed",
            "1",
            "--walls",
            "any",
            "--json",
            "-",
            "--out",
        ]);
        command.arg(out).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    };
    let run = |out: &Path| {
        let output = command(out).output().expect("it runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    run(&whole);
    let (mut kills, wanted) = (0, [3, 6, 13]);
    for games in wanted {
        let mut child = command(&broken).spawn().expect("started");
        while stored_games(&broken) < games && child.try_wait().expect("asked").is_none() {
            std::thread::sleep(Duration::from_millis(1));
        }
        kills += child.try_wait().expect("asked").is_none() as usize;
        child.kill().expect("SIGKILL, or over");
        let _ = child.wait();
    }
    assert!(kills > 0, "it was over before the first kill");
    run(&broken);
    let games = rows(&whole, GAMES);
    assert!(rows(&whole, "SELECT DISTINCT reason FROM game").len() > 1, "{games:?}");
    assert_eq!(rows(&broken, GAMES), games);
}

/// Simulates a system without user namespaces: strangers' bots are refused unless allowed.
#[test]
fn strangers_play_behind_all_walls_or_not_at_all() {
    let (_keep, [folder, bots]) = folders();
    std::fs::create_dir_all(&bots).expect("made");
    for name in ["a.py", "b.py"] {
        std::fs::write(bots.join(name), "def play(stat, storage):\n    return 'S'\n").expect("written");
    }
    let list = format!("python:{}", bots.display());
    let lacking = |arguments: &[&str]| {
        let mut shell = Command::new("unshare");
        shell.args([
            "-Ur",
            "sh",
            "-c",
            "echo 0 > /proc/sys/user/max_user_namespaces || exit 99; exec \"$0\" \"$@\"",
        ]);
        shell.arg(env!("CARGO_BIN_EXE_turf")).args(arguments).output()
    };
    if !lacking(&["--version"]).is_ok_and(|output| output.status.success()) {
        return println!("NOT CHECKED: this system has no namespaces to take away");
    }
    let out = folder.to_str().expect("plain");
    let cup = [
        "tournament",
        "--game",
        "paper",
        "--bots",
        &list,
        "--games",
        "1",
        "--pages",
        "0",
        "--out",
        out,
    ];
    let refused = lacking(&cup).expect("it runs");
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    if said.contains("python3") {
        return println!("NOT CHECKED: there is no Python");
    }
    assert!(
        !refused.status.success() && said.contains("lacks") && said.contains("namespaces of users"),
        "{said}"
    );
    let bot = format!("python:{}", bots.join("a.py").display());
    let served = lacking(&["play", "--game", "paper", "--port", "0", "--opponent", &bot]).expect("it runs");
    assert!(
        complaint(&served).contains("namespaces of users"),
        "{}",
        complaint(&served)
    );
    let kernel = Command::new(env!("CARGO_BIN_EXE_turf"))
        .args(["doctor", "--json", "-"])
        .output()
        .expect("it runs");
    let kernel: Value = serde_json::from_slice(&kernel.stdout).expect("one JSON object");
    for (walls, own) in [("any", true), ("required", false)] {
        let arguments = [
            "match", "--game", "paper", "--first", &bot, "--second", &bot, "--games", "1", "--walls", walls,
        ];
        let output = lacking(&arguments).expect("it runs");
        assert_eq!(
            output.status.success(),
            own,
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
    if kernel["isolation"]["landlock"].is_u64() && kernel["isolation"]["private_scratch"] == true {
        let whole = Command::new(env!("CARGO_BIN_EXE_turf"))
            .args(cup)
            .output()
            .expect("it runs");
        assert!(whole.status.success(), "{}", String::from_utf8_lossy(&whole.stderr));
    }
}

#[test]
fn settings_thinking_time_and_ties_are_the_tournaments() {
    let (keep, [cup]) = folders();
    let slow = keep.path().join("slow.py");
    std::fs::write(&slow, "import time\ndef play(stat, storage):\n    time.sleep(0.2)\n").expect("written");
    let list = format!("wanderer,python:{}", slow.display());
    let run = |ties: &str, think: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_turf"));
        command.args(["tournament", "--game", "paper", "--bots", &list, "--games", "2"]);
        command.args(["--set", "game.boards=[{width=20,height=21,max_turns=40}]"]);
        command
            .args(["--ties", ties, "--think", think, "--json", "-", "--out"])
            .arg(&cup);
        command.output().expect("it runs")
    };
    let output = run("mean-score", "0.1");
    assert!(output.status.success(), "{output:?}");
    // The contest's limit is 30 s.
    let ends = rows(&cup, "SELECT DISTINCT reason, turns < 3 FROM game");
    assert_eq!(ends, [r#"Text("OVT") Integer(1)"#]);
    let replay = std::fs::read_dir(cup.join("replays"))
        .expect("there")
        .next()
        .expect("a game");
    let replay = std::fs::read_to_string(replay.expect("a file").path()).expect("text");
    assert!(replay.contains("\"max_turns\":40"), "{replay}");
    let page = std::fs::read_to_string(cup.join("report.html")).expect("there");
    assert!(page.contains("0.1 s of thinking time; ties by mean-score"));
    for (ties, think, says) in [
        ("net-wins", "0.1", "what decides ties was mean-score, not net-wins"),
        ("mean-score", "60", "the thinking time was 0.1 s, not 60 s"),
    ] {
        let said = complaint(&run(ties, think));
        assert!(said.contains(says), "{said}");
    }
    assert!(run("mean-score", "0.1").status.success());
}

#[test]
fn stages_have_settings_of_their_own() {
    let (_keep, [folder]) = folders();
    let run = |more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_turf"));
        command.args([
            "tournament",
            "--game",
            "duel2048",
            "--bots",
            "random,random,random,random",
        ]);
        command.args([
            "--format",
            "groups-knockout",
            "--groups",
            "2",
            "--games",
            "2",
            "--set",
            "game.rounds=20",
        ]);
        command
            .args(["--pages", "0", "--json", "-", "--out"])
            .arg(&folder)
            .args(more);
        command.output().expect("it runs")
    };
    let refused = run(&["--set", "grand-final.game.rounds=40"]);
    assert!(complaint(&refused).contains("there is no stage \"grand-final\""));
    let own = ["--set", "knockout.game.rounds=30", "--set", "final.game.rounds=40"];
    let played = run(&own);
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    let rounds = |stage: &str| {
        let replays = std::fs::read_dir(folder.join("replays")).expect("there");
        let of_stage = replays.map(|entry| entry.expect("an entry").path());
        let of_stage = of_stage.filter(|file| {
            file.file_name()
                .is_some_and(|name| name.to_string_lossy().starts_with(stage))
        });
        let rounds = |file: PathBuf| {
            let replay: Value = serde_json::from_slice(&std::fs::read(file).expect("readable")).expect("JSON");
            replay["setup"].as_array().expect("a list").len()
        };
        of_stage.map(rounds).collect::<std::collections::BTreeSet<_>>()
    };
    for (stage, wanted) in [("group", 20), ("ko4", 30), ("third", 30), ("ko2", 40)] {
        assert_eq!(rounds(stage), [wanted].into(), "{stage}");
    }
    let other = run(&own[..2]);
    let why = complaint(&other);
    assert!(why.contains("the configuration of final was"), "{why}");
}
