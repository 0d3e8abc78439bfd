use super::NORM_EPS;

/// LayerNorm (Ba et al., 2016).
#[derive(Clone, Debug)]
pub struct Norm {
    weight: Vec<f32>,
    bias: Vec<f32>,
}

impl Norm {
    pub fn new(weight: Vec<f32>, bias: Vec<f32>) -> Self {
        Self { weight, bias }
    }

    pub fn normalise_and_clip(&self, x: &mut [f32]) {
        self.normalise(x, |v| v.max(0.0));
    }

    pub fn normalise(&self, x: &mut [f32], activation: impl Fn(f32) -> f32) {
        let n = x.len() as f32;
        let mean = lanes_sum(x, |v| v) / n;
        let variance = lanes_sum(x, |v| (v - mean) * (v - mean)) / n;
        let scale = 1.0 / (variance + NORM_EPS).sqrt();
        for ((v, &w), &b) in x.iter_mut().zip(&self.weight).zip(&self.bias) {
            *v = activation((*v - mean) * scale * w + b);
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
