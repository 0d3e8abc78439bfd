//! The [`Game`] trait: the rules of one two-player game.

use std::cmp::Ordering;
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
    /// Both players, in order of moving.
    pub const BOTH: [Player; 2] = [Player::A, Player::B];

    /// Returns 0 for A, 1 for B.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Returns the player with more, from the order of A's amount to B's; `None` if both have the same.
    #[inline]
    pub fn ahead(order: Ordering) -> Option<Player> {
        match order {
            Ordering::Greater => Some(Player::A),
            Ordering::Less => Some(Player::B),
            Ordering::Equal => None,
        }
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

/// Result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Winner; `None` for a draw.
    pub winner: Option<Player>,
    /// Reason in the contest's own code (`"WAL"`, `"TAP"`, …, `"score"`, `"base"`, …).
    pub reason: &'static str,
}

impl Outcome {
    /// Returns 1 for a win of `pov`, -1 for a loss, 0 for a draw.
    #[inline]
    pub fn value(&self, pov: Player) -> f32 {
        match self.winner {
            None => 0.0,
            Some(w) if w == pov => 1.0,
            Some(_) => -1.0,
        }
    }
}

/// The rules of one two-player game, as a value. It takes no memory where the program was compiled with the game.
///
/// All chance is in [`Rules::draw_setup`] and [`Game::chance`], so a set-up and a list of actions record a whole game.
pub trait Rules: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// A position.
    type Game: Game;
    /// Settings of the game, such as board sizes and turn limits.
    type Config: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Everything that chance decides: start positions, the map, the list of random numbers or rolls, which records then show.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// Returns the name on the command line.
    fn name(&self) -> &'static str;
    /// Returns true if both players decide a turn at once: A's choice stays pending, and B decides without seeing it.
    #[inline]
    fn simultaneous(&self) -> bool {
        false
    }
    /// Returns true if chance decides during the game, too ([`Game::chance`]).
    #[inline]
    fn has_chance(&self) -> bool {
        false
    }
    /// Returns true if both players know the whole set-up, also what an observation leaves out: a list of numbers that both are
    /// given.
    fn known_setup(&self) -> bool {
        false
    }
    /// Returns the meaning of each field of the configuration, by name. The last sentence may be `Unit: …`.
    fn settings(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// Returns the contest's own settings.
    fn default_config(&self) -> Self::Config;

    /// Returns an error of one line if the rules or this implementation cannot play the configuration. By default any will do.
    fn check(&self, _config: &Self::Config) -> Result<(), String> {
        Ok(())
    }
    /// Draws a set-up. The configuration must pass [`Rules::check`].
    fn draw_setup(&self, config: &Self::Config, rng: &mut Rng) -> Self::Setup;
    /// Returns the position before the first decision.
    fn start(&self, setup: &Self::Setup) -> Self::Game;
    /// Sets `game` to `self.start(setup)`, reusing its memory where possible.
    fn restart(&self, game: &mut Self::Game, setup: &Self::Setup) {
        *game = self.start(setup);
    }
}

/// Action of a game.
pub type ActionOf<R> = <<R as Rules>::Game as Game>::Action;

/// A position of a two-player game, with the rules for what follows. One decision at a time, by one player.
///
/// In a game with simultaneous moves A decides first, B decides without seeing A's pending choice, then both are carried out.
/// [`Game::redrawn`] hides from bots and searches what a player may not know: this choice, and chance to come that the set-up
/// holds.
pub trait Game: Clone + Debug + Display + PartialEq + Send + Sync + 'static {
    /// A native action: a turn, a placement, a list of orders.
    type Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// Returns the player who decides next; any player after the end.
    fn to_move(&self) -> Player;
    /// Returns the number of completed turns (rounds). It never decreases.
    fn turn(&self) -> u32;
    /// Returns true if the player to move may play `action`; false after the end.
    fn is_legal(&self, action: &Self::Action) -> bool;
    /// Returns the outcomes of chance, each an action with its probability above 0, if chance decides next; empty, the default, if a
    /// player does or the game is over. Whoever steps a game plays one of them ([`crate::Chance::settle`]), which is recorded
    /// like an action. [`Game::is_legal`] is true for them and for no choice of a player. Needs [`Rules::has_chance`].
    fn chance(&self) -> Vec<(Self::Action, f64)> {
        Vec::new()
    }
    /// Announces that all outcomes of chance will be played, so that rules in another process compute them together. Does
    /// nothing by default.
    #[inline]
    fn announce_chance(&self) {}
    /// Returns the player who decides; `None` if chance does.
    fn decider(&self) -> Option<Player> {
        self.chance().is_empty().then(|| self.to_move())
    }
    /// Plays a legal action and skips players who cannot act. A pass that people are to see, after a roll, is an action.
    fn play(&mut self, action: &Self::Action);
    /// Returns a position that `pov` cannot tell from this one. What `pov` may not know (the opponent's pending choice, chance
    /// to come) is drawn anew and does not depend on its value here. Bots receive such a position, and searches start from it.
    /// `None`, the default, if `pov` knows everything.
    fn redrawn(&self, _pov: Player, _rng: &mut Rng) -> Option<Self> {
        None
    }
    /// Returns the result; `None` while someone can act.
    fn outcome(&self) -> Option<Outcome>;
    /// Returns both scores in the unit that the contest compares (paper: area; stellar: troops; duel2048: tile counts by
    /// level).
    fn scores(&self) -> [f64; 2];
    /// Returns a word for the kind of board drawn, to group results by; empty if all boards are of one kind.
    fn board(&self) -> String {
        String::new()
    }
}
