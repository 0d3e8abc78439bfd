//! NumPy arrays in and out.

use numpy::{Element, PyArray1, PyArray2, PyArray3, PyArrayDyn, PyArrayMethods, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use turf_env::vec_env::Spec;
use turf_web::canvas::Canvas;

use crate::json::value_error;

/// Reads one choice per head and game from anything that holds whole numbers.
pub fn choices_of(given: &Bound<'_, PyAny>, n: usize, heads: usize, choices: &mut Vec<u16>) -> PyResult<()> {
    let converted;
    let array = match given.cast::<PyUntypedArray>() {
        Ok(array) => array,
        Err(_) => {
            converted = given.py().import("numpy")?.call_method1("asarray", (given,))?;
            converted.cast::<PyUntypedArray>()?
        }
    };
    let shape = array.shape();
    let fits = match (heads, shape) {
        (1, []) => n == 1,
        (1, [rows]) => *rows == n,
        (_, [rows, columns]) => (*rows, *columns) == (n, heads),
        (_, [columns]) => n == 1 && *columns == heads,
        _ => false,
    };
    if !fits {
        let wanted = match heads {
            1 => format!("({n},)"),
            _ => format!("({n}, {heads})"),
        };
        return Err(value_error(format!("actions have the shape {shape:?}, not {wanted}")));
    }
    choices.clear();
    macro_rules! try_types {
        ($($type:ty),*) => {$(
            if let Ok(array) = array.cast::<PyArrayDyn<$type>>() {
                return copy(array, choices);
            }
        )*};
    }
    try_types!(i64, i32, u16, u8, i16, u32, u64, i8);
    let dtype = array.dtype();
    Err(PyTypeError::new_err(format!("actions are whole numbers, not {dtype}")))
}

fn copy<T: Element + Copy + TryInto<u16> + std::fmt::Display>(
    array: &Bound<'_, PyArrayDyn<T>>,
    choices: &mut Vec<u16>,
) -> PyResult<()> {
    // SAFETY: Python's lock is held, and threads that respect it do not write meanwhile.
    for &number in unsafe { array.as_array() } {
        let at = choices.len();
        choices
            .push(number.try_into().map_err(|_| value_error(format!("choice {number} (number {at}) is not legal")))?);
    }
    Ok(())
}

/// Reads rows of this width, converted by NumPy. Only precision may be lost.
pub fn rows<'py, T: Element>(
    observation: &Bound<'py, PyAny>,
    part: &str,
    width: usize,
    kinds: &str,
) -> PyResult<Bound<'py, PyArray2<T>>> {
    let py = observation.py();
    let given = observation.get_item(part)?;
    let numpy = py.import("numpy")?;
    let array = numpy.call_method1("asarray", (given,))?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    if !kinds.contains(&kind) {
        let dtype = array.getattr("dtype")?;
        return Err(PyTypeError::new_err(format!("{part} are of type {dtype}, not {}", T::get_dtype(py))));
    }
    let array = numpy.call_method1("ascontiguousarray", (array, T::get_dtype(py)))?;
    let shape: Vec<usize> = array.getattr("shape")?.extract()?;
    match shape[..] {
        [_, columns] if columns == width => {}
        [columns] if columns == width => {
            let rows = array.call_method1("reshape", (1, width))?;
            return Ok(rows.cast_into::<PyArray2<T>>()?);
        }
        _ => {
            return Err(value_error(format!("{part} have the shape {shape:?}, not (n, {width})")));
        }
    }
    Ok(array.cast_into::<PyArray2<T>>()?)
}

pub fn mask_of(given: &Bound<'_, PyAny>, len: usize) -> PyResult<Vec<bool>> {
    let numpy = given.py().import("numpy")?;
    let array = numpy.call_method1("ascontiguousarray", (given,))?;
    let array =
        array.cast::<PyArrayDyn<bool>>().map_err(|_| PyTypeError::new_err("the mask is no array of Booleans"))?;
    let mask = array.to_vec().map_err(|e| value_error(e.to_string()))?;
    if mask.len() == len {
        Ok(mask)
    } else {
        let shape = array.shape();
        Err(value_error(format!("the mask has the shape {shape:?}; {len} entries are needed")))
    }
}

/// Reshapes to n × actions, or n × heads × actions if there are several heads.
pub fn by_head<'py, T: Element>(flat: Bound<'py, PyArray1<T>>, n: usize, spec: &Spec) -> PyResult<Bound<'py, PyAny>> {
    match spec.heads {
        1 => flat.reshape([n, spec.actions]).map(Bound::into_any),
        heads => flat.reshape([n, heads, spec.actions]).map(Bound::into_any),
    }
}

/// Shapes choices to n, or n × heads if there are several heads.
pub fn choices_by_head(py: Python<'_>, choices: Vec<i64>, heads: usize) -> PyResult<Bound<'_, PyAny>> {
    let (n, array) = (choices.len() / heads, PyArray1::from_vec(py, choices));
    match heads {
        1 => Ok(array.into_any()),
        heads => array.reshape([n, heads]).map(Bound::into_any),
    }
}

/// Returns a picture as height × width × 3 bytes.
pub fn picture<'py>(py: Python<'py>, canvas: &Canvas) -> PyResult<Bound<'py, PyArray3<u8>>> {
    PyArray1::from_vec(py, canvas.rgb()).reshape([canvas.height, canvas.width, 3])
}
