//! Perceptron with any hidden layers ([`crate::policy::net::mlp`]) in integers.
//!
//! Without LayerNorm nothing bounds the sums of trained networks, so activations are `i32` and sums `i64`: 65,536 inputs of
//! up to 2^31 times weights of up to 2^15 stay below 2^63. Activations have 16 fractional bits and saturate at ±2^15, weights
//! have as many as fit an `i16`. LayerNorm is single f64 operations in a fixed order.

use turf_env::CellKind;

use super::mlp::{features, output};
use super::quantise::Real;
use super::{SCALAR_SCALE, SCALAR_TOP};
use crate::policy::file::{NetworkSpec, PolicyError};
use crate::policy::net::activation::{Activation, FRACTION};
use crate::policy::net::{Dims, NORM_EPS, Tensors};

const MOST: i64 = i32::MAX as i64;
const MOST_BITS: u32 = 24;
const LARGEST: f64 = 32767.0;

/// Dense layer, stored input-major, whose sums have `bits` more fractional bits than its inputs.
#[derive(Clone, Debug)]
pub struct Dense {
    pub weight: Vec<i16>,
    pub bias: Vec<i64>,
    pub bits: u32,
}

#[derive(Clone, Debug)]
pub struct Norm {
    pub gain: Vec<i32>,
    pub bias: Vec<i32>,
}

#[derive(Debug, Default)]
pub struct Scratch {
    sums: Vec<i64>,
    now: Vec<i32>,
}

#[derive(Clone, Debug)]
pub struct Plain {
    pub cell_kind: CellKind,
    pub activation: Activation,
    table: Vec<i32>,
    /// Rows of the first layer for the cells' features.
    pub cells: Option<Vec<i16>>,
    pub hidden: Vec<Dense>,
    pub norms: Vec<Norm>,
    pub output: Dense,
}

fn whole(x: f64, bits: u32) -> i64 {
    (x * f64::from(bits).exp2()).round() as i64
}

fn largest(numbers: impl IntoIterator<Item = f64>) -> Result<f64, PolicyError> {
    match numbers.into_iter().fold(1e-9, |most: f64, x| x.abs().max(most)) {
        most if most <= LARGEST => Ok(most),
        most => Err(PolicyError::Mismatch(format!("a weight of {most} is too large for integers"))),
    }
}

impl Dense {
    fn new(real: &Real, table: &[f32]) -> Result<(Self, Vec<i16>), PolicyError> {
        let table = table.iter().map(|&w| f64::from(w));
        let most = largest(real.weight.iter().copied().chain(table.clone()))?;
        largest(real.bias.iter().copied())?;
        let bits = ((LARGEST / most).log2() as u32).min(MOST_BITS);
        let weight = |w: f64| whole(w, bits) as i16;
        // Plus one half: dropping bits then rounds to nearest.
        let half = (1 << bits) / 2;
        let bias = real.bias.iter().map(|&b| whole(b, bits + FRACTION) + half);
        let layer = Self { weight: real.weight.iter().copied().map(weight).collect(), bias: bias.collect(), bits };
        Ok((layer, table.map(weight).collect()))
    }

    pub fn n_out(&self) -> usize {
        self.bias.len()
    }

    pub fn n_in(&self) -> usize {
        self.weight.len() / self.n_out()
    }

    fn forward(&self, input: &[i32], sums: &mut Vec<i64>) {
        sums.clone_from(&self.bias);
        for (&x, row) in input.iter().zip(self.weight.chunks_exact(self.n_out())) {
            add(sums, row, x);
        }
    }

    fn drop_bits(&self, sums: &[i64]) -> impl Iterator<Item = i32> {
        sums.iter().map(|z| (z >> self.bits).clamp(-MOST, MOST) as i32)
    }
}

fn add(sums: &mut [i64], row: &[i16], x: i32) {
    for (sum, &w) in sums.iter_mut().zip(row) {
        *sum += i64::from(w) * i64::from(x);
    }
}

impl Norm {
    fn new(tensors: &Tensors, k: usize) -> Result<Self, PolicyError> {
        let part = |part| -> Result<Vec<i32>, PolicyError> {
            let numbers = tensors.get(&format!("norm{k}"), part).iter().map(|&x| f64::from(x));
            largest(numbers.clone())?;
            Ok(numbers.map(|x| whole(x, FRACTION) as i32).collect())
        };
        Ok(Self { gain: part("weight")?, bias: part("bias")? })
    }

    /// Returns the added number under the root.
    pub fn eps() -> i64 {
        whole(NORM_EPS.into(), 2 * FRACTION)
    }

    /// Normalises: the mean is rounded down, the rest is
    ///
    /// ```text
    /// v = float(Σ (x - mean)²) / n + float(eps)
    /// y = (x - mean) · (1 / sqrt(v)) · gain + (bias + 0.5)         from left to right, rounded down
    /// ```
    fn normalise(&self, x: &mut [i32]) {
        let n = x.len() as i64;
        let mean = x.iter().map(|&x| i64::from(x)).sum::<i64>().div_euclid(n);
        let centred = |x: i32| i64::from(x) - mean;
        let squares: i128 = x.iter().map(|&x| i128::from(centred(x)).pow(2)).sum();
        let scale = 1.0 / (squares as f64 / n as f64 + Self::eps() as f64).sqrt();
        for ((x, &gain), &bias) in x.iter_mut().zip(&self.gain).zip(&self.bias) {
            let y = centred(*x) as f64 * scale * f64::from(gain) + (f64::from(bias) + 0.5);
            *x = y.floor().clamp(-MOST as f64, MOST as f64) as i32;
        }
    }
}

impl Plain {
    pub fn new(tensors: &Tensors, spec: &NetworkSpec, dims: &Dims) -> Result<Self, PolicyError> {
        let (has_norm, activation) = spec.kind.hidden_layers();
        let table = if spec.use_cells { tensors.get("cells", "weight") } else { &[] };
        let (first, rows) = Dense::new(&Real::of(tensors, "input"), table)?;
        let mut hidden = vec![first];
        for k in 1..spec.hidden.len() {
            hidden.push(Dense::new(&Real::of(tensors, &format!("hidden{k}")), &[])?.0);
        }
        let n_norms = if has_norm { hidden.len() } else { 0 };
        Ok(Self {
            cell_kind: dims.cell_kind,
            activation,
            table: activation.table(),
            cells: spec.use_cells.then_some(rows),
            hidden,
            norms: (0..n_norms).map(|k| Norm::new(tensors, k)).collect::<Result<_, _>>()?,
            output: Dense::new(&output(tensors, spec, dims), &[])?.0,
        })
    }

    /// Writes Q in units of 2^-16, cut to 24 significant bits, which an f32 holds.
    pub fn q(&self, scratch: &mut Scratch, cells: &[u8], scalars: &[i16], q: &mut [i32]) {
        let Scratch { sums, now } = scratch;
        let unit = (1 << FRACTION) / SCALAR_SCALE as i32;
        let cut = scalars.iter().map(|x| i32::from(*x.clamp(&-SCALAR_TOP, &SCALAR_TOP)));
        now.clear();
        now.extend(cut.map(|x| x * unit));
        for (k, layer) in self.hidden.iter().enumerate() {
            layer.forward(now, sums);
            if let (0, Some(rows)) = (k, &self.cells) {
                let (width, n) = (layer.n_out(), self.cell_kind.n());
                for (cell, &byte) in cells.iter().enumerate() {
                    for feature in features(self.cell_kind, byte) {
                        add(sums, &rows[(cell * n + feature) * width..][..width], 1 << FRACTION);
                    }
                }
            }
            now.clear();
            now.extend(layer.drop_bits(sums));
            if let Some(norm) = self.norms.get(k) {
                norm.normalise(now);
            }
            for x in now.iter_mut() {
                *x = self.activation.of_whole(&self.table, *x);
            }
        }
        self.output.forward(now, sums);
        for (q, x) in q.iter_mut().zip(self.output.drop_bits(sums)) {
            let surplus = x.unsigned_abs().checked_ilog2().unwrap_or(0).saturating_sub(23);
            *q = x >> surplus << surplus;
        }
    }
}
