//! The rules of one two-player game, and nothing else.

use std::fmt::{Debug, Display};
use std::ops::Not;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::Rng;

/// One of the two players. A moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)] // a batch's players may lie in another language's memory, as bytes 0 and 1
pub enum Player {
    /// The first player.
    A,
    /// The second player.
    B,
}

impl Player {
    /// Both, in order of moving.
    pub const BOTH: [Player; 2] = [Player::A, Player::B];

    /// 0 for A, 1 for B.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

impl Not for Player {
    type Output = Player;
    #[inline]
    fn not(self) -> Player {
        match self {
            Player::A => Player::B,
            Player::B => Player::A,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; `None` is a draw.
    pub winner: Option<Player>,
    /// The reason, in the contest's own code (`"WAL"`, `"TAP"`, …, `"score"`, `"base"`, …).
    pub reason: &'static str,
}

impl Outcome {
    /// 1 for a win of `pov`, -1 for a loss, 0 for a draw.
    #[inline]
    pub fn value(&self, pov: Player) -> f32 {
        match self.winner {
            None => 0.0,
            Some(w) if w == pov => 1.0,
            Some(_) => -1.0,
        }
    }
}

/// The rules of one two-player game. One decision at a time, by one player.
///
/// All chance is in [`Game::draw_setup`], so the record of a game is its set-up and its actions. In a game with
/// simultaneous moves A decides first, B decides without seeing A's pending choice, then both are carried out. What a player
/// may not know, this choice or chance to come, [`Game::redrawn`] hides from bots and searches.
pub trait Game: Clone + Debug + Display + PartialEq + Send + Sync + 'static {
    /// What can be set about the game: board sizes, turn limits. `Default` is the contest's own.
    type Config: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Everything chance decided: where the players start, the map, the list of random numbers.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// A native action: a turn, a placement, a list of orders.
    type Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// The name used on the command line.
    const NAME: &'static str;
    /// True if both players decide a turn at once: A's choice stays pending, and B decides without seeing it.
    const SIMULTANEOUS: bool = false;
    /// What each field of the configuration means, by name; the last sentence may be `Unit: …`.
    const SETTINGS: &'static [(&'static str, &'static str)] = &[];

    /// Refuses a configuration that the rules or this implementation cannot play, in one line.
    fn check(config: &Self::Config) -> Result<(), String>;
    /// Draws a set-up. The configuration must pass [`Game::check`].
    fn draw_setup(config: &Self::Config, rng: &mut Rng) -> Self::Setup;
    /// The position before the first decision.
    fn new(setup: &Self::Setup) -> Self;
    /// Like `*self = Self::new(setup)`, reusing what can be reused.
    fn reset(&mut self, setup: &Self::Setup) {
        *self = Self::new(setup);
    }
    /// The player whose decision is asked for. After the end: any.
    fn to_move(&self) -> Player;
    /// Completed turns (rounds) of the real game. Never decreases.
    fn turn(&self) -> u32;
    /// Whether the player to move may do this. After the end: false.
    fn is_legal(&self, action: &Self::Action) -> bool;
    /// Carries out a decision and skips players who cannot act. Precondition: legal.
    fn play(&mut self, action: &Self::Action);
    /// A position that `pov` cannot tell from this one: what it may not know, the other side's pending choice and chance to
    /// come, is drawn anew, and does not depend on what it is here. Bots are shown such a position and searches go on from it.
    /// `None`, the default: `pov` knows everything.
    fn redrawn(&self, _pov: Player, _rng: &mut Rng) -> Option<Self> {
        None
    }
    /// The result; `None` while someone can act.
    fn outcome(&self) -> Option<Outcome>;
    /// What each side has now, in the unit the contest compares (paper: area; stellar: troops; duel2048: see there).
    fn scores(&self) -> [f64; 2];
    /// The kind of board that was drawn, in a word results may be told apart by; empty where all are of one kind.
    fn board(&self) -> String {
        String::new()
    }
}
