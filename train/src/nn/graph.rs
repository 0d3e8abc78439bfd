//! The graph network of [`turf_agents::policy::net::graph`].
//!
//! The nodes of all observations are packed into one table, without the many rows of nodes that do not exist, and the
//! heads' part is computed for the heads that are asked for alone. ObservationBatch are gathered and averaged by libtorch's
//! `embedding_bag`: fifty times faster, forward, than selecting rows and summing them.

use std::collections::HashMap;

use tch::{Device, Kind, Tensor};
use turf_agents::policy::net::NORM_EPS;
use turf_agents::policy::net::graph::Layout;

use crate::data::batch::ObservationBatch;
use crate::nn::network::Shape;

/// Lists of rows of a table, one after the other.
#[derive(Debug)]
struct Bags {
    rows: Tensor,
    starts: Tensor,
}

impl Bags {
    fn new(rows: &[i64], starts: &[i64], device: Device) -> Self {
        Self {
            rows: Tensor::from_slice(rows).to_device(device),
            starts: Tensor::from_slice(starts).to_device(device),
        }
    }

    /// One row per bag.
    fn singles(rows: &[i64], device: Device) -> Self {
        let starts: Vec<i64> = (0..rows.len() as i64).collect();
        Self::new(rows, &starts, device)
    }

    /// The sum of each bag's rows of `table`, or their mean; zeros for an empty bag.
    fn reduce(&self, table: &Tensor, mean: bool) -> Tensor {
        let mode = mean as i64;
        Tensor::embedding_bag(
            table,
            &self.rows,
            &self.starts,
            false,
            mode,
            false,
            None::<&Tensor>,
            false,
        )
        .0
    }
}

/// Observations as the network reads them: `t` nodes, `m` heads, `n` decisions.
#[derive(Debug)]
pub(crate) struct Packed {
    layout: Layout,
    /// `[t, features + globals]`.
    features: Tensor,
    /// Per node, its neighbours.
    near: Bags,
    /// Per decision, its nodes.
    nodes: Bags,
    /// Per node that is asked about, itself.
    own: Bags,
    /// Per node that is asked about, its decision.
    decision: Bags,
    /// Per node that is asked about and slot, the neighbour there.
    edges: Bags,
    /// Likewise the edge's marks, `[edges, marks]`.
    marks: Tensor,
    /// 1 for options that exist: `[nodes asked about, ACTIONS]`, or where slots have heads of their own `[…, slots]`.
    exists: Tensor,
    /// Where slots have heads of their own: per head, its place among the heads of the nodes asked about.
    heads: Option<Bags>,
}

/// Whether [`Packed`] can be made of these observations: every neighbour, and the node of every head, is a node that exists.
pub(crate) fn can_pack<T>(layout: Layout, rows: &ObservationBatch<T>) -> bool {
    let (nodes, degree) = (layout.nodes, layout.degree);
    let tables = || {
        rows.cells
            .chunks_exact(layout.cells())
            .map(|cells| &cells[..nodes * degree])
    };
    let exists: Vec<bool> = tables()
        .flat_map(|table| table.chunks_exact(degree))
        .map(|slots| slots.iter().any(|&next| next > 0))
        .collect();
    let decisions = tables().zip(exists.chunks_exact(nodes));
    let mut neighbours = decisions.flat_map(|(slots, exists)| slots.iter().map(move |&next| (next as usize, exists)));
    neighbours.all(|(next, exists)| next == 0 || exists.get(next - 1) == Some(&true))
        && rows.heads.iter().all(|&head| exists[head as usize / layout.heads()])
}

impl Packed {
    /// Packs the nodes that exist. The observations must pass [`can_pack`].
    pub(crate) fn new<T: Copy + Into<f32>>(layout: Layout, rows: &ObservationBatch<T>, device: Device) -> Self {
        let Layout {
            nodes,
            degree,
            features,
            globals,
            options,
            ..
        } = layout;
        let scalars = nodes * features + globals;
        let mut numbers: Vec<f32> = Vec::new();
        let (mut near, mut near_starts) = (Vec::new(), Vec::new());
        let mut node_starts = Vec::with_capacity(rows.n);
        // Row of every node of every decision, from 1; 0: does not exist.
        let mut row_of = vec![0u32; rows.n * nodes];
        let mut t = 0;
        for d in 0..rows.n {
            let slots = &rows.cells[d * layout.cells()..][..nodes * degree];
            let scalars = &rows.scalars[d * scalars..(d + 1) * scalars];
            let row_of = &mut row_of[d * nodes..(d + 1) * nodes];
            node_starts.push(t as i64);
            for (node, slots) in slots.chunks_exact(degree).enumerate() {
                if slots.iter().any(|&next| next > 0) {
                    t += 1;
                    row_of[node] = t;
                    let own = &scalars[node * features..(node + 1) * features];
                    numbers.extend(own.iter().chain(&scalars[nodes * features..]).map(|&x| x.into()));
                }
            }
            for (_, slots) in slots
                .chunks_exact(degree)
                .enumerate()
                .filter(|&(node, _)| row_of[node] > 0)
            {
                near_starts.push(near.len() as i64);
                let next = slots.iter().filter(|&&next| next > 0);
                near.extend(next.map(|&next| row_of[next as usize - 1] as i64 - 1));
            }
        }
        let (mut own, mut decision) = (Vec::new(), Vec::new());
        let (mut edges, mut edge_starts) = (Vec::new(), Vec::new());
        let (mut exists, mut marks): (Vec<f32>, Vec<f32>) = Default::default();
        let mut places = Vec::new();
        let mut last = None;
        for &head in &rows.heads {
            let (asked, which) = (head as usize / layout.heads(), head as usize % layout.heads());
            // Heads ascend, so those of one node follow one another.
            if last.replace(asked) != Some(asked) {
                let (d, node) = (asked / nodes, asked % nodes);
                own.push(row_of[asked] as i64 - 1);
                decision.push(d as i64);
                exists.extend((!layout.split).then_some(1.0));
                let cells = &rows.cells[d * layout.cells()..][..layout.cells()];
                for (slot, &next) in cells[node * degree..(node + 1) * degree].iter().enumerate() {
                    edge_starts.push(edges.len() as i64);
                    if next > 0 {
                        edges.push(row_of[d * nodes + next as usize - 1] as i64 - 1);
                    }
                    let n = if layout.split { 1 } else { options };
                    exists.extend(std::iter::repeat_n((next > 0) as u8 as f32, n));
                    let set = layout.marks_of(cells, node, slot);
                    marks.extend((0..layout.marks).map(|bit| (set >> bit & 1) as f32));
                }
                exists.extend((!layout.split).then_some(1.0));
            }
            places.push(((own.len() - 1) * layout.heads() + which) as i64);
        }
        let all: Vec<i64> = (0..t as i64).collect();
        let table = |numbers: &[f32], width: usize| Tensor::from_slice(numbers).view([-1, width as i64]);
        Self {
            layout,
            features: table(&numbers, layout.inputs()).to_device(device),
            near: Bags::new(&near, &near_starts, device),
            nodes: Bags::new(&all, &node_starts, device),
            own: Bags::singles(&own, device),
            decision: Bags::singles(&decision, device),
            edges: Bags::new(&edges, &edge_starts, device),
            marks: Tensor::from_slice(&marks)
                .view([edge_starts.len() as i64, -1])
                .to_device(device),
            exists: table(&exists, if layout.split { degree } else { layout.actions() }).to_device(device),
            heads: layout.split.then(|| Bags::singles(&places, device)),
        }
    }
}

/// The layers by name.
struct Layers<'a>(HashMap<String, &'a Tensor>);

impl Layers<'_> {
    fn weight(&self, layer: &str) -> &Tensor {
        self.0[&format!("{layer}.weight")]
    }

    fn bias(&self, layer: &str) -> &Tensor {
        self.0[&format!("{layer}.bias")]
    }

    /// The whole layer.
    fn dense(&self, layer: &str, input: &Tensor) -> Tensor {
        input.linear(self.weight(layer), Some(self.bias(layer)))
    }

    /// What the part of its input that begins at `start` contributes; the first part brings the bias.
    fn part(&self, layer: &str, start: i64, input: &Tensor) -> Tensor {
        let columns = self.weight(layer).narrow(1, start, input.size()[1]);
        input.linear(&columns, (start == 0).then(|| self.bias(layer)))
    }

    fn norm_relu(&self, k: usize, z: &Tensor) -> Tensor {
        let (weight, bias) = (self.weight(&format!("norm{k}")), self.bias(&format!("norm{k}")));
        z.layer_norm([z.size()[1]], Some(weight), Some(bias), NORM_EPS as f64, false)
            .relu()
    }
}

/// Q of the heads asked for, `[m, ACTIONS]`; `views` are the layers in order.
pub(crate) fn q(shape: &Shape, views: &[Tensor], input: &Packed) -> Tensor {
    let layers = Layers(shape.dense().map(|(name, _)| name).zip(views).collect());
    let mut h = layers.norm_relu(0, &layers.dense("input", &input.features));
    for k in 1..shape.spec.hidden.len() - 1 {
        let (round, width) = (format!("round{k}"), h.size()[1]);
        let near = input.near.reduce(&h, true);
        h = layers.norm_relu(k, &(layers.part(&round, 0, &h) + layers.part(&round, width, &near)));
    }
    let width = h.size()[1];
    let mean = input.nodes.reduce(&h, true);
    let own = input.own.reduce(&h, false);
    let to_heads = |of_decisions: &Tensor| input.decision.reduce(of_decisions, false);

    let node = layers.part("node", 0, &own) + to_heads(&layers.part("node", width, &mean));
    let stay = layers.dense("stay", &node.relu());
    let Layout {
        degree, options, marks, ..
    } = input.layout;
    let (degree, options) = (degree as i64, options as i64);
    let to = input.edges.reduce(&layers.part("edge", width, &h), false);
    let from = layers.part("edge", 0, &own) + to_heads(&layers.part("edge", 2 * width, &mean));
    let mut edge = to.view([-1, degree, from.size()[1]]) + from.unsqueeze(1);
    if marks > 0 {
        edge += layers.part("edge", 3 * width, &input.marks).view_as(&edge);
    }
    let send = layers.dense("send", &edge.relu());
    let value = || to_heads(&layers.dense("value", &layers.dense("state", &mean).relu()));
    if let Some(heads) = &input.heads {
        let (mut stay, mut send) = (stay.unsqueeze(1), send.view([-1, degree, options]));
        if shape.spec.dueling {
            let value = value().unsqueeze(1);
            let centred = |q: &Tensor| q - q.mean_dim(-1, true, Kind::Float) + &value;
            (stay, send) = (centred(&stay), centred(&send));
        }
        let send = (send * input.exists.unsqueeze(-1)).constant_pad_nd([0, input.layout.alone as i64 - options]);
        let all = Tensor::cat(&[stay, send], 1).flatten(0, 1);
        return heads.reduce(&all, false);
    }
    let send = send.view([-1, degree * options]);
    let q = Tensor::cat(&[&stay.narrow(1, 0, 1), &send, &stay.narrow(1, 1, 1)], 1) * &input.exists;
    if !shape.spec.dueling {
        return q;
    }
    let sum = |x: &Tensor| x.sum_dim_intlist(-1, true, Kind::Float);
    (&q + value() - sum(&q) / sum(&input.exists)) * &input.exists
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three nodes of two slots: 1 and 2 are neighbours, 3 does not exist.
    #[test]
    fn graphs_that_name_nodes_which_do_not_exist_are_told_apart() {
        let layout = Layout {
            nodes: 3,
            degree: 2,
            features: 1,
            globals: 0,
            options: 1,
            alone: 2,
            marks: 0,
            split: false,
        };
        let fits = |cells: [u8; 6], head: i64| {
            let good = [2, 0, 1, 0, 0, 0];
            let rows = ObservationBatch {
                n: 2,
                cells: [good, cells].concat(),
                scalars: vec![0.0f32; 6],
                heads: vec![0, head],
                mask: vec![true; 8],
            };
            can_pack(layout, &rows)
        };
        assert!(fits([2, 0, 1, 0, 0, 0], 4));
        assert!(fits([0, 0, 0, 3, 2, 0], 5));
        assert!(!fits([2, 0, 1, 0, 0, 0], 5), "a head of a node that does not exist");
        assert!(!fits([2, 3, 1, 0, 0, 0], 3), "a neighbour that has none");
        assert!(!fits([2, 4, 1, 0, 0, 0], 3), "a neighbour beyond the last");
        assert!(!fits([0; 6], 3), "no nodes");
    }
}
