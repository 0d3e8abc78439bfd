//! The training loop, top to bottom.
//!
//! All games advance one decision while the learner makes the updates that are due on the stored transitions. Then the
//! new transitions are stored and the new weights handed over. The two halves of an iteration share no data, so running
//! them at the same time, on any number of threads, changes no number: equal settings and an equal number of updates
//! give equal weights, bit for bit.

#[cfg(test)]
pub(in crate::run) mod tests;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::Result;
use turf_agents::Offered;
use turf_agents::notice::notice;
use turf_env::Encoding;

use crate::report::cpu_shares::CpuTimes;
use crate::report::metrics::{Budget, Metrics};
use crate::run::best::is_clear;
pub use crate::run::dqn::SelfPlay;
use crate::run::write_json;
use crate::store::run_folder::RunFolder;

pub(super) const MAX_BETWEEN_POINTS: Duration = Duration::from_secs(10);

impl<E: Encoding<Rules: Offered>> SelfPlay<E> {
    /// Trains until the budget is used up or `stop` is raised. Evaluates, reports and saves on the way. Fails with
    /// [`Diverged`](crate::learn::learner::Diverged) if learning has diverged, without writing a checkpoint of that.
    pub fn run(&mut self, budget: Budget, stop: &AtomicBool, folder: &RunFolder, metrics: &mut Metrics) -> Result<()> {
        let (wall_before, start) = (self.counters.wall_s, Instant::now());
        self.time = CpuTimes::start();
        metrics.start(self.progress());
        let (mut saved, mut evaluated) = ((self.counters.saved_at, start), start);
        let mut reported = start;
        // Work that an earlier stop broke off. Otherwise nothing is due before the first iteration.
        self.take_snapshot(metrics)?;
        if is_due(self.counters.decisions, self.counters.evaluated_at, self.config.evaluation.period) {
            self.evaluate_on_the_way(folder, metrics)?;
        }
        while !stop.load(Ordering::Relaxed) && !self.is_over(&budget) {
            if !self.exploit_if_due(stop, &budget, metrics)? {
                break;
            }
            if !self.exchange(metrics) {
                notice("the actors are gone: saving and exporting");
                break;
            }
            self.iterate(metrics)?;
            self.counters.wall_s = wall_before + start.elapsed().as_secs_f64();
            metrics.progress(self.progress(), &budget);
            let now = self.counters.decisions;
            // Slow or short runs get points by time too.
            let waited = reported.elapsed() >= MAX_BETWEEN_POINTS && now > self.counters.reported_at;
            if is_due(now, self.counters.reported_at, self.config.metrics.period) || waited {
                (self.counters.reported_at, reported) = (now, Instant::now());
                self.report(metrics);
                write_json("league.json", &self.rollout.league().payoff(), folder, metrics);
            }
            let late = is_late(evaluated, self.config.evaluation.minutes);
            if is_due(now, self.counters.evaluated_at, self.config.evaluation.period) || late {
                self.evaluate_on_the_way(folder, metrics)?;
                evaluated = Instant::now();
            }
            if saved.0 != self.counters.saved_at {
                saved = (self.counters.saved_at, Instant::now());
            }
            let late = is_late(saved.1, self.config.checkpoint.minutes);
            if is_due(now, self.counters.saved_at, self.config.checkpoint.period) || late {
                self.save_on_the_way(folder)?;
            }
            self.save_if_asked()?;
        }
        Ok(self.learner.check()?)
    }

    pub fn iterate(&mut self, metrics: &mut Metrics) -> Result<()> {
        self.play_and_learn()?;
        self.take_in(metrics);
        self.take_snapshot(metrics)
    }

    fn is_over(&self, budget: &Budget) -> bool {
        budget.is_used(self.progress()) || budget.score.is_some_and(|score| is_clear(&self.curve, score))
    }
}

fn is_due(now: u64, last: u64, period: u64) -> bool {
    period > 0 && now.saturating_sub(last) >= period
}

pub(super) fn is_late(since: Instant, minutes: f64) -> bool {
    minutes > 0.0 && since.elapsed().as_secs_f64() >= 60.0 * minutes
}
