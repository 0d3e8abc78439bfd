use anyhow::{Context, Result};
use rayon::{ThreadPool, ThreadPoolBuilder};
use turf_agents::play::stop;

pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Returns a pool of `wanted` threads, at most one per core. 0 = one per core. More threads would take turns on the
/// cores, and a decision would take 5 to 15 % more CPU time (`docs/measurements.md`, "One thread and more"). The flag that
/// stops the caller's work stops theirs. Fails if the system cannot start threads.
pub fn pool(wanted: usize) -> Result<ThreadPool> {
    // Games and parts of batches already use all cores. Sums that libtorch splits over threads would depend on their
    // number. The setting belongs to the thread that calls libtorch.
    #[cfg(feature = "torch")]
    let one_each = |_| tch::set_num_threads(1);
    #[cfg(not(feature = "torch"))]
    let one_each = |_| {};
    one_each(0);
    let flag = stop::flag();
    ThreadPoolBuilder::new()
        .num_threads(wanted.min(cores()))
        .start_handler(move |thread| {
            one_each(thread);
            stop::obey(flag.clone());
        })
        .build()
        .context("cannot start threads")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_than_there_are_cores() {
        let started = |wanted| pool(wanted).unwrap().current_num_threads();
        assert_eq!([0, 1, cores(), cores() + 1, 4096].map(started), [cores(), 1, cores(), cores(), cores()]);
    }
}
