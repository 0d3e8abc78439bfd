//! Q-values of NumPy observations.

use numpy::{Element, PyArray2, PyArrayDyn, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use rayon::prelude::*;
use turf_agents::policy::{Observed, Policy, Workspace};
use turf_env::vec_env::Spec;

use super::PyPolicy;

/// Positions whose Q is computed at a time.
const BLOCK: usize = 256;
/// Positions beyond which starting threads costs less than they save.
const PLENTY: usize = 2048;

impl PyPolicy {
    /// Values of all heads of all positions.
    pub(super) fn values(&self, py: Python<'_>, observation: &Bound<'_, PyAny>) -> PyResult<(Vec<f32>, Spec)> {
        let Some((net, spec)) = &self.net else {
            return Err(PyTypeError::new_err(
                "this policy is what a search plans by: it plays, but has no Q-values",
            ));
        };
        let cells = match net.uses_cells() {
            true => Some(rows::<u8>(observation, "cells", spec.cells, "ub")?),
            false => None,
        };
        let scalars = match spec.scalars {
            0 => None,
            width => Some(rows::<f32>(observation, "scalars", width, "f")?),
        };
        let length = |array: Option<usize>| array.unwrap_or(0);
        let of_cells = cells.as_ref().map(|array| array.shape()[0]);
        let of_scalars = scalars.as_ref().map(|array| array.shape()[0]);
        let n = length(of_scalars.or(of_cells));
        if of_cells.is_some_and(|rows| rows != n) {
            return Err(PyValueError::new_err(
                "cells and scalars are of different numbers of positions",
            ));
        }
        // A copy, which no other thread of Python can change meanwhile.
        let copy_cells = cells.map_or(Ok(Vec::new()), |array| array.to_vec())?;
        let scalars = scalars.map_or(Ok(Vec::new()), |array| array.to_vec())?;
        if copy_cells.iter().any(|&byte| !spec.cell_kind.holds(byte)) {
            return Err(PyValueError::new_err("a cell holds what this encoding never shows"));
        }
        let width = spec.heads * spec.actions;
        let mut q = vec![0.0; n * width];
        let seen = Observed {
            n,
            cells: &copy_cells,
            scalars: &scalars,
            mask: &[],
        };
        py.detach(|| {
            let compute = |(k, q): (usize, &mut [f32])| {
                let first = k * BLOCK;
                let rows = seen.rows(first..first + q.len() / width);
                net.q(&rows, &mut Workspace::default(), q);
            };
            // Threads of their own: those of a pool that all share would be missing in a forked process.
            let pool = match n {
                0..=PLENTY => None,
                _ => rayon::ThreadPoolBuilder::new().build().ok(),
            };
            match pool {
                None => q.chunks_mut(BLOCK * width).enumerate().for_each(compute),
                Some(pool) => pool.install(|| q.par_chunks_mut(BLOCK * width).enumerate().for_each(compute)),
            }
        });
        Ok((q, *spec))
    }
}

/// Rows of this width as NumPy can convert them without losing anything but precision.
fn rows<'py, T: Element>(
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
        return Err(PyTypeError::new_err(format!(
            "{part} are of type {dtype}, not {}",
            T::get_dtype(py)
        )));
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
            return Err(PyValueError::new_err(format!(
                "{part} have the shape {shape:?}, not (n, {width})"
            )));
        }
    }
    Ok(array.cast_into::<PyArray2<T>>()?)
}

pub(super) fn mask_of(given: &Bound<'_, PyAny>, len: usize) -> PyResult<Vec<bool>> {
    let numpy = given.py().import("numpy")?;
    let array = numpy.call_method1("ascontiguousarray", (given,))?;
    let array = array
        .cast::<PyArrayDyn<bool>>()
        .map_err(|_| PyTypeError::new_err("the mask is no array of Booleans"))?;
    let mask = array.to_vec().map_err(|e| PyValueError::new_err(e.to_string()))?;
    if mask.len() == len {
        Ok(mask)
    } else {
        let shape = array.shape();
        Err(PyValueError::new_err(format!(
            "the mask has the shape {shape:?}; {len} entries are needed"
        )))
    }
}
