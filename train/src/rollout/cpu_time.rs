//! CPU time of the calling thread, so that what a part of the work costs does not depend on what else the machine does.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// A clock (`clock_gettime(2)`).
fn now(clock: ClockId) -> Duration {
    let time = clock_gettime(clock);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// CPU time used so far by all threads of this process.
pub fn of_process() -> Duration {
    now(ClockId::ProcessCPUTime)
}

/// Measures consecutive parts of the work of one thread. Nothing that waits for other threads may run in between: with rayon
/// the thread would take up other work meanwhile, and count it here.
#[derive(Debug)]
pub struct Laps(Duration);

impl Laps {
    /// The first part begins.
    pub fn start() -> Self {
        Self(now(ClockId::ThreadCPUTime))
    }

    /// CPU time since the last lap, at which the next one begins.
    pub fn lap(&mut self) -> Duration {
        let last = std::mem::replace(&mut self.0, now(ClockId::ThreadCPUTime));
        self.0.saturating_sub(last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_counts_and_sleep_does_not() {
        let (mut laps, process) = (Laps::start(), of_process());
        let sum = (0..2_000_000u64).fold(0, |a: u64, b| std::hint::black_box(a ^ b));
        let worked = laps.lap();
        std::thread::sleep(Duration::from_millis(300));
        let slept = laps.lap();
        assert!(
            worked > Duration::ZERO && slept < Duration::from_millis(100),
            "{sum} {worked:?} {slept:?}"
        );
        assert!(of_process() - process >= worked);
    }
}
