//! `Actor`: an actor of a training run on many machines.

use std::sync::Mutex;

use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict};
use turf_train::rollout::wire::Orders;

use crate::games::find;
use crate::generic::actor::Acting;
use crate::json::value_error;

#[pyclass(frozen, module = "turf_rl._turf")]
pub struct Actor(Mutex<Box<dyn Acting>>);

#[pymethods]
impl Actor {
    #[new]
    fn new(
        py: Python<'_>,
        encoding: &str,
        settings: &str,
        bots: Vec<String>,
        envs: usize,
        nonce: u64,
        threads: usize,
    ) -> PyResult<Self> {
        if envs == 0 || envs > 1 << 20 || threads == 0 {
            return Err(value_error("an actor has 1 to 2^20 games and at least one thread"));
        }
        let acting = py.detach(|| find(encoding)?.actor(settings, bots, envs, nonce, threads));
        Ok(Self(Mutex::new(acting.map_err(value_error)?)))
    }

    fn order(&self, py: Python<'_>, message: &[u8]) -> PyResult<()> {
        let followed = py.detach(|| {
            let orders = Orders::decode(message)?;
            self.0.lock().expect("no thread failed").order(orders)
        });
        followed.map_err(value_error)
    }

    fn play<'py>(&self, py: Python<'py>, steps: usize, compressed: bool) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let played = py.detach(|| self.0.lock().expect("no thread failed").play(steps, compressed));
        Ok(PyArray1::from_vec(py, played.map_err(value_error)?))
    }
}

#[pyfunction]
pub fn wire_costs<'py>(
    py: Python<'py>,
    encoding: &str,
    settings: &str,
    message: &[u8],
    repeats: u32,
) -> PyResult<Bound<'py, PyDict>> {
    let costs = py.detach(|| find(encoding)?.wire_costs(settings, message, repeats));
    costs.map_err(value_error)?.into_py_dict(py)
}

#[pyfunction]
pub fn league_bots(encoding: &str, settings: &str) -> PyResult<Vec<String>> {
    find(encoding).and_then(|game| game.league_bots(settings)).map_err(value_error)
}
