//! Contents of the games' exported bot files ([`crate::contest::export`]).

pub mod duel2048;
pub mod paper;
pub mod stellar;

use turf_env::Rules;

use crate::play::bot::Bot;
use crate::policy::LoadedPolicy;
use crate::policy::file::{PolicyError, PolicyFile};

pub const NETWORK: &str = include_str!("../python/network.py");
pub const GRAPH_NETWORK: &str = include_str!("../python/graph_network.py");
pub const PLAIN_NETWORK: &str = include_str!("../python/plain_network.py");

/// Form that a contest asks of a file: names at its top level, and modules that it may import.
#[derive(Clone, Copy, Debug)]
pub struct Contract {
    pub top_level: &'static str,
    pub imports: &'static str,
}

/// Names and texts of values for a template.
pub type Values = Vec<(&'static str, String)>;

pub type Reference<R> = Box<dyn Bot<<R as Rules>::Game>>;

/// Contents of a game's exported bot files.
pub struct PythonExport<R: Rules> {
    pub contract: Contract,
    /// Template of the contest's bot file.
    pub text: &'static str,
    pub parts: Vec<&'static str>,
    /// Values for the template besides `network` (its text) and `shield` (`True` or `False`).
    pub values: fn(R, &PolicyFile) -> Result<Values, PolicyError>,
    /// Bots in Rust, on the network in integers, that the file must play like. The first one applies while time allows, the
    /// others at the lower efforts that the file reports (`effort` in [`crate::contest::export::parity`]).
    pub references: fn(R, &LoadedPolicy) -> Vec<Reference<R>>,
    /// Settings under which files are compared with Rust, in turn.
    pub settings: Vec<R::Config>,
}
