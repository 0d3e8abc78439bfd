//! Adam (Kingma and Ba 2015) on one tensor, in which rows of inactive features rest.

use tch::{Device, Tensor};

use super::numbers;
use crate::learn::optimiser::Step;

pub(crate) struct Adam {
    exp_avg: Tensor,
    exp_avg_sq: Tensor,
}

impl Adam {
    pub(crate) fn new(moments: [Vec<f32>; 2], device: Device) -> Self {
        let [exp_avg, exp_avg_sq] = moments.map(|row| Tensor::from_slice(&row).to_device(device));
        Self { exp_avg, exp_avg_sq }
    }

    /// Takes a step along `gradient` times `scale`. `active` is 1 for numbers that move, 0 for those that rest with their
    /// moments; the running average follows both.
    pub(crate) fn step(
        &mut self,
        parameters: &mut Tensor,
        average: &mut Tensor,
        gradient: &Tensor,
        scale: Option<&Tensor>,
        active: &Tensor,
        step: Step,
    ) {
        let [a, b] = step.divisor();
        let gradient = scale.map_or_else(|| gradient.shallow_clone(), |scale| gradient * scale);
        let _ = self.exp_avg.lerp_tensor_(&gradient, &(active * (1.0 - step.beta1)));
        let _ = self.exp_avg_sq.lerp_tensor_(&(&gradient * &gradient), &(active * (1.0 - step.beta2)));
        let mut divisor = self.exp_avg_sq.sqrt();
        let _ = divisor.g_mul_scalar_(a);
        let _ = divisor.g_add_scalar_(b);
        let _ = parameters.addcdiv_(&(&self.exp_avg * active), &divisor);
        let _ = average.lerp_(parameters, step.tau);
    }

    pub(crate) fn moments(&self) -> [Vec<f32>; 2] {
        [&self.exp_avg, &self.exp_avg_sq].map(numbers)
    }
}
