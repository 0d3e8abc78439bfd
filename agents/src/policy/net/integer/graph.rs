//! Message passing of [`crate::policy::net::graph`] in integers.
//!
//! Means over neighbours need no division: a node's own sums are multiplied by its number of neighbours instead, and
//! LayerNorm cancels the factor. The mean over all nodes is rounded down. A node's Q lacks value and centring, which
//! are the same for all of its options.

use super::layers::{Dense, Norm, clip};
use super::quantise::{Inputs, Real, norm, outputs};
use super::{OUT_SHIFT, SCALAR_SCALE, SCALAR_TOP};
use crate::policy::file::{NetworkSpec, PolicyError};
use crate::policy::net::graph::{Layout, neighbours};
use crate::policy::net::{Dims, Tensors};

#[derive(Clone, Debug)]
pub struct Round {
    pub own: Dense,
    pub other: Dense,
    pub norm: Norm,
}

#[derive(Clone, Debug)]
pub struct Head {
    pub from: Dense,
    pub to: Option<Dense>,
    pub all: Dense,
    pub shift: u32,
    pub output: Dense,
}

#[derive(Debug, Default)]
pub struct Scratch {
    existing: Vec<usize>,
    input: Vec<i16>,
    sums: Vec<i32>,
    now: Vec<i16>,
    messages: Vec<i32>,
    mean: Vec<i16>,
    all: [Vec<i32>; 2],
    from: Vec<i32>,
    hidden: Vec<i32>,
    clipped: Vec<i16>,
    output: Vec<i32>,
}

#[derive(Clone, Debug)]
pub struct Graph {
    pub layout: Layout,
    pub input: Dense,
    pub norm: Norm,
    pub rounds: Vec<Round>,
    pub edge: Head,
    pub node: Head,
}

struct Hidden {
    parts: Vec<Dense>,
    shift: u32,
    left: Inputs,
}

impl Hidden {
    fn new(layer: &Real, width: usize, inputs: &Inputs) -> Result<Self, PolicyError> {
        let n_in = layer.weight.len() / layer.n_out();
        let mut parts: Vec<Real> = (0..n_in / width).map(|k| layer.part(k * width..(k + 1) * width)).collect();
        parts.last_mut().expect("at least one part").bias.clone_from(&layer.bias);
        let factor = inputs.factor(&parts.iter().collect::<Vec<_>>(), 1, &[], 0.0)?;
        let mut parts: Vec<Dense> = parts.iter().map(|part| part.times(factor, inputs.scale)).collect();
        let bounds = inputs.bounds(&parts);
        let most = bounds.iter().copied().fold(0.0, f64::max);
        let mut shift = 0;
        while most / f64::from(1 << shift) > 32766.0 {
            shift += 1;
        }
        // Plus one half: dropping bits then rounds to nearest.
        let half = (1 << shift) / 2;
        parts.last_mut().expect("at least one part").bias.iter_mut().for_each(|b| *b += half);
        let one = f64::from(1 << shift);
        let most = bounds.iter().map(|bound| bound / one + 1.0).collect();
        let left = Inputs::up_to(most, factor * inputs.scale / one);
        Ok(Self { parts, shift, left })
    }
}

impl Graph {
    pub fn new(tensors: &Tensors, spec: &NetworkSpec, dims: &Dims) -> Result<(Self, i32), PolicyError> {
        let layout = Layout::of(dims).expect("checked");
        let input = Real::of(tensors, "input");
        let scalars = Inputs::up_to(vec![SCALAR_TOP as f64; layout.inputs()], SCALAR_SCALE);
        let input_factor = scalars.factor(&[&input], 1, &[], 0.0)?;
        let (first, mut inputs) = norm(tensors, "norm0", input_factor * SCALAR_SCALE);
        let mut rounds = Vec::new();
        for k in 1..spec.hidden.len() - 1 {
            let layer = Real::of(tensors, &format!("round{k}"));
            let width = spec.hidden[k - 1];
            let (mut own, other) = (layer.part(0..width), layer.part(width..2 * width));
            own.bias = layer.bias;
            // Up to `degree` messages are added to the own sum, multiplied as often.
            let factor = inputs.factor(&[&own, &other], layout.degree, &[], 0.0)?;
            let (norm, activations) = norm(tensors, &format!("norm{k}"), factor * inputs.scale);
            rounds.push(Round { own: own.times(factor, inputs.scale), other: other.times(factor, inputs.scale), norm });
            inputs = activations;
        }
        let width = spec.hidden[spec.hidden.len() - 2];
        let edge = Hidden::new(&Real::of(tensors, "edge"), width, &inputs)?;
        let node = Hidden::new(&Real::of(tensors, "node"), width, &inputs)?;
        let ([send, stay], bits) =
            outputs([(&Real::of(tensors, "send"), &edge.left), (&Real::of(tensors, "stay"), &node.left)])?;
        let ([edge_from, edge_to, edge_all], [node_from, node_all]) =
            (edge.parts.try_into().expect("three parts"), node.parts.try_into().expect("two parts"));
        let graph = Self {
            layout,
            input: input.times(input_factor, SCALAR_SCALE),
            norm: first,
            rounds,
            edge: Head { from: edge_from, to: Some(edge_to), all: edge_all, shift: edge.shift, output: send },
            node: Head { from: node_from, to: None, all: node_all, shift: node.shift, output: stay },
        };
        Ok((graph, bits))
    }

    fn prepare(&self, scratch: &mut Scratch) {
        let rounds = self.rounds.iter().map(|round| round.own.n_out());
        let widest = rounds.fold(self.input.n_out(), usize::max);
        let (nodes, heads) = (self.layout.nodes, self.edge.from.n_out());
        scratch.input.resize(self.layout.inputs(), 0);
        scratch.sums.resize(nodes * widest, 0);
        scratch.now.resize(nodes * widest, 0);
        scratch.messages.resize(nodes * widest.max(heads), 0);
        scratch.mean.resize(widest, 0);
        for table in scratch.all.iter_mut().chain([&mut scratch.from, &mut scratch.hidden]) {
            table.resize(heads, 0);
        }
        scratch.clipped.resize(heads, 0);
        scratch.output.resize(self.layout.options.max(2), 0);
    }

    pub fn q(&self, scratch: &mut Scratch, cells: &[u8], scalars: &[i16], q: &mut [i32]) {
        let Layout { nodes, degree, options, .. } = self.layout;
        let actions = self.layout.actions();
        self.prepare(scratch);
        let around = |node: usize| neighbours(&cells[node * degree..(node + 1) * degree]);
        let mut existing = std::mem::take(&mut scratch.existing);
        existing.clear();
        existing.extend((0..nodes).filter(|&node| around(node).next().is_some()));
        q.fill(0);
        let width = self.embed(scratch, scalars, &existing, cells);
        self.mean(scratch, &existing, width);
        let heads = self.edge.from.n_out();
        let to = self.edge.to.as_ref().expect("edges lead somewhere");
        for &node in &existing {
            let message = &mut scratch.messages[node * heads..(node + 1) * heads];
            to.forward(&scratch.now[node * width..][..width], message);
        }
        for (head, all) in [&self.edge, &self.node].into_iter().zip(&mut scratch.all) {
            head.all.forward(&scratch.mean[..width], all);
        }
        for &node in &existing {
            let (own, q) = (&scratch.now[node * width..][..width], &mut q[node * actions..][..actions]);
            scratch.hidden.copy_from_slice(&scratch.all[1]);
            self.node.from.add(own, &mut scratch.hidden);
            clip(&scratch.hidden, self.node.shift, &mut scratch.clipped);
            let stay = &mut scratch.output[..2];
            self.node.output.forward(&scratch.clipped, stay);
            (q[0], q[actions - 1]) = (stay[0] >> OUT_SHIFT, stay[1] >> OUT_SHIFT);
            scratch.from.copy_from_slice(&scratch.all[0]);
            self.edge.from.add(own, &mut scratch.from);
            for (slot, next) in around(node) {
                let message = &scratch.messages[next * heads..][..heads];
                for ((h, a), b) in scratch.hidden.iter_mut().zip(&scratch.from).zip(message) {
                    *h = a + b;
                }
                clip(&scratch.hidden, self.edge.shift, &mut scratch.clipped);
                let sends = &mut scratch.output[..options];
                self.edge.output.forward(&scratch.clipped, sends);
                let out = &mut q[self.layout.slot_at(slot)..][..options];
                out.iter_mut().zip(sends).for_each(|(q, z)| *q = *z >> OUT_SHIFT);
            }
        }
        scratch.existing = existing;
    }

    fn embed(&self, scratch: &mut Scratch, scalars: &[i16], existing: &[usize], cells: &[u8]) -> usize {
        let Layout { nodes, degree, features, .. } = self.layout;
        let around = |node: usize| neighbours(&cells[node * degree..(node + 1) * degree]);
        let cut = |from: &[i16], to: &mut [i16]| {
            let cut = from.iter().map(|x| x.clamp(&-SCALAR_TOP, &SCALAR_TOP));
            to.iter_mut().zip(cut).for_each(|(to, &x)| *to = x);
        };
        cut(&scalars[nodes * features..], &mut scratch.input[features..]);
        let mut width = self.input.n_out();
        for &node in existing {
            cut(&scalars[node * features..(node + 1) * features], &mut scratch.input[..features]);
            self.input.forward(&scratch.input, &mut scratch.sums[..width]);
            let out = &mut scratch.now[node * width..][..width];
            self.norm.normalise_and_clip(&scratch.sums[..width], 1, out);
        }
        for round in &self.rounds {
            let wide = round.own.n_out();
            for &node in existing {
                let message = &mut scratch.messages[node * wide..][..wide];
                round.other.forward(&scratch.now[node * width..][..width], message);
            }
            // New rows may overlap old rows of other nodes, so all sums come first.
            for &node in existing {
                let out = &mut scratch.sums[node * wide..][..wide];
                round.own.forward(&scratch.now[node * width..][..width], out);
                let times = around(node).count() as i32;
                out.iter_mut().for_each(|z| *z *= times);
                for (_, next) in around(node) {
                    let message = &scratch.messages[next * wide..][..wide];
                    out.iter_mut().zip(message).for_each(|(z, m)| *z += m);
                }
            }
            for &node in existing {
                let times = around(node).count() as i64;
                let sums = &scratch.sums[node * wide..][..wide];
                round.norm.normalise_and_clip(sums, times, &mut scratch.now[node * wide..][..wide]);
            }
            width = wide;
        }
        width
    }

    fn mean(&self, scratch: &mut Scratch, existing: &[usize], width: usize) {
        let sums = &mut scratch.sums[..width];
        sums.fill(0);
        for &node in existing {
            let row = &scratch.now[node * width..][..width];
            sums.iter_mut().zip(row).for_each(|(sum, &x)| *sum += x as i32);
        }
        let n = existing.len().max(1) as i32;
        scratch.mean.iter_mut().zip(sums).for_each(|(m, sum)| *m = (*sum / n) as i16);
    }
}
