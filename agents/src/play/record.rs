//! [`PlayedGame`]: everything the arena knows about a game it has played, and [`BotId`]: who played it.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use turf_env::{Game, Player};

use crate::input::cut;

/// Bytes that are kept of why a bot lost, or of the first of its mishaps in a game.
pub const LONGEST_DETAIL: usize = 4000;

/// Which bot played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BotId {
    /// Its SPEC, or whatever an original record calls it.
    pub name: String,
    /// `sha256:` and the hash of its file, if it came from one.
    pub hash: Option<String>,
}

impl BotId {
    /// Without a hash.
    pub fn named(name: impl Into<String>) -> Self {
        let name = name.into();
        Self { name, hash: None }
    }
}

/// A played game. The set-up and the actions are a complete record of it.
#[derive(Clone, Debug)]
pub struct PlayedGame<G: Game> {
    /// Everything chance decided.
    pub setup: G::Setup,
    /// What was played, by both players in turn; an action that lost for being illegal is the last one.
    pub actions: Vec<G::Action>,
    /// The winner; `None` is a draw.
    pub winner: Option<Player>,
    /// The contest's code of how it ended.
    pub reason: &'static str,
    /// Why a bot lost without playing on (it raised, ran out of time, gave an illegal action).
    pub detail: Option<String>,
    /// What cost each player a decision without losing the game, in order.
    pub mishaps: [Vec<Mishap>; 2],
    /// Completed turns.
    pub turns: u32,
    /// [`Game::scores`] of the last position.
    pub scores: [f64; 2],
    /// Decisions asked of each player.
    pub decisions: [u32; 2],
    /// Time each player thought, [`Bot::start`](super::bot::Bot::start) included: what was charged
    /// ([`Bot::charged`](super::bot::Bot::charged)), else the wall's.
    pub think: [Duration; 2],
    /// The part of it that each player's [`Bot::start`](super::bot::Bot::start) took, in microseconds.
    pub start_micros: [u32; 2],
    /// The part of it that each decision took, in microseconds, the one of a forfeit included.
    pub micros: Vec<u32>,
    /// What bots printed, in order.
    pub printed: Vec<Printed>,
}

impl<G: Game> PlayedGame<G> {
    /// Drops what bots printed beyond so many bytes.
    pub fn keep_printed(&mut self, mut room: usize) {
        self.printed.retain(|printed| {
            room = room.saturating_sub(printed.text.len());
            room > 0
        });
    }
}

/// What a bot printed while it made a decision, or before its first one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// The decision, counted from 0 over both players.
    pub decision: u32,
    /// As it came; somebody else's text.
    pub text: String,
}

/// Something that cost a player a decision, but not the game: a turn of stellar without orders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mishap {
    /// The turn, from 0.
    pub turn: u32,
    /// For people: one line, after which a traceback may follow; short after the first [`Mishap::TOLD`] of a game.
    pub what: String,
}

impl Mishap {
    /// Mishaps of a game that are told.
    pub const TOLD: usize = 5;

    /// Adds the next one of a game: the first is kept at length, those that are told in a line, of others the beginning.
    pub fn add(earlier: &mut Vec<Self>, turn: u32, what: &str) {
        let line = what.lines().next().unwrap_or_default();
        let what = match earlier.len() {
            0 => cut(what, LONGEST_DETAIL),
            1..Self::TOLD => cut(line, 300),
            _ => cut(line, 60),
        };
        earlier.push(Self { turn, what });
    }
}
