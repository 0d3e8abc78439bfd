//! `read_replay`, `replay_page`, `replay_position`, `replay_decisions`: records of games.

use std::path::PathBuf;

use numpy::{PyArray1, PyArray3, PyArrayMethods};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict};
use turf_agents::offered::file::GameFile;
use turf_agents::records::replay::read_bytes;
use turf_env::{Parts, Player};
use turf_web::any_game::AnyReplay;
use turf_web::lang::Lang;
use turf_web::page::page;

use crate::arrays::{by_head, choices_by_head, picture};
use crate::games::find;
use crate::generic::record::Decisions;
use crate::json::value_error;

fn recorded(bytes: Vec<u8>) -> Result<Box<dyn AnyReplay>, String> {
    let file = GameFile::of(bytes)?;
    find(&file.game)?.rules().recorded(&file)
}

/// Reads a record, turf's or an original platform's. Returns it in turf's form: one line of JSON.
#[pyfunction]
pub fn read_replay(path: PathBuf) -> PyResult<String> {
    let bytes = read_bytes(&path).map_err(value_error)?;
    let record = recorded(bytes);
    record.map(|record| record.to_json()).map_err(|why| value_error(format!("{}: {why}", path.display())))
}

#[pyfunction]
pub fn replay_page(py: Python<'_>, title: &str, records: Vec<String>) -> PyResult<String> {
    py.detach(|| {
        let timeline = |record: String| Ok(recorded(record.into_bytes())?.timeline());
        let timelines: Result<Vec<_>, String> = records.into_iter().map(timeline).collect();
        Ok(page(title, &timelines.map_err(value_error)?, Lang::of_locale()))
    })
}

#[pyfunction]
pub fn replay_position<'py>(
    py: Python<'py>,
    record: String,
    index: usize,
) -> PyResult<(String, Bound<'py, PyArray3<u8>>)> {
    let replay = recorded(record.into_bytes()).map_err(value_error)?;
    let (text, canvas) =
        replay.position(index).ok_or_else(|| PyIndexError::new_err(format!("there is no position {index}")))?;
    Ok((text, picture(py, &canvas)?))
}

/// Returns the arrays of a player's decisions, by name: observations and masks with a row for the last position besides.
#[pyfunction]
pub fn replay_decisions<'py>(
    py: Python<'py>,
    record: String,
    encoding: &str,
    player: usize,
    cells: bool,
    scalars: bool,
    shield: bool,
) -> PyResult<Bound<'py, PyDict>> {
    let player = *(Player::BOTH.get(player)).ok_or_else(|| value_error(format!("player is 0 or 1, not {player}")))?;
    let found = find(encoding).map_err(value_error)?;
    let parts = Parts { cells, scalars, final_observation: false };
    let decided = py.detach(|| found.decisions(&GameFile::of(record.into_bytes())?, player, parts, shield));
    let Decisions { batch, choices, exact } = decided.map_err(value_error)?;
    let (spec, _) = found.spec();
    let n = batch.reward.len() - 1;
    let reward = batch.reward[..n].iter().map(|reward| reward[0]).collect();
    let mut arrays = vec![
        ("action_mask", by_head(PyArray1::from_vec(py, batch.mask), n + 1, &spec)?),
        ("action", choices_by_head(py, choices, spec.heads)?),
        ("exact", PyArray1::from_vec(py, exact).into_any()),
        ("reward", PyArray1::from_vec(py, reward).into_any()),
        ("potential_gain", PyArray1::from_slice(py, &batch.potential_gain[..n]).into_any()),
        ("terminated", PyArray1::from_slice(py, &batch.terminated[..n]).into_any()),
    ];
    if !batch.cells.is_empty() {
        let cells = PyArray1::from_vec(py, batch.cells).reshape([n + 1, spec.cells])?;
        arrays.push(("cells", cells.into_any()));
    }
    if !batch.scalars.is_empty() {
        let scalars = PyArray1::from_vec(py, batch.scalars).reshape([n + 1, spec.scalars])?;
        arrays.push(("scalars", scalars.into_any()));
    }
    arrays.into_py_dict(py)
}
