//! The learning rule: loss, gradient, optimiser.

pub mod device;
pub mod gradient;
pub mod learner;
pub mod loss;
pub mod optimiser;
pub mod stats;
#[cfg(feature = "torch")]
mod torch;
