//! Report of a check: what was found in a bot file, the trial games, and whether the file may play.

use std::fmt::{Display, Formatter, Result};

use serde::{Deserialize, Serialize};

use super::host::BotFile;
use super::host::check::{BANNED, ERROR, Finding, Look};
use super::trial::{Trial, no_moves};
use crate::input::{cut, printable};
use crate::words;

const QUOTED: usize = 120;

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Report {
    pub file: String,
    /// Null if neither the caller nor the file names it.
    pub game: Option<String>,
    pub python: String,
    pub numpy: bool,
    pub plays: bool,
    /// True if the organiser refuses files that use what the contest bans.
    pub strict_bans: bool,
    pub findings: Vec<Finding>,
    pub games: Vec<Trial>,
}

impl Report {
    /// Starts a report with what [`look`](super::host::check::look) found.
    pub fn of(file: &BotFile, name: String, look: Look, strict_bans: bool) -> Self {
        let python = file.interpreter;
        let mut report = Self {
            file: name,
            game: look.game,
            python: python.version.map(|part| part.to_string()).join("."),
            numpy: python.has("numpy"),
            strict_bans,
            ..Self::default()
        };
        report.find(file, look.findings);
        report
    }

    /// Returns true if the file can be loaded, as far as reading it shows.
    pub fn can_load(&self) -> bool {
        !self.has(ERROR)
    }

    fn has(&self, kind: &str) -> bool {
        self.findings.iter().any(|finding| finding.kind == kind)
    }

    /// Adds the trial games, and decides: refused is a file that does not load, or of which no decision counts in any of
    /// them; and under strict bans one that uses what the contest bans. All others play, be it with a warning: in an official
    /// game an error costs that game alone.
    pub fn add(&mut self, file: &BotFile, games: Vec<Trial>) {
        self.find(file, games.iter().flat_map(|trial| trial.findings(file)));
        self.find(file, no_moves(&games));
        self.plays = games.iter().any(Trial::counts) && !(self.strict_bans && self.has(BANNED));
        self.games = games;
    }

    /// Adds new findings, each with its first line of the file.
    fn find(&mut self, file: &BotFile, findings: impl IntoIterator<Item = Finding>) {
        let text = String::from_utf8_lossy(&file.source);
        for mut finding in findings {
            let place = finding.lines.first().and_then(|line| line.checked_sub(1));
            let line = place.and_then(|place| text.lines().nth(place as usize));
            finding.code = line.map(|line| cut(line.trim(), QUOTED));
            if !self.findings.contains(&finding) {
                self.findings.push(finding);
            }
        }
    }

    /// Returns true if the file plays although it lost a trial game by an error.
    pub fn warns(&self) -> bool {
        self.plays && self.has(ERROR)
    }

    pub fn verdict(&self) -> &'static str {
        match (self.plays, self.has(ERROR), self.has(BANNED)) {
            (true, false, false) if self.findings.is_empty() => "it plays; nothing to fix",
            (true, false, false) => "it plays",
            (true, true, false) => "it plays, but it lost a test game by an error, and may lose others the same way",
            (true, false, true) => "it plays, though it uses what the contest bans; an organiser may refuse it",
            (true, true, true) => {
                "it plays, but it lost a test game by an error, and it uses what the contest bans; an organiser may refuse it"
            }
            (false, false, true) if self.strict_bans => {
                "it may not play: it uses what the contest bans, and bans are strict"
            }
            (false, ..) if self.games.is_empty() => "it would not play: it cannot be loaded",
            (false, ..) => "it would not play: no decision of it counts in any test game",
        }
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut Formatter) -> Result {
        let numpy = if self.numpy { "with" } else { "without" };
        let game = self.game.as_deref().unwrap_or("unknown game");
        writeln!(
            f,
            "{}: {}; Python {} {numpy} numpy",
            printable(&self.file),
            printable(game),
            printable(&self.python)
        )?;
        for finding in &self.findings {
            let lines: Vec<String> = finding.lines.iter().map(u32::to_string).collect();
            let place = match lines.len() {
                0 => String::new(),
                1 => format!("line {}: ", lines[0]),
                _ => format!("lines {}: ", lines.join(", ")),
            };
            writeln!(f, "{:<9} {place}{}", printable(&finding.kind), printable(&finding.what))?;
            if let Some(code) = &finding.code {
                writeln!(f, "          | {}", printable(code))?;
            }
            writeln!(f, "          → {}", printable(&finding.fix))?;
        }
        for trial in &self.games {
            let result = match trial.winner {
                Some(winner) if winner == trial.seat => "won",
                Some(_) => "lost",
                None => "drew",
            };
            writeln!(
                f,
                "as {} against {}: {result}, {}; {} turns, {:.2} s of thinking, at most {:.3} s at once",
                if trial.seat == 0 { "first" } else { "second" },
                printable(&trial.against),
                printable(words::reason(self.game.as_deref().unwrap_or_default(), &trial.reason)),
                trial.turns,
                trial.thought_s,
                trial.slowest_s
            )?;
        }
        writeln!(f, "{}", self.verdict())
    }
}
