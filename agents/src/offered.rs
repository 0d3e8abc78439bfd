//! [`Offered`]: a game with everything that the program offers for it besides its pages.

pub mod builtin;
mod duel2048;
pub mod file;
mod paper;
mod stellar;

use builtin::PolicyEncoding;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use turf_env::{ActionOf, Encoding, Game, Player, Rules};

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

/// Name of a preset (empty for [`Offer::preset`]), decisions of a run from nothing, and its score then.
pub type Goal = (&'static str, u64, &'static str);

/// Search that a policy file configures, unless the file is damaged.
pub type SearchOf<R> = Result<Box<dyn SearchPolicy<<R as Rules>::Game>>, PolicyError>;

/// Clock of a contest, and presets of training.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// Thinking time of Python bots in the contest.
    pub think: Option<Duration>,
    /// True if `think` is the time per turn, false if per game.
    pub think_per_turn: bool,
    /// Training settings: TOML text over the defaults. If empty, settings that suit small boards.
    pub preset: &'static str,
    /// Presets for one purpose (`turf train --preset NAME`): name, and TOML over `preset`, whose first line is a comment that
    /// says the purpose in the help.
    pub named_presets: &'static [(&'static str, &'static str)],
    /// Measured results of presets.
    pub goals: &'static [Goal],
    /// Name and unit of [`Offered::size`].
    pub size: &'static str,
    /// True if built-in bots are fast enough to play in training.
    pub sparring: bool,
}

impl Offer {
    /// Offer of a game without a contest of its own.
    pub const NONE: Offer = Offer {
        think: None,
        think_per_turn: false,
        preset: "",
        named_presets: &[],
        goals: &[],
        size: "score",
        sparring: true,
    };
}

/// Bots, policies, training, records and curves of a game. Everything but the encoding has a default.
///
/// | job | items |
/// |---|---|
/// | bots | [`bots`](Offered::bots), [`searcher`](Offered::searcher), [`python_bot`](Offered::python_bot), [`died_alone`](Offered::died_alone) |
/// | policies | [`Encoding`](Offered::Encoding), [`other_encodings`](Offered::other_encodings), [`export`](Offered::export), [`search_policy`](Offered::search_policy) and its kin |
/// | training | [`offer`](Offered::offer) |
/// | records | [`write_original`](Offered::write_original), [`read_original`](Offered::read_original) |
/// | curves | [`size`](Offered::size), [`curves`](Offered::curves) |
#[warn(missing_docs)]
pub trait Offered: Contest {
    /// Encoding that training uses.
    type Encoding: Encoding<Rules = Self, Game = Self::Game>;
    /// Returns it.
    fn encoding(&self) -> Self::Encoding;

    /// Returns what is fixed of the contest and of training.
    fn offer(&self) -> Offer {
        Offer::NONE
    }

    /// Returns what `--game` takes: the name, or the path of a file.
    fn flag(&self) -> String {
        self.name().into()
    }
    /// Lists the built-in bots, weakest first. The default is `random` and, if one decision has one choice and no hidden
    /// part, `search`.
    fn bots(&self) -> &'static [BotInfo<Self>] {
        let both = const {
            &[
                BotInfo::new("random", "any legal choice", |rules: Self, _| {
                    Box::new(RandomLegal::new(rules.encoding()))
                }),
                BotInfo::new("search", "alpha-beta over 2,000 positions (@nodes=N, @depth=N)", |rules: Self, _| {
                    Box::new(Search::usual(rules.encoding()))
                }),
            ]
        };
        let searches = self.encoding().heads() == 1 && !self.simultaneous();
        &both[..1 + searches as usize]
    }

    /// Makes a built-in search bot. `None` if the bot has no such search.
    fn searcher(&self, name: &str, think: Think) -> Option<Box<dyn Bot<Self::Game>>> {
        let searches = name == "search" && self.bots().iter().any(|bot| bot.name == name);
        searches.then(|| Search::new(self.encoding(), think))?.map(|search| Box::new(search) as _)
    }

    /// Lists the encodings of this game's policies besides the one that training uses.
    fn other_encodings(&self) -> &'static [&'static dyn PolicyEncoding<Self>] {
        &[]
    }

    /// Returns the search that a policy file configures. `None` for other files.
    fn search_policy(&self, _file: &PolicyFile) -> Option<SearchOf<Self>> {
        None
    }

    /// Returns a policy file whose search asks these networks, newest first, at most
    /// [`MAX_PROPOSERS`](crate::policy::search::MAX_PROPOSERS). `None` if the game's search asks none.
    fn search_asking(&self, _networks: &[PolicyFile]) -> Option<PolicyFile> {
        None
    }

    /// Returns the newest network that a policy file's search asks; other files as they are.
    fn newest_network(&self, file: PolicyFile) -> PolicyFile {
        file
    }

    /// Returns how the game's search learns its evaluation. `None` if nothing of it is learnt.
    fn search_learning(&self) -> Option<&'static dyn SearchLearning> {
        None
    }

    /// Returns files by path, with which people practise on computers that have only Python, by this configuration and in this
    /// thinking time. `None` if there are none.
    fn practice(&self, _config: &Self::Config, _think: Duration) -> Option<BTreeMap<String, Vec<u8>>> {
        None
    }

    /// Returns the contents of exported bot files; `None` if no contest took Python.
    fn export(&self) -> Option<PythonExport<Self>> {
        None
    }

    /// Makes a bot that runs a Python file of the original contest, with `patience` times the contest's thinking time. `None`
    /// if the contest had no Python platform.
    fn python_bot(&self, _file: &Arc<BotFile>, _patience: u32) -> Option<Box<dyn PythonBot<Self::Game>>> {
        None
    }

    /// Returns true if `me` lost by an unforced blunder, with no opponent near. `None` if the game cannot tell.
    fn died_alone(&self, _setup: &Self::Setup, _actions: &[ActionOf<Self>], _me: Player) -> Option<bool> {
        None
    }

    /// Writes the record of the game's original platform. Fails if the format cannot hold the game.
    fn write_original(&self, _replay: &Replay<Self>) -> Result<Vec<u8>, String> {
        Err(format!("{} has no platform with a record of its own", self.name()))
    }
    /// Reads a record of the original platform and compares it with the rules. The error names the place.
    fn read_original(&self, _bytes: &[u8]) -> Result<Replay<Self>, String> {
        Err(format!("{} has no platform with a record of its own", self.name()))
    }

    /// Returns the size of a player's side, for curves and shares.
    fn size(&self, game: &Self::Game, player: Player) -> f64 {
        game.scores()[player.index()]
    }
    /// Lists the curves of a game.
    fn curves(&self) -> &'static [Curve<Self>] {
        const { &[Curve::new("score", "Score", "score", About::Each, size)] }
    }
}

fn share<R: Offered>(rules: &R, game: &R::Game, _player: Player) -> Option<f64> {
    let [a, b] = Player::BOTH.map(|p| rules.size(game, p));
    (a + b > 0.0).then(|| a / (a + b))
}

fn size<R: Offered>(rules: &R, game: &R::Game, player: Player) -> Option<f64> {
    Some(rules.size(game, player))
}
