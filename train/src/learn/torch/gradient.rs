use tch::{Kind, Tensor, no_grad};

use super::batch::Batch;
use super::loss;
use super::network::Network;
use crate::learn::loss::Rule;

#[derive(Debug)]
pub(crate) struct Networks {
    pub(crate) online: Network,
    pub(crate) average: Network,
    pub(crate) start: Option<Network>,
}

#[derive(Debug)]
pub(crate) struct Gradient {
    pub(crate) flat: Tensor,
    pub(crate) seen: Tensor,
    /// 1 for every feature of cells that is active in the batch, else 0. `None` without cell rows.
    pub(crate) touched: Option<Tensor>,
}

pub(crate) fn gradient(rule: &Rule, networks: &Networks, batch: &Batch) -> Gradient {
    let Networks { online, average, start } = networks;
    let Batch { state, next, .. } = batch;
    let index = state.input.index();
    let targets = no_grad(|| {
        let value = average.q(&next.input);
        let select = if rule.double { online.q(&next.input) } else { value.shallow_clone() };
        let value = loss::next_value(&select, &value, &next.mask, next.input.index());
        &batch.reward + &batch.discount * value
    });

    let q = online.q(&state.input);
    let values = loss::decision_value(&q, &batch.choices, index);
    let mut total = loss::loss(&values, &targets, rule.loss);
    if let Some(demonstration) = batch.demonstration.as_ref().filter(|_| rule.margin_weight > 0.0) {
        total += loss::margin_loss(&q, &state.mask, demonstration, rule.margin, index) * rule.margin_weight;
    }
    if let Some(start) = start.as_ref().filter(|_| rule.pull_weight > 0.0) {
        let start = no_grad(|| start.q(&state.input));
        total += loss::pull_loss(&q, &start, &state.mask, index) * rule.pull_weight;
    }
    let of_leaves = Tensor::run_backward(&[&total], online.layers(), false, false);
    no_grad(|| {
        let mean = |row: &Tensor| row.mean(Kind::Float);
        let td_error = mean(&(&values - &targets).abs());
        // With a remaining discount of 0 the target is the reward alone, without an estimated value.
        let ended = batch.discount.eq(0.0).to_kind(Kind::Float);
        let rows: Vec<Tensor> = of_leaves.iter().map(|gradient| gradient.flatten(0, -1)).collect();
        Gradient {
            flat: Tensor::cat(&rows, 0),
            seen: Tensor::stack(
                &[
                    total.detach(),
                    mean(&values.detach()),
                    td_error,
                    mean(&targets),
                    mean(&(values.detach() * &ended)),
                    mean(&(&targets * &ended)),
                    mean(&ended),
                ],
                0,
            ),
            touched: state.input.features().map(|features| features.amax(0, false)),
        }
    })
}
