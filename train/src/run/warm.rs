//! A warm start (`turf train --from`): a run that begins with a policy, and must not lose to it.
//!
//! The policy stays an opponent in the league. Weights under training are frozen and exported only where they do not lose to it, and
//! the learner is pulled towards those that were frozen last, at first the start's: so it goes on in steps none of which loses.

use anyhow::Result;
use turf_agents::BuiltinBots;
use turf_agents::play::arena::{MatchGame, Seats, Series};
use turf_agents::policy::file::PolicyFile;
use turf_agents::stats::sprt::Sprt;
use turf_env::Encoding;

use crate::config::DqnConfig;
use crate::report::metrics::Metrics;
use crate::run::evaluation::{self, Purpose};
use crate::run::self_play::SelfPlay;

/// A match with the start ends early where one side is surely so much stronger.
const CLEAR_ELO: f64 = 50.0;

/// The settings of a warm start that differ from a game's own, under those of the user: the memory is filled before anything is
/// learnt from it, at the rate at which schedules end.
pub fn settings(usual: &DqnConfig, capacity: usize) -> Vec<String> {
    vec![
        format!("dqn.learning_start={}", capacity / 20 * 19),
        format!(
            "dqn.learning_rate={:?}",
            usual.final_learning_rate.min(usual.learning_rate)
        ),
    ]
}

impl<E: Encoding> SelfPlay<E>
where
    E::Game: BuiltinBots,
{
    /// Begins with this policy. Fails where it is of another network.
    pub fn start_warm(&mut self, policy: &PolicyFile) -> Result<()> {
        self.learner.start_from(policy)?;
        self.refresh_policy();
        let place = self.rollout.league_mut().admit_start();
        self.seat(place, policy.tensors.clone())?;
        self.kept = Some(self.policy_file());
        self.pull_if_warm()
    }

    /// Goes on with what a checkpoint exports, if the run had a warm start.
    pub(super) fn resume_warm(&mut self, exported: PolicyFile) -> Result<()> {
        self.kept = self.rollout.league().start().map(|_| exported);
        self.pull_if_warm()
    }

    /// After a warm start: from now on the learner is pulled towards the snapshot taken last, at first the start.
    pub(super) fn pull_if_warm(&mut self) -> Result<()> {
        match self.rollout.league().newest().filter(|_| self.kept.is_some()) {
            Some(newest) => self
                .learner
                .pull_towards(&self.policy_of(self.snapshots[newest].clone())),
            None => Ok(()),
        }
    }

    /// The policy that checkpoints and `policy.turf` hold: of a warm start the last that did not lose to the start, else the
    /// averaged weights.
    pub fn exported(&mut self) -> PolicyFile {
        match &self.kept {
            Some(kept) => kept.clone(),
            None => self.policy_file(),
        }
    }

    /// Lets the averaged weights of a warm start be what is exported, if they do not lose to the start: whether they do not. Fails
    /// with [`evaluation::BrokenOff`] where a stop was asked for meanwhile; what was exported stays.
    pub fn offer_export(&mut self, metrics: &Metrics) -> Result<bool> {
        let candidate = self.policy_file();
        let (Some(place), Some(kept)) = (self.rollout.league().start(), &self.kept) else {
            return Ok(true);
        };
        if kept.tensors == candidate.tensors {
            return Ok(true);
        }
        if self.config.evaluation.start_games == 0 {
            self.kept = Some(candidate);
            return Ok(true);
        }
        let at = |policy: &PolicyFile| policy.notes.get("decisions").cloned().unwrap_or_default();
        let (now, stays) = (
            at(&candidate),
            format!("policy.turf stays that of {} decisions", at(kept)),
        );
        let start = self.policy_of(self.snapshots[place].clone());
        let results = match self.results(&candidate, &start) {
            Err(error) if error.is::<evaluation::BrokenOff>() => {
                metrics.tell(&format!(
                    "{now} decisions: stopped before the match with the start was over: {stays}"
                ));
                return Err(error);
            }
            results => results?,
        };
        let score = results.iter().sum::<f64>() / results.len() as f64;
        let passes = score >= 0.5;
        let what = if passes {
            "policy.turf is this one"
        } else {
            stays.as_str()
        };
        metrics.tell(&format!(
            "{now} decisions: {score:.3} of {} games against the start: {what}",
            results.len()
        ));
        if passes {
            self.kept = Some(candidate);
        }
        Ok(passes)
    }

    /// Results of games of both as they are exported, on set-ups of their own, until it is clear who is stronger or
    /// `evaluation.start_games` are played.
    fn results(&mut self, candidate: &PolicyFile, start: &PolicyFile) -> Result<Vec<f64>> {
        let (own, other) = (evaluation::learner::<E>(candidate)?, evaluation::learner::<E>(start)?);
        let series = Series {
            games: self.config.evaluation.start_games as u64,
            seed: Purpose::Gate(self.counters.decisions).seed(self.config.seed),
            seats: Seats::Swapped,
            config: Default::default(),
        };
        let test = Sprt::new(-CLEAR_ELO, CLEAR_ELO);
        let (played, _) = self.beside(move || test.play::<E::Game>(&own, &other, &series))?;
        evaluation::whole()?;
        Ok(played.iter().map(MatchGame::score).collect())
    }
}

#[cfg(test)]
mod tests;
