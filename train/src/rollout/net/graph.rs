//! The graph network of [`turf_agents::policy::net::graph`].
//!
//! The nodes of all observations are packed into one table, without rows of nodes that do not exist, and the heads' part is
//! computed for the nodes that have a choice alone.

use turf_agents::policy::file::NetworkSpec;
use turf_agents::policy::greedy;
use turf_agents::policy::net::Dims;
use turf_agents::policy::net::graph::Layout;
use turf_agents::policy::net::layers::{Norm, clip};

use super::product::add_row;
use super::{Dense, Layers, resized};
use crate::rollout::policy::{Observed, choose_first};

#[derive(Debug)]
pub(super) struct Graph {
    layout: Layout,
    scalars: usize,
    cells: usize,
    input: Dense,
    rounds: Vec<Dense>,
    norms: Vec<Norm>,
    edge: Parts,
    edge_to: Dense,
    /// One row per mark.
    edge_marks: Vec<f32>,
    send: Dense,
    node: Parts,
    stay: Dense,
    value: Option<[Dense; 2]>,
}

/// A layer whose input is a node's row and the graph's, apart, as the latter's share is the same for all nodes.
#[derive(Debug)]
struct Parts {
    own: Dense,
    all: Dense,
}

/// Working memory.
#[derive(Debug, Default)]
pub(super) struct Scratch {
    packed: Packed,
    /// A row per node, and what comes of it.
    now: Vec<f32>,
    next: Vec<f32>,
    /// A row per node: what is told to its neighbours.
    to: Vec<f32>,
    /// A row per decision: the mean of its nodes, and its shares.
    mean: Vec<f32>,
    all_edge: Vec<f32>,
    all_node: Vec<f32>,
    value: Vec<f32>,
    /// A row per node that is asked about.
    own: Vec<f32>,
    from: Vec<f32>,
    hidden: Vec<f32>,
    stay: Vec<f32>,
    /// A row per edge of these.
    edges: Vec<f32>,
    send: Vec<f32>,
    q: Vec<f32>,
}

/// Which nodes there are, and which are asked about.
#[derive(Debug, Default)]
struct Packed {
    /// Of every node of every decision its row in the table, from 1; 0: it does not exist.
    row_of: Vec<u32>,
    /// Rows where decisions begin, and the number of all rows.
    starts: Vec<usize>,
    /// Decision and node of every row.
    nodes: Vec<(u32, u32)>,
    /// Rows asked about.
    asked: Vec<u32>,
}

impl Packed {
    fn fill(&mut self, layout: &Layout, seen: &Observed) {
        let (nodes, degree) = (layout.nodes, layout.degree);
        self.row_of.clear();
        self.row_of.resize(seen.n * nodes, 0);
        self.starts.clear();
        self.nodes.clear();
        self.asked.clear();
        for d in 0..seen.n {
            self.starts.push(self.nodes.len());
            let table = &seen.cells[d * layout.cells()..][..nodes * degree];
            for (node, slots) in table.chunks_exact(degree).enumerate() {
                if slots.iter().any(|&next| next > 0) {
                    self.nodes.push((d as u32, node as u32));
                    self.row_of[d * nodes + node] = self.nodes.len() as u32;
                }
            }
            let before = self.asked.len();
            let mask = &seen.mask[d * nodes * layout.width()..][..nodes * layout.width()];
            for (node, mask) in mask.chunks_exact(layout.width()).enumerate() {
                let row = self.row_of[d * nodes + node];
                if row > 0 && mask.chunks_exact(layout.actions()).any(has_choice) {
                    self.asked.push(row - 1);
                }
            }
            // Without any choice the first head says what the decision is worth.
            let first = self.row_of[d * nodes];
            if self.asked.len() == before && first > 0 {
                self.asked.push(first - 1);
            }
        }
        self.starts.push(self.nodes.len());
    }
}

fn has_choice(mask: &[bool]) -> bool {
    mask.iter().filter(|&&legal| legal).count() > 1
}

impl Graph {
    pub(super) fn new(layers: &Layers, spec: &NetworkSpec, dims: Dims) -> Self {
        let layout = Layout::of(&dims).expect("checked");
        let n = spec.hidden.len() - 1;
        let width = spec.hidden[n - 1];
        let parts = |layer: &str, all: usize| Parts {
            own: layers.part(layer, 0..width),
            all: layers.part(layer, all..all + width),
        };
        let heads = spec.hidden[n];
        let weight = layers.numbers("edge", "weight");
        let n_in = 3 * width + layout.marks;
        let mark = |bit: usize| (0..heads).map(move |o| weight[o * n_in + 3 * width + bit]);
        Self {
            scalars: dims.scalars,
            cells: dims.cells,
            input: layers.dense("input"),
            rounds: (1..n).map(|k| layers.dense(&format!("round{k}"))).collect(),
            norms: (0..n).map(|k| layers.norm(k)).collect(),
            edge: parts("edge", 2 * width),
            edge_to: layers.part("edge", width..2 * width),
            edge_marks: (0..layout.marks).flat_map(mark).collect(),
            send: layers.dense("send"),
            node: parts("node", width),
            stay: layers.dense("stay"),
            value: spec.dueling.then(|| [layers.dense("state"), layers.dense("value")]),
            layout,
        }
    }

    pub(super) fn choose(
        &self,
        seen: &Observed,
        scratch: &mut Scratch,
        choices: &mut [u16],
        mut values: Option<&mut [f32]>,
    ) {
        let (layout, n) = (&self.layout, seen.n);
        choose_first(seen.mask, layout.actions(), choices);
        if let Some(values) = &mut values {
            values.fill(0.0);
        }
        scratch.packed.fill(layout, seen);
        self.embed(seen, scratch);
        self.prepare_nodes(scratch, n);
        self.prepare_edges(seen, scratch);

        let (width, actions, heads) = (layout.width(), layout.actions(), layout.heads());
        let asked = std::mem::take(&mut scratch.packed.asked);
        let mut q = std::mem::take(&mut scratch.q);
        q.resize(width, 0.0);
        let (mut edge, mut sum, mut count, mut last) = (0, 0.0f32, 0.0f32, u32::MAX);
        for (a, &row) in asked.iter().enumerate() {
            let (d, node) = scratch.packed.nodes[row as usize];
            if std::mem::replace(&mut last, d) != d {
                (sum, count) = (0.0, 0.0);
            }
            edge = self.q_of_node(seen, scratch, (a, d, node), edge, &mut q);
            let at = (d as usize * layout.nodes + node as usize) * width;
            let mask = &seen.mask[at..at + width];
            let choices = &mut choices[at / actions..][..heads];
            let forced = !mask.chunks_exact(actions).any(has_choice);
            for (head, (q, mask)) in q.chunks_exact(actions).zip(mask.chunks_exact(actions)).enumerate() {
                if has_choice(mask) || forced && head == 0 {
                    greedy(q, mask, actions, &mut choices[head..=head]);
                    sum += q[choices[head] as usize];
                    count += 1.0;
                }
            }
            if let Some(values) = &mut values {
                values[d as usize] = sum / count;
            }
        }
        (scratch.packed.asked, scratch.q) = (asked, q);
    }

    /// Writes Q of all heads of one node; `edge` is the number of its first edge, the result that of the next node's.
    fn q_of_node(
        &self,
        seen: &Observed,
        scratch: &Scratch,
        (a, d, node): (usize, u32, u32),
        mut edge: usize,
        q: &mut [f32],
    ) -> usize {
        let Layout {
            options, alone, split, ..
        } = self.layout;
        let value = self.value.as_ref().map(|_| scratch.value[d as usize]);
        q.fill(0.0);
        let stay = &scratch.stay[a * alone..(a + 1) * alone];
        let mut sum: f32 = stay.iter().sum();
        for (k, &stay) in stay.iter().enumerate() {
            q[self.layout.alone_at(k)] = stay;
        }
        let mut count = alone;
        let slots = self.slots(seen, d as usize, node as usize);
        for slot in (0..slots.len()).filter(|&slot| slots[slot] > 0) {
            let sent = &scratch.send[edge * options..(edge + 1) * options];
            let q = &mut q[self.layout.slot_at(slot)..][..options];
            q.copy_from_slice(sent);
            edge += 1;
            if split {
                centre(q, value);
            } else {
                sum += sent.iter().sum::<f32>();
                count += options;
            }
        }
        match value {
            Some(value) if !split => {
                let shift = value - sum / count as f32;
                (0..alone).for_each(|k| q[self.layout.alone_at(k)] += shift);
                for slot in (0..slots.len()).filter(|&slot| slots[slot] > 0) {
                    let at = self.layout.slot_at(slot);
                    q[at..at + options].iter_mut().for_each(|a| *a += shift);
                }
            }
            _ => centre(&mut q[..alone * split as usize], value),
        }
        edge
    }

    /// A node's slots: numbers of its neighbours, from 1.
    fn slots<'a>(&self, seen: &Observed<'a>, d: usize, node: usize) -> &'a [u8] {
        let degree = self.layout.degree;
        &seen.cells[d * self.cells + node * degree..][..degree]
    }

    /// Writes `h` of all nodes into `scratch.now` and the means into `scratch.mean`.
    fn embed(&self, seen: &Observed, scratch: &mut Scratch) {
        let Layout { nodes, features, .. } = self.layout;
        let Scratch {
            packed,
            now,
            next,
            mean,
            ..
        } = scratch;
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
        now.chunks_exact_mut(width)
            .for_each(|row| self.norms[0].normalise_and_clip(row));
        for (round, norm) in self.rounds.iter().zip(&self.norms[1..]) {
            // The layer reads a node's own row and the mean of its neighbours', side by side.
            next.clear();
            next.resize(t * round.n_in(), 0.0);
            for (row, both) in next.chunks_exact_mut(2 * width).enumerate() {
                let (d, node) = packed.nodes[row];
                let (own, near) = both.split_at_mut(width);
                own.copy_from_slice(&now[row * width..(row + 1) * width]);
                let mut n = 0.0f32;
                for &neighbour in self
                    .slots(seen, d as usize, node as usize)
                    .iter()
                    .filter(|&&next| next > 0)
                {
                    let row = packed.row_of[d as usize * nodes + neighbour as usize - 1] as usize - 1;
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

    /// Writes what nodes asked about say of themselves and tell their edges, and the values.
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
            add_row(
                &mut s.hidden[a * heads..(a + 1) * heads],
                &s.all_node[d * heads..(d + 1) * heads],
            );
            add_row(
                &mut s.from[a * heads..(a + 1) * heads],
                &s.all_edge[d * heads..(d + 1) * heads],
            );
        }
        clip(&mut s.hidden);
        self.stay
            .forward(&s.hidden, resized(&mut s.stay, m * self.stay.n_out()));
    }

    /// Writes what the edges of nodes asked about say, in order.
    fn prepare_edges(&self, seen: &Observed, scratch: &mut Scratch) {
        let s = scratch;
        let (heads, nodes) = (self.edge_to.n_out(), self.layout.nodes);
        s.edges.clear();
        for (a, &row) in s.packed.asked.iter().enumerate() {
            let (d, node) = s.packed.nodes[row as usize];
            let (d, node) = (d as usize, node as usize);
            let cells = &seen.cells[d * self.cells..(d + 1) * self.cells];
            for (slot, &next) in self
                .slots(seen, d, node)
                .iter()
                .enumerate()
                .filter(|(_, next)| **next > 0)
            {
                let at = s.edges.len();
                s.edges.extend_from_slice(&s.from[a * heads..(a + 1) * heads]);
                let hidden = &mut s.edges[at..];
                let to = s.packed.row_of[d * nodes + next as usize - 1] as usize - 1;
                add_row(hidden, &s.to[to * heads..(to + 1) * heads]);
                let marks = self.layout.marks_of(cells, node, slot);
                for (bit, weights) in self.edge_marks.chunks_exact(heads).enumerate() {
                    if marks >> bit & 1 == 1 {
                        add_row(hidden, weights);
                    }
                }
            }
        }
        clip(&mut s.edges);
        let n = s.edges.len() / heads;
        self.send.forward(&s.edges, resized(&mut s.send, n * self.send.n_out()));
    }
}

/// Moves the options of a head so that their mean is the value, if there is one.
fn centre(q: &mut [f32], value: Option<f32>) {
    if let Some(value) = value {
        let shift = value - q.iter().sum::<f32>() / q.len().max(1) as f32;
        q.iter_mut().for_each(|a| *a += shift);
    }
}
