//! Quantisation of f32 weights to integers.
//!
//! A layer's weights are multiplied by one factor and rounded. Two limits bound the factor: a weight must fit an `i16`,
//! and the largest sum of the layer's inputs must stay below [`SUM_LIMIT`]. After a LayerNorm that sum is far below the
//! sum of maximal inputs: the squares of `n` normalised numbers add up to `n` at most, so by Cauchy and Schwarz
//! `Σ |w g x| ≤ √n · √Σ (w g)²`.

use super::layers::{Dense, Norm};
use super::{OUT_SHIFT, SUM_LIMIT};
use crate::policy::file::PolicyError;
use crate::policy::net::{NORM_EPS, Tensors};

const FINEST: f64 = 1024.0;

#[derive(Clone, Debug)]
pub struct Real {
    pub weight: Vec<f64>,
    pub bias: Vec<f64>,
}

impl Real {
    pub fn of(tensors: &Tensors, name: &str) -> Self {
        let (row_major, bias) = (tensors.get(name, "weight"), tensors.get(name, "bias"));
        let (n_out, n_in) = (bias.len(), row_major.len() / bias.len());
        let at = |k: usize| row_major[k % n_out * n_in + k / n_out] as f64;
        Self { weight: (0..row_major.len()).map(at).collect(), bias: bias.iter().map(|&b| b as f64).collect() }
    }

    pub fn n_out(&self) -> usize {
        self.bias.len()
    }

    pub fn part(&self, inputs: std::ops::Range<usize>) -> Self {
        let n_out = self.n_out();
        Self { weight: self.weight[inputs.start * n_out..inputs.end * n_out].to_vec(), bias: vec![0.0; n_out] }
    }

    pub fn times(&self, factor: f64, input_scale: f64) -> Dense {
        Dense {
            weight: self.weight.iter().map(|w| (w * factor).round() as i16).collect(),
            bias: self.bias.iter().map(|b| (b * factor * input_scale).round() as i32).collect(),
        }
    }
}

/// Bounds on the integers that enter a layer; `scale` is the integer of 1.0.
#[derive(Clone, Debug)]
pub struct Inputs {
    pub scale: f64,
    range: Range,
}

#[derive(Clone, Debug)]
enum Range {
    Each(Vec<f64>),
    Normed(Vec<f64>, Vec<f64>),
}

impl Inputs {
    pub fn up_to(most: Vec<f64>, scale: f64) -> Self {
        let range = Range::Each(most);
        Self { scale, range }
    }

    fn largest_sums(&self, weight: impl Iterator<Item = f64>, n_out: usize) -> Vec<f64> {
        let (mut squares, mut sums) = (vec![0.0; n_out], vec![0.0; n_out]);
        let mut n = 0;
        for (k, w) in weight.enumerate() {
            let (i, o) = (k / n_out, k % n_out);
            match &self.range {
                Range::Each(most) => sums[o] += w.abs() * most[i],
                Range::Normed(gain, bias) => {
                    squares[o] += (w * gain[i] * self.scale).powi(2);
                    sums[o] += w.abs() * (bias[i].abs() * self.scale + 1.0);
                }
            }
            n = i + 1;
        }
        let root = (n as f64).sqrt();
        sums.iter().zip(squares).map(|(sum, squares)| sum + root * squares.sqrt()).collect()
    }

    /// Returns the largest possible value of each output of the sum of these layers, in integers.
    pub fn bounds(&self, layers: &[Dense]) -> Vec<f64> {
        let mut bounds: Vec<f64> = vec![0.0; layers[0].n_out()];
        for layer in layers {
            let sums = self.largest_sums(layer.weight.iter().map(|&w| w as f64), layer.n_out());
            for ((bound, sum), bias) in bounds.iter_mut().zip(sums).zip(&layer.bias) {
                *bound += sum + bias.abs() as f64;
            }
        }
        bounds
    }

    /// Returns the largest factor for layers with inputs like these whose sums are added up, `times` over. `others`
    /// are, per output, further sums in real numbers (or empty), which rounding enlarges by at most `others_rounding`
    /// integers.
    pub fn factor(
        &self,
        layers: &[&Real],
        times: usize,
        others: &[f64],
        others_rounding: f64,
    ) -> Result<f64, PolicyError> {
        let weights = layers.iter().flat_map(|layer| &layer.weight);
        let by_weights = 32767.0 / weights.fold(1e-9, |most: f64, w| w.abs().max(most));
        let n_out = layers[0].n_out();
        let mut sums = vec![0.0; n_out];
        let mut rounding = others_rounding;
        for layer in layers {
            let n_in = layer.weight.len() / n_out;
            // Rounding moves weights and bias by up to a half.
            rounding += self.largest_sums(std::iter::repeat_n(0.5, n_in), 1)[0] + 1.0;
            let largest = self.largest_sums(layer.weight.iter().copied(), n_out);
            for ((sum, s), b) in sums.iter_mut().zip(largest).zip(&layer.bias) {
                *sum += s + b.abs() * self.scale;
            }
        }
        for (sum, other) in sums.iter_mut().zip(others) {
            *sum += other * self.scale;
        }
        let room = SUM_LIMIT as f64 / times as f64 - rounding;
        if room <= 0.0 {
            return Err(PolicyError::Mismatch("the network is too wide for integers".into()));
        }
        Ok(by_weights.min(room / sums.into_iter().fold(1e-9, f64::max)))
    }
}

pub fn norm(tensors: &Tensors, name: &str, sum_scale: f64) -> (Norm, Inputs) {
    let [weight, bias] = ["weight", "bias"].map(|part| tensors.get(name, part).iter().map(|&x| x as f64));
    let root = (weight.len() as f64).sqrt();
    let reach = weight.clone().zip(bias.clone()).map(|(w, b)| root * w.abs() + b.abs());
    let scale = (32766.0 / reach.fold(1e-9, f64::max)).min(FINEST);
    let whole = |x: f64| (x * scale * Norm::FRACTION).round() as i32;
    let norm = Norm {
        gain: weight.clone().map(whole).collect(),
        // Plus one half: rounding down then rounds to nearest.
        bias: bias.clone().map(|b| whole(b) + Norm::FRACTION as i32 / 2).collect(),
        eps: (NORM_EPS as f64 * sum_scale * sum_scale).round().clamp(1.0, (1i64 << 50) as f64) as i64,
    };
    let range = Range::Normed(weight.collect(), bias.collect());
    (norm, Inputs { scale, range })
}

/// Quantises layers that give Q to one common scale, a power of two. Also returns its exponent after [`OUT_SHIFT`] bits
/// are dropped.
pub fn outputs<const N: usize>(layers: [(&Real, &Inputs); N]) -> Result<([Dense; N], i32), PolicyError> {
    let mut bits = i32::MAX;
    for (layer, inputs) in layers {
        let factor = inputs.factor(&[layer], 1, &[], 0.0)?;
        bits = bits.min((factor * inputs.scale).log2().floor() as i32);
    }
    let whole = layers.map(|(layer, inputs)| layer.times((bits as f64).exp2() / inputs.scale, inputs.scale));
    Ok((whole, bits - OUT_SHIFT as i32))
}
