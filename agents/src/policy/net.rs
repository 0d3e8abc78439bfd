//! Networks in plain Rust, for one observation or many: f32, one thread, no libtorch.
//!
//! | file | holds |
//! |---|---|
//! | [`mlp`] | the multi-layer perceptron, [`NetworkKind::Mlp`] and [`NetworkKind::Plain`], exactly |
//! | [`activation`] | activations of hidden layers |
//! | [`graph`] | message passing over a graph, [`NetworkKind::Graph`], exactly |
//! | `dense`, `layers`, [`product`] | layers of both, matrix products |
//! | [`integer`] | both in integers, as exported Python bots compute them |
//!
//! LayerNorm (Ba et al., 2016) uses the biased variance, eps 1e-5, and has weight and bias. Dueling after Wang et al.
//! (2016). Training builds the same networks from [`tensor_shapes`].

pub mod activation;
mod dense;
pub mod graph;
pub mod integer;
mod layers;
pub mod mlp;
pub mod product;

use turf_env::{CellKind, Encoding, Shape};

use crate::policy::batched::{Observed, Policy, Workspace};
use crate::policy::file::{NetworkKind, NetworkSpec, PolicyError, PolicyFile, Weights};
use dense::Dense;
use layers::Norm;

pub const NORM_EPS: f32 = 1e-5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dims {
    pub heads: usize,
    pub actions: usize,
    pub cells: usize,
    pub cell_kind: CellKind,
    pub scalars: usize,
}

impl Dims {
    pub fn of<E: Encoding>(encoding: E) -> Self {
        let Shape { heads, actions, cells, cell_kind, scalars, .. } = encoding.shape();
        Self { heads, actions, cells, cell_kind, scalars }
    }

    /// Returns the sizes of a network of this kind.
    pub fn of_kind(self, kind: NetworkKind) -> Self {
        match kind {
            NetworkKind::Afterstates => Self { heads: 1, actions: 1, ..self },
            _ => self,
        }
    }
}

pub fn check(spec: &NetworkSpec, dims: &Dims) -> Result<(), String> {
    let widths = spec.hidden.iter().all(|h| (1..=65_536).contains(h));
    if spec.hidden.is_empty() || spec.hidden.len() > 16 || !widths {
        return Err(format!("hidden layers {:?} make no network", spec.hidden));
    }
    match spec.kind {
        NetworkKind::Mlp | NetworkKind::Afterstates | NetworkKind::Plain { .. } => Ok(()),
        NetworkKind::Graph => graph::check(spec, dims),
    }
}

/// Returns name and shape of every tensor of a network; shared by reading, writing and training. The network must pass
/// [`check`].
pub fn tensor_shapes(spec: &NetworkSpec, dims: &Dims) -> Vec<(String, Vec<usize>)> {
    match spec.kind {
        NetworkKind::Graph => graph::tensor_shapes(spec, dims),
        _ => mlp::tensor_shapes(spec, dims),
    }
}

/// Weights that passed `check_weights`.
pub struct Tensors<'a>(&'a Weights);

impl Tensors<'_> {
    fn get(&self, layer: &str, part: &str) -> &[f32] {
        &self.0[&format!("{layer}.{part}")].data
    }

    fn dense(&self, layer: &str) -> Dense {
        Dense::new(self.get(layer, "weight"), self.get(layer, "bias"))
    }

    /// Returns the layer for some of its inputs. Only the part with the first input has the bias.
    fn part(&self, layer: &str, inputs: std::ops::Range<usize>) -> Dense {
        let (weight, bias) = (self.get(layer, "weight"), self.get(layer, "bias"));
        let rows = weight.chunks_exact(weight.len() / bias.len());
        let columns: Vec<f32> = rows.flat_map(|row| &row[inputs.clone()]).copied().collect();
        match inputs.start {
            0 => Dense::new(&columns, bias),
            _ => Dense::new(&columns, &vec![0.0; bias.len()]),
        }
    }

    fn norm(&self, k: usize) -> Norm {
        let part = |part| self.get(&format!("norm{k}"), part).to_vec();
        Norm::new(part("weight"), part("bias"))
    }
}

fn resized(table: &mut Vec<f32>, n: usize) -> &mut [f32] {
    table.resize(n, 0.0);
    table
}

/// Network ready to play, shared by all threads. Q of a graph network in integers lacks a constant per head.
#[derive(Clone, Debug)]
pub enum Net {
    Mlp(Box<mlp::Mlp>),
    Graph(Box<graph::Graph>),
    Integer(Box<integer::IntegerNet>),
}

fn check_weights(spec: &NetworkSpec, dims: &Dims, weights: &Weights) -> Result<(), PolicyError> {
    check(spec, dims).map_err(PolicyError::Mismatch)?;
    let shapes = tensor_shapes(spec, dims);
    for (name, shape) in &shapes {
        let tensor = weights.get(name);
        let tensor = tensor.ok_or_else(|| PolicyError::Mismatch(format!("tensor {name} is missing")))?;
        if tensor.shape != *shape || tensor.data.len() != shape.iter().product::<usize>() {
            let found = &tensor.shape;
            return Err(PolicyError::Mismatch(format!("tensor {name} is {found:?}, expected {shape:?}")));
        }
    }
    match weights.keys().find(|name| shapes.iter().all(|(known, _)| known != *name)) {
        None => Ok(()),
        Some(name) => Err(PolicyError::Mismatch(format!("tensor {name} does not belong to this network"))),
    }
}

impl Net {
    /// Builds the network of a file for an encoding. Fails if the file is for another encoding, or if tensors are
    /// missing, surplus or misshapen.
    pub fn new<E: Encoding>(encoding: E, file: &PolicyFile) -> Result<Self, PolicyError> {
        file.check_encoding(encoding.shape().name)?;
        let spec = file.network()?;
        Self::of_weights(spec, Dims::of(encoding).of_kind(spec.kind), file.tensors.clone())
    }

    pub fn of_weights(spec: &NetworkSpec, dims: Dims, mut weights: Weights) -> Result<Self, PolicyError> {
        check_weights(spec, &dims, &weights)?;
        // By far the largest tensor is used as it is.
        let cells = weights.remove("cells.weight").map(|tensor| tensor.data);
        let tensors = Tensors(&weights);
        Ok(match spec.kind {
            NetworkKind::Graph => Net::Graph(Box::new(graph::Graph::new(&tensors, spec, dims))),
            _ => Net::Mlp(Box::new(mlp::Mlp::new(&tensors, cells, spec, dims))),
        })
    }

    pub fn in_integers<E: Encoding>(encoding: E, file: &PolicyFile) -> Result<Self, PolicyError> {
        file.check_encoding(encoding.shape().name)?;
        let spec = file.network()?;
        Self::of_weights_in_integers(spec, Dims::of(encoding).of_kind(spec.kind), file.tensors.clone())
    }

    pub fn of_weights_in_integers(spec: &NetworkSpec, dims: Dims, weights: Weights) -> Result<Self, PolicyError> {
        check_weights(spec, &dims, &weights)?;
        let net = integer::IntegerNet::new(&Tensors(&weights), spec, &dims)?;
        Ok(Net::Integer(Box::new(net)))
    }

    pub fn integer(&self) -> Option<&integer::IntegerNet> {
        match self {
            Net::Integer(net) => Some(net),
            _ => None,
        }
    }

    fn policy(&self) -> &dyn Policy {
        match self {
            Net::Mlp(net) => &**net,
            Net::Graph(net) => &**net,
            Net::Integer(net) => &**net,
        }
    }
}

impl Policy for Net {
    fn q(&self, seen: &Observed, workspace: &mut Workspace, q: &mut [f32]) {
        self.policy().q(seen, workspace, q);
    }

    fn choose(&self, seen: &Observed, workspace: &mut Workspace, choices: &mut [u16], values: Option<&mut [f32]>) {
        self.policy().choose(seen, workspace, choices, values);
    }

    fn uses_cells(&self) -> bool {
        self.policy().uses_cells()
    }

    fn rates_afterstates(&self) -> bool {
        self.policy().rates_afterstates()
    }
}

#[cfg(test)]
pub(crate) mod tests;
