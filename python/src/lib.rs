//! The Python package `turf-rl`: environments, bots and arena behind `import turf_rl`; no libtorch.
//!
//! | file | holds |
//! |---|---|
//! | `games` | the games of a module, and each piece of work on any of them |
//! | `memory` | memory that Rust owns and NumPy shows |
//! | `face` | an environment of any game |
//! | `env` | `_Env`, what `turf_rl.VecEnv` wraps |
//! | `asked` | bots written in Python |
//! | `policy` | `Policy` |
//! | `actor` | an actor of a training run on many machines |
//! | `arena` | evaluate, match, ratings |
//! | `series` | series in parts, for other processes |
//! | `tournament` | tournaments kept in a folder, errands of other processes |
//! | `record` | replays |

mod actor;
mod arena;
mod asked;
mod env;
mod face;
mod games;
mod memory;
mod policy;
mod record;
mod series;
mod tournament;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use turf_agents::play::contest::Contest;
use turf_env::vec_env::Spec;

pub use games::Games;
use games::{Playable, Visit, visit};

/// The version and what the sources were (build.rs): two installations with the same play the same games.
pub const BUILD: &str = concat!(env!("CARGO_PKG_VERSION"), "+", env!("TURF_SOURCES"));

/// The numbers of an encoding, and the codes of why its game ends.
pub struct SpecOf;

impl Visit for SpecOf {
    type Output = (Spec, &'static [&'static str]);
    fn visit<E: Playable>(self) -> Self::Output {
        (Spec::of::<E>(), <E::Game as Contest>::ENDINGS)
    }
}

/// The numbers of a game's usual encoding, or of the encoding named.
#[pyfunction]
fn spec<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyDict>> {
    let (spec, endings) = visit(name, SpecOf).map_err(PyValueError::new_err)?;
    let dict = PyDict::new(py);
    dict.set_item("game", spec.game)?;
    dict.set_item("encoding", spec.encoding)?;
    dict.set_item("simultaneous", spec.simultaneous)?;
    dict.set_item("heads", spec.heads)?;
    dict.set_item("actions", spec.actions)?;
    dict.set_item("cells", spec.cells)?;
    let (kind, options) = match spec.cell_kind {
        turf_env::CellKind::Bits(n) => ("bits", n),
        turf_env::CellKind::Classes(n) => ("classes", n),
    };
    dict.set_item("cell_kind", kind)?;
    dict.set_item("cell_options", options)?;
    dict.set_item("scalars", spec.scalars)?;
    dict.set_item("endings", endings)?;
    Ok(dict)
}

/// What the module of a game crate does: everything for these games, which the package `turf_rl` then knows beside its own.
/// `examples/connect4/python` is such a module.
///
/// # Errors
/// `turf_rl` is not installed, or has a game of this name.
pub fn add(module: &Bound<'_, PyModule>, games: Games) -> PyResult<()> {
    fill(module, games)?;
    module.py().import("turf_rl")?.call_method1("add_games", (module,))?;
    Ok(())
}

fn fill(module: &Bound<'_, PyModule>, games: Games) -> PyResult<()> {
    let games = games::offer(games);
    module.add("GAMES", games.names())?;
    module.add("ENCODINGS", games.encodings())?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("BUILD", BUILD)?;
    module.add_class::<actor::Actor>()?;
    module.add_class::<tournament::Served>()?;
    module.add_function(wrap_pyfunction!(actor::league_bots, module)?)?;
    module.add_function(wrap_pyfunction!(actor::wire_costs, module)?)?;
    module.add_function(wrap_pyfunction!(series::entrants, module)?)?;
    module.add_function(wrap_pyfunction!(series::evaluation, module)?)?;
    module.add_function(wrap_pyfunction!(series::file_of, module)?)?;
    module.add_function(wrap_pyfunction!(series::groups, module)?)?;
    module.add_function(wrap_pyfunction!(series::part, module)?)?;
    module.add_function(wrap_pyfunction!(series::round_robin, module)?)?;
    module.add_function(wrap_pyfunction!(series::round_robin_table, module)?)?;
    module.add_function(wrap_pyfunction!(series::round_robin_with, module)?)?;
    module.add_function(wrap_pyfunction!(series::with_file, module)?)?;
    module.add_class::<env::Env>()?;
    module.add_class::<memory::Memory>()?;
    module.add_class::<policy::PyPolicy>()?;
    module.add_function(wrap_pyfunction!(spec, module)?)?;
    module.add_function(wrap_pyfunction!(arena::bots, module)?)?;
    module.add_function(wrap_pyfunction!(arena::evaluate, module)?)?;
    module.add_function(wrap_pyfunction!(arena::play_match, module)?)?;
    module.add_function(wrap_pyfunction!(arena::ratings, module)?)?;
    module.add_function(wrap_pyfunction!(record::read_replay, module)?)?;
    module.add_function(wrap_pyfunction!(record::replay_page, module)?)?;
    module.add_function(wrap_pyfunction!(record::replay_position, module)?)?;
    module.add_function(wrap_pyfunction!(tournament::tournament, module)?)
}

#[pymodule]
fn _turf(module: &Bound<'_, PyModule>) -> PyResult<()> {
    fill(module, Games::own())
}
