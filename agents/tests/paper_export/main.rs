//! Paper's observation in Python compared with Rust's: equal integers for every position of the contest's `stat`.
//!
//! Machines without `python3` cannot run these tests and say so.

mod record;
mod shell;

use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use turf_agents::contest::contents::paper::OBSERVATION;
use turf_agents::contest::host::interpreter::Interpreter;
use turf_env::Rng;
use turf_env::games::paper::PaperConfig;

struct Bench {
    python: &'static Interpreter,
    folder: tempfile::TempDir,
}

impl Bench {
    fn new() -> Option<Bench> {
        let python = Interpreter::find().map_err(|why| println!("NOT CHECKED: {why}")).ok()?;
        let bench = Bench { python, folder: tempfile::tempdir().expect("a folder") };
        bench.write("code.py", &OBSERVATION.join("\n\n"));
        Some(bench)
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path
    }

    fn run(&self, script: &str, arguments: &[&Path], input: &str) -> String {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/paper_export").join(script);
        let said = self.python.run(&[&[&*script], arguments].concat(), input.as_bytes()).expect("it runs");
        String::from_utf8(said).expect("text")
    }

    fn replay(&self, games: impl Iterator<Item = Value>, how: &str) -> Value {
        let lines: Vec<String> = games.map(|game| game.to_string()).collect();
        let games = self.write("games.jsonl", &lines.join("\n"));
        let code = self.folder.path().join("code.py");
        let said = self.run("replay.py", &[&code, &games, Path::new(how)], "");
        println!("{said}");
        serde_json::from_str(&said).expect("JSON")
    }
}

fn check(said: &Value, at_least: u64) {
    assert_eq!(said["mismatches"], 0, "{said}");
    assert!(said["positions"].as_u64() >= Some(at_least), "{said}");
    assert!(said["changed_by_foresight"].as_u64() >= Some(20), "{said}");
}

#[test]
fn observations_of_bots_games_are_equal() {
    let Some(bench) = Bench::new() else { return };
    let board = PaperConfig::on;
    let games = [
        (["random", "delta"], board(24, 17, 150), 0.05, 4),
        (["wanderer", "quebec"], board(50, 31, 200), 0.05, 2),
        (["delta", "quebec"], board(16, 40, 200), 0.2, 4),
        (["random", "random"], board(8, 7, 60), 1.0, 20),
        (["random", "random"], board(30, 31, 200), 1.0, 4),
        (["random", "random"], board(128, 128, 300), 1.0, 1),
        (["delta", "quebec"], board(102, 101, 2000), 0.02, 1),
    ];
    let games = games
        .into_iter()
        .flat_map(|(names, board, chance, n)| (0..n).map(move |seed| record::bots(names, &board, chance, seed)));
    check(&bench.replay(games, "fresh"), 5000);
}

#[test]
fn observations_of_recorded_games_are_equal() {
    let Some(bench) = Bench::new() else { return };
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../env/tests/traces/paper_small.jsonl.gz");
    let file = flate2::read::GzDecoder::new(std::fs::File::open(path).expect("the traces"));
    let lines = std::io::read_to_string(file).expect("gzip");
    let games = lines.lines().take(100).map(record::trace);
    check(&bench.replay(games, "shared"), 2000);
}

/// Covers all numbers that Rust rounds to f32, with a sample of gains per step.
#[test]
fn rounded_numbers_are_equal() {
    let Some(bench) = Bench::new() else { return };
    let whole = |x: f32| (x as f64 * 256.0 + 0.5).floor() as i64;
    let boards = [56, 1230, 10302, 128 * 128, 127 * 128];
    let mut rng = Rng::new(3);
    let per_step: Vec<(i32, i32)> = (0..100_000)
        .map(|_| {
            let b = rng.between(1, 16_500);
            (rng.between(0, 17 * b).min(32_768), b)
        })
        .collect();
    let given = json!({"shares": boards, "per_step": per_step}).to_string();
    let said = bench.run("tables.py", &[&bench.folder.path().join("code.py")], &given);
    let said: Value = serde_json::from_str(&said).expect("JSON");
    let cells: Vec<i64> = (0..=128 * 128).map(|n| whole((n as f32 + 1.0).log2() / 13.5)).collect();
    assert_eq!(said["cells"], json!(cells));
    let shares = boards.map(|b| (0..=b).map(|n| whole(n as f32 / b as f32)).collect::<Vec<_>>());
    assert_eq!(said["shares"], json!(shares));
    let turns: Vec<i64> = (0..2000).map(|n| whole(n as f32 / 2000.0)).collect();
    assert_eq!(said["turns"], json!(turns));
    let per_step: Vec<i64> = per_step.iter().map(|&(a, b)| whole(a as f32 / b as f32 / 16.0)).collect();
    assert_eq!(said["per_step"], json!(per_step));
}
