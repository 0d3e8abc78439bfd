//! The exported policy: one safetensors file that plays without libtorch.
//!
//! The file is a safetensors file of f32 tensors whose metadata says what they are:
//!
//! | key | value |
//! |---|---|
//! | `format` | `turf-policy` |
//! | `version` | `1` |
//! | `encoding` | [`Encoding::NAME`](turf_env::Encoding::NAME), for example `paper-v1` |
//! | `network` | a [`NetworkSpec`] as JSON |
//! | `shield` | `true` or `false`: whether the policy was trained to play behind the encoding's shield |
//! | others | free: how it was trained |
//!
//! A file whose encoding is `stellar-planner` holds no network, but what a bot plans by, and its `network` says nothing
//! ([`crate::bots::stellar::planner::file`]).

use std::collections::{BTreeMap, HashMap};
use std::io::Write;
use std::path::Path;

use safetensors::tensor::{Dtype, SafeTensors, TensorView};
use serde::{Deserialize, Serialize};

/// Files above this size are refused unread.
pub const MAX_BYTES: u64 = 64 << 20;

const FORMAT: &str = "turf-policy";
const VERSION: &str = "1";

/// The family of networks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum NetworkKind {
    /// Dense layers with LayerNorm and ReLU, see [`crate::policy::net::mlp`].
    Mlp,
    /// Message passing over a graph, see [`crate::policy::net::graph`].
    Graph,
    /// No network: what a search over the rules says of positions it goes no further from, see [`crate::bots::duel2048::search`].
    Leaf,
}

/// The shape of a network, as far as the encoding does not fix it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetworkSpec {
    /// The family.
    pub kind: NetworkKind,
    /// Widths of the hidden layers, first one first; at least one. What they are in a graph network: [`crate::policy::net::graph`].
    pub hidden: Vec<usize>,
    /// Whether the cells are an input besides the scalars.
    pub use_cells: bool,
    /// Whether Q is value plus centred advantage.
    pub dueling: bool,
    /// Whether a further head predicts the shield's mask, for playing without the shield ([`crate::policy::net::mlp`]).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shield_head: bool,
}

/// A named f32 array, row-major.
#[derive(Clone, Debug, PartialEq)]
pub struct Tensor {
    /// Lengths of its dimensions.
    pub shape: Vec<usize>,
    /// The numbers, as many as the product of `shape`.
    pub data: Vec<f32>,
}

/// Everything a policy file holds.
#[derive(Clone, Debug, PartialEq)]
pub struct PolicyFile {
    /// Name of the encoding the policy reads.
    pub encoding: String,
    /// Shape of the network.
    pub network: NetworkSpec,
    /// Whether it plays behind [`turf_env::Encoding::shield`].
    pub shield: bool,
    /// Free notes: how it was trained.
    pub notes: BTreeMap<String, String>,
    /// The weights.
    pub tensors: BTreeMap<String, Tensor>,
}

/// Why a policy file cannot be used, in one line.
#[derive(Debug, thiserror::Error)]
pub enum PolicyError {
    /// The file cannot be read or written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// The file is too large to be a policy.
    #[error("{0} bytes is too large for a policy file (the limit is {MAX_BYTES})")]
    TooLarge(u64),
    /// The file is no safetensors file, or a damaged one.
    #[error("not a safetensors file, or a damaged one: {0}")]
    Damaged(String),
    /// A safetensors file, but not one of ours.
    #[error("not a turf policy: {0}")]
    Foreign(String),
    /// The weights do not fit the network or the encoding that the file or the game names.
    #[error("{0}")]
    Mismatch(String),
}

impl PolicyFile {
    /// Reads a policy file. Shapes are checked later, against an encoding, by [`crate::policy::net::Net::new`].
    pub fn read(path: &Path) -> Result<Self, PolicyError> {
        let size = std::fs::metadata(path)?.len();
        if size > MAX_BYTES {
            return Err(PolicyError::TooLarge(size));
        }
        // It may have grown since.
        Self::from_bytes(&crate::input::read(path, MAX_BYTES)?)
    }

    /// Like [`PolicyFile::read`], from the bytes of the file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, PolicyError> {
        let damaged = |e: safetensors::SafeTensorError| PolicyError::Damaged(e.to_string());
        let foreign = |what: &str| PolicyError::Foreign(what.to_string());
        if bytes.len() as u64 > MAX_BYTES {
            return Err(PolicyError::TooLarge(bytes.len() as u64));
        }
        let (_, header) = SafeTensors::read_metadata(bytes).map_err(damaged)?;
        let mut notes: BTreeMap<String, String> = header
            .metadata()
            .clone()
            .ok_or_else(|| foreign("it has no metadata"))?
            .into_iter()
            .collect();
        let mut take = |key: &str| {
            notes
                .remove(key)
                .ok_or_else(|| foreign(&format!("its metadata lacks `{key}`")))
        };
        if take("format")? != FORMAT {
            return Err(foreign("its format is another one"));
        }
        let version = take("version")?;
        if version != VERSION {
            return Err(PolicyError::Foreign(format!(
                "version {version} (this program reads {VERSION})"
            )));
        }
        let encoding = take("encoding")?;
        let network = serde_json::from_str(&take("network")?).map_err(|e| foreign(&format!("its network: {e}")))?;
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
                return Err(PolicyError::Mismatch(format!(
                    "tensor {name} holds a number that is not finite"
                )));
            }
            tensors.insert(
                name,
                Tensor {
                    shape: view.shape().to_vec(),
                    data,
                },
            );
        }
        Ok(Self {
            encoding,
            network,
            shield,
            notes,
            tensors,
        })
    }

    /// The bytes of the file.
    pub fn to_bytes(&self) -> Result<Vec<u8>, PolicyError> {
        let network = serde_json::to_string(&self.network).expect("a plain struct");
        let own = [
            ("format", FORMAT.to_string()),
            ("version", VERSION.to_string()),
            ("encoding", self.encoding.clone()),
            ("network", network),
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

    /// Writes the file; whoever reads meanwhile sees the old one or the new one, never a part.
    pub fn write(&self, path: &Path) -> Result<(), PolicyError> {
        let bytes = self.to_bytes()?;
        let mut partial = path.as_os_str().to_owned();
        partial.push(".partial");
        let mut file = std::fs::File::create(&partial)?;
        file.write_all(&bytes)?;
        file.sync_all()?;
        drop(file);
        Ok(std::fs::rename(&partial, path)?)
    }
}

/// Puts the entries of a safetensors header in order of their names, in place: the library writes metadata in an order
/// that changes from run to run, and equal policies should be equal files.
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
