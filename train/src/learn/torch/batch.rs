//! Samples as tensors of a device.

use tch::{Device, Tensor};

use super::network::Input;
use super::sent;
use crate::data::batch::{ObservationBatch, SamplePart};
use crate::nn::network::Shape;

pub(crate) struct Batch {
    pub(crate) state: Seen,
    pub(crate) next: Seen,
    pub(crate) choices: Tensor,
    pub(crate) reward: Tensor,
    pub(crate) discount: Tensor,
    /// `None` if nothing is demonstrated.
    pub(crate) demonstration: Option<Tensor>,
}

/// Observations with the legal choices of their heads.
pub(crate) struct Seen {
    pub(crate) input: Input,
    pub(crate) mask: Tensor,
}

impl Batch {
    pub(crate) fn new(shape: &Shape, part: &SamplePart, device: Device) -> Self {
        let seen = |rows: &ObservationBatch| Seen {
            input: Input::new(shape, rows, device),
            mask: sent(&rows.mask, device).view([-1, shape.dims.actions as i64]),
        };
        Self::of([seen(&part.state), seen(&part.next)], part, device)
    }

    /// Returns the batch of a sample whose observations are on the device.
    pub(crate) fn of([state, next]: [Seen; 2], part: &SamplePart, device: Device) -> Self {
        let shown = part.demonstration.iter().any(|&choice| choice >= 0);
        Self {
            state,
            next,
            choices: sent(&part.choices, device),
            reward: sent(&part.reward, device),
            discount: sent(&part.discount, device),
            demonstration: shown.then(|| sent(&part.demonstration, device)),
        }
    }
}
