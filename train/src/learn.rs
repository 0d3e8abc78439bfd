//! How weights are learnt: loss, gradient, optimiser.

pub mod gradient;
pub mod learner;
pub mod loss;
pub mod optimiser;
