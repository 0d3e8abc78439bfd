//! Terms of the loss in libtorch, with the shapes of [`crate::learn::loss`]: `n` decisions, `m` heads; Q-values and
//! masks are `[m, actions]`.

use tch::{Reduction, Tensor};

use super::head_index::{HeadIndex, mean_over_heads};
use crate::config::Loss;
use crate::learn::loss::TEMPERATURE;

/// Finite stand-in for minus infinity at illegal choices, so that no NaN arises.
const NEVER: f64 = -1e9;

pub(crate) fn decision_value(q: &Tensor, choices: &Tensor, index: Option<&HeadIndex>) -> Tensor {
    mean_over_heads(&q.gather(-1, &choices.unsqueeze(-1), false).squeeze_dim(-1), index)
}

/// Returns the value of the next decision, `[n]`: the mean over its heads of `value` at the legal choice with the
/// largest `select`. Two different networks make it double DQN (van Hasselt et al. 2016), the same one twice plain DQN.
pub(crate) fn next_value(select: &Tensor, value: &Tensor, mask: &Tensor, index: Option<&HeadIndex>) -> Tensor {
    let best = select.masked_fill(&mask.logical_not(), NEVER).argmax(-1, true);
    mean_over_heads(&value.gather(-1, &best, false).squeeze_dim(-1), index)
}

pub(crate) fn targets(reward: &Tensor, discount: &Tensor, next_value: &Tensor) -> Tensor {
    reward + discount * next_value
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
    use tch::Kind;

    use tch::Device;

    use super::*;

    fn mask(bits: &[u8], actions: i64) -> Tensor {
        Tensor::from_slice(bits).to_kind(Kind::Bool).view([-1, actions])
    }

    fn floats(t: &Tensor) -> Vec<f32> {
        Vec::try_from(t.to_kind(Kind::Float).flatten(0, -1)).expect("a row of numbers")
    }

    #[test]
    fn double_dqn_selects_with_one_network_and_values_with_the_other_inside_the_mask() {
        let select = Tensor::from_slice(&[9.0f32, 3.0, 2.0]).view([1, 3]);
        let value = Tensor::from_slice(&[100.0f32, 5.0, 7.0]).view([1, 3]);
        let legal = mask(&[0, 1, 1], 3);
        assert_eq!(floats(&next_value(&select, &value, &legal, None)), [5.0]);
        assert_eq!(floats(&next_value(&value, &value, &legal, None)), [7.0]);
    }

    #[test]
    fn targets_by_hand() {
        let target = targets(
            &Tensor::from_slice(&[1.0f32, 2.0]),
            &Tensor::from_slice(&[0.5f32, 0.0]),
            &Tensor::from_slice(&[4.0f32, 1e6]),
        );
        assert_eq!(floats(&target), [3.0, 2.0]);
    }

    #[test]
    fn a_decision_is_the_mean_over_its_heads() {
        let q = [1.0f32, 2.0, 6.0, 0.0, 5.0, 60.0, 1.0, 9.0, 7.0, 0.0, 8.0, 9.0];
        let q = Tensor::from_slice(&q).view([6, 2]);
        let choices = Tensor::from_slice(&[1i64, 0, 0, 0, 1, 0]);
        let index = HeadIndex::new(&[0, 2, 4, 8, 9, 11], 4, 3, Device::Cpu);
        assert_eq!(floats(&decision_value(&q, &choices, Some(&index))), [4.0, 5.0, 3.0]);
        let legal = mask(&[1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 0, 1], 2);
        let next = next_value(&q, &q, &legal, Some(&index));
        assert_eq!(floats(&next), [4.0, 5.0, (1.0 + 7.0 + 9.0) / 3.0]);
    }

    #[test]
    fn losses_by_hand() {
        let (values, targets) = (Tensor::from_slice(&[0.5f32, 3.0]), Tensor::from_slice(&[0.0f32, 0.0]));
        assert_eq!(loss(&values, &targets, Loss::Mse).double_value(&[]), (0.125 + 4.5) / 2.0);
        assert_eq!(loss(&values, &targets, Loss::Huber).double_value(&[]), (0.125 + 2.5) / 2.0);
    }

    #[test]
    fn the_margin_loss_by_hand() {
        let q = Tensor::from_slice(&[1.0f32, 2.0, 9.0, 5.0, 0.0, 0.0, 3.0, 2.75, 9.0, 0.0, 9.0, 0.0]).view([4, 3]);
        let legal = mask(&[1, 1, 0, 1, 1, 1, 1, 1, 0, 1, 1, 1], 3);
        let demonstration = Tensor::from_slice(&[0i64, 0, 0, -1]);
        let index = HeadIndex::new(&[0, 1, 2, 4], 2, 3, Device::Cpu);
        let loss = margin_loss(&q, &legal, &demonstration, 0.5, Some(&index));
        let by_hand = ((1.5 + 0.0) / 2.0 + 0.25 + 0.0) / 3.0;
        assert!((loss.double_value(&[]) - by_hand).abs() < 1e-6);
    }

    #[test]
    fn the_pull_by_hand() {
        let q = |odds: f64| (TEMPERATURE * odds.ln()) as f32;
        let own = Tensor::from_slice(&[q(1.0), q(3.0), 9.0, 7.0, 8.0, 9.0]).view([2, 3]);
        let start = Tensor::from_slice(&[q(3.0), q(1.0), -9.0, 1.0, 2.0, 3.0]).view([2, 3]);
        let legal = mask(&[1, 1, 0, 0, 0, 1], 3);
        let by_hand = TEMPERATURE.powi(2) * (0.75 * 3f64.ln() + 0.25 * (1.0f64 / 3.0).ln()) / 2.0;
        let loss = pull_loss(&own, &start, &legal, None).double_value(&[]);
        assert!((loss - by_hand).abs() < 1e-7, "{loss}, not {by_hand}");
        assert!(pull_loss(&own, &own, &legal, None).double_value(&[]).abs() < 1e-9);
    }

    #[test]
    fn gradients_are_scaled_down_to_the_limit_and_never_up() {
        let scaled = |row: &[f32], limit: f64| {
            let row = Tensor::from_slice(row);
            let norm = row.norm();
            let scale = clip_scale(&norm, limit).map_or(1.0, |scale| scale.double_value(&[]));
            let plain = crate::learn::loss::clip_scale(norm.double_value(&[]), limit);
            assert!((scale - plain).abs() < 1e-6);
            floats(&(row * scale))
        };
        let clipped = scaled(&[3.0, 4.0], 1.0);
        assert!((clipped[0] - 0.6).abs() < 1e-5 && (clipped[1] - 0.8).abs() < 1e-5);
        assert_eq!(scaled(&[0.3, 0.4], 1.0), [0.3, 0.4]);
        assert_eq!(scaled(&[3.0, 4.0], 0.0), [3.0, 4.0]);
    }
}
