//! JSON and errors between Rust and Python.

use pyo3::PyErr;
use pyo3::exceptions::PyValueError;

pub fn value_error(why: impl ToString) -> PyErr {
    PyValueError::new_err(why.to_string())
}

pub fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}

pub fn read<'a, T: serde::Deserialize<'a>>(text: &'a str) -> Result<T, PyErr> {
    serde_json::from_str(text).map_err(value_error)
}
