//! Records of games: reading, text, pages.

use std::path::PathBuf;

use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use turf_agents::records::original::GameFile;
use turf_agents::records::replay::read_bytes;
use turf_web::GameView as _;
use turf_web::Timeline;
use turf_web::canvas::Canvas;
use turf_web::page::page;

use crate::games::{Playable, Visit, Work, visit};

fn open(bytes: Vec<u8>) -> PyResult<GameFile> {
    GameFile::of(bytes).map_err(PyValueError::new_err)
}

fn go<T>(game: &str, work: impl Work<Output = Result<T, String>>) -> PyResult<T> {
    visit(game, work).and_then(|made| made).map_err(PyValueError::new_err)
}

/// The record in our form.
pub struct OurForm<'a>(&'a GameFile);

impl Visit for OurForm<'_> {
    type Output = Result<String, String>;
    fn visit<E: Playable>(self) -> Self::Output {
        Ok(self.0.replay::<E::Game>()?.to_json())
    }
}

/// What the page shows.
pub struct TimelineOf<'a>(&'a GameFile);

impl Visit for TimelineOf<'_> {
    type Output = Result<Timeline, String>;
    fn visit<E: Playable>(self) -> Self::Output {
        Ok(Timeline::of(&self.0.replay::<E::Game>()?))
    }
}

/// A position, as text and as a picture.
pub struct At<'a>(&'a GameFile, usize);

impl Visit for At<'_> {
    type Output = Result<Option<(String, Canvas)>, String>;
    fn visit<E: Playable>(self) -> Self::Output {
        let replay = self.0.replay::<E::Game>()?;
        let position = replay.positions().nth(self.1);
        Ok(position.map(|game| (game.to_string(), game.picture())))
    }
}

/// Reads a record, ours or an original platform's, and gives it in our form: one line of JSON.
#[pyfunction]
pub fn read_replay(path: PathBuf) -> PyResult<String> {
    let bytes = read_bytes(&path).map_err(|e| PyValueError::new_err(e.to_string()))?;
    let ours = GameFile::of(bytes).and_then(|file| visit(&file.game, OurForm(&file)).and_then(|made| made));
    ours.map_err(|why| PyValueError::new_err(format!("{}: {why}", path.display())))
}

/// One self-contained page of these records.
#[pyfunction]
pub fn replay_page(py: Python<'_>, title: &str, records: Vec<String>) -> PyResult<String> {
    py.detach(|| {
        let mut timelines = Vec::new();
        for record in records {
            let file = open(record.into_bytes())?;
            timelines.push(go(&file.game, TimelineOf(&file))?);
        }
        Ok(page(title, &timelines))
    })
}

/// A position of a record, as text and as a picture.
#[pyfunction]
pub fn replay_position<'py>(
    py: Python<'py>,
    record: String,
    index: usize,
) -> PyResult<(String, Bound<'py, numpy::PyArray3<u8>>)> {
    use numpy::{PyArray1, PyArrayMethods};
    let file = open(record.into_bytes())?;
    let (text, image) = go(&file.game, At(&file, index))?
        .ok_or_else(|| PyIndexError::new_err(format!("there is no position {index}")))?;
    let rgb = PyArray1::from_vec(py, image.rgb()).reshape([image.height, image.width, 3])?;
    Ok((text, rgb))
}
