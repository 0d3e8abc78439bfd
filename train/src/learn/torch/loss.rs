//! Terms of the loss in libtorch, with the shapes of [`crate::learn::loss`]: `n` decisions, `m` heads; Q-values and
//! masks are `[m, actions]`.

use tch::{Device, Reduction, Tensor};

use super::sent;
use crate::config::Loss;
use crate::learn::loss::TEMPERATURE;

/// Finite stand-in for minus infinity at illegal choices, so that no NaN arises.
pub(crate) const NEVER: f64 = -1e9;

/// Decision of each head of a batch, for encodings with several heads.
#[derive(Debug)]
pub(crate) struct HeadIndex {
    decision: Tensor,
    n_heads: Tensor,
}

impl HeadIndex {
    pub(crate) fn new(numbers: &[i64], heads: usize, n: usize, device: Device) -> Self {
        let decision: Vec<i64> = numbers.iter().map(|number| number / heads as i64).collect();
        let mut n_heads = vec![0.0f32; n];
        decision.iter().for_each(|&d| n_heads[d as usize] += 1.0);
        Self { decision: sent(&decision, device), n_heads: sent(&n_heads, device) }
    }
}

/// Returns the mean of `values` (`[m]`) over each decision's heads, `[n]`. Without index every decision has one head.
fn mean_over_heads(values: &Tensor, index: Option<&HeadIndex>) -> Tensor {
    match index {
        None => values.shallow_clone(),
        Some(index) => {
            let sums = index.n_heads.zeros_like().index_add(0, &index.decision, values);
            sums / &index.n_heads
        }
    }
}

pub(crate) fn decision_value(q: &Tensor, choices: &Tensor, index: Option<&HeadIndex>) -> Tensor {
    mean_over_heads(&q.gather(-1, &choices.unsqueeze(-1), false).squeeze_dim(-1), index)
}

/// Returns the value of the next decision, `[n]`: the mean over its heads of `value` at the legal choice with the
/// largest `select`. Two different networks make it double DQN (van Hasselt et al. 2016), the same one twice plain DQN.
pub(crate) fn next_value(select: &Tensor, value: &Tensor, mask: &Tensor, index: Option<&HeadIndex>) -> Tensor {
    let best = select.masked_fill(&mask.logical_not(), NEVER).argmax(-1, true);
    mean_over_heads(&value.gather(-1, &best, false).squeeze_dim(-1), index)
}

pub(crate) fn loss(values: &Tensor, targets: &Tensor, kind: Loss) -> Tensor {
    match kind {
        Loss::Huber => values.huber_loss(targets, Reduction::Mean, 1.0),
        Loss::Mse => values.mse_loss(targets, Reduction::Mean) * 0.5,
    }
}

/// Returns the Kullback-Leibler divergence, times T², between the policies proportional to e^(Q / T) over legal
/// choices, by `start` and by `q`: mean over a decision's heads, then over all decisions.
pub(crate) fn pull_loss(q: &Tensor, start: &Tensor, mask: &Tensor, index: Option<&HeadIndex>) -> Tensor {
    let illegal = mask.logical_not();
    let log_chances = |q: &Tensor| {
        let scaled = (q / TEMPERATURE).masked_fill(&illegal, NEVER);
        scaled.log_softmax(-1, tch::Kind::Float)
    };
    let (own, start) = (log_chances(q), log_chances(start));
    let divergence = (start.exp() * (&start - own)).sum_dim_intlist(-1, false, tch::Kind::Float);
    mean_over_heads(&divergence, index).mean(tch::Kind::Float) * TEMPERATURE.powi(2)
}

/// Returns the large-margin loss of demonstrations (Hester et al. 2018): the amount by which the best other legal
/// choice, plus `margin`, exceeds the demonstrated one; mean over a decision's heads, then over all `n` decisions.
/// `demonstration` is `[m]`, i64; -1 = no demonstration, loss 0.
pub(crate) fn margin_loss(
    q: &Tensor,
    mask: &Tensor,
    demonstration: &Tensor,
    margin: f64,
    index: Option<&HeadIndex>,
) -> Tensor {
    let chosen = demonstration.clamp_min(0).unsqueeze(-1);
    let others = (q + margin).masked_fill(&mask.logical_not(), NEVER);
    let best = others.scatter_value(-1, &chosen, NEVER).amax([-1], false);
    let short = (best - q.gather(-1, &chosen, false).squeeze_dim(-1)).relu();
    mean_over_heads(&(short * demonstration.ge(0)), index).mean(tch::Kind::Float)
}

/// Returns [`crate::learn::loss::clip_scale`] of a tensor, without waiting for the device. `None` if there is no limit.
pub(crate) fn clip_scale(norm: &Tensor, limit: f64) -> Option<Tensor> {
    (limit > 0.0).then(|| ((norm + 1e-6).reciprocal() * limit).clamp_max(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The terms of the loss are compared with plain Rust's by the tests of gradients.
    #[test]
    fn gradients_are_scaled_as_by_plain_rust() {
        for (norm, limit) in [(5.0, 1.0), (0.5, 1.0), (5.0, 0.0)] {
            let scale = clip_scale(&Tensor::from(norm), limit).map_or(1.0, |scale| scale.double_value(&[]));
            assert!((scale - crate::learn::loss::clip_scale(norm, limit)).abs() < 1e-6, "{norm} {limit}");
        }
    }
}
