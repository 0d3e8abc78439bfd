//! The games: rules, encodings, traces.

pub mod duel2048;
pub mod paper;
pub mod stellar;

/// Compares a value of a golden trace with the one by the rules.
fn same<T: PartialEq + std::fmt::Debug>(what: &str, ours: T, theirs: T) -> Result<(), String> {
    if ours == theirs { Ok(()) } else { Err(format!("{what}: {ours:?} here, {theirs:?} in the trace")) }
}
