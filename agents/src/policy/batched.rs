//! [`Policy`]: Q-values for a batch of observations, and the legal choices that they prefer.

use std::sync::Arc;

use turf_env::Encoding;

use super::net::{Net, Scratch};
use super::ready::ReadyPolicy;

pub trait Policy<E: Encoding>: Send {
    /// Writes `n × HEADS × ACTIONS` values. `cells` is `n × CELLS`, `scalars` is `n × SCALARS`; `cells` may be empty if
    /// [`Policy::uses_cells`] is false.
    fn q(&mut self, n: usize, cells: &[u8], scalars: &[f32], q: &mut [f32]);

    /// Returns the predicted log-odds that the shield forbids each choice, for the last observation given to
    /// [`Policy::q`]: `HEADS × ACTIONS`, or empty if the network does not predict them.
    fn forbidden(&self) -> &[f32] {
        &[]
    }

    fn uses_cells(&self) -> bool {
        true
    }
}

const BEHIND: f32 = 1e6;

pub fn log_odds_of(chance: f32) -> f32 {
    (chance / (1.0 - chance)).ln()
}

/// Moves choices that are forbidden with a probability above `chance` (by their `log_odds`) behind all others in `q`,
/// the likeliest last, regardless of its Q. Does nothing if `log_odds` is empty.
pub(super) fn put_behind(chance: f32, log_odds: &[f32], q: &mut [f32]) {
    let bound = log_odds_of(chance);
    for (q, &log_odds) in q.iter_mut().zip(log_odds) {
        if log_odds > bound {
            *q = -BEHIND * (1.0 + log_odds - bound);
        }
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
    mirrored: Option<Image>,
}

#[derive(Clone, Debug, Default)]
struct Image {
    cells: Vec<u8>,
    scalars: Vec<f32>,
    q: Vec<f32>,
    forbidden: Vec<f32>,
}

impl NetPolicy {
    pub fn new(net: Arc<Net>) -> Self {
        Self {
            scratch: net.scratch(),
            net,
            mirrored: None,
        }
    }

    pub fn of(policy: &ReadyPolicy) -> Self {
        Self {
            mirrored: policy.mirrored.then(Image::default),
            ..Self::new(policy.net.clone())
        }
    }
}

impl Image {
    fn average<E: Encoding>(&mut self, net: &Net, scratch: &mut Scratch, cells: &[u8], scalars: &[f32], q: &mut [f32]) {
        self.cells.clear();
        self.cells.extend(cells);
        self.scalars.clear();
        self.scalars.extend(scalars);
        E::mirror(&mut self.cells, &mut self.scalars, &mut [], &mut []);
        self.forbidden.clear();
        self.forbidden.extend(scratch.forbidden());
        self.q.resize(q.len(), 0.0);
        net.q(scratch, &self.cells, &self.scalars, &mut self.q);
        average::<E>(q, &self.q);
        average::<E>(&mut self.forbidden, scratch.forbidden());
    }
}

fn average<E: Encoding>(of_choices: &mut [f32], of_images: &[f32]) {
    for (choice, value) in of_choices.iter_mut().enumerate() {
        let mut image = [choice as u16];
        E::mirror(&mut [], &mut [], &mut [], &mut image);
        *value = 0.5 * (*value + of_images[image[0] as usize]);
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
            if let Some(image) = &mut self.mirrored {
                image.average::<E>(&self.net, &mut self.scratch, cells, scalars, q);
            }
        }
    }

    fn forbidden(&self) -> &[f32] {
        match &self.mirrored {
            Some(image) => &image.forbidden,
            None => self.scratch.forbidden(),
        }
    }

    fn uses_cells(&self) -> bool {
        self.net.uses_cells()
    }
}
