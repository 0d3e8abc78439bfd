//! The multi-layer perceptron of [`turf_agents::policy::net::mlp`].

use super::tape::{Tape, Value};
use crate::nn::network::Shape;

/// Computes Q of `heads`, numbered as decision × n_heads + head, a row of actions each. `sums` are the decisions' sums
/// of cell rows.
pub(super) fn q<'a>(
    tape: &mut Tape<'a>,
    shape: &Shape,
    (n, scalars): (usize, &'a [f32]),
    sums: Option<&Value>,
    heads: &'a [i64],
) -> Value {
    let spec = &shape.spec;
    let mut hidden = tape.input(scalars, n);
    for k in 0..spec.hidden.len() {
        let mut z = match k {
            0 => tape.dense("input", &hidden),
            _ => tape.dense(&format!("hidden{k}"), &hidden),
        };
        if let (0, Some(sums)) = (k, sums) {
            z = tape.add(z, sums);
        }
        hidden = tape.norm_relu(k, z);
    }
    let advantage = tape.dense("advantage", &hidden);
    let mut of = vec![advantage];
    if spec.dueling {
        of.push(tape.dense("value", &hidden));
    }
    choose(tape, shape, of, heads)
}

fn choose<'a>(tape: &mut Tape<'a>, shape: &Shape, of: Vec<Value>, heads: &'a [i64]) -> Value {
    let (actions, dueling) = (shape.dims.actions, of.len() == 2);
    let mut q = Vec::with_capacity(heads.len() * actions);
    for &head in heads {
        let head = head as usize;
        let advantage = &tape.numbers(&of[0])[head * actions..][..actions];
        let mean = advantage.iter().sum::<f32>() / actions as f32;
        let shift = if dueling { tape.numbers(&of[1])[head] - mean } else { 0.0 };
        q.extend(advantage.iter().map(|a| a + shift));
    }
    tape.fused(of, q, actions, move |of_q: &[f32], to: &mut [Vec<f32>]| {
        for (&head, of_q) in heads.iter().zip(of_q.chunks_exact(actions)) {
            let (head, sum) = (head as usize, of_q.iter().sum::<f32>());
            let mean = if dueling { sum / actions as f32 } else { 0.0 };
            let of_advantage = &mut to[0][head * actions..][..actions];
            of_advantage.iter_mut().zip(of_q).for_each(|(a, q)| *a += q - mean);
            if dueling {
                to[1][head] += sum;
            }
        }
    })
}
