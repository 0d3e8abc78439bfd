//! `train`: training runs.

use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Sender, channel};
use std::time::Instant;

use pyo3::prelude::*;
use pyo3::types::PyDict;
use turf_train::report::metrics::Progress;
use turf_train::session::Options;

use crate::attended::heard;
use crate::games::find;
use crate::generic::stop::Stop;
use crate::json::{read, value_error};

/// Metrics of one moment. The run goes on when it is dropped.
struct Told {
    points: Vec<(String, f64)>,
    at: Progress,
    _done: Sender<()>,
}

/// Trains and returns the run's folder. A true value of `callback` stops the run.
#[pyfunction]
pub fn train(py: Python<'_>, game: &str, options: &str, callback: Py<PyAny>) -> PyResult<PathBuf> {
    let options: Options = read(options)?;
    let found = find(game).map_err(value_error)?;
    let (stop, start) = (Stop::default(), Instant::now());
    let work = |tell: Sender<Told>| {
        let watch = move |points, at| {
            let (_done, wait) = channel();
            let told = Told { points, at, _done };
            if tell.send(told).is_ok() {
                let _ = wait.recv();
            }
        };
        found.train(&options, Box::new(watch), &stop)
    };
    let hear = |told: Told| {
        let metrics = PyDict::new(py);
        for (name, value) in &told.points {
            metrics.set_item(name, value)?;
        }
        metrics.set_item("updates", told.at.updates)?;
        metrics.set_item("decisions", told.at.decisions)?;
        metrics.set_item("seconds", start.elapsed().as_secs_f64())?;
        if callback.call1(py, (metrics,))?.is_truthy(py)? {
            stop.flag.store(true, Ordering::Relaxed);
        }
        Ok(())
    };
    heard(py, &stop, work, hear)
}
