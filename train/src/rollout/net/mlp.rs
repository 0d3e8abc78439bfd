//! The multi-layer perceptron of [`turf_agents::policy::net::mlp`].

use turf_agents::policy::file::NetworkSpec;
use turf_agents::policy::net::Dims;
use turf_agents::policy::net::layers::Norm;
use turf_agents::policy::net::mlp::add_active_rows;

use super::{Dense, Layers, resized};
use crate::rollout::policy::{Observed, choose_greedily};

#[derive(Debug)]
pub(super) struct Mlp {
    dims: Dims,
    input: Dense,
    cells: Option<Vec<f32>>,
    hidden: Vec<Dense>,
    norms: Vec<Norm>,
    /// Advantages and, with dueling, the heads' values behind them.
    last: Dense,
    dueling: bool,
}

/// Working memory.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    now: Vec<f32>,
    next: Vec<f32>,
}

impl Mlp {
    pub(super) fn new(layers: &Layers, cells: Option<Vec<f32>>, spec: &NetworkSpec, dims: Dims) -> Self {
        let n = spec.hidden.len();
        let last = |part| {
            let value = if spec.dueling {
                layers.numbers("value", part)
            } else {
                &[]
            };
            [layers.numbers("advantage", part), value].concat()
        };
        Self {
            dims,
            input: layers.dense("input"),
            cells,
            hidden: (1..n).map(|k| layers.dense(&format!("hidden{k}"))).collect(),
            norms: (0..n).map(|k| layers.norm(k)).collect(),
            last: Dense::new(&last("weight"), &last("bias")),
            dueling: spec.dueling,
        }
    }

    pub(super) fn choose(
        &self,
        seen: &Observed,
        scratch: &mut Scratch,
        choices: &mut [u16],
        mut values: Option<&mut [f32]>,
    ) {
        let Dims { heads, actions, .. } = self.dims;
        self.forward(seen, &self.last, scratch);
        let width = self.last.n_out();
        let outputs = scratch.now.chunks_exact_mut(width);
        let rows = outputs
            .zip(seen.mask.chunks_exact(heads * actions))
            .zip(choices.chunks_exact_mut(heads));
        for (i, ((output, mask), choices)) in rows.enumerate() {
            let (q, value) = output.split_at_mut(heads * actions);
            if self.dueling {
                for (head, &value) in q.chunks_exact_mut(actions).zip(&*value) {
                    let shift = value - head.iter().sum::<f32>() / actions as f32;
                    head.iter_mut().for_each(|a| *a += shift);
                }
            }
            let value = choose_greedily(q, mask, &self.dims, choices);
            if let Some(values) = &mut values {
                values[i] = value;
            }
        }
    }

    /// Leaves the outputs of `last`, behind the hidden layers, in `scratch.now`.
    fn forward(&self, seen: &Observed, last: &Dense, scratch: &mut Scratch) {
        let out = resized(&mut scratch.now, seen.n * self.input.n_out());
        self.input.forward(seen.scalars, out);
        if let Some(table) = &self.cells {
            let rows = seen.cells.chunks_exact(self.dims.cells);
            for (cells, out) in rows.zip(out.chunks_exact_mut(self.input.n_out())) {
                add_active_rows(table, self.dims.cell_kind, cells, out);
            }
        }
        let mut width = self.input.n_out();
        for (norm, layer) in self.norms.iter().zip(self.hidden.iter().chain([last])) {
            scratch
                .now
                .chunks_exact_mut(width)
                .for_each(|row| norm.normalise_and_clip(row));
            layer.forward(&scratch.now, resized(&mut scratch.next, seen.n * layer.n_out()));
            width = layer.n_out();
            std::mem::swap(&mut scratch.now, &mut scratch.next);
        }
    }
}
