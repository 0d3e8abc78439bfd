use super::{NORM_EPS, Tensors};

/// Dense layer, stored input-major (`weight[i * n_out + o]`). The inner loop runs over outputs, without a reduction, so
/// it vectorises, and zero inputs cost nothing.
#[derive(Clone, Debug)]
pub struct Dense {
    n_in: usize,
    weight: Vec<f32>,
    bias: Vec<f32>,
}

impl Dense {
    pub fn new(tensors: &Tensors, name: &str) -> Self {
        let (row_major, bias) = (tensors.get(name, "weight"), tensors.get(name, "bias"));
        let n_out = bias.len();
        let n_in = row_major.len() / n_out;
        let mut weight = vec![0.0; n_in * n_out];
        for o in 0..n_out {
            for i in 0..n_in {
                weight[i * n_out + o] = row_major[o * n_in + i];
            }
        }
        Self {
            n_in,
            weight,
            bias: bias.to_vec(),
        }
    }

    pub fn part(&self, inputs: std::ops::Range<usize>) -> Self {
        let n_out = self.n_out();
        Self {
            n_in: inputs.len(),
            weight: self.weight[inputs.start * n_out..inputs.end * n_out].to_vec(),
            bias: vec![0.0; n_out],
        }
    }

    pub fn n_in(&self) -> usize {
        self.n_in
    }

    pub fn n_out(&self) -> usize {
        self.bias.len()
    }

    pub fn bias(&self) -> &[f32] {
        &self.bias
    }

    pub fn forward(&self, input: &[f32], out: &mut [f32]) {
        out.copy_from_slice(&self.bias);
        self.add(input, out);
    }

    pub fn forward_two(&self, first: &[f32], second: &[f32], out: &mut [f32]) {
        out.copy_from_slice(&self.bias);
        self.add_from(0, first, out);
        self.add_from(first.len(), second, out);
    }

    pub fn add(&self, input: &[f32], out: &mut [f32]) {
        self.add_from(0, input, out);
    }

    fn add_from(&self, start: usize, input: &[f32], out: &mut [f32]) {
        let n_out = self.n_out();
        let rows = self.weight[start * n_out..].chunks_exact(n_out);
        for (&x, row) in input.iter().zip(rows) {
            if x != 0.0 {
                for (o, &w) in out.iter_mut().zip(row) {
                    *o += x * w;
                }
            }
        }
    }
}

/// LayerNorm (Ba et al., 2016) followed by ReLU.
#[derive(Clone, Debug)]
pub struct Norm {
    weight: Vec<f32>,
    bias: Vec<f32>,
}

impl Norm {
    pub fn new(tensors: &Tensors, name: &str) -> Self {
        Self::with(tensors.get(name, "weight").to_vec(), tensors.get(name, "bias").to_vec())
    }

    pub fn with(weight: Vec<f32>, bias: Vec<f32>) -> Self {
        Self { weight, bias }
    }

    pub fn normalise_and_clip(&self, x: &mut [f32]) {
        let n = x.len() as f32;
        let mean = lanes_sum(x, |v| v) / n;
        let variance = lanes_sum(x, |v| (v - mean) * (v - mean)) / n;
        let scale = 1.0 / (variance + NORM_EPS).sqrt();
        for ((v, &w), &b) in x.iter_mut().zip(&self.weight).zip(&self.bias) {
            *v = ((*v - mean) * scale * w + b).max(0.0);
        }
    }
}

pub fn clip(x: &mut [f32]) {
    x.iter_mut().for_each(|v| *v = v.max(0.0));
}

/// Sums in eight lanes, which vectorises; the compiler must not reorder a plain sum.
fn lanes_sum(x: &[f32], f: impl Fn(f32) -> f32) -> f32 {
    let mut lanes = [0.0f32; 8];
    let chunks = x.chunks_exact(8);
    let rest: f32 = chunks.remainder().iter().map(|&v| f(v)).sum();
    for chunk in chunks {
        for (lane, &v) in lanes.iter_mut().zip(chunk) {
            *lane += f(v);
        }
    }
    lanes.iter().sum::<f32>() + rest
}
