//! Snapshots of a run, and their promotion into the league.

use anyhow::Result;
use turf_agents::Offered;
use turf_agents::stats::sprt::Verdict;
use turf_env::{Encoding, Rng};

use crate::report::metrics::Metrics;
use crate::run::dqn::SelfPlay;
use crate::run::evaluation;

impl<E: Encoding<Rules: Offered>> SelfPlay<E> {
    /// Adds a snapshot of the averaged weights to the league, if one is due and passes the gates. It stays due if a
    /// stop breaks the gate's match off.
    pub fn take_snapshot(&mut self, metrics: &mut Metrics) -> Result<()> {
        evaluation::unless_broken_off(self.decide_snapshot(metrics))
    }

    fn decide_snapshot(&mut self, metrics: &mut Metrics) -> Result<()> {
        let decisions = self.counters.decisions;
        if self.rollout.league().is_snapshot_due(decisions) {
            let promoted = self.offer_export(metrics)? && self.passes_gate()?;
            self.rollout.league_mut().snapshot_decided(decisions);
            if promoted {
                let place = self.rollout.league_mut().admit(decisions);
                let weights = self.learner.average().weights();
                self.seat(place, weights)?;
                self.pull_if_warm()?;
            }
            metrics.promotion(promoted, self.progress());
        }
        Ok(())
    }

    fn passes_gate(&mut self) -> Result<bool> {
        let (games, elo) = (self.config.league.gate_games, self.config.league.gate_elo);
        let Some(newest) = self.rollout.league().newest().filter(|_| games > 0) else {
            return Ok(true);
        };
        let candidate = self.policy_file();
        let rival = self.policy_of(self.snapshots[newest].clone());
        let seed = Rng::stream(self.config.seed, self.counters.decisions, 1).next_u64();
        let (encoding, config) = (self.encoding, self.config.game.clone());
        self.beside(move || {
            let [candidate, rival] = [&candidate, &rival].map(|policy| evaluation::learner(encoding, policy));
            let (verdict, _) =
                evaluation::compare(encoding.rules(), &candidate?, &rival?, elo, games as u64, seed, config)?;
            Ok(verdict != Verdict::Elo0)
        })?
    }
}
