use turf_env::Encoding;
use turf_env::games::duel2048::{Duel2048Action, Duel2048Rules, Duel2048V1};
use turf_env::games::paper::{PaperRules, PaperV1};
use turf_env::games::stellar::StellarV1;

use super::*;
use crate::offered::Offered;
use crate::play::arena::{Seats, Series, play_series};
use crate::spec::BotSpec;
use crate::toy::{NimRules, NimV1};

pub fn played<E: Encoding<Rules: Offered>>(encoding: E, seed: u64) -> Replay<E::Rules> {
    let names: Vec<&str> = encoding.rules().bots().iter().take(2).map(|b| b.name).collect();
    let bots = BotSpec::parse_list(encoding, &names.join(",")).unwrap();
    let (rules, config) = (encoding.rules(), encoding.rules().default_config());
    let series = Series { rules, games: 1, seed, seats: Seats::Fixed, config };
    let games = play_series(&bots[0], &bots[1], &series, &|_| ());
    Replay::new(&games[0].game, [bots[0].id().clone(), bots[1].id().clone()])
}

#[test]
fn records_of_every_game_come_back_and_replay() {
    fn check<E: Encoding<Rules: Offered>>(encoding: E) {
        for seed in 0..3 {
            let replay = played(encoding, seed);
            let text = replay.to_json();
            assert!(text.ends_with('\n') && text.lines().count() == 1);
            assert_eq!(game_of(&text).as_deref(), Ok(encoding.rules().name()));
            let back = Replay::from_json(encoding.rules(), &text).unwrap();
            assert_eq!(back, replay);
            // The slow way: every position, one after the other.
            let mut game = encoding.rules().start(&replay.setup);
            let mut positions = back.positions();
            assert_eq!(positions.next(), Some(game.clone()));
            for action in &replay.actions {
                game.play(action);
                assert_eq!(positions.next().as_ref(), Some(&game));
            }
            assert_eq!(positions.next(), None);
            assert_eq!(game.outcome().map(|o| o.winner), Some(replay.winner));
            assert_eq!(back.micros.len(), replay.actions.len());
        }
    }
    check(PaperV1);
    check(Duel2048V1);
    check(StellarV1);
    check(NimV1);
}

#[test]
fn false_records_are_refused() {
    let refused = |change: fn(&mut Replay<NimRules>), says: &str| {
        let mut replay = played(NimV1, 5);
        change(&mut replay);
        let error = Replay::from_json(NimRules, &replay.to_json()).unwrap_err().to_string();
        assert!(error.contains(says), "{error}");
    };
    refused(|r| r.winner = r.winner.map(|w| !w), "its actions end with");
    refused(|r| r.winner = None, "its actions end with");
    refused(|r| r.reason = "first".into(), "its actions end with");
    refused(|r| r.actions[0] = 9, "action 0 is illegal");
    refused(|r| r.actions.push(1), "is illegal");
    refused(|r| r.turns += 1, "turns, not");
    refused(|r| r.scores[1] += 1.0, "a score of");
    refused(|r| r.micros.truncate(1), "micros: 1 times");
    refused(
        |r| {
            let (decision, text) = (r.actions.len() as u32 + 1, "late".into());
            r.printed = vec![Printed { decision, text }];
        },
        "printed: none can be",
    );
    refused(
        |r| r.printed = [1, 0].map(|decision| Printed { decision, text: "x".into() }).to_vec(),
        "printed: none can be",
    );
    refused(|r| r.bots[0].name = "x".repeat(MAX_TEXT + 1), "more than");
    let cut = |r: &mut Replay<NimRules>| {
        r.actions.pop();
        r.micros.pop();
        r.turns = r.actions.len() as u32 / 2;
    };
    refused(
        |r| {
            r.actions.truncate(3);
            r.winner = Some(Player::B);
        },
        "cannot have won",
    );
    let mut forfeited = played(NimV1, 5);
    cut(&mut forfeited);
    let last = forfeited.positions().last().unwrap();
    (forfeited.winner, forfeited.scores) = (Some(!last.to_move()), last.scores());
    assert!(forfeited.check().is_err_and(|e| e.contains("end before the game")));
    forfeited.reason = "ERR".into();
    assert_eq!(forfeited.check(), Ok(()), "who was asked gave up");
}

#[test]
fn headers_and_files_are_checked_first() {
    let says = |text: &str, says: &str| {
        let error = Replay::from_json(NimRules, text).unwrap_err().to_string();
        assert!(error.contains(says) && !error.contains('\n'), "{error}");
    };
    let good = played(NimV1, 5).to_json();
    says("", "line 1 column 0");
    says("{}", "missing field");
    says(&good.replace("turf-replay", "turf"), "its format is not");
    says(&good.replace("\"version\":1", "\"version\":7"), "version 7");
    says(&good.replace("\"nim\"", "\"paper\""), "a replay of paper, not of nim");
    says(&good.replace("\"micros\"", "\"nanos\""), "nanos");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("big.json");
    let file = std::fs::File::create(&path).unwrap();
    file.set_len(MAX_BYTES + 1).unwrap();
    let error = Replay::read(NimRules, &path).unwrap_err().to_string();
    assert!(error.contains("big.json: larger than 16 MB"), "{error}");
    let error = Replay::read(NimRules, folder.path()).unwrap_err().to_string();
    assert!(error.contains(&*folder.path().to_string_lossy()), "{error}");
}

#[test]
fn notations() {
    let actions = [0, 7, 24, 31, 200].map(Duel2048Action::Place).to_vec();
    let text = Duel2048Rules.write_actions(&actions);
    assert_eq!(text, "a1 h1 a4 h4 200");
    assert_eq!(Duel2048Rules.read_actions(text), Ok(actions));
    assert!(Duel2048Rules.read_actions("a1 i1".into()).is_err_and(|e| e.starts_with("action 1: \"i1\"")));
    assert!(Duel2048Rules.read_actions("7".into()).is_err(), "cells on the board have letters");
    assert!(PaperRules.read_actions("LSRx".into()).is_err_and(|e| e.starts_with("action 3: 'x'")));
}

#[test]
fn set_ups_out_of_bounds_are_refused() {
    fn says<E: Encoding<Rules: Offered>>(encoding: E, change: fn(&mut serde_json::Value), says: &str) {
        let mut value: serde_json::Value = serde_json::from_str(&played(encoding, 1).to_json()).unwrap();
        change(&mut value["setup"]);
        let error = Replay::from_json(encoding.rules(), &value.to_string()).unwrap_err().to_string();
        assert!(error.contains(says), "{error}");
    }
    use turf_env::games::{duel2048::Duel2048V1, paper::PaperV1, stellar::StellarV1};
    says(PaperV1, |s| s["board"]["width"] = 130.into(), "setup: paper: a board of 130");
    says(PaperV1, |s| s["board"]["max_turns"] = 0.into(), "max_turns");
    says(PaperV1, |s| s["spawn"][1][0] = 102.into(), "spawn 1 is off the board");
    says(PaperV1, |s| s["spawn"][0][2] = 4.into(), "spawn 0 is off the board or has a heading");
    says(Duel2048V1, |s| s[3] = 720_720.into(), "number 3");
    says(Duel2048V1, |s| *s = Vec::<u32>::new().into(), "rounds must be");
    says(StellarV1, |s| s["max_turns"] = 0.into(), "max_turns");
    says(StellarV1, |s| s["map"]["nodes"] = 200.into(), "a map has 2 to");
    says(StellarV1, |s| s["map"]["edges"][0][0] = 0.into(), "no edge can join");
}

/// Displayed, such texts would clear a terminal or reverse a page's text.
#[test]
fn names_and_reasons_that_terminals_obey_are_refused() {
    let good = played(NimV1, 1);
    for nasty in ["a\u{1b}[2J", "a\u{9b}2J", "a\u{202e}b", "a\nb"] {
        let mut named = good.clone();
        named.bots[0].name = nasty.into();
        let mut explained = good.clone();
        explained.detail = Some(format!("first line\n    second{}", nasty.replace('\n', "\r")));
        for replay in [named, explained] {
            let error = Replay::from_json(NimRules, &replay.to_json()).expect_err(nasty).to_string();
            assert!(error.contains("control character"), "{error}");
        }
    }
    let mut explained = good;
    explained.detail = Some("first line\n    second".into());
    Replay::from_json(NimRules, &explained.to_json()).expect("two lines");
}
