//! Networks in integers, which Rust and the exported Python bots compute bit for bit alike.
//!
//! | file | holds |
//! |---|---|
//! | [`quantise`] | from f32 weights to integers: scales, and the proof that no sum overflows |
//! | [`layers`] | dense layers and LayerNorm |
//! | [`mlp`], [`graph`] | the two networks that turf trains |
//! | [`plain`] | perceptrons with other hidden layers |
//! | [`text`] | a network as text, as the exported bots carry it |
//!
//! Networks are quantised after training, not trained with it: weights are `i16`, biases `i32`, activations not negative
//! and `i16`, sums `i32`. Each layer has its own scale, as large as the range of weights and the worst possible sum allow.
//! All is exact except LayerNorm's square root, division and scaling. These are single f64 operations in a fixed order,
//! which IEEE 754 defines to the last bit. [`plain`] has wider integers, as nothing bounds its sums.

pub mod graph;
pub mod layers;
pub mod mlp;
pub mod plain;
pub mod quantise;
pub mod text;

use super::activation::FRACTION;
use super::{Dims, Tensors};
use crate::policy::batched::{Observed, Policy, Workspace};
use crate::policy::file::{NetworkKind, NetworkSpec, PolicyError};

pub const SCALAR_SCALE: f64 = 256.0;
pub const SCALAR_TOP: i16 = 1023;
pub const SUM_LIMIT: i64 = 1 << 30;
/// Number of low bits dropped from the last sums; the rest fits an f32 exactly.
pub const OUT_SHIFT: u32 = 6;

/// Converts scalars to `floor(x * 256 + 0.5)`, saturated to `i16`. The sum is taken in f64, where it is exact.
pub fn quantise_scalars(scalars: &[f32], out: &mut [i16]) {
    for (out, &x) in out.iter_mut().zip(scalars) {
        *out = (x as f64 * SCALAR_SCALE + 0.5).floor() as i16;
    }
}

#[derive(Clone, Debug)]
pub struct IntegerNet {
    family: Family,
    dims: Dims,
    one: f32,
    rates_afterstates: bool,
}

#[derive(Clone, Debug)]
enum Family {
    Mlp(Box<mlp::Mlp>),
    Graph(Box<graph::Graph>),
    Plain(Box<plain::Plain>),
}

#[derive(Debug, Default)]
pub struct Scratch {
    mlp: mlp::Scratch,
    graph: graph::Scratch,
    plain: plain::Scratch,
}

#[derive(Default)]
struct Whole {
    scratch: Scratch,
    scalars: Vec<i16>,
    q: Vec<i32>,
}

impl IntegerNet {
    pub(super) fn new(tensors: &Tensors, spec: &NetworkSpec, dims: &Dims) -> Result<Self, PolicyError> {
        let (family, out_bits) = match spec.kind {
            NetworkKind::Mlp | NetworkKind::Afterstates => {
                let (mlp, bits) = mlp::Mlp::new(tensors, spec, dims)?;
                (Family::Mlp(Box::new(mlp)), bits)
            }
            NetworkKind::Graph => {
                let (graph, bits) = graph::Graph::new(tensors, spec, dims)?;
                (Family::Graph(Box::new(graph)), bits)
            }
            NetworkKind::Plain { .. } => {
                let plain = plain::Plain::new(tensors, spec, dims)?;
                (Family::Plain(Box::new(plain)), FRACTION as i32)
            }
        };
        let rates_afterstates = spec.kind == NetworkKind::Afterstates;
        Ok(Self { family, dims: *dims, one: (out_bits as f32).exp2(), rates_afterstates })
    }

    pub fn one(&self) -> f32 {
        self.one
    }

    /// Writes Q of one observation in integers, comparable within a head: Q times [`IntegerNet::one`], in a graph network
    /// minus an unknown constant per head. `scalars` are those of [`quantise_scalars`].
    pub fn whole_q(&self, scratch: &mut Scratch, cells: &[u8], scalars: &[i16], q: &mut [i32]) {
        match &self.family {
            Family::Mlp(mlp) => mlp.q(&mut scratch.mlp, cells, scalars, q),
            Family::Graph(graph) => graph.q(&mut scratch.graph, cells, scalars, q),
            Family::Plain(plain) => plain.q(&mut scratch.plain, cells, scalars, q),
        }
    }
}

impl Policy for IntegerNet {
    fn q(&self, seen: &Observed, workspace: &mut Workspace, q: &mut [f32]) {
        let width = self.dims.heads * self.dims.actions;
        let whole = workspace.get::<Whole>();
        whole.scalars.resize(self.dims.scalars, 0);
        whole.q.resize(width, 0);
        for (i, out) in q.chunks_exact_mut(width).enumerate() {
            let row = seen.row(i);
            quantise_scalars(row.scalars, &mut whole.scalars);
            self.whole_q(&mut whole.scratch, row.cells, &whole.scalars, &mut whole.q);
            for (out, &q) in out.iter_mut().zip(&whole.q) {
                *out = q as f32 / self.one;
            }
        }
    }

    fn uses_cells(&self) -> bool {
        match &self.family {
            Family::Mlp(mlp) => mlp.cells.is_some(),
            Family::Graph(_) => true,
            Family::Plain(plain) => plain.cells.is_some(),
        }
    }

    fn rates_afterstates(&self) -> bool {
        self.rates_afterstates
    }
}

#[cfg(test)]
pub(crate) mod tests;
