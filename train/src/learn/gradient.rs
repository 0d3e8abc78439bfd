//! What a part of a batch says about the weights: the gradient of the loss.

use tch::{Device, Kind, Tensor, no_grad};

use crate::config::Loss;
use crate::data::replay_buffer::SamplePart;
use crate::learn::loss;
use crate::nn::cell_table::Active;
use crate::nn::network::{Input, Network};

/// The learning rule at one update.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// Loss on the temporal difference.
    pub loss: Loss,
    /// Whether the online network selects what the averaged one values.
    pub double: bool,
    /// See [`loss::margin_loss`].
    pub margin: f64,
    /// Its weight; 0: off.
    pub margin_weight: f64,
    /// Parts that the batch comes in.
    pub parts: usize,
}

/// The gradient of the loss on a part of a batch, and what was seen on the way.
pub struct Gradient {
    /// By all weights but the cell rows, one row.
    pub flat: Tensor,
    /// By the sums of cell rows, if the network has these, as its share of the whole batch's.
    pub of_sums: Option<Vec<f32>>,
    /// `[7]`, means over the part: the loss, the value of the decisions made, the absolute temporal difference, the target; then
    /// over those whose game ended within the target's steps, as parts of all: their value, their return, their share. Not read
    /// here: that would wait for the device.
    pub seen: Tensor,
    state: Input,
}

impl Gradient {
    /// On `part`, whose `next` was made the input `next`.
    pub fn of(rule: &Rule, online: &Network, average: &Network, next: &Input, part: &SamplePart) -> Self {
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
            let value = loss::next_value(&select, &value, &mask(&part.next.mask), next.owners());
            loss::targets(&floats(&part.reward), &floats(&part.discount), &value)
        });

        let state = online.input(&part.state);
        let sums = no_grad(|| online.cell_sums(&state)).map(|sums| sums.set_requires_grad(true));
        let q = online.q_from_sums(&state, sums.as_ref());
        let choices = Tensor::from_slice(&part.choices).to_device(device);
        let values = loss::decision_value(&q, &choices, state.owners());
        let mut total = loss::loss(&values, &targets, rule.loss);
        if rule.margin_weight > 0.0 && part.demonstrated.contains(&1.0) {
            let (mask, demonstrated) = (mask(&part.state.mask), floats(&part.demonstrated));
            let short = loss::margin_loss(&q, &mask, &choices, &demonstrated, rule.margin, state.owners());
            total += short * rule.margin_weight;
        }
        let leaves: Vec<&Tensor> = online.layers().iter().chain(&sums).collect();
        let mut of_leaves = Tensor::run_backward(&[&total], &leaves, false, false);
        no_grad(|| {
            let mean = |row: &Tensor| row.mean(Kind::Float);
            let td_error = mean(&(&values - &targets).abs());
            // Nothing is guessed where the discount that is left is 0: the target is what was paid.
            let ended = floats(&part.discount).eq(0.0).to_kind(Kind::Float);
            let of_sums = sums.is_some().then(|| {
                let of_sums = of_leaves.pop().expect("one per leaf") / rule.parts as f64;
                Vec::try_from(of_sums.to_device(Device::Cpu).flatten(0, -1)).expect("f32 numbers")
            });
            let rows: Vec<Tensor> = of_leaves.iter().map(|gradient| gradient.flatten(0, -1)).collect();
            Self {
                flat: Tensor::cat(&rows, 0),
                of_sums,
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
                state,
            }
        })
    }

    /// The cell features active in the states, if there is a table for them.
    pub fn active(&self) -> Option<&Active> {
        self.state.active()
    }
}
