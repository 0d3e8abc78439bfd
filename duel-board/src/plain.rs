//! The tiles as the plain board has them: a dict of chessmen by position, and both sides' lists of positions.

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList, PyTuple};

use crate::arguments::{place, small};
use crate::cells::{Cells, bits};
use crate::{MAX_LEVEL, State, tables};

impl State {
    pub fn peek(&self, py: Python<'_>) -> Self {
        match self {
            State::Cells(cells) => State::Cells(*cells),
            State::Plain { board, belongs } => {
                State::Plain { board: board.clone_ref(py), belongs: belongs.clone_ref(py) }
            }
        }
    }
}

pub fn objects<'py>(py: Python<'py>, cells: &Cells) -> PyResult<(Bound<'py, PyDict>, Bound<'py, PyDict>)> {
    let tables = tables(py)?;
    let (board, belongs) = (PyDict::new(py), PyDict::new(py));
    for cell in cells.in_order(cells.tiles(), true) {
        let position = tables.positions[cell].bind(py);
        let chessman = tables.chessman.bind(py).call1((cells.belong(cell), position, cells.level(cell)))?;
        board.set_item(position, chessman)?;
    }
    for side in [true, false] {
        let order = cells.in_order(cells.of(side), false);
        belongs.set_item(side, PyList::new(py, order.iter().map(|&cell| &tables.positions[cell]))?)?;
    }
    Ok((board, belongs))
}

/// Returns the tiles of a copy: numbers if dict and lists are as only the board itself makes them, else copies of both.
pub fn copy(board: &Bound<'_, PyAny>, belongs: &Bound<'_, PyAny>) -> PyResult<State> {
    let chessman = tables(board.py())?.chessman.bind(board.py());
    if let Some(cells) = numbers(board, belongs, chessman) {
        return Ok(State::Cells(cells));
    }
    let copied = board.call_method0("copy")?.unbind();
    let lists = PyDict::new(board.py());
    for side in [true, false] {
        lists.set_item(side, belongs.get_item(side)?.call_method0("copy")?)?;
    }
    Ok(State::Plain { board: copied, belongs: lists.into_any().unbind() })
}

/// Returns the tiles as numbers. Reads only objects of exactly the expected classes, whose methods are Python's own: no code of
/// a bot runs.
fn numbers(board: &Bound<'_, PyAny>, belongs: &Bound<'_, PyAny>, chessman: &Bound<'_, PyAny>) -> Option<Cells> {
    let (board, belongs) = (board.cast_exact::<PyDict>().ok()?, belongs.cast_exact::<PyDict>().ok()?);
    // Level, side and place in the dict by cell.
    let mut tiles = [None; 32];
    // Items as a list, so that no dict changes under the loop.
    for (rank, item) in board.items().iter().enumerate() {
        let (at, side, level) = tile(&item, chessman)?;
        tiles[at] = Some((level, side, rank as u16));
    }
    let (mut cells, mut listed) = (Cells::default(), 0u32);
    if belongs.len() != 2 {
        return None;
    }
    for side in [true, false] {
        let list = belongs.get_item(side).ok()??;
        for (rank, position) in list.cast_exact::<PyList>().ok()?.iter().enumerate() {
            let at = place(&position)?.ok()?;
            let (level, owner, placed) = tiles[at]?;
            if owner != side || listed >> at & 1 == 1 {
                return None;
            }
            listed |= 1 << at;
            cells.put_at(at, level, side, rank as u16, placed);
        }
    }
    let all = tiles.iter().flatten().count() == bits(listed).count();
    all.then_some(cells)
}

fn tile(item: &Bound<'_, PyAny>, chessman: &Bound<'_, PyAny>) -> Option<(usize, bool, u8)> {
    let item = item.cast::<PyTuple>().ok()?;
    let (key, man) = (item.get_item(0).ok()?, item.get_item(1).ok()?);
    let at = place(&key)?.ok()?;
    let man = man.get_type().is(chessman).then_some(man)?.cast_into::<PyTuple>().ok()?;
    let (owner, position, level) = (man.get_item(0).ok()?, man.get_item(1).ok()?, man.get_item(2).ok()?);
    let same = man.len() == 3 && place(&position)? == Ok(at);
    let level = small(&level, MAX_LEVEL as usize + 1).filter(|&level| same && level > 0)?;
    Some((at, owner.cast_exact::<PyBool>().ok()?.is_true(), level as u8))
}
