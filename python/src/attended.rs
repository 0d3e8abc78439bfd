//! Long work that the user may interrupt.

use std::sync::Mutex;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

use crate::generic::stop::Stop;
use crate::json::value_error;

/// Runs `work` on another thread while this one waits for signals. Raises the first exception of a bot in Python, or the
/// user's.
pub fn attended<T: Send>(
    py: Python<'_>,
    stop: &Stop,
    threads: usize,
    work: impl FnOnce() -> Result<T, String> + Send,
) -> PyResult<T> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|e| PyRuntimeError::new_err(format!("cannot start threads: {e}")))?;
    let (done, wait) = channel();
    let (result, interrupted) = std::thread::scope(|scope| {
        let thread = scope.spawn(move || {
            let result = pool.install(work);
            let _ = done.send(());
            result
        });
        let mut interrupted = None;
        let wait = Mutex::new(wait);
        let waited = || {
            wait.lock()
                .expect("this thread only")
                .recv_timeout(Duration::from_millis(50))
        };
        while py.detach(waited) == Err(RecvTimeoutError::Timeout) {
            if let (Err(error), None) = (py.check_signals(), &interrupted) {
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
        (None, Err(_)) => Err(PyRuntimeError::new_err("the series failed; this is a fault of turf")),
    }
}
