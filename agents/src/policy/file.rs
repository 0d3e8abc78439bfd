//! Exported policies: one safetensors file that plays without libtorch.
//!
//! All tensors are f32, and the metadata describes them:
//!
//! | key | value |
//! |---|---|
//! | `format` | `turf-policy` |
//! | `version` | `1` |
//! | `encoding` | [`Shape::name`](turf_env::Shape::name), for example `paper-v1` |
//! | `network` | the [`Content`] as JSON: a [`NetworkSpec`], or a placeholder |
//! | `shield` | `true` or `false`: trained to play behind the encoding's shield or not |
//! | others | free notes on the training |

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use safetensors::tensor::{Dtype, SafeTensors, TensorView};
use serde::{Deserialize, Serialize};

use crate::atomic_file;
use crate::input::one_line;
use crate::policy::net::activation::Activation;

pub const MAX_BYTES: u64 = 64 << 20;

const FORMAT: &str = "turf-policy";
const VERSION: &str = "1";

/// Kind of a network; in files `mlp`, `graph`, `afterstates`, `mlp-tanh`, `mlp-norm-tanh` and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum NetworkKind {
    /// Perceptron with LayerNorm and ReLU, which turf trains.
    Mlp,
    Graph,
    /// [`Self::Mlp`] with one output, the value of the position after a choice ([`crate::policy::afterstates`]).
    Afterstates,
    /// Perceptron with other hidden layers.
    Plain {
        norm: bool,
        activation: Activation,
    },
}

impl NetworkKind {
    /// Returns whether hidden layers have LayerNorm, and their activation.
    pub fn hidden_layers(self) -> (bool, Activation) {
        match self {
            Self::Mlp | Self::Graph | Self::Afterstates => (true, Activation::Relu),
            Self::Plain { norm, activation } => (norm, activation),
        }
    }

    fn all() -> impl Iterator<Item = Self> {
        let plain = |norm| Activation::ALL.map(|activation| Self::Plain { norm, activation });
        let is_mlp = |kind: &Self| kind.hidden_layers() == Self::Mlp.hidden_layers();
        let others = [false, true].into_iter().flat_map(plain).filter(move |kind| !is_mlp(kind));
        [Self::Mlp, Self::Graph, Self::Afterstates].into_iter().chain(others)
    }
}

impl From<NetworkKind> for String {
    fn from(kind: NetworkKind) -> Self {
        match kind {
            NetworkKind::Mlp => "mlp".into(),
            NetworkKind::Graph => "graph".into(),
            NetworkKind::Afterstates => "afterstates".into(),
            NetworkKind::Plain { norm, activation } => {
                let norm = if norm { "norm-" } else { "" };
                format!("mlp-{norm}{}", activation.name())
            }
        }
    }
}

impl TryFrom<String> for NetworkKind {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        let found = Self::all().find(|&kind| String::from(kind) == name);
        found.ok_or_else(|| {
            let known: Vec<String> = Self::all().map(|kind| format!("`{}`", String::from(kind))).collect();
            format!("unknown network `{name}`, expected one of {}", known.join(", "))
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkSpec {
    pub kind: NetworkKind,
    /// Widths of the hidden layers, in order; at least one. Their meaning in a graph network:
    /// [`crate::policy::net::graph`].
    pub hidden: Vec<usize>,
    pub use_cells: bool,
    pub dueling: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    Network(NetworkSpec),
    /// Evaluation at the leaves of duel2048's search ([`crate::bots::duel2048::search::file`]).
    Leaf,
    /// Parameters of stellar's planner ([`crate::bots::stellar::planner::file`]), in files with the encoding [`PLANNER`],
    /// and the shape of the networks that propose orders to it, if there are any.
    Planner(Option<NetworkSpec>),
}

/// Name in place of an encoding's name in files of stellar's planner.
pub const PLANNER: &str = "stellar-planner";

impl Content {
    /// Returns the content that the metadata describe; `network` is JSON.
    pub fn parse(encoding: &str, network: &str) -> Result<Self, String> {
        let mut network: serde_json::Value = serde_json::from_str(network).map_err(one_line)?;
        if encoding == PLANNER {
            let graph = network["kind"] == "graph";
            let proposers = graph.then(|| serde_json::from_value(network)).transpose();
            return proposers.map(Self::Planner).map_err(one_line);
        }
        if network["kind"] == "leaf" {
            return Ok(Self::Leaf);
        }
        if network.as_object_mut().and_then(|fields| fields.remove("shield_head")) == Some(true.into()) {
            return Err("it predicts the shield, which turf last played in commit e514801".into());
        }
        Ok(Self::Network(serde_json::from_value(network).map_err(one_line)?))
    }

    /// Returns the content as JSON, which [`parse`](Self::parse) reads.
    pub fn json(&self) -> String {
        match self {
            Self::Network(spec) | Self::Planner(Some(spec)) => serde_json::to_string(spec).expect("a plain struct"),
            Self::Leaf => r#"{"kind":"leaf","hidden":[],"use_cells":true,"dueling":false}"#.into(),
            Self::Planner(None) => r#"{"kind":"mlp","hidden":[1],"use_cells":false,"dueling":false}"#.into(),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Tensor {
    pub shape: Vec<usize>,
    pub data: Vec<f32>,
}

pub type Weights = BTreeMap<String, Tensor>;

#[derive(Clone, Debug, PartialEq)]
pub struct PolicyFile {
    pub encoding: String,
    pub content: Content,
    pub shield: bool,
    pub notes: BTreeMap<String, String>,
    pub tensors: Weights,
}

#[derive(Debug, thiserror::Error)]
pub enum PolicyError {
    #[error(transparent)]
    Io(#[from] std::io::Error),
    #[error("{0} bytes is too large for a policy file (the limit is {MAX_BYTES})")]
    TooLarge(u64),
    #[error("not a safetensors file, or a damaged one: {0}")]
    Damaged(String),
    #[error("not a turf policy: {0}")]
    Foreign(String),
    #[error("{0}")]
    Mismatch(String),
}

impl PolicyFile {
    /// Returns the network. Fails if the content is a search over the rules.
    pub fn network(&self) -> Result<&NetworkSpec, PolicyError> {
        match &self.content {
            Content::Network(spec) => Ok(spec),
            _ => Err(PolicyError::Mismatch("the policy is a search: it has no Q".into())),
        }
    }

    /// Fails if the policy is for another encoding.
    pub fn check_encoding(&self, encoding: &str) -> Result<(), PolicyError> {
        let theirs = &self.encoding;
        let matches = theirs == encoding;
        matches.then_some(()).ok_or_else(|| {
            PolicyError::Mismatch(format!(
                "the policy is for {theirs}, the game here is shown as {encoding}; name a policy of this game, or its own game by --game"
            ))
        })
    }

    pub fn read(path: &Path) -> Result<Self, PolicyError> {
        let size = std::fs::metadata(path)?.len();
        if size > MAX_BYTES {
            return Err(PolicyError::TooLarge(size));
        }
        // The file may have grown since.
        Self::from_bytes(&crate::input::read(path, MAX_BYTES)?)
    }

    pub fn from_bytes(bytes: &[u8]) -> Result<Self, PolicyError> {
        let damaged = |e: safetensors::SafeTensorError| PolicyError::Damaged(e.to_string());
        let foreign = |what: &str| PolicyError::Foreign(what.to_string());
        if bytes.len() as u64 > MAX_BYTES {
            return Err(PolicyError::TooLarge(bytes.len() as u64));
        }
        let (_, header) = SafeTensors::read_metadata(bytes).map_err(damaged)?;
        let mut notes: BTreeMap<String, String> =
            header.metadata().clone().ok_or_else(|| foreign("it has no metadata"))?.into_iter().collect();
        let mut take = |key: &str| notes.remove(key).ok_or_else(|| foreign(&format!("its metadata lacks `{key}`")));
        if take("format")? != FORMAT {
            return Err(foreign("its format is another one"));
        }
        let version = take("version")?;
        if version != VERSION {
            return Err(PolicyError::Foreign(format!("version {version} (this program reads {VERSION})")));
        }
        let encoding = take("encoding")?;
        let content = Content::parse(&encoding, &take("network")?);
        let content = content.map_err(|e| foreign(&format!("its network: {e}")))?;
        let shield = match take("shield")?.as_str() {
            "true" => true,
            "false" => false,
            _ => return Err(foreign("its shield is neither true nor false")),
        };
        let mut tensors = BTreeMap::new();
        for (name, view) in SafeTensors::deserialize(bytes).map_err(damaged)?.tensors() {
            if view.dtype() != Dtype::F32 {
                return Err(PolicyError::Mismatch(format!("tensor {name} is not f32")));
            }
            let number = |b: &[u8]| f32::from_le_bytes(b.try_into().expect("chunks of four"));
            let data: Vec<f32> = view.data().chunks_exact(4).map(number).collect();
            if data.iter().any(|x| !x.is_finite()) {
                return Err(PolicyError::Mismatch(format!("tensor {name} holds a number that is not finite")));
            }
            tensors.insert(name, Tensor { shape: view.shape().to_vec(), data });
        }
        Ok(Self { encoding, content, shield, notes, tensors })
    }

    pub fn to_bytes(&self) -> Result<Vec<u8>, PolicyError> {
        let own = [
            ("format", FORMAT.to_string()),
            ("version", VERSION.to_string()),
            ("encoding", self.encoding.clone()),
            ("network", self.content.json()),
            ("shield", self.shield.to_string()),
        ];
        let mut metadata: HashMap<String, String> = self.notes.clone().into_iter().collect();
        metadata.extend(own.into_iter().map(|(k, v)| (k.to_string(), v)));
        let bytes: BTreeMap<&String, Vec<u8>> = self
            .tensors
            .iter()
            .map(|(name, t)| (name, t.data.iter().flat_map(|x| x.to_le_bytes()).collect()))
            .collect();
        let mut views = Vec::new();
        for (name, tensor) in &self.tensors {
            let view = TensorView::new(Dtype::F32, tensor.shape.clone(), &bytes[name])
                .map_err(|e| PolicyError::Mismatch(format!("tensor {name}: {e}")))?;
            views.push((name.clone(), view));
        }
        let mut file =
            safetensors::serialize(views, Some(metadata)).map_err(|e| PolicyError::Damaged(e.to_string()))?;
        sort_header(&mut file);
        Ok(file)
    }

    /// Writes the file atomically: concurrent readers see the old file or the new one.
    pub fn write(&self, path: &Path) -> Result<(), PolicyError> {
        let bytes = self.to_bytes()?;
        Ok(atomic_file::write(path, &bytes)?)
    }
}

/// Sorts the entries of a safetensors header by name, in place. The library's order of metadata changes from run to
/// run, and equal policies must be equal files.
fn sort_header(file: &mut [u8]) {
    let (length, rest) = file.split_at_mut(8);
    let length = u64::from_le_bytes(length.try_into().expect("eight bytes")) as usize;
    let header = &mut rest[..length];
    let sorted: BTreeMap<String, BTreeMap<String, serde_json::Value>> =
        serde_json::from_slice(header).expect("a header is a map of maps");
    let mut text = serde_json::to_vec(&sorted).expect("plain data");
    text.resize(length, b' ');
    header.copy_from_slice(&text);
}

#[cfg(test)]
mod tests;
