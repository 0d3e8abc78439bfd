//! Golden traces: games recorded from the original platforms, one JSON object per line, replayed and compared.

use serde_json::Value;

use crate::games::{duel2048, paper, stellar};

/// Replays one line of a trace file of any game; the error names the first difference.
pub fn verify_line(line: &str) -> Result<(), String> {
    let value: Value = serde_json::from_str(line).map_err(|e| format!("not a JSON object: {e}"))?;
    let has = |key: &str| value.get(key).is_some();
    if has("width") && has("actions") {
        paper::trace::verify(value)
    } else if has("array") && has("moves") {
        duel2048::rules::trace::verify(value)
    } else if has("edges") && has("turns") {
        stellar::rules::trace::verify(value)
    } else {
        Err("not a trace of a known game (expected the keys of paper, duel2048 or stellar)".into())
    }
}
