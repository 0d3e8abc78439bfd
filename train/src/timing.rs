//! Where a run's time goes.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::collector::CollectStats;
use crate::learner::LearnStats;

/// Shares of the time of the two lanes (learning and playing) that a run keeps busy, or of the one with one thread.
/// They sum to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Shares {
    /// Rules and bookkeeping of the environment.
    pub env: f64,
    /// Writing observations and masks.
    pub encode: f64,
    /// Forward passes for choices.
    pub forward: f64,
    /// Drawing from the replay buffer.
    pub sample: f64,
    /// Targets, gradients, optimiser.
    pub update: f64,
    /// Built-in bots' thinking.
    pub bots: f64,
    /// Storing transitions and handing over weights, which one lane does while the other waits.
    pub link: f64,
    /// Everything else: evaluation, checkpoints, a lane waiting for the other.
    pub other: f64,
}

/// Adds up times.
#[derive(Clone, Copy, Debug)]
pub struct TimeShares {
    lanes: f64,
    /// Storing transitions, handing over weights: one lane works, the other waits.
    pub link: Duration,
    /// Evaluating: both lanes.
    pub evaluate: Duration,
    /// Time the learner's lane helped to step games after it was done learning.
    helped: Duration,
    collect: CollectStats,
    learn: LearnStats,
}

impl TimeShares {
    /// Nothing yet, with this many threads.
    pub fn new(n_threads: usize) -> Self {
        Self {
            lanes: n_threads.min(2) as f64,
            link: Duration::ZERO,
            evaluate: Duration::ZERO,
            helped: Duration::ZERO,
            collect: CollectStats::default(),
            learn: LearnStats::default(),
        }
    }

    /// One iteration: when the learning lane and the playing lane were done.
    pub fn iteration(&mut self, learning: Duration, collecting: Duration) {
        if self.lanes > 1.0 {
            self.helped += collecting.saturating_sub(learning);
        }
    }

    /// What the lanes tell of themselves.
    pub fn add(&mut self, collect: &CollectStats, learn: &LearnStats) {
        self.collect += *collect;
        self.learn += *learn;
    }

    /// Shares of `wall` seconds.
    pub fn shares(&self, wall: f64) -> Shares {
        let total = (wall * self.lanes).max(1e-9);
        let c = &self.collect;
        let step = c.step.as_secs_f64();
        let encode_each = c.encode.as_secs_f64() / c.encode_samples.max(1) as f64;
        let encode_share = (encode_each * c.steps as f64 / step.max(1e-9)).min(1.0);
        // Help goes to bots and steps alike, in proportion; it cannot exceed what they took.
        let parallel = step + c.bots.as_secs_f64();
        let help = self.helped.as_secs_f64().min(parallel) / parallel.max(1e-9);
        let step = step * (1.0 + help);
        let mut shares = Shares {
            env: step * (1.0 - encode_share) / total,
            encode: step * encode_share / total,
            forward: c.forward.as_secs_f64() / total,
            bots: c.bots.as_secs_f64() * (1.0 + help) / total,
            sample: self.learn.sample_time.as_secs_f64() / total,
            update: self.learn.update_time.as_secs_f64() / total,
            link: self.link.as_secs_f64() * self.lanes / total,
            other: 0.0,
        };
        let playing = shares.env + shares.encode + shares.forward + shares.bots;
        shares.other = (1.0 - playing - shares.sample - shares.update - shares.link).max(0.0);
        shares
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_lanes_by_hand() {
        let second = Duration::from_secs_f64;
        let mut time = TimeShares::new(2);
        // Ten seconds: learning 6 (1 of it sampling), playing 10: forward 2, step 8, of which the learner's lane
        // helped for 4. Observations were measured once, at half of the step.
        time.iteration(second(6.0), second(10.0));
        let collect = CollectStats {
            forward: second(2.0),
            step: second(8.0),
            steps: 1,
            encode: second(4.0),
            encode_samples: 1,
            ..CollectStats::default()
        };
        let learn = LearnStats {
            sample_time: second(1.0),
            update_time: second(5.0),
            ..LearnStats::default()
        };
        time.add(&collect, &learn);
        let shares = time.shares(10.0);
        let near = |a: f64, b: f64| (a - b).abs() < 1e-9;
        assert!(
            near(shares.env, 6.0 / 20.0) && near(shares.encode, 6.0 / 20.0),
            "{shares:?}"
        );
        assert!(
            near(shares.forward, 0.1) && near(shares.sample, 0.05) && near(shares.update, 0.25),
            "{shares:?}"
        );
        assert!(near(shares.other, 0.0), "{shares:?}");
    }
}
