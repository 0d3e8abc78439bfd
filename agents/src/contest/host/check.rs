//! Static check of a bot file, behind the same walls, without running it: its contest, and constructs that the contest
//! rejects.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::runner::Host;
use super::{BotFile, Limits};

const SCRIPT: &str = concat!(
    include_str!("../../python/duel2048/imports.py"),
    include_str!("../../python/check.py"),
    include_str!("../../python/host.py")
);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// `error`, `banned`, `contract` (of the handbook's older one), `missing` (a package), `slow` or `dropped`.
    pub kind: String,
    pub lines: Vec<u32>,
    pub what: String,
    pub fix: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Look {
    pub game: Option<String>,
    pub findings: Vec<Finding>,
}

/// Checks the file; `game` if it is known. `Err` says in one line why the file could not be read.
pub fn look(file: &BotFile, game: Option<&str>) -> Result<Look, String> {
    let nothing = BotFile::new(&file.path, [], file.interpreter);
    let mut host = Host::new(Arc::new(nothing), SCRIPT, Limits::PAPER);
    let mut body = format!("{}\n", game.unwrap_or_default()).into_bytes();
    body.extend(&file.source);
    let answer = host.new_game(0, 1).and_then(|_| host.untimed(b'L', &body, "reading"));
    let answer = answer.map_err(crate::input::one_line)?;
    serde_json::from_slice(&answer.body).map_err(|e| format!("reading gave no sense: {e}"))
}
