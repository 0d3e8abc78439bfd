//! Every golden trace replays without a difference, and a changed one is noticed.

use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use serde_json::{Value, json};
use turf_env::trace::verify_line;

fn lines(name: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/traces").join(name);
    let mut text = String::new();
    GzDecoder::new(std::fs::File::open(path).expect("the trace file")).read_to_string(&mut text).expect("gzip");
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

fn good(line: &str) -> Value {
    assert_eq!(verify_line(line), Ok(()));
    serde_json::from_str(line).expect("JSON")
}

fn changes_are_noticed(good: &Value, changes: impl IntoIterator<Item = (&'static str, Value)>) {
    for (at, value) in changes {
        let mut bad = good.clone();
        *bad.pointer_mut(at).expect("a place in the trace") = value;
        assert!(bad != *good && verify_line(&bad.to_string()).is_err(), "{at}");
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
    let good = good(&lines("paper_small.jsonl.gz")[0]);
    let other = json!(1 - good["winner"].as_i64().expect("a win"));
    changes_are_noticed(
        &good,
        [
            ("/winner", other),
            ("/reason", json!(0)),
            ("/areas", json!([1, 2])),
            ("/heads", json!([[0, 0, 0], [1, 1, 1]])),
            ("/final_bands", json!("0*1")),
            ("/actions", json!("SS")),
        ],
    );
}

#[test]
fn duel2048() {
    all_pass("duel2048.jsonl.gz", 60);
}

#[test]
fn a_changed_duel2048_trace_fails() {
    let lines = lines("duel2048.jsonl.gz");
    changes_are_noticed(
        &good(&lines[1]),
        [
            ("/winner", json!(null)),
            ("/reason", json!("violate")),
            ("/levels", json!([[1], [1]])),
            ("/played_rounds", json!(19)),
            ("/final", json!(["", "", "", ""])),
            ("/samples", json!([[4, ["", "", "", ""]]])),
            ("/moves", json!([[0, 0, "p", [0, 3]]])),
            ("/array", json!([0])),
        ],
    );
    let lost = lines.iter().find(|l| l.contains("violate")).expect("a lost game");
    let mut lost = good(lost);
    let n = lost["moves"].as_array().expect("moves").len();
    lost["moves"][n - 1][3] = json!("sideways");
    assert_eq!(verify_line(&lost.to_string()), Ok(()), "a malformed answer loses too");
}

#[test]
fn stellar() {
    all_pass("stellar.jsonl.gz", 30);
}

#[test]
fn a_changed_stellar_trace_fails() {
    changes_are_noticed(
        &good(&lines("stellar.jsonl.gz")[0]),
        [
            ("/winner_platform", json!(-1)),
            ("/reason", json!("turns")),
            ("/troops", json!([0, 437.949284])),
            ("/nodes", json!([0, 8])),
            ("/start/owner/5", json!(0)),
            ("/turns/2/rejected/0", json!(false)),
            ("/turns/0/power/29/1", json!(67.428933)),
            ("/turns/0/orders/1/0/2", json!(50.0001)),
        ],
    );
}
