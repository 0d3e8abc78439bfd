//! Every golden trace replays without a difference, and a changed one is noticed.

use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use turf_env::trace::verify_line;

fn lines(name: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/traces").join(name);
    let mut text = String::new();
    GzDecoder::new(std::fs::File::open(path).expect("the trace file"))
        .read_to_string(&mut text)
        .expect("gzip");
    text.lines().map(String::from).collect()
}

fn all_pass(name: &str, expected: usize) {
    let lines = lines(name);
    assert_eq!(lines.len(), expected, "{name}");
    for (i, line) in lines.iter().enumerate() {
        if let Err(what) = verify_line(line) {
            panic!("{name}:{}: {what}", i + 1);
        }
    }
}

#[test]
fn paper_small() {
    all_pass("paper_small.jsonl.gz", 400);
}

#[test]
fn paper_full() {
    all_pass("paper_full.jsonl.gz", 40);
}

#[test]
fn paper_real() {
    all_pass("paper_real.jsonl.gz", 24);
}

#[test]
fn a_changed_paper_trace_fails() {
    let good: serde_json::Value = serde_json::from_str(&lines("paper_small.jsonl.gz")[0]).expect("JSON");
    assert_eq!(verify_line(&good.to_string()), Ok(()));
    let changes: [(&str, serde_json::Value); 6] = [
        ("winner", serde_json::json!(1 - good["winner"].as_i64().expect("a win"))),
        ("reason", serde_json::json!(0)),
        ("areas", serde_json::json!([1, 2])),
        ("heads", serde_json::json!([[0, 0, 0], [1, 1, 1]])),
        ("final_bands", serde_json::json!("0*1")),
        ("actions", serde_json::json!("SS")),
    ];
    for (key, value) in changes {
        let mut bad = good.clone();
        bad[key] = value;
        assert!(verify_line(&bad.to_string()).is_err(), "{key}");
    }
}

#[test]
fn duel2048() {
    all_pass("duel2048.jsonl.gz", 60);
}

#[test]
fn a_changed_duel2048_trace_fails() {
    let lines = lines("duel2048.jsonl.gz");
    let good: serde_json::Value = serde_json::from_str(&lines[1]).expect("JSON");
    assert_eq!(verify_line(&good.to_string()), Ok(()));
    let changes = [
        ("winner", serde_json::json!(null)),
        ("reason", serde_json::json!("violate")),
        ("levels", serde_json::json!([[1], [1]])),
        ("played_rounds", serde_json::json!(19)),
        ("final", serde_json::json!(["", "", "", ""])),
        ("samples", serde_json::json!([[4, ["", "", "", ""]]])),
        ("moves", serde_json::json!([[0, 0, "p", [0, 3]]])),
        ("array", serde_json::json!([0])),
    ];
    for (key, value) in changes {
        let mut bad = good.clone();
        assert!(!bad[key].is_null() || key == "winner", "{key} is a key of the trace");
        bad[key] = value;
        assert!(verify_line(&bad.to_string()).is_err(), "{key}");
    }
    let lost = lines.iter().find(|l| l.contains("violate")).expect("a lost game");
    let mut lost: serde_json::Value = serde_json::from_str(lost).expect("JSON");
    let n = lost["moves"].as_array().expect("moves").len();
    lost["moves"][n - 1][3] = serde_json::json!("sideways");
    assert_eq!(verify_line(&lost.to_string()), Ok(()), "a malformed answer loses too");
}

#[test]
fn stellar() {
    all_pass("stellar.jsonl.gz", 30);
}

#[test]
fn a_changed_stellar_trace_fails() {
    let lines = lines("stellar.jsonl.gz");
    let good: serde_json::Value = serde_json::from_str(&lines[0]).expect("JSON");
    assert_eq!(verify_line(&good.to_string()), Ok(()));
    type Change = fn(&mut serde_json::Value);
    let changes: [(&str, Change); 8] = [
        ("winner", |t| t["winner_platform"] = serde_json::json!(-1)),
        ("reason", |t| t["reason"] = serde_json::json!("turns")),
        ("troops", |t| t["troops"] = serde_json::json!([0, 437.949284])),
        ("nodes", |t| t["nodes"] = serde_json::json!([0, 8])),
        ("start", |t| t["start"]["owner"][5] = serde_json::json!(0)),
        ("rejected", |t| t["turns"][2]["rejected"][0] = serde_json::json!(false)),
        ("power", |t| {
            t["turns"][0]["power"][29][1] = serde_json::json!(67.428933)
        }),
        ("amount", |t| {
            t["turns"][0]["orders"][1][0][2] = serde_json::json!(50.0001)
        }),
    ];
    for (what, change) in changes {
        let mut bad = good.clone();
        change(&mut bad);
        assert_ne!(bad, good, "{what}");
        assert!(verify_line(&bad.to_string()).is_err(), "{what}");
    }
}
