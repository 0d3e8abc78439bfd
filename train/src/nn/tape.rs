//! What was computed of a batch, in order, so that the derivatives can be found by going back (reverse-mode automatic
//! differentiation): the few operations that our networks are made of.

use std::borrow::Cow;

use turf_agents::policy::net::product::{Strides, add_product, add_row};
use turf_agents::policy::net::NORM_EPS;

use crate::nn::network::{Network, Places};
use crate::nn::pack::Bags;

/// Something computed: rows of numbers on the tape. An operation that takes it away changes the rows in place.
#[derive(Debug)]
pub(crate) struct Value(usize);

/// A part of a dense layer's inputs.
#[derive(Clone, Copy, Debug)]
struct Layer {
    /// Where its weights are, a row of `n_in` per output.
    weight: usize,
    n_in: usize,
    /// The first of the inputs that are read.
    start: usize,
    /// The part that begins with the first input brings the bias.
    bias: Option<usize>,
}

#[derive(Debug)]
enum Operation<'a> {
    /// Nothing to go back to.
    Leaf,
    Dense {
        x: usize,
        layer: Layer,
    },
    /// ReLU of the layer norm; per row its mean and one by its deviation.
    NormRelu {
        x: usize,
        weight: usize,
        bias: usize,
        rows: Vec<[f32; 2]>,
    },
    Relu {
        x: usize,
    },
    /// `b` has fewer rows: each is added to as many rows of `a` in turn.
    Add {
        a: usize,
        b: usize,
    },
    /// Per bag the sum of its rows, or their mean.
    Reduce {
        table: usize,
        bags: &'a Bags,
        mean: bool,
    },
    /// See [`Tape::fused`].
    Fused {
        of: Vec<usize>,
        back: Box<dyn Back + 'a>,
    },
}

/// From the derivative by an operation's result to those by its operands, in their order; each is to be added to.
pub(crate) trait Back: Fn(&[f32], &mut [Vec<f32>]) {}

impl<F: Fn(&[f32], &mut [Vec<f32>])> Back for F {}

impl std::fmt::Debug for dyn Back + '_ {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Back")
    }
}

#[derive(Debug)]
struct Entry<'a> {
    numbers: Cow<'a, [f32]>,
    n: usize,
    width: usize,
    operation: Operation<'a>,
    /// Whether anything learns from its derivative.
    learns: bool,
    /// Whether going back reads its numbers.
    needed: bool,
}

/// The tape of one network's weights.
#[derive(Debug)]
pub(crate) struct Tape<'a> {
    /// Whether what going back needs is kept.
    keeps: bool,
    weights: &'a [f32],
    places: &'a Places,
    entries: Vec<Entry<'a>>,
}

/// What was found by going back.
pub(crate) struct Gradients {
    /// By the weights, one row.
    pub(crate) of_weights: Vec<f32>,
    of: Vec<Vec<f32>>,
}

impl Gradients {
    /// By a leaf that learns.
    pub(crate) fn take(&mut self, value: &Value) -> Vec<f32> {
        std::mem::take(&mut self.of[value.0])
    }
}

impl<'a> Tape<'a> {
    /// Without `keeps` the tape cannot go back.
    pub(crate) fn new(network: &'a Network, keeps: bool) -> Self {
        Self {
            keeps,
            places: network.places(),
            weights: network.flat(),
            entries: Vec::new(),
        }
    }

    /// What was computed, row after row.
    pub(crate) fn numbers(&self, value: &Value) -> &[f32] {
        &self.entries[value.0].numbers
    }

    /// Length of a row.
    pub(crate) fn width(&self, value: &Value) -> usize {
        self.entries[value.0].width
    }

    fn n_rows(&self, value: usize) -> usize {
        self.entries[value].n
    }

    fn learns(&self, value: usize) -> bool {
        self.entries[value].learns
    }

    /// Its numbers to be changed; it has them no more unless going back needs them.
    fn take(&mut self, value: usize) -> Vec<f32> {
        let entry = &mut self.entries[value];
        match entry.needed {
            true => entry.numbers.to_vec(),
            false => std::mem::take(&mut entry.numbers).into_owned(),
        }
    }

    /// Going back will read its numbers.
    fn need(&mut self, value: usize) {
        self.entries[value].needed |= self.keeps;
    }

    fn push(&mut self, numbers: Vec<f32>, width: usize, operation: Operation<'a>, learns: bool) -> Value {
        self.entries.push(Entry {
            n: numbers.len() / width,
            numbers: numbers.into(),
            width,
            needed: self.keeps && matches!(operation, Operation::NormRelu { .. } | Operation::Relu { .. }),
            operation,
            learns,
        });
        Value(self.entries.len() - 1)
    }

    /// `n` rows that nothing learns from.
    pub(crate) fn input(&mut self, numbers: &'a [f32], n: usize) -> Value {
        self.entries.push(Entry {
            numbers: numbers.into(),
            n,
            width: numbers.len() / n.max(1),
            operation: Operation::Leaf,
            learns: false,
            needed: false,
        });
        Value(self.entries.len() - 1)
    }

    /// Rows whose derivative is asked for.
    pub(crate) fn leaf(&mut self, numbers: Vec<f32>, width: usize) -> Value {
        self.push(numbers, width, Operation::Leaf, true)
    }

    fn place(&self, layer: &str, part: &str) -> (usize, usize) {
        self.places[&format!("{layer}.{part}")]
    }

    /// The whole layer.
    pub(crate) fn dense(&mut self, layer: &str, x: &Value) -> Value {
        self.part(layer, 0, x)
    }

    /// What the part of its inputs that begins at `start` contributes; the first part brings the bias.
    pub(crate) fn part(&mut self, name: &str, start: usize, x: &Value) -> Value {
        let (weight, n_in) = self.place(name, "weight");
        let (bias, n_out) = self.place(name, "bias");
        let layer = Layer {
            weight,
            n_in,
            start,
            bias: (start == 0).then_some(bias),
        };
        let n = self.n_rows(x.0);
        let mut out = match layer.bias {
            Some(bias) => self.weights[bias..bias + n_out].repeat(n),
            None => vec![0.0; n * n_out],
        };
        let k = self.width(x);
        add_product(
            [n, n_out, k],
            (&mut out, Strides::rows(n_out)),
            (self.numbers(x), Strides::rows(k)),
            (self.weights, layer.strides().transposed()),
        );
        self.need(x.0);
        self.push(out, n_out, Operation::Dense { x: x.0, layer }, true)
    }

    /// ReLU(LayerNorm(x)).
    pub(crate) fn norm_relu(&mut self, layer: usize, x: Value) -> Value {
        let layer = format!("norm{layer}");
        let ((weight, _), (bias, width)) = (self.place(&layer, "weight"), self.place(&layer, "bias"));
        let (w, b) = (&self.weights[weight..][..width], &self.weights[bias..][..width]);
        self.need(x.0);
        let mut out = self.take(x.0);
        let rows = out.chunks_exact_mut(width).map(|row| {
            let n = width as f32;
            let mean = sum(row, |x| x) / n;
            let scale = 1.0 / (sum(row, |x| (x - mean) * (x - mean)) / n + NORM_EPS).sqrt();
            for ((x, w), b) in row.iter_mut().zip(w).zip(b) {
                *x = clip((*x - mean) * scale * w + b);
            }
            [mean, scale]
        });
        let rows = rows.collect();
        let operation = Operation::NormRelu {
            x: x.0,
            weight,
            bias,
            rows,
        };
        self.push(out, width, operation, true)
    }

    /// ReLU.
    pub(crate) fn relu(&mut self, x: Value) -> Value {
        let mut out = self.take(x.0);
        out.iter_mut().for_each(|x| *x = clip(*x));
        self.push(out, self.width(&x), Operation::Relu { x: x.0 }, self.learns(x.0))
    }

    /// The sum; where `b` has fewer rows, each is added to as many rows of `a` in turn.
    pub(crate) fn add(&mut self, a: Value, b: &Value) -> Value {
        let (mut out, width) = (self.take(a.0), self.width(&a));
        let each = self.n_rows(a.0) / self.n_rows(b.0).max(1);
        let rows = out.chunks_exact_mut((width * each).max(1));
        for (rows, b) in rows.zip(self.numbers(b).chunks_exact(width)) {
            rows.chunks_exact_mut(width).for_each(|row| add_row(row, b));
        }
        let learns = self.learns(a.0) || self.learns(b.0);
        self.push(out, width, Operation::Add { a: a.0, b: b.0 }, learns)
    }

    /// The sum of each bag's rows of `table`, or their mean; zeros for an empty bag.
    pub(crate) fn reduce(&mut self, table: &Value, bags: &'a Bags, mean: bool) -> Value {
        let width = self.width(table);
        let mut out = vec![0.0; bags.len() * width];
        let rows = self.numbers(table);
        for (bag, out) in bags.iter().zip(out.chunks_exact_mut(width)) {
            bag.iter()
                .for_each(|&row| add_row(out, &rows[row as usize * width..][..width]));
            if mean && bag.len() > 1 {
                let share = 1.0 / bag.len() as f32;
                out.iter_mut().for_each(|x| *x *= share);
            }
        }
        let learns = self.learns(table.0);
        let operation = Operation::Reduce {
            table: table.0,
            bags,
            mean,
        };
        self.push(out, width, operation, learns)
    }

    /// Rows computed of others in a way of their own.
    pub(crate) fn fused(&mut self, of: Vec<Value>, numbers: Vec<f32>, width: usize, back: impl Back + 'a) -> Value {
        let operation = Operation::Fused {
            of: of.into_iter().map(|value| value.0).collect(),
            back: Box::new(back),
        };
        self.push(numbers, width, operation, true)
    }

    /// Derivatives of a loss with the derivative `of_value` by `value`. The tape must have kept what that needs.
    pub(crate) fn backward(&self, value: &Value, of_value: Vec<f32>) -> Gradients {
        let mut gradients = Gradients {
            of_weights: vec![0.0; self.weights.len()],
            of: vec![Vec::new(); self.entries.len()],
        };
        gradients.of[value.0] = of_value;
        for k in (0..self.entries.len()).rev() {
            if !matches!(self.entries[k].operation, Operation::Leaf) && !gradients.of[k].is_empty() {
                let of_result = std::mem::take(&mut gradients.of[k]);
                self.back(k, of_result, &mut gradients);
            }
        }
        gradients
    }

    /// The derivative by `value` so far, to be added to.
    fn of<'g>(&self, value: usize, gradients: &'g mut [Vec<f32>]) -> &'g mut Vec<f32> {
        let (gradient, entry) = (&mut gradients[value], &self.entries[value]);
        gradient.resize(entry.n * entry.width, 0.0);
        gradient
    }

    /// Hands a derivative on as it is.
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
                    add_product(
                        [n, k, width],
                        (of_x, Strides::rows(k)),
                        (&of_result, by),
                        (self.weights, strides),
                    );
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
                    for (rows, of_b) in of_result
                        .chunks_exact((width * each).max(1))
                        .zip(of_b.chunks_exact_mut(width))
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
                    bag.iter()
                        .for_each(|&to| add_row(&mut of_table[to as usize * width..][..width], row));
                }
            }
            Operation::Fused { of: operands, back } => {
                let mut those: Vec<Vec<f32>> = operands
                    .iter()
                    .map(|&operand| std::mem::take(self.of(operand, of)))
                    .collect();
                back(&of_result, &mut those);
                for (&operand, gradient) in operands.iter().zip(those) {
                    of[operand] = gradient;
                }
            }
        }
    }
}

impl Layer {
    /// The weights read, a row per output.
    fn strides(&self) -> Strides {
        Strides {
            at: self.weight + self.start,
            row: self.n_in,
            column: 1,
        }
    }
}

/// Turns the derivative by a row of ReLU(LayerNorm(x)) into that by `x`, in place.
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

/// ReLU that leaves what is no number, so that it is seen (`max` would hide it).
fn clip(x: f32) -> f32 {
    if x < 0.0 { 0.0 } else { x }
}

/// Sums run in so many lanes, which the compiler may vectorise (a plain sum it must not reorder).
const LANES: usize = 16;

fn sum(row: &[f32], f: impl Fn(f32) -> f32) -> f32 {
    sum_of_two(row, row, |x, _| f(x))
}

fn sum_of_two(a: &[f32], b: &[f32], f: impl Fn(f32, f32) -> f32) -> f32 {
    let mut lanes = [0.0f32; LANES];
    let (chunks, others) = (a.chunks_exact(LANES), b.chunks_exact(LANES));
    let rest = chunks.remainder().iter().zip(others.remainder());
    let rest: f32 = rest.map(|(&a, &b)| f(a, b)).sum();
    for (a, b) in chunks.zip(others) {
        for lane in 0..LANES {
            lanes[lane] += f(a[lane], b[lane]);
        }
    }
    lanes.iter().sum::<f32>() + rest
}

#[cfg(test)]
mod tests;
