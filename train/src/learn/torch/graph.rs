//! The graph network of [`turf_agents::policy::net::graph`].
//!
//! libtorch's `embedding_bag` gathers and averages rows: the forward pass is fifty times faster than by selecting and
//! summing them.

use std::collections::HashMap;

use tch::{Device, Kind, Tensor};
use turf_agents::policy::net::NORM_EPS;
use turf_agents::policy::net::graph::Layout;

use super::{sent, table};
use crate::nn::network::Shape;
use crate::nn::pack;

#[derive(Debug)]
struct Bags {
    rows: Tensor,
    starts: Tensor,
}

impl Bags {
    fn new(bags: &pack::Bags, device: Device) -> Self {
        Self { rows: sent(&bags.rows, device), starts: sent(&bags.starts, device) }
    }

    fn reduce(&self, table: &Tensor, mean: bool) -> Tensor {
        let mode = mean as i64;
        Tensor::embedding_bag(table, &self.rows, &self.starts, false, mode, false, None::<&Tensor>, false).0
    }
}

#[derive(Debug)]
pub(crate) struct Packed {
    layout: Layout,
    features: Tensor,
    near: Bags,
    nodes: Bags,
    own: Bags,
    decision: Bags,
    edges: Bags,
    exists: Tensor,
}

impl Packed {
    pub(crate) fn new(packed: &pack::Packed, device: Device) -> Self {
        let layout = packed.layout;
        let bags = |bags: &pack::Bags| Bags::new(bags, device);
        Self {
            layout,
            features: table(&packed.features, packed.near.len(), device),
            near: bags(&packed.near),
            nodes: bags(&packed.nodes),
            own: bags(&packed.own),
            decision: bags(&packed.decision),
            edges: bags(&packed.edges),
            exists: table(&packed.exists, packed.own.len(), device),
        }
    }
}

struct Layers<'a>(HashMap<String, &'a Tensor>);

impl Layers<'_> {
    fn weight(&self, layer: &str) -> &Tensor {
        self.0[&format!("{layer}.weight")]
    }

    fn bias(&self, layer: &str) -> &Tensor {
        self.0[&format!("{layer}.bias")]
    }

    fn dense(&self, layer: &str, input: &Tensor) -> Tensor {
        input.linear(self.weight(layer), Some(self.bias(layer)))
    }

    fn part(&self, layer: &str, start: i64, input: &Tensor) -> Tensor {
        let columns = self.weight(layer).narrow(1, start, input.size()[1]);
        input.linear(&columns, (start == 0).then(|| self.bias(layer)))
    }

    fn norm_relu(&self, k: usize, z: &Tensor) -> Tensor {
        let (weight, bias) = (self.weight(&format!("norm{k}")), self.bias(&format!("norm{k}")));
        z.layer_norm([z.size()[1]], Some(weight), Some(bias), NORM_EPS as f64, false).relu()
    }
}

/// Computes Q of the requested heads, `[m, actions]`. `views` are the layers in order.
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
    let Layout { degree, options, .. } = input.layout;
    let (degree, options) = (degree as i64, options as i64);
    let to = input.edges.reduce(&layers.part("edge", width, &h), false);
    let from = layers.part("edge", 0, &own) + to_heads(&layers.part("edge", 2 * width, &mean));
    let edge = to.view([-1, degree, from.size()[1]]) + from.unsqueeze(1);
    let send = layers.dense("send", &edge.relu());
    let send = send.view([-1, degree * options]);
    let q = Tensor::cat(&[&stay.narrow(1, 0, 1), &send, &stay.narrow(1, 1, 1)], 1) * &input.exists;
    if !shape.spec.dueling {
        return q;
    }
    let sum = |x: &Tensor| x.sum_dim_intlist(-1, true, Kind::Float);
    let value = to_heads(&layers.dense("value", &layers.dense("state", &mean).relu()));
    (&q + value - sum(&q) / sum(&input.exists)) * &input.exists
}
