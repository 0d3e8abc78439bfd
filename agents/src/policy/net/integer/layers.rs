//! Layers in integers. [`super::quantise`] ensures that no sum overflows.

/// Dense layer, stored input-major (`weight[i * n_out + o]`).
#[derive(Clone, Debug, PartialEq)]
pub struct Dense {
    pub weight: Vec<i16>,
    pub bias: Vec<i32>,
}

impl Dense {
    pub fn n_out(&self) -> usize {
        self.bias.len()
    }

    pub fn n_in(&self) -> usize {
        self.weight.len() / self.n_out()
    }

    pub fn forward(&self, input: &[i16], out: &mut [i32]) {
        out.copy_from_slice(&self.bias);
        self.add(input, out);
    }

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

#[derive(Clone, Debug, PartialEq)]
pub struct Norm {
    pub gain: Vec<i32>,
    pub bias: Vec<i32>,
    pub eps: i64,
}

impl Norm {
    pub const FRACTION: f64 = 65536.0;

    /// Writes the activations of sums `z` that are `times` too large. The mean is rounded down, the rest is
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

pub fn clip(z: &[i32], shift: u32, out: &mut [i16]) {
    for (out, &z) in out.iter_mut().zip(z) {
        *out = (z.max(0) >> shift) as i16;
    }
}
