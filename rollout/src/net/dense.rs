//! A dense layer for many rows.

/// Outputs computed together: two registers of eight numbers.
const LANES: usize = 16;
/// Rows computed together: with [`LANES`] outputs each they fill the registers, and every weight that is read serves them all.
const ROWS: usize = 6;

/// `W · x + b` for rows of `x`.
#[derive(Clone, Debug)]
pub(super) struct Dense {
    n_in: usize,
    n_out: usize,
    /// Panels of [`LANES`] outputs, in each of which the weights of one input follow those of the one before; padded with zeros.
    panels: Vec<[f32; LANES]>,
    bias: Vec<[f32; LANES]>,
}

impl Dense {
    /// From the row-major weights (a row per output) and the bias.
    pub(super) fn new(weight: &[f32], bias: &[f32]) -> Self {
        let (n_out, n_in) = (bias.len(), weight.len() / bias.len());
        let n_panels = n_out.div_ceil(LANES);
        let mut layer = Self {
            n_in,
            n_out,
            panels: vec![[0.0; LANES]; n_panels * n_in],
            bias: vec![[0.0; LANES]; n_panels],
        };
        for (o, &b) in bias.iter().enumerate() {
            let (panel, lane) = (o / LANES, o % LANES);
            layer.bias[panel][lane] = b;
            for (i, &w) in weight[o * n_in..(o + 1) * n_in].iter().enumerate() {
                layer.panels[panel * n_in + i][lane] = w;
            }
        }
        layer
    }

    /// Length of a row of the output.
    pub(super) fn n_out(&self) -> usize {
        self.n_out
    }

    /// Length of a row of the input.
    pub(super) fn n_in(&self) -> usize {
        self.n_in
    }

    /// Writes the output of every row of `input` (`n × n_in`) into `out` (`n × n_out`).
    pub(super) fn forward(&self, input: &[f32], out: &mut [f32]) {
        let n = out.len() / self.n_out;
        assert_eq!((input.len(), out.len()), (n * self.n_in, n * self.n_out), "whole rows");
        let whole = n - n % ROWS;
        for panel in 0..self.bias.len() {
            for row in (0..whole).step_by(ROWS) {
                self.tile::<ROWS, 1>(panel, row, input, out);
            }
        }
        match n - whole {
            0 => {}
            1 => self.strip::<1, 4>(whole, input, out),
            2 => self.strip::<2, 3>(whole, input, out),
            3 => self.strip::<3, 2>(whole, input, out),
            4 => self.strip::<4, 1>(whole, input, out),
            _ => self.strip::<5, 1>(whole, input, out),
        }
    }

    /// The last `N` rows: the fewer they are, the more panels keep the registers busy.
    fn strip<const N: usize, const P: usize>(&self, row: usize, input: &[f32], out: &mut [f32]) {
        let whole = self.bias.len() - self.bias.len() % P;
        for panel in (0..whole).step_by(P) {
            self.tile::<N, P>(panel, row, input, out);
        }
        for panel in whole..self.bias.len() {
            self.tile::<N, 1>(panel, row, input, out);
        }
    }

    /// `N` rows of `P` panels. Sums run over the inputs in order, in every row alike.
    #[allow(clippy::needless_range_loop)]
    fn tile<const N: usize, const P: usize>(&self, panel: usize, row: usize, input: &[f32], out: &mut [f32]) {
        let n_in = self.n_in;
        let rows: [&[f32]; N] = std::array::from_fn(|r| &input[(row + r) * n_in..][..n_in]);
        let panels: [&[[f32; LANES]]; P] = std::array::from_fn(|p| &self.panels[(panel + p) * n_in..][..n_in]);
        let mut sums: [[[f32; LANES]; P]; N] = [std::array::from_fn(|p| self.bias[panel + p]); N];
        // Plain indices: of iterators over these arrays the compiler keeps no sums in registers.
        for i in 0..n_in {
            for p in 0..P {
                let weights = panels[p][i];
                for r in 0..N {
                    let x = rows[r][i];
                    for lane in 0..LANES {
                        sums[r][p][lane] = multiply_add(x, weights[lane], sums[r][p][lane]);
                    }
                }
            }
        }
        for (r, sums) in sums.iter().enumerate() {
            for (p, sums) in sums.iter().enumerate() {
                let at = (panel + p) * LANES;
                let len = LANES.min(self.n_out - at);
                out[(row + r) * self.n_out + at..][..len].copy_from_slice(&sums[..len]);
            }
        }
    }
}

/// `a · b + c`, in one instruction where the target is known to have it; elsewhere the fused form would be a slow call.
#[inline(always)]
fn multiply_add(a: f32, b: f32, c: f32) -> f32 {
    if cfg!(any(target_feature = "fma", target_arch = "aarch64")) {
        a.mul_add(b, c)
    } else {
        a * b + c
    }
}

#[cfg(test)]
mod tests {
    use turf_env::Rng;

    use super::*;

    /// The slow twin in f64, for sizes that fill panels and tiles and that do not; and every row alone gives the same bits.
    #[test]
    fn equals_the_slow_twin_and_rows_do_not_depend_on_one_another() {
        let mut rng = Rng::new(3);
        let mut random = |n: usize| -> Vec<f32> { (0..n).map(|_| rng.unit() as f32 - 0.5).collect() };
        for (n_in, n_out, n) in [(1, 1, 1), (5, 16, 6), (7, 33, 13), (40, 3, 12), (184, 256, 20)] {
            let (weight, bias, input) = (random(n_in * n_out), random(n_out), random(n * n_in));
            let layer = Dense::new(&weight, &bias);
            assert_eq!((layer.n_in(), layer.n_out()), (n_in, n_out));
            let mut out = vec![f32::NAN; n * n_out];
            layer.forward(&input, &mut out);
            for (row, out) in input.chunks(n_in).zip(out.chunks(n_out)) {
                for (o, &got) in out.iter().enumerate() {
                    let products = row.iter().zip(&weight[o * n_in..]).map(|(x, w)| *x as f64 * *w as f64);
                    let wanted = bias[o] as f64 + products.sum::<f64>();
                    assert!(
                        (got as f64 - wanted).abs() < 1e-5,
                        "{n_in} × {n_out}: {got}, not {wanted}"
                    );
                }
                let mut alone = vec![f32::NAN; n_out];
                layer.forward(row, &mut alone);
                assert_eq!(alone, out);
            }
        }
    }
}
