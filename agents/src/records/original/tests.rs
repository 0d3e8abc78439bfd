use std::io::{BufReader, Read, Write};
use std::path::PathBuf;

use flate2::read::{MultiGzDecoder, ZlibDecoder};
use serde_json::Value;
use turf_env::games::duel2048::{Duel2048Rules, Duel2048V1};
use turf_env::games::paper::{PaperRules, PaperV1, trace};
use turf_env::games::stellar::StellarV1;
use turf_env::{Encoding, Player};

use super::*;
use crate::contest::host::interpreter::Interpreter;
use crate::offered::Offered;
use crate::offered::file::GameFile;
use crate::play::record::BotId;
use crate::records::replay::Replay;
use crate::records::replay::tests::played;

fn traces(name: &str) -> Vec<Value> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../env/tests/traces/{name}.jsonl.gz"));
    let mut text = String::new();
    let file = std::fs::File::open(path).expect("the traces are part of the repository");
    MultiGzDecoder::new(file).read_to_string(&mut text).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn recorded_games(small: usize, real: usize) -> impl Iterator<Item = Replay<PaperRules>> {
    let small = traces("paper_small").into_iter().take(small);
    small.chain(traces("paper_real").into_iter().take(real)).map(recorded)
}

fn recorded(value: Value) -> Replay<PaperRules> {
    let (setup, actions) = trace::game_of(value).unwrap();
    let micros = (0..actions.len() as u32).map(|i| i * 7 % 1000).collect();
    Replay {
        start_micros: [1500, 2],
        micros,
        ..Replay::of_actions(PaperRules, setup, actions, ["west", "east"].map(BotId::named))
    }
}

fn back<R: Offered>(replay: &Replay<R>) -> Replay<R> {
    let file = GameFile::of(replay.rules.write_original(replay).unwrap()).unwrap();
    assert_eq!(file.game, replay.rules.name());
    file.replay(replay.rules).unwrap()
}

#[test]
fn recorded_games_come_back_from_zlog() {
    for replay in recorded_games(usize::MAX, 3) {
        assert_eq!(back(&replay), replay);
    }
}

fn rows(board: &Value) -> String {
    let rows = board.as_array().unwrap().iter().map(|row| row.as_str().unwrap());
    rows.collect::<Vec<_>>().join("\n")
}

#[test]
fn recorded_duels_come_back_from_text() {
    for value in traces("duel2048").into_iter().take(20) {
        let moves = value["moves"].as_array().unwrap();
        // The text from the platform's own data, without our rules: decisions, and sampled boards.
        let mut text = String::new();
        for (i, m) in moves.iter().enumerate() {
            for sample in value["samples"].as_array().unwrap().iter().filter(|s| s[0] == i) {
                text += &format!("&p{}:\n{}\n", m[0], rows(&sample[1]));
            }
            let (kind, answer) = (m[2].as_str().unwrap(), &m[3]);
            let what = match kind {
                "p" => format!("position ({}, {})", answer[0], answer[1]),
                _ => match answer.as_u64().and_then(|d| ["up", "down", "left", "right"].get(d as usize).copied()) {
                    Some(name) => format!("direction {name}"),
                    None => break, // a malformed answer has no line
                },
            };
            text += &format!("&d{}:player {} set {what}\n", m[0], m[1]);
        }
        let (reason, winner) = (value["reason"].as_str().unwrap(), &value["winner"]);
        text += &match winner.as_u64() {
            Some(w) if reason == "score" => format!("&e:player {w} win by level 9 (0 to 1)\n"),
            Some(w) => format!("&e:player {} violate by anything\n&e:player {w} win\n", 1 - w),
            None => "&e:draw\n".into(),
        };
        let replay = GameFile::of(text.into_bytes()).unwrap().replay(Duel2048Rules).unwrap();
        assert_eq!(back(&replay), replay);
        if reason == "score" {
            let last = replay.positions().last().unwrap();
            assert_eq!(last.board().to_string(), rows(&value["final"]));
        } else {
            assert_eq!(replay.winner.map(|p| p.index() as u64), winner.as_u64());
        }
    }
}

#[test]
fn own_games_come_back() {
    fn check<E: Encoding<Rules: Offered>>(encoding: E, seed: u64) -> [Replay<E::Rules>; 2] {
        let replay = played(encoding, seed);
        [back(&replay), replay]
    }
    for seed in 0..4 {
        let [back, replay] = check(PaperV1, seed);
        assert_eq!((back.actions, back.micros.len()), (replay.actions, replay.micros.len()));
        let [back, replay] = check(Duel2048V1, seed);
        assert_eq!((back.actions, back.scores), (replay.actions, replay.scores));
        let [back, replay] = check(StellarV1, seed);
        assert_eq!((back.actions, back.scores), (replay.actions, replay.scores));
        assert_eq!(back.setup.map.xy(), replay.setup.map.xy());
    }
}

const LOOK: &str = include_str!("reads_a_zlog.py");

fn python(script: &str, input: &[u8]) -> Option<Vec<u8>> {
    let python = Interpreter::find().map_err(|why| println!("NOT CHECKED: {why}")).ok()?;
    Some(python.run(&["-c", script], input).unwrap())
}

#[test]
fn python_unpickles_what_the_2018_platform_wrote() {
    for replay in recorded_games(6, 1) {
        let Some(seen) = python(LOOK, &PaperRules.write_original(&replay).unwrap()) else {
            return;
        };
        let seen: Value = serde_json::from_slice(&seen).unwrap();
        let board = replay.setup.board;
        assert_eq!(seen["players"], serde_json::json!(["west", "east"]));
        assert_eq!(seen["size"], serde_json::json!([board.width, board.height]));
        assert_eq!((&seen["maxturn"], &seen["maxtime"]), (&board.max_turns.into(), &30.into()));
        assert_eq!(seen["frames"], replay.actions.len() + 1);
        assert_eq!(seen["result"][0].as_u64(), replay.winner.map(|p| p.index() as u64));
        let by_area = matches!(&*replay.reason, "FAC" | "END");
        assert_eq!(seen["result"].as_array().unwrap().len(), 2 + by_area as usize);
        for (i, game) in replay.positions().enumerate() {
            assert_eq!(seen["areas"][i], serde_json::json!(Player::BOTH.map(|p| game.area(p))));
            let heads = Player::BOTH.map(|p| (p.index() + 1, game.head(p).0, game.head(p).1, game.heading(p)));
            assert_eq!(seen["heads"][i], serde_json::json!(heads));
        }
        let spent: u32 = replay.micros.iter().step_by(2).sum();
        let left = 30.0 - (1500 + spent) as f64 * 1e-6;
        assert!((seen["times"][0].as_f64().unwrap() - left).abs() < 1e-6);
    }
}

/// Uses Python's own pickler, like the platform, with all protocols from then on.
#[test]
fn what_python_pickles_is_read() {
    let again = |protocol: u8| {
        format!(
            "import pickle, sys, zlib\nr = pickle.loads(zlib.decompress(sys.stdin.buffer.read()))\n\
             for f in r['log']:\n    f['fields'] = tuple(tuple(c) for c in f['fields'])\n\
             sys.stdout.buffer.write(zlib.compress(pickle.dumps(r, {protocol}), 9))"
        )
    };
    let replay = recorded(traces("paper_small").swap_remove(0));
    let ours = PaperRules.write_original(&replay).unwrap();
    for protocol in 2..=5 {
        let Some(theirs) = python(&again(protocol), &ours) else {
            return;
        };
        assert_eq!(GameFile::of(theirs).unwrap().replay(PaperRules).as_ref(), Ok(&replay));
    }
    let evil = "import os, pickle, sys, zlib\nclass E:\n    def __reduce__(self): return (os.system, ('true',))\n\
                sys.stdout.buffer.write(zlib.compress(pickle.dumps(E())))";
    let error = PaperRules.read_original(&python(evil, b"").unwrap()).unwrap_err();
    assert!(error.contains("opcode") && error.contains("not one of plain data"), "{error}");
}

#[test]
fn false_zlogs_are_refused() {
    let replay = recorded(traces("paper_small").swap_remove(1));
    let refused = |change: fn(&mut Replay<PaperRules>), says: &str| {
        let mut replay = replay.clone();
        change(&mut replay);
        let error = PaperRules.read_original(&PaperRules.write_original(&replay).unwrap()).unwrap_err();
        assert!(error.contains(says) && !error.contains('\n'), "{error}");
    };
    refused(|r| r.winner = r.winner.map(|p| !p), "its actions end with");
    refused(|r| r.actions.truncate(2), "end before the game");
    assert!(GameFile::of(vec![0x78]).unwrap().replay(PaperRules).is_err());
    assert!(GameFile::of(vec![0xFF, 0]).is_err());
}

/// A small file that unpacks to 256 MB is rejected after less than a tenth of that.
#[test]
fn packed_bombs_are_refused() {
    let long_text = [b"\x80\x03X".as_slice(), &(200u32 << 20).to_le_bytes()].concat();
    for (head, filling, says) in [
        (b"\x80\x03".as_slice(), b'N', "too many values"),
        (b"\x80\x03", b']', "too many values"),
        (b"\x80\x03N", 0x94, "too many memos"),
        (&long_text, b'a', "too much text"),
    ] {
        let mut bomb = head.to_vec();
        bomb.resize(256 << 20, filling);
        let unpacked = bomb.len() as u64;
        let bomb = packed(&bomb);
        assert!(100 * bomb.len() < 256 << 20, "{}", bomb.len());
        let mut unpacker = ZlibDecoder::new(&*bomb);
        let error = zlog::read_unpacked(BufReader::new(&mut unpacker)).unwrap_err();
        assert!(error.contains(says), "{error}");
        assert!(10 * unpacker.total_out() < unpacked, "{} unpacked", unpacker.total_out());
        let error = GameFile::of(bomb).unwrap().replay(PaperRules).unwrap_err();
        assert!(error.contains(says), "{error}");
    }
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packer = flate2::write::ZlibEncoder::new(vec![], flate2::Compression::fast());
    packer.write_all(bytes).unwrap();
    packer.finish().unwrap()
}
