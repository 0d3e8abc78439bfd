//! Multi-layer perceptron, exactly:
//!
//! ```text
//! z1 = W_in · scalars + b_in  (+ the row of `cells.weight` of every active cell feature, with `use_cells`)
//! a1 = f(z1)
//! a(k+1) = f(W_k · a(k) + b_k)                                      for every further hidden layer
//! A = W_A · a + b_A                                                 HEADS × ACTIONS
//! Q = A, or with `dueling`  Q = V + A - mean of A over the head     V = W_V · a + b_V, HEADS
//! ```
//!
//! f is LayerNorm, or nothing, and an [`Activation`]; in networks that turf trains LayerNorm and ReLU. [`CellKind`] defines
//! the active features of a cell byte.

use turf_env::CellKind;

use super::activation::Activation;
use super::dense::Dense;
use super::layers::Norm;
use super::{Dims, Tensors, resized};
use crate::policy::batched::{Observed, Policy, Workspace};
use crate::policy::choices::greedy_value;
use crate::policy::file::{NetworkKind, NetworkSpec};

pub fn tensor_shapes(spec: &NetworkSpec, dims: &Dims) -> Vec<(String, Vec<usize>)> {
    let mut shapes = Vec::new();
    let mut add = |name: &str, shape: &[usize]| shapes.push((name.to_string(), shape.to_vec()));
    let h = &spec.hidden;
    add("input.weight", &[h[0], dims.scalars]);
    add("input.bias", &[h[0]]);
    if spec.use_cells {
        add("cells.weight", &[dims.cells * dims.cell_kind.n(), h[0]]);
    }
    for (k, &width) in h.iter().enumerate() {
        if k > 0 {
            add(&format!("hidden{k}.weight"), &[width, h[k - 1]]);
            add(&format!("hidden{k}.bias"), &[width]);
        }
        if spec.kind.hidden_layers().0 {
            add(&format!("norm{k}.weight"), &[width]);
            add(&format!("norm{k}.bias"), &[width]);
        }
    }
    let last = h[h.len() - 1];
    add("advantage.weight", &[dims.heads * dims.actions, last]);
    add("advantage.bias", &[dims.heads * dims.actions]);
    if spec.dueling {
        add("value.weight", &[dims.heads, last]);
        add("value.bias", &[dims.heads]);
    }
    shapes
}

#[derive(Debug, Default)]
pub struct Scratch {
    now: Vec<f32>,
    next: Vec<f32>,
}

#[derive(Clone, Debug)]
pub struct Mlp {
    dims: Dims,
    input: Dense,
    cells: Option<Vec<f32>>,
    hidden: Vec<Dense>,
    norms: Option<Vec<Norm>>,
    activation: Activation,
    rates_afterstates: bool,
    /// Advantages, then with dueling the heads' values.
    last: Dense,
}

impl Mlp {
    pub fn new(tensors: &Tensors, cells: Option<Vec<f32>>, spec: &NetworkSpec, dims: Dims) -> Self {
        let n = spec.hidden.len();
        let (has_norm, activation) = spec.kind.hidden_layers();
        let last = |part| match spec.dueling {
            true => [tensors.get("advantage", part), tensors.get("value", part)].concat(),
            false => tensors.get("advantage", part).to_vec(),
        };
        Self {
            dims,
            input: tensors.dense("input"),
            cells,
            hidden: (1..n).map(|k| tensors.dense(&format!("hidden{k}"))).collect(),
            norms: has_norm.then(|| (0..n).map(|k| tensors.norm(k)).collect()),
            activation,
            rates_afterstates: spec.kind == NetworkKind::Afterstates,
            last: Dense::new(&last("weight"), &last("bias")),
        }
    }

    /// Returns Q of every row, `HEADS × ACTIONS`.
    fn rows<'a>(&self, seen: &Observed, scratch: &'a mut Scratch) -> impl Iterator<Item = &'a [f32]> {
        self.forward(seen, scratch);
        let Dims { heads, actions, .. } = self.dims;
        scratch.now.chunks_exact_mut(self.last.n_out()).map(move |output| {
            let (q, value) = output.split_at_mut(heads * actions);
            for (head, &value) in q.chunks_exact_mut(actions).zip(&*value) {
                let shift = value - head.iter().sum::<f32>() / actions as f32;
                head.iter_mut().for_each(|a| *a += shift);
            }
            &*q
        })
    }

    fn forward(&self, seen: &Observed, scratch: &mut Scratch) {
        let mut width = self.input.n_out();
        let out = resized(&mut scratch.now, seen.n * width);
        self.input.forward(seen.scalars, out);
        if let Some(table) = &self.cells {
            assert_eq!(seen.cells.len(), seen.n * self.dims.cells, "whole rows");
            let rows = seen.cells.chunks_exact(self.dims.cells);
            for (cells, out) in rows.zip(out.chunks_exact_mut(width)) {
                add_active_rows(table, self.dims.cell_kind, cells, out);
            }
        }
        for (k, layer) in self.hidden.iter().chain([&self.last]).enumerate() {
            let f = self.activation;
            let rows = scratch.now.chunks_exact_mut(width);
            match &self.norms {
                Some(norms) if f == Activation::Relu => rows.for_each(|row| norms[k].normalise_and_clip(row)),
                Some(norms) => rows.for_each(|row| norms[k].normalise(row, |v| f.of(v))),
                None => rows.flatten().for_each(|v| *v = f.of(*v)),
            }
            layer.forward(&scratch.now, resized(&mut scratch.next, seen.n * layer.n_out()));
            width = layer.n_out();
            std::mem::swap(&mut scratch.now, &mut scratch.next);
        }
    }
}

impl Policy for Mlp {
    fn q(&self, seen: &Observed, workspace: &mut Workspace, q: &mut [f32]) {
        let rows = q.chunks_exact_mut(self.dims.heads * self.dims.actions);
        rows.zip(self.rows(seen, workspace.get())).for_each(|(q, row)| q.copy_from_slice(row));
    }

    fn choose(&self, seen: &Observed, workspace: &mut Workspace, choices: &mut [u16], mut values: Option<&mut [f32]>) {
        let Dims { heads, actions, .. } = self.dims;
        let masks = seen.mask.chunks_exact(heads * actions);
        let rows = self.rows(seen, workspace.get()).zip(masks);
        for (i, ((q, mask), choices)) in rows.zip(choices.chunks_exact_mut(heads)).enumerate() {
            let value = greedy_value(q, mask, actions, choices);
            if let Some(values) = &mut values {
                values[i] = value;
            }
        }
    }

    fn uses_cells(&self) -> bool {
        self.cells.is_some()
    }

    fn rates_afterstates(&self) -> bool {
        self.rates_afterstates
    }
}

fn add_active_rows(table: &[f32], kind: CellKind, cells: &[u8], out: &mut [f32]) {
    let width = out.len();
    let mut add = |feature: usize| {
        for (o, &w) in out.iter_mut().zip(&table[feature * width..(feature + 1) * width]) {
            *o += w;
        }
    };
    for (cell, &byte) in cells.iter().enumerate() {
        match kind {
            CellKind::Classes(n) => add(cell * n + byte as usize),
            CellKind::Bits(n) => {
                let mut bits = byte;
                while bits != 0 {
                    add(cell * n + bits.trailing_zeros() as usize);
                    bits &= bits - 1;
                }
            }
        }
    }
}
