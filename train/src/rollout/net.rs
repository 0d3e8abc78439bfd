//! The networks of [`turf_agents::policy::net`] for many observations at a time: f32, one thread, no libtorch.
//!
//! Layers are matrix products over all rows (`dense`), which use each number of the weights for several rows while it is in
//! a register. The result of a row is the same, bit for bit, whatever the other rows are.

mod dense;
mod graph;
mod mlp;
pub mod product;
#[cfg(test)]
pub(crate) mod tests;

use turf_agents::policy::file::{NetworkKind, NetworkSpec};
use turf_agents::policy::net::layers::Norm;
use turf_agents::policy::net::{Dims, check, tensor_shapes};

use crate::rollout::Weights;
use crate::rollout::policy::{BatchPolicy, Observed, Workspace};
use dense::Dense;

/// A network that plays.
#[derive(Debug)]
pub struct Net {
    family: Family,
    uses_cells: bool,
}

#[derive(Debug)]
enum Family {
    Mlp(Box<mlp::Mlp>),
    Graph(Box<graph::Graph>),
}

impl Net {
    /// The network with these weights; refuses missing, misshapen and surplus ones, in one line.
    pub fn new(spec: &NetworkSpec, dims: Dims, mut weights: Weights) -> Result<Self, String> {
        check(spec, &dims)?;
        let shapes = tensor_shapes(spec, &dims);
        for (name, shape) in &shapes {
            let fits = weights
                .get(name)
                .is_some_and(|tensor| tensor.shape == *shape && tensor.data.len() == shape.iter().product::<usize>());
            if !fits {
                return Err(format!("the weights lack `{name}`, or it is not {shape:?}"));
            }
        }
        if shapes.len() != weights.len() {
            return Err("the weights hold more than the network has".into());
        }
        // The largest tensor by far is used as it is; the others take another form.
        let cells = weights.remove("cells.weight").map(|tensor| tensor.data);
        let layers = Layers(&weights);
        let family = match spec.kind {
            NetworkKind::Mlp => Family::Mlp(Box::new(mlp::Mlp::new(&layers, cells, spec, dims))),
            NetworkKind::Graph => Family::Graph(Box::new(graph::Graph::new(&layers, spec, dims))),
            NetworkKind::Leaf => unreachable!("refused by check"),
        };
        Ok(Self {
            family,
            uses_cells: spec.use_cells,
        })
    }
}

impl BatchPolicy for Net {
    fn choose(&self, seen: &Observed, workspace: &mut Workspace, choices: &mut [u16], values: Option<&mut [f32]>) {
        match &self.family {
            Family::Mlp(mlp) => mlp.choose(seen, workspace.get(), choices, values),
            Family::Graph(graph) => graph.choose(seen, workspace.get(), choices, values),
        }
    }

    fn uses_cells(&self) -> bool {
        self.uses_cells
    }
}

/// Weights known to be complete.
struct Layers<'a>(&'a Weights);

impl Layers<'_> {
    fn numbers(&self, layer: &str, part: &str) -> &[f32] {
        &self.0[&format!("{layer}.{part}")].data
    }

    fn dense(&self, layer: &str) -> Dense {
        Dense::new(self.numbers(layer, "weight"), self.numbers(layer, "bias"))
    }

    /// The layer for some of its inputs; without the bias unless these begin with the first.
    fn part(&self, layer: &str, inputs: std::ops::Range<usize>) -> Dense {
        let (weight, bias) = (self.numbers(layer, "weight"), self.numbers(layer, "bias"));
        let n_in = weight.len() / bias.len();
        let columns: Vec<f32> = weight
            .chunks_exact(n_in)
            .flat_map(|row| &row[inputs.clone()])
            .copied()
            .collect();
        match inputs.start {
            0 => Dense::new(&columns, bias),
            _ => Dense::new(&columns, &vec![0.0; bias.len()]),
        }
    }

    fn norm(&self, k: usize) -> Norm {
        let layer = format!("norm{k}");
        Norm::with(
            self.numbers(&layer, "weight").to_vec(),
            self.numbers(&layer, "bias").to_vec(),
        )
    }
}

/// Makes `table` hold `n` numbers, whatever they are.
fn resized(table: &mut Vec<f32>, n: usize) -> &mut [f32] {
    table.resize(n, 0.0);
    table
}
