//! The Python package `turf-rl`: environments, bots and arena behind `import turf_rl`; no libtorch.
//!
//! | file | holds |
//! |---|---|
//! | `json` | JSON and errors |
//! | `arrays` | NumPy arrays in and out |
//! | `memory` | memory that Rust owns and NumPy shows |
//! | `generic` | work on one encoding, compiled for each |
//! | `games` | the table of a module's games |
//! | `attended` | long work that the user may interrupt |
//! | `policy`, `env`, `adviser`, `actor`, `arena`, `series`, `tournament`, `record`, `train` | classes and functions for Python |

mod actor;
mod adviser;
mod arena;
mod arrays;
mod attended;
mod env;
mod games;
mod generic;
mod json;
mod memory;
mod policy;
mod record;
mod series;
mod tournament;
mod train;

use std::path::PathBuf;

use pyo3::prelude::*;
use pyo3::types::PyDict;
use turf_agents::spec::PACKAGE;
use turf_env::observation_spec::Entry;

pub use games::Games;

/// Version and hash of the sources (build.rs). Installations with equal ones play equal games.
pub const BUILD: &str = concat!(env!("CARGO_PKG_VERSION"), "+", env!("TURF_SOURCES"));

/// Returns the constants of an encoding or of a game's usual one.
#[pyfunction]
fn spec<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyDict>> {
    let (spec, endings) = games::find(name).map_err(json::value_error)?.spec();
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

/// Returns the names of an encoding's scalars, and its planes of cells: index, number of bytes, flag and name.
#[pyfunction]
fn features(name: &str) -> PyResult<(Vec<String>, Vec<Plane>)> {
    let spec = games::find(name).map_err(json::value_error)?.observation_spec();
    let plane = |entry: Entry| (entry.index, entry.count, entry.bit, entry.name);
    let scalars = spec.scalars.into_iter().map(|entry| entry.name).collect();
    Ok((scalars, spec.cells.into_iter().map(plane).collect()))
}

type Plane = (usize, usize, Option<u32>, String);

/// Sets the folder of the package, in whose `checkpoints` shipped policies are found.
#[pyfunction]
fn set_package(folder: PathBuf) {
    PACKAGE.get_or_init(|| folder);
}

/// Fills the module of a game crate with everything for these games, and adds them to the package `turf_rl`.
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
    module.add_class::<env::Env>()?;
    module.add_class::<adviser::Adviser>()?;
    module.add_class::<memory::Memory>()?;
    module.add_class::<policy::PyPolicy>()?;
    macro_rules! functions {
        ($($function:path),*) => {
            $(module.add_function(wrap_pyfunction!($function, module)?)?;)*
        };
    }
    functions!(
        spec,
        features,
        set_package,
        tournament::tournament,
        train::train,
        actor::league_bots,
        actor::wire_costs
    );
    functions!(arena::bots, arena::evaluate, arena::play_match, arena::ratings);
    functions!(record::read_replay, record::replay_decisions, record::replay_page, record::replay_position);
    functions!(series::entrants, series::evaluation, series::file_of, series::groups, series::part, series::with_file);
    functions!(series::round_robin, series::round_robin_with, series::round_robin_table);
    Ok(())
}

#[pymodule]
fn _turf(module: &Bound<'_, PyModule>) -> PyResult<()> {
    fill(module, Games::own())
}
