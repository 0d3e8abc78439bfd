//! Static check of a bot file, behind the same walls, without running it: its contest, and constructs that the contest
//! rejects.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::runner::Host;
use super::{BotFile, Limits};

const SCRIPT: &str = concat!(
    include_str!("../../python/duel2048/imports.py"),
    include_str!("../../python/mistakes.py"),
    include_str!("../../python/check.py"),
    include_str!("../../python/host.py")
);

pub const ERROR: &str = "error";
pub const BANNED: &str = "banned";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// `error`, `banned`, `contract` (of the handbook's older one), `missing` (a package), `encoding`, `answer` (no move),
    /// `slow`, `output` or `dropped`.
    pub kind: String,
    pub lines: Vec<u32>,
    /// First of the lines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    pub what: String,
    pub fix: String,
}

impl Finding {
    pub fn new(kind: &str, lines: Vec<u32>, what: String, fix: &str) -> Self {
        let (kind, fix) = (kind.into(), fix.into());
        Self { kind, lines, code: None, what, fix }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Look {
    pub game: Option<String>,
    pub findings: Vec<Finding>,
}

impl Look {
    /// Describes in one line the use of what the contest bans; `None` if there is none.
    pub fn banned(&self) -> Option<String> {
        let banned = self.findings.iter().filter(|finding| finding.kind == BANNED);
        let told = banned.map(|finding| match finding.lines.first() {
            Some(line) => format!("{} (line {line})", finding.what),
            None => finding.what.clone(),
        });
        let told: Vec<String> = told.collect();
        (!told.is_empty()).then(|| told.join(", "))
    }
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
