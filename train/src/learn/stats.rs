//! Statistics of updates, and the error that ends a run.

use std::ops::AddAssign;
use std::time::Duration;

/// What updates did, summed since [`Learner::take_stats`].
#[derive(Clone, Copy, Debug, Default)]
pub struct LearnStats {
    /// Updates made.
    pub updates: u64,
    /// Sum of their losses.
    pub loss: f64,
    /// Sum of their mean values of decisions made.
    pub q: f64,
    /// Sum of their mean absolute temporal differences.
    pub td_error: f64,
    /// Sum of their mean targets.
    pub target: f64,
    /// Of decisions whose game ended within the target's steps, as parts of all: sums of their mean values, mean returns and
    /// shares. What was paid there is certain, so Q and returns can be compared.
    pub ended: [f64; 3],
    /// Sum of their gradients' norms before clipping.
    pub gradient_norm: f64,
    /// CPU time spent drawing samples.
    pub sample_time: Duration,
    /// CPU time spent learning from them, on all threads.
    pub update_time: Duration,
    /// Of that, what no second thread can share: joining the parts' gradients.
    pub serial_time: Duration,
}

impl AddAssign for LearnStats {
    fn add_assign(&mut self, other: Self) {
        self.updates += other.updates;
        self.loss += other.loss;
        self.q += other.q;
        self.td_error += other.td_error;
        self.target += other.target;
        self.ended
            .iter_mut()
            .zip(other.ended)
            .for_each(|(sum, more)| *sum += more);
        self.gradient_norm += other.gradient_norm;
        self.sample_time += other.sample_time;
        self.update_time += other.update_time;
        self.serial_time += other.serial_time;
    }
}

/// Learning no longer makes sense.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("learning diverged after {updates} updates: the {what} is {value}")]
pub struct Diverged {
    /// Updates made before.
    pub updates: u64,
    /// What is too large or no number.
    pub what: &'static str,
    /// How large.
    pub value: f64,
}
