//! Observations and transitions of several decisions as training input, with only the heads that have a choice.

use half::f16;

/// `n` observations, row after row. `cells` is empty if the network does not use them. `mask` holds the legal choices
/// of `heads`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ObservationBatch {
    pub n: usize,
    pub cells: Vec<u8>,
    pub scalars: Vec<f16>,
    /// The `m` heads with more than one legal choice, ascending, as decision × n_heads + head. A decision without such a
    /// head has its first head here.
    pub heads: Vec<i64>,
    pub mask: Vec<bool>,
}

impl ObservationBatch {
    pub fn clear(&mut self) {
        self.n = 0;
        self.cells.clear();
        self.scalars.clear();
        self.heads.clear();
        self.mask.clear();
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct SamplePart {
    pub state: ObservationBatch,
    pub choices: Vec<i64>,
    pub reward: Vec<f32>,
    pub discount: Vec<f32>,
    /// Demonstrated choice of each head in `state.heads`. -1 = no demonstration.
    pub demonstration: Vec<i64>,
    pub next: ObservationBatch,
}

impl SamplePart {
    pub fn clear(&mut self) {
        self.state.clear();
        self.next.clear();
        self.choices.clear();
        self.reward.clear();
        self.discount.clear();
        self.demonstration.clear();
    }
}
