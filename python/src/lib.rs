//! The Python package `turf-rl`: environments, bots and arena behind `import turf_rl`; no libtorch.
//!
//! | file | holds |
//! |---|---|
//! | `games` | the one list of games and encodings |
//! | `memory` | memory that Rust owns and NumPy shows |
//! | `face` | an environment of any game |
//! | `env` | `_Env`, what `turf_rl.VecEnv` wraps |
//! | `asked` | bots written in Python |
//! | `policy` | `Policy` |
//! | `arena` | evaluate, match, ratings |
//! | `tournament` | tournaments kept in a folder |
//! | `record` | replays |
//! | `draw` | pictures |

mod arena;
mod asked;
mod draw;
mod env;
mod face;
mod games;
mod memory;
mod policy;
mod record;
mod tournament;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use turf_agents::play::contest::Contest;
use turf_env::vec_env::Spec;

use games::{ENCODINGS, GAMES, Playable, Visit, visit};

struct SpecOf;

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

#[pymodule]
mod _turf {
    #[pymodule_export]
    use super::arena::{bots, evaluate, play_match, ratings};
    #[pymodule_export]
    use super::env::Env;
    #[pymodule_export]
    use super::memory::Memory;
    #[pymodule_export]
    use super::policy::PyPolicy;
    #[pymodule_export]
    use super::record::{read_replay, replay_page, replay_position};
    #[pymodule_export]
    use super::spec;
    #[pymodule_export]
    use super::tournament::tournament;

    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("GAMES", super::GAMES.to_vec())?;
        module.add("ENCODINGS", super::ENCODINGS.to_vec())?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
