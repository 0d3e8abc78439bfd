//! [`Policy`]: Q-values for a batch of observations, and which legal choice they prefer.

use std::sync::Arc;

use turf_env::Encoding;

use super::net::{Net, Scratch};

/// Batched Q: what a network thinks of `n` observations of encoding `E`.
pub trait Policy<E: Encoding>: Send {
    /// Writes `n × HEADS × ACTIONS` values. `cells` is `n × CELLS`, `scalars` is `n × SCALARS`; `cells` may be empty
    /// where [`Policy::uses_cells`] is false.
    fn q(&mut self, n: usize, cells: &[u8], scalars: &[f32], q: &mut [f32]);

    /// Puts choices that the shield forbids with a chance above this one, by what the network predicts, behind all others in `q`, which
    /// [`Policy::q`] has just written of one observation. Nothing where the network does not predict.
    fn shun(&self, _chance: f32, _q: &mut [f32]) {}

    /// Whether the cells matter.
    fn uses_cells(&self) -> bool {
        true
    }
}

/// Beyond any Q.
const BEHIND: f32 = 1e6;

/// Per head the legal choice of the highest Q, ties to the lowest index. `q` and `mask` are `HEADS × ACTIONS`; every
/// head has a legal choice. A value that is no number counts as the lowest.
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

/// The legal choices of one head by falling Q, of equals the lowest first. A value that is no number counts as the lowest.
pub fn ranked(q: &[f32], mask: &[bool]) -> Vec<u16> {
    let mut choices: Vec<u16> = (0..q.len() as u16).filter(|&k| mask[k as usize]).collect();
    // The largest ignores what is no number; adding 0 makes -0 and 0 equals.
    let worth = |k: u16| q[k as usize].max(f32::NEG_INFINITY) + 0.0;
    choices.sort_by(|&a, &b| worth(b).total_cmp(&worth(a)));
    choices
}

/// The plain-Rust network as a [`Policy`].
#[derive(Clone, Debug)]
pub struct NetPolicy {
    net: Arc<Net>,
    scratch: Scratch,
}

impl NetPolicy {
    /// With working memory of its own, on shared weights.
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
            self.net.q(
                &mut self.scratch,
                cells,
                &scalars[i * E::SCALARS..(i + 1) * E::SCALARS],
                q,
            );
        }
    }

    fn shun(&self, chance: f32, q: &mut [f32]) {
        let bound = (chance / (1.0 - chance)).ln();
        for (q, &log_odds) in q.iter_mut().zip(self.scratch.forbidden()) {
            if log_odds > bound {
                // The likeliest last, whatever it is worth.
                *q = -BEHIND * (1.0 + log_odds - bound);
            }
        }
    }

    fn uses_cells(&self) -> bool {
        self.net.uses_cells()
    }
}
