use std::time::Duration;

use crate::rollout::cpu_time::Times;

/// Statistics summed over the updates since [`Learner::take_stats`](super::learner::Learner::take_stats). Each update
/// adds its means.
#[derive(Clone, Copy, Debug, Default)]
pub struct LearnStats {
    pub updates: u64,
    pub loss: f64,
    pub q: f64,
    pub td_error: f64,
    pub target: f64,
    /// Sums over the decisions whose game ended within the target's steps, as parts of all: value, return, share. Their
    /// return is certain, so the value can be compared with it.
    pub ended: [f64; 3],
    pub gradient_norm: f64,
    /// Those of samples and updates.
    pub times: Times,
    /// Part of the updates' time that no second thread can share: joining the parts' gradients.
    pub serial_time: Duration,
}

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("learning diverged after {updates} updates: the {what} is {value}")]
pub struct Diverged {
    pub updates: u64,
    pub what: &'static str,
    pub value: f64,
}
