//! `tournament`: tournaments kept in a folder.

use pyo3::prelude::*;
use turf_agents::tournament::plan::Format;

use crate::attended::attended;
use crate::games::find;
use crate::generic::stop::Stop;
use crate::generic::tournament::{Request, Tournament};
use crate::json::{read, value_error};

/// Implements `turf_rl.tournament`.
#[pyfunction]
pub fn tournament(py: Python<'_>, settings: &str, threads: usize) -> PyResult<String> {
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
    let work = Tournament { request, format, jobs, stop: stop.flag.clone() };
    let table = attended(py, &stop, 1, || find(&work.request.game)?.tournament(work))?;
    Ok(table.to_string())
}
