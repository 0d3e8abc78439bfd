//! The gradient by libtorch: what learns on a GPU, and the twin of [the processor's](super::cpu).

use tch::{Device, Kind, Tensor, no_grad};

use super::{Gradient, Input, Networks, Rule};
use crate::data::replay_buffer::SamplePart;
use crate::learn::loss;
use crate::nn::network;

/// See [`Gradient::of`].
pub(crate) fn gradient(rule: &Rule, networks: &Networks, next: &network::Input, part: &SamplePart) -> Gradient {
    let Networks { online, average, start } = networks;
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
    let (q, forbidden) = online.q_from_sums(&state, sums.as_ref());
    let choices = Tensor::from_slice(&part.choices).to_device(device);
    let values = loss::decision_value(&q, &choices, state.owners());
    let mut total = loss::loss(&values, &targets, rule.loss);
    let shown = rule.margin_weight > 0.0 && part.example.iter().any(|&choice| choice >= 0);
    if shown || forbidden.is_some() || start.is_some() {
        let mask = mask(&part.state.mask);
        if shown {
            let example = Tensor::from_slice(&part.example).to_device(device);
            let short = loss::margin_loss(&q, &mask, &example, rule.margin, state.owners());
            total += short * rule.margin_weight;
        }
        if let Some(start) = start {
            let start = no_grad(|| start.q(&state));
            total += loss::pull_loss(&q, &start, &mask, state.owners()) * rule.pull_weight;
        }
        if let Some(forbidden) = forbidden {
            total += loss::shield_loss(&forbidden, &mask, state.owners()) * rule.shield_weight;
        }
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
        Gradient {
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
            state: Input::Torch(state),
        }
    })
}
