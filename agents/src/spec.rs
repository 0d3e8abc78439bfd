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

pub mod builtin;
mod duel2048;
pub mod files;
mod find;
pub mod mix;
pub mod name;
mod options;
mod paper;
pub mod run;
mod stellar;

use std::hash::{BuildHasher, RandomState};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sha2::{Digest, Sha256};
use turf_env::conformance::check_blind;
use turf_env::{Encoding, Game};

use crate::contest::host::BotFile;
use crate::input::{self, one_line};
use crate::play::arena::BotMaker;
use crate::play::bot::{Bot, BotInfo, Think};
use crate::play::record::BotId;
use crate::policy::Reward;
use crate::policy::file::{NetworkKind, PolicyFile};
use crate::policy::look_ahead::{LookAhead, MAX_DEPTH};
use crate::policy::{NetBot, ReadyPolicy, check_replies};
use crate::spec::builtin::{BuiltinBots, MakePlanned, PolicyKind, builtin};
use find::{NO_FILE, UNKNOWN, no_shipped, shipped_path, unknown};
pub use find::{file_and_options, policy_path};
use mix::Mix;
use name::{default_name, split_name, unique};
use options::{Options, split_options};

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
        Self {
            spec: spec.to_string(),
            missing: why.starts_with(UNKNOWN) || why.starts_with(NO_FILE),
            why,
        }
    }
}

pub struct BotSpec<E: Encoding> {
    id: BotId,
    spec: String,
    kind: PlayerKind<E>,
}

enum PlayerKind<E: Encoding> {
    Builtin(&'static BotInfo<E::Game>),
    Searcher(&'static str, Think),
    Policy(ReadyPolicy),
    Leaf(Box<PolicyFile>, Option<Think>),
    /// A policy of another encoding of the game.
    Other(ReadyPolicy, &'static PolicyKind<E::Game>),
    LookAhead(ReadyPolicy, Reward, u32, usize),
    Planned(MakePlanned<E::Game>),
    Python(Arc<BotFile>),
    Mix(Arc<[BotSpec<E>]>),
}

impl<E: Encoding> BotSpec<E>
where
    E::Game: BuiltinBots,
{
    pub fn parse(text: &str) -> Result<Self, SpecError> {
        let error = |why| SpecError::new(text, why);
        if !input::is_plain(text) {
            return Err(error("a control character in a name".into()));
        }
        let (name, spec) = split_name(text).map_err(error)?;
        let (kind, hash) = Self::kind(spec).map_err(error)?;
        let name = name.map_or_else(|| default_name(spec), str::to_string);
        Ok(Self {
            id: BotId { name, hash },
            spec: spec.to_string(),
            kind,
        })
    }

    pub fn parse_list(specs: &str) -> Result<Vec<Self>, SpecError> {
        let specs: Vec<&str> = specs.split(',').map(str::trim).collect();
        let mut bots = specs
            .iter()
            .map(|spec| Self::parse(spec))
            .collect::<Result<Vec<_>, _>>()?;
        name_apart(&specs, &mut bots)?;
        Ok(bots)
    }

    pub fn parse_sides(first: &str, others: &str) -> Result<(Self, Vec<Self>), SpecError> {
        let specs: Vec<&str> = std::iter::once(first).chain(others.split(',').map(str::trim)).collect();
        let mut bots = specs
            .iter()
            .map(|spec| Self::parse(spec))
            .collect::<Result<Vec<_>, _>>()?;
        name_apart(&specs, &mut bots)?;
        let others = bots.split_off(1);
        Ok((bots.swap_remove(0), others))
    }

    pub fn of_policy(name: &str, policy: ReadyPolicy) -> Result<Self, SpecError> {
        let kind = Self::looking_ahead(policy, Options::default());
        kind.map(|kind| Self {
            id: BotId::named(name),
            spec: name.to_string(),
            kind,
        })
        .map_err(|why| SpecError::new(name, why))
    }

    pub fn of_file(name: &str, bytes: &[u8]) -> Result<Self, SpecError> {
        let read = PolicyFile::from_bytes(bytes).map_err(one_line);
        let kind = read.and_then(|read| Self::kind_of_policy(read, Options::default()));
        kind.map(|kind| Self {
            id: BotId {
                name: name.to_string(),
                hash: Some(sha256(bytes)),
            },
            spec: name.to_string(),
            kind,
        })
        .map_err(|why| SpecError::new(name, why))
    }

    /// Replaces the thinking time of Python bots: seconds per game (stellar: per turn). Other bots have no clock.
    pub fn give_time(&mut self, think: Duration) {
        match &mut self.kind {
            PlayerKind::Python(file) => {
                *file = Arc::new(BotFile {
                    think: Some(think),
                    ..(**file).clone()
                })
            }
            PlayerKind::Mix(sources) => Arc::get_mut(sources)
                .expect("no bot was made of it yet")
                .iter_mut()
                .for_each(|source| source.give_time(think)),
            _ => {}
        }
    }

    fn kind(spec: &str) -> Result<(PlayerKind<E>, Option<String>), String> {
        if spec == "human" {
            return Err("a person plays in `turf play` only".into());
        }
        if let Some(members) = mix::members(spec) {
            return Self::mixed(&members);
        }
        if let Some(path) = spec.strip_prefix("python:") {
            if !Path::new(path).exists() {
                return Err(format!("{NO_FILE}{path}"));
            }
            let file = BotFile::open(Path::new(path))?;
            return match E::Game::python_bot(&file, 1) {
                Some(_) => {
                    let hash = sha256(&file.source);
                    Ok((PlayerKind::Python(file), Some(hash)))
                }
                None => Err(format!("{} has no Python bots", E::Game::NAME)),
            };
        }
        if let Some(rest) = spec.strip_prefix("policy:") {
            let (path, options) = split_options(rest)?;
            return Self::read_policy(Path::new(path), options);
        }
        let (name, options) = split_options(spec)?;
        if name == "shipped" {
            let path = shipped_path(E::Game::NAME).ok_or_else(|| no_shipped(E::Game::NAME))?;
            return Self::read_policy(&path, options);
        }
        let info = builtin::<E::Game>(name).ok_or_else(|| unknown::<E::Game>(spec, name))?;
        if options.integer {
            return Err("only policies play in integers".into());
        }
        if options.width.is_some() {
            return Err("only policies take a width".into());
        }
        if options.replies.is_some() {
            return Err("only policies look at replies".into());
        }
        if options.shield.is_some() {
            return Err("only policies play behind a shield".into());
        }
        match options.think()? {
            None => Ok((PlayerKind::Builtin(info), None)),
            Some(Think::Depth(0)) => Err("this bot looks at least one ply ahead".into()),
            Some(think) => E::Game::searcher(info.name, think)
                .map(|_| (PlayerKind::Searcher(info.name, think), None))
                .ok_or_else(|| format!("this bot takes no {}", think.name())),
        }
    }

    fn mixed(specs: &[&str]) -> Result<(PlayerKind<E>, Option<String>), String> {
        if specs.len() < 2 {
            return Err("a mix draws from two SPECs or more: mix:SPEC+SPEC".into());
        }
        let parse = |spec: &&str| match mix::members(spec) {
            Some(_) => Err("a mix holds no mixes".into()),
            None => Self::parse(spec).map_err(|error| error.to_string()),
        };
        let sources = specs.iter().map(parse).collect::<Result<Vec<_>, String>>()?;
        // A mix with a changed file is another bot.
        let known = |source: &Self| source.id.hash.clone().unwrap_or_else(|| source.spec.clone());
        let all: Vec<String> = sources.iter().map(known).collect();
        let hash = sources
            .iter()
            .any(|source| source.id.hash.is_some())
            .then(|| sha256(all.join("\n").as_bytes()));
        Ok((PlayerKind::Mix(sources.into()), hash))
    }

    fn read_policy(path: &Path, options: Options) -> Result<(PlayerKind<E>, Option<String>), String> {
        if !path.exists() {
            return Err(format!("{NO_FILE}{}", path.display()));
        }
        let file = run::policy_at(path)?;
        let read = PolicyFile::read(&file).map_err(one_line)?;
        let hash = sha256(&std::fs::read(&file).map_err(|e| e.to_string())?);
        Ok((Self::kind_of_policy(read, options)?, Some(hash)))
    }

    fn kind_of_policy(read: PolicyFile, options: Options) -> Result<PlayerKind<E>, String> {
        if let Some(make) = E::Game::planned(&read) {
            let plain = Options {
                integer: options.integer,
                ..Options::default()
            };
            if options != plain {
                return Err("a planner's file takes no depth, width, replies or shield".into());
            }
            return Ok(PlayerKind::Planned(make.map_err(one_line)?));
        }
        if read.network.kind == NetworkKind::Leaf {
            return Self::searching(read, options);
        }
        let other = |kind: &&PolicyKind<E::Game>| kind.encoding == read.encoding && kind.encoding != E::NAME;
        if let Some(kind) = E::Game::policies().iter().find(other) {
            let ready = (kind.read)(&read, options.integer).map_err(one_line)?;
            return Self::of_other(ready, kind, options);
        }
        let ready = match options.integer {
            true => ReadyPolicy::in_integers::<E>(&read),
            false => ReadyPolicy::new::<E>(&read),
        };
        Self::looking_ahead(ready.map_err(one_line)?, options)
    }

    fn searching(file: PolicyFile, options: Options) -> Result<PlayerKind<E>, String> {
        if options.width.is_some() || options.replies.is_some() || options.shield.is_some() {
            return Err("the leaf of a search takes depth, nodes or ms only".into());
        }
        let think = options.think()?;
        if think == Some(Think::Depth(0)) {
            return Err("the leaf of a search looks at least one ply ahead".into());
        }
        match E::Game::leaf_bot(&file, think) {
            None => Err(format!("{} policies are no leaves of a search", E::Game::NAME)),
            Some(Err(e)) => Err(e.to_string()),
            Some(Ok(_)) => Ok(PlayerKind::Leaf(Box::new(file), think)),
        }
    }

    fn of_other(
        mut policy: ReadyPolicy,
        kind: &'static PolicyKind<E::Game>,
        options: Options,
    ) -> Result<PlayerKind<E>, String> {
        if options.think()?.is_some_and(|think| think != Think::Depth(0)) || options.width.is_some() {
            return Err(format!("{} policies cannot look ahead here", kind.encoding));
        }
        if let Some(replies) = options.replies {
            (kind.check_replies)(replies)?;
            policy.replies = replies;
        }
        policy.shield = options.shield.unwrap_or(policy.shield);
        Ok(PlayerKind::Other(policy, kind))
    }

    /// Makes a policy with the given look-ahead, or with that of its file.
    fn looking_ahead(mut policy: ReadyPolicy, options: Options) -> Result<PlayerKind<E>, String> {
        if options.nodes.is_some() || options.time.is_some() {
            return Err("this policy takes a depth, not nodes or ms".into());
        }
        policy.shield = options.shield.unwrap_or(policy.shield);
        let depth = options.depth.unwrap_or(policy.look_ahead);
        if let Some(replies) = options.replies {
            check_replies::<E>(replies)?;
            if depth > 0 {
                return Err("a policy either looks ahead (depth) or at replies".into());
            }
            policy.replies = replies;
        }
        if depth == 0 {
            if options.width.is_some() {
                return Err("a width says how many choices a look-ahead looks at; this policy has no depth".into());
            }
            return Ok(PlayerKind::Policy(policy));
        }
        if E::HEADS > 1 {
            return Err(format!("{} policies cannot look ahead", E::Game::NAME));
        }
        if depth > MAX_DEPTH {
            return Err(format!("a policy looks at most {MAX_DEPTH} plies ahead"));
        }
        check_blind::<E>(&Default::default(), 1, 4)?;
        let reward = policy
            .reward
            .ok_or("the file does not say what its training paid, which look-ahead needs")?;
        Ok(PlayerKind::LookAhead(
            policy,
            reward,
            depth,
            options.width.unwrap_or(usize::MAX),
        ))
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
    pub fn policy(&self) -> Option<&ReadyPolicy> {
        match &self.kind {
            PlayerKind::Policy(policy) | PlayerKind::LookAhead(policy, ..) => Some(policy),
            PlayerKind::Builtin(_)
            | PlayerKind::Searcher(..)
            | PlayerKind::Leaf(..)
            | PlayerKind::Other(..)
            | PlayerKind::Planned(_)
            | PlayerKind::Python(_)
            | PlayerKind::Mix(_) => None,
        }
    }

    /// Returns true if its bots can rate actions ([`Bot::worth`]).
    pub fn values_actions(&self) -> bool {
        match &self.kind {
            PlayerKind::Policy(_)
            | PlayerKind::LookAhead(..)
            | PlayerKind::Leaf(..)
            | PlayerKind::Other(..)
            | PlayerKind::Planned(_) => true,
            PlayerKind::Builtin(_) | PlayerKind::Searcher(..) | PlayerKind::Python(_) | PlayerKind::Mix(_) => false,
        }
    }

    /// Returns true if its bots' actions depend on earlier turns, so that every turn must be played in order.
    pub fn follows_the_game(&self) -> bool {
        match &self.kind {
            PlayerKind::Mix(sources) => sources.iter().any(Self::follows_the_game),
            kind => matches!(kind, PlayerKind::Planned(_)),
        }
    }

    pub fn look_ahead(&self) -> Option<LookAhead<E>> {
        match &self.kind {
            PlayerKind::LookAhead(policy, reward, depth, width) => Some(LookAhead::of(policy, *reward, *depth, *width)),
            _ => None,
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
            PlayerKind::Builtin(info) => (info.make)(),
            PlayerKind::Searcher(name, think) => E::Game::searcher(name, *think).expect("it was there when read"),
            PlayerKind::Policy(policy) => Box::new(NetBot::<E>::of(policy)),
            PlayerKind::Leaf(file, think) => E::Game::leaf_bot(file, *think)
                .and_then(Result::ok)
                .expect("checked when the SPEC was read"),
            PlayerKind::Other(policy, kind) => (kind.make)(policy),
            PlayerKind::LookAhead(..) => Box::new(self.look_ahead().expect("it has one")),
            PlayerKind::Planned(make) => make(),
            PlayerKind::Python(file) => E::Game::python_bot(file, 1).expect("checked when the SPEC was read"),
            PlayerKind::Mix(sources) => Box::new(Mix::new(sources.clone())),
        }
    }
}

impl<E: Encoding> BotMaker<E::Game> for BotSpec<E>
where
    E::Game: BuiltinBots,
{
    fn make(&self) -> Box<dyn Bot<E::Game>> {
        BotSpec::make(self)
    }

    fn remembers(&self) -> bool {
        BotSpec::remembers(self)
    }
}

/// Returns the seed of games between these bots: `asked`, or else 1. If files of strangers play, the seed must not be
/// guessable, because it reveals the other bot's random numbers; it is then `kept` (for resumed games) or drawn at random.
pub fn root<E: Encoding>(asked: Option<u64>, bots: &[BotSpec<E>], kept: impl FnOnce() -> Option<u64>) -> u64
where
    E::Game: BuiltinBots,
{
    let drawn = || RandomState::new().hash_one(0) >> 11; // JavaScript has 53 bits
    asked.unwrap_or_else(|| match bots.iter().any(BotSpec::remembers) {
        true => kept().unwrap_or_else(drawn),
        false => 1,
    })
}

fn sha256(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest
        .iter()
        .fold("sha256:".into(), |text, byte| format!("{text}{byte:02x}"))
}

/// Gives bots that were read from `specs` distinct names.
pub fn name_apart<E: Encoding>(specs: &[&str], bots: &mut [BotSpec<E>]) -> Result<(), SpecError>
where
    E::Game: BuiltinBots,
{
    let error = |why| SpecError::new(&specs.join(","), why);
    let own = |spec: &&str| split_name(spec).map(|(name, _)| name.map(str::to_string));
    let own = specs.iter().map(own).collect::<Result<Vec<_>, _>>().map_err(error)?;
    let known: Vec<(Option<&str>, &str)> = own
        .iter()
        .zip(&*bots)
        .map(|(own, bot)| (own.as_deref(), bot.spec()))
        .collect();
    let names = unique(&known).map_err(error)?;
    bots.iter_mut().zip(names).for_each(|(bot, name)| bot.rename(name));
    Ok(())
}

#[cfg(test)]
mod tests;
