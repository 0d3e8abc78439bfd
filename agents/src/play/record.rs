//! [`PlayedGame`]: the arena's record of a game, and [`BotId`]: the identity of a player.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use turf_env::{ActionOf, Player, Rules};

use crate::input::cut;

pub const MAX_DETAIL: usize = 4000;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BotId {
    pub name: String,
    /// `sha256:` and the hash of the bot's file; `None` if it has no file.
    pub hash: Option<String>,
}

impl BotId {
    pub fn named(name: impl Into<String>) -> Self {
        let name = name.into();
        Self { name, hash: None }
    }
}

/// Played game; set-up and actions are a complete record of it.
#[derive(Clone, Debug)]
pub struct PlayedGame<R: Rules> {
    pub rules: R,
    pub setup: R::Setup,
    /// Actions of both players in turn; an illegal action that lost the game is the last one.
    pub actions: Vec<ActionOf<R>>,
    pub winner: Option<Player>,
    pub reason: &'static str,
    pub detail: Option<String>,
    pub mishaps: [Vec<Mishap>; 2],
    pub turns: u32,
    pub scores: [f64; 2],
    pub decisions: [u32; 2],
    /// Thinking time of each player, including [`Bot::start`](super::bot::Bot::start): the charged time
    /// ([`Bot::charged`](super::bot::Bot::charged)) if there is one, else wall-clock time.
    pub think: [Duration; 2],
    pub start_micros: [u32; 2],
    /// Turn and microseconds of each player's longest decision; no turn if it was its start.
    pub slowest: [(Option<u32>, u32); 2],
    pub micros: Vec<u32>,
    pub printed: Vec<Printed>,
}

impl<R: Rules> PlayedGame<R> {
    pub fn keep_printed(&mut self, mut room: usize) {
        self.printed.retain(|printed| {
            room = room.saturating_sub(printed.text.len());
            room > 0
        });
    }
}

/// Untrusted output of a bot during a decision (counted from 0 over both players), or before its first one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    pub decision: u32,
    pub text: String,
}

/// Beginning of a mishap that cost nothing: the contest plays such an answer as some move.
pub const NO_MOVE: &str = "no move: ";

/// Problem that cost a player a decision, but not the game: a turn of stellar without orders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mishap {
    pub turn: u32,
    pub what: String,
}

impl Mishap {
    pub const TOLD: usize = 5;

    pub fn is_no_move(&self) -> bool {
        self.what.starts_with(NO_MOVE)
    }

    /// Appends the next mishap of a game. Keeps the first one at length, the others up to [`Mishap::TOLD`] as one line,
    /// later ones as the beginning of a line.
    pub fn add(earlier: &mut Vec<Self>, turn: u32, what: &str) {
        let line = what.lines().next().unwrap_or_default();
        let what = match earlier.len() {
            0 => cut(what, MAX_DETAIL),
            1..Self::TOLD => cut(line, 300),
            _ => cut(line, 60),
        };
        earlier.push(Self { turn, what });
    }
}
