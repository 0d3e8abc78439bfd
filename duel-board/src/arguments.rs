//! Arguments in the forms that the contest's bots use; the plain functions handle all others. Reading them runs no code of a
//! bot.

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyInt, PyList, PyTuple};

/// Reads True and False, or 1 and 0.
pub fn side(belong: &Bound<'_, PyAny>) -> Option<bool> {
    match belong.cast_exact::<PyBool>() {
        Ok(side) => Some(side.is_true()),
        Err(_) => small(belong, 2).map(|n| n == 1),
    }
}

/// Reads an int from 0 to below `end`; `None` for subclasses of int.
pub fn small(number: &Bound<'_, PyAny>, end: usize) -> Option<usize> {
    let number = number.cast_exact::<PyInt>().ok()?.extract::<usize>().ok()?;
    (number < end).then_some(number)
}

/// Reads a tuple of two ints: the cell, or `Err` of the column outside the board.
pub fn place(position: &Bound<'_, PyAny>) -> Option<Result<usize, i64>> {
    let position = position.cast_exact::<PyTuple>().ok().filter(|p| p.len() == 2)?;
    let number = |i: usize| position.get_borrowed_item(i).ok()?.cast_exact::<PyInt>().ok()?.extract::<i64>().ok();
    let (row, column) = (number(0)?, number(1)?);
    let inside = (0..4).contains(&row) && (0..8).contains(&column);
    Some(if inside { Ok((8 * row + column) as usize) } else { Err(column) })
}

/// Returns the list's number in a round without running code of a bot; `None` if the plain function must look it up.
pub fn number(array: &Bound<'_, PyAny>, round: &Bound<'_, PyAny>) -> Option<i64> {
    let round = round.cast_exact::<PyInt>().ok()?.extract::<usize>().ok()?;
    let number = match array.cast_exact::<PyTuple>() {
        Ok(tuple) => tuple.get_item(round),
        Err(_) => array.cast_exact::<PyList>().ok()?.get_item(round),
    };
    number.ok()?.cast_exact::<PyInt>().ok()?.extract().ok()
}
