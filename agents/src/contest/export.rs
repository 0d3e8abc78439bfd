//! A policy as one bot file in its game's original Python contract: `turf export --format python`.
//!
//! | file | holds |
//! |---|---|
//! | `src/python/network.py`, `graph_network.py` | Python that computes [`crate::policy::net::integer`], bit for bit |
//! | `src/python/GAME/*.py` | Python that observes a game, and `bot.py`, the template into which they are pasted |
//! | [`paper`], [`duel2048`], [`stellar`] | contents of the games' files |
//! | [`assemble`](mod@assemble) | pasting |
//! | [`syntax`] | check that a contest would accept the file |
//! | [`parity`] | games in which every decision of the file is compared with Rust's |
//!
//! Parts are sequences of functions that import nothing and use only names of the parts before them, so they can be pasted
//! into a function, a method or a module.

pub mod assemble;
pub mod duel2048;
pub mod paper;
pub mod parity;
pub mod stellar;
pub mod syntax;

use serde_json::Value;
use turf_env::{Encoding, Game};

use crate::play::bot::Bot;
use crate::policy::file::{NetworkKind, PolicyError, PolicyFile};
use crate::policy::net::Net;
use crate::policy::net::integer::text;
use crate::policy::{NetBot, ReadyPolicy};
use assemble::assemble;
use syntax::Contract;

pub const NETWORK: &str = include_str!("../python/network.py");
pub const GRAPH_NETWORK: &str = include_str!("../python/graph_network.py");

/// Contents of a game's exported bot files.
#[warn(missing_docs)]
pub trait PythonExport: Encoding {
    /// Returns the template of the contest's bot file; `None` if no contest took Python.
    fn template() -> Option<Template> {
        None
    }

    /// Returns the values for the template besides `network` (its text) and `shield` (`True` or `False`).
    fn values(_file: &PolicyFile) -> Result<Vec<(&'static str, String)>, PolicyError> {
        Ok(Vec::new())
    }

    /// Returns the bots in Rust, on the network in integers, that the file must play like. The first one applies while
    /// time allows, the others at the lower efforts that the file reports (`effort` in [`parity`]).
    fn references(policy: &ReadyPolicy) -> Vec<Box<dyn Bot<Self::Game>>>
    where
        Self: Sized,
    {
        vec![Box::new(NetBot::<Self>::of(policy))]
    }

    /// Returns the bot file of a policy file without a network ([`crate::spec::builtin::BuiltinBots::planned`]);
    /// `None` for other files.
    fn planned(_file: &PolicyFile) -> Option<Result<String, PolicyError>> {
        None
    }

    /// Returns the bot file of a policy that is the leaf of a search.
    fn leaf_file(_file: &PolicyFile) -> Result<String, PolicyError> {
        Err(PolicyError::Mismatch(
            "the game has no policies that are leaves of a search".into(),
        ))
    }

    /// Returns the twin in Rust of a file that searches or plans; `None` for other files.
    fn search_twin(_file: &PolicyFile) -> Option<Box<dyn SearchTwin<Self::Game>>> {
        None
    }

    /// Returns the settings under which files are compared with Rust, in turn.
    fn settings() -> Vec<<Self::Game as Game>::Config> {
        vec![Default::default()]
    }
}

pub struct Template {
    pub contract: Contract,
    pub text: &'static str,
    pub parts: Vec<&'static str>,
}

impl Template {
    pub fn of<E: PythonExport>() -> Result<Self, PolicyError> {
        let none = || PolicyError::Mismatch(format!("no contest of {} takes Python files", E::Game::NAME));
        E::template().ok_or_else(none)
    }
}

/// Search or planner in Rust that repeats a decision of an exported file with the effort that the file reports.
#[warn(missing_docs)]
pub trait SearchTwin<G: Game>: Send {
    /// Begins a new game.
    fn start(&mut self, game: &G);

    /// Describes a difference from what the file saw and chose here; `None` if there is none.
    fn difference(&mut self, game: &G, seen: &Value, action: &G::Action) -> Option<String>;
}

fn about(file: &PolicyFile, what: &str) -> String {
    let notes: Vec<String> = file.notes.iter().map(|(key, value)| format!("{key} {value}")).collect();
    let notes = notes.join(", ").replace(['\n', '\r'], " ");
    format!(
        "# Exported by turf from a policy for {} ({what}).\n# Trained with: {notes}\n",
        file.encoding
    )
}

pub fn bot_file<E: PythonExport>(file: &PolicyFile) -> Result<String, PolicyError> {
    let notes: Vec<String> = file.notes.iter().map(|(key, value)| format!("{key} {value}")).collect();
    let trained = notes.join(", ").replace(['\n', '\r'], " ");
    if let Some(code) = E::planned(file) {
        let about = format!(
            "# Exported by turf from {} numbers.\n# Tuned with: {trained}\n",
            file.encoding
        );
        return Ok(about + &code?);
    }
    if file.network.kind == NetworkKind::Leaf {
        return Ok(about(file, "the leaf of a search, in integers") + &E::leaf_file(file)?);
    }
    let template = Template::of::<E>()?;
    let net = Net::in_integers::<E>(file)?;
    let weights = text::of(net.integer().expect("in integers"))?;
    let spec = &file.network;
    let about = about(file, &format!("{:?} network {:?}, in integers", spec.kind, spec.hidden));
    let shield = if file.shield { "True" } else { "False" };
    let more = E::values(file)?;
    let mut values = vec![("shield", shield), ("network", &weights)];
    values.extend(more.iter().map(|(name, value)| (*name, value.as_str())));
    Ok(about + &assemble(template.text, &template.parts, &values))
}
