//! Multi-layer perceptron, exactly:
//!
//! ```text
//! z1 = W_in · scalars + b_in  (+ the row of `cells.weight` of every active cell feature, with `use_cells`)
//! a1 = ReLU(LayerNorm(z1))
//! a(k+1) = ReLU(LayerNorm(W_k · a(k) + b_k))                        for every further hidden layer
//! A = W_A · a + b_A                                                 HEADS × ACTIONS
//! Q = A, or with `dueling`  Q = V + A - mean of A over the head     V = W_V · a + b_V, HEADS
//! ```
//!
//! [`CellKind`] defines the active features of a cell byte.

use turf_env::CellKind;

use super::layers::{Dense, Norm};
use super::{Dims, Tensors};
use crate::policy::file::NetworkSpec;

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
        add(&format!("norm{k}.weight"), &[width]);
        add(&format!("norm{k}.bias"), &[width]);
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

#[derive(Clone, Debug)]
pub struct Scratch {
    now: Vec<f32>,
    next: Vec<f32>,
    value: Vec<f32>,
}

#[derive(Clone, Debug)]
pub struct Mlp {
    dims: Dims,
    input: Dense,
    cells: Option<Vec<f32>>,
    hidden: Vec<Dense>,
    norms: Vec<Norm>,
    advantage: Dense,
    value: Option<Dense>,
}

impl Mlp {
    pub fn new(tensors: &Tensors, spec: &NetworkSpec, dims: &Dims) -> Self {
        let n = spec.hidden.len();
        Self {
            dims: *dims,
            input: Dense::new(tensors, "input"),
            cells: spec.use_cells.then(|| tensors.get("cells", "weight").to_vec()),
            hidden: (1..n).map(|k| Dense::new(tensors, &format!("hidden{k}"))).collect(),
            norms: (0..n).map(|k| Norm::new(tensors, &format!("norm{k}"))).collect(),
            advantage: Dense::new(tensors, "advantage"),
            value: spec.dueling.then(|| Dense::new(tensors, "value")),
        }
    }

    pub fn uses_cells(&self) -> bool {
        self.cells.is_some()
    }

    pub fn scratch(&self) -> Scratch {
        let hidden = self.hidden.iter().map(Dense::n_out);
        let widest = hidden.fold(self.input.n_out(), usize::max);
        Scratch {
            now: vec![0.0; widest],
            next: vec![0.0; widest],
            value: vec![0.0; self.dims.heads],
        }
    }

    pub fn q(&self, scratch: &mut Scratch, cells: &[u8], scalars: &[f32], q: &mut [f32]) {
        let mut width = self.input.n_out();
        self.input.forward(scalars, &mut scratch.now[..width]);
        if let Some(table) = &self.cells {
            add_active_rows(table, self.dims.cell_kind, cells, &mut scratch.now[..width]);
        }
        self.norms[0].normalise_and_clip(&mut scratch.now[..width]);
        for (layer, norm) in self.hidden.iter().zip(&self.norms[1..]) {
            layer.forward(&scratch.now[..width], &mut scratch.next[..layer.n_out()]);
            width = layer.n_out();
            norm.normalise_and_clip(&mut scratch.next[..width]);
            std::mem::swap(&mut scratch.now, &mut scratch.next);
        }
        self.advantage.forward(&scratch.now[..width], q);
        if let Some(value) = &self.value {
            value.forward(&scratch.now[..width], &mut scratch.value);
            for (head, &v) in q.chunks_exact_mut(self.dims.actions).zip(&scratch.value) {
                let shift = v - head.iter().sum::<f32>() / self.dims.actions as f32;
                head.iter_mut().for_each(|a| *a += shift);
            }
        }
    }
}

pub fn add_active_rows(table: &[f32], kind: CellKind, cells: &[u8], out: &mut [f32]) {
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
