//! `train`: training runs.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Sender, channel};
use std::time::Instant;

use anyhow::bail;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use turf_agents::input::one_line;
use turf_agents::play::stop::obey;
use turf_train::report::metrics::{Progress, Watch};
use turf_train::run::evaluation;
use turf_train::session::reporter::Page;
use turf_train::session::{Caller, Options};
use turf_web::report::FILE;

use crate::attended::{Stop, heard};
use crate::games::{AnyEncoding, find};
use crate::json::{read, value_error};

/// Metrics of one moment. The run goes on when it is dropped.
struct Told {
    points: Vec<(String, f64)>,
    at: Progress,
    _done: Sender<()>,
}

/// Trains on this thread and returns the run's folder.
fn run(found: &'static dyn AnyEncoding, options: &Options, watch: Watch) -> anyhow::Result<PathBuf> {
    let (rules, drawn) = (found.rules(), found.rules());
    if found.name() != rules.trained_encoding() {
        bail!("turf trains {} on {}, not on {}", rules.name(), rules.trained_encoding(), found.name());
    }
    if !rules.takes_people() {
        bail!("a referee's game cannot be trained: that needs the rules as a class Game");
    }
    let caller = Caller {
        commit: crate::BUILD,
        page: Page {
            file: FILE,
            render: Arc::new(move |run, changed, opponents, over| {
                drawn.report(run, changed, opponents, over, str::to_string)
            }),
        },
        save: Default::default(),
        saved: Box::new(|| ()),
        watch: Some(watch),
        quiet: true,
    };
    let mut ended = rules.train(options, caller)?;
    if ended.final_games() > 0 {
        evaluation::unless_broken_off(ended.evaluate().map(drop))?;
    }
    ended.reporter.finish();
    Ok(ended.folder.path().to_path_buf())
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
        obey(stop.flag.clone());
        run(found, &options, Box::new(watch)).map_err(|why| one_line(format!("{why:#}")))
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
