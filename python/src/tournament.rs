//! `tournament` and `Served`: tournaments kept in a folder, and errands of other processes.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use pyo3::prelude::*;
use turf_agents::tournament::plan::Format;
use turf_agents::tournament::run::Workers;
use turf_agents::tournament::run::remote_workers::{self, Errand, News, RemoteWorkers};

use crate::attended::attended;
use crate::games::find;
use crate::generic::stop::Stop;
use crate::generic::tournament::{Request, Tournament};
use crate::json::{read, text, value_error};

#[derive(Debug)]
struct PythonWorkers {
    python: Py<PyAny>,
    stop: Arc<AtomicBool>,
}

impl RemoteWorkers for PythonWorkers {
    fn jobs(&self) -> usize {
        let jobs = Python::attach(|py| self.python.call_method0(py, "jobs")?.extract(py));
        jobs.unwrap_or(1)
    }

    fn play(
        &self,
        mut errand: Errand,
        tell: &mut dyn FnMut(News) -> Result<Option<Errand>, String>,
    ) -> Result<(), String> {
        let plain = |e: PyErr| Python::attach(|py| e.value(py).to_string());
        while !self.stop.load(Ordering::Relaxed) {
            let text = serde_json::to_string(&errand).map_err(|e| e.to_string())?;
            let news = Python::attach(|py| self.python.call_method1(py, "play", (text,))).map_err(plain)?;
            let next = |py: Python<'_>| {
                let item = news.bind(py).try_iter()?.next().transpose()?;
                item.map(|item| item.extract::<String>()).transpose()
            };
            // The news stop without an end if the worker dies.
            while let Some(text) = Python::attach(next).map_err(plain)? {
                let news = serde_json::from_str(&text).map_err(|e| format!("no news of a game: {e}"))?;
                match tell(news)? {
                    Some(next) => errand = next,
                    None => return Ok(()),
                }
            }
        }
        Ok(())
    }
}

#[pyclass(frozen, module = "turf_rl._turf")]
pub struct Served(Mutex<remote_workers::Served>);

#[pymethods]
impl Served {
    #[new]
    fn new(py: Python<'_>, errand: &str, specs: [String; 2], folder: PathBuf) -> PyResult<Self> {
        let errand: Errand = read(errand)?;
        let served = py.detach(|| find(&errand.game)?.serve(errand, specs, &folder));
        Ok(Self(Mutex::new(served.map_err(value_error)?)))
    }

    /// Returns the next news as text, or None if there are none within `seconds`.
    fn next(&self, py: Python<'_>, seconds: f64) -> PyResult<Option<String>> {
        let wait = Duration::try_from_secs_f64(seconds).map_err(value_error)?;
        let news = py.detach(|| self.0.lock().expect("no thread failed").next(wait));
        Ok(news.map_err(value_error)?.as_ref().map(text))
    }
}

/// Implements `turf_rl.tournament`. `remote_workers` plays the pairings if given: jobs(), play(errand), tell(line).
#[pyfunction]
#[pyo3(signature = (settings, threads, remote_workers=None))]
pub fn tournament(
    py: Python<'_>,
    settings: &str,
    threads: usize,
    remote_workers: Option<Py<PyAny>>,
) -> PyResult<String> {
    let request: Request = read(settings)?;
    let format = Format::ALL.into_iter().find(|one| one.name() == request.format);
    let format = format.ok_or_else(|| {
        let known: Vec<&str> = Format::ALL.map(Format::name).into();
        value_error(format!("format is one of {}, not {:?}", known.join(", "), request.format))
    })?;
    let stop = Stop::default();
    let jobs = match threads {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        n => n.min(1024),
    };
    let mut tell: Box<dyn Fn(String) + Send> = Box::new(|_| ());
    let workers = match remote_workers {
        None => Workers::Threads(jobs),
        Some(python) => {
            let teller = python.clone_ref(py);
            // A broken pipe is no reason to stop.
            tell = Box::new(move |line| drop(Python::attach(|py| teller.call_method1(py, "tell", (line,)))));
            let stop = stop.flag.clone();
            Workers::Remote(Arc::new(PythonWorkers { python, stop }))
        }
    };
    let work = Tournament { request, format, workers, tell, stop: stop.flag.clone() };
    let table = attended(py, &stop, 1, || find(&work.request.game)?.tournament(work))?;
    Ok(table.to_string())
}
