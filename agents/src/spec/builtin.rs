//! [`BuiltinBots`]: the named bots of a game, and the files that can play it.

use std::sync::Arc;
use std::time::Duration;

use turf_env::observation_spec::ObservationSpec;
use turf_env::{Encoding, Game, Player};

use crate::contest::host::{BotFile, PythonBot};
use crate::play::bot::{Bot, BotInfo, Think};
use crate::play::contest::Contest;
use crate::policy::file::{PolicyError, PolicyFile};
use crate::policy::search::{SearchLearning, SearchPolicy};
use crate::policy::{LoadedPolicy, NetBot, check_replies};

/// Encoding of policies that play a game.
pub struct PolicyEncoding<G: Game> {
    pub name: &'static str,
    pub observation_spec: fn() -> ObservationSpec,
    pub read: fn(&PolicyFile, bool) -> Result<LoadedPolicy, PolicyError>,
    pub check_replies: fn(u32) -> Result<(), String>,
    pub make: fn(&LoadedPolicy) -> Box<dyn Bot<G>>,
}

impl<G: Game> PolicyEncoding<G> {
    pub const fn of<E: Encoding<Game = G>>() -> Self {
        Self {
            name: E::NAME,
            observation_spec: E::observation_spec,
            read: |file, integer| match integer {
                true => LoadedPolicy::in_integers::<E>(file),
                false => LoadedPolicy::new::<E>(file),
            },
            check_replies: check_replies::<E>,
            make: |policy| Box::new(NetBot::<E>::of(policy)),
        }
    }
}

/// Bots of a game. Each game has one implementation, in `spec/GAME.rs`.
#[warn(missing_docs)]
pub trait BuiltinBots: Contest {
    /// Lists the built-in bots, weakest first.
    fn bots() -> &'static [BotInfo<Self>];

    /// Lists the encodings of this game's policies besides the one that training uses.
    fn other_encodings() -> &'static [PolicyEncoding<Self>] {
        &[]
    }

    /// Makes a built-in search bot. `None` if the bot has no such search.
    fn searcher(_name: &str, _think: Think) -> Option<Box<dyn Bot<Self>>> {
        None
    }

    /// Returns the search that a policy file configures. `None` for other files.
    fn search_policy(_file: &PolicyFile) -> Option<Result<Box<dyn SearchPolicy<Self>>, PolicyError>> {
        None
    }

    /// Returns a policy file whose search asks these networks, newest first, at most
    /// [`MAX_PROPOSERS`](crate::policy::search::MAX_PROPOSERS). `None` if the game's search asks none.
    fn search_asking(_networks: &[PolicyFile]) -> Option<PolicyFile> {
        None
    }

    /// Returns the newest network that a policy file's search asks; other files as they are.
    fn newest_network(file: PolicyFile) -> PolicyFile {
        file
    }

    /// Returns how the game's search learns its evaluation. `None` if nothing of it is learnt.
    fn search_learning() -> Option<&'static dyn SearchLearning> {
        None
    }

    /// Thinking time of Python bots in the contest.
    const THINK: Option<Duration> = None;
    /// True if [`THINK`](Self::THINK) is the time per turn, false if per game.
    const THINK_PER_TURN: bool = false;

    /// Makes a bot that runs a Python file of the original contest, with `patience` times the contest's thinking time. `None`
    /// if the contest had no Python platform.
    fn python_bot(_file: &Arc<BotFile>, _patience: u32) -> Option<Box<dyn PythonBot<Self>>> {
        None
    }

    /// Returns true if `me` lost by an unforced blunder, with no opponent near. `None` if the game cannot tell.
    fn died_alone(_setup: &Self::Setup, _actions: &[Self::Action], _me: Player) -> Option<bool> {
        None
    }
}

pub fn builtin<G: BuiltinBots>(name: &str) -> Option<&'static BotInfo<G>> {
    G::bots().iter().find(|bot| bot.name == name)
}
