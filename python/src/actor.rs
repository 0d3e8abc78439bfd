//! `Actor`: an actor of a training run on many machines.

use std::sync::Mutex;
use std::time::Instant;

use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict};
use turf_train::rollout::wire::{self, Batch, Orders};

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

/// Measures a batch, per decision: bytes on the wire, and µs to write, to read and check, to compress and decompress.
#[pyfunction]
pub fn wire_costs<'py>(
    py: Python<'py>,
    encoding: &str,
    settings: &str,
    message: &[u8],
    repeats: u32,
) -> PyResult<Bound<'py, PyDict>> {
    let measure = || {
        let (shape, _) = find(encoding)?.league(settings)?;
        let batch = Batch::decode(message, shape)?;
        let (plain, decisions) = (batch.encode(), batch.decisions.max(1) as f64);
        let packed = wire::compress(&plain);
        let timed = |work: &dyn Fn()| {
            let start = Instant::now();
            (0..repeats).for_each(|_| work());
            start.elapsed().as_secs_f64() * 1e6 / (decisions * repeats.max(1) as f64)
        };
        let (encode, compress) = (timed(&|| drop(batch.encode())), timed(&|| drop(wire::compress(&plain))));
        let decode = timed(&|| drop(Batch::decode(&plain, shape)));
        Ok([
            ("decisions", decisions),
            ("bytes", plain.len() as f64 / decisions),
            ("compressed_bytes", packed.len() as f64 / decisions),
            ("encode_us", encode),
            ("decode_us", decode),
            ("compress_us", compress),
            ("decompress_us", timed(&|| drop(Batch::decode(&packed, shape))) - decode),
        ])
    };
    let costs: Result<_, String> = py.detach(measure);
    costs.map_err(value_error)?.into_py_dict(py)
}

#[pyfunction]
pub fn league_bots(encoding: &str, settings: &str) -> PyResult<Vec<String>> {
    let league = find(encoding).and_then(|game| game.league(settings));
    Ok(league.map_err(value_error)?.1)
}
