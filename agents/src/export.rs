//! A policy as one bot file in its game's original Python contract: `turf export --format python`.
//!
//! | file | holds |
//! |---|---|
//! | `py/network.py`, `py/graph_network.py` | Python that computes the networks in integers, bit for bit like [`crate::policy::net::integer`] |
//! | `py/GAME_*.py` | Python that observes a game, and `py/GAME_bot.py`, the file they are pasted into |
//! | [`paper`], [`duel2048`], [`stellar`] | what the games' files consist of |
//! | [`assemble`](mod@assemble) | pasting |
//! | [`syntax`] | whether a contest would take the file |
//! | [`parity`] | games in which every decision of the file is compared with Rust's |
//!
//! Parts are sequences of functions that import nothing outside of them and use no names but those of the parts before
//! them, so they can be pasted into a function, a method or a module.

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

/// Python that reads and computes a perceptron.
pub const NETWORK: &str = include_str!("export/py/network.py");
/// Python that reads and computes a graph network; needs [`NETWORK`].
pub const GRAPH_NETWORK: &str = include_str!("export/py/graph_network.py");

/// What a game's export consists of.
#[warn(missing_docs)]
pub trait PythonExport: Encoding {
    /// What a bot file of the game's contest looks like; `None` where no contest took Python.
    fn template() -> Option<Template> {
        None
    }

    /// What else is filled into the template, besides `network` (its text) and `shield` (`True` or `False`).
    fn values(_file: &PolicyFile) -> Result<Vec<(&'static str, String)>, PolicyError> {
        Ok(Vec::new())
    }

    /// The bots in Rust that the file must play like, on the network in integers: the first while time allows, the others
    /// where it says that it tried less (`effort` in [`parity`]).
    fn references(policy: &ReadyPolicy) -> Vec<Box<dyn Bot<Self::Game>>>
    where
        Self: Sized,
    {
        vec![Box::new(NetBot::<Self>::of(policy))]
    }

    /// The bot file of a policy file that holds no network ([`crate::catalogue::builtin::BuiltinBots::planned`]); `None` for other files.
    fn planned(_file: &PolicyFile) -> Option<Result<String, PolicyError>> {
        None
    }

    /// The bot file of a policy that is the leaf of a search.
    fn leaf_file(_file: &PolicyFile) -> Result<String, PolicyError> {
        Err(PolicyError::Mismatch(
            "the game has no policies that are leaves of a search".into(),
        ))
    }

    /// What a file that searches or plans must play like; `None` for other files.
    fn search_twin(_file: &PolicyFile) -> Option<Box<dyn SearchTwin<Self::Game>>> {
        None
    }

    /// Settings under which files are compared with Rust, in turn.
    fn settings() -> Vec<<Self::Game as Game>::Config> {
        vec![Default::default()]
    }
}

/// A contest's bot file before a policy is filled in.
pub struct Template {
    /// The contest's demands on a file.
    pub contract: Contract,
    /// The code around the parts.
    pub text: &'static str,
    /// The network and what observes the game, in the order in which they are pasted.
    pub parts: Vec<&'static str>,
}

impl Template {
    /// Of an encoding; an error where no contest took Python.
    pub fn of<E: PythonExport>() -> Result<Self, PolicyError> {
        let none = || PolicyError::Mismatch(format!("no contest of {} takes Python files", E::Game::NAME));
        E::template().ok_or_else(none)
    }
}

/// What searches or plans in Rust, is told where an exported file stopped, and must then have found the same.
#[warn(missing_docs)]
pub trait SearchTwin<G: Game>: Send {
    /// A new game begins.
    fn start(&mut self, game: &G);

    /// What differs from what the file saw and chose here, if anything.
    fn difference(&mut self, game: &G, seen: &Value, action: &G::Action) -> Option<String>;
}

/// How the file was trained, as a comment.
fn about(file: &PolicyFile, what: &str) -> String {
    let notes: Vec<String> = file.notes.iter().map(|(key, value)| format!("{key} {value}")).collect();
    let notes = notes.join(", ").replace(['\n', '\r'], " ");
    format!(
        "# Exported by turf from a policy for {} ({what}).\n# Trained with: {notes}\n",
        file.encoding
    )
}

/// The bot file of a policy.
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
