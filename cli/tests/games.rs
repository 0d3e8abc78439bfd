//! `turf evaluate`, `match` and `bots` as the real program.

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

fn turf(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_turf"))
        .args(arguments)
        .output()
        .expect("the program was built for this test")
}

fn json(arguments: &[&str]) -> Value {
    let output = turf(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

fn without_times(mut report: Value) -> Value {
    for opponent in report["opponents"].as_array_mut().expect("a list") {
        opponent.as_object_mut().expect("an object").remove("ms_per_decision");
    }
    report
}

#[test]
fn evaluate_keeps_its_promised_keys_and_repeats_itself() {
    let arguments = [
        "evaluate",
        "--game",
        "paper",
        "--policy",
        "wanderer",
        "--against",
        "random,goround",
        "--games",
        "10",
        "--json",
        "-",
    ];
    let report = json(&arguments);
    assert_eq!(report["opponents"].as_array().map(Vec::len), Some(2));
    for (opponent, name) in report["opponents"]
        .as_array()
        .unwrap()
        .iter()
        .zip(["random", "goround"])
    {
        assert_eq!((&opponent["name"], &opponent["games"]), (&name.into(), &10.into()));
        let count = |key: &str| opponent[key].as_u64().expect(key);
        assert_eq!(count("wins") + count("draws") + count("losses"), 10);
        let number = |value: &Value| value.as_f64().expect("a number");
        let (score, low, high) = (
            number(&opponent["score"]),
            number(&opponent["ci95"][0]),
            number(&opponent["ci95"][1]),
        );
        assert!(low <= score && score <= high && low < high);
        let reasons = opponent["reasons"].as_object().expect("reasons");
        assert_eq!(reasons.values().map(|n| n.as_u64().unwrap()).sum::<u64>(), 10);
        assert!(number(&opponent["mean_turns"]) > 0.0 && number(&opponent["mean_area"][1]) > 0.0);
        assert!(number(&opponent["ms_per_decision"][0]) > 0.0);
    }
    let (elo, ci95) = (
        report["rating"]["elo"].as_f64().expect("a number"),
        &report["rating"]["ci95"],
    );
    assert!(ci95[0].as_f64().is_none_or(|low| low <= elo) && ci95[1].as_f64().is_none_or(|high| elo <= high));
    assert!(
        ci95.as_array()
            .is_some_and(|ends| ends.len() == 2 && ends.iter().any(Value::is_number))
    );
    assert_eq!(without_times(json(&arguments)), without_times(report));
}

#[test]
fn ratings_go_on_where_they_were_stopped_and_are_refused_where_that_makes_no_sense() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("results.json");
    let file = file.to_str().unwrap();
    let play = |bots: &'static str, seed: &'static str| {
        vec![
            "ratings",
            "--game",
            "paper",
            "--bots",
            bots,
            "--games",
            "4",
            "--seed",
            seed,
            "--results",
        ]
    };
    let with = |mut arguments: Vec<&'static str>, more: &[&str]| {
        arguments.push("FILE");
        let arguments = arguments.into_iter().map(|a| if a == "FILE" { file } else { a });
        arguments
            .chain(more.iter().copied())
            .map(String::from)
            .collect::<Vec<_>>()
    };
    let run = |arguments: Vec<String>| turf(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
    let whole = run(with(play("random,goround,wanderer", "1"), &["--json", "-"]));
    assert!(whole.status.success(), "{}", String::from_utf8_lossy(&whole.stderr));
    let text = std::fs::read_to_string(file).expect("kept");
    // Simulates a stop before the last pair of bots.
    let mut cut: Value = serde_json::from_str(&text).expect("JSON");
    cut["meetings"].as_array_mut().expect("a list").pop();
    std::fs::write(file, cut.to_string()).expect("writable");
    let again = run(with(play("random,goround,wanderer", "1"), &["--json", "-"]));
    let table = |output: &Output| serde_json::from_slice::<Value>(&output.stdout).expect("JSON")["payoff"].clone();
    assert_eq!(table(&again), table(&whole));
    let from = run(with(vec!["ratings", "--game", "paper", "--from"], &["--json", "-"]));
    assert_eq!(table(&from), table(&whole));
    let other = run(with(play("random,goround,wanderer", "2"), &[]));
    let complaint = String::from_utf8_lossy(&other.stderr).into_owned();
    assert!(
        !other.status.success() && complaint.trim().lines().count() == 1,
        "{complaint}"
    );
    let smaller = ["--set", "game.boards=[{width=30,height=31,max_turns=20}]"];
    let other = run(with(play("random,goround,wanderer", "1"), &smaller));
    let complaint = String::from_utf8_lossy(&other.stderr).into_owned();
    assert!(
        !other.status.success() && complaint.trim().lines().count() == 1 && complaint.contains("settings"),
        "{complaint}"
    );
    std::fs::remove_file(file).expect("there");
    let small = run(with(
        play("random,goround,wanderer", "1"),
        &[&smaller[..], &["--json", "-"]].concat(),
    ));
    assert_ne!(table(&small), table(&whole), "20 turns decide otherwise");
    let from = run(with(vec!["ratings", "--game", "paper", "--from"], &["--json", "-"]));
    let told: Value = serde_json::from_slice(&from.stdout).expect("JSON");
    assert_eq!(
        (&told["settings"], &told["payoff"]),
        (&smaller[1].into(), &table(&small))
    );
    let table: Value = serde_json::from_slice(&whole.stdout).expect("JSON");
    let random = table["table"]
        .as_array()
        .expect("a list")
        .iter()
        .find(|row| row["name"] == "random");
    let random = random.expect("played");
    assert_eq!(random["ci95"][0], Value::Null, "it lost everything");
    assert!(
        random["interval"]
            .as_str()
            .is_some_and(|told| told.starts_with("… to "))
            && random["rating"].is_number()
    );
}

/// Starts a long command and stops it with Ctrl-C once its JSON exists. Returns its output and the JSON.
fn stopped(arguments: &[&str], file: &Path) -> (Output, Value) {
    stopped_with(Command::new("env"), arguments, file)
}

fn stopped_with(mut command: Command, arguments: &[&str], file: &Path) -> (Output, Value) {
    // Background jobs of a shell ignore Ctrl-C, and programs inherit that.
    command.args(["--default-signal=INT", env!("CARGO_BIN_EXE_turf")]);
    command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program was built for this test");
    while !file.exists() {
        assert!(child.try_wait().expect("a child").is_none(), "it ended by itself");
        std::thread::sleep(Duration::from_millis(20));
    }
    let pid = child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-INT", &pid])
            .status()
            .expect("kill")
            .success()
    );
    let output = child.wait_with_output().expect("it ends");
    let report = serde_json::from_slice(&std::fs::read(file).expect("written")).expect("whole");
    (output, report)
}

#[test]
fn a_match_and_an_evaluation_that_are_stopped_keep_their_games_and_go_on_with_them() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name);
    let text = |path: &Path| path.to_str().expect("text").to_string();
    let (out, replays, fresh) = (path("out.json"), path("replays"), path("fresh.json"));
    let (out_text, replays_text, fresh_text) = (text(&out), text(&replays), text(&fresh));
    let with = |command: &[&str], more: &[&str]| {
        let arguments = command.iter().chain(&["--game", "paper"]).chain(more);
        arguments.map(|a| a.to_string()).collect::<Vec<_>>()
    };
    let run = |arguments: &[String]| turf(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
    for command in [
        &["match", "--first", "hotel", "--second", "kilo"][..],
        &["evaluate", "--policy", "hotel", "--against", "kilo"],
    ] {
        let replaying = if command[0] == "match" {
            vec!["--replays", &replays_text]
        } else {
            vec![]
        };
        let long = with(
            command,
            &[&["--games", "5000", "--json", &out_text][..], &replaying].concat(),
        );
        let (output, so_far) = stopped(&long.iter().map(String::as_str).collect::<Vec<_>>(), &out);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(130), "{said}");
        assert!(
            said.contains("error: stopped after ") && said.contains("rerun with --resume"),
            "{said}"
        );
        assert!(
            String::from_utf8_lossy(&output.stdout).contains("hotel"),
            "the table so far"
        );
        assert_eq!(so_far["finished"], false);
        let kept = std::fs::read_to_string(path("out.json.games"))
            .expect("kept")
            .lines()
            .count()
            - 1;
        assert!((1..5000).contains(&kept), "{kept}");
        if command[0] == "match" {
            assert_eq!(so_far["games"].as_array().map(Vec::len), Some(kept));
            assert_eq!(std::fs::read_dir(&replays).expect("made").count(), kept);
        }
        // Fewer games keep the test short; kept ones are not played again.
        let resumed = run(&with(
            command,
            &[&["--games", "4", "--json", &out_text, "--resume"][..], &replaying].concat(),
        ));
        assert!(resumed.status.success(), "{}", String::from_utf8_lossy(&resumed.stderr));
        assert!(!path("out.json.games").exists());
        let whole = run(&with(command, &["--games", "4", "--json", &fresh_text]));
        assert!(whole.status.success());
        let read = |path: &Path| {
            let mut report: Value = serde_json::from_slice(&std::fs::read(path).expect("written")).expect("JSON");
            let totals = report.pointer_mut(if command[0] == "match" {
                "/totals"
            } else {
                "/opponents/0"
            });
            totals
                .and_then(Value::as_object_mut)
                .expect("sums")
                .remove("ms_per_decision");
            report
        };
        assert_eq!(read(&out), read(&fresh));
        std::fs::remove_file(&out).expect("there");
    }
}

#[test]
fn a_round_robin_that_is_stopped_goes_on_with_the_games_it_kept() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let text = |name: &str| folder.path().join(name).display().to_string();
    let line = ["ratings", "--game", "paper", "--bots", "hotel,kilo", "--games", "1500"];
    let play = |results: &str| json(&[&line[..], &["--results", results, "--json", "-"]].concat());
    let payoff = |report: &Value| [(0, 1), (1, 0)].map(|(a, b)| report["payoff"][a][b].as_f64().expect("they met"));
    let whole = play(&text("whole.json"));
    let (results, out) = (text("results.json"), folder.path().join("out.json"));
    let more = ["--results", &results, "--json", out.to_str().expect("text")];
    let (output, so_far) = stopped(&[&line[..], &more].concat(), &out);
    assert_eq!(
        output.status.code(),
        Some(130),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert_eq!(so_far["finished"], false);
    let files = [results.clone(), format!("{results}.games")];
    let kept = files
        .each_ref()
        .map(|file| std::fs::read_to_string(file).expect("kept"));
    let n = kept[1].lines().count() - 1;
    assert!((1..=1500).contains(&n), "{n}");
    assert_eq!(payoff(&play(&results)), payoff(&whole));
    assert!(!Path::new(&files[1]).exists());
    // Kept games are not played again: a forged loss shows in the result.
    let forged = kept[1].replacen("\"score\":1.0", "\"score\":0.0", 1);
    assert_ne!(forged, kept[1]);
    for (file, text) in files.iter().zip([&kept[0], &forged]) {
        std::fs::write(file, text).expect("writable");
    }
    let less: f64 = payoff(&whole)
        .iter()
        .zip(payoff(&play(&results)))
        .map(|(a, b)| (a - b).abs())
        .sum();
    assert!((less - 2.0 / 1500.0).abs() < 1e-9, "{less}");
}

#[test]
fn the_root_of_chance_is_drawn_where_a_stranger_plays() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let text = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(
        folder.path().join("bot.py"),
        "def play(stat, storage):\n    return 'L'\n",
    )
    .expect("written");
    let spec = format!("python:{}", text("bot.py"));
    let both = format!("random,{spec}");
    for command in [
        &["match", "--first", "random", "--second", &spec][..],
        &["evaluate", "--policy", "random", "--against", &spec],
        &["ratings", "--bots", &both],
    ] {
        let play = |more: &[&str]| json(&[command, &["--game", "paper", "--games", "6", "--json", "-"], more].concat());
        let seed = |report: &Value| report["seed"].as_u64().expect("a number");
        let [first, second] = [play(&[]), play(&[])];
        assert!(seed(&first) > 1 << 20 && seed(&first) != seed(&second), "{first}");
        let again = play(&["--seed", &seed(&first).to_string()]);
        let what = ["games", "payoff"]
            .into_iter()
            .find(|key| first[key].is_array())
            .unwrap_or("seed");
        assert_eq!(first[what], again[what], "what was drawn can be played again");
    }
    let own = json(&[
        "match", "--game", "paper", "--first", "random", "--second", "random", "--games", "1", "--json", "-",
    ]);
    assert_eq!(own["seed"], 1);
    // A resumed command uses the drawn seed.
    let out = folder.path().join("out.json");
    let line = [
        "match",
        "--game",
        "paper",
        "--first",
        "random",
        "--second",
        &spec,
        "--json",
        out.to_str().expect("text"),
    ];
    // One thread plays the games in order.
    let mut command = Command::new("env");
    command.env("RAYON_NUM_THREADS", "1");
    let (_, so_far) = stopped_with(command, &[&line[..], &["--games", "100000"]].concat(), &out);
    let resumed = turf(&[&line[..], &["--games", "4", "--resume"]].concat());
    assert!(resumed.status.success(), "{}", String::from_utf8_lossy(&resumed.stderr));
    let report: Value = serde_json::from_slice(&std::fs::read(&out).expect("written")).expect("JSON");
    assert_eq!(report["seed"], so_far["seed"]);
    assert_eq!(report["games"][0], so_far["games"][0]);
    let results = text("results.json");
    let rate = || {
        json(&[
            "ratings",
            "--game",
            "paper",
            "--bots",
            &both,
            "--games",
            "2",
            "--results",
            &results,
            "--json",
            "-",
        ])
    };
    assert_eq!(rate()["seed"], rate()["seed"]);
}

#[test]
fn a_result_that_cannot_be_written_is_refused_before_the_first_game() {
    for command in [
        &["match", "--first", "random", "--second", "random"][..],
        &["evaluate", "--policy", "random", "--against", "random"],
        &["ratings", "--bots", "random,goround"],
    ] {
        let output = turf(
            &[
                command,
                &["--game", "paper", "--games", "1000000", "--json", "/proc/out.json"],
            ]
            .concat(),
        );
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(
            output.status.code() == Some(2) && said.contains("nothing can be written in /proc"),
            "{said}"
        );
    }
}

#[test]
fn a_bot_that_dies_in_every_game_is_told() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let bot = folder.path().join("dying.py");
    std::fs::write(
        &bot,
        "import ctypes\ndef play(stat, storage):\n    ctypes.string_at(0)\n",
    )
    .expect("written");
    let spec = format!("python:{}", bot.display());
    let told = |arguments: &[&str]| {
        let output = turf(&[arguments, &["--game", "paper"]].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let bots = format!("random,goround,{spec}");
    let rated = told(&["ratings", "--bots", &bots, "--games", "2"]);
    assert!(rated.contains("dying failed in 4 of 4 games, first: "), "{rated}");
    let measured = told(&["evaluate", "--policy", "random", "--against", &spec, "--games", "2"]);
    assert!(measured.contains("dying failed in 2 of 2 games, first: "), "{measured}");
    assert!(told(&["ratings", "--bots", "random,goround", "--games", "2"]).contains("bot "));
}

#[test]
fn match_writes_replays_that_replay() {
    use turf_agents::records::replay::Replay;
    use turf_env::games::paper::Paper;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let replays = folder.path().join("new/replays");
    let report = json(&[
        "match",
        "--game",
        "paper",
        "--first",
        "goround",
        "--second",
        "delta",
        "--games",
        "2",
        "--replays",
        replays.to_str().unwrap(),
        "--json",
        "-",
    ]);
    let games = report["games"].as_array().expect("a list");
    assert_eq!((games.len(), &report["totals"]["games"]), (2, &2.into()));
    for (i, game) in games.iter().enumerate() {
        let replay = Replay::<Paper>::read(&replays.join(format!("game-000{}.json", i + 1))).expect("a good replay");
        assert_eq!(replay.bots.clone().map(|bot| bot.name), ["goround", "delta"]);
        assert_eq!(game["winner"].as_u64(), replay.winner.map(|p| p.index() as u64));
        assert_eq!(replay.micros.len(), replay.actions.len());
        assert_eq!(
            (game["reason"].as_str(), game["turns"].as_u64()),
            (Some(&*replay.reason), Some(replay.turns.into()))
        );
        assert_eq!(game["score"][1].as_f64(), Some(replay.scores[1]));
    }
}

#[test]
fn bots_lists_what_can_be_played() {
    let report = json(&["bots", "--game", "paper", "--json", "-"]);
    let names: Vec<&str> = report["bots"]
        .as_array()
        .unwrap()
        .iter()
        .map(|bot| bot["name"].as_str().unwrap())
        .collect();
    for name in ["random", "goround", "wanderer", "delta"] {
        assert!(names.contains(&name), "{names:?}");
    }
}

#[test]
fn what_names_no_bot_is_refused_in_one_line() {
    for spec in [
        "wizard",
        "human",
        "policy:nowhere.turf",
        "policy:Cargo.toml",
        "delta@depth=2",
    ] {
        let output = turf(&["evaluate", "--game", "paper", "--policy", spec, "--against", "random"]);
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert!(
            text.starts_with(&format!("error: {spec}: ")) && text.lines().count() == 1,
            "{text}"
        );
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn a_run_is_rated_with_its_exploiter() {
    let above = tempfile::tempdir().expect("a temporary folder");
    let folder = above.path().join("mine");
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/../checkpoints/paper/policy.turf");
    std::fs::create_dir_all(folder.join("policies")).expect("writable");
    for name in [
        "policies/0.turf",
        "policies/5.turf",
        "policies/90.turf",
        "exploiter.turf",
    ] {
        std::fs::copy(shipped, folder.join(name)).expect("shipped");
    }
    let path = folder.display().to_string();
    let rate = |game| {
        let line = ["ratings", "--game", game, "--bots", "random,goround", "--run", &path];
        turf(&[&line[..], &["--snapshots", "2", "--games", "2", "--json", "-"]].concat())
    };
    let said = |output: &Output| String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said(&rate("paper")).contains("holds no run"));
    std::fs::write(folder.join("run.toml"), "game = \"paper\"\n").expect("writable");
    assert!(said(&rate("duel2048")).contains("run of paper"));
    let rated = rate("paper");
    assert!(rated.status.success(), "{}", said(&rated));
    let table: Value = serde_json::from_slice(&rated.stdout).expect("JSON");
    let names = table["table"].as_array().expect("a list").iter();
    let mut names: Vec<&str> = names.map(|row| row["name"].as_str().expect("a name")).collect();
    names.sort();
    assert_eq!(names, ["goround", "mine-0", "mine-90", "mine-exploiter", "random"]);
    assert_eq!(table["payoff"].as_array().map(Vec::len), Some(5));
}
