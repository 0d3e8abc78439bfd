//! What a part of a batch says about the weights: the gradient of the loss.

pub(crate) mod cpu;
pub(crate) mod torch;

use half::f16;
use tch::{Device, Tensor};

use crate::config::Loss;
use crate::data::batch::ObservationBatch;
use crate::data::replay_buffer::SamplePart;
use crate::nn::cell_table::Active;
use crate::nn::network::{self, Network};

/// The learning rule at one update.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// Loss on the temporal difference.
    pub loss: Loss,
    /// Whether the online network selects what the averaged one values.
    pub double: bool,
    /// See [`crate::learn::loss::margin_loss`].
    pub margin: f64,
    /// Its weight; 0: off.
    pub margin_weight: f64,
    /// Weight of [`crate::learn::loss::pull_loss`], where there is a start to be pulled to.
    pub pull_weight: f64,
    /// Weight of [`crate::learn::loss::shield_loss`], where the network predicts the shield.
    pub shield_weight: f64,
    /// Parts that the batch comes in.
    pub parts: usize,
}

/// The weights that a gradient depends on.
#[derive(Debug)]
pub struct Networks {
    /// Those under training.
    pub online: Network,
    /// Their running average.
    pub average: Network,
    /// Those that the policy is pulled to.
    pub start: Option<Network>,
}

/// Observations in the form that the networks of a device read.
#[derive(Debug)]
pub enum Input {
    /// On the processor.
    Cpu(crate::nn::cpu::Input),
    /// In libtorch.
    Torch(network::Input),
}

impl Input {
    /// For networks on the same device as this one.
    pub fn new(network: &Network, rows: &ObservationBatch<f16>) -> Self {
        match network.device() {
            Device::Cpu => Input::Cpu(crate::nn::cpu::Input::new(network, rows)),
            _ => Input::Torch(network.input(rows)),
        }
    }

    /// The active cell features, if there is a table for them.
    pub fn active(&self) -> Option<&Active> {
        match self {
            Input::Cpu(input) => input.active(),
            Input::Torch(input) => input.active(),
        }
    }
}

/// The gradient of the loss on a part of a batch, and what was seen on the way.
#[derive(Debug)]
pub struct Gradient {
    /// By all weights but the cell rows, one row.
    pub flat: Tensor,
    /// By the sums of cell rows, if the network has these, as its share of the whole batch's.
    pub of_sums: Option<Vec<f32>>,
    /// `[7]`, means over the part: the loss, the value of the decisions made, the absolute temporal difference, the target; then
    /// over those whose game ended within the target's steps, as parts of all: their value, their return, their share. Not read
    /// here: that would wait for the device.
    pub seen: Tensor,
    /// What the states were read as.
    pub state: Input,
}

impl Gradient {
    /// On `part`, whose `next` was made the input `next`.
    pub fn of(rule: &Rule, networks: &Networks, next: &Input, part: &SamplePart) -> Self {
        match next {
            Input::Cpu(next) => cpu::gradient(rule, networks, next, part),
            Input::Torch(next) => torch::gradient(rule, networks, next, part),
        }
    }
}

#[cfg(test)]
mod tests;
