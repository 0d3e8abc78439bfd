//! `turf replay` and `turf plot` as the real program.

use crate::support::Place;

/// Plays three games against random and keeps their replays in a folder named after the game.
fn replays(game: &str, first: &str) -> Place {
    let at = Place::new();
    at.succeed(&format!("match --game {game} --replays {game} --first {first} --second random --games 3"));
    at
}

#[test]
fn a_replay_goes_to_the_originals_form_and_back() {
    for (game, first) in [("paper", "goround"), ("duel2048", "greedy"), ("stellar", "rush")] {
        let at = replays(game, first);
        let text = at.succeed(&format!("replay {game}/game-0002.json --text --zlog original"));
        let again = at.succeed("replay original --text");
        // Everything except times, and names that the original record lacks.
        let same = |text: &str| -> Vec<String> {
            let body = text.lines().skip(1).filter(|line| !line.contains("turns, "));
            body.map(|line| line.split("  (").next().unwrap_or("").to_string()).collect()
        };
        assert!(text.starts_with(&format!("{game}: {first} (A) against random (B)")), "{text}");
        let (text, again) = (same(&text), same(&again));
        let differ = text.iter().zip(&again).find(|(a, b)| a != b);
        assert!(text.len() == again.len() && differ.is_none(), "{game}: {differ:?}");
    }
}

#[test]
fn pictures_of_a_game_and_of_a_set() {
    let at = replays("paper", "wanderer");
    for (line, names) in [
        ("plot paper/game-0001.json --out new/pictures", &["areas", "heads", "head-to-trail", "share"][..]),
        ("plot paper --out new/pictures --highlight random", &["bots", "scatter"]),
    ] {
        assert_eq!(at.succeed(line).lines().count(), names.len());
        for name in names {
            assert!(at.read(&format!("new/pictures/{name}.svg")).starts_with("<svg"));
        }
    }
    let error = at.refuse("plot paper --out new/pictures --highlight nobody");
    assert!(error.contains("nobody"), "{error}");
    let error = at.refuse("plot new/pictures --out new/pictures");
    assert!(error.contains("no recorded games"), "{error}");
}

#[test]
fn pictures_of_a_tournament_tell_copies_of_a_bot_apart() {
    let at = Place::new();
    let report =
        at.succeed("tournament --game paper --bots random,goround,random --format round-robin --games 2 --out cup");
    assert!(report.contains("random#2"), "{report}");
    let (games, pages) = (at.files("cup/replays").len(), at.files("cup/pages").len());
    assert!(games == 6 && pages == 3, "{games} games, {pages} pages");
    for (of, out) in [("cup", "a"), ("cup/results.sqlite", "b")] {
        assert_eq!(at.succeed(&format!("plot {of} --out {out}")).lines().count(), 2);
        assert_eq!(
            at.read(&format!("{out}/scatter.svg")).matches("<circle").count(),
            2 * games,
            "one for each side of a game"
        );
        let labels = at.read(&format!("{out}/bots.svg"));
        for name in ["random", "goround", "random#2"] {
            assert_eq!(labels.matches(&format!(">{name}<")).count(), 1, "{name}: {labels}");
        }
    }
    let error = at.refuse("plot none/results.sqlite --out pictures");
    assert!(error.contains("no tournament there"), "{error}");
}

#[test]
fn what_is_no_replay_is_refused_in_one_line() {
    let at = Place::new();
    let turf = |rest: &str| format!("{{\"format\":\"turf-replay\",{rest}}}").into_bytes();
    for (content, says) in [
        (b"".to_vec(), "not a replay"),
        (turf("\"version\":9,\"game\":\"paper\""), "version 9"),
        (turf("\"version\":1,\"game\":\"chess\""), "unknown game"),
        (turf("\"version\":1,\"game\":\"paper\""), "missing field"),
        (b"\x78\x9c nothing packed".to_vec(), "pickle"),
        (b"&d0:player 0 set nothing".to_vec(), "line 1"),
        (b"\xff\xfe".to_vec(), "neither a replay nor"),
    ] {
        at.write("bad.json", content);
        for line in ["replay bad.json --text", "plot bad.json --out x"] {
            let error = at.refuse(line);
            assert!(error.contains("bad.json: ") && error.contains(says), "{error}");
        }
    }
    assert!(at.refuse("replay bad.json").contains("--text"));
}
