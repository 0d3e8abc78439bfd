//! Derivatives, from the end of the tape to its start.

use super::{Gradients, Operation, Tape, Value, sum, sum_of_two};
use turf_agents::policy::net::product::{Strides, add_product, add_row};

impl Tape<'_> {
    /// Returns the derivatives of a loss with the derivative `of_value` by `value`. The tape must have been created
    /// with `keeps`.
    pub(crate) fn backward(&self, value: &Value, of_value: Vec<f32>) -> Gradients {
        let mut gradients =
            Gradients { of_weights: vec![0.0; self.weights.len()], of: vec![Vec::new(); self.entries.len()] };
        gradients.of[value.0] = of_value;
        for k in (0..self.entries.len()).rev() {
            if !matches!(self.entries[k].operation, Operation::Leaf) && !gradients.of[k].is_empty() {
                let of_result = std::mem::take(&mut gradients.of[k]);
                self.back(k, of_result, &mut gradients);
            }
        }
        gradients
    }

    fn of<'g>(&self, value: usize, gradients: &'g mut [Vec<f32>]) -> &'g mut Vec<f32> {
        let (gradient, entry) = (&mut gradients[value], &self.entries[value]);
        gradient.resize(entry.n * entry.width, 0.0);
        gradient
    }

    fn hand_on(&self, value: usize, gradient: Vec<f32>, gradients: &mut [Vec<f32>]) {
        match &mut gradients[value] {
            known if known.is_empty() => *known = gradient,
            known => add_row(known, &gradient),
        }
    }

    fn back(&self, k: usize, mut of_result: Vec<f32>, gradients: &mut Gradients) {
        let Gradients { of_weights, of } = gradients;
        let width = self.entries[k].width;
        match &self.entries[k].operation {
            Operation::Leaf => {}
            Operation::Dense { x, layer } => {
                let (n, k) = (self.n_rows(*x), self.entries[*x].width);
                if let Some(bias) = layer.bias {
                    let of_bias = &mut of_weights[bias..bias + width];
                    of_result.chunks_exact(width).for_each(|row| add_row(of_bias, row));
                }
                let (strides, by) = (layer.strides(), Strides::rows(width));
                add_product(
                    [width, k, n],
                    (of_weights, strides),
                    (&of_result, by.transposed()),
                    (&self.entries[*x].numbers, Strides::rows(k)),
                );
                if self.learns(*x) {
                    let of_x = self.of(*x, of);
                    add_product([n, k, width], (of_x, Strides::rows(k)), (&of_result, by), (self.weights, strides));
                }
            }
            Operation::NormRelu { x, weight, bias, rows } => {
                let results = self.entries[k].numbers.chunks_exact(width);
                let x_rows = self.entries[*x].numbers.chunks_exact(width);
                let w = &self.weights[*weight..][..width];
                let (mut of_weight, mut of_bias) = (vec![0.0; width], vec![0.0; width]);
                let of_rows = of_result.chunks_exact_mut(width);
                for (((row, result), x), &[mean, scale]) in of_rows.zip(results).zip(x_rows).zip(rows) {
                    norm_back(row, result, x, w, mean, scale, &mut of_weight, &mut of_bias);
                }
                add_row(&mut of_weights[*weight..][..width], &of_weight);
                add_row(&mut of_weights[*bias..][..width], &of_bias);
                self.hand_on(*x, of_result, of);
            }
            Operation::Relu { x } => {
                let results = &self.entries[k].numbers;
                for (g, &result) in of_result.iter_mut().zip(results.iter()) {
                    *g = if result > 0.0 { *g } else { 0.0 };
                }
                self.hand_on(*x, of_result, of);
            }
            Operation::Add { a, b } => {
                if self.learns(*b) {
                    let each = self.n_rows(*a) / self.n_rows(*b).max(1);
                    let of_b = self.of(*b, of);
                    for (rows, of_b) in of_result.chunks_exact((width * each).max(1)).zip(of_b.chunks_exact_mut(width))
                    {
                        rows.chunks_exact(width).for_each(|row| add_row(of_b, row));
                    }
                }
                if self.learns(*a) {
                    self.hand_on(*a, of_result, of);
                }
            }
            Operation::Reduce { table, bags, mean } => {
                let of_table = self.of(*table, of);
                for (bag, row) in bags.iter().zip(of_result.chunks_exact_mut(width)) {
                    if *mean && bag.len() > 1 {
                        let share = 1.0 / bag.len() as f32;
                        row.iter_mut().for_each(|x| *x *= share);
                    }
                    bag.iter().for_each(|&to| add_row(&mut of_table[to as usize * width..][..width], row));
                }
            }
            Operation::Fused { of: operands, back } => {
                let mut those: Vec<Vec<f32>> =
                    operands.iter().map(|&operand| std::mem::take(self.of(operand, of))).collect();
                back(&of_result, &mut those);
                for (&operand, gradient) in operands.iter().zip(those) {
                    of[operand] = gradient;
                }
            }
        }
    }
}

#[allow(clippy::too_many_arguments)]
fn norm_back(
    row: &mut [f32],
    result: &[f32],
    x: &[f32],
    weight: &[f32],
    mean: f32,
    scale: f32,
    of_weight: &mut [f32],
    of_bias: &mut [f32],
) {
    let n = row.len();
    let (result, x, weight) = (&result[..n], &x[..n], &weight[..n]);
    let (of_weight, of_bias) = (&mut of_weight[..n], &mut of_bias[..n]);
    for i in 0..n {
        let g = if result[i] > 0.0 { row[i] } else { 0.0 };
        of_weight[i] += g * (x[i] - mean) * scale;
        of_bias[i] += g;
        row[i] = g * weight[i];
    }
    let mean_g = sum(row, |g| g) / n as f32;
    let mean_gx = sum_of_two(row, x, |g, x| g * ((x - mean) * scale)) / n as f32;
    for i in 0..n {
        row[i] = scale * (row[i] - mean_g - (x[i] - mean) * scale * mean_gx);
    }
}
