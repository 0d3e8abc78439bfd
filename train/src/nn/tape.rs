//! Tape of the operations on a batch, for reverse-mode automatic differentiation. It has the few operations of our
//! networks.

mod backward;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

use turf_agents::policy::net::NORM_EPS;
use turf_agents::policy::net::product::{Strides, add_product, add_row};

use crate::nn::network::{Network, Places};
use crate::nn::pack::Bags;

/// Rows of numbers on the tape. An operation that takes a value by move changes its rows in place.
#[derive(Debug)]
pub(crate) struct Value(usize);

#[derive(Clone, Copy, Debug)]
struct Layer {
    weight: usize,
    n_in: usize,
    start: usize,
    bias: Option<usize>,
}

#[derive(Debug)]
enum Operation<'a> {
    Leaf,
    Dense {
        x: usize,
        layer: Layer,
    },
    NormRelu {
        x: usize,
        weight: usize,
        bias: usize,
        rows: Vec<[f32; 2]>,
    },
    Relu {
        x: usize,
    },
    /// `b` may have fewer rows. Each is added to the same number of consecutive rows of `a`.
    Add {
        a: usize,
        b: usize,
    },
    Reduce {
        table: usize,
        bags: &'a Bags,
        mean: bool,
    },
    Fused {
        of: Vec<usize>,
        back: Box<dyn Back + 'a>,
    },
}

/// Adds to the derivatives by the operands, in their order, given the derivative by the result.
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
    learns: bool,
    needed: bool,
}

#[derive(Debug)]
pub(crate) struct Tape<'a> {
    keeps: bool,
    weights: &'a [f32],
    places: &'a Places,
    entries: Vec<Entry<'a>>,
}

pub(crate) struct Gradients {
    pub(crate) of_weights: Vec<f32>,
    of: Vec<Vec<f32>>,
}

impl Gradients {
    pub(crate) fn take(&mut self, value: &Value) -> Vec<f32> {
        std::mem::take(&mut self.of[value.0])
    }
}

impl<'a> Tape<'a> {
    pub(crate) fn new(network: &'a Network, keeps: bool) -> Self {
        Self { keeps, places: network.places(), weights: network.flat(), entries: Vec::new() }
    }

    pub(crate) fn numbers(&self, value: &Value) -> &[f32] {
        &self.entries[value.0].numbers
    }

    pub(crate) fn width(&self, value: &Value) -> usize {
        self.entries[value.0].width
    }

    fn n_rows(&self, value: usize) -> usize {
        self.entries[value].n
    }

    fn learns(&self, value: usize) -> bool {
        self.entries[value].learns
    }

    fn take(&mut self, value: usize) -> Vec<f32> {
        let entry = &mut self.entries[value];
        if entry.needed { entry.numbers.to_vec() } else { std::mem::take(&mut entry.numbers).into_owned() }
    }

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

    pub(crate) fn leaf(&mut self, numbers: Vec<f32>, width: usize) -> Value {
        self.push(numbers, width, Operation::Leaf, true)
    }

    fn place(&self, layer: &str, part: &str) -> (usize, usize) {
        self.places[&format!("{layer}.{part}")]
    }

    pub(crate) fn dense(&mut self, layer: &str, x: &Value) -> Value {
        self.part(layer, 0, x)
    }

    /// Applies the part of a layer whose inputs begin at `start`. The part at 0 adds the bias.
    pub(crate) fn part(&mut self, name: &str, start: usize, x: &Value) -> Value {
        let (weight, n_in) = self.place(name, "weight");
        let (bias, n_out) = self.place(name, "bias");
        let layer = Layer { weight, n_in, start, bias: (start == 0).then_some(bias) };
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
        let operation = Operation::NormRelu { x: x.0, weight, bias, rows };
        self.push(out, width, operation, true)
    }

    pub(crate) fn relu(&mut self, x: Value) -> Value {
        let mut out = self.take(x.0);
        out.iter_mut().for_each(|x| *x = clip(*x));
        self.push(out, self.width(&x), Operation::Relu { x: x.0 }, self.learns(x.0))
    }

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

    pub(crate) fn reduce(&mut self, table: &Value, bags: &'a Bags, mean: bool) -> Value {
        let width = self.width(table);
        let mut out = vec![0.0; bags.len() * width];
        let rows = self.numbers(table);
        for (bag, out) in bags.iter().zip(out.chunks_exact_mut(width)) {
            bag.iter().for_each(|&row| add_row(out, &rows[row as usize * width..][..width]));
            if mean && bag.len() > 1 {
                let share = 1.0 / bag.len() as f32;
                out.iter_mut().for_each(|x| *x *= share);
            }
        }
        let learns = self.learns(table.0);
        let operation = Operation::Reduce { table: table.0, bags, mean };
        self.push(out, width, operation, learns)
    }

    /// Adds rows computed from `of` by the caller, with their derivative `back`.
    pub(crate) fn fused(&mut self, of: Vec<Value>, numbers: Vec<f32>, width: usize, back: impl Back + 'a) -> Value {
        let operation = Operation::Fused { of: of.into_iter().map(|value| value.0).collect(), back: Box::new(back) };
        self.push(numbers, width, operation, true)
    }
}

impl Layer {
    fn strides(&self) -> Strides {
        Strides { at: self.weight + self.start, row: self.n_in, column: 1 }
    }
}

/// ReLU that keeps NaN, so that it is noticed (`max` would hide it).
fn clip(x: f32) -> f32 {
    if x < 0.0 { 0.0 } else { x }
}

/// Number of lanes of a sum. The compiler may vectorise them, while it must not reorder a plain sum.
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
