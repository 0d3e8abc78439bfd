//! Graph network with message passing (Gilmer et al. 2017), exactly.
//!
//! The existing nodes of all observations are packed into one table. The heads' part is computed only for the nodes that
//! have a choice, unless all Q are wanted.
//!
//! It reads encodings laid out like `stellar-v1`. The cells are the table of neighbours (numbered from 1, 0 for an empty
//! slot, as many slots for every node). The scalars are rows of features, one per node, and then the features of the whole
//! graph, fewer than there are nodes. A node exists if it has a neighbour; all other rows are zeros, including those of Q.
//! There is a head per node. Its options are one for the node alone, equally many per slot, and one more for the node alone.
//!
//! `hidden` holds the width of the first layer, one for each round of messages, and that of the heads. With
//! `x_i` the features of node i followed by the graph's, `N(i)` its neighbours and `j` the one in slot `s`:
//!
//! ```text
//! h_i = ReLU(LayerNorm(W_in · x_i + b_in))
//! h_i ← ReLU(LayerNorm(W_k · [h_i, mean of h_j over N(i)] + b_k))       in round k = 1, 2, …
//! u = mean of h_i over all nodes
//! A(i, s, ·) = W_send · ReLU(W_edge · [h_i, h_j, u] + b_edge) + b_send
//! A(i, alone) = W_stay · ReLU(W_node · [h_i, u] + b_node) + b_stay
//! Q = A, or with `dueling`  Q = V + A - mean of A over the head's options, those of empty slots not counted
//! V = W_value · ReLU(W_state · u + b_state) + b_value
//! ```

mod layout;
mod packed;
#[cfg(test)]
pub(crate) mod tests;

pub use layout::{Layout, check, neighbours, tensor_shapes};

use super::dense::Dense;
use super::layers::{Norm, clip};
use super::product::add_row;
use super::{Dims, Tensors, resized};
use crate::policy::batched::{Observed, Policy, Workspace};
use crate::policy::choices::{choose_first, greedy};
use crate::policy::file::NetworkSpec;
use packed::Packed;

#[derive(Clone, Debug)]
pub struct Graph {
    layout: Layout,
    scalars: usize,
    input: Dense,
    rounds: Vec<Dense>,
    norms: Vec<Norm>,
    edge: Parts,
    edge_to: Dense,
    send: Dense,
    node: Parts,
    stay: Dense,
    value: Option<[Dense; 2]>,
}

/// Layer on a node's row and the graph's row. It is split because the graph's share is the same for all nodes.
#[derive(Clone, Debug)]
struct Parts {
    own: Dense,
    all: Dense,
}

#[derive(Debug, Default)]
pub struct Scratch {
    packed: Packed,
    // Rows per node.
    now: Vec<f32>,
    next: Vec<f32>,
    to: Vec<f32>,
    // Rows per observation.
    mean: Vec<f32>,
    all_edge: Vec<f32>,
    all_node: Vec<f32>,
    value: Vec<f32>,
    // Rows per node asked about.
    own: Vec<f32>,
    from: Vec<f32>,
    hidden: Vec<f32>,
    stay: Vec<f32>,
    // Rows per edge of these.
    edges: Vec<f32>,
    send: Vec<f32>,
    q: Vec<f32>,
}

impl Graph {
    pub fn new(tensors: &Tensors, spec: &NetworkSpec, dims: Dims) -> Self {
        let layout = Layout::of(&dims).expect("checked");
        let n = spec.hidden.len() - 1;
        let width = spec.hidden[n - 1];
        let parts = |layer: &str, all: usize| Parts {
            own: tensors.part(layer, 0..width),
            all: tensors.part(layer, all..all + width),
        };
        Self {
            scalars: dims.scalars,
            input: tensors.dense("input"),
            rounds: (1..n).map(|k| tensors.dense(&format!("round{k}"))).collect(),
            norms: (0..n).map(|k| tensors.norm(k)).collect(),
            edge: parts("edge", 2 * width),
            edge_to: tensors.part("edge", width..2 * width),
            send: tensors.dense("send"),
            node: parts("node", width),
            stay: tensors.dense("stay"),
            value: spec.dueling.then(|| [tensors.dense("state"), tensors.dense("value")]),
            layout,
        }
    }

    /// Prepares everything that [`Self::q_of_node`] reads.
    fn forward(&self, seen: &Observed, scratch: &mut Scratch, all: bool) {
        scratch.packed.fill(&self.layout, seen, all);
        self.embed(seen, scratch);
        self.prepare_nodes(scratch, seen.n);
        self.prepare_edges(seen, scratch);
    }

    /// Writes Q of one node into zeros. `edge` is the number of its first edge; returns that of the next node.
    fn q_of_node(
        &self,
        seen: &Observed,
        scratch: &Scratch,
        (a, d, node): (usize, u32, u32),
        mut edge: usize,
        q: &mut [f32],
    ) -> usize {
        let options = self.layout.options;
        let stay = &scratch.stay[2 * a..2 * a + 2];
        let mut sum: f32 = stay.iter().sum();
        (q[0], q[self.layout.actions() - 1]) = (stay[0], stay[1]);
        let mut count = 2;
        let slots = self.slots(seen, d as usize, node as usize);
        for (slot, _) in neighbours(slots) {
            let sent = &scratch.send[edge * options..(edge + 1) * options];
            q[self.layout.slot_at(slot)..][..options].copy_from_slice(sent);
            edge += 1;
            sum += sent.iter().sum::<f32>();
            count += options;
        }
        if self.value.is_some() {
            let shift = scratch.value[d as usize] - sum / count as f32;
            q[0] += shift;
            q[self.layout.actions() - 1] += shift;
            for (slot, _) in neighbours(slots) {
                let at = self.layout.slot_at(slot);
                q[at..at + options].iter_mut().for_each(|a| *a += shift);
            }
        }
        edge
    }

    fn slots<'a>(&self, seen: &Observed<'a>, d: usize, node: usize) -> &'a [u8] {
        let degree = self.layout.degree;
        &seen.cells[d * self.layout.cells() + node * degree..][..degree]
    }

    /// Writes `h` of all nodes into `scratch.now` and their means into `scratch.mean`.
    fn embed(&self, seen: &Observed, scratch: &mut Scratch) {
        let Layout { nodes, features, .. } = self.layout;
        let Scratch { packed, now, next, mean, .. } = scratch;
        let t = packed.nodes.len();
        now.clear();
        for &(d, node) in &packed.nodes {
            let scalars = &seen.scalars[d as usize * self.scalars..][..self.scalars];
            now.extend_from_slice(&scalars[node as usize * features..][..features]);
            now.extend_from_slice(&scalars[nodes * features..]);
        }
        self.input.forward(now, resized(next, t * self.input.n_out()));
        std::mem::swap(now, next);
        let mut width = self.input.n_out();
        now.chunks_exact_mut(width).for_each(|row| self.norms[0].normalise_and_clip(row));
        for (round, norm) in self.rounds.iter().zip(&self.norms[1..]) {
            next.clear();
            next.resize(t * round.n_in(), 0.0);
            for (row, both) in next.chunks_exact_mut(2 * width).enumerate() {
                let (d, node) = packed.nodes[row];
                let (own, near) = both.split_at_mut(width);
                own.copy_from_slice(&now[row * width..(row + 1) * width]);
                let mut n = 0.0f32;
                for (_, neighbour) in neighbours(self.slots(seen, d as usize, node as usize)) {
                    let row = packed.row(d as usize * nodes + neighbour);
                    add_row(near, &now[row * width..(row + 1) * width]);
                    n += 1.0;
                }
                near.iter_mut().for_each(|x| *x /= n);
            }
            round.forward(next, resized(now, t * round.n_out()));
            width = round.n_out();
            now.chunks_exact_mut(width).for_each(|row| norm.normalise_and_clip(row));
        }
        mean.clear();
        mean.resize(seen.n * width, 0.0);
        for (mean, range) in mean.chunks_exact_mut(width).zip(packed.starts.windows(2)) {
            let rows = &now[range[0] * width..range[1] * width];
            rows.chunks_exact(width).for_each(|row| add_row(mean, row));
            let n = (range[1] - range[0]).max(1) as f32;
            mean.iter_mut().for_each(|x| *x /= n);
        }
    }

    /// Writes the values and the nodes' parts of the heads.
    fn prepare_nodes(&self, scratch: &mut Scratch, n: usize) {
        let s = scratch;
        let (width, heads) = (self.edge_to.n_in(), self.edge_to.n_out());
        let t = s.packed.nodes.len();
        self.edge_to.forward(&s.now, resized(&mut s.to, t * heads));
        self.edge.all.forward(&s.mean, resized(&mut s.all_edge, n * heads));
        self.node.all.forward(&s.mean, resized(&mut s.all_node, n * heads));
        if let Some([state, value]) = &self.value {
            state.forward(&s.mean, resized(&mut s.hidden, n * heads));
            clip(&mut s.hidden);
            value.forward(&s.hidden, resized(&mut s.value, n));
        }
        s.own.clear();
        for &row in &s.packed.asked {
            s.own.extend_from_slice(&s.now[row as usize * width..][..width]);
        }
        let m = s.packed.asked.len();
        self.node.own.forward(&s.own, resized(&mut s.hidden, m * heads));
        self.edge.own.forward(&s.own, resized(&mut s.from, m * heads));
        for (a, &row) in s.packed.asked.iter().enumerate() {
            let d = s.packed.nodes[row as usize].0 as usize;
            add_row(&mut s.hidden[a * heads..(a + 1) * heads], &s.all_node[d * heads..(d + 1) * heads]);
            add_row(&mut s.from[a * heads..(a + 1) * heads], &s.all_edge[d * heads..(d + 1) * heads]);
        }
        clip(&mut s.hidden);
        self.stay.forward(&s.hidden, resized(&mut s.stay, m * self.stay.n_out()));
    }

    /// Writes the outputs of the edges of the nodes asked about, in order.
    fn prepare_edges(&self, seen: &Observed, scratch: &mut Scratch) {
        let s = scratch;
        let (heads, nodes) = (self.edge_to.n_out(), self.layout.nodes);
        s.edges.clear();
        for (a, &row) in s.packed.asked.iter().enumerate() {
            let (d, node) = s.packed.nodes[row as usize];
            let (d, node) = (d as usize, node as usize);
            for (_, next) in neighbours(self.slots(seen, d, node)) {
                let at = s.edges.len();
                s.edges.extend_from_slice(&s.from[a * heads..(a + 1) * heads]);
                let hidden = &mut s.edges[at..];
                let to = s.packed.row(d * nodes + next);
                add_row(hidden, &s.to[to * heads..(to + 1) * heads]);
            }
        }
        clip(&mut s.edges);
        let n = s.edges.len() / heads;
        self.send.forward(&s.edges, resized(&mut s.send, n * self.send.n_out()));
    }
}

impl Policy for Graph {
    fn q(&self, seen: &Observed, workspace: &mut Workspace, q: &mut [f32]) {
        let (scratch, width) = (workspace.get::<Scratch>(), self.layout.actions());
        self.forward(seen, scratch, true);
        q.fill(0.0);
        let mut edge = 0;
        for (a, &(d, node)) in scratch.packed.nodes.iter().enumerate() {
            let at = (d as usize * self.layout.nodes + node as usize) * width;
            edge = self.q_of_node(seen, scratch, (a, d, node), edge, &mut q[at..at + width]);
        }
    }

    fn choose(&self, seen: &Observed, workspace: &mut Workspace, choices: &mut [u16], mut values: Option<&mut [f32]>) {
        let (scratch, layout) = (workspace.get::<Scratch>(), &self.layout);
        choose_first(seen.mask, layout.actions(), choices);
        if let Some(values) = &mut values {
            values.fill(0.0);
        }
        self.forward(seen, scratch, false);
        let actions = layout.actions();
        let mut q = std::mem::take(&mut scratch.q);
        q.resize(actions, 0.0);
        let (mut edge, mut sum, mut count, mut last) = (0, 0.0f32, 0.0f32, u32::MAX);
        for (a, &row) in scratch.packed.asked.iter().enumerate() {
            let (d, node) = scratch.packed.nodes[row as usize];
            if std::mem::replace(&mut last, d) != d {
                (sum, count) = (0.0, 0.0);
            }
            q.fill(0.0);
            edge = self.q_of_node(seen, scratch, (a, d, node), edge, &mut q);
            let head = d as usize * layout.nodes + node as usize;
            let mask = &seen.mask[head * actions..][..actions];
            greedy(&q, mask, actions, &mut choices[head..=head]);
            sum += q[choices[head] as usize];
            count += 1.0;
            if let Some(values) = &mut values {
                values[d as usize] = sum / count;
            }
        }
        scratch.q = q;
    }
}
