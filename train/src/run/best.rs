//! Evaluations of a run, and the best of them.

use std::sync::atomic::Ordering;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use anyhow::{Result, bail};
use turf_agents::Offered;
use turf_agents::notice::notice;
use turf_env::Encoding;

use crate::report::bot_result::BotResult;
use crate::report::metrics::Metrics;
use crate::run::Run;
use crate::run::evaluation::{self, Purpose};
use crate::run::self_play::SelfPlay;
use crate::store::run_folder::RunFolder;
use crate::store::run_state::{Best, EvaluationPoint, Measured};

pub const CURVE: &str = "evaluations.json";
const LOOK: Duration = Duration::from_millis(100);

impl<E: Encoding<Rules: Offered>> SelfPlay<E> {
    /// Adds a point to the curve. A possible best so far is confirmed on fresh set-ups, and saved if confirmed. The
    /// point stays due if a stop breaks its matches off.
    pub fn evaluate_on_the_way(&mut self, folder: &RunFolder, metrics: &mut Metrics) -> Result<()> {
        evaluation::unless_broken_off(self.add_point(folder, metrics))
    }

    fn add_point(&mut self, folder: &RunFolder, metrics: &mut Metrics) -> Result<()> {
        let results = self.evaluate(Purpose::Periodic, None)?;
        let mut confirmed = Vec::new();
        let is_best = self.is_best(&results, |run| {
            let again = run.confirm()?;
            confirmed = again.iter().map(Measured::of).collect();
            Ok(again)
        })?;
        self.counters.evaluated_at = self.counters.decisions;
        metrics.evaluation("evaluation", &results, self.progress());
        self.curve.push(EvaluationPoint {
            decisions: self.counters.decisions,
            updates: self.learner.updates(),
            wall_s: self.counters.wall_s,
            results: results.iter().map(Measured::of).collect(),
            confirmed,
        });
        write_curve(&self.curve, folder, metrics)?;
        if is_best {
            self.save_on_the_way(folder)?;
        }
        Ok(())
    }

    /// Does long work on the run's threads while the run waits. A save requested meanwhile is made at once.
    pub(super) fn beside<T: Send>(&mut self, work: impl FnOnce() -> T + Send) -> Result<T> {
        let pool = self.pool.clone();
        let (done, result) = channel();
        pool.in_place_scope(|scope| {
            scope.spawn(|_| {
                let _ = done.send(work());
            });
            loop {
                match result.recv_timeout(LOOK) {
                    Ok(result) => return Ok(result),
                    Err(RecvTimeoutError::Timeout) => self.save_if_asked()?,
                    Err(RecvTimeoutError::Disconnected) => bail!("a match ended without a result"),
                }
            }
        })
    }

    pub(super) fn save_if_asked(&mut self) -> Result<()> {
        let Some((asked, folder)) = self.asked.clone() else {
            return Ok(());
        };
        if asked.swap(false, Ordering::SeqCst) {
            self.save_on_the_way(&folder)?;
            notice(format!("saved after {} updates on request; training continues", self.learner.updates()));
        }
        Ok(())
    }

    /// Records an evaluation if it is the best so far. The highest of many samples overestimates. So it only makes a
    /// candidate, and the score that `confirm` measures on other set-ups must be higher than the best one's.
    pub(super) fn is_best(
        &mut self,
        results: &[BotResult],
        confirm: impl FnOnce(&mut Self) -> Result<Vec<BotResult>>,
    ) -> Result<bool> {
        let mean = |results: &[BotResult]| results.iter().map(|r| r.score.score).sum::<f64>() / results.len() as f64;
        let is_better =
            |run: &Self, score: f64| score.is_finite() && run.best.as_ref().is_none_or(|best| score > best.score);
        if !is_better(self, mean(results)) {
            return Ok(false);
        }
        let score = mean(&confirm(self)?);
        let better = is_better(self, score);
        if better {
            self.best = Some(Best { score, decisions: self.counters.decisions, updates: self.learner.updates() });
        }
        Ok(better)
    }

    fn confirm(&mut self) -> Result<Vec<BotResult>> {
        self.evaluate(Purpose::Confirmation(self.counters.decisions), None)
    }
}

/// Returns true if on fresh set-ups the whole interval of some score lies above `score`.
pub fn is_clear(curve: &[EvaluationPoint], score: f64) -> bool {
    let confirmed = curve.iter().map(|point| &point.confirmed);
    confirmed.filter(|all| !all.is_empty()).any(|all| all.iter().all(|against| against.ci95[0] > score))
}

pub(super) fn write_curve(curve: &[EvaluationPoint], folder: &RunFolder, metrics: &mut Metrics) -> Result<()> {
    if let Err(error) = folder.write(CURVE, &serde_json::to_string_pretty(curve)?) {
        metrics.warn(&format!("{error:#}"));
    }
    Ok(())
}

impl Measured {
    pub(super) fn of(result: &BotResult) -> Self {
        Self { bot: result.bot.clone(), games: result.score.games, score: result.score.score, ci95: result.score.ci95 }
    }
}
