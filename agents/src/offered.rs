//! [`Offered`]: a game with everything that the program offers for it besides its pages.

pub mod builtin;
mod duel2048;
pub mod file;
mod paper;
mod stellar;

use builtin::PolicyEncoding;

use std::sync::Arc;
use std::time::Duration;

use turf_env::{Encoding, Player};

use crate::bots::random_legal::RandomLegal;
use crate::bots::search::Search;
use crate::contest::contents::PythonExport;
use crate::contest::host::{BotFile, PythonBot};
use crate::play::bot::{Bot, BotInfo, Think};
use crate::play::contest::Contest;
use crate::policy::file::{PolicyError, PolicyFile};
use crate::policy::search::{SearchLearning, SearchPolicy};
use crate::records::replay::Replay;
use crate::stats::measure::{About, Curve};

/// Name of a preset (empty for [`Offered::PRESET`]), decisions of a run from nothing, and its score then.
pub type Goal = (&'static str, u64, &'static str);

/// Bots, policies, training, records and curves of a game. Everything but the encoding has a default.
///
/// | job | items |
/// |---|---|
/// | bots | [`bots`](Offered::bots), [`searcher`](Offered::searcher), [`python_bot`](Offered::python_bot), [`THINK`](Offered::THINK), [`died_alone`](Offered::died_alone) |
/// | policies | [`Encoding`](Offered::Encoding), [`other_encodings`](Offered::other_encodings), [`export`](Offered::export), [`search_policy`](Offered::search_policy) and its kin |
/// | training | [`PRESET`](Offered::PRESET), [`NAMED`](Offered::NAMED), [`GOALS`](Offered::GOALS) |
/// | records | [`write_original`](Offered::write_original), [`read_original`](Offered::read_original) |
/// | curves | [`SIZE`](Offered::SIZE), [`size`](Offered::size), [`curves`](Offered::curves) |
#[warn(missing_docs)]
pub trait Offered: Contest {
    /// Encoding that training uses.
    type Encoding: Encoding<Game = Self>;

    /// Lists the built-in bots, weakest first. The default is `random` and, if one decision has one choice and no hidden
    /// part, `search`.
    fn bots() -> &'static [BotInfo<Self>] {
        let both = const {
            &[
                BotInfo::of::<RandomLegal<Self::Encoding>>("random", "any legal choice"),
                BotInfo::of::<Search<Self::Encoding>>("search", "alpha-beta over 2,000 positions (@nodes=N, @depth=N)"),
            ]
        };
        let searches = Self::Encoding::HEADS == 1 && !Self::SIMULTANEOUS;
        &both[..1 + searches as usize]
    }

    /// Makes a built-in search bot. `None` if the bot has no such search.
    fn searcher(name: &str, think: Think) -> Option<Box<dyn Bot<Self>>> {
        let searches = name == "search" && Self::bots().iter().any(|bot| bot.name == name);
        searches.then(|| Search::<Self::Encoding>::new(think))?.map(|search| Box::new(search) as _)
    }

    /// Lists the encodings of this game's policies besides the one that training uses.
    fn other_encodings() -> &'static [PolicyEncoding<Self>] {
        &[]
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

    /// Returns the contents of exported bot files; `None` if no contest took Python.
    fn export() -> Option<PythonExport<Self>> {
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

    /// Training settings: TOML text over the defaults. If empty, settings that suit small boards.
    const PRESET: &'static str = "";
    /// Presets for one purpose (`turf train --preset NAME`): name, and TOML over [`Offered::PRESET`], whose first line is a
    /// comment that says the purpose in the help.
    const NAMED: &'static [(&'static str, &'static str)] = &[];
    /// Measured results of presets.
    const GOALS: &'static [Goal] = &[];

    /// Writes the record of the game's original platform. Fails if the format cannot hold the game.
    fn write_original(_replay: &Replay<Self>) -> Result<Vec<u8>, String> {
        Err(format!("{} has no platform with a record of its own", Self::NAME))
    }
    /// Reads a record of the original platform and compares it with the rules. The error names the place.
    fn read_original(_bytes: &[u8]) -> Result<Replay<Self>, String> {
        Err(format!("{} has no platform with a record of its own", Self::NAME))
    }

    /// Name and unit of [`Offered::size`].
    const SIZE: &'static str = "score";
    /// Returns the size of a player's side, for curves and shares.
    fn size(&self, player: Player) -> f64 {
        self.scores()[player.index()]
    }
    /// Lists the curves of a game.
    fn curves() -> &'static [Curve<Self>] {
        const { &[Curve::new("score", "Score", "score", About::Each, size)] }
    }
}

fn share<G: Offered>(game: &G, _player: Player) -> Option<f64> {
    let [a, b] = Player::BOTH.map(|p| game.size(p));
    (a + b > 0.0).then(|| a / (a + b))
}

fn size<G: Offered>(game: &G, player: Player) -> Option<f64> {
    Some(game.size(player))
}
