//! [`BuiltinBots`]: the bots of a game that have names, and the files that can play it.

use std::sync::Arc;
use std::time::Duration;

use turf_env::{Encoding, Game, Player};

use crate::play::bot::{Bot, BotInfo, Think};
use crate::play::contest::Contest;
use crate::policy::file::{PolicyError, PolicyFile};
use crate::policy::{NetBot, ReadyPolicy, check_mirror, check_replies};
use crate::python_host::{BotFile, PythonBot};

/// Makes bots that plan by a policy file.
pub type MakePlanned<G> = Arc<dyn Fn() -> Box<dyn Bot<G>> + Send + Sync>;
/// How policies of one encoding play, for games that have several.
pub struct PolicyKind<G: Game> {
    /// The encoding's name.
    pub encoding: &'static str,
    /// Reads a file, in integers or not.
    pub read: fn(&PolicyFile, bool) -> Result<ReadyPolicy, PolicyError>,
    /// Refuses foresight that its policies do not have.
    pub check_replies: fn(u32) -> Result<(), String>,
    /// Refuses to mirror what they see, where the encoding cannot.
    pub check_mirror: fn() -> Result<(), String>,
    /// Makes a fresh bot.
    pub make: fn(&ReadyPolicy) -> Box<dyn Bot<G>>,
}

impl<G: Game> PolicyKind<G> {
    /// Of encoding `E`.
    pub const fn of<E: Encoding<Game = G>>() -> Self {
        Self {
            encoding: E::NAME,
            read: |file, integer| match integer {
                true => ReadyPolicy::in_integers::<E>(file),
                false => ReadyPolicy::new::<E>(file),
            },
            check_replies: check_replies::<E>,
            check_mirror: check_mirror::<E>,
            make: |policy| Box::new(NetBot::<E>::of(policy)),
        }
    }
}

/// What the agents know about a game beyond its rules. One implementation per game, in `catalogue/GAME.rs`.
#[warn(missing_docs)]
pub trait BuiltinBots: Contest {
    /// The built-in bots, weakest first.
    fn bots() -> &'static [BotInfo<Self>];

    /// The encodings whose policies play this game, if there are several.
    fn policies() -> &'static [PolicyKind<Self>] {
        &[]
    }

    /// The built-in search bot of this name, told how much to think; `None` for names that cannot be told so.
    fn searcher(_name: &str, _think: Think) -> Option<Box<dyn Bot<Self>>> {
        None
    }

    /// The bot of a policy file that is the leaf of a search ([`NetworkKind::Leaf`]), told how much to think or as its file
    /// advises; `None` where the game has no such policies.
    ///
    /// [`NetworkKind::Leaf`]: crate::policy::file::NetworkKind::Leaf
    fn leaf_bot(_file: &PolicyFile, _think: Option<Think>) -> Option<Result<Box<dyn Bot<Self>>, PolicyError>> {
        None
    }

    /// The contest's thinking time of Python bots.
    const THINK: Option<Duration> = None;
    /// True if [`THINK`](Self::THINK) is the time of a turn, not of a game.
    const THINK_PER_TURN: bool = false;

    /// A bot that plays a file written for the contest's Python platform, if the contest had one, with `patience` times
    /// the contest's thinking time.
    fn python_bot(_file: &Arc<BotFile>, _patience: u32) -> Option<Box<dyn PythonBot<Self>>> {
        None
    }

    /// Bots of a policy file that holds no network, but what a bot of this game plans by; `None` for other files.
    fn planned(_file: &PolicyFile) -> Option<Result<MakePlanned<Self>, PolicyError>> {
        None
    }

    /// Whether `me` lost this game by a blunder of its own, with nobody near who forced it; `None` where the game does not
    /// tell.
    fn died_alone(_setup: &Self::Setup, _actions: &[Self::Action], _me: Player) -> Option<bool> {
        None
    }
}

/// The built-in bot of this name.
pub fn builtin<G: BuiltinBots>(name: &str) -> Option<&'static BotInfo<G>> {
    G::bots().iter().find(|bot| bot.name == name)
}
