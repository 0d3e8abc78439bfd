//! Layers in integers. Sums cannot overflow: [`super::quantise`] sees to it.

/// A dense layer, stored input-major like [`crate::policy::net::layers::Dense`], and for the same reasons.
#[derive(Clone, Debug, PartialEq)]
pub struct Dense {
    /// `weight[i * n_out + o]`.
    pub weight: Vec<i16>,
    /// One per output.
    pub bias: Vec<i32>,
}

impl Dense {
    /// Length of the output.
    pub fn n_out(&self) -> usize {
        self.bias.len()
    }

    /// Length of the input.
    pub fn n_in(&self) -> usize {
        self.weight.len() / self.n_out()
    }

    /// Writes `W · input + bias`.
    pub fn forward(&self, input: &[i16], out: &mut [i32]) {
        out.copy_from_slice(&self.bias);
        self.add(input, out);
    }

    /// Adds `W · input`, without the bias.
    pub fn add(&self, input: &[i16], out: &mut [i32]) {
        for (&x, row) in input.iter().zip(self.weight.chunks_exact(self.n_out())) {
            if x != 0 {
                for (o, &w) in out.iter_mut().zip(row) {
                    *o += x as i32 * w as i32;
                }
            }
        }
    }
}

/// LayerNorm and ReLU.
#[derive(Clone, Debug, PartialEq)]
pub struct Norm {
    /// Weights in the scale of the activations, times [`Norm::FRACTION`].
    pub gain: Vec<i32>,
    /// Biases likewise.
    pub bias: Vec<i32>,
    /// Epsilon in the scale of the squared sums.
    pub eps: i64,
}

impl Norm {
    /// What gain and bias are multiplied with, to be whole.
    pub const FRACTION: f64 = 65536.0;

    /// Activations of the sums `z`, which are `times` as large as they should be: the mean rounded down, the rest
    ///
    /// ```text
    /// v = float(Σ (z - mean)²) / n + float(eps · times²)
    /// t = (z - mean) · (1 / sqrt(v)) · (gain / FRACTION) + bias / FRACTION         from left to right
    /// a = t rounded down, at least 0
    /// ```
    pub fn normalise_and_clip(&self, z: &[i32], times: i64, out: &mut [i16]) {
        let n = z.len() as i64;
        let mean = z.iter().map(|&z| z as i64).sum::<i64>().div_euclid(n);
        let (mut low, mut high) = (0u64, 0u64);
        for &z in z {
            // Both are below 2^30, so the difference is an i32.
            let c = (z - mean as i32) as i64;
            let square = (c * c) as u64;
            low += square & 0xFFFF_FFFF;
            high += square >> 32;
        }
        let squares = ((high as u128) << 32) + low as u128;
        let variance = squares as f64 / n as f64 + (self.eps * times * times) as f64;
        let scale = 1.0 / variance.sqrt();
        for (((out, &z), &gain), &bias) in out.iter_mut().zip(z).zip(&self.gain).zip(&self.bias) {
            let c = (z - mean as i32) as f64;
            // Division by a power of two is exact.
            let t = c * scale * (gain as f64 / Self::FRACTION) + bias as f64 / Self::FRACTION;
            *out = t.max(0.0) as i16;
        }
    }
}

/// ReLU of sums, and how much of them is left: the low bits are dropped.
pub fn clip(z: &[i32], shift: u32, out: &mut [i16]) {
    for (out, &z) in out.iter_mut().zip(z) {
        *out = (z.max(0) >> shift) as i16;
    }
}
