//! Adam (Kingma and Ba 2015) and the running average of the weights.

mod cells;
mod dense;

pub use cells::CellOptimiser;
pub use dense::{Adam, join};

#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub update: u64,
    pub learning_rate: f64,
    pub beta1: f64,
    pub beta2: f64,
    pub epsilon: f64,
    pub tau: f64,
}

impl Step {
    fn corrections(&self) -> [f64; 2] {
        let t = self.update.min(1 << 30) as i32;
        [1.0 - self.beta1.powi(t), 1.0 - self.beta2.powi(t)]
    }

    /// Returns a and b that turn the step -rate · (m / c1) / (√(v / c2) + ε) into m / (√v · a + b).
    pub(crate) fn divisor(&self) -> [f64; 2] {
        let [correction1, correction2] = self.corrections();
        let scale = -correction1 / self.learning_rate;
        [scale / correction2.sqrt(), scale * self.epsilon]
    }
}
