use tch::{Kind, Tensor, no_grad};

use super::loss;
use super::network::{Input, Network};
use super::numbers;
use crate::data::batch::SamplePart;
use crate::learn::gradient::Networks as AllWeights;
use crate::learn::loss::Rule;
use crate::nn::forward;
use crate::nn::network::Network as Weights;

#[derive(Debug)]
pub(crate) struct Networks {
    pub(crate) online: Network,
    pub(crate) average: Network,
    pub(crate) start: Option<Network>,
}

#[derive(Debug)]
pub(crate) struct Gradient {
    pub(crate) flat: Tensor,
    pub(crate) of_sums: Option<Vec<f32>>,
    pub(crate) seen: Tensor,
    pub(crate) state: forward::Input,
}

pub(crate) fn gradient(
    rule: &Rule,
    networks: &Networks,
    cells: AllWeights,
    next: &forward::Input,
    part: &SamplePart,
) -> Gradient {
    let Networks { online, average, start } = networks;
    let device = online.device();
    let actions = online.shape().dims.actions as i64;
    let to_device = |input: &forward::Input| Input::new(online.shape(), input, device);
    let sums = |weights: &Weights, input: &forward::Input| {
        let table = weights.cells()?;
        let sums = table.sums(input.active()?);
        Some(Tensor::from_slice(&sums).view([-1, table.width() as i64]).to_device(device))
    };
    let floats = |numbers: &[f32]| Tensor::from_slice(numbers).to_device(device);
    let mask = |bits: &[bool]| Tensor::from_slice(bits).view([-1, actions]).to_device(device);
    let targets = no_grad(|| {
        let input = to_device(next);
        let value = average.q(&input, sums(cells.average, next).as_ref());
        let select =
            if rule.double { online.q(&input, sums(cells.online, next).as_ref()) } else { value.shallow_clone() };
        let value = loss::next_value(&select, &value, &mask(&part.next.mask), input.index());
        floats(&part.reward) + floats(&part.discount) * value
    });

    let read = forward::Input::new(cells.online, &part.state);
    let state = to_device(&read);
    let row_sums = sums(cells.online, &read).map(|sums| sums.set_requires_grad(true));
    let q = online.q(&state, row_sums.as_ref());
    let choices = Tensor::from_slice(&part.choices).to_device(device);
    let values = loss::decision_value(&q, &choices, state.index());
    let mut total = loss::loss(&values, &targets, rule.loss);
    let shown = rule.margin_weight > 0.0 && part.demonstration.iter().any(|&choice| choice >= 0);
    if shown {
        let demonstration = Tensor::from_slice(&part.demonstration).to_device(device);
        let mask = mask(&part.state.mask);
        total += loss::margin_loss(&q, &mask, &demonstration, rule.margin, state.index()) * rule.margin_weight;
    }
    if let (Some(start), Some(weights)) = (start, cells.start) {
        let start = no_grad(|| start.q(&state, sums(weights, &read).as_ref()));
        let mask = mask(&part.state.mask);
        total += loss::pull_loss(&q, &start, &mask, state.index()) * rule.pull_weight;
    }
    let leaves: Vec<&Tensor> = online.layers().iter().chain(&row_sums).collect();
    let mut of_leaves = Tensor::run_backward(&[&total], &leaves, false, false);
    no_grad(|| {
        let mean = |row: &Tensor| row.mean(Kind::Float);
        let td_error = mean(&(&values - &targets).abs());
        // With a remaining discount of 0 the target is the reward alone, without an estimated value.
        let ended = floats(&part.discount).eq(0.0).to_kind(Kind::Float);
        let of_sums = row_sums.is_some().then(|| {
            let of_sums = of_leaves.pop().expect("one per leaf") / rule.parts as f64;
            numbers(&of_sums)
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
            state: read,
        }
    })
}
