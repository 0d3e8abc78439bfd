use super::product::{Strides, add_product};

const BLOCK: usize = 16;

/// Dense layer, stored input-major. The result of a row does not depend on the other rows.
#[derive(Clone, Debug)]
pub struct Dense {
    n_in: usize,
    n_out: usize,
    weight: Vec<f32>,
    bias: Vec<f32>,
}

impl Dense {
    /// Builds the layer from row-major weights (a row per output).
    pub fn new(weight: &[f32], bias: &[f32]) -> Self {
        let (n_out, n_in) = (bias.len(), weight.len() / bias.len());
        let mut of_inputs = vec![0.0; weight.len()];
        // Blocks of few inputs keep to few lines of the cache.
        for first in (0..n_in).step_by(BLOCK) {
            for (o, row) in weight.chunks_exact(n_in.max(1)).enumerate() {
                for (i, &w) in row.iter().enumerate().skip(first).take(BLOCK) {
                    of_inputs[i * n_out + o] = w;
                }
            }
        }
        Self { n_in, n_out, weight: of_inputs, bias: bias.to_vec() }
    }

    pub fn n_out(&self) -> usize {
        self.n_out
    }

    pub fn n_in(&self) -> usize {
        self.n_in
    }

    /// Writes the output of every row of `input` (`n × n_in`) into `out` (`n × n_out`).
    pub fn forward(&self, input: &[f32], out: &mut [f32]) {
        let n = out.len() / self.n_out;
        assert_eq!((input.len(), out.len()), (n * self.n_in, n * self.n_out), "whole rows");
        if n != 1 {
            return self.forward_rows(input, out);
        }
        // A product with one row would be summed in another order.
        let mut two = vec![0.0; 2 * self.n_out];
        self.forward_rows(&input.repeat(2), &mut two);
        out.copy_from_slice(&two[..self.n_out]);
    }

    fn forward_rows(&self, input: &[f32], out: &mut [f32]) {
        let n = out.len() / self.n_out;
        out.chunks_exact_mut(self.n_out).for_each(|row| row.copy_from_slice(&self.bias));
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

    /// Compares sizes that fill panels and tiles, and that do not.
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
                    assert!((got as f64 - wanted).abs() < 1e-5, "{n_in} × {n_out}: {got}, not {wanted}");
                }
                let mut alone = vec![f32::NAN; n_out];
                layer.forward(row, &mut alone);
                assert_eq!(alone, out);
            }
        }
    }
}
