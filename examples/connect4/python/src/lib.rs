//! Connect Four in Python: `import turf_connect4` adds it to `turf_rl`.

use connect4::rules::Connect4;
use pyo3::prelude::*;

#[pymodule]
fn turf_connect4(module: &Bound<'_, PyModule>) -> PyResult<()> {
    turf_python::add(module, turf_python::Games::default().with(Connect4))
}
