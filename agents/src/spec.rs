//! SPECs: names of bots on the command line.
//!
//! | SPEC | bot |
//! |---|---|
//! | a name, `negamax@depth=N` | a built-in bot; search bots take a depth |
//! | `summit@nodes=N` | duel2048: searches N positions per decision |
//! | `summit@ms=T` | duel2048: searches for T milliseconds, which no seed reproduces |
//! | `policy:PATH` | an exported policy, or a checkpoint folder with its `policy.turf` |
//! | `shipped` | the policy in `checkpoints/GAME/policy.turf` |
//! | `python:PATH.py` | a bot file in the game's original Python contract |
//! | `mix:SPEC+SPEC…` | one of these in every game, drawn uniformly by the game's seed; repetitions count |
//! | `human` | a person, in `turf play` only |
//! | `NAME=…` | any of these under another name; the default is the name of the run, the file or the bot |
//!
//! `policy:PATH` and `shipped` take options; without an option the policy file's value applies:
//!
//! | option | effect |
//! |---|---|
//! | `@depth=N` | looks N plies ahead; 0 turns look-ahead off |
//! | `@depth=N@width=W` | looks ahead after its W best choices only |
//! | `@nodes=N`, `@ms=T` | searches with a policy that evaluates leaves (`@depth=N` too) |
//! | `@replies=N` | its choices survive the opponent's next N moves (paper; stellar: 1); 0 turns this off |
//! | `@shield=off`, `@shield=on` | plays without or with the encoding's shield |
//! | `@integer` | plays in integers, as the exported Python bot does |
//!
//! The PATH of a policy is a policy file, a checkpoint, or the folder of a run. A run's folder means its newest intact
//! checkpoint, even while training.

pub mod files;
mod find;
pub mod mix;
pub mod name;
mod options;
mod parse;
pub mod run;
pub mod team;

use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::time::Duration;

use sha2::{Digest, Sha256};
use turf_env::Encoding;

use crate::contest::host::BotFile;
use crate::input::{self, one_line};
use crate::offered::Offered;
use crate::offered::builtin::PolicyEncoding;
use crate::play::arena::BotMaker;
use crate::play::bot::{Bot, BotInfo, Think};
use crate::play::record::BotId;
use crate::policy::Reward;
use crate::policy::file::PolicyFile;
use crate::policy::look_ahead::LookAhead;
use crate::policy::search::SearchPolicy;
use crate::policy::{LoadedPolicy, NetBot};
use find::{NO_FILE, UNKNOWN};
pub use find::{PACKAGE, file_and_options, policy_path};
use mix::Mix;
use name::{default_name, split_name, unique};
use options::Options;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{spec}: {why}")]
pub struct SpecError {
    pub spec: String,
    pub why: String,
    /// True if nothing has this name: probably a typing error rather than a broken bot.
    pub missing: bool,
}

impl SpecError {
    fn new(spec: &str, why: String) -> Self {
        Self { spec: spec.to_string(), missing: why.starts_with(UNKNOWN) || why.starts_with(NO_FILE), why }
    }
}

pub struct BotSpec<E: Encoding> {
    encoding: E,
    id: BotId,
    spec: String,
    kind: PlayerKind<E>,
}

enum PlayerKind<E: Encoding> {
    /// A built-in bot, and the effort of its search unless it is the bot's own.
    Builtin(&'static BotInfo<E::Rules>, Option<Think>),
    Policy(LoadedPolicy, Option<Ahead>),
    /// A policy of another encoding of the game.
    Other(LoadedPolicy, &'static dyn PolicyEncoding<E::Rules>),
    Search(Box<dyn SearchPolicy<E::Game>>, Option<Think>),
    Python(Arc<BotFile>),
    Mix(Arc<[BotSpec<E>]>),
}

/// Look-ahead of a policy.
#[derive(Clone, Copy)]
struct Ahead {
    reward: Reward,
    depth: u32,
    width: usize,
}

impl<E: Encoding<Rules: Offered>> BotSpec<E> {
    pub fn parse(encoding: E, text: &str) -> Result<Self, SpecError> {
        let error = |why| SpecError::new(text, why);
        if !input::is_plain(text) {
            return Err(error("a control character in a name".into()));
        }
        let (name, spec) = split_name(text).map_err(error)?;
        let (kind, hash) = Self::kind(encoding, spec).map_err(error)?;
        let name = name.map_or_else(|| default_name(spec), str::to_string);
        Ok(Self { encoding, id: BotId { name, hash }, spec: spec.to_string(), kind })
    }

    /// Reads bots and gives them distinct names.
    pub fn parse_each(encoding: E, specs: &[&str]) -> Result<Vec<Self>, SpecError> {
        let mut bots = specs.iter().map(|spec| Self::parse(encoding, spec)).collect::<Result<Vec<_>, _>>()?;
        name_apart(specs, &mut bots)?;
        Ok(bots)
    }

    pub fn parse_list(encoding: E, specs: &str) -> Result<Vec<Self>, SpecError> {
        Self::parse_each(encoding, &specs.split(',').map(str::trim).collect::<Vec<_>>())
    }

    pub fn of_policy(encoding: E, name: &str, policy: LoadedPolicy) -> Result<Self, SpecError> {
        let kind = Self::looking_ahead(encoding, policy, Options::default());
        kind.map(|kind| Self { encoding, id: BotId::named(name), spec: name.to_string(), kind })
            .map_err(|why| SpecError::new(name, why))
    }

    pub fn of_file(encoding: E, name: &str, bytes: &[u8]) -> Result<Self, SpecError> {
        let read = PolicyFile::from_bytes(bytes).map_err(one_line);
        let kind = read.and_then(|read| Self::kind_of_policy(encoding, read, Options::default()));
        kind.map(|kind| Self {
            encoding,
            id: BotId { name: name.to_string(), hash: Some(sha256(bytes)) },
            spec: name.to_string(),
            kind,
        })
        .map_err(|why| SpecError::new(name, why))
    }

    /// Replaces the thinking time of Python bots: seconds per game (stellar: per turn). Other bots have no clock.
    pub fn give_time(&mut self, think: Duration) {
        match &mut self.kind {
            PlayerKind::Python(file) => *file = Arc::new(BotFile { think: Some(think), ..(**file).clone() }),
            PlayerKind::Mix(sources) => Arc::get_mut(sources)
                .expect("no bot was made of it yet")
                .iter_mut()
                .for_each(|source| source.give_time(think)),
            _ => {}
        }
    }

    pub fn encoding(&self) -> E {
        self.encoding
    }

    pub fn name(&self) -> &str {
        &self.id.name
    }

    pub fn rename(&mut self, name: String) {
        self.id.name = name;
    }

    pub fn spec(&self) -> &str {
        &self.spec
    }

    pub fn id(&self) -> &BotId {
        &self.id
    }

    /// Returns the policy whose values the bot plays by. `None` for other bots.
    pub fn policy(&self) -> Option<&LoadedPolicy> {
        match &self.kind {
            PlayerKind::Policy(policy, _) => Some(policy),
            _ => None,
        }
    }

    /// Returns true if its bots can rate actions ([`Bot::worth`]).
    pub fn values_actions(&self) -> bool {
        matches!(self.kind, PlayerKind::Policy(..) | PlayerKind::Search(..) | PlayerKind::Other(..))
    }

    /// Returns true if its bots' actions depend on earlier turns, so that every turn must be played in order.
    pub fn follows_the_game(&self) -> bool {
        match &self.kind {
            PlayerKind::Mix(sources) => sources.iter().any(Self::follows_the_game),
            PlayerKind::Search(search, _) => search.has_memory(),
            _ => false,
        }
    }

    pub fn look_ahead(&self) -> Option<LookAhead<E>> {
        match &self.kind {
            PlayerKind::Policy(policy, Some(Ahead { reward, depth, width })) => {
                Some(LookAhead::of(self.encoding, policy, *reward, *depth, *width))
            }
            _ => None,
        }
    }

    pub fn files(&self) -> Vec<&BotFile> {
        match &self.kind {
            PlayerKind::Mix(sources) => sources.iter().flat_map(Self::files).collect(),
            PlayerKind::Python(file) => vec![file],
            _ => vec![],
        }
    }

    /// Returns true if its bots have memory across games.
    pub fn remembers(&self) -> bool {
        match &self.kind {
            PlayerKind::Mix(sources) => sources.iter().any(Self::remembers),
            kind => matches!(kind, PlayerKind::Python(_)),
        }
    }

    pub fn make(&self) -> Box<dyn Bot<E::Game>> {
        match &self.kind {
            PlayerKind::Builtin(info, None) => info.make(self.encoding.rules()),
            PlayerKind::Builtin(info, Some(think)) => {
                self.encoding.rules().searcher(info.name, *think).expect("checked by parse")
            }
            PlayerKind::Policy(policy, None) => Box::new(NetBot::of(self.encoding, policy)),
            PlayerKind::Policy(_, Some(_)) => Box::new(self.look_ahead().expect("it has one")),
            PlayerKind::Other(policy, kind) => kind.make(policy),
            PlayerKind::Search(search, think) => search.bot(*think).expect("checked by parse"),
            PlayerKind::Python(file) => self.encoding.rules().python_bot(file, 1).expect("checked by parse"),
            PlayerKind::Mix(sources) => Box::new(Mix::new(sources.clone())),
        }
    }
}

impl<E: Encoding<Rules: Offered>> BotMaker<E::Game> for BotSpec<E> {
    fn make(&self) -> Box<dyn Bot<E::Game>> {
        BotSpec::make(self)
    }

    fn remembers(&self) -> bool {
        BotSpec::remembers(self)
    }
}

/// Returns the seed of games: `asked`, or else 1. If files of strangers play (bots that `remember`), the seed must not be
/// guessable, because it reveals the other bot's random numbers; it is then `kept` (for resumed games) or drawn at random.
pub fn root(asked: Option<u64>, remember: bool, kept: impl FnOnce() -> Option<u64>) -> u64 {
    let drawn = || RandomState::new().hash_one(0) >> 11; // JavaScript has 53 bits
    asked.unwrap_or_else(|| match remember {
        true => kept().unwrap_or_else(drawn),
        false => 1,
    })
}

fn sha256(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().fold("sha256:".into(), |text, byte| format!("{text}{byte:02x}"))
}

/// Gives bots that were read from `specs` distinct names.
pub fn name_apart<E: Encoding<Rules: Offered>>(specs: &[&str], bots: &mut [BotSpec<E>]) -> Result<(), SpecError> {
    let error = |why| SpecError::new(&specs.join(","), why);
    let own = |spec: &&str| split_name(spec).map(|(name, _)| name.map(str::to_string));
    let own = specs.iter().map(own).collect::<Result<Vec<_>, _>>().map_err(error)?;
    let known: Vec<(Option<&str>, &str)> =
        own.iter().zip(&*bots).map(|(own, bot)| (own.as_deref(), bot.spec())).collect();
    let names = unique(&known).map_err(error)?;
    bots.iter_mut().zip(names).for_each(|(bot, name)| bot.rename(name));
    Ok(())
}

#[cfg(test)]
mod tests;
