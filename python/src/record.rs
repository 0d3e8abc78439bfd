//! `read_replay`, `replay_page`, `replay_position`: records of games.

use std::path::PathBuf;

use numpy::PyArray3;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use turf_agents::records::original::GameFile;
use turf_agents::records::replay::read_bytes;
use turf_web::page::page;

use crate::arrays::picture;
use crate::games::find;
use crate::json::value_error;

/// Reads a record, turf's or an original platform's. Returns it in turf's form: one line of JSON.
#[pyfunction]
pub fn read_replay(path: PathBuf) -> PyResult<String> {
    let bytes = read_bytes(&path).map_err(value_error)?;
    let record = GameFile::of(bytes).and_then(|file| find(&file.game)?.our_form(&file));
    record.map_err(|why| value_error(format!("{}: {why}", path.display())))
}

#[pyfunction]
pub fn replay_page(py: Python<'_>, title: &str, records: Vec<String>) -> PyResult<String> {
    let timeline = |record: String| {
        let file = GameFile::of(record.into_bytes())?;
        find(&file.game)?.timeline(&file)
    };
    py.detach(|| {
        let timelines: Result<Vec<_>, String> = records.into_iter().map(timeline).collect();
        Ok(page(title, &timelines.map_err(value_error)?))
    })
}

#[pyfunction]
pub fn replay_position<'py>(
    py: Python<'py>,
    record: String,
    index: usize,
) -> PyResult<(String, Bound<'py, PyArray3<u8>>)> {
    let position = GameFile::of(record.into_bytes()).and_then(|file| find(&file.game)?.position(&file, index));
    let (text, canvas) = position
        .map_err(value_error)?
        .ok_or_else(|| PyIndexError::new_err(format!("there is no position {index}")))?;
    Ok((text, picture(py, &canvas)?))
}
