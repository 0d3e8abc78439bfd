//! Long work that the user may interrupt.

use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use turf_agents::play::stop;

use crate::json::value_error;

/// Ends work early: the user does, or the first exception of a bot written in Python.
#[derive(Clone, Default)]
pub struct Stop {
    pub flag: Arc<AtomicBool>,
    raised: Arc<Mutex<Option<PyErr>>>,
}

impl Stop {
    /// Ends the work with this exception, unless it is ending.
    pub fn raise(&self, error: PyErr) {
        if !self.flag.swap(true, Ordering::Relaxed) {
            *self.raised.lock().expect("no thread failed") = Some(error);
        }
    }
}

/// Runs `work` on another thread while this one waits for signals. Raises the first exception of a bot in Python, or the
/// user's.
pub fn attended<T: Send>(
    py: Python<'_>,
    stop: &Stop,
    threads: usize,
    work: impl FnOnce() -> Result<T, String> + Send,
) -> PyResult<T> {
    let flag = stop.flag.clone();
    let obedient = rayon::ThreadPoolBuilder::new().start_handler(move |_| stop::obey(flag.clone()));
    let pool = obedient.num_threads(threads).build();
    let pool = pool.map_err(|e| PyRuntimeError::new_err(format!("cannot start threads: {e}")))?;
    let work = |_: Sender<Infallible>| pool.install(work);
    heard(py, stop, work, |never| match never {})
}

/// Runs `work` as [`attended`] does, without a pool of threads. `hear` receives each of its messages, and may raise.
pub fn heard<T: Send, M: Send>(
    py: Python<'_>,
    stop: &Stop,
    work: impl FnOnce(Sender<M>) -> Result<T, String> + Send,
    mut hear: impl FnMut(M) -> PyResult<()>,
) -> PyResult<T> {
    let (tell, told) = channel();
    let (result, interrupted) = thread::scope(|scope| {
        let thread = scope.spawn(move || work(tell));
        let mut interrupted = None;
        let told = Mutex::new(told);
        let wait = || told.lock().expect("this thread only").recv_timeout(Duration::from_millis(50));
        loop {
            let happened = match (py.detach(wait), &interrupted) {
                (Ok(message), None) => hear(message),
                (Ok(_), Some(_)) => Ok(()),
                (Err(RecvTimeoutError::Timeout), _) => py.check_signals(),
                (Err(RecvTimeoutError::Disconnected), _) => break,
            };
            if let (Err(error), None) = (happened, &interrupted) {
                stop.flag.store(true, Ordering::Relaxed);
                interrupted = Some(error);
            }
        }
        (py.detach(|| thread.join()), interrupted)
    });
    let raised = stop.raised.lock().expect("no thread failed").take();
    match (raised.or(interrupted), result) {
        (Some(error), _) => Err(error),
        (None, Ok(result)) => result.map_err(value_error),
        (None, Err(_)) => Err(PyRuntimeError::new_err("the work failed; this is a fault of turf")),
    }
}
