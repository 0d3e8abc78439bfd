//! Evaluations of a run, and which one was the best.

use anyhow::Result;
use turf_agents::BuiltinBots;
use turf_env::Encoding;

use crate::report::bot_result::BotResult;
use crate::report::metrics::Metrics;
use crate::run::evaluation::{self, Purpose};
use crate::run::self_play::SelfPlay;
use crate::store::run_folder::RunFolder;
use crate::store::run_state::{Best, EvaluationPoint, Measured};

/// The curve of evaluations in a run's folder.
pub const CURVE: &str = "evaluations.json";

impl<E: Encoding> SelfPlay<E>
where
    E::Game: BuiltinBots,
{
    /// A point of the curve. What looks like the best so far is confirmed on fresh set-ups, and saved if it is.
    pub fn evaluate_on_the_way(&mut self, folder: &RunFolder, metrics: &mut Metrics) -> Result<()> {
        self.counters.evaluated_at = self.counters.decisions;
        let results = self.evaluate(Purpose::Periodic)?;
        metrics.evaluation("evaluation", &results, self.counters.decisions);
        let mut confirmed = Vec::new();
        let is_best = self.is_best(&results, |run| {
            let again = run.confirm()?;
            confirmed = again.iter().map(Measured::of).collect();
            Ok(again)
        })?;
        self.curve.push(EvaluationPoint {
            decisions: self.counters.decisions,
            updates: self.learner.updates(),
            wall_s: self.counters.wall_s,
            results: results.iter().map(Measured::of).collect(),
            confirmed,
        });
        if let Err(error) = folder.write(CURVE, &serde_json::to_string_pretty(&self.curve)?) {
            metrics.warn(&format!("{error:#}"));
        }
        if is_best {
            self.save_on_the_way(folder)?;
        }
        Ok(())
    }

    /// Work on the run's threads.
    pub fn on_threads<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        self.pool.install(work)
    }

    /// Whether fresh set-ups have shown a score that is surely higher than this, against every bot.
    pub fn is_clear(&self, score: f64) -> bool {
        let confirmed = self.curve.iter().map(|point| &point.confirmed);
        confirmed
            .filter(|all| !all.is_empty())
            .any(|all| all.iter().all(|against| against.ci95[0] > score))
    }

    /// Notes an evaluation, if it is the best so far. The highest of many samples is too high: so it only makes a candidate, whose score is
    /// what `confirm` finds on other set-ups, and has to be higher than that of the one kept.
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
            self.best = Some(Best {
                score,
                decisions: self.counters.decisions,
                updates: self.learner.updates(),
            });
        }
        Ok(better)
    }

    fn confirm(&mut self) -> Result<Vec<BotResult>> {
        self.evaluate(Purpose::Confirmation(self.counters.decisions))
    }

    /// Matches of the averaged weights against the configured bots, on the contest's own settings.
    pub fn evaluate(&mut self, purpose: Purpose) -> Result<Vec<BotResult>> {
        let policy = self.policy_file();
        let (config, pool) = (&self.config, &self.pool);
        let settings = &config.evaluation;
        let opponents = self.rollout.league().bots().iter();
        let met = opponents.filter(|_| config.league.bot_fraction > 0.0);
        let met: Vec<String> = met.map(|(name, _)| name.clone()).collect();
        let (bots, games) = match purpose {
            Purpose::Periodic => (settings.bots.clone(), settings.games),
            Purpose::Confirmation(_) | Purpose::Exploiter(_) => (settings.bots.clone(), settings.confirm_games),
            Purpose::Final => (
                evaluation::final_bots::<E>(&settings.bots, &met, settings.unmet)?,
                settings.final_games,
            ),
        };
        let seed = purpose.seed(config.seed);
        pool.install(|| evaluation::evaluate::<E>(&policy, &bots, &met, games, seed))
    }
}

impl Measured {
    fn of(result: &BotResult) -> Self {
        Self {
            bot: result.bot.clone(),
            games: result.score.games,
            score: result.score.score,
            ci95: result.score.ci95,
        }
    }
}
