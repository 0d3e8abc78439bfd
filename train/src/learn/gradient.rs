use crate::data::batch::SamplePart;
use crate::learn::loss::{self, Heads, Rule};
use crate::nn::forward::{Forward, Input};
use crate::nn::network::Network;

#[derive(Clone, Copy, Debug)]
pub struct Networks<'a> {
    pub online: &'a Network,
    pub average: &'a Network,
    pub start: Option<&'a Network>,
}

#[derive(Debug)]
pub struct Gradient {
    pub flat: Vec<f32>,
    /// Derivative by the sums of cell rows, divided by the number of parts. `None` if the network has no cell rows.
    pub of_sums: Option<Vec<f32>>,
    /// Means over the part: loss, value of the actions taken, absolute temporal difference, target. Then, for decisions
    /// whose game ended within the target's steps, as shares of all: value, return, number.
    pub seen: [f32; 7],
    pub state: Input,
}

impl Gradient {
    pub fn of(rule: &Rule, networks: Networks, next: &Input, part: &SamplePart) -> Self {
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

        let state = Input::new(online, &part.state);
        let forward = Forward::new(online, &state);
        let heads = Heads::new(state.heads(), dims.heads, targets.len());
        let (mut of_q, mut seen) = loss::of_q(rule, &heads, forward.q(), &targets, part, dims.actions);
        if let Some(start) = start {
            let start = Forward::of_q(start, &state);
            seen[0] += loss::pull(rule, &heads, [forward.q(), start.q()], &part.state.mask, dims.actions, &mut of_q);
        }
        let (flat, of_sums) = forward.backward(of_q);
        let share = |mut numbers: Vec<f32>| {
            numbers.iter_mut().for_each(|g| *g /= rule.parts as f32);
            numbers
        };
        Gradient { flat, of_sums: of_sums.map(share), seen, state }
    }
}
