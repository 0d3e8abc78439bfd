//! `Policy`: an exported policy, its values and its file.

mod values;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use numpy::{PyArray1, PyArrayDyn, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::exceptions::{PyOSError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use turf_agents::contest::export::bot_file;
use turf_agents::play::arena::BotMaker;
use turf_agents::policy::file::{Content, NetworkSpec, PolicyError, PolicyFile, Tensor};
use turf_agents::policy::greedy;
use turf_agents::policy::net::{Dims, Net, tensor_shapes};
use turf_agents::spec::BotSpec;
use turf_env::Encoding;
use turf_env::vec_env::Spec;

use crate::asked::bot_maker;
use crate::games::{Playable, Visit, visit};
use values::mask_of;

fn error(why: PolicyError) -> PyErr {
    match why {
        PolicyError::Io(e) => e.into(),
        other => PyValueError::new_err(other.to_string()),
    }
}

/// A policy of a file, or made in memory.
#[derive(Clone)]
pub struct Loaded {
    file: Arc<PolicyFile>,
    path: Option<PathBuf>,
}

impl Loaded {
    /// Bots that play as the file advises.
    pub fn maker<E: Playable>(&self) -> Result<Arc<dyn BotMaker<E::Game> + Send + Sync>, String> {
        if let Some(path) = &self.path {
            return bot_maker::<E>(&format!("policy:{}", path.display()));
        }
        let ready = turf_agents::policy::ReadyPolicy::new::<E::Main>(&self.file).map_err(|e| e.to_string())?;
        let source = BotSpec::<E::Main>::of_policy("policy", ready).map_err(|e| e.to_string())?;
        Ok(Arc::new(source))
    }
}

/// An exported policy: one file that plays without PyTorch.
///
/// It is a bot wherever one is wanted, and can be called like one: policy(observation, action_mask).
#[pyclass(frozen, name = "Policy", module = "turf_rl")]
pub struct PyPolicy {
    loaded: Loaded,
    /// What computes values; a search's numbers are none.
    net: Option<(Arc<Net>, Spec)>,
}

/// The policy in this object, if it is one.
pub fn loaded(given: &Bound<'_, PyAny>) -> PyResult<Option<Loaded>> {
    Ok(given.cast::<PyPolicy>().ok().map(|policy| policy.get().loaded.clone()))
}

/// The network of a file, and what it reads.
pub struct MakeNet<'a>(&'a PolicyFile);

impl Visit for MakeNet<'_> {
    type Output = Result<(Arc<Net>, Spec), PolicyError>;
    fn visit<E: Playable>(self) -> Self::Output {
        Ok((Arc::new(Net::new::<E>(self.0)?), Spec::of::<E>()))
    }
}

/// Names and shapes of a network's tensors.
pub struct Shapes<'a>(&'a NetworkSpec);

impl Visit for Shapes<'_> {
    type Output = Result<Vec<(String, Vec<usize>)>, String>;
    fn visit<E: Playable>(self) -> Self::Output {
        let dims = Dims::of::<E>();
        turf_agents::policy::net::check(self.0, &dims)?;
        Ok(tensor_shapes(self.0, &dims))
    }
}

/// The contest's file.
pub struct Export<'a>(&'a PolicyFile);

impl Visit for Export<'_> {
    type Output = Result<String, PolicyError>;
    fn visit<E: Playable>(self) -> Self::Output {
        if self.0.encoding != E::Main::NAME {
            let why = format!("no contest's file is made from a policy for {}", self.0.encoding);
            return Err(PolicyError::Mismatch(why));
        }
        bot_file::<E::Main>(self.0)
    }
}

impl PyPolicy {
    fn of(file: PolicyFile, path: Option<PathBuf>) -> PyResult<Self> {
        let net = match &file.content {
            Content::Network(_) => {
                let net = visit(&file.encoding, MakeNet(&file)).map_err(PyValueError::new_err)?;
                Some(net.map_err(error)?)
            }
            _ => None,
        };
        let file = Arc::new(file);
        Ok(Self {
            loaded: Loaded { file, path },
            net,
        })
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
            other => PyValueError::new_err(format!("{}: {other}", path.display())),
        })?;
        let path = std::path::absolute(&path)?;
        Self::of(file, Some(path))
    }

    /// Makes a policy from weights: `network` as JSON, tensors by name.
    #[staticmethod]
    #[pyo3(signature = (encoding, network, shield, notes, tensors))]
    fn make(
        encoding: String,
        network: &str,
        shield: bool,
        notes: BTreeMap<String, String>,
        tensors: &Bound<'_, PyDict>,
    ) -> PyResult<Self> {
        let content = Content::parse(&encoding, network).map_err(|e| PyValueError::new_err(format!("network: {e}")))?;
        let mut read = BTreeMap::new();
        for (name, array) in tensors {
            let name: String = name.extract()?;
            let array = array
                .cast::<PyArrayDyn<f32>>()
                .map_err(|_| PyTypeError::new_err(format!("tensor {name} is no float32 array")))?;
            let data = array
                .to_vec()
                .map_err(|e| PyValueError::new_err(format!("tensor {name}: {e}")))?;
            if data.iter().any(|x| !x.is_finite()) {
                return Err(PyValueError::new_err(format!(
                    "tensor {name} holds a number that is not finite"
                )));
            }
            let shape = array.shape().to_vec();
            read.insert(name, Tensor { shape, data });
        }
        visit(&encoding, MakeNothing).map_err(PyValueError::new_err)?;
        let file = PolicyFile {
            encoding,
            content,
            shield,
            notes,
            tensors: read,
        };
        Self::of(file, None)
    }

    /// Names and shapes of the tensors of such a network.
    #[staticmethod]
    fn tensor_shapes(encoding: &str, network: &str) -> PyResult<Vec<(String, Vec<usize>)>> {
        let network: NetworkSpec =
            serde_json::from_str(network).map_err(|e| PyValueError::new_err(format!("network: {e}")))?;
        let shapes = visit(encoding, Shapes(&network)).and_then(|made| made);
        shapes.map_err(PyValueError::new_err)
    }

    /// Writes the file; whoever reads meanwhile sees the old one or the new one.
    fn save(&self, path: PathBuf) -> PyResult<()> {
        self.loaded.file.write(&path).map_err(error)
    }

    /// The contest's Python bot of this policy, as source text.
    fn python_source(&self, py: Python<'_>) -> PyResult<String> {
        let file = &self.loaded.file;
        let planned = || crate::arena::planned_game(file).map(str::to_string);
        let name = planned().unwrap_or_else(|| file.encoding.clone());
        let source = py.detach(|| match planned() {
            Some(game) => visit(&game, ExportPlanned(file)),
            None => visit(&name, Export(file)),
        });
        source.map_err(PyValueError::new_err)?.map_err(error)
    }

    /// The encoding that the policy reads.
    #[getter]
    fn encoding(&self) -> &str {
        &self.loaded.file.encoding
    }

    /// The shape of its network, as JSON.
    #[getter]
    fn network(&self) -> String {
        self.loaded.file.content.json()
    }

    /// Whether it plays behind the encoding's shield.
    #[getter]
    fn shield(&self) -> bool {
        self.loaded.file.shield
    }

    /// How it was trained.
    #[getter]
    fn notes(&self) -> BTreeMap<String, String> {
        self.loaded.file.notes.clone()
    }

    /// Where it was read from.
    #[getter]
    fn path(&self) -> Option<PathBuf> {
        self.loaded.path.clone()
    }

    /// The weights by name.
    fn tensors<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, tensor) in &self.loaded.file.tensors {
            let array = PyArray1::from_slice(py, &tensor.data).reshape(tensor.shape.clone())?;
            dict.set_item(name, array)?;
        }
        Ok(dict)
    }

    /// Q-values of n positions, computed in Rust: n × actions, or n × heads × actions. `observation` has `scalars` and, where
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
            q.iter_mut()
                .zip(mask)
                .filter(|(_, legal)| !legal)
                .for_each(|(q, _)| *q = f32::NEG_INFINITY);
        }
        let n = q.len() / (spec.heads * spec.actions);
        let array = PyArray1::from_vec(py, q);
        match spec.heads {
            1 => array.reshape([n, spec.actions]).map(Bound::into_any),
            heads => array.reshape([n, heads, spec.actions]).map(Bound::into_any),
        }
    }

    /// The legal choice of the highest Q in each position (and head), ties to the lowest: what makes a policy a bot.
    fn __call__<'py>(
        &self,
        py: Python<'py>,
        observation: &Bound<'py, PyAny>,
        action_mask: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (q, spec) = self.values(py, observation)?;
        let mask = mask_of(action_mask, q.len())?;
        if mask.chunks_exact(spec.actions).any(|head| !head.contains(&true)) {
            return Err(PyValueError::new_err("the mask leaves a head without a choice"));
        }
        let mut choices = vec![0; q.len() / spec.actions];
        greedy(&q, &mask, spec.actions, &mut choices);
        let array = PyArray1::from_iter(py, choices.into_iter().map(i64::from));
        match spec.heads {
            1 => Ok(array.into_any()),
            heads => array
                .reshape([q.len() / spec.actions / heads, heads])
                .map(Bound::into_any),
        }
    }

    fn __repr__(&self) -> String {
        let encoding = &self.loaded.file.encoding;
        match &self.loaded.file.content {
            Content::Network(network) => format!("Policy({encoding}, {:?} {:?})", network.kind, network.hidden),
            _ => format!("Policy({encoding}, a search)"),
        }
    }
}

/// Nothing; the encoding exists.
pub struct MakeNothing;

impl Visit for MakeNothing {
    type Output = ();
    fn visit<E: Playable>(self) {}
}

/// The contest's file of a planner.
pub struct ExportPlanned<'a>(&'a PolicyFile);

impl Visit for ExportPlanned<'_> {
    type Output = Result<String, PolicyError>;
    fn visit<E: Playable>(self) -> Self::Output {
        bot_file::<E::Main>(self.0)
    }
}
