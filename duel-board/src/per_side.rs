//! Notes of a board per side: its last decision, its time.

use pyo3::prelude::*;
use pyo3::types::PyDict;

/// A dict of something per side. Boards share it until one of them shows or changes it.
pub struct PerSide {
    pub dict: Py<PyAny>,
    /// True if nobody but boards has the dict.
    pub shared: bool,
}

impl PerSide {
    pub fn of<'py>(py: Python<'py>, value: impl IntoPyObject<'py> + Copy) -> PyResult<Self> {
        let dict = PyDict::new(py);
        dict.set_item(true, value)?;
        dict.set_item(false, value)?;
        let dict = dict.into_any().unbind();
        Ok(Self { dict, shared: true })
    }

    pub fn own(dict: Py<PyAny>) -> Self {
        Self { dict, shared: false }
    }

    pub fn peek(&self, py: Python<'_>) -> Self {
        let dict = self.dict.clone_ref(py);
        Self { dict, ..*self }
    }

    /// Returns the notes for a copy of the board. Runs Python code, so no board may be borrowed.
    pub fn copy(self, py: Python<'_>) -> PyResult<Self> {
        let dict = if self.shared { self.dict } else { self.dict.call_method0(py, "copy")? };
        Ok(Self { dict, shared: true })
    }
}
