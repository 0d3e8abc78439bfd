//! `Policy`: an exported policy, its values and its file.

mod values;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use numpy::{PyArray1, PyArrayDyn, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::exceptions::{PyOSError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use turf_agents::policy::file::{Content, NetworkKind, NetworkSpec, PolicyError, PolicyFile, Tensor};
use turf_agents::policy::greedy;
use turf_agents::policy::net::{self, Dims, Net};
use turf_env::vec_env::Spec;

use crate::arrays::{by_head, choices_by_head, mask_of};
use crate::games::{encodings, find};
use crate::generic::bot::{Loaded, NamedBot};
use crate::json::value_error;

fn error(why: PolicyError) -> PyErr {
    match why {
        PolicyError::Io(e) => e.into(),
        other => value_error(other.to_string()),
    }
}

fn dims(spec: &Spec) -> Dims {
    let &Spec { heads, actions, cells, cell_kind, scalars, .. } = spec;
    Dims { heads, actions, cells, cell_kind, scalars }
}

/// An exported policy: one file that plays without PyTorch.
///
/// It is a bot wherever one is wanted, and can be called like one: policy(observation, action_mask).
#[pyclass(frozen, name = "Policy", module = "turf_rl")]
pub struct PyPolicy {
    loaded: Loaded,
    /// Network that computes Q-values. `None` for a search, and for a game of another module.
    net: Option<(Arc<Net>, Spec)>,
}

impl<'py> FromPyObject<'_, 'py> for NamedBot {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(spec) = given.extract::<String>() {
            Ok(Self::Spec(spec))
        } else if let Ok(policy) = given.cast::<PyPolicy>() {
            Ok(Self::Policy(policy.get().loaded.clone()))
        } else if given.is_callable() {
            Ok(Self::Callable(given.to_owned().unbind()))
        } else {
            let kind = given.get_type();
            Err(PyTypeError::new_err(format!(
                "a bot is a SPEC (text), a Policy or something to call, not {}",
                kind.name()?
            )))
        }
    }
}

impl PyPolicy {
    fn of(file: PolicyFile, path: Option<PathBuf>) -> PyResult<Self> {
        let net = match (&file.content, find(&file.encoding)) {
            (Content::Network(network), Ok(found)) if network.kind != NetworkKind::Afterstates => {
                let (spec, _) = found.spec();
                let read = file.check_encoding(spec.encoding);
                let net = read.and_then(|()| Net::of_weights(network, dims(&spec), file.tensors.clone()));
                Some((Arc::new(net.map_err(error)?), spec))
            }
            _ => None,
        };
        let file = Arc::new(file);
        Ok(Self { loaded: Loaded { file, path }, net })
    }
}

#[pymethods]
impl PyPolicy {
    /// Reads a policy file, or the policy.turf of a folder.
    #[staticmethod]
    fn load(path: PathBuf) -> PyResult<Self> {
        let path = if path.is_dir() { path.join("policy.turf") } else { path };
        let file = PolicyFile::read(&path).map_err(|why| match why {
            PolicyError::Io(e) => {
                PyOSError::new_err((e.raw_os_error().unwrap_or(0), e.to_string(), path.display().to_string()))
            }
            other => value_error(format!("{}: {other}", path.display())),
        })?;
        let path = std::path::absolute(&path)?;
        Self::of(file, Some(path))
    }

    /// Makes a policy from weights: `network` as JSON, tensors by name.
    #[staticmethod]
    fn make(
        encoding: String,
        network: &str,
        shield: bool,
        notes: BTreeMap<String, String>,
        tensors: &Bound<'_, PyDict>,
    ) -> PyResult<Self> {
        let content = Content::parse(&encoding, network).map_err(|e| value_error(format!("network: {e}")))?;
        let mut read = BTreeMap::new();
        for (name, array) in tensors {
            let name: String = name.extract()?;
            let array = array
                .cast::<PyArrayDyn<f32>>()
                .map_err(|_| PyTypeError::new_err(format!("tensor {name} is no float32 array")))?;
            let data = array.to_vec().map_err(|e| value_error(format!("tensor {name}: {e}")))?;
            if data.iter().any(|x| !x.is_finite()) {
                return Err(value_error(format!("tensor {name} holds a number that is not finite")));
            }
            let shape = array.shape().to_vec();
            read.insert(name, Tensor { shape, data });
        }
        find(&encoding).map_err(value_error)?;
        let file = PolicyFile { encoding, content, shield, notes, tensors: read };
        Self::of(file, None)
    }

    /// Returns names and shapes of the tensors of such a network.
    #[staticmethod]
    fn tensor_shapes(encoding: &str, network: &str) -> PyResult<Vec<(String, Vec<usize>)>> {
        let network: NetworkSpec = serde_json::from_str(network).map_err(|e| value_error(format!("network: {e}")))?;
        let dims = dims(&find(encoding).map_err(value_error)?.spec().0).of_kind(network.kind);
        net::check(&network, &dims).map_err(value_error)?;
        Ok(net::tensor_shapes(&network, &dims))
    }

    /// Writes the file atomically: readers see the old one or the new one.
    fn save(&self, path: PathBuf) -> PyResult<()> {
        self.loaded.file.write(&path).map_err(error)
    }

    /// Reads a policy from the bytes of its file.
    #[staticmethod]
    fn from_bytes(data: &[u8]) -> PyResult<Self> {
        Self::of(PolicyFile::from_bytes(data).map_err(error)?, None)
    }

    /// Returns the bytes of its file.
    fn to_bytes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, &self.loaded.file.to_bytes().map_err(error)?))
    }

    fn __reduce__<'py>(this: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        let bytes = this.get().to_bytes(this.py())?;
        Ok((this.get_type().getattr("from_bytes")?, (bytes,)))
    }

    /// Returns the contest's Python bot of this policy as source text.
    fn python_source(&self, py: Python<'_>) -> PyResult<String> {
        let file = &self.loaded.file;
        let planner = encodings().find(|one| one.rules().searches(file));
        let rules = planner.map_or_else(|| find(&file.encoding), Ok).map_err(value_error)?.rules();
        if planner.is_none() && file.encoding != rules.trained_encoding() {
            return Err(value_error(format!("no contest's file is made from a policy for {}", file.encoding)));
        }
        let (text, _) = py.detach(|| rules.bot_file(file)).map_err(error)?;
        Ok(text)
    }

    /// Encoding that the policy reads.
    #[getter]
    fn encoding(&self) -> &str {
        &self.loaded.file.encoding
    }

    /// Shape of its network as JSON.
    #[getter]
    fn network(&self) -> String {
        self.loaded.file.content.json()
    }

    /// True if it plays behind the encoding's shield.
    #[getter]
    fn shield(&self) -> bool {
        self.loaded.file.shield
    }

    /// Notes on its training.
    #[getter]
    fn notes(&self) -> BTreeMap<String, String> {
        self.loaded.file.notes.clone()
    }

    /// File that it was read from. None if it was made in memory.
    #[getter]
    fn path(&self) -> Option<PathBuf> {
        self.loaded.path.clone()
    }

    /// Returns the weights by name.
    fn tensors<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, tensor) in &self.loaded.file.tensors {
            let array = PyArray1::from_slice(py, &tensor.data).reshape(tensor.shape.clone())?;
            dict.set_item(name, array)?;
        }
        Ok(dict)
    }

    /// Computes Q-values of n positions: n × actions, or n × heads × actions. `observation` has `scalars` and, where
    /// the policy looks at them, `cells`, one row per position; what `action_mask` forbids is -inf.
    #[pyo3(signature = (observation, action_mask=None))]
    fn q<'py>(
        &self,
        py: Python<'py>,
        observation: &Bound<'py, PyAny>,
        action_mask: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (mut q, spec) = self.values(py, observation)?;
        if let Some(mask) = action_mask {
            let mask = mask_of(mask, q.len())?;
            q.iter_mut().zip(mask).filter(|(_, legal)| !legal).for_each(|(q, _)| *q = f32::NEG_INFINITY);
        }
        let n = q.len() / (spec.heads * spec.actions);
        by_head(PyArray1::from_vec(py, q), n, &spec)
    }

    /// Returns the legal choice of the highest Q in each position (and head), ties to the lowest. So a policy is a bot.
    fn __call__<'py>(
        &self,
        py: Python<'py>,
        observation: &Bound<'py, PyAny>,
        action_mask: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (q, spec) = self.values(py, observation)?;
        let mask = mask_of(action_mask, q.len())?;
        if mask.chunks_exact(spec.actions).any(|head| !head.contains(&true)) {
            return Err(value_error("the mask leaves a head without a choice"));
        }
        let mut choices = vec![0; q.len() / spec.actions];
        greedy(&q, &mask, spec.actions, &mut choices);
        choices_by_head(py, choices.into_iter().map(i64::from).collect(), spec.heads)
    }

    fn __repr__(&self) -> String {
        let encoding = &self.loaded.file.encoding;
        match &self.loaded.file.content {
            Content::Network(network) => format!("Policy({encoding}, {:?} {:?})", network.kind, network.hidden),
            _ => format!("Policy({encoding}, a search)"),
        }
    }
}
