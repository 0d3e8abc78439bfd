//! The learner in libtorch: for a GPU, and as the reference of tests for [`crate::nn`] and [`crate::learn`].

mod adam;
mod batch;
pub(super) mod device;
mod gradient;
mod graph;
pub(super) mod libtorch;
mod loss;
mod memory;
mod mlp;
mod network;
mod policy;
#[cfg(test)]
mod tests;

use tch::kind::Element;
use tch::{Device, Kind, Tensor};
use turf_agents::policy::file::{NetworkKind, Weights as NamedWeights};

use crate::data::replay_buffer::ReplayBuffer;
use crate::nn::network::Network as Weights;
pub(crate) use adam::Adam;
pub(crate) use batch::Batch;
pub(crate) use gradient::{Gradient, Networks, gradient};
pub(crate) use loss::clip_scale;
use memory::Memory;
use network::Network;
use policy::Policy;

pub(crate) struct Layers {
    online: Network,
    average: Network,
    start: Option<Network>,
    memory: Option<Memory>,
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
        moments: [Vec<f32>; 2],
    ) -> Self {
        let copy = |weights: &Weights| Network::new(weights, device);
        let mut online = copy(online);
        online.require_gradients();
        Self {
            adam: Adam::new(moments, device),
            average: copy(average),
            start: start.map(copy),
            memory: None,
            online,
            unread: Vec::new(),
        }
    }

    /// Replaces the weights that the policy is pulled to.
    pub(crate) fn set_start(&mut self, start: &Weights) {
        self.start = Some(Network::new(start, self.online.device()));
    }

    /// Returns a policy of these weights, or of a copy of the averaged ones. `None` for networks whose games choose
    /// faster on the processor.
    pub(crate) fn policy(&self, weights: Option<&NamedWeights>) -> Option<Policy> {
        let shape = self.online.shape();
        let plays = shape.spec.kind == NetworkKind::Mlp && shape.dims.heads == 1;
        plays.then(|| {
            Policy::new(weights.map_or_else(|| self.average.copied(), |weights| self.average.with_weights(weights)))
        })
    }

    /// Returns the device's copy of a replay buffer, up to date. `None` if it has none.
    pub(crate) fn memory(&mut self, replay: &ReplayBuffer) -> Option<&Memory> {
        if self.memory.is_none() {
            self.memory = Memory::new(self.online.shape(), replay, self.online.device());
        }
        let memory = self.memory.as_mut()?;
        memory.follow(replay);
        Some(memory)
    }

    pub(crate) fn share(&self) -> Networks {
        Networks {
            online: self.online.share(),
            average: self.average.share(),
            start: self.start.as_ref().map(Network::share),
        }
    }

    /// Takes a step along `gradient` times `scale`, in which the rows of features that no part `touched` rest.
    pub(crate) fn step(
        &mut self,
        gradient: &Tensor,
        scale: Option<&Tensor>,
        touched: &[Option<&Tensor>],
        step: crate::learn::optimiser::Step,
    ) {
        let moves = |n: i64| Tensor::ones([n], (Kind::Float, gradient.device()));
        let active = match touched.iter().copied().flatten().map(Tensor::shallow_clone).reduce(|a, b| a.maximum(&b)) {
            None => moves(1),
            Some(touched) => {
                let width = self.online.layers().last().expect("the table").size()[1];
                let rows = touched.unsqueeze(1).expand([-1, width], false).flatten(0, 1);
                Tensor::cat(&[moves(gradient.size()[0] - rows.size()[0]), rows], 0)
            }
        };
        let (online, average) = (self.online.flat_mut(), self.average.flat_mut());
        self.adam.step(online, average, gradient, scale, &active, step);
    }

    pub(crate) fn numbers(&self) -> [Vec<f32>; 2] {
        [&self.online, &self.average].map(|network| numbers(network.flat()))
    }
}

pub(crate) fn numbers(tensor: &Tensor) -> Vec<f32> {
    Vec::try_from(tensor.to_device(Device::Cpu).flatten(0, -1)).expect("f32 numbers")
}

/// Moves a tensor of the processor to memory that a GPU copies by itself. What cannot be pinned is slower and nothing else.
fn pinned(tensor: Tensor, device: Device) -> Tensor {
    if device.is_cuda() { tensor.f_pin_memory(device).unwrap_or(tensor) } else { tensor }
}

/// Copies numbers to a device. Does not wait for a GPU, which has a queue of calls: libtorch keeps the numbers until they are copied.
fn sent<T: Element>(numbers: &[T], device: Device) -> Tensor {
    pinned(Tensor::from_slice(numbers), device).to_device_(device, T::KIND, true, false)
}

/// Returns `n` rows of numbers, `[n, …]`.
fn table<T: Element>(numbers: &[T], n: usize, device: Device) -> Tensor {
    sent(numbers, device).view([n as i64, (numbers.len() / n) as i64])
}

pub(crate) fn mean_of<'a>(mut rows: impl ExactSizeIterator<Item = &'a Tensor>) -> Tensor {
    let n = rows.len() as f64;
    let first = rows.next().expect("a part").copy();
    let sum = rows.fold(first, |mut sum, row| sum.g_add_(row));
    sum / n
}
