use serde_json::Value;
use turf_env::{Game, Rng};

use crate::play::bot::{Bot, Think};
use crate::policy::file::{PolicyError, PolicyFile};

/// Limit of the networks that a search asks.
pub const MAX_PROPOSERS: usize = 8;

/// Search over the rules, which a policy file configures instead of a network.
#[warn(missing_docs)]
pub trait SearchPolicy<G: Game>: Send + Sync {
    /// Makes a bot. `None` is the file's own effort. Fails if the search cannot be given this effort.
    fn bot(&self, think: Option<Think>) -> Result<Box<dyn Bot<G>>, String>;

    /// Returns true if the bot's actions depend on earlier turns of the game.
    fn has_memory(&self) -> bool;

    /// Returns the search as a bot file for the contest. Fails if its networks cannot be computed in integers.
    fn python(&self) -> Result<PythonSource, PolicyError>;

    /// Makes a search that repeats decisions of the contest's bot file. Fails like [`python`](Self::python).
    fn twin(&self) -> Result<Box<dyn SearchTwin<G>>, PolicyError>;
}

/// Bot file, before its parts are pasted into its template.
pub struct PythonSource {
    /// Description and way of making, for the file's first two lines.
    pub about: &'static str,
    pub made: &'static str,
    pub template: &'static str,
    pub parts: &'static [&'static str],
    pub values: Vec<(&'static str, String)>,
}

/// Search in Rust that repeats a decision of an exported file with the effort that the file reports.
#[warn(missing_docs)]
pub trait SearchTwin<G: Game>: Send {
    /// Begins a new game.
    fn start(&mut self, game: &G);

    /// Describes a difference from what the file saw and chose here; `None` if there is none.
    fn difference(&mut self, game: &G, seen: &Value, action: &G::Action) -> Option<String>;
}

/// Evaluation of a game's search that is learnt from deeper searches (TreeStrap, Veness et al. 2009).
#[warn(missing_docs)]
pub trait SearchLearning: Sync {
    /// Number of bytes of a position with its target.
    fn position_bytes(&self) -> usize;

    /// Returns the search before learning.
    fn start(&self) -> PolicyFile;

    /// Plays game `number` of a seed, this policy in both seats. Calls [`stop::look`](crate::play::stop::look) regularly.
    fn play(&self, policy: &PolicyFile, seed: u64, number: u64) -> Result<Valued, PolicyError>;

    /// Fits the policy's evaluation to positions. Calls [`stop::look`](crate::play::stop::look) regularly.
    fn fit(&self, policy: &PolicyFile, positions: &[u8], held_out: &[u8], rng: Rng) -> Result<Fit, PolicyError>;
}

/// Positions of a game or near it, with the values of deeper searches as targets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Valued {
    /// Number of decisions of the game.
    pub decisions: u64,
    pub positions: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    pub policy: PolicyFile,
    /// Loss on the held-out positions, divided by the loss without learnt parts.
    pub loss: f64,
}
