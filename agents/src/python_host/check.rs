//! Reading a bot file without running it, behind the same walls: which contest it was written for, and what that
//! contest does not take.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::host::Host;
use super::{BotFile, Limits};

const SCRIPT: &str = concat!(
    include_str!("py/duel2048_imports.py"),
    include_str!("py/check.py"),
    include_str!("py/host.py")
);

/// Something to mend in a bot file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// `error`, `banned`, `contract` (of the handbook's older one), `missing` (a package), `slow` or `dropped`.
    pub kind: String,
    /// Lines of the file, ascending; none where it is about no line.
    pub lines: Vec<u32>,
    /// Fault in one line; it may quote the file.
    pub what: String,
    /// Remedy in one line.
    pub fix: String,
}

/// Findings of reading a file without running it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Look {
    /// The game as given, or as the file's definitions tell.
    pub game: Option<String>,
    /// In the order in which they were found.
    pub findings: Vec<Finding>,
}

/// Reads the file; `game` where it is known. `Err` says in one line why it could not be read.
pub fn look(file: &BotFile, game: Option<&str>) -> Result<Look, String> {
    let nothing = BotFile {
        path: file.path.clone(),
        source: Vec::new(),
        interpreter: file.interpreter,
        think: None,
    };
    let mut host = Host::new(Arc::new(nothing), SCRIPT, Limits::PAPER);
    let mut body = format!("{}\n", game.unwrap_or_default()).into_bytes();
    body.extend(&file.source);
    let answer = host.new_game(0, 1).and_then(|_| host.untimed(b'L', &body, "reading"));
    let answer = answer.map_err(|why| crate::input::one_line(&why.to_string()))?;
    serde_json::from_slice(&answer.body).map_err(|e| format!("reading gave no sense: {e}"))
}
