//! Operations on finished games: resume, analysis, pictures; and policies uploaded by the page.

use std::time::Duration;

use base64::Engine;
use serde_json::{Value, json};
use turf_agents::records::replay::Replay;
use turf_agents::spec::BotSpec;
use turf_env::games::duel2048::{Duel2048Config, Duel2048V1};
use turf_env::games::paper::{PaperConfig, PaperRules, PaperV1};
use turf_env::games::stellar::{MapSource, StellarConfig, StellarV1};
use turf_env::{Encoding, Rules};

use super::{SocketAddr, ask, post, server};
use crate::GameView;
use crate::analysis::Analysis;
use crate::game_view::tests::replay;
use crate::live::Seat;
use crate::table::{Bots, From, Table};
use crate::timeline::{Timeline, decisions};

/// The bot takes 200 ms per move; the contest's clock allows 150.
#[test]
fn python_bots_get_the_thinking_time_of_the_command() {
    let folder = tempfile::tempdir().unwrap();
    let bot = folder.path().join("slow.py");
    let slow = "import time\ndef play(stat, storage):\n    end = time.perf_counter() + .2\n    \
                while time.perf_counter() < end: pass\n    return 'L'\n";
    std::fs::write(&bot, slow).unwrap();
    let named = format!("python:{}", bot.display());
    let table = || Bots::new(PaperV1, Some(&named), Some(1));
    if let Err(why) = table() {
        println!("NOT CHECKED: {why}");
        return;
    }
    let reason = |table: Bots<PaperV1>| {
        let (_, opening) = table.start(0, From::Size(0), Seat::B).unwrap();
        opening.update.end.map(|end| end.reason)
    };
    assert_eq!(reason(table().unwrap()), None);
    assert_eq!(reason(table().unwrap().think(Duration::from_millis(50))).as_deref(), Some("OVT"));
}

fn small_map() -> StellarConfig {
    StellarConfig::on(MapSource::Hexagon { side: 3, p_node: 0.1, p_edge: 0.1 })
}

fn every_bot_goes_on<E: Encoding<Rules: GameView>>(encoding: E, replay: &Replay<E::Rules>) {
    let table = Bots::new(encoding, None, Some(1)).unwrap();
    let text = replay.to_json();
    let whole = Timeline::of(replay);
    let middle = whole.frames.len() / 2;
    let n = table.offer()["bots"].as_array().unwrap().len();
    for (opponent, seat) in (0..n).flat_map(|bot| [(bot, Seat::A), (bot, Seat::B)]) {
        let (mut game, opening) = table.start(opponent, From::Replay(&text, middle), seat).unwrap();
        let name = &opening.timeline.names[1 - opening.seat];
        assert_eq!(opening.timeline.frames, whole.frames[..middle], "{name}");
        let end = &opening.update.end;
        assert!(end.as_ref().is_none_or(|end| end.detail.is_none()), "{name}: {end:?}");
        assert!(opening.update.your_move || end.is_some(), "{name}");
        game.give_up();
        let saved = Replay::from_json(encoding.rules(), &game.replay().unwrap()).unwrap();
        let kept = decisions(replay).filter(|(frame, ..)| *frame < middle).count();
        assert_eq!(saved.actions[..kept], replay.actions[..kept], "{name}");
        assert_eq!(saved.micros[..kept], replay.micros[..kept], "{name}");
        assert_eq!(saved.micros.len(), saved.actions.len());
    }
    assert!(table.start(0, From::Replay(&text, whole.frames.len()), Seat::A).is_err(), "it is over there");
    assert!(table.start(0, From::Replay(&text, 1 << 20), Seat::A).is_err());
}

#[test]
fn every_bot_goes_on_from_the_middle_of_a_game() {
    every_bot_goes_on(PaperV1, &replay(PaperV1, "wanderer,delta", 3, PaperConfig::on(40, 31, 100)));
    every_bot_goes_on(Duel2048V1, &replay(Duel2048V1, "greedy,tower", 3, Duel2048Config { rounds: 20 }));
    every_bot_goes_on(StellarV1, &replay(StellarV1, "careful,spread", 3, small_map()));
}

fn place_of(at: SocketAddr, table: usize, name: &str) -> usize {
    let (_, text) = super::get(at, "/api/offer", "");
    let offer: Value = serde_json::from_str(&text).unwrap();
    let bots = offer["tables"][table]["bots"].as_array().unwrap();
    bots.iter().position(|bot| bot["name"] == name).unwrap()
}

#[test]
fn a_replay_is_analysed_drawn_and_gone_on_from_over_the_wire() {
    let at = server();
    let text = replay(PaperV1, "shipped,random", 3, PaperConfig::on(40, 31, 100)).to_json();
    let judged = |judge: usize| json!({"table": 0, "judge": judge, "record": text}).to_string();
    let (status, lines) = post(at, "/api/insight", &judged(place_of(at, 0, "shipped")));
    assert_eq!(status, 200);
    let lines = lines.lines().filter(|line| line.starts_with('{'));
    let mut lines: Vec<Value> = lines.map(|line| serde_json::from_str(line).unwrap()).collect();
    let analysis = lines.pop().unwrap()["insight"].take();
    let all = Replay::from_json(PaperRules, &text).unwrap().actions.len();
    assert_eq!((analysis["decisions"].as_array().unwrap().len(), lines.len()), (all, all));
    assert!(lines.contains(&json!({"judged": all, "all": all})));
    assert!(analysis["decisions"].as_array().unwrap().iter().any(|d| d["mistake"].is_object()));
    assert_eq!(post(at, "/api/insight", &judged(place_of(at, 0, "delta"))).0, 400, "delta values nothing");
    assert_eq!(post(at, "/api/insight", &judged(99)).0, 400);
    let (status, gif) = post(at, "/api/gif", &text);
    assert!(status == 200 && gif.starts_with("GIF89a"));
    let from = |frame: usize| json!({"table": 0, "opponent": 0, "seat": "B", "from": [text, frame]});
    let game = ask(at, "/api/new", from(10));
    assert_eq!(game["film"]["frames"].as_array().unwrap().len(), 10);
    for bad in [from(100_000), json!({"table": 1, "opponent": 0, "seat": "B", "from": [text, 3]})] {
        assert_eq!(post(at, "/api/new", &bad.to_string()).0, 400);
    }
}

#[test]
fn a_policy_that_is_brought_plays_and_nonsense_does_not() {
    let at = server();
    let bring = |table: usize, name: &str, bytes: &[u8]| {
        let file = base64::engine::general_purpose::STANDARD.encode(bytes);
        post(at, "/api/policy", &json!({"table": table, "name": name, "file": file}).to_string())
    };
    for (table, game) in ["paper", "duel2048", "stellar"].into_iter().enumerate() {
        let file = format!("{}/../checkpoints/{game}/policy.turf", env!("CARGO_MANIFEST_DIR"));
        let bytes = std::fs::read(file).unwrap();
        let (status, text) = bring(table, "<b>mine.turf", &bytes);
        assert_eq!(status, 200, "{text}");
        let answer: Value = serde_json::from_str(&text).unwrap();
        let bot = &answer["table"]["bots"][answer["place"].as_u64().unwrap() as usize];
        assert_eq!((&bot["name"], &bot["judges"]), (&json!("<b>mine"), &json!(true)));
        let started = ask(at, "/api/new", json!({"table": table, "opponent": answer["place"], "size": 2, "seat": "B"}));
        assert_eq!(started["film"]["names"][0], "<b>mine");
        let (status, text) = bring((table + 1) % 3, "other", &bytes);
        assert_eq!(status, 400, "a policy of another game: {text}");
    }
    assert_eq!(bring(0, "x", b"no policy").0, 400);
    assert_eq!(bring(9, "x", b"no policy").0, 400);
    let (_, text) =
        bring(0, "", &std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../checkpoints/paper/policy.turf")).unwrap());
    assert!(text.contains("\"policy\""), "it has some name: {text}");
}

fn judged<E: Encoding<Rules: GameView>>(encoding: E, replay: &Replay<E::Rules>) -> Analysis {
    let shipped = BotSpec::parse(encoding, "shipped").unwrap();
    let analysis = Analysis::of(&shipped, replay, false).unwrap();
    assert_eq!(analysis.decisions.len(), replay.actions.len());
    for (decision, action) in analysis.decisions.iter().zip(&replay.actions) {
        let chance = decision.chance.unwrap();
        assert!((-1.0..=1.0).contains(&chance));
        let differs = decision.line[0] != json!(action);
        assert!(differs || decision.line.len() == 1, "what was played needs no line");
        assert!(!differs || decision.line.len() <= encoding.rules().view().line);
        if let Some(mistake) = &decision.mistake {
            assert_ne!(mistake.played, mistake.better);
            assert!(encoding.rules().simultaneous() || decision.says == mistake.better);
            assert!(mistake.loss >= 0.05, "{mistake:?}, {action:?}");
        }
    }
    analysis
}

#[test]
fn all_three_shipped_policies_mark_mistakes_of_the_weak_and_none_of_their_own() {
    let mistakes = |analysis: &Analysis, player| {
        let of = |d: &&crate::timeline::Decision| d.player == player && d.mistake.is_some();
        analysis.decisions.iter().filter(of).count()
    };
    let paper = judged(PaperV1, &replay(PaperV1, "shipped,random", 3, PaperConfig::on(40, 31, 100)));
    let duel = judged(Duel2048V1, &replay(Duel2048V1, "shipped,greedy", 3, Duel2048Config::default()));
    let stellar = judged(StellarV1, &replay(StellarV1, "shipped,random", 3, small_map()));
    for analysis in [&paper, &stellar] {
        assert_eq!(mistakes(analysis, 0), 0, "what it plays is what it would have played");
    }
    // A search has a cache, so its view of a decision may change.
    assert!(mistakes(&duel, 0) * 2 <= mistakes(&duel, 1), "{} {}", mistakes(&duel, 0), mistakes(&duel, 1));
    for analysis in [&paper, &duel, &stellar] {
        assert!(mistakes(analysis, 1) > 0);
    }
}
