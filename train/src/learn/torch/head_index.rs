//! Decision of each head of a batch, for encodings with several heads.

use tch::{Device, Tensor};

#[derive(Debug)]
pub struct HeadIndex {
    decision: Tensor,
    n_heads: Tensor,
}

impl HeadIndex {
    pub fn new(numbers: &[i64], heads: usize, n: usize, device: Device) -> Self {
        let decision: Vec<i64> = numbers.iter().map(|number| number / heads as i64).collect();
        let mut n_heads = vec![0.0f32; n];
        decision.iter().for_each(|&d| n_heads[d as usize] += 1.0);
        Self {
            decision: Tensor::from_slice(&decision).to_device(device),
            n_heads: Tensor::from_slice(&n_heads).to_device(device),
        }
    }
}

/// Returns the mean of `values` (`[m]`) over each decision's heads, `[n]`. Without index every decision has one head.
pub fn mean_over_heads(values: &Tensor, index: Option<&HeadIndex>) -> Tensor {
    match index {
        None => values.shallow_clone(),
        Some(index) => {
            let sums = index.n_heads.zeros_like().index_add(0, &index.decision, values);
            sums / &index.n_heads
        }
    }
}
