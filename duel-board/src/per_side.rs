//! What a board notes of each side: its last decision, its time.

use pyo3::prelude::*;
use pyo3::types::PyDict;

/// A dict of something per side. Boards share it until one of them shows or changes it.
pub struct PerSide {
    /// True and False to something.
    pub dict: Py<PyAny>,
    /// Nobody but boards has it.
    pub shared: bool,
}

impl PerSide {
    /// The same for both.
    pub fn of<'py>(py: Python<'py>, value: impl IntoPyObject<'py> + Copy) -> PyResult<Self> {
        let dict = PyDict::new(py);
        dict.set_item(true, value)?;
        dict.set_item(false, value)?;
        let dict = dict.into_any().unbind();
        Ok(Self { dict, shared: true })
    }

    /// The same dict.
    pub fn peek(&self, py: Python<'_>) -> Self {
        let dict = self.dict.clone_ref(py);
        Self { dict, ..*self }
    }

    /// For a copy of the board. Not under a borrow.
    pub fn copy(self, py: Python<'_>) -> PyResult<Self> {
        let dict = if self.shared {
            self.dict
        } else {
            self.dict.call_method0(py, "copy")?
        };
        Ok(Self { dict, shared: true })
    }
}
