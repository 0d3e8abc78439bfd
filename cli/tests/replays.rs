//! `turf replay` and `turf plot` as the real program.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn turf(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_turf"));
    command
        .args(arguments)
        .output()
        .expect("the program was built for this test")
}

fn done(arguments: &[&str]) -> String {
    let output = turf(arguments);
    assert!(
        output.status.success(),
        "{arguments:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("text")
}

fn complaint(arguments: &[&str]) -> String {
    let output = turf(arguments);
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        !output.status.success() && text.starts_with("error: ") && text.lines().count() == 1,
        "{text:?}"
    );
    text
}

fn path(path: &Path) -> &str {
    path.to_str().expect("plain")
}

fn replays(folder: &Path, game: &str, first: &str) -> PathBuf {
    let to = folder.join(game);
    let series = ["--first", first, "--second", "random", "--games", "3"];
    done(&[&["match", "--game", game, "--replays", path(&to)], &series[..]].concat());
    to
}

#[test]
fn a_replay_goes_to_the_originals_form_and_back() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (game, first) in [("paper", "goround"), ("duel2048", "greedy"), ("stellar", "rush")] {
        let file = replays(folder.path(), game, first).join("game-0002.json");
        let original = folder.path().join(format!("{game}.zlog"));
        let text = done(&["replay", path(&file), "--text", "--zlog", path(&original)]);
        let again = done(&["replay", path(&original), "--text"]);
        // Everything except times, and names that the original record lacks.
        let same = |text: &str| -> Vec<String> {
            let body = text.lines().skip(1).filter(|line| !line.contains("turns, "));
            body.map(|line| line.split("  (").next().unwrap_or("").to_string())
                .collect()
        };
        assert!(
            text.starts_with(&format!("{game}: {first} (A) against random (B)")),
            "{text}"
        );
        let (text, again) = (same(&text), same(&again));
        let differ = text.iter().zip(&again).find(|(a, b)| a != b);
        assert!(text.len() == again.len() && differ.is_none(), "{game}: {differ:?}");
    }
}

#[test]
fn pictures_of_a_game_and_of_a_set() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let games = replays(folder.path(), "paper", "wanderer");
    let out = folder.path().join("new/pictures");
    let one = done(&["plot", path(&games.join("game-0001.json")), "--out", path(&out)]);
    let made = |name: &str| {
        std::fs::read_to_string(out.join(name))
            .expect("made")
            .starts_with("<svg")
    };
    assert_eq!(one.lines().count(), 4);
    assert!(
        ["areas.svg", "heads.svg", "head-to-trail.svg", "share.svg"]
            .iter()
            .all(|name| made(name))
    );
    let set = done(&["plot", path(&games), "--out", path(&out), "--highlight", "random"]);
    assert!(set.lines().count() == 2 && made("bots.svg") && made("scatter.svg"));
    let error = complaint(&["plot", path(&games), "--out", path(&out), "--highlight", "nobody"]);
    assert!(error.contains("nobody"), "{error}");
    let error = complaint(&["plot", path(&out), "--out", path(&out)]);
    assert!(error.contains("no recorded games"), "{error}");
}

#[test]
fn pictures_of_a_tournament_tell_copies_of_a_bot_apart() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let at = |name: &str| folder.path().join(name);
    let (cup, file, out) = (at("cup"), at("cup/results.sqlite"), at("pictures"));
    let arguments = [
        "tournament",
        "--game",
        "paper",
        "--bots",
        "random,goround,random",
        "--format",
        "round-robin",
    ];
    let report = done(&[&arguments[..], &["--games", "2", "--out", path(&cup)]].concat());
    assert!(report.contains("random#2"), "{report}");
    let games = std::fs::read_dir(at("cup/replays")).expect("there").count();
    let pages = std::fs::read_dir(at("cup/pages")).expect("there").count();
    assert!(games == 6 && pages == 3, "{games} games, {pages} pages");
    for of in [&cup, &file] {
        let made = done(&["plot", path(of), "--out", path(&out)]);
        assert_eq!(made.lines().count(), 2);
        let read = |name: &str| std::fs::read_to_string(out.join(name)).expect("made");
        assert_eq!(
            read("scatter.svg").matches("<circle").count(),
            2 * games,
            "one for each side of a game"
        );
        for name in ["random", "goround", "random#2"] {
            let labels = read("bots.svg");
            assert_eq!(labels.matches(&format!(">{name}<")).count(), 1, "{name}: {labels}");
        }
        std::fs::remove_dir_all(&out).expect("made");
    }
    let error = complaint(&["plot", path(&at("none/results.sqlite")), "--out", path(&out)]);
    assert!(error.contains("no tournament there"), "{error}");
}

#[test]
fn what_is_no_replay_is_refused_in_one_line() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("bad.json");
    for (content, says) in [
        (&b""[..], "not a replay"),
        (
            b"{\"format\":\"turf-replay\",\"version\":9,\"game\":\"paper\"}",
            "version 9",
        ),
        (
            b"{\"format\":\"turf-replay\",\"version\":1,\"game\":\"chess\"}",
            "unknown game",
        ),
        (
            b"{\"format\":\"turf-replay\",\"version\":1,\"game\":\"paper\"}",
            "missing field",
        ),
        (b"\x78\x9c nothing packed", "pickle"),
        (b"&d0:player 0 set nothing", "line 1"),
        (b"\xff\xfe", "neither a replay nor"),
    ] {
        std::fs::write(&file, content).expect("written");
        for command in [
            &["replay", path(&file), "--text"][..],
            &["plot", path(&file), "--out", "x"],
        ] {
            let error = complaint(command);
            assert!(error.contains("bad.json: ") && error.contains(says), "{error}");
        }
    }
    assert!(complaint(&["replay", path(&file)]).contains("--text"));
}
