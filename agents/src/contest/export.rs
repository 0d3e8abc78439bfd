//! A policy as one bot file in its game's original Python contract: `turf export --format python`.
//!
//! | file | holds |
//! |---|---|
//! | `src/python/network.py`, `graph_network.py`, `plain_network.py` | Python that computes [`crate::policy::net::integer`], bit for bit |
//! | `src/python/GAME/*.py` | Python that observes a game, and `bot.py`, the template into which they are pasted |
//! | [`assemble`](mod@assemble) | pasting |
//! | [`syntax`] | check that a contest would accept the file |
//! | [`parity`] | games in which every decision of the file is compared with Rust's |
//!
//! Parts are sequences of functions that import nothing and use only names of the parts before them, so they can be pasted
//! into a function, a method or a module.

pub mod assemble;
pub mod parity;
pub mod syntax;

use turf_env::{Encoding, Rules};

use crate::contest::contents::{GRAPH_NETWORK, NETWORK, PLAIN_NETWORK, PythonExport};
use crate::offered::Offered;
use crate::policy::file::{NetworkKind, PolicyError, PolicyFile};
use crate::policy::net::Net;
use crate::policy::net::integer;
use assemble::assemble;

/// Returns the game's contents. Fails if no contest took Python.
pub fn contents_of<R: Offered>(rules: R) -> Result<PythonExport<R>, PolicyError> {
    rules.export().ok_or_else(|| PolicyError::Mismatch(format!("no contest of {} takes Python files", rules.name())))
}

pub fn bot_file<E: Encoding<Rules: Offered>>(encoding: E, file: &PolicyFile) -> Result<String, PolicyError> {
    let notes: Vec<String> = file.notes.iter().map(|(key, value)| format!("{key} {value}")).collect();
    let notes = notes.join(", ").replace(['\n', '\r'], " ");
    let head = |about: &str, made: &str| format!("# Exported by turf from {about}.\n# {made} with: {notes}\n");
    if let Some(search) = encoding.rules().search_policy(file) {
        let source = search?.python()?;
        return Ok(head(source.about, source.made) + &assemble(source.template, source.parts, &source.values));
    }
    let mut export = contents_of(encoding.rules())?;
    let spec = file.network()?;
    let mut text = export.text.to_string();
    match spec.kind {
        NetworkKind::Plain { .. } => {
            export.parts.retain(|part| ![NETWORK, GRAPH_NETWORK].contains(part));
            export.parts.insert(0, PLAIN_NETWORK);
            for made in ["make_graph_network(", "make_network("] {
                text = text.replace(made, "make_plain_network(");
            }
        }
        NetworkKind::Mlp if !text.contains("make_network(") => {
            let why =
                format!("the Python file of {} takes no perceptron with LayerNorm and ReLU", encoding.rules().name());
            return Err(PolicyError::Mismatch(why));
        }
        NetworkKind::Afterstates if !text.contains("self.rates") => {
            let why = format!("the Python file of {} rates no positions after choices", encoding.rules().name());
            return Err(PolicyError::Mismatch(why));
        }
        _ => {}
    }
    let net = Net::in_integers(encoding, file)?;
    let weights = integer::text::of(net.integer().expect("in integers"))?;
    let shield = if file.shield { "True" } else { "False" };
    let mut values = vec![("shield", shield.to_string()), ("network", weights)];
    values.extend((export.values)(encoding.rules(), file)?);
    let (encoding, kind, hidden) = (&file.encoding, spec.kind, &spec.hidden);
    let about = format!("a policy for {encoding} ({kind:?} network {hidden:?}, in integers)");
    Ok(head(&about, "Trained") + &assemble(&text, &export.parts, &values))
}
