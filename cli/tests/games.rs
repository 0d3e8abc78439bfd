//! `turf evaluate`, `match`, `ratings` and `bots` as the real program.

use std::process::{Output, Stdio};
use std::time::Duration;
use turf_env::games::paper::PaperRules;

use crate::support::{Place, complaint, each, signal, text};
use serde_json::Value;

/// Removes a report's times, in which no two calls agree.
fn without_times(mut report: Value, sums: &[&str]) -> Value {
    for at in sums {
        let sums = report.pointer_mut(at).and_then(Value::as_object_mut);
        sums.expect("sums").remove("ms_per_decision");
    }
    report
}

#[test]
fn evaluate_keeps_its_promised_keys_and_repeats_itself() {
    let (at, line) = (Place::new(), "evaluate --game paper --policy wanderer --against random,goround --games 10");
    let report = at.json(line);
    assert_eq!(each(&report["opponents"], "name"), ["random", "goround"]);
    let number = |value: &Value| value.as_f64().expect("a number");
    for opponent in report["opponents"].as_array().expect("a list") {
        assert_eq!(opponent["games"], 10);
        let count = |key: &str| opponent[key].as_u64().expect(key);
        assert_eq!(count("wins") + count("draws") + count("losses"), 10);
        let ci95 = &opponent["ci95"];
        let (score, low, high) = (number(&opponent["score"]), number(&ci95[0]), number(&ci95[1]));
        assert!(low <= score && score <= high && low < high);
        let reasons = opponent["reasons"].as_object().expect("reasons");
        assert_eq!(reasons.values().map(|n| n.as_u64().unwrap()).sum::<u64>(), 10);
        assert!(number(&opponent["mean_turns"]) > 0.0 && number(&opponent["mean_area"][1]) > 0.0);
        assert!(number(&opponent["ms_per_decision"][0]) > 0.0);
    }
    let (elo, ci95) = (number(&report["rating"]["elo"]), &report["rating"]["ci95"]);
    let ends = ci95.as_array().expect("two ends");
    assert!(ends.len() == 2 && ends.iter().any(Value::is_number), "{ci95}");
    assert!(ends[0].as_f64().is_none_or(|low| low <= elo) && ends[1].as_f64().is_none_or(|high| elo <= high));
    let sums = ["/opponents/0", "/opponents/1"];
    assert_eq!(without_times(at.json(line), &sums), without_times(report, &sums));
}

#[test]
fn ratings_go_on_where_they_were_stopped_and_are_refused_where_that_makes_no_sense() {
    let at = Place::new();
    let line = "ratings --game paper --bots random,goround,wanderer --games 4 --results results.json";
    let from = "ratings --game paper --from results.json";
    let whole = at.json(&format!("{line} --seed 1"));
    // Simulates a stop before the last pair of bots.
    let mut cut = at.read_json("results.json");
    cut["meetings"].as_array_mut().expect("a list").pop();
    at.write("results.json", cut.to_string());
    assert_eq!(at.json(&format!("{line} --seed 1"))["payoff"], whole["payoff"]);
    assert_eq!(at.json(from)["payoff"], whole["payoff"]);
    at.refuse(&format!("{line} --seed 2"));
    let small = "game.boards=[{width=30,height=31,max_turns=20}]";
    let smaller = format!("{line} --seed 1 --set {small}");
    assert!(at.refuse(&smaller).contains("settings"));
    std::fs::remove_file(at.path("results.json")).expect("there");
    let played = at.json(&smaller);
    assert_ne!(played["payoff"], whole["payoff"], "20 turns decide otherwise");
    let told = at.json(from);
    assert_eq!((&told["settings"], &told["payoff"]), (&small.into(), &played["payoff"]));
    let table = whole["table"].as_array().expect("a list");
    let random = table.iter().find(|row| row["name"] == "random").expect("played");
    assert_eq!(random["ci95"][0], Value::Null, "it lost everything");
    let interval = random["interval"].as_str().expect("a text");
    assert!(interval.starts_with("… to ") && random["rating"].is_number(), "{random}");
}

/// Starts a long command and stops it with Ctrl-C once it is `ready`. Returns its output and the JSON in out.json.
fn stopped(at: &Place, line: &str, ready: impl Fn() -> bool) -> (Output, Value) {
    let mut command = at.command(&format!("{line} --json out.json"));
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("env runs");
    while !ready() || !at.path("out.json").exists() {
        assert!(child.try_wait().expect("a child").is_none(), "it ended by itself");
        std::thread::sleep(Duration::from_millis(20));
    }
    signal(&child, "INT");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(130), "{}", text(&output.stderr));
    let so_far = at.read_json("out.json");
    assert_eq!(so_far["finished"], false);
    (output, so_far)
}

#[test]
fn a_match_and_an_evaluation_that_are_stopped_keep_their_games_and_go_on_with_them() {
    let at = Place::new();
    for (line, more, sums) in [
        ("match --first hotel --second kilo", "--replays replays", "/totals"),
        ("evaluate --policy hotel --against kilo", "", "/opponents/0"),
    ] {
        let line = format!("{line} --game paper");
        let (output, so_far) = stopped(&at, &format!("{line} --games 5000 {more}"), || true);
        let said = text(&output.stderr);
        assert!(said.contains("error: stopped after ") && said.contains("rerun with --resume"), "{said}");
        assert!(text(&output.stdout).contains("hotel"), "the table so far");
        let kept = at.read("out.json.games").lines().count() - 1;
        assert!((1..5000).contains(&kept), "{kept}");
        if !more.is_empty() {
            assert_eq!(so_far["games"].as_array().map(Vec::len), Some(kept));
            assert_eq!(at.files("replays").len(), kept);
        }
        // Fewer games keep the test short; kept ones are not played again.
        at.succeed(&format!("{line} --games 4 {more} --json out.json --resume"));
        assert!(!at.path("out.json.games").exists());
        let fresh = at.json(&format!("{line} --games 4"));
        let resumed = at.read_json("out.json");
        assert_eq!(without_times(resumed, &[sums]), without_times(fresh, &[sums]));
        std::fs::remove_file(at.path("out.json")).expect("there");
    }
}

#[test]
fn a_round_robin_that_is_stopped_goes_on_with_the_games_it_kept() {
    let at = Place::new();
    let line = "ratings --game paper --bots hotel,kilo --games 1500 --results";
    let payoff = |results: &str| {
        let report = at.json(&format!("{line} {results}"));
        [(0, 1), (1, 0)].map(|(a, b)| report["payoff"][a][b].as_f64().expect("they met"))
    };
    let whole = payoff("whole.json");
    stopped(&at, &format!("{line} results.json"), || true);
    let [results, games] = ["results.json", "results.json.games"].map(|file| at.read(file));
    let n = games.lines().count() - 1;
    assert!((1..=1500).contains(&n), "{n}");
    assert_eq!(payoff("results.json"), whole);
    assert!(!at.path("results.json.games").exists());
    // Kept games are not played again: a forged loss shows in the result.
    let forged = games.replacen("\"score\":1.0", "\"score\":0.0", 1);
    assert_ne!(forged, games);
    at.write("results.json", results);
    at.write("results.json.games", forged);
    let less: f64 = whole.iter().zip(payoff("results.json")).map(|(a, b)| (a - b).abs()).sum();
    assert!((less - 2.0 / 1500.0).abs() < 1e-9, "{less}");
}

#[test]
fn the_root_of_chance_is_drawn_where_a_stranger_plays() {
    let at = Place::new();
    at.write("bot.py", "def play(stat, storage):\n    return 'L'\n");
    let seed = |report: &Value| report["seed"].as_u64().expect("a number");
    let both = "match --game paper --first random --second python:bot.py";
    let rate = "ratings --game paper --bots random,python:bot.py";
    for (line, what) in
        [(both, "games"), ("evaluate --game paper --policy random --against python:bot.py", "seed"), (rate, "payoff")]
    {
        let line = format!("{line} --games 6");
        let [first, second] = [at.json(&line), at.json(&line)];
        assert!(seed(&first) > 1 << 20 && seed(&first) != seed(&second), "{first}");
        let again = at.json(&format!("{line} --seed {}", seed(&first)));
        assert_eq!(first[what], again[what], "what was drawn can be played again");
    }
    let own = at.json("match --game paper --first random --second random --games 1");
    assert_eq!(own["seed"], 1);
    // A resumed command uses the drawn seed. Games end in any order; one of the first four must have been kept.
    let is_early = |line: &str| (0..4).any(|game| line.starts_with(&format!("[[0,{game}],")));
    let kept = || std::fs::read_to_string(at.path("out.json.games")).is_ok_and(|games| games.lines().any(is_early));
    let (_, so_far) = stopped(&at, &format!("{both} --games 100000"), kept);
    at.succeed(&format!("{both} --json out.json --games 4 --resume"));
    let report = at.read_json("out.json");
    assert_eq!(report["seed"], so_far["seed"]);
    assert_eq!(report["games"][so_far["numbers"][0].as_u64().unwrap() as usize - 1], so_far["games"][0]);
    let rated = || seed(&at.json(&format!("{rate} --games 2 --results results.json")));
    assert_eq!(rated(), rated());
}

#[test]
fn a_bot_that_dies_in_every_game_is_told() {
    let at = Place::new();
    at.write("dying.py", "import ctypes\ndef play(stat, storage):\n    ctypes.string_at(0)\n");
    for (line, says) in [
        ("ratings --bots random,goround,python:dying.py", "dying failed in 4 of 4 games, first: "),
        ("evaluate --policy random --against python:dying.py", "dying failed in 2 of 2 games, first: "),
        ("ratings --bots random,goround", "bot "),
    ] {
        let said = at.succeed(&format!("{line} --game paper --games 2"));
        assert!(said.contains(says), "{said}");
    }
}

#[test]
fn match_writes_replays_that_replay() {
    use turf_agents::records::replay::Replay;

    let at = Place::new();
    let report = at.json("match --game paper --first goround --second delta --games 2 --replays new/replays");
    let games = report["games"].as_array().expect("a list");
    assert_eq!((games.len(), &report["totals"]["games"]), (2, &2.into()));
    for (i, game) in games.iter().enumerate() {
        let file = at.path(&format!("new/replays/game-000{}.json", i + 1));
        let replay = Replay::read(PaperRules, &file).expect("a good replay");
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
fn what_names_no_bot_is_refused_in_one_line() {
    let at = Place::new();
    at.write("Cargo.toml", "[package]\n");
    for spec in ["wizard", "human", "policy:nowhere.turf", "policy:Cargo.toml", "delta@depth=2"] {
        let output = at.turf(&format!("evaluate --game paper --policy {spec} --against random"));
        let said = complaint(&output);
        assert!(said.starts_with(&format!("error: {spec}: ")), "{said}");
        assert!(output.status.code() == Some(1) && output.stdout.is_empty());
    }
}

#[test]
fn a_run_is_rated_with_its_exploiter() {
    let at = Place::new();
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/../checkpoints/paper/policy.turf");
    let shipped = std::fs::read(shipped).expect("shipped");
    for name in ["policies/0.turf", "policies/5.turf", "policies/90.turf", "exploiter.turf"] {
        at.write(&format!("mine/{name}"), &shipped);
    }
    let rate = |game| format!("ratings --game {game} --bots random,goround --run mine --snapshots 2 --games 2");
    assert!(at.refuse(&rate("paper")).contains("holds no run"));
    at.write("mine/run.toml", "game = \"paper\"\n");
    assert!(at.refuse(&rate("duel2048")).contains("run of paper"));
    let table = at.json(&rate("paper"));
    let mut names = each(&table["table"], "name");
    names.sort();
    assert_eq!(names, ["goround", "mine-0", "mine-90", "mine-exploiter", "random"]);
    assert_eq!(table["payoff"].as_array().map(Vec::len), Some(5));
}

const NIM: &str = "
settings = {'stones': 9, 'trap': 99}
class Game:
    def __init__(self, settings, chance):
        self.stones, self.trap, self.player, self.result = settings['stones'], settings['trap'], 0, None
    def legal(self):
        return [1, 2][:self.stones]
    def play(self, n):
        self.stones -= n if self.stones != self.trap else None
        if not self.stones: self.result = (self.player, 'last')
        self.player = 1 - self.player
";

/// Records and runs of a game in a file need that file, in the version that they were made with.
#[test]
fn a_game_in_a_file_is_asked_for_and_known_again() {
    let at = Place::new();
    at.write("nim.py", NIM);
    at.write("b/nim.py", NIM.to_owned() + "# another\n");
    let random = "--first random --second random --games 2";
    let twice = at.refuse(&format!("match --game nim.py --game b/nim.py {random}"));
    assert!(twice.contains("two games are called nim.py"), "{twice}");
    at.succeed(&format!("match --game nim.py {random} --replays games"));
    let small = "--updates 2 --set dqn.learning_start=600 --set evaluation.games=2 --set evaluation.final_games=2";
    at.succeed(&format!("train --game nim.py --run a {small}"));
    assert!(at.read("a/config.toml").contains(r#"bots = ["random", "search@depth=1"]"#), "rules in Python are slow");
    for line in [
        "train --resume --run a --updates 3",
        "report a",
        "export --policy policy:a --format policy --out a.turf",
        "evaluate --run a",
    ] {
        assert!(at.refuse(line).contains("add --game and"), "{line}");
    }
    let replayed = at.refuse("replay games/game-0001.json --text --game b/nim.py");
    assert!(replayed.contains("another version of nim.py"), "{replayed}");
    let line = "evaluate --policy policy:a --against random --games 2";
    let other = at.turf(&format!("{line} --game b/nim.py"));
    assert!(other.status.success() && text(&other.stderr).contains("a: trained on another version of nim.py"));
    assert!(!text(&at.turf(&format!("{line} --game nim.py")).stderr).contains("version"));
    at.write("b/nim.py", NIM.replace("[1, 2]", "[1, 2, 3]"));
    let resumed = at.refuse("train --game b/nim.py --resume --run a --updates 3");
    assert!(resumed.contains("another version of nim.py, with other actions"), "{resumed}");
}

/// A game that ends by a fault of the rules counts for nobody, in series and tournaments.
#[test]
fn void_games_are_told_and_count_for_nobody() {
    let at = Place::new();
    at.write("nim.py", NIM);
    let trap = "--game nim.py --games 4 --set game.trap=9";
    let series = at.turf(&format!("match {trap} --first random --second random --json -"));
    let said = text(&series.stderr);
    assert!(said.contains("nim.py: line 9: TypeError") && said.contains("4 games were void"), "{said}");
    let report: Value = serde_json::from_slice(&series.stdout).expect("one JSON object");
    assert_eq!(["games", "wins", "draws", "losses"].map(|key| report["totals"][key].as_u64()), [Some(0); 4]);
    at.succeed(&format!("tournament {trap} --bots random,search --format round-robin --out cup"));
}
