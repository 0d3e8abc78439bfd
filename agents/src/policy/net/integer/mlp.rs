//! Perceptron of [`crate::policy::net::mlp`] in integers. With `dueling`, value and centring are folded into the last
//! layer, as they are linear.

use turf_env::CellKind;

use super::layers::{Dense, Norm};
use super::quantise::{Inputs, Real, norm, outputs};
use super::{OUT_SHIFT, SCALAR_SCALE, SCALAR_TOP};
use crate::policy::file::{NetworkSpec, PolicyError};
use crate::policy::net::{Dims, Tensors};

#[derive(Clone, Debug)]
pub struct Cells {
    pub kind: CellKind,
    pub rows: Vec<i16>,
    pub shift: u32,
}

#[derive(Debug, Default)]
pub struct Scratch {
    sums: Vec<i32>,
    scalars: Vec<i16>,
    now: Vec<i16>,
}

#[derive(Clone, Debug)]
pub struct Mlp {
    pub input: Dense,
    pub cells: Option<Cells>,
    pub hidden: Vec<Dense>,
    pub norms: Vec<Norm>,
    pub output: Dense,
}

impl Mlp {
    pub fn new(tensors: &Tensors, spec: &NetworkSpec, dims: &Dims) -> Result<(Self, i32), PolicyError> {
        let input = Real::of(tensors, "input");
        let n_out = input.n_out();
        let table = if spec.use_cells { tensors.get("cells", "weight") } else { &[] };
        let scalars = Inputs::up_to(vec![SCALAR_TOP as f64; dims.scalars], SCALAR_SCALE);
        let others = largest_sums(table, n_out, dims.cell_kind);
        // A row keeps 15 bits of at most 30.
        let rounding = table.len() as f64 / n_out as f64 * f64::from(1 << 14);
        let factor = scalars.factor(&[&input], 1, &others, rounding)?;
        let scale = factor * SCALAR_SCALE;
        let cells = spec.use_cells.then(|| Cells::new(table, dims.cell_kind, scale));
        let (first, mut inputs) = norm(tensors, "norm0", scale);
        let (mut hidden, mut norms) = (Vec::new(), vec![first]);
        for k in 1..spec.hidden.len() {
            let layer = Real::of(tensors, &format!("hidden{k}"));
            let factor = inputs.factor(&[&layer], 1, &[], 0.0)?;
            hidden.push(layer.times(factor, inputs.scale));
            let (next, activations) = norm(tensors, &format!("norm{k}"), factor * inputs.scale);
            norms.push(next);
            inputs = activations;
        }
        let ([output], bits) = outputs([(&output(tensors, spec, dims), &inputs)])?;
        let mlp = Self { input: input.times(factor, SCALAR_SCALE), cells, hidden, norms, output };
        Ok((mlp, bits))
    }

    pub fn q(&self, scratch: &mut Scratch, cells: &[u8], scalars: &[i16], q: &mut [i32]) {
        let layers = self.hidden.iter().chain([&self.input]);
        let widest = layers.map(Dense::n_out).fold(0, usize::max);
        scratch.sums.resize(widest, 0);
        scratch.now.resize(widest, 0);
        scratch.scalars.resize(self.input.n_in(), 0);
        for (cut, &x) in scratch.scalars.iter_mut().zip(scalars) {
            *cut = x.clamp(-SCALAR_TOP, SCALAR_TOP);
        }
        let mut width = self.input.n_out();
        self.input.forward(&scratch.scalars, &mut scratch.sums[..width]);
        if let Some(table) = &self.cells {
            table.add(cells, &mut scratch.sums[..width]);
        }
        self.norms[0].normalise_and_clip(&scratch.sums[..width], 1, &mut scratch.now[..width]);
        for (layer, norm) in self.hidden.iter().zip(&self.norms[1..]) {
            let wide = layer.n_out();
            layer.forward(&scratch.now[..width], &mut scratch.sums[..wide]);
            norm.normalise_and_clip(&scratch.sums[..wide], 1, &mut scratch.now[..wide]);
            width = wide;
        }
        self.output.forward(&scratch.now[..width], q);
        q.iter_mut().for_each(|q| *q >>= OUT_SHIFT);
    }
}

/// Builds the layer from the last activations to Q: advantages, and with `dueling` plus the value minus their mean.
pub fn output(tensors: &Tensors, spec: &NetworkSpec, dims: &Dims) -> Real {
    let mut output = Real::of(tensors, "advantage");
    if !spec.dueling {
        return output;
    }
    let value = Real::of(tensors, "value");
    let rows = output.weight.chunks_exact_mut(dims.heads * dims.actions);
    let values = value.weight.chunks_exact(dims.heads);
    for (row, values) in rows.zip(values).chain([(&mut output.bias[..], &value.bias[..])]) {
        for (head, value) in row.chunks_exact_mut(dims.actions).zip(values) {
            let shift = value - head.iter().sum::<f64>() / dims.actions as f64;
            head.iter_mut().for_each(|a| *a += shift);
        }
    }
    output
}

pub fn features(kind: CellKind, byte: u8) -> impl Iterator<Item = usize> {
    let (class, mut bits) = match kind {
        CellKind::Classes(_) => (Some(byte as usize), 0),
        CellKind::Bits(_) => (None, byte),
    };
    class.into_iter().chain(std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let bit = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            bit
        })
    }))
}

fn largest_sums(table: &[f32], n_out: usize, kind: CellKind) -> Vec<f64> {
    let mut sums = vec![0.0; n_out];
    for cell in table.chunks_exact(kind.n() * n_out) {
        for (o, sum) in sums.iter_mut().enumerate() {
            let weights = cell[o..].iter().step_by(n_out).map(|w| w.abs() as f64);
            *sum += match kind {
                CellKind::Classes(_) => weights.fold(0.0, f64::max),
                CellKind::Bits(_) => weights.sum(),
            };
        }
    }
    sums
}

impl Cells {
    fn new(table: &[f32], kind: CellKind, scale: f64) -> Self {
        let largest = table.iter().fold(0.0, |most, w| (w.abs() as f64).max(most));
        let mut shift = 0;
        while largest * scale / (1u32 << shift) as f64 > 32767.0 {
            shift += 1;
        }
        let whole = |w: &f32| (*w as f64 * scale / (1u32 << shift) as f64).round() as i16;
        Self { kind, rows: table.iter().map(whole).collect(), shift }
    }

    fn add(&self, cells: &[u8], sums: &mut [i32]) {
        let (width, n) = (sums.len(), self.kind.n());
        for (cell, &byte) in cells.iter().enumerate() {
            for feature in features(self.kind, byte) {
                let row = &self.rows[(cell * n + feature) * width..][..width];
                for (sum, &w) in sums.iter_mut().zip(row) {
                    *sum += (w as i32) << self.shift;
                }
            }
        }
    }
}
