//! A dense layer for many rows.

use super::product::{Strides, add_product};

/// Inputs whose weights are written at a time.
const BLOCK: usize = 16;

/// `W · x + b` for rows of `x`.
#[derive(Clone, Debug)]
pub(super) struct Dense {
    n_in: usize,
    n_out: usize,
    /// A row per input.
    weight: Vec<f32>,
    bias: Vec<f32>,
}

impl Dense {
    /// From the row-major weights (a row per output) and the bias.
    pub(super) fn new(weight: &[f32], bias: &[f32]) -> Self {
        let (n_out, n_in) = (bias.len(), weight.len() / bias.len());
        let mut of_inputs = vec![0.0; weight.len()];
        // In blocks of a few lines of the cache.
        for first in (0..n_in).step_by(BLOCK) {
            for (o, row) in weight.chunks_exact(n_in.max(1)).enumerate() {
                for (i, &w) in row.iter().enumerate().skip(first).take(BLOCK) {
                    of_inputs[i * n_out + o] = w;
                }
            }
        }
        Self {
            n_in,
            n_out,
            weight: of_inputs,
            bias: bias.to_vec(),
        }
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
        out.chunks_exact_mut(self.n_out)
            .for_each(|row| row.copy_from_slice(&self.bias));
        if n == 1 {
            // A product with one row would be summed in another order.
            let mut two = self.bias.repeat(2);
            self.add(&input.repeat(2), &mut two);
            return out.copy_from_slice(&two[..self.n_out]);
        }
        self.add(input, out);
    }

    fn add(&self, input: &[f32], out: &mut [f32]) {
        let n = out.len() / self.n_out;
        let (rows, weight) = (Strides::rows(self.n_in), Strides::rows(self.n_out));
        add_product(
            [n, self.n_out, self.n_in],
            (out, Strides::rows(self.n_out)),
            (input, rows),
            (&self.weight, weight),
        );
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
        let many = (1..=40).map(|n| (33, 17, n));
        let sizes = [
            (1, 1, 1),
            (5, 16, 6),
            (7, 33, 13),
            (40, 3, 12),
            (184, 256, 20),
            (184, 256, 97),
            (256, 1, 31),
            (129, 65, 200),
        ];
        for (n_in, n_out, n) in sizes.into_iter().chain(many) {
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
