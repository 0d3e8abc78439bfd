//! Records of the original platforms are read, and written back unchanged.

use std::io::Read;
use std::path::Path;
use turf_agents::Offered;

use flate2::read::GzDecoder;
use serde_json::Value;
use turf_agents::offered::file::GameFile;
use turf_agents::records::replay::Replay;
use turf_env::Player;
use turf_env::games::duel2048::Duel2048Rules;
use turf_env::games::stellar::{Scoring, StellarRules};

fn record(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(name);
    let bytes = std::fs::read(&path).expect("the records are part of the repository");
    let mut plain = Vec::new();
    match name.ends_with(".gz") {
        true => GzDecoder::new(&*bytes).read_to_end(&mut plain).expect("gzip"),
        false => return bytes,
    };
    plain
}

fn again<R: Offered>(rules: R, bytes: &[u8]) -> (Replay<R>, Vec<u8>) {
    let file = GameFile::of(bytes.to_vec()).expect("it is known");
    let replay = file.replay(rules).expect("it is sound");
    let ours = Replay::from_json(rules, &replay.to_json()).expect("ours");
    let written = rules.write_original(&ours).expect("it can be written");
    (ours, written)
}

#[test]
fn duels_come_back_byte_for_byte() {
    for (name, reason, winner, turns) in [
        ("duel2048-1.txt.gz", "score", Player::B, 500),
        ("duel2048-2.txt.gz", "score", Player::A, 60),
        ("duel2048-3.txt", "ERR", Player::B, 9),
        ("duel2048-4.txt", "violate", Player::A, 7),
    ] {
        let bytes = record(name);
        let (replay, written) = again(Duel2048Rules, &bytes);
        assert_eq!((&*replay.reason, replay.winner), (reason, Some(winner)), "{name}");
        assert_eq!(replay.turns, turns, "{name}");
        assert_eq!(replay.bots[1].name, "F19players/F-Echo.py");
        assert!(written == bytes, "{name}: {}", String::from_utf8_lossy(&written));
    }
}

#[test]
fn a_stellar_game_comes_back_equal() {
    let bytes = record("stellar-output.json.gz");
    let (replay, written) = again(StellarRules, &bytes);
    assert_eq!((&*replay.reason, replay.winner, replay.turns), ("turns", Some(Player::B), 100));
    assert_eq!(replay.setup.scoring, Scoring::Nodes);
    assert_eq!(replay.setup.map.in_order()[12], [7, 8, 20, 14]);
    let [before, after]: [Value; 2] = [&bytes, &written].map(|b| serde_json::from_slice(b).expect("JSON"));
    assert!(before == after, "another record");
}
