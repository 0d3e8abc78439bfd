//! The graph network of [`turf_agents::policy::net::graph`].

use turf_agents::policy::net::graph::Layout;

use super::tape::{Tape, Value};
use crate::nn::network::Shape;
use crate::nn::pack::Packed;

pub(super) fn q<'a>(tape: &mut Tape<'a>, shape: &Shape, input: &'a Packed) -> Value {
    let features = tape.input(&input.features, input.near.len());
    let z = tape.dense("input", &features);
    let mut h = tape.norm_relu(0, z);
    for k in 1..shape.spec.hidden.len() - 1 {
        let (round, width) = (format!("round{k}"), tape.width(&h));
        let near = tape.reduce(&h, &input.near, true);
        let (own, near) = (tape.part(&round, 0, &h), tape.part(&round, width, &near));
        let z = tape.add(own, &near);
        h = tape.norm_relu(k, z);
    }
    let width = tape.width(&h);
    let mean = tape.reduce(&h, &input.nodes, true);
    let own = tape.reduce(&h, &input.own, false);

    let node = heads_part(tape, "node", &own, (&mean, width), input);
    let node = tape.relu(node);
    let stay = tape.dense("stay", &node);
    let to = tape.part("edge", width, &h);
    let to = tape.reduce(&to, &input.edges, false);
    let from = heads_part(tape, "edge", &own, (&mean, 2 * width), input);
    let edge = tape.add(to, &from);
    let edge = tape.relu(edge);
    let send = tape.dense("send", &edge);
    let mut of = vec![stay, send];
    if shape.spec.dueling {
        let state = tape.dense("state", &mean);
        let state = tape.relu(state);
        let value = tape.dense("value", &state);
        of.push(tape.reduce(&value, &input.decision, false));
    }
    whole(tape, of, input)
}

fn heads_part<'a>(
    tape: &mut Tape<'a>,
    layer: &str,
    own: &Value,
    (mean, start): (&Value, usize),
    input: &'a Packed,
) -> Value {
    let (own, all) = (tape.part(layer, 0, own), tape.part(layer, start, mean));
    let all = tape.reduce(&all, &input.decision, false);
    tape.add(own, &all)
}

/// Joins `stay`, `send` and perhaps the value into a row per node. Options that do not exist are 0.
fn whole<'a>(tape: &mut Tape<'a>, of: Vec<Value>, input: &'a Packed) -> Value {
    let Layout { degree, options, .. } = input.layout;
    let (actions, sent, dueling) = (input.layout.actions(), degree * options, of.len() == 3);
    let mut q = Vec::with_capacity(input.exists.len());
    for (node, exists) in input.exists.chunks_exact(actions).enumerate() {
        let stay = &tape.numbers(&of[0])[2 * node..][..2];
        let send = &tape.numbers(&of[1])[sent * node..][..sent];
        let row = [stay[0]].into_iter().chain(send.iter().copied()).chain([stay[1]]);
        let at = q.len();
        q.extend(row.zip(exists).map(|(q, exists)| q * exists));
        if dueling {
            let (sum, count): (f32, f32) = (q[at..].iter().sum(), exists.iter().sum());
            let shift = tape.numbers(&of[2])[node] - sum / count;
            q[at..].iter_mut().zip(exists).for_each(|(q, exists)| *q += shift * exists);
        }
    }
    tape.fused(of, q, actions, move |of_q: &[f32], to: &mut [Vec<f32>]| {
        let rows = of_q.chunks_exact(actions).zip(input.exists.chunks_exact(actions));
        for (node, (of_q, exists)) in rows.enumerate() {
            let sum: f32 = of_q.iter().zip(exists).map(|(q, exists)| q * exists).sum();
            let mean = if dueling { sum / exists.iter().sum::<f32>() } else { 0.0 };
            let of_option = |k: usize| (of_q[k] - mean) * exists[k];
            to[0][2 * node] += of_option(0);
            to[0][2 * node + 1] += of_option(actions - 1);
            for (k, to) in to[1][sent * node..][..sent].iter_mut().enumerate() {
                *to += of_option(1 + k);
            }
            if dueling {
                to[2][node] += sum;
            }
        }
    })
}
