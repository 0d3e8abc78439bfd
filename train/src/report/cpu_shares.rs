//! CPU time of a run by activity, summed over all threads.

use std::time::Duration;

use crate::rollout::cpu_time::{self, Activity, Times};
use serde::{Serialize, Serializer};

/// Shares of the activities, then all else: exploiters, evaluation, checkpoints, idle threads that look for work.
#[derive(Clone, Copy, Debug)]
pub struct CpuShares([f64; 10]);

impl CpuShares {
    pub fn named(&self) -> [(&'static str, f64); 10] {
        std::array::from_fn(|k| (*Activity::NAMES.get(k).unwrap_or(&"other"), self.0[k]))
    }
}

impl Serialize for CpuShares {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.named())
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
    pub spent: Times,
    /// Time in which one thread works and no other can help.
    pub serial: Duration,
}

impl CpuTimes {
    pub fn start() -> Self {
        Self { start: cpu_time::of_process(), spent: Times::default(), serial: Duration::ZERO }
    }

    pub fn total(&self) -> Duration {
        cpu_time::of_process() - self.start
    }

    pub fn shares(&self, total: Duration) -> CpuShares {
        let mut shares = [0.0; 10];
        for (share, time) in shares.iter_mut().zip(self.spent.0) {
            *share = time.as_secs_f64() / total.as_secs_f64().max(1e-9);
        }
        shares[9] = (1.0 - shares.iter().sum::<f64>()).max(0.0);
        CpuShares(shares)
    }

    /// Returns the share of `total` that one thread does while no other can help: recording results, joining gradients
    /// and handing over weights, without the copying.
    pub fn serial_fraction(&self, total: Duration) -> f64 {
        self.serial.as_secs_f64() / total.as_secs_f64().max(1e-9)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_by_hand() {
        let mut times = CpuTimes::start();
        for (activity, seconds) in [(Activity::Rules, 1), (Activity::Forward, 2), (Activity::Update, 4)] {
            times.spent.add(activity, Duration::from_secs(seconds));
        }
        times.serial = Duration::from_secs(2);
        let total = Duration::from_secs(10);
        let shares = times.shares(total).named().map(|(name, share)| format!("{name} {share:.1}"));
        assert_eq!([0, 2, 7, 9].map(|k| &*shares[k]), ["rules 0.1", "forward 0.2", "update 0.4", "other 0.3"]);
        assert_eq!(times.serial_fraction(total), 0.2);
    }

    #[test]
    fn ceilings_by_hand() {
        assert_eq!(ceiling(0.0, 16), 16.0);
        assert_eq!(ceiling(1.0, 16), 1.0);
        assert!((ceiling(0.02, 64) - 28.3).abs() < 0.1);
    }
}
