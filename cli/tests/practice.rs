//! `turf practice`: a kit that needs Python only plays the games that turf plays.

use std::process::{Command, Output};

use serde_json::Value;

use crate::support::{Place, text};

/// Plays whatever the chance of its process says, prints it, and fails now and then.
const TALKER: &str = r#"
import random

def play(game, seat):
    action = random.choice(game.legal(seat) if getattr(game, "simultaneous", False) else game.legal())
    print("I play", action)
    if random.random() < 0.01:
        raise ValueError("oops")
    return action
"#;

/// A system that lacks what only some have.
const ELSEWHERE: &str =
    "import os, signal\nfor name in ('fork', 'forkpty'):\n    delattr(os, name)\ndel signal.SIGUSR2\n";

fn unpacked(at: &Place, game: &str, folder: &str) {
    let file = format!("{}/../games/{game}", env!("CARGO_MANIFEST_DIR"));
    at.succeed(&format!("practice {file} --out kit.zip"));
    let unzip = format!("import zipfile; zipfile.ZipFile('kit.zip').extractall('{folder}')");
    assert!(Command::new("python3").args(["-c", &unzip]).current_dir(at.path("")).status().expect("Python").success());
    at.write(&format!("{folder}/practice/talker.py"), TALKER);
}

fn python(at: &Place, folder: &str, line: &str) -> Output {
    let mut python = Command::new("python3");
    python.current_dir(at.path(&format!("{folder}/practice"))).env("PYTHONIOENCODING", "gbk");
    python.env("PYTHONPATH", at.path("elsewhere")).args(line.split_whitespace()).output().expect("Python")
}

/// Returns a record without times and the program's name.
fn plain(mut record: Value) -> Value {
    let fields = record.as_object_mut().expect("an object");
    let micros = fields["micros"].as_array().expect("a list").len();
    fields.retain(|key, _| !["written_by", "start_micros"].contains(&key.as_str()));
    fields.insert("micros".into(), micros.into());
    record
}

/// Returns the film of a page of one replay.
fn film(html: &str) -> Value {
    let (_, rest) = html.split_once("class=\"film\"").expect("a film");
    let (_, rest) = rest.split_once('>').expect("its data");
    serde_json::from_str(rest.split_once("</script>").expect("its end").0).expect("JSON")
}

#[test]
fn the_kit_plays_and_draws_the_same_games() {
    const FILM: &str = r##"
import json, sys
from kit import film, match, rules
rules.Call.__module__ = "__main__"
Call = rules.Call
game = match.Game(".", json.load(open("kit/kit.json", encoding="utf-8")))
bots = [match.Bot(game, name) for name in sys.argv[1:3]]
if bots[0].name == bots[1].name:
    bots[1].name += "#2"
_, one = next(match.series(game, bots, 1, int(sys.argv[3])))
shown = film.Film(one)
one.play()
json.dump(shown.finish(), open("film.json", "w"))
json.dump(one.replay(), open("replay.json", "w"))
for bot in bots:
    bot.stop()
"##;
    for (game, bots) in [
        ("hex.py", ["talker.py"; 2]),
        ("kuhn.py", ["talker.py"; 2]),
        ("pig.py", ["talker.py"; 2]),
        ("goofspiel.py", ["talker.py"; 2]),
        ("stellar.py", ["talker.py"; 2]),
        ("tetris.py", ["Flat", "Left"]),
    ] {
        let at = Place::new();
        at.write("film.py", FILM);
        unpacked(&at, game, "kit");
        let file = format!("{}/../games/{game}", env!("CARGO_MANIFEST_DIR"));
        let specs = bots.map(|bot| if bot == "talker.py" { "python:kit/practice/talker.py" } else { bot });
        for seed in [1, 2] {
            let out = python(
                &at,
                "kit",
                &format!("-c {} {} {} {seed}", "exec(open('../../film.py').read())", bots[0], bots[1]),
            );
            assert!(out.status.success(), "{game}: {}", text(&out.stderr));
            at.succeed(&format!(
                "match --game {file} --first {} --second {} --games 1 --seed {seed} --replays turf{seed} --walls any",
                specs[0], specs[1]
            ));
            let theirs = at.read_json(&format!("turf{seed}/game-0001.json"));
            assert_eq!(plain(at.read_json("kit/practice/replay.json")), plain(theirs), "{game}");
            at.succeed(&format!("replay kit/practice/replay.json --game {file} --html {seed}.html"));
            assert_eq!(at.read_json("kit/practice/film.json"), film(&at.read(&format!("{seed}.html"))), "{game}");
        }
    }
}

#[test]
fn the_kit_works_where_systems_differ() {
    let at = Place::new();
    at.write("elsewhere/sitecustomize.py", ELSEWHERE);
    let folder = "my practice 练习";
    unpacked(&at, "hex.py", folder);
    at.write(&format!("{folder}/practice/hangs.py"), "def play(game):\n    while True:\n        pass\n");
    let out = python(&at, folder, "practice.py mybot.py sample.py --games 6 --seed 3 --replays records");
    let said = text(&out.stdout);
    assert!(out.status.success() && said.contains("all games"), "{said}{}", text(&out.stderr));
    assert_eq!(at.files(&format!("{folder}/practice/records")).len(), 6);
    assert_eq!(
        text(&python(&at, folder, "practice.py mybot.py sample.py --games 6 --seed 3").stdout).lines().nth(3),
        said.lines().nth(3)
    );
    let out = python(&at, folder, "practice.py hangs.py sample.py --games 2 --think 0.3");
    let said = text(&out.stdout);
    assert!(
        said.contains("hangs lost: out of time (2)") && said.contains("hangs.py: play: no answer within"),
        "{said}"
    );
    let out = python(&at, folder, "practice.py none.py sample.py");
    assert!(
        !out.status.success() && text(&out.stderr).contains("none.py is neither a file nor a bot of hex.py: random")
    );
    assert!(text(&python(&at, folder, "practice.py --help").stdout).contains("--watch"));
    assert!(at.refuse("practice paper").contains("only games in Python files"));
}
