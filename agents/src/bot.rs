//! [`Bot`]: something that plays one seat of one game, and the list of those that are built in.

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use turf_env::{Encoding, Game, Player};

use crate::policy::{NetBot, ReadyPolicy, check_replies};
use crate::policy_file::{PolicyError, PolicyFile};
use crate::python_host::{BotFile, PythonBot};
use crate::replay::Notation;

/// Plays one seat of one game at a time.
///
/// A bot sees the whole position. In a simultaneous game it must not look at the other side's pending choice.
pub trait Bot<G: Game>: Send {
    /// A new game begins: the seat to play, the position before the first decision, a seed for the bot's own chance.
    /// Whatever an earlier game left behind must not matter any more, but for a bot whose contest lets it remember the
    /// games of a pairing ([`crate::arena::BotMaker::remembers`]).
    fn start(&mut self, _seat: Player, _game: &G, _seed: u64) -> Result<(), Forfeit> {
        Ok(())
    }

    /// The action in this position, in which this bot's seat is to move.
    fn choose(&mut self, game: &G) -> Result<G::Action, Forfeit>;

    /// The game is over; `game` is its last position.
    fn finish(&mut self, _game: &G) {}

    /// What went wrong in the game that is over without losing it, in order. Asked once, after [`Bot::finish`].
    fn mishaps(&mut self) -> Vec<Mishap> {
        Vec::new()
    }
}

/// Something that cost a player a decision, but not the game: a turn of stellar without orders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mishap {
    /// The turn, from 0.
    pub turn: u32,
    /// For people: one line, after which a traceback may follow.
    pub what: String,
}

/// The bot cannot or may not go on: its side loses the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}: {detail}")]
pub struct Forfeit {
    /// The contest's code, for example `"ERR"` (the bot raised) or `"OVT"` (out of time).
    pub reason: &'static str,
    /// For people: one line, after which a traceback may follow.
    pub detail: String,
}

/// How much a bot that searches thinks about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Think {
    /// So many plies.
    Depth(u32),
    /// So many positions.
    Nodes(u64),
    /// So long by the clock: not repeatable.
    Time(Duration),
}

impl Think {
    /// How the setting is called in a SPEC.
    pub fn name(self) -> &'static str {
        match self {
            Think::Depth(_) => "depth",
            Think::Nodes(_) => "nodes",
            Think::Time(_) => "ms",
        }
    }
}

/// A bot that is part of the program.
pub struct BotInfo<G: Game> {
    /// The name used on the command line.
    pub name: &'static str,
    /// What it does, in one line.
    pub about: &'static str,
    /// Makes a fresh one.
    pub make: fn() -> Box<dyn Bot<G>>,
}

/// What an illegal action means to the contest.
#[derive(Clone, Debug, PartialEq)]
pub enum IllegalAction<A> {
    /// The player loses the game, with this reason.
    Lose(&'static str),
    /// The action is replaced by this one, and the game goes on.
    PlayInstead(A),
}

/// Makes bots that plan by a policy file, with what their exported Python file says that it looked at
/// ([`crate::python_export::parity`]), or with everything.
pub type MakePlanned<G> = Arc<dyn Fn(Option<&serde_json::Value>) -> Box<dyn Bot<G>> + Send + Sync>;
/// How policies of one encoding play, for games that have several.
pub struct PolicyKind<G: Game> {
    /// The encoding's name.
    pub encoding: &'static str,
    /// Reads a file, in integers or not.
    pub read: fn(&PolicyFile, bool) -> Result<ReadyPolicy, PolicyError>,
    /// Refuses foresight that its policies do not have.
    pub check_replies: fn(u32) -> Result<(), String>,
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
            make: |policy| Box::new(NetBot::<E>::of(policy)),
        }
    }
}

/// What the agents know about a game beyond its rules. One implementation per game, in `scripted/GAME.rs`.
pub trait BuiltinBots: Notation {
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
    /// [`NetworkKind::Leaf`]: crate::policy_file::NetworkKind::Leaf
    fn leaf_bot(_file: &PolicyFile, _think: Option<Think>) -> Option<Result<Box<dyn Bot<Self>>, PolicyError>> {
        None
    }

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

    /// What happens to the player to move when its action is illegal here.
    fn on_illegal(&self) -> IllegalAction<Self::Action> {
        IllegalAction::Lose("ILL")
    }
}

/// The built-in bot of this name.
pub fn builtin<G: BuiltinBots>(name: &str) -> Option<&'static BotInfo<G>> {
    G::bots().iter().find(|bot| bot.name == name)
}
