//! CPU time of the calling thread. It measures the cost of a part of the work independently of the machine's other
//! load.

use std::ops::AddAssign;
use std::time::Duration;

use cpu_time::{ProcessTime, ThreadTime};

pub fn of_process() -> Duration {
    ProcessTime::now().as_duration()
}

/// Activity that takes CPU time.
#[derive(Clone, Copy, Debug)]
pub enum Activity {
    Rules,
    Encode,
    Forward,
    Bots,
    NStep,
    Append,
    Sample,
    Update,
    HandOver,
}

impl Activity {
    pub const NAMES: [&str; 9] =
        ["rules", "encode", "forward", "bots", "n_step", "append", "sample", "update", "hand_over"];
}

/// CPU time by activity.
#[derive(Clone, Copy, Debug, Default)]
pub struct Times(pub [Duration; Activity::NAMES.len()]);

impl Times {
    pub fn add(&mut self, activity: Activity, time: Duration) {
        self.0[activity as usize] += time;
    }
}

impl AddAssign for Times {
    fn add_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(sum, time)| *sum += time);
    }
}

/// Timer for consecutive parts of the work of one thread. Nothing that waits for other threads may run in between: with
/// rayon the thread would do other work meanwhile, which would count here.
#[derive(Debug)]
pub struct CpuTimer(Duration);

impl CpuTimer {
    pub fn start() -> Self {
        Self(ThreadTime::now().as_duration())
    }

    pub fn lap(&mut self) -> Duration {
        let last = std::mem::replace(&mut self.0, ThreadTime::now().as_duration());
        self.0.saturating_sub(last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_counts_and_sleep_does_not() {
        let (mut timer, process) = (CpuTimer::start(), of_process());
        let sum = (0..2_000_000u64).fold(0, |a: u64, b| std::hint::black_box(a ^ b));
        let worked = timer.lap();
        std::thread::sleep(Duration::from_millis(300));
        let slept = timer.lap();
        assert!(worked > Duration::ZERO && slept < Duration::from_millis(100), "{sum} {worked:?} {slept:?}");
        assert!(of_process() - process >= worked);
    }
}
