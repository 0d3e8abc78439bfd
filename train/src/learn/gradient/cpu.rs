//! The gradient on the processor; the mathematics is that of [`crate::learn::loss`], written out.

use tch::Tensor;

use super::{Gradient, Input, Networks, Rule};
use crate::config::Loss;
use crate::data::replay_buffer::SamplePart;
use crate::learn::loss::TEMPERATURE;
use crate::nn::cpu::{self, Forward};

/// See [`Gradient::of`].
pub(crate) fn gradient(rule: &Rule, networks: &Networks, next: &cpu::Input, part: &SamplePart) -> Gradient {
    let Networks { online, average, start } = networks;
    let dims = online.shape().dims;
    let values = Forward::of_q(average, next);
    let select = rule.double.then(|| Forward::of_q(online, next));
    let heads = Heads::new(next.heads(), dims.heads, part.reward.len());
    let select = select.as_ref().unwrap_or(&values).q();
    let next_values = heads.next_values(select, values.q(), &part.next.mask, dims.actions);
    let targets: Vec<f32> = (part.reward.iter().zip(&part.discount).zip(next_values))
        .map(|((reward, discount), value)| reward + discount * value)
        .collect();

    let state = cpu::Input::new(online, &part.state);
    let forward = Forward::new(online, &state);
    let heads = Heads::new(state.heads(), dims.heads, targets.len());
    let (mut of_q, mut seen) = of_q(rule, &heads, forward.q(), &targets, part, dims.actions);
    if let Some(start) = start {
        let start = Forward::of_q(start, &state);
        seen[0] += pull(
            rule,
            &heads,
            [forward.q(), start.q()],
            &part.state.mask,
            dims.actions,
            &mut of_q,
        );
    }
    let forbidden = forward.forbidden();
    let predicted = forbidden.map(|log_odds| of_forbidden(rule, &heads, log_odds, &part.state.mask, dims.actions));
    let of_forbidden = predicted.map(|(of_forbidden, loss)| {
        seen[0] += loss;
        of_forbidden
    });
    let (flat, of_sums) = forward.backward(of_q, of_forbidden);
    let share = |mut numbers: Vec<f32>| {
        numbers.iter_mut().for_each(|g| *g /= rule.parts as f32);
        numbers
    };
    Gradient {
        flat: Tensor::from_slice(&flat),
        of_sums: of_sums.map(share),
        seen: Tensor::from_slice(&seen),
        state: Input::Cpu(state),
    }
}

/// Which decision each head belongs to.
struct Heads {
    decision: Vec<usize>,
    /// 1 / heads of each decision.
    share: Vec<f32>,
}

impl Heads {
    /// For heads numbered as decision × `heads` + head; every one of the `n` decisions has one.
    fn new(numbers: &[i64], heads: usize, n: usize) -> Self {
        let decision: Vec<usize> = numbers.iter().map(|&number| number as usize / heads).collect();
        let mut count = vec![0.0; n];
        decision.iter().for_each(|&d| count[d] += 1.0);
        Self {
            decision,
            share: count.into_iter().map(|n: f32| 1.0 / n).collect(),
        }
    }

    /// The mean of the values of each decision's heads.
    fn means(&self, values: impl Iterator<Item = f32>) -> Vec<f32> {
        let mut means = vec![0.0; self.share.len()];
        for (&d, value) in self.decision.iter().zip(values) {
            means[d] += value;
        }
        means
            .iter_mut()
            .zip(&self.share)
            .for_each(|(mean, share)| *mean *= share);
        means
    }

    /// The value of the next decision: per head the legal choice that `select` likes best, valued by `values`.
    fn next_values(&self, select: &[f32], values: &[f32], mask: &[bool], actions: usize) -> Vec<f32> {
        let heads = select.chunks_exact(actions).zip(mask.chunks_exact(actions));
        let best = heads.map(|(select, mask)| best_of(select, |k| mask[k]).unwrap_or(0));
        self.means(
            best.zip(values.chunks_exact(actions))
                .map(|(best, values)| values[best]),
        )
    }
}

/// The first of the largest numbers among those asked for.
fn best_of(row: &[f32], asked: impl Fn(usize) -> bool) -> Option<usize> {
    let asked = (0..row.len()).filter(|&k| asked(k));
    asked.reduce(|best, k| if row[k] > row[best] { k } else { best })
}

/// The derivative of the loss by Q, and [`Gradient::seen`].
fn of_q(
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
        // Nothing is guessed where the discount that is left is 0: the target is what was paid.
        let ended = if discount == 0.0 { 1.0 } else { 0.0 };
        let of_one = [loss, value, error.abs(), target, value * ended, target * ended, ended];
        seen.iter_mut().zip(of_one).for_each(|(sum, x)| *sum += x as f64);
    }
    for (head, &d) in heads.decision.iter().enumerate() {
        of_q[head * actions + part.choices[head] as usize] = of_values[d] * heads.share[d];
    }
    if rule.margin_weight > 0.0 {
        for (head, ((q, &example), &d)) in q
            .chunks_exact(actions)
            .zip(&part.example)
            .zip(&heads.decision)
            .enumerate()
        {
            let Ok(choice) = usize::try_from(example) else { continue };
            let (weight, mask) = (
                rule.margin_weight as f32 * heads.share[d],
                &part.state.mask[head * actions..][..actions],
            );
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

/// Adds the derivative of [`crate::learn::loss::pull_loss`], with its weight, by the first of both Q; that loss.
fn pull(rule: &Rule, heads: &Heads, [q, start]: [&[f32]; 2], mask: &[bool], actions: usize, of_q: &mut [f32]) -> f32 {
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

/// The logarithms of the chances of legal choices in proportion to e^(Q / T).
fn log_chances(q: &[f32], mask: &[bool], chances: &mut [f32]) {
    let legal = || (0..q.len()).filter(|&k| mask[k]);
    let most = legal().map(|k| q[k]).fold(f32::NEG_INFINITY, f32::max);
    legal().for_each(|k| chances[k] = (q[k] - most) / TEMPERATURE as f32);
    let log_sum = legal().map(|k| chances[k].exp()).sum::<f32>().ln();
    legal().for_each(|k| chances[k] -= log_sum);
}

/// The derivative of [`crate::learn::loss::shield_loss`], with its weight, by the log-odds; and that loss.
fn of_forbidden(rule: &Rule, heads: &Heads, log_odds: &[f32], mask: &[bool], actions: usize) -> (Vec<f32>, f32) {
    let n = heads.share.len() as f32;
    let mut loss = 0.0f64;
    let of_one = |(k, (&x, &allowed)): (usize, (&f32, &bool))| {
        let weight = rule.shield_weight as f32 * heads.share[heads.decision[k / actions]] / n;
        let forbidden = if allowed { 0.0 } else { 1.0 };
        // ln(1 + e^x), which does not overflow.
        let softplus = x.max(0.0) + (-x.abs()).exp().ln_1p();
        loss += (weight * (softplus - x * forbidden)) as f64;
        weight * (1.0 / (1.0 + (-x).exp()) - forbidden)
    };
    let of_log_odds = log_odds.iter().zip(mask).enumerate().map(of_one).collect();
    (of_log_odds, loss as f32)
}
