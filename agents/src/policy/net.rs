//! Networks in plain Rust: f32, no libtorch, no allocation during play.
//!
//! | file | holds |
//! |---|---|
//! | [`mlp`] | the multi-layer perceptron, [`NetworkKind::Mlp`], exactly |
//! | [`graph`] | message passing over a graph, [`NetworkKind::Graph`], exactly |
//! | [`layers`] | layers of both |
//! | [`integer`] | both in integers, as exported Python bots compute them |
//!
//! LayerNorm (Ba et al., 2016) uses the biased variance, eps 1e-5, and has weight and bias. Dueling after Wang et al.
//! (2016). Training builds the same networks from [`tensor_shapes`].

pub mod graph;
pub mod integer;
pub mod layers;
pub mod mlp;

use turf_env::{CellKind, Encoding};

use crate::policy::file::{NetworkKind, NetworkSpec, PolicyError, PolicyFile};

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
    pub const fn of<E: Encoding>() -> Self {
        Self {
            heads: E::HEADS,
            actions: E::ACTIONS,
            cells: E::CELLS,
            cell_kind: E::CELL_KIND,
            scalars: E::SCALARS,
        }
    }
}

pub fn check(spec: &NetworkSpec, dims: &Dims) -> Result<(), String> {
    if spec.kind == NetworkKind::Leaf {
        return Err("the policy is the leaf of a search: it has no Q".into());
    }
    let widths = spec.hidden.iter().all(|h| (1..=65_536).contains(h));
    if spec.hidden.is_empty() || spec.hidden.len() > 16 || !widths {
        return Err(format!("hidden layers {:?} make no network", spec.hidden));
    }
    match spec.kind {
        NetworkKind::Mlp => Ok(()),
        NetworkKind::Graph => graph::check(spec, dims),
        NetworkKind::Leaf => unreachable!("refused above"),
    }
}

/// Returns name and shape of every tensor of a network; shared by reading, writing and training. The network must pass
/// [`check`].
pub fn tensor_shapes(spec: &NetworkSpec, dims: &Dims) -> Vec<(String, Vec<usize>)> {
    match spec.kind {
        NetworkKind::Mlp => mlp::tensor_shapes(spec, dims),
        NetworkKind::Graph => graph::tensor_shapes(spec, dims),
        NetworkKind::Leaf => unreachable!("refused by check"),
    }
}

pub struct Tensors<'a>(&'a PolicyFile);

impl Tensors<'_> {
    fn get(&self, layer: &str, part: &str) -> &[f32] {
        &self.0.tensors[&format!("{layer}.{part}")].data
    }
}

#[derive(Clone, Debug)]
pub enum Scratch {
    Mlp(mlp::Scratch),
    Graph(graph::Scratch),
    Integer(integer::Scratch),
}

/// Network ready to play. All threads share it; each has its own [`Scratch`].
#[derive(Clone, Debug)]
pub struct Net {
    dims: Dims,
    family: Family,
}

#[derive(Clone, Debug)]
enum Family {
    Mlp(Box<mlp::Mlp>),
    Graph(Box<graph::Graph>),
    Integer(Box<integer::IntegerNet>),
}

fn check_tensors(file: &PolicyFile, dims: &Dims) -> Result<(), PolicyError> {
    let spec = &file.network;
    check(spec, dims).map_err(PolicyError::Mismatch)?;
    let shapes = tensor_shapes(spec, dims);
    for (name, shape) in &shapes {
        let tensor = file.tensors.get(name);
        let tensor = tensor.ok_or_else(|| PolicyError::Mismatch(format!("tensor {name} is missing")))?;
        if tensor.shape != *shape || tensor.data.len() != shape.iter().product::<usize>() {
            let found = &tensor.shape;
            return Err(PolicyError::Mismatch(format!(
                "tensor {name} is {found:?}, expected {shape:?}"
            )));
        }
    }
    if let Some(name) = file
        .tensors
        .keys()
        .find(|name| shapes.iter().all(|(known, _)| known != *name))
    {
        return Err(PolicyError::Mismatch(format!(
            "tensor {name} does not belong to this network"
        )));
    }
    Ok(())
}

fn check_encoding<E: Encoding>(file: &PolicyFile) -> Result<(), PolicyError> {
    if file.encoding != E::NAME {
        let (theirs, ours) = (&file.encoding, E::NAME);
        return Err(PolicyError::Mismatch(format!(
            "the policy is for {theirs}, the game here is shown as {ours}"
        )));
    }
    Ok(())
}

impl Net {
    /// Builds the network of a file for encoding `E`. Fails if the file is for another encoding, or if tensors are
    /// missing, surplus or misshapen.
    pub fn new<E: Encoding>(file: &PolicyFile) -> Result<Self, PolicyError> {
        check_encoding::<E>(file)?;
        Self::with_dims(file, Dims::of::<E>())
    }

    fn with_dims(file: &PolicyFile, dims: Dims) -> Result<Self, PolicyError> {
        let spec = &file.network;
        check_tensors(file, &dims)?;
        let family = match spec.kind {
            NetworkKind::Mlp => Family::Mlp(Box::new(mlp::Mlp::new(&Tensors(file), spec, &dims))),
            NetworkKind::Graph => Family::Graph(Box::new(graph::Graph::new(&Tensors(file), spec, &dims))),
            NetworkKind::Leaf => unreachable!("refused by check"),
        };
        Ok(Self { dims, family })
    }

    pub fn in_integers<E: Encoding>(file: &PolicyFile) -> Result<Self, PolicyError> {
        check_encoding::<E>(file)?;
        Self::in_integers_with_dims(file, Dims::of::<E>())
    }

    fn in_integers_with_dims(file: &PolicyFile, dims: Dims) -> Result<Self, PolicyError> {
        check_tensors(file, &dims)?;
        let net = integer::IntegerNet::new(&Tensors(file), &file.network, &dims)?;
        Ok(Self {
            dims,
            family: Family::Integer(Box::new(net)),
        })
    }

    pub fn integer(&self) -> Option<&integer::IntegerNet> {
        match &self.family {
            Family::Integer(net) => Some(net),
            _ => None,
        }
    }

    pub fn uses_cells(&self) -> bool {
        match &self.family {
            Family::Mlp(mlp) => mlp.uses_cells(),
            Family::Graph(_) => true,
            Family::Integer(net) => net.uses_cells(),
        }
    }

    pub fn scratch(&self) -> Scratch {
        match &self.family {
            Family::Mlp(mlp) => Scratch::Mlp(mlp.scratch()),
            Family::Graph(graph) => Scratch::Graph(graph.scratch()),
            Family::Integer(net) => Scratch::Integer(net.scratch(&self.dims)),
        }
    }

    /// Writes Q of every choice, `HEADS × ACTIONS`, for one observation. `scratch` must be this network's. Q of a graph
    /// network in integers lacks a constant per head.
    pub fn q(&self, scratch: &mut Scratch, cells: &[u8], scalars: &[f32], q: &mut [f32]) {
        assert_eq!(scalars.len(), self.dims.scalars, "one observation");
        if self.uses_cells() {
            assert_eq!(cells.len(), self.dims.cells, "one observation");
        }
        match (&self.family, scratch) {
            (Family::Mlp(mlp), Scratch::Mlp(scratch)) => mlp.q(scratch, cells, scalars, q),
            (Family::Graph(graph), Scratch::Graph(scratch)) => graph.q(scratch, cells, scalars, q),
            (Family::Integer(net), Scratch::Integer(scratch)) => net.q_f32(scratch, cells, scalars, q),
            _ => unreachable!("the working memory is another network's"),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
