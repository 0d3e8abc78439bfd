//! CPU time of a run by activity, summed over all threads.

use std::time::Duration;

use crate::rollout::actor::ActorStats;
use crate::rollout::cpu_time;
use serde::{Deserialize, Serialize};

use crate::learn::learner::LearnStats;

#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CpuShares {
    pub rules: f64,
    pub encode: f64,
    pub forward: f64,
    pub bots: f64,
    pub n_step: f64,
    pub append: f64,
    pub sample: f64,
    pub update: f64,
    pub hand_over: f64,
    /// Everything else: exploiters, evaluation, checkpoints, idle threads that look for work.
    pub other: f64,
}

impl CpuShares {
    pub fn named(&self) -> [(&'static str, f64); 10] {
        [
            ("rules", self.rules),
            ("encode", self.encode),
            ("forward", self.forward),
            ("bots", self.bots),
            ("n_step", self.n_step),
            ("append", self.append),
            ("sample", self.sample),
            ("update", self.update),
            ("hand_over", self.hand_over),
            ("other", self.other),
        ]
    }
}

/// Returns the speed on `cores` cores relative to one core if the share `serial` of the work cannot be parallel (Amdahl
/// 1967).
pub fn ceiling(serial: f64, cores: usize) -> f64 {
    1.0 / (serial + (1.0 - serial) / cores as f64)
}

#[derive(Clone, Copy, Debug)]
pub struct CpuTimes {
    start: Duration,
    pub actors: ActorStats,
    pub learn: LearnStats,
    pub append: Duration,
    pub hand_over: Duration,
    pub copying: Duration,
}

impl CpuTimes {
    pub fn start() -> Self {
        Self {
            start: cpu_time::of_process(),
            actors: ActorStats::default(),
            learn: LearnStats::default(),
            append: Duration::ZERO,
            hand_over: Duration::ZERO,
            copying: Duration::ZERO,
        }
    }

    pub fn total(&self) -> Duration {
        cpu_time::of_process() - self.start
    }

    pub fn shares(&self, total: Duration) -> CpuShares {
        let total = total.as_secs_f64().max(1e-9);
        let share = |time: Duration| time.as_secs_f64() / total;
        let mut shares = CpuShares {
            rules: share(self.actors.rules),
            encode: share(self.actors.encode),
            forward: share(self.actors.forward),
            bots: share(self.actors.bots),
            n_step: share(self.actors.n_step),
            append: share(self.append),
            sample: share(self.learn.sample_time),
            update: share(self.learn.update_time),
            hand_over: share(self.hand_over + self.copying),
            other: 0.0,
        };
        let known: f64 = shares.named().iter().map(|(_, share)| share).sum();
        shares.other = (1.0 - known).max(0.0);
        shares
    }

    /// Returns the share of `total` that one thread does while no other can help: recording results, joining gradients
    /// and handing over weights, without the copying.
    pub fn serial_fraction(&self, total: Duration) -> f64 {
        let serial = self.append + self.hand_over + self.learn.serial_time;
        serial.as_secs_f64() / total.as_secs_f64().max(1e-9)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_by_hand() {
        let second = Duration::from_secs;
        let mut times = CpuTimes::start();
        times.actors.rules = second(1);
        times.actors.forward = second(2);
        times.append = second(1);
        times.copying = second(1);
        times.learn.update_time = second(4);
        times.learn.serial_time = second(1);
        let shares = times.shares(second(10));
        assert_eq!((shares.rules, shares.forward, shares.update), (0.1, 0.2, 0.4));
        assert!((shares.other - 0.1).abs() < 1e-12);
        assert!((shares.named().iter().map(|(_, share)| share).sum::<f64>() - 1.0).abs() < 1e-12);
        assert_eq!(times.serial_fraction(second(10)), 0.2);
    }

    #[test]
    fn ceilings_by_hand() {
        assert_eq!(ceiling(0.0, 16), 16.0);
        assert_eq!(ceiling(1.0, 16), 1.0);
        assert!((ceiling(0.02, 64) - 28.3).abs() < 0.1);
    }
}
