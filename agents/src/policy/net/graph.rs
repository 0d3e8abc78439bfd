//! Graph network with message passing (Gilmer et al. 2017), exactly.
//!
//! It reads encodings laid out like `stellar-v1` or `stellar-v2`. The cells begin with the table of neighbours (numbered from
//! 1, 0 for an empty slot, as many slots for every node). The scalars are rows of features, one per node, and then the
//! features of the whole graph, fewer than there are nodes. A node exists if it has a neighbour; all other rows are zeros,
//! including those of Q.
//!
//! | | like `stellar-v1` | like `stellar-v2` |
//! |---|---|---|
//! | heads | one per node | one per node, then one per slot |
//! | options of a node's head | one for the node alone, equally many per slot, one more alone | all for the node alone |
//! | options of a slot's head | no such head | two are used |
//! | cells after the table | none | as large a table of marks, a set of bits per edge |
//!
//! `hidden` holds the width of the first layer, one for each round of messages, and that of the heads. With
//! `x_i` the features of node i followed by the graph's, `N(i)` its neighbours and `j` the one in slot `s`:
//!
//! ```text
//! h_i = ReLU(LayerNorm(W_in · x_i + b_in))
//! h_i ← ReLU(LayerNorm(W_k · [h_i, mean of h_j over N(i)] + b_k))       in round k = 1, 2, …
//! u = mean of h_i over all nodes
//! A(i, s, ·) = W_send · ReLU(W_edge · [h_i, h_j, u, marks of (i, s)] + b_edge) + b_send
//! A(i, alone) = W_stay · ReLU(W_node · [h_i, u] + b_node) + b_stay
//! Q = A, or with `dueling`  Q = V + A - mean of A over the head's options, those of empty slots not counted
//! V = W_value · ReLU(W_state · u + b_state) + b_value
//! ```

use turf_env::CellKind;

use super::layers::{Dense, Norm, clip};
use super::{Dims, Tensors};
use crate::policy::file::NetworkSpec;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    pub nodes: usize,
    pub degree: usize,
    pub features: usize,
    pub globals: usize,
    pub options: usize,
    pub alone: usize,
    pub marks: usize,
    pub split: bool,
}

const BIT: usize = 2;

impl Layout {
    /// Returns the layout of an encoding; `None` if it is not laid out as a graph.
    pub fn of(dims: &Dims) -> Option<Self> {
        let CellKind::Classes(classes) = dims.cell_kind else {
            return None;
        };
        let nodes = classes.checked_sub(1).filter(|&nodes| nodes > 0)?;
        let split = dims.heads > nodes;
        let degree = if split {
            dims.heads / nodes - 1
        } else {
            dims.cells / nodes
        };
        let layout = Self {
            nodes,
            degree,
            features: dims.scalars / nodes,
            globals: dims.scalars % nodes,
            options: if split {
                BIT
            } else {
                dims.actions.checked_sub(2)?.checked_div(degree)?
            },
            alone: if split { dims.actions } else { 2 },
            marks: if split { classes.ilog2() as usize } else { 0 },
            split,
        };
        let fits = layout.features > 0
            && degree > 0
            && layout.options > 0
            && dims.heads == nodes * layout.heads()
            && dims.actions == layout.actions()
            && dims.actions >= BIT
            && dims.cells == layout.cells();
        fits.then_some(layout)
    }

    pub fn heads(&self) -> usize {
        if self.split { 1 + self.degree } else { 1 }
    }

    pub fn actions(&self) -> usize {
        if self.split {
            self.alone
        } else {
            self.alone + self.degree * self.options
        }
    }

    pub fn cells(&self) -> usize {
        (1 + self.split as usize) * self.nodes * self.degree
    }

    pub fn width(&self) -> usize {
        self.heads() * self.actions()
    }

    pub fn alone_at(&self, option: usize) -> usize {
        match option {
            1 if !self.split => self.actions() - 1,
            _ => option,
        }
    }

    pub fn slot_at(&self, slot: usize) -> usize {
        if self.split {
            (1 + slot) * self.actions()
        } else {
            1 + slot * self.options
        }
    }

    pub fn marks_of(&self, cells: &[u8], node: usize, slot: usize) -> u8 {
        let at = self.nodes * self.degree + node * self.degree + slot;
        if self.marks > 0 { cells[at] } else { 0 }
    }

    pub fn inputs(&self) -> usize {
        self.features + self.globals
    }
}

pub fn check(spec: &NetworkSpec, dims: &Dims) -> Result<(), String> {
    if Layout::of(dims).is_none() {
        return Err("a graph network cannot read this encoding".into());
    }
    if !spec.use_cells || spec.hidden.len() < 2 {
        return Err("a graph network needs use_cells and at least two widths".into());
    }
    Ok(())
}

pub fn tensor_shapes(spec: &NetworkSpec, dims: &Dims) -> Vec<(String, Vec<usize>)> {
    let layout = Layout::of(dims).expect("checked");
    let (&heads, widths) = spec.hidden.split_last().expect("checked");
    let mut shapes = Vec::new();
    let mut add = |name: &str, n_out: usize, n_in: usize| {
        shapes.push((format!("{name}.weight"), vec![n_out, n_in]));
        shapes.push((format!("{name}.bias"), vec![n_out]));
    };
    let width = widths[widths.len() - 1];
    add("input", widths[0], layout.inputs());
    for k in 1..widths.len() {
        add(&format!("round{k}"), widths[k], 2 * widths[k - 1]);
    }
    add("edge", heads, 3 * width + layout.marks);
    add("send", layout.options, heads);
    add("node", heads, 2 * width);
    add("stay", layout.alone, heads);
    if spec.dueling {
        add("state", heads, width);
        add("value", 1, heads);
    }
    for (k, &width) in widths.iter().enumerate() {
        shapes.push((format!("norm{k}.weight"), vec![width]));
        shapes.push((format!("norm{k}.bias"), vec![width]));
    }
    shapes
}

#[derive(Clone, Debug)]
pub struct Scratch {
    input: Vec<f32>,
    now: Vec<f32>,
    next: Vec<f32>,
    mean: Vec<f32>,
    to: Vec<f32>,
    all: [Vec<f32>; 2],
    from: Vec<f32>,
    hidden: Vec<f32>,
    stay: Vec<f32>,
    marks: Vec<f32>,
}

#[derive(Clone, Debug)]
pub struct Graph {
    layout: Layout,
    input: Dense,
    rounds: Vec<Dense>,
    norms: Vec<Norm>,
    edge: Parts,
    edge_to: Dense,
    edge_marks: Dense,
    send: Dense,
    node: Parts,
    stay: Dense,
    value: Option<[Dense; 2]>,
}

/// Layer on a node's row followed by the graph's row. It is split because the graph's share is the same for all nodes.
#[derive(Clone, Debug)]
struct Parts {
    from: Dense,
    all: Dense,
    bias: Vec<f32>,
}

impl Parts {
    fn new(layer: &Dense, width: usize, all: usize) -> Self {
        Self {
            from: layer.part(0..width),
            all: layer.part(all..all + width),
            bias: layer.bias().to_vec(),
        }
    }

    fn share_of_all(&self, mean: &[f32], out: &mut [f32]) {
        out.copy_from_slice(&self.bias);
        self.all.add(mean, out);
    }
}

impl Graph {
    pub fn new(tensors: &Tensors, spec: &NetworkSpec, dims: &Dims) -> Self {
        let n = spec.hidden.len() - 1;
        let dense = |name: &str| Dense::new(tensors, name);
        let (edge, width) = (dense("edge"), spec.hidden[n - 1]);
        Self {
            layout: Layout::of(dims).expect("checked"),
            input: dense("input"),
            rounds: (1..n).map(|k| dense(&format!("round{k}"))).collect(),
            norms: (0..n).map(|k| Norm::new(tensors, &format!("norm{k}"))).collect(),
            edge: Parts::new(&edge, width, 2 * width),
            edge_to: edge.part(width..2 * width),
            edge_marks: edge.part(3 * width..edge.n_in()),
            send: dense("send"),
            node: Parts::new(&dense("node"), width, width),
            stay: dense("stay"),
            value: spec.dueling.then(|| [dense("state"), dense("value")]),
        }
    }

    pub fn scratch(&self) -> Scratch {
        let rounds = self.rounds.iter().map(Dense::n_out);
        let widest = rounds.fold(self.input.n_out(), usize::max);
        let (nodes, heads) = (self.layout.nodes, self.send.n_in());
        Scratch {
            input: vec![0.0; self.layout.inputs()],
            now: vec![0.0; nodes * widest],
            next: vec![0.0; nodes * widest],
            mean: vec![0.0; widest],
            to: vec![0.0; nodes * heads],
            all: [vec![0.0; heads], vec![0.0; heads]],
            from: vec![0.0; heads],
            hidden: vec![0.0; heads],
            stay: vec![0.0; self.layout.alone],
            marks: vec![0.0; self.layout.marks],
        }
    }

    pub fn q(&self, scratch: &mut Scratch, cells: &[u8], scalars: &[f32], q: &mut [f32]) {
        let Layout { nodes, degree, .. } = self.layout;
        let around = |node: usize| neighbours(&cells[node * degree..(node + 1) * degree]);
        let existing = || (0..nodes).filter(|&node| around(node).next().is_some());
        q.fill(0.0);

        let width = self.embed(scratch, scalars, existing(), around);
        mean_of_rows(&scratch.now, existing(), &mut scratch.mean[..width]);
        let (rows, mean) = (&scratch.now, &scratch.mean[..width]);
        let heads = scratch.hidden.len();
        for node in existing() {
            let to = &mut scratch.to[node * heads..(node + 1) * heads];
            self.edge_to.forward(row(rows, node, width), to);
        }
        self.edge.share_of_all(mean, &mut scratch.all[0]);
        self.node.share_of_all(mean, &mut scratch.all[1]);
        let value = self.value.as_ref().map(|[state, value]| {
            let mut q = [0.0];
            state.forward(mean, &mut scratch.hidden);
            clip(&mut scratch.hidden);
            value.forward(&scratch.hidden, &mut q);
            q[0]
        });

        let Layout {
            options, alone, split, ..
        } = self.layout;
        for node in existing() {
            let q = &mut q[node * self.layout.width()..(node + 1) * self.layout.width()];
            let own = row(rows, node, width);
            scratch.hidden.copy_from_slice(&scratch.all[1]);
            self.node.from.add(own, &mut scratch.hidden);
            clip(&mut scratch.hidden);
            self.stay.forward(&scratch.hidden, &mut scratch.stay);
            let mut sum: f32 = scratch.stay.iter().sum();
            for (k, &stay) in scratch.stay.iter().enumerate() {
                q[self.layout.alone_at(k)] = stay;
            }
            scratch.from.copy_from_slice(&scratch.all[0]);
            self.edge.from.add(own, &mut scratch.from);
            let mut count = alone;
            for (slot, next) in around(node) {
                let to = row(&scratch.to, next, heads).iter();
                for ((h, a), b) in scratch.hidden.iter_mut().zip(&scratch.from).zip(to) {
                    *h = a + b;
                }
                let marks = self.layout.marks_of(cells, node, slot);
                let bits = (0..self.layout.marks).map(|bit| (marks >> bit & 1) as f32);
                scratch.marks.iter_mut().zip(bits).for_each(|(mark, bit)| *mark = bit);
                self.edge_marks.add(&scratch.marks, &mut scratch.hidden);
                clip(&mut scratch.hidden);
                let q = &mut q[self.layout.slot_at(slot)..][..options];
                self.send.forward(&scratch.hidden, q);
                if split {
                    centre(q, value);
                } else {
                    sum += q.iter().sum::<f32>();
                    count += options;
                }
            }
            if let (Some(value), false) = (value, split) {
                let shift = value - sum / count as f32;
                (0..alone).for_each(|k| q[self.layout.alone_at(k)] += shift);
                for (slot, _) in around(node) {
                    let at = self.layout.slot_at(slot);
                    q[at..at + options].iter_mut().for_each(|a| *a += shift);
                }
            } else {
                centre(&mut q[..alone * split as usize], value);
            }
        }
    }

    fn embed<'a, N: Iterator<Item = (usize, usize)>>(
        &self,
        scratch: &mut Scratch,
        scalars: &[f32],
        existing: impl Iterator<Item = usize> + Clone + 'a,
        around: impl Fn(usize) -> N,
    ) -> usize {
        let Layout { nodes, features, .. } = self.layout;
        let mut width = self.input.n_out();
        scratch.input[features..].copy_from_slice(&scalars[nodes * features..]);
        for node in existing.clone() {
            scratch.input[..features].copy_from_slice(row(scalars, node, features));
            let out = &mut scratch.now[node * width..(node + 1) * width];
            self.input.forward(&scratch.input, out);
            self.norms[0].normalise_and_clip(out);
        }
        for (round, norm) in self.rounds.iter().zip(&self.norms[1..]) {
            let wide = round.n_out();
            for node in existing.clone() {
                mean_of_rows(
                    &scratch.now,
                    around(node).map(|(_, next)| next),
                    &mut scratch.mean[..width],
                );
                let out = &mut scratch.next[node * wide..(node + 1) * wide];
                round.forward_two(row(&scratch.now, node, width), &scratch.mean[..width], out);
                norm.normalise_and_clip(out);
            }
            std::mem::swap(&mut scratch.now, &mut scratch.next);
            width = wide;
        }
        width
    }
}

fn centre(q: &mut [f32], value: Option<f32>) {
    if let Some(value) = value {
        let shift = value - q.iter().sum::<f32>() / q.len().max(1) as f32;
        q.iter_mut().for_each(|a| *a += shift);
    }
}

/// Returns slot and node index (from 0) of each neighbour of one node.
pub(super) fn neighbours(slots: &[u8]) -> impl Iterator<Item = (usize, usize)> {
    let slots = slots.iter().enumerate().filter(|&(_, &next)| next > 0);
    slots.map(|(slot, &next)| (slot, next as usize - 1))
}

fn row(table: &[f32], i: usize, width: usize) -> &[f32] {
    &table[i * width..(i + 1) * width]
}

fn mean_of_rows(table: &[f32], rows: impl Iterator<Item = usize>, mean: &mut [f32]) {
    let (width, mut n) = (mean.len(), 0.0f32);
    mean.fill(0.0);
    for i in rows {
        mean.iter_mut().zip(row(table, i, width)).for_each(|(m, x)| *m += x);
        n += 1.0;
    }
    mean.iter_mut().for_each(|m| *m /= n.max(1.0));
}

#[cfg(test)]
pub(crate) mod tests;
