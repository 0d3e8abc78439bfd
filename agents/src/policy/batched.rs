//! [`Policy`]: Q-values for a batch of observations, and the legal choices that they prefer.

use std::sync::Arc;

use turf_env::Encoding;

use super::net::{Net, Scratch};

pub trait Policy<E: Encoding>: Send {
    /// Writes `n × HEADS × ACTIONS` values. `cells` is `n × CELLS`, `scalars` is `n × SCALARS`; `cells` may be empty if
    /// [`Policy::uses_cells`] is false.
    fn q(&mut self, n: usize, cells: &[u8], scalars: &[f32], q: &mut [f32]);

    fn uses_cells(&self) -> bool {
        true
    }
}

/// Picks per head the legal choice of the highest Q, ties to the lowest index. NaN counts as the lowest. `q` and `mask`
/// are `HEADS × ACTIONS`; every head has a legal choice.
pub fn greedy(q: &[f32], mask: &[bool], actions: usize, choices: &mut [u16]) {
    for ((q, mask), choice) in q.chunks_exact(actions).zip(mask.chunks_exact(actions)).zip(choices) {
        let mut best = mask.iter().position(|&m| m).expect("a legal choice");
        for i in best + 1..actions {
            if mask[i] && (q[i] > q[best] || q[best].is_nan() && !q[i].is_nan()) {
                best = i;
            }
        }
        *choice = best as u16;
    }
}

pub fn ranked(q: &[f32], mask: &[bool]) -> Vec<u16> {
    let mut choices: Vec<u16> = (0..q.len() as u16).filter(|&k| mask[k as usize]).collect();
    // `max` ignores NaN; adding 0 makes -0 and 0 equal.
    let worth = |k: u16| q[k as usize].max(f32::NEG_INFINITY) + 0.0;
    choices.sort_by(|&a, &b| worth(b).total_cmp(&worth(a)));
    choices
}

#[derive(Clone, Debug)]
pub struct NetPolicy {
    net: Arc<Net>,
    scratch: Scratch,
}

impl NetPolicy {
    pub fn new(net: Arc<Net>) -> Self {
        Self {
            scratch: net.scratch(),
            net,
        }
    }
}

impl<E: Encoding> Policy<E> for NetPolicy {
    fn q(&mut self, n: usize, cells: &[u8], scalars: &[f32], q: &mut [f32]) {
        for (i, q) in q.chunks_exact_mut(E::HEADS * E::ACTIONS).take(n).enumerate() {
            let cells = if cells.is_empty() {
                cells
            } else {
                &cells[i * E::CELLS..(i + 1) * E::CELLS]
            };
            let scalars = &scalars[i * E::SCALARS..(i + 1) * E::SCALARS];
            self.net.q(&mut self.scratch, cells, scalars, q);
        }
    }

    fn uses_cells(&self) -> bool {
        self.net.uses_cells()
    }
}
