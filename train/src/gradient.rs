//! What one sample says about the weights: the gradient of the loss.

use tch::{Kind, Tensor, no_grad};

use crate::cell_table::Active;
use crate::config::Loss;
use crate::dqn;
use crate::network::{Input, Network};
use crate::replay_buffer::Sample;

/// The learning rule at one update.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// Loss on the temporal difference.
    pub loss: Loss,
    /// Whether the online network selects what the averaged one values.
    pub double: bool,
    /// See [`dqn::margin_loss`].
    pub margin: f64,
    /// Its weight; 0: off.
    pub margin_weight: f64,
}

/// The gradient of the loss on one sample, and what was seen on the way.
pub struct Gradient {
    /// Per layer, then (if the network has cell rows) for the sums of cell rows.
    pub of_leaves: Vec<Tensor>,
    /// The loss.
    pub loss: f64,
    /// Mean value of the decisions made.
    pub q: f64,
    /// Mean absolute temporal difference.
    pub td_error: f64,
    state: Input,
}

impl Gradient {
    /// On `sample`, whose `next` was made the input `next`.
    pub fn of(rule: &Rule, online: &Network, average: &Network, next: &Input, sample: &Sample) -> Self {
        let device = online.device();
        let actions = online.shape().dims.actions as i64;
        let floats = |numbers: &[f32]| Tensor::from_slice(numbers).to_device(device);
        let mask = |bits: &[bool]| Tensor::from_slice(bits).view([-1, actions]).to_device(device);
        let targets = no_grad(|| {
            let value = average.q(next);
            let select = if rule.double {
                online.q(next)
            } else {
                value.shallow_clone()
            };
            let value = dqn::next_value(&select, &value, &mask(&sample.next.mask), next.owners());
            dqn::targets(&floats(&sample.reward), &floats(&sample.discount), &value)
        });

        let state = online.input(&sample.state);
        let sums = no_grad(|| online.cell_sums(&state)).map(|sums| sums.set_requires_grad(true));
        let q = online.q_from_sums(&state, sums.as_ref());
        let choices = Tensor::from_slice(&sample.choices).to_device(device);
        let values = dqn::decision_value(&q, &choices, state.owners());
        let mut loss = dqn::loss(&values, &targets, rule.loss);
        if rule.margin_weight > 0.0 && sample.demonstrated.contains(&1.0) {
            let (mask, demonstrated) = (mask(&sample.state.mask), floats(&sample.demonstrated));
            let short = dqn::margin_loss(&q, &mask, &choices, &demonstrated, rule.margin, state.owners());
            loss += short * rule.margin_weight;
        }
        let leaves: Vec<&Tensor> = online.layers().iter().chain(&sums).collect();
        let of_leaves = Tensor::run_backward(&[&loss], &leaves, false, false);
        no_grad(|| Self {
            of_leaves,
            loss: loss.double_value(&[]),
            q: values.mean(Kind::Float).double_value(&[]),
            td_error: (&values - &targets).abs().mean(Kind::Float).double_value(&[]),
            state,
        })
    }

    /// The cell features active in the states, if there is a table for them.
    pub fn active(&self) -> Option<&Active> {
        self.state.active()
    }
}
