//! Q-values of observations in NumPy arrays.

use numpy::{PyArrayMethods, PyUntypedArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use rayon::prelude::*;
use turf_agents::policy::{Observed, Policy, Workspace};
use turf_env::vec_env::Spec;

use super::PyPolicy;
use crate::arrays::rows;
use crate::games::find;
use crate::json::value_error;

const BLOCK: usize = 256;
/// Number of positions above which threads save more than they cost.
const PLENTY: usize = 2048;

impl PyPolicy {
    pub(super) fn values(&self, py: Python<'_>, observation: &Bound<'_, PyAny>) -> PyResult<(Vec<f32>, Spec)> {
        let Some((net, spec)) = &self.net else {
            find(&self.loaded.file.encoding).map_err(value_error)?;
            return Err(PyTypeError::new_err(
                "this policy looks ahead by the rules: it plays, but has no Q-values of observations",
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
        let of_cells = cells.as_ref().map(|array| array.shape()[0]);
        let of_scalars = scalars.as_ref().map(|array| array.shape()[0]);
        let n = of_scalars.or(of_cells).unwrap_or(0);
        if of_cells.is_some_and(|rows| rows != n) {
            return Err(value_error("cells and scalars are of different numbers of positions"));
        }
        // A copy, which no other thread of Python can change meanwhile.
        let copy_cells = cells.map_or(Ok(Vec::new()), |array| array.to_vec())?;
        let scalars = scalars.map_or(Ok(Vec::new()), |array| array.to_vec())?;
        if copy_cells.iter().any(|&byte| !spec.cell_kind.holds(byte)) {
            return Err(value_error("a cell holds what this encoding never shows"));
        }
        let width = spec.heads * spec.actions;
        let mut q = vec![0.0; n * width];
        let seen = Observed { n, cells: &copy_cells, scalars: &scalars, mask: &[] };
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
