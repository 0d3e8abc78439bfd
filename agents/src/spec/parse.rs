//! From the text of a SPEC, or a policy file, to a player.

use std::path::Path;

use turf_env::conformance::check_blind;
use turf_env::{Encoding, Rules};

use super::find::{NO_FILE, no_policy, no_shipped, shipped_path, unknown};
use super::options::{Options, split_options};
use super::{Ahead, BotSpec, PlayerKind, mix, run, sha256};
use crate::contest::host::BotFile;
use crate::input::one_line;
use crate::offered::Offered;
use crate::offered::builtin::{PolicyEncoding, builtin};
use crate::play::bot::Think;
use crate::policy::file::PolicyFile;
use crate::policy::look_ahead::MAX_DEPTH;
use crate::policy::search::SearchPolicy;
use crate::policy::{LoadedPolicy, check_replies};

impl<E: Encoding<Rules: Offered>> BotSpec<E> {
    pub(super) fn kind(encoding: E, spec: &str) -> Result<(PlayerKind<E>, Option<String>), String> {
        if spec == "human" {
            return Err("a person plays in `turf play` only".into());
        }
        if let Some(members) = mix::members(spec) {
            return Self::mixed(encoding, &members);
        }
        if let Some(path) = spec.strip_prefix("python:") {
            if !Path::new(path).exists() {
                return Err(format!("{NO_FILE}{path}"));
            }
            let file = BotFile::open(Path::new(path))?;
            return match encoding.rules().python_bot(&file, 1) {
                Some(_) => {
                    let hash = sha256(&file.source);
                    Ok((PlayerKind::Python(file), Some(hash)))
                }
                None => Err(format!("{} has no Python bots", encoding.rules().name())),
            };
        }
        if let Some(rest) = spec.strip_prefix("policy:") {
            let (path, options) = split_options(rest)?;
            return Self::read_policy(encoding, Path::new(path), options);
        }
        let (name, options) = split_options(spec)?;
        if name == "shipped" {
            let path = shipped_path(encoding.rules().name()).ok_or_else(|| no_shipped(encoding.rules().name()))?;
            return Self::read_policy(encoding, &path, options);
        }
        let info = builtin(encoding.rules(), name).ok_or_else(|| unknown(encoding.rules(), spec, name))?;
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
            Some(Think::Depth(0)) => Err("this bot looks at least one ply ahead".into()),
            Some(think) if encoding.rules().searcher(info.name, think).is_none() => {
                Err(format!("this bot takes no {}", think.name()))
            }
            think => Ok((PlayerKind::Builtin(info, think), None)),
        }
    }

    fn mixed(encoding: E, specs: &[&str]) -> Result<(PlayerKind<E>, Option<String>), String> {
        if specs.len() < 2 {
            return Err("a mix draws from two SPECs or more: mix:SPEC+SPEC".into());
        }
        let parse = |spec: &&str| match mix::members(spec) {
            Some(_) => Err("a mix holds no mixes".into()),
            None => Self::parse(encoding, spec).map_err(|error| error.to_string()),
        };
        let sources = specs.iter().map(parse).collect::<Result<Vec<_>, String>>()?;
        // A mix with a changed file is another bot.
        let known = |source: &Self| source.id.hash.clone().unwrap_or_else(|| source.spec.clone());
        let all: Vec<String> = sources.iter().map(known).collect();
        let hash = sources.iter().any(|source| source.id.hash.is_some()).then(|| sha256(all.join("\n").as_bytes()));
        Ok((PlayerKind::Mix(sources.into()), hash))
    }

    fn read_policy(encoding: E, path: &Path, options: Options) -> Result<(PlayerKind<E>, Option<String>), String> {
        if !path.exists() {
            return Err(no_policy(&path.display().to_string()));
        }
        run::look_at_version(encoding.rules(), path);
        let file = run::policy_at(path)?;
        let read = PolicyFile::read(&file).map_err(one_line)?;
        let hash = sha256(&std::fs::read(&file).map_err(|e| e.to_string())?);
        Ok((Self::kind_of_policy(encoding, read, options)?, Some(hash)))
    }

    pub(super) fn kind_of_policy(encoding: E, read: PolicyFile, options: Options) -> Result<PlayerKind<E>, String> {
        if let Some(search) = encoding.rules().search_policy(&read) {
            return Self::searching(search.map_err(one_line)?, options);
        }
        let others = encoding.rules().other_encodings().iter();
        let other = |kind: &dyn PolicyEncoding<_>| kind.shape().name == read.encoding;
        if read.encoding != encoding.shape().name
            && let Some(kind) = others.copied().find(|kind| other(*kind))
        {
            let ready = kind.read(&read, options.integer).map_err(one_line)?;
            return Self::of_other(ready, kind, options);
        }
        let ready = encoding.read(&read, options.integer);
        Self::looking_ahead(encoding, ready.map_err(one_line)?, options)
    }

    fn searching(search: Box<dyn SearchPolicy<E::Game>>, options: Options) -> Result<PlayerKind<E>, String> {
        if options.width.is_some() || options.replies.is_some() || options.shield.is_some() {
            return Err("a search takes no width, replies or shield".into());
        }
        let think = options.think()?;
        search.bot(think)?;
        Ok(PlayerKind::Search(search, think))
    }

    fn of_other(
        mut policy: LoadedPolicy,
        kind: &'static dyn PolicyEncoding<E::Rules>,
        options: Options,
    ) -> Result<PlayerKind<E>, String> {
        if options.think()?.is_some_and(|think| think != Think::Depth(0)) || options.width.is_some() {
            return Err(format!("{} policies cannot look ahead here", kind.shape().name));
        }
        if let Some(replies) = options.replies {
            kind.check_replies(replies)?;
            policy.replies = replies;
        }
        policy.shield = options.shield.unwrap_or(policy.shield);
        Ok(PlayerKind::Other(policy, kind))
    }

    /// Makes a policy with the given look-ahead, or with that of its file.
    pub(super) fn looking_ahead(
        encoding: E,
        mut policy: LoadedPolicy,
        options: Options,
    ) -> Result<PlayerKind<E>, String> {
        if options.nodes.is_some() || options.time.is_some() {
            return Err("this policy takes a depth, not nodes or ms".into());
        }
        policy.shield = options.shield.unwrap_or(policy.shield);
        let depth = options.depth.unwrap_or(policy.look_ahead);
        if let Some(replies) = options.replies {
            check_replies(encoding, replies)?;
            if depth > 0 {
                return Err("a policy either looks ahead (depth) or at replies".into());
            }
            policy.replies = replies;
        }
        if depth == 0 {
            if options.width.is_some() {
                return Err("a width says how many choices a look-ahead looks at; this policy has no depth".into());
            }
            return Ok(PlayerKind::Policy(policy, None));
        }
        if encoding.heads() > 1 {
            return Err(format!("{} policies cannot look ahead", encoding.rules().name()));
        }
        if depth > MAX_DEPTH {
            return Err(format!("a policy looks at most {MAX_DEPTH} plies ahead"));
        }
        check_blind(encoding, &encoding.rules().default_config(), 1, 4)?;
        let reward = policy.reward.ok_or("the file does not say what its training paid, which look-ahead needs")?;
        let width = options.width.unwrap_or(usize::MAX);
        Ok(PlayerKind::Policy(policy, Some(Ahead { reward, depth, width })))
    }
}
