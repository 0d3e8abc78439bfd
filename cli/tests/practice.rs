//! `turf practice`: a kit that needs Python only plays the games that turf plays.

use std::process::{Command, Output};

use serde_json::Value;

use crate::support::{Place, text};

/// Plays whatever the chance of its process says, prints it, and fails now and then.
const TALKER: &str = include_str!("practice/talker.py");

/// The same in the contracts of the contests; what it prints depends on all that it gets.
const PAPER: &str = include_str!("practice/paper.py");
const DUEL2048: &str = include_str!("practice/duel2048.py");
const STELLAR: &str = include_str!("practice/stellar.py");

/// A system that lacks what only some have.
const ELSEWHERE: &str =
    "import os, signal\nfor name in ('fork', 'forkpty'):\n    delattr(os, name)\ndel signal.SIGUSR2\n";

fn unpacked(at: &Place, game: &str, folder: &str) {
    at.succeed(&format!("practice {} --out kit.zip", flag(game)));
    let unzip = format!("import zipfile; zipfile.ZipFile('kit.zip').extractall('{folder}')");
    assert!(Command::new("python3").args(["-c", &unzip]).current_dir(at.path("")).status().expect("Python").success());
    let talker = match game {
        "paper" => PAPER,
        "duel2048" => DUEL2048,
        "stellar" => STELLAR,
        _ => TALKER,
    };
    at.write(&format!("{folder}/practice/talker.py"), talker);
}

fn flag(game: &str) -> String {
    if game.ends_with(".py") { format!("{}/../games/{game}", env!("CARGO_MANIFEST_DIR")) } else { game.into() }
}

/// Returns what `turf replay` is told of the game.
fn of(game: &str) -> String {
    if game.ends_with(".py") { format!("--game {}", flag(game)) } else { String::new() }
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
    const FILM: &str = include_str!("practice/film.py");
    for (game, bots) in [
        ("hex.py", ["talker.py"; 2]),
        ("kuhn.py", ["talker.py"; 2]),
        ("pig.py", ["talker.py"; 2]),
        ("goofspiel.py", ["talker.py"; 2]),
        ("stellar.py", ["talker.py"; 2]),
        ("tetris.py", ["Flat", "Left"]),
        ("paper", ["talker.py"; 2]),
        ("duel2048", ["talker.py"; 2]),
        ("stellar", ["talker.py"; 2]),
    ] {
        let at = Place::new();
        at.write("film.py", FILM);
        unpacked(&at, game, "kit");
        let file = flag(game);
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
            let [ours, theirs] = ["kit/practice/replay.json".to_owned(), format!("turf{seed}/game-0001.json")]
                .map(|path| at.read_json(&path));
            // A kit has its own maps; its film below says that they are played alike.
            if game != "stellar" {
                assert_eq!(plain(ours), plain(theirs), "{game}");
            }
            at.succeed(&format!("replay kit/practice/replay.json {} --html {seed}.html", of(game)));
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
    for game in ["paper", "duel2048", "stellar"] {
        unpacked(&at, game, game);
        let out = python(&at, game, "practice.py mybot.py sample.py --games 2 --seed 3");
        assert!(
            text(&out.stdout).contains("all games                   2     0    0"),
            "{}{}",
            text(&out.stdout),
            text(&out.stderr)
        );
    }
    assert!(
        at.refuse("practice paper --set game.boards=[{width=30,height=21,max_turns=9,quiet_turns=3}]")
            .contains("without quiet_turns")
    );
}

/// A person's choices, made as the page makes them.
#[test]
fn a_person_plays_a_kit() {
    const PERSON: &str = include_str!("practice/person.py");
    for game in ["hex.py", "kuhn.py", "goofspiel.py", "paper", "duel2048", "stellar"] {
        let at = Place::new();
        at.write("person.py", PERSON);
        unpacked(&at, game, "kit");
        let out = python(&at, "kit", "../../person.py");
        assert!(out.status.success(), "{game}: {}", text(&out.stderr));
        for replay in at.files("kit/practice/played") {
            at.succeed(&format!("replay {} {} --text", replay.display(), of(game)));
        }
    }
}
