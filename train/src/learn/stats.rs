use std::ops::AddAssign;
use std::time::Duration;

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
    pub sample_time: Duration,
    pub update_time: Duration,
    /// Part of `update_time` that no second thread can share: joining the parts' gradients.
    pub serial_time: Duration,
}

impl AddAssign for LearnStats {
    fn add_assign(&mut self, other: Self) {
        self.updates += other.updates;
        self.loss += other.loss;
        self.q += other.q;
        self.td_error += other.td_error;
        self.target += other.target;
        self.ended.iter_mut().zip(other.ended).for_each(|(sum, more)| *sum += more);
        self.gradient_norm += other.gradient_norm;
        self.sample_time += other.sample_time;
        self.update_time += other.update_time;
        self.serial_time += other.serial_time;
    }
}

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("learning diverged after {updates} updates: the {what} is {value}")]
pub struct Diverged {
    pub updates: u64,
    pub what: &'static str,
    pub value: f64,
}
