//! Observations and transitions of several decisions as training input, with only the heads that have a choice.

use half::f16;

use turf_agents::policy::for_heads_that_matter;

/// `n` observations, row after row. `cells` is empty if the network does not use them. `mask` holds the legal choices
/// of `heads`. `T` is the type of scalars.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ObservationBatch<T> {
    pub n: usize,
    pub cells: Vec<u8>,
    pub scalars: Vec<T>,
    /// The `m` heads with more than one legal choice, ascending, as decision × n_heads + head. A decision without such a
    /// head has its first head here.
    pub heads: Vec<i64>,
    pub mask: Vec<bool>,
}

impl<T> ObservationBatch<T> {
    pub fn clear(&mut self) {
        self.n = 0;
        self.cells.clear();
        self.scalars.clear();
        self.heads.clear();
        self.mask.clear();
    }

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

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sample {
    pub parts: Vec<SamplePart>,
}

impl Sample {
    pub fn new(n_parts: usize) -> Self {
        Self { parts: vec![SamplePart::default(); n_parts] }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct SamplePart {
    pub state: ObservationBatch<f16>,
    pub choices: Vec<i64>,
    pub reward: Vec<f32>,
    pub discount: Vec<f32>,
    /// Demonstrated choice of each head in `state.heads`. -1 = no demonstration.
    pub demonstration: Vec<i64>,
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
