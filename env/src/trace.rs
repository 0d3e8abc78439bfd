//! Golden traces: games recorded from the original platforms, one JSON object per line, replayed and compared.

use std::fmt::Debug;

use serde_json::Value;

/// Replays one line of a trace file of any game; the error names the first difference.
pub fn verify_line(line: &str) -> Result<(), String> {
    let value: Value = serde_json::from_str(line).map_err(|e| format!("not a JSON object: {e}"))?;
    let has = |key: &str| value.get(key).is_some();
    if has("width") && has("actions") {
        crate::games::paper::rules::trace::verify(value)
    } else if has("array") && has("moves") {
        crate::games::duel2048::rules::trace::verify(value)
    } else if has("edges") && has("turns") {
        crate::games::stellar::rules::trace::verify(value)
    } else {
        Err("not a trace of a known game (expected the keys of paper, duel2048 or stellar)".into())
    }
}

pub(crate) fn same<T: PartialEq + Debug>(what: &str, ours: T, theirs: T) -> Result<(), String> {
    if ours == theirs { Ok(()) } else { Err(format!("{what}: {ours:?} here, {theirs:?} in the trace")) }
}
