//! The learner in libtorch: for a GPU, and as the reference of tests for [`crate::nn`] and [`crate::learn`].

mod adam;
pub(super) mod device;
mod gradient;
mod graph;
pub(super) mod libtorch;
mod loss;
mod mlp;
mod network;
#[cfg(test)]
mod tests;

use tch::{Device, Tensor, no_grad};

use crate::nn::network::Network as Weights;
pub(crate) use adam::Adam;
pub(crate) use gradient::{Gradient, Networks, gradient};
pub(crate) use loss::clip_scale;
use network::Network;

pub(crate) struct Layers {
    online: Network,
    average: Network,
    start: Option<Network>,
    pub(crate) adam: Adam,
    /// Statistics not read yet: [`Gradient::seen`] and the norm of the gradient, `[8]` each. Reading waits for the
    /// device.
    pub(crate) unread: Vec<Tensor>,
}

impl Layers {
    pub(crate) fn new(
        device: Device,
        online: &Weights,
        average: &Weights,
        start: Option<&Weights>,
        moments: [&[f32]; 2],
    ) -> Self {
        let copy = |weights: &Weights| Network::new(weights, device);
        let mut online = copy(online);
        online.require_gradients();
        Self {
            adam: Adam::new(moments, device),
            average: copy(average),
            start: start.map(copy),
            online,
            unread: Vec::new(),
        }
    }

    /// Replaces the weights that the policy is pulled to.
    pub(crate) fn set_start(&mut self, start: &Weights) {
        self.start = Some(Network::new(start, self.online.device()));
    }

    pub(crate) fn share(&self) -> Networks {
        Networks {
            online: self.online.share(),
            average: self.average.share(),
            start: self.start.as_ref().map(Network::share),
        }
    }

    pub(crate) fn step(&mut self, gradient: &Tensor, scale: Option<&Tensor>, step: crate::learn::optimiser::Step) {
        no_grad(|| {
            let (online, average) = (self.online.flat_mut(), self.average.flat_mut());
            self.adam.step(online, average, gradient, scale, step);
        });
    }

    pub(crate) fn numbers(&self) -> [Vec<f32>; 2] {
        [&self.online, &self.average].map(|network| numbers(network.flat()))
    }
}

pub(crate) fn numbers(tensor: &Tensor) -> Vec<f32> {
    Vec::try_from(tensor.to_device(Device::Cpu).flatten(0, -1)).expect("f32 numbers")
}

pub(crate) fn mean_of<'a>(mut rows: impl ExactSizeIterator<Item = &'a Tensor>) -> Tensor {
    let n = rows.len() as f64;
    let first = rows.next().expect("a part").copy();
    let sum = rows.fold(first, |mut sum, row| sum.g_add_(row));
    sum / n
}
