//! Evaluations of a run, and which one was the best.

use anyhow::Result;
use turf_agents::BuiltinBots;
use turf_env::Encoding;

use crate::report::bot_result::BotResult;
use crate::run::evaluation::{self, Purpose};
use crate::run::self_play::SelfPlay;
use crate::store::run_state::Best;

impl<E: Encoding> SelfPlay<E>
where
    E::Game: BuiltinBots,
{
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

    pub(super) fn confirm(&mut self) -> Result<Vec<BotResult>> {
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
            Purpose::Confirmation(_) => (settings.bots.clone(), settings.confirm_games),
            Purpose::Final => (
                evaluation::final_bots::<E>(&settings.bots, &met, settings.unmet)?,
                settings.final_games,
            ),
        };
        let seed = purpose.seed(config.seed);
        pool.install(|| evaluation::evaluate::<E>(&policy, &bots, &met, games, seed))
    }
}
