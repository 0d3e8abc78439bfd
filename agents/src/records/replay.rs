//! Replay records: a game on one line of JSON, from which it can be played again exactly.
//!
//! | key | value |
//! |---|---|
//! | `format`, `version` | `"turf-replay"`, [`VERSION`] |
//! | `written_by` | the program and its version; built-in bots are part of it |
//! | `game` | [`Rules::name`] |
//! | `bots` | players A and B: `name`, and `hash` of the bot's file (`"sha256:…"`, null for a built-in bot) |
//! | `result` | `winner` (0: A, 1: B, null: a draw), `reason`, `turns`, `score` of each side; `detail` of a forfeit |
//! | `setup` | all random decisions |
//! | `actions` | actions of both players in turn, as the game's [`Contest`] writes them |
//! | `start_micros` | thinking time of each player before the first decision, in microseconds |
//! | `micros` | thinking time of each decision, in microseconds, as charged; empty if unknown |
//! | `when` | date and time of the game if the original record has it; omitted otherwise |
//! | `printed` | output of bots: `decision`, counted from 0 over both players, and `text`; omitted if empty |
//!
//! Reading checks the set-up, replays the game and compares the result with the stated one, so files need not be trusted.

#[cfg(test)]
pub(crate) mod tests;

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use turf_env::{ActionOf, Game, Player, Rules};

use crate::input;
use crate::play::contest::{Contest, VOID};
use crate::play::record::{BotId, PlayedGame, Printed};

/// Version of the format. Other versions are rejected.
pub const VERSION: u32 = 1;
pub const MAX_BYTES: u64 = 16 << 20;

const FORMAT: &str = "turf-replay";
const MAX_TEXT: usize = 16 << 10;

#[derive(Clone, Debug, PartialEq)]
pub struct Replay<R: Rules> {
    pub rules: R,
    pub setup: R::Setup,
    /// Actions of both players in turn. The last one may be illegal if it lost the game.
    pub actions: Vec<ActionOf<R>>,
    pub bots: [BotId; 2],
    pub winner: Option<Player>,
    pub reason: String,
    /// Cause of a forfeit.
    pub detail: Option<String>,
    pub turns: u32,
    pub scores: [f64; 2],
    pub start_micros: [u32; 2],
    /// Thinking time of each decision, including that of a forfeit. Empty if unknown.
    pub micros: Vec<u32>,
    pub printed: Vec<Printed>,
    /// Date and time of the game according to an original platform's record.
    pub when: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{why}", .file.as_ref().map_or(String::new(), |file| format!("{}: ", file.display())))]
pub struct ReplayError {
    pub file: Option<PathBuf>,
    pub why: String,
}

impl ReplayError {
    pub(crate) fn new(file: Option<&Path>, why: String) -> Self {
        Self { file: file.map(Path::to_owned), why: input::one_line(&why) }
    }
}

#[derive(Deserialize)]
struct Header {
    format: String,
    version: u32,
    game: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Record<S> {
    format: String,
    version: u32,
    written_by: String,
    game: String,
    bots: [BotId; 2],
    result: ResultRecord,
    setup: S,
    actions: Value,
    start_micros: [u32; 2],
    micros: Vec<u32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    printed: Vec<Printed>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    when: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ResultRecord {
    winner: Option<u8>,
    reason: String,
    turns: u32,
    score: [f64; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
}

/// Returns the name of the game. Fails for other formats and versions.
pub fn game_of(text: &str) -> Result<String, ReplayError> {
    header(text).map(|h| h.game).map_err(|why| ReplayError::new(None, why))
}

fn header(text: &str) -> Result<Header, String> {
    let header: Header = serde_json::from_str(text).map_err(|e| format!("not a replay: {e}"))?;
    if header.format != FORMAT {
        return Err(format!("not a replay: its format is not {FORMAT}"));
    }
    match header.version {
        VERSION => Ok(header),
        n => Err(format!("a replay of version {n}; this program reads version {VERSION}")),
    }
}

pub fn read_bytes(path: &Path) -> Result<Vec<u8>, ReplayError> {
    let fail = |why: String| ReplayError::new(Some(path), why);
    input::read(path, MAX_BYTES).map_err(|e| match e.kind() {
        ErrorKind::FileTooLarge => fail(format!("larger than {} MB: not a replay", MAX_BYTES >> 20)),
        _ => fail(e.to_string()),
    })
}

impl<R: Contest> Replay<R> {
    pub fn new(played: &PlayedGame<R>, bots: [BotId; 2]) -> Self {
        Self {
            rules: played.rules,
            setup: played.setup.clone(),
            actions: played.actions.clone(),
            bots,
            winner: played.winner,
            reason: played.reason.to_string(),
            detail: played.detail.clone(),
            turns: played.turns,
            scores: played.scores,
            start_micros: played.start_micros,
            micros: played.micros.clone(),
            printed: played.printed.clone(),
            when: None,
        }
    }

    /// Makes the record of a game as far as its actions tell: without times, texts of bots and the end of a forfeit.
    pub(super) fn of_actions(rules: R, setup: R::Setup, actions: Vec<ActionOf<R>>, bots: [BotId; 2]) -> Self {
        let mut replay = Self {
            rules,
            setup,
            actions,
            bots,
            winner: None,
            reason: String::new(),
            detail: None,
            turns: 0,
            scores: [0.0; 2],
            start_micros: [0; 2],
            micros: vec![],
            printed: vec![],
            when: None,
        };
        let last = replay.positions().last().expect("the first one");
        (replay.turns, replay.scores) = (last.turn(), last.scores());
        if let Some(outcome) = last.outcome() {
            (replay.winner, replay.reason) = (outcome.winner, outcome.reason.into());
        }
        replay
    }

    /// Removes output, error messages and tracebacks of bots except in their `own` seats, because opponents can read replays.
    pub fn hide_output(&mut self, own: [bool; 2]) {
        let movers: Vec<Player> = self.positions().map(|game| game.to_move()).collect();
        let mover = |decision: u32| movers.get(decision as usize).or(movers.last());
        let is_own = |player: Option<&Player>| player.is_some_and(|player| own[player.index()]);
        self.printed.retain(|printed| is_own(mover(printed.decision)));
        if !is_own(self.winner.map(|winner| !winner).as_ref()) {
            self.detail = None;
        }
    }

    pub fn to_json(&self) -> String {
        let record = Record {
            format: FORMAT.into(),
            version: VERSION,
            written_by: concat!("turf ", env!("CARGO_PKG_VERSION")).into(),
            game: self.rules.name().into(),
            bots: self.bots.clone(),
            result: ResultRecord {
                winner: self.winner.map(|p| p.index() as u8),
                reason: self.reason.clone(),
                turns: self.turns,
                score: self.scores,
                detail: self.detail.clone(),
            },
            setup: &self.setup,
            actions: self.rules.write_actions(&self.actions),
            start_micros: self.start_micros,
            micros: self.micros.clone(),
            printed: self.printed.clone(),
            when: self.when.clone(),
        };
        serde_json::to_string(&record).expect("text, numbers and lists") + "\n"
    }

    pub fn read(rules: R, path: &Path) -> Result<Self, ReplayError> {
        let bytes = read_bytes(path)?;
        let text = std::str::from_utf8(&bytes).map_err(|e| format!("not a replay: {e}"));
        text.and_then(|text| Self::parse(rules, text)).map_err(|why| ReplayError::new(Some(path), why))
    }

    pub fn from_json(rules: R, text: &str) -> Result<Self, ReplayError> {
        Self::parse(rules, text).map_err(|why| ReplayError::new(None, why))
    }

    fn parse(rules: R, text: &str) -> Result<Self, String> {
        let game = header(text)?.game;
        if game != rules.name() {
            return Err(format!("a replay of {game}, not of {}", rules.name()));
        }
        let record: Record<R::Setup> =
            serde_json::from_str(text).map_err(|e| format!("not a replay of {}: {e}", rules.name()))?;
        rules.check_setup(&record.setup).map_err(|why| format!("setup: {why}"))?;
        let result = record.result;
        let winner = match result.winner {
            None => None,
            Some(0) => Some(Player::A),
            Some(1) => Some(Player::B),
            Some(_) => return Err("result: the winner is none of 0, 1, null".into()),
        };
        let replay = Self {
            rules,
            setup: record.setup,
            actions: rules.read_actions(record.actions)?,
            bots: record.bots,
            winner,
            reason: result.reason,
            detail: result.detail,
            turns: result.turns,
            scores: result.score,
            start_micros: record.start_micros,
            micros: record.micros,
            printed: record.printed,
            when: record.when,
        };
        replay.check()?;
        Ok(replay)
    }

    /// Iterates over all positions, including the first. An illegal last action leads to no position.
    pub fn positions(&self) -> impl Iterator<Item = R::Game> {
        let mut next = Some(self.rules.start(&self.setup));
        let mut actions = self.actions.iter();
        std::iter::from_fn(move || {
            let game = next.take()?;
            next = actions.next().filter(|action| game.is_legal(action)).map(|action| {
                let mut after = game.clone();
                after.play(action);
                after
            });
            Some(game)
        })
    }

    pub fn check(&self) -> Result<(), String> {
        let own = [Some(&self.reason), self.detail.as_ref(), self.when.as_ref()];
        let of_bots = self.bots.iter().flat_map(|b| [Some(&b.name), b.hash.as_ref()]);
        if of_bots.chain(own).flatten().any(|text| text.len() > MAX_TEXT) {
            return Err(format!("a name or reason of more than {MAX_TEXT} bytes"));
        }
        // Terminals and pages show these texts.
        let names = self.bots.iter().map(|bot| &*bot.name).chain([&*self.reason]);
        let mut shown = names.chain(self.detail.iter().flat_map(|detail| detail.lines()));
        if !shown.all(input::is_plain) {
            return Err("a control character in a name or reason".into());
        }
        let mut game = self.rules.start(&self.setup);
        let mut illegal = false;
        for (i, action) in self.actions.iter().enumerate() {
            if !game.is_legal(action) {
                // The contest decides the effect of an illegal action, which can only be the last one.
                if i + 1 < self.actions.len() || game.outcome().is_some() {
                    return Err(format!("action {i} is illegal"));
                }
                illegal = true;
                break;
            }
            game.play(action);
        }
        self.check_result(&game)?;
        self.check_printed()?;
        // A bot that forfeited has one more request than answers.
        let most = self.actions.len() + (game.outcome().is_none() && !illegal) as usize;
        match self.micros.len() {
            0 => Ok(()),
            n if n == self.actions.len() || n == most => Ok(()),
            n => Err(format!("micros: {n} times for {} actions", self.actions.len())),
        }
    }

    fn check_printed(&self) -> Result<(), String> {
        let mut least = 0;
        for Printed { decision, text } in &self.printed {
            let place = *decision as usize;
            if !(least..=self.actions.len()).contains(&place) || text.len() > MAX_TEXT {
                return Err(format!("printed: none can be of decision {decision}"));
            }
            least = place + 1;
        }
        Ok(())
    }

    fn check_result(&self, last: &R::Game) -> Result<(), String> {
        if (&*self.reason, self.winner) == (VOID, None) {
            return Ok(()); // the rules may fail at another place today
        }
        let shown = |winner: Option<Player>| winner.map_or("a draw".into(), |p| format!("a win of {}", p.index()));
        if let Some(outcome) = last.outcome() {
            if (outcome.winner, outcome.reason) != (self.winner, &self.reason) {
                return Err(format!(
                    "result: its actions end with {}, {}, not with {}, {}",
                    shown(outcome.winner),
                    outcome.reason,
                    shown(self.winner),
                    self.reason
                ));
            }
        } else {
            // The player to move forfeited; before the first action it may be either player.
            let winner = self.winner.ok_or("result: a game that did not end is no draw")?;
            if winner == last.to_move() && !self.actions.is_empty() {
                return Err("result: who was to decide cannot have won".into());
            }
            if self.rules.endings().contains(&&*self.reason) {
                return Err(format!("result: {}, but the actions end before the game", self.reason));
            }
        }
        if last.turn() != self.turns {
            return Err(format!("result: {} turns, not {}", last.turn(), self.turns));
        }
        let close = |a: f64, b: f64| (a - b).abs() <= 1e-9 * a.abs().max(b.abs());
        let scores = last.scores();
        if !(0..2).all(|i| close(scores[i], self.scores[i])) {
            return Err(format!("result: a score of {scores:?}, not {:?}", self.scores));
        }
        Ok(())
    }
}
