//! Loss of deep Q-learning and its derivatives by Q.
//!
//! Shapes: `n` decisions with together `m` heads that have a choice ([`crate::data::batch::ObservationBatch`]),
//! `actions` options per head. Q-values and masks are `m × actions`. The value of a decision is the mean over its heads
//! (branching DQN, Tavakoli et al. 2018); with one head, `m = n`, this is plain DQN.
//!
//! | term | source |
//! |---|---|
//! | target: n-step reward + remaining discount · value of the next state | Sutton 1988 |
//! | next value: the online network selects, the averaged one evaluates | double DQN, van Hasselt et al. 2016 |
//! | margin: no legal action within `margin` of the demonstrator's | Hester et al. 2018 |
//! | pull: KL divergence of the softmax policies of a start and of the network, times T² | |

use crate::config::Loss;
use crate::data::batch::SamplePart;

/// Settings of the loss that a gradient is taken of.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    pub loss: Loss,
    pub double: bool,
    pub margin: f64,
    pub margin_weight: f64,
    pub pull_weight: f64,
    pub parts: usize,
}

/// Temperature T of the pull's softmax: a Q-value larger by T is e times as likely. The factor T² gives the pull the
/// curvature of the loss on values.
pub const TEMPERATURE: f64 = 0.05;

/// Returns the factor that scales a gradient of this norm down to `limit` (Pascanu et al. 2013), at most 1. A `limit`
/// of 0 gives 1.
pub fn clip_scale(norm: f64, limit: f64) -> f64 {
    if limit > 0.0 { (limit / (norm + 1e-6)).min(1.0) } else { 1.0 }
}

pub(crate) struct Heads {
    decision: Vec<usize>,
    share: Vec<f32>,
}

impl Heads {
    pub(crate) fn new(numbers: &[i64], heads: usize, n: usize) -> Self {
        let decision: Vec<usize> = numbers.iter().map(|&number| number as usize / heads).collect();
        let mut count = vec![0.0; n];
        decision.iter().for_each(|&d| count[d] += 1.0);
        Self { decision, share: count.into_iter().map(|n: f32| 1.0 / n).collect() }
    }

    fn means(&self, values: impl Iterator<Item = f32>) -> Vec<f32> {
        let mut means = vec![0.0; self.share.len()];
        for (&d, value) in self.decision.iter().zip(values) {
            means[d] += value;
        }
        means.iter_mut().zip(&self.share).for_each(|(mean, share)| *mean *= share);
        means
    }

    /// Returns the value of the next decision: the mean over its heads of `values` at the legal choice with the largest
    /// `select`.
    pub(crate) fn next_values(&self, select: &[f32], values: &[f32], mask: &[bool], actions: usize) -> Vec<f32> {
        let heads = select.chunks_exact(actions).zip(mask.chunks_exact(actions));
        let best = heads.map(|(select, mask)| best_of(select, |k| mask[k]).unwrap_or(0));
        self.means(best.zip(values.chunks_exact(actions)).map(|(best, values)| values[best]))
    }
}

fn best_of(row: &[f32], asked: impl Fn(usize) -> bool) -> Option<usize> {
    let asked = (0..row.len()).filter(|&k| asked(k));
    asked.reduce(|best, k| if row[k] > row[best] { k } else { best })
}

/// Returns the derivative of the loss by Q, and `Gradient::seen`.
pub(crate) fn of_q(
    rule: &Rule,
    heads: &Heads,
    q: &[f32],
    targets: &[f32],
    part: &SamplePart,
    actions: usize,
) -> (Vec<f32>, [f32; 7]) {
    let n = targets.len() as f32;
    let rows = || q.chunks_exact(actions).zip(&part.choices);
    let values = heads.means(rows().map(|(q, &choice)| q[choice as usize]));
    let mut of_q = vec![0.0; q.len()];
    let mut seen = [0.0f64; 7];
    let mut of_values = Vec::with_capacity(values.len());
    for ((&value, &target), &discount) in values.iter().zip(targets).zip(&part.discount) {
        let error = value - target;
        let (loss, of_value) = match rule.loss {
            Loss::Huber if error.abs() > 1.0 => (error.abs() - 0.5, error.signum()),
            Loss::Huber | Loss::Mse => (0.5 * error * error, error),
        };
        of_values.push(of_value / n);
        // With a remaining discount of 0 the target is the reward alone, without an estimated value.
        let ended = if discount == 0.0 { 1.0 } else { 0.0 };
        let of_one = [loss, value, error.abs(), target, value * ended, target * ended, ended];
        seen.iter_mut().zip(of_one).for_each(|(sum, x)| *sum += x as f64);
    }
    for (head, &d) in heads.decision.iter().enumerate() {
        of_q[head * actions + part.choices[head] as usize] = of_values[d] * heads.share[d];
    }
    if rule.margin_weight > 0.0 {
        for (head, ((q, &demonstration), &d)) in
            q.chunks_exact(actions).zip(&part.demonstration).zip(&heads.decision).enumerate()
        {
            let Ok(choice) = usize::try_from(demonstration) else {
                continue;
            };
            let (weight, mask) =
                (rule.margin_weight as f32 * heads.share[d], &part.state.mask[head * actions..][..actions]);
            let other = best_of(q, |k| mask[k] && k != choice);
            let short = other.map(|other| (other, q[other] + rule.margin as f32 - q[choice]));
            if let Some((other, short)) = short.filter(|(_, short)| *short > 0.0) {
                seen[0] += (weight * short) as f64;
                of_q[head * actions + other] += weight / n;
                of_q[head * actions + choice] -= weight / n;
            }
        }
    }
    (of_q, seen.map(|sum| (sum / n as f64) as f32))
}

pub(crate) fn pull(
    rule: &Rule,
    heads: &Heads,
    [q, start]: [&[f32]; 2],
    mask: &[bool],
    actions: usize,
    of_q: &mut [f32],
) -> f32 {
    let (n, t) = (heads.share.len() as f32, TEMPERATURE as f32);
    let (mut own, mut other) = (vec![0.0; actions], vec![0.0; actions]);
    let mut loss = 0.0f64;
    for (head, &d) in heads.decision.iter().enumerate() {
        let row = head * actions..(head + 1) * actions;
        let mask = &mask[row.clone()];
        log_chances(&q[row.clone()], mask, &mut own);
        log_chances(&start[row.clone()], mask, &mut other);
        let weight = rule.pull_weight as f32 * t * heads.share[d] / n;
        for (k, of_q) in of_q[row].iter_mut().enumerate().filter(|(k, _)| mask[*k]) {
            loss += (weight * t * other[k].exp() * (other[k] - own[k])) as f64;
            *of_q += weight * (own[k].exp() - other[k].exp());
        }
    }
    loss as f32
}

fn log_chances(q: &[f32], mask: &[bool], chances: &mut [f32]) {
    let legal = || (0..q.len()).filter(|&k| mask[k]);
    let most = legal().map(|k| q[k]).fold(f32::NEG_INFINITY, f32::max);
    legal().for_each(|k| chances[k] = (q[k] - most) / TEMPERATURE as f32);
    let log_sum = legal().map(|k| chances[k].exp()).sum::<f32>().ln();
    legal().for_each(|k| chances[k] -= log_sum);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gradients_are_scaled_down_to_the_limit_and_never_up() {
        assert!((clip_scale(5.0, 1.0) - 0.2).abs() < 1e-5);
        assert_eq!([clip_scale(0.5, 1.0), clip_scale(5.0, 0.0)], [1.0, 1.0]);
    }

    #[test]
    fn double_dqn_selects_with_one_network_and_values_with_the_other_inside_the_mask() {
        let (select, value) = ([9.0, 3.0, 2.0], [100.0, 5.0, 7.0]);
        let (legal, heads) = ([false, true, true], Heads::new(&[0], 1, 1));
        assert_eq!(heads.next_values(&select, &value, &legal, 3), [5.0]);
        assert_eq!(heads.next_values(&value, &value, &legal, 3), [7.0]);
    }

    #[test]
    fn a_decision_is_the_mean_over_its_heads() {
        let heads = Heads::new(&[0, 2, 4, 8, 9, 11], 4, 3);
        assert_eq!(heads.means([2.0, 6.0, 5.0, 1.0, 0.0, 8.0].into_iter()), [4.0, 5.0, 3.0]);
    }

    fn part(choices: &[i64], demonstration: &[i64], mask: &[bool], discount: &[f32]) -> SamplePart {
        SamplePart {
            state: crate::data::batch::ObservationBatch { mask: mask.to_vec(), ..Default::default() },
            choices: choices.to_vec(),
            demonstration: demonstration.to_vec(),
            discount: discount.to_vec(),
            ..Default::default()
        }
    }

    fn rule(loss: Loss) -> Rule {
        Rule { loss, double: true, margin: 0.5, margin_weight: 0.0, pull_weight: 1.0, parts: 1 }
    }

    #[test]
    fn losses_by_hand() {
        let heads = Heads::new(&[0, 1], 1, 2);
        let part = part(&[0, 0], &[-1, -1], &[true; 2], &[0.5, 0.0]);
        let of = |loss| of_q(&rule(loss), &heads, &[0.5, 3.0], &[0.0, 0.0], &part, 1);
        let (of_mse, seen) = of(Loss::Mse);
        assert_eq!((of_mse, seen[0]), (vec![0.25, 1.5], (0.125 + 4.5) / 2.0));
        let (of_huber, seen) = of(Loss::Huber);
        assert_eq!((of_huber, seen[0]), (vec![0.25, 0.5], (0.125 + 2.5) / 2.0));
        assert_eq!(seen[1..], [1.75, 1.75, 0.0, 1.5, 0.0, 0.5]);
    }

    /// Two demonstrated decisions of two heads and one head, and one of the learner's. Best other choice of each head:
    /// 1 above (short by 1 + margin), far below (0); the illegal one is ignored, and the demonstrated one leads by less
    /// than the margin.
    #[test]
    fn the_margin_loss_by_hand() {
        let q = [1.0f32, 2.0, 9.0, 5.0, 0.0, 0.0, 3.0, 2.75, 9.0, 0.0, 9.0, 0.0];
        let legal = [1, 1, 0, 1, 1, 1, 1, 1, 0, 1, 1, 1].map(|bit| bit == 1);
        let heads = Heads::new(&[0, 1, 2, 4], 2, 3);
        let part = part(&[0, 0, 0, 0], &[0, 0, 0, -1], &legal, &[1.0; 3]);
        // Targets equal the values, so only the margin loss remains.
        let rule = Rule { margin_weight: 1.0, ..rule(Loss::Mse) };
        let (_, seen) = of_q(&rule, &heads, &q, &[3.0, 3.0, 0.0], &part, 3);
        let by_hand = ((1.5 + 0.0) / 2.0 + 0.25 + 0.0) / 3.0;
        assert!((seen[0] - by_hand).abs() < 1e-6, "{}", seen[0]);
    }

    /// Probabilities 1 : 3 by Q and 3 : 1 by the start, with an illegal choice; the second head has a single legal
    /// choice.
    #[test]
    fn the_pull_by_hand() {
        let q = |odds: f64| (TEMPERATURE * odds.ln()) as f32;
        let own = [q(1.0), q(3.0), 9.0, 7.0, 8.0, 9.0];
        let start = [q(3.0), q(1.0), -9.0, 1.0, 2.0, 3.0];
        let legal = [1, 1, 0, 0, 0, 1].map(|bit| bit == 1);
        let heads = Heads::new(&[0, 1], 1, 2);
        let by_hand = TEMPERATURE.powi(2) * (0.75 * 3f64.ln() + 0.25 * (1.0f64 / 3.0).ln()) / 2.0;
        let mut of_q = vec![0.0; 6];
        let loss = pull(&rule(Loss::Mse), &heads, [&own, &start], &legal, 3, &mut of_q);
        assert!((loss as f64 - by_hand).abs() < 1e-7, "{loss}, not {by_hand}");
        assert!(of_q[0] < 0.0 && of_q[1] > 0.0 && of_q[2..].iter().all(|x| x.abs() < 1e-6));
        assert!(pull(&rule(Loss::Mse), &heads, [&own, &own], &legal, 3, &mut of_q).abs() < 1e-9);
    }
}
