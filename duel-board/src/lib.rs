//! The 2020 contest's `Chessboard`, compiled: as fast as the board of its ladder, with the results of the plain Python board
//! (`agents/src/python/duel2048/chessboard.py`), down to the order of its lists and the exceptions it raises.
//!
//! A board keeps its tiles as numbers (`cells`) until a caller reads its dict or its lists, which may then be changed from
//! outside, or passes arguments that no bot of the contest uses. From then on it holds those objects and calls the plain
//! functions on them. Its copies are numbers again if the objects are still consistent.
//!
//! No Python code runs while a board is borrowed, so none ever finds one borrowed. There is no `unsafe` here, and nothing that
//! reaches files, memory or processes: inside the sandbox it adds nothing but speed.

mod arguments;
mod cells;
mod per_side;
mod plain;
mod state;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt, PyList, PyTuple, PyType};

use arguments::{number, place, side, small};
use cells::{CELLS, Cells, Moves, bits, half};
use per_side::PerSide;
use state::{TABLES, Tables, boolean, tables};

/// Highest level that is kept as a number when placed; merging cannot raise it to 256.
const MAX_LEVEL: u8 = 100;

enum Anime {
    Moves(Moves),
    List(Py<PyAny>),
}

enum State {
    Cells(Cells),
    Plain { board: Py<PyAny>, belongs: Py<PyAny> },
}

/// A board of 4 x 8 cells. True is the first player, also as owner of the left half.
#[pyclass(name = "Chessboard", module = "constants", subclass, dict, weakref)]
struct Chessboard {
    array: Py<PyAny>,
    state: State,
    anime: Anime,
    decision: PerSide,
    time: PerSide,
}

#[pymethods]
impl Chessboard {
    #[new]
    #[pyo3(signature = (*_arguments, **_keywords))]
    fn new(py: Python<'_>, _arguments: &Bound<'_, PyTuple>, _keywords: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        Self::fresh(py, py.None())
    }

    fn __init__(slf: &Bound<'_, Self>, array: Py<PyAny>) -> PyResult<()> {
        let mut fresh = Self::fresh(slf.py(), array)?;
        std::mem::swap(&mut fresh, &mut *slf.try_borrow_mut()?);
        drop(fresh);
        Ok(())
    }

    #[pyo3(signature = (belong, position, value=None))]
    fn add<'py>(
        slf: &Bound<'py, Self>,
        belong: &Bound<'py, PyAny>,
        position: &Bound<'py, PyAny>,
        value: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Py<PyAny>> {
        let level = match value {
            None => Some(1),
            Some(value) => small(value, MAX_LEVEL as usize + 1).filter(|&level| level > 0),
        };
        if let (Some(level), Some(Ok(cell))) = (level, place(position))
            && let State::Cells(cells) = &mut slf.try_borrow_mut()?.state
            && cells.tiles() >> cell & 1 == 0
        {
            cells.put(cell, level as u8, cell % 8 < 4);
            return Ok(slf.py().None());
        }
        let one = 1i32.into_pyobject(slf.py())?.into_any();
        Self::plainly(slf, "add", &[belong, position, value.unwrap_or(&one)])
    }

    fn r#move<'py>(
        slf: &Bound<'py, Self>,
        belong: &Bound<'py, PyAny>,
        direction: &Bound<'py, PyAny>,
    ) -> PyResult<Py<PyAny>> {
        if let (Some(side), Some(direction)) = (side(belong), small(direction, 4)) {
            let mut this = slf.try_borrow_mut()?;
            if let State::Cells(cells) = &mut this.state {
                let moves = cells.slide(side, direction);
                let changed = !moves.get().is_empty();
                let old = std::mem::replace(&mut this.anime, Anime::Moves(moves));
                drop(this);
                drop(old);
                return Ok(boolean(slf.py(), changed));
            }
        }
        Self::plainly(slf, "move", &[belong, direction])
    }

    #[pyo3(name = "getBelong")]
    fn get_belong<'py>(slf: &Bound<'py, Self>, position: &Bound<'py, PyAny>) -> PyResult<Py<PyAny>> {
        if let (Some(place), State::Cells(cells)) = (place(position), &slf.try_borrow()?.state) {
            return Ok(boolean(slf.py(), place.map_or_else(|column| column < 4, |cell| cells.belong(cell))));
        }
        Self::plainly(slf, "getBelong", &[position])
    }

    #[pyo3(name = "getValue")]
    fn get_value<'py>(slf: &Bound<'py, Self>, position: &Bound<'py, PyAny>) -> PyResult<Py<PyAny>> {
        if let (Some(place), State::Cells(cells)) = (place(position), &slf.try_borrow()?.state) {
            let level = place.map_or(0, |cell| cells.level(cell));
            return Ok(level.into_pyobject(slf.py())?.into_any().unbind());
        }
        Self::plainly(slf, "getValue", &[position])
    }

    #[pyo3(name = "getScore")]
    fn get_score<'py>(slf: &Bound<'py, Self>, belong: &Bound<'py, PyAny>) -> PyResult<Py<PyAny>> {
        let (Some(side), Some(cells)) = (side(belong), Self::cells(slf)?) else {
            return Self::plainly(slf, "getScore", &[belong]);
        };
        let mut levels = [0; CELLS];
        let mut number = 0;
        for cell in bits(cells.of(side)) {
            levels[number] = cells.level(cell);
            number += 1;
        }
        let levels = &mut levels[..number];
        levels.sort_unstable();
        Ok(PyList::new(slf.py(), levels.iter())?.into_any().unbind())
    }

    #[pyo3(name = "getNone")]
    fn get_none<'py>(slf: &Bound<'py, Self>, belong: &Bound<'py, PyAny>) -> PyResult<Py<PyAny>> {
        let (Some(side), Some(cells)) = (side(belong), Self::cells(slf)?) else {
            return Self::plainly(slf, "getNone", &[belong]);
        };
        let positions = &tables(slf.py())?.positions;
        let empty: Vec<_> = bits(half(side) & !cells.tiles()).map(|cell| &positions[cell]).collect();
        Ok(PyList::new(slf.py(), empty)?.into_any().unbind())
    }

    #[pyo3(name = "getNext")]
    #[allow(non_snake_case)]
    fn get_next<'py>(
        slf: &Bound<'py, Self>,
        belong: &Bound<'py, PyAny>,
        currentRound: &Bound<'py, PyAny>,
    ) -> PyResult<Py<PyAny>> {
        let py = slf.py();
        if let (Some(side), Some(cells)) = (side(belong), Self::cells(slf)?) {
            let empty = half(side) & !cells.tiles();
            let n = empty.count_ones() as i64;
            if n == 0 {
                return Ok(PyTuple::empty(py).into_any().unbind());
            }
            let array = slf.try_borrow()?.array.clone_ref(py).into_bound(py);
            if let Some(number) = number(&array, currentRound) {
                let index = number.rem_euclid(n) as usize;
                let index = if side { index } else { n as usize - 1 - index };
                let cell = bits(empty).nth(index).expect("below their number");
                return Ok(tables(py)?.positions[cell].clone_ref(py).into_any());
            }
        }
        Self::plainly(slf, "getNext", &[belong, currentRound])
    }

    #[pyo3(name = "updateDecision")]
    fn update_decision(slf: &Bound<'_, Self>, belong: &Bound<'_, PyAny>, decision: &Bound<'_, PyAny>) -> PyResult<()> {
        Self::own(slf, |this| &mut this.decision)?.set_item(belong, decision)
    }

    #[pyo3(name = "getDecision")]
    fn get_decision(slf: &Bound<'_, Self>, belong: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        let dict = slf.try_borrow()?.decision.dict.clone_ref(slf.py());
        Ok(dict.bind(slf.py()).get_item(belong)?.unbind())
    }

    #[pyo3(name = "updateTime")]
    fn update_time(slf: &Bound<'_, Self>, belong: &Bound<'_, PyAny>, time: &Bound<'_, PyAny>) -> PyResult<()> {
        Self::own(slf, |this| &mut this.time)?.set_item(belong, time)
    }

    #[pyo3(name = "getTime")]
    fn get_time(slf: &Bound<'_, Self>, belong: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        let dict = slf.try_borrow()?.time.dict.clone_ref(slf.py());
        Ok(dict.bind(slf.py()).get_item(belong)?.unbind())
    }

    #[pyo3(name = "getAnime")]
    fn get_anime(slf: &Bound<'_, Self>) -> PyResult<Py<PyAny>> {
        Self::anime(slf)
    }

    #[pyo3(name = "getRaw")]
    fn get_raw(slf: &Bound<'_, Self>) -> PyResult<Py<PyAny>> {
        let Some(cells) = Self::cells(slf)? else {
            return Self::plainly(slf, "getRaw", &[]);
        };
        let row = |row: usize| PyList::new(slf.py(), (8 * row..8 * row + 8).map(|c| (cells.level(c), cells.belong(c))));
        let rows = [row(0)?, row(1)?, row(2)?, row(3)?];
        Ok(PyList::new(slf.py(), rows)?.into_any().unbind())
    }

    fn copy<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, Self>> {
        let py = slf.py();
        let (array, state, anime, decision, time) = {
            let this = slf.try_borrow()?;
            let anime = match &this.anime {
                Anime::Moves(moves) => Anime::Moves(*moves),
                Anime::List(list) => Anime::List(list.clone_ref(py)),
            };
            let (decision, time) = (this.decision.peek(py), this.time.peek(py));
            (this.array.clone_ref(py), this.state.peek(py), anime, decision, time)
        };
        let state = match state {
            State::Plain { board, belongs } => plain::copy(board.bind(py), belongs.bind(py))?,
            cells => cells,
        };
        let anime = match anime {
            Anime::List(list) => Anime::List(list.call_method0(py, "copy")?),
            moves => moves,
        };
        let new = Self { array, state, anime, decision: decision.copy(py)?, time: time.copy(py)? };
        Bound::new(py, new)
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<Py<PyAny>> {
        let Some(cells) = Self::cells(slf)? else {
            return Self::plainly(slf, "__repr__", &[]);
        };
        let cell = |c: usize| format!("{}{:02}", if cells.belong(c) { '+' } else { '-' }, cells.level(c));
        let row = |row: usize| (8 * row..8 * row + 8).map(cell).collect::<Vec<_>>().join(" ");
        let text = (0..4).map(row).collect::<Vec<_>>().join("\n");
        Ok(text.into_pyobject(slf.py())?.into_any().unbind())
    }

    /// Returns what `copy` and `pickle` need of a Python object: constructor, class and attributes, the bot's own among them.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let py = slf.py();
        let state = slf.getattr("__dict__")?.cast_into::<PyDict>()?.copy()?;
        for name in ["array", "board", "belongs", "decision", "time", "anime"] {
            state.set_item(name, slf.getattr(name)?)?;
        }
        let make = py.import("copyreg")?.getattr("__newobj__")?;
        let class = PyTuple::new(py, [slf.get_type()])?;
        PyTuple::new(py, [make, class.into_any(), state.into_any()])
    }

    /// Returns a copy if it cannot be told from a deep one, else a deep copy.
    fn __deepcopy__<'py>(slf: &Bound<'py, Self>, memo: &Bound<'py, PyDict>) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let attributes = slf.getattr("__dict__")?.cast_into::<PyDict>()?;
        let (is_simple, array) = {
            let this = slf.try_borrow()?;
            let numbers = matches!((&this.state, &this.anime), (State::Cells(_), Anime::Moves(_)));
            (numbers && this.decision.shared && this.time.shared, this.array.clone_ref(py).into_bound(py))
        };
        let of_ints = |array: &Bound<'_, PyTuple>| array.iter().all(|number| number.is_exact_instance_of::<PyInt>());
        let is_simple = is_simple
            && attributes.is_empty()
            && slf.get_type().is(py.get_type::<Self>())
            && array.cast_exact::<PyTuple>().is_ok_and(of_ints);
        if is_simple {
            return Ok(Self::copy(slf)?.into_any());
        }
        let parts = Self::__reduce__(slf)?;
        let new = parts.get_item(0)?.call1(parts.get_item(1)?.cast_into::<PyTuple>()?)?;
        memo.set_item(slf.as_ptr() as usize, &new)?;
        let state = py.import("copy")?.getattr("deepcopy")?.call1((parts.get_item(2)?, memo))?;
        new.call_method1("__setstate__", (state,))?;
        Ok(new)
    }

    fn __setstate__(slf: &Bound<'_, Self>, state: &Bound<'_, PyDict>) -> PyResult<()> {
        for (name, value) in state.copy()? {
            slf.as_any().setattr(name.cast::<pyo3::types::PyString>()?, value)?;
        }
        Ok(())
    }

    #[getter]
    fn array(&self, py: Python<'_>) -> Py<PyAny> {
        self.array.clone_ref(py)
    }

    #[setter]
    fn set_array(slf: &Bound<'_, Self>, array: Py<PyAny>) -> PyResult<()> {
        Self::put(slf, |this| &mut this.array, array)
    }

    #[getter]
    fn board<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        Ok(Self::plain(slf)?.0)
    }

    #[setter]
    fn set_board(slf: &Bound<'_, Self>, board: Py<PyAny>) -> PyResult<()> {
        let belongs = Self::plain(slf)?.1.unbind();
        Self::put(slf, |this| &mut this.state, State::Plain { board, belongs })
    }

    #[getter]
    fn belongs<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        Ok(Self::plain(slf)?.1)
    }

    #[setter]
    fn set_belongs(slf: &Bound<'_, Self>, belongs: Py<PyAny>) -> PyResult<()> {
        let board = Self::plain(slf)?.0.unbind();
        Self::put(slf, |this| &mut this.state, State::Plain { board, belongs })
    }

    #[getter]
    fn decision<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        Self::own(slf, |this| &mut this.decision)
    }

    #[setter]
    fn set_decision(slf: &Bound<'_, Self>, decision: Py<PyAny>) -> PyResult<()> {
        Self::put(slf, |this| &mut this.decision, PerSide::own(decision))
    }

    #[getter]
    fn time<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        Self::own(slf, |this| &mut this.time)
    }

    #[setter]
    fn set_time(slf: &Bound<'_, Self>, time: Py<PyAny>) -> PyResult<()> {
        Self::put(slf, |this| &mut this.time, PerSide::own(time))
    }

    #[getter]
    fn anime(slf: &Bound<'_, Self>) -> PyResult<Py<PyAny>> {
        let py = slf.py();
        let moves = match &slf.try_borrow()?.anime {
            Anime::List(list) => return Ok(list.clone_ref(py)),
            Anime::Moves(moves) => *moves,
        };
        let tuple = |&[from, to]: &[u8; 2]| (from / 8, from % 8, to / 8, to % 8);
        let list = PyList::new(py, moves.get().iter().map(tuple))?.into_any().unbind();
        Self::put(slf, |this| &mut this.anime, Anime::List(list.clone_ref(py)))?;
        Ok(list)
    }

    #[setter(anime)]
    fn put_anime(slf: &Bound<'_, Self>, anime: Py<PyAny>) -> PyResult<()> {
        Self::put(slf, |this| &mut this.anime, Anime::List(anime))
    }
}

/// Sets the plain class, whose functions the compiled class calls, and the class of chessmen. Only the first call counts.
#[pyfunction]
fn install<'py>(plain: &Bound<'py, PyType>, chessman: &Bound<'py, PyType>) -> PyResult<Bound<'py, PyType>> {
    let py = plain.py();
    let position = |cell: usize| Ok((cell / 8, cell % 8).into_pyobject(py)?.unbind());
    let made = Tables {
        plain: plain.clone().unbind(),
        chessman: chessman.clone().unbind(),
        positions: (0..CELLS).map(position).collect::<PyResult<_>>()?,
    };
    let _ = TABLES.set(py, made);
    Ok(py.get_type::<Chessboard>())
}

#[pymodule]
fn duel_board(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(install, module)?)
}
