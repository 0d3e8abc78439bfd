//! Observations and transitions of several decisions as a network learns from them: with the heads that matter alone.

use half::f16;

use crate::rollout::observation::for_heads_that_matter;

/// `n` observations, row after row, and the heads with a choice. `T` is the scalars' type.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ObservationBatch<T> {
    /// Number of decisions.
    pub n: usize,
    /// `n × CELLS`; empty if the network does not use them.
    pub cells: Vec<u8>,
    /// `n × SCALARS`.
    pub scalars: Vec<T>,
    /// The `m` heads that matter, ascending, as decision × HEADS + head: those with more than one legal choice; of a
    /// decision that has no such head, the first.
    pub heads: Vec<i64>,
    /// Their legal choices, `m × ACTIONS`.
    pub mask: Vec<bool>,
}

impl<T> ObservationBatch<T> {
    /// No decisions; keeps the memory.
    pub fn clear(&mut self) {
        self.n = 0;
        self.cells.clear();
        self.scalars.clear();
        self.heads.clear();
        self.mask.clear();
    }

    /// Adds the heads that matter of the next decision, whose mask is `heads × actions`, and counts it.
    pub fn push_mask(&mut self, mask: &[bool], actions: usize) {
        let heads = mask.len() / actions;
        let first = (self.n * heads) as i64;
        let of = |head: usize| &mask[head * actions..(head + 1) * actions];
        let count = |head: usize| of(head).iter().map(|&legal| legal as u32).sum();
        for_heads_that_matter(heads, count, |head| {
            self.heads.push(first + head as i64);
            self.mask.extend_from_slice(of(head));
        });
        self.n += 1;
    }
}

/// Transitions drawn from a [`ReplayBuffer`](super::replay_buffer::ReplayBuffer), in parts of equal size that may be worked on at the same time. Reused between
/// draws.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sample {
    /// The parts.
    pub parts: Vec<SamplePart>,
}

impl Sample {
    /// Room for so many parts.
    pub fn new(n_parts: usize) -> Self {
        Self {
            parts: vec![SamplePart::default(); n_parts],
        }
    }
}

/// `n` transitions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SamplePart {
    /// Where the decisions were made.
    pub state: ObservationBatch<f16>,
    /// What was chosen by the heads that matter there.
    pub choices: Vec<i64>,
    /// Rewards, `n`.
    pub reward: Vec<f32>,
    /// Discounts, `n`.
    pub discount: Vec<f32>,
    /// What is to be imitated by the heads that matter there; -1: nobody showed it.
    pub example: Vec<i64>,
    /// The states reached.
    pub next: ObservationBatch<f16>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_with_a_choice_or_else_the_first() {
        let mut rows = ObservationBatch::<f32>::default();
        rows.push_mask(&[false, true, true, true, true, true], 2);
        rows.push_mask(&[false, true, true, false, true, false], 2);
        rows.push_mask(&[true, true, true, false, true, false], 2);
        assert_eq!((rows.n, &rows.heads[..]), (3, &[1, 2, 3, 6][..]));
        assert_eq!(rows.mask, [true, true, true, true, false, true, true, true]);
        rows.clear();
        rows.push_mask(&[true, false, true], 3);
        rows.push_mask(&[false, false, true], 3);
        assert_eq!(rows.heads, [0, 1], "with one head every decision matters");
    }
}
