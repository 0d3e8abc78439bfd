//! Evaluations of a run, and the best of them.

use std::time::Duration;

use anyhow::Result;
use turf_agents::Offered;
use turf_env::Encoding;

use crate::report::bot_result::BotResult;
use crate::report::metrics::Metrics;
use crate::run::dqn::SelfPlay;
use crate::run::evaluation::{self, Purpose};
use crate::run::{Run, Totals, write_json};
use crate::store::run_folder::RunFolder;
use crate::store::run_state::{Best, Counters, EvaluationPoint, Measured};

impl<E: Encoding<Rules: Offered>> SelfPlay<E> {
    /// Adds a point to the curve. A possible best so far is confirmed on fresh set-ups, and saved if confirmed. The
    /// point stays due if a stop breaks its matches off.
    pub fn evaluate_on_the_way(&mut self, folder: &RunFolder, metrics: &mut Metrics) -> Result<()> {
        evaluation::unless_broken_off(self.add_point(folder, metrics))
    }

    fn add_point(&mut self, folder: &RunFolder, metrics: &mut Metrics) -> Result<()> {
        let results = self.evaluate(Purpose::Periodic, self.while_training())?;
        let mut confirmed = Vec::new();
        let is_best = self.is_best(&results, |run| {
            let again = run.confirm()?;
            confirmed = again.iter().map(Measured::of).collect();
            Ok(again)
        })?;
        self.counters.evaluated_at = self.counters.decisions;
        let now = self.totals();
        add_point(&mut self.curve, &now, &results, confirmed, folder, metrics);
        if is_best {
            self.save_on_the_way(folder)?;
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
        self.evaluate(Purpose::Confirmation(self.counters.decisions), self.while_training())
    }

    /// Returns the time for an evaluation on the way: a twentieth of the run so far, which slow games and bots would exceed.
    fn while_training(&self) -> Option<Duration> {
        Some(Duration::from_secs_f64(self.counters.wall_s / 20.0).max(Duration::from_secs(20)))
    }
}

/// Returns true if on fresh set-ups the whole interval of some score lies above `score`.
pub fn is_clear(curve: &[EvaluationPoint], score: f64) -> bool {
    let confirmed = curve.iter().map(|point| &point.confirmed);
    confirmed.filter(|all| !all.is_empty()).any(|all| all.iter().all(|against| against.ci95[0] > score))
}

/// Adds a point to a curve of evaluations, and writes the curve.
pub(super) fn add_point(
    curve: &mut Vec<EvaluationPoint>,
    now: &Totals,
    results: &[BotResult],
    confirmed: Vec<Measured>,
    folder: &RunFolder,
    metrics: &mut Metrics,
) {
    metrics.evaluation("evaluation", results, now.progress());
    let Counters { decisions, wall_s, .. } = now.counters;
    let results = results.iter().map(Measured::of).collect();
    curve.push(EvaluationPoint { decisions, updates: now.updates, wall_s, results, confirmed });
    write_json("evaluations.json", curve, folder, metrics);
}

impl Measured {
    fn of(result: &BotResult) -> Self {
        Self { bot: result.bot.clone(), games: result.score.games, score: result.score.score, ci95: result.score.ci95 }
    }
}
