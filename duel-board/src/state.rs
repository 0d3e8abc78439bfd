//! State of a board: as numbers, or as Python objects.

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyTuple, PyType};

use super::cells::{Cells, Moves};
use super::per_side::PerSide;
use super::{Anime, Chessboard, State, plain};

pub(super) struct Tables {
    pub(super) plain: Py<PyType>,
    pub(super) chessman: Py<PyType>,
    pub(super) positions: Vec<Py<PyTuple>>,
}

pub(super) static TABLES: PyOnceLock<Tables> = PyOnceLock::new();

pub(super) fn tables(py: Python<'_>) -> PyResult<&Tables> {
    TABLES.get(py).ok_or_else(|| PyRuntimeError::new_err("the board is not installed"))
}

pub(super) fn boolean(py: Python<'_>, value: bool) -> Py<PyAny> {
    PyBool::new(py, value).to_owned().into_any().unbind()
}

impl Chessboard {
    pub(super) fn fresh(py: Python<'_>, array: Py<PyAny>) -> PyResult<Self> {
        Ok(Self {
            array,
            state: State::Cells(Cells::default()),
            anime: Anime::Moves(Moves::default()),
            decision: PerSide::of(py, ())?,
            time: PerSide::of(py, 0)?,
        })
    }

    /// Returns a dict that no other board shares, to be shown or changed.
    pub(super) fn own<'py>(slf: &Bound<'py, Self>, of: fn(&mut Self) -> &mut PerSide) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let PerSide { dict, shared } = of(&mut *slf.try_borrow_mut()?).peek(py);
        if !shared {
            return Ok(dict.into_bound(py));
        }
        let dict = dict.call_method0(py, "copy")?;
        Self::put(slf, of, PerSide::own(dict.clone_ref(py)))?;
        Ok(dict.into_bound(py))
    }

    /// Sets a field. Drops the old value, which may run Python code, once the board is no longer borrowed.
    pub(super) fn put<T>(slf: &Bound<'_, Self>, of: fn(&mut Self) -> &mut T, value: T) -> PyResult<()> {
        let old = std::mem::replace(of(&mut *slf.try_borrow_mut()?), value);
        drop(old);
        Ok(())
    }

    /// Turns the tiles into objects, which they remain, and returns them.
    pub(super) fn plain<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let py = slf.py();
        let state = slf.try_borrow()?.state.peek(py);
        let (board, belongs) = match state {
            State::Plain { board, belongs } => return Ok((board.into_bound(py), belongs.into_bound(py))),
            State::Cells(cells) => plain::objects(py, &cells)?,
        };
        let state =
            State::Plain { board: board.clone().into_any().unbind(), belongs: belongs.clone().into_any().unbind() };
        Self::put(slf, |this| &mut this.state, state)?;
        Ok((board.into_any(), belongs.into_any()))
    }

    pub(super) fn plainly<'py>(
        slf: &Bound<'py, Self>,
        name: &str,
        arguments: &[&Bound<'py, PyAny>],
    ) -> PyResult<Py<PyAny>> {
        let py = slf.py();
        Self::plain(slf)?;
        let all: Vec<_> = [&[slf.as_any()], arguments].concat();
        let function = tables(py)?.plain.bind(py).getattr(name)?;
        Ok(function.call1(PyTuple::new(py, all)?)?.unbind())
    }

    pub(super) fn cells(slf: &Bound<'_, Self>) -> PyResult<Option<Cells>> {
        Ok(match &slf.try_borrow()?.state {
            State::Cells(cells) => Some(*cells),
            State::Plain { .. } => None,
        })
    }
}
