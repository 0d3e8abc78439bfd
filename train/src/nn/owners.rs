//! Which decision each head of a batch belongs to, where decisions have several.

use tch::{Device, Tensor};

/// Which decision each head belongs to.
#[derive(Debug)]
pub struct Owners {
    /// `[m]`, i64.
    decision: Tensor,
    /// Heads of each decision, `[n]`, f32.
    n_heads: Tensor,
}

impl Owners {
    /// For heads numbered as decision × `heads` + head; every decision has one.
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

/// The mean of the values of each decision's heads (`[m]`); `[n]`. Without owners every decision has one head.
pub fn mean_over_heads(values: &Tensor, owners: Option<&Owners>) -> Tensor {
    match owners {
        None => values.shallow_clone(),
        Some(owners) => {
            let sums = owners.n_heads.zeros_like().index_add(0, &owners.decision, values);
            sums / &owners.n_heads
        }
    }
}
