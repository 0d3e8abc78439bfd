//! Arguments as the contest's bots give them. All else the plain functions judge. Looking at them runs no code of a bot's.

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyInt, PyList, PyTuple};

/// True and False, or 1 and 0.
pub fn side(belong: &Bound<'_, PyAny>) -> Option<bool> {
    match belong.cast_exact::<PyBool>() {
        Ok(side) => Some(side.is_true()),
        Err(_) => small(belong, 2).map(|n| n == 1),
    }
}

/// An int from 0 to below `end`, no subclass.
pub fn small(number: &Bound<'_, PyAny>, end: usize) -> Option<usize> {
    let number = number.cast_exact::<PyInt>().ok()?.extract::<usize>().ok()?;
    (number < end).then_some(number)
}

/// A tuple of two ints: the cell, or outside the board the column.
pub fn place(position: &Bound<'_, PyAny>) -> Option<Result<usize, i64>> {
    let position = position.cast_exact::<PyTuple>().ok().filter(|p| p.len() == 2)?;
    let number = |i: usize| {
        position
            .get_borrowed_item(i)
            .ok()?
            .cast_exact::<PyInt>()
            .ok()?
            .extract::<i64>()
            .ok()
    };
    let (row, column) = (number(0)?, number(1)?);
    let inside = (0..4).contains(&row) && (0..8).contains(&column);
    Some(if inside {
        Ok((8 * row + column) as usize)
    } else {
        Err(column)
    })
}

/// The list's number in a round, from what runs no code of a bot's: where that fails it is asked again.
pub fn number(array: &Bound<'_, PyAny>, round: &Bound<'_, PyAny>) -> Option<i64> {
    let round = round.cast_exact::<PyInt>().ok()?.extract::<usize>().ok()?;
    let number = match array.cast_exact::<PyTuple>() {
        Ok(tuple) => tuple.get_item(round),
        Err(_) => array.cast_exact::<PyList>().ok()?.get_item(round),
    };
    number.ok()?.cast_exact::<PyInt>().ok()?.extract().ok()
}
