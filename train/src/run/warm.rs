//! Warm start (`turf train --from`): a run that begins with a policy and must not become weaker than it.
//!
//! The policy stays an opponent in the league. Before each snapshot and at the end the averaged weights play it and the
//! exported policy. Only weights surely stronger than the start become snapshots and are exported. If they are surely
//! weaker, the learner goes back to the exported ones. A loss pulls the learner towards the newest snapshot, at first
//! the start.

use anyhow::Result;
use turf_agents::Offered;
use turf_agents::play::arena::{MatchGame, Seats, Series};
use turf_agents::policy::file::PolicyFile;
use turf_agents::stats::sprt::{Sprt, Verdict, play_until_decided};
use turf_env::{Encoding, Rules};

use crate::config::DqnConfig;
use crate::report::metrics::Metrics;
use crate::run::dqn::SelfPlay;
use crate::run::evaluation::{self, Purpose};

const CLEAR_ELO: f64 = 50.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Stronger,
    Unclear,
    Weaker,
}

/// Returns the settings of a warm start, to be laid between the game's own and the user's. The replay buffer fills
/// before learning starts, and the learning rate is the one at which schedules end.
pub fn settings(usual: &DqnConfig, capacity: usize) -> Vec<String> {
    vec![
        format!("dqn.learning_start={}", capacity / 20 * 19),
        format!("dqn.learning_rate={:?}", usual.final_learning_rate.min(usual.learning_rate)),
    ]
}

impl<E: Encoding<Rules: Offered>> SelfPlay<E> {
    pub fn start_warm(&mut self, policy: &PolicyFile) -> Result<()> {
        self.learner.start_from(policy)?;
        self.refresh_policy(true);
        let place = self.rollout.league_mut().admit_start();
        self.seat(place, policy.tensors.clone())?;
        self.kept = Some(self.policy_file());
        self.pull_if_warm()
    }

    /// Exports the averaged weights of a warm start if they are surely stronger than the start and score more than half
    /// against those exported last. Returns true if they are exported. The learner goes back to those exported last if
    /// it is surely weaker than either. Fails with [`evaluation::BrokenOff`] if a stop was requested meanwhile; then
    /// nothing changes.
    pub fn offer_export(&mut self, metrics: &Metrics) -> Result<bool> {
        let candidate = self.policy_file();
        let (Some(place), Some(kept)) = (self.rollout.league().start(), self.kept.clone()) else {
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
        let (now, last) = (at(&candidate), at(&kept));
        let start = self.policy_of(self.snapshots[place].clone());
        let rivals = [("the start".into(), &start, true), (format!("policy.turf of {last} decisions"), &kept, false)];
        let n_rivals = if kept.tensors == start.tensors { 1 } else { 2 };
        for (name, rival, surely) in &rivals[..n_rivals] {
            let (outcome, score, games) = self.play_rival(&candidate, rival).inspect_err(|error| {
                if error.is::<evaluation::BrokenOff>() {
                    metrics.tell(&format!("{now} decisions: the match against {name} was stopped; policy.turf stays"));
                }
            })?;
            let passes = match outcome {
                Outcome::Stronger => true,
                Outcome::Unclear => !surely && score > 0.5,
                Outcome::Weaker => false,
            };
            let then = match outcome {
                Outcome::Stronger => "stronger",
                Outcome::Unclear if passes => "no weaker",
                Outcome::Unclear => "not clearly stronger: policy.turf stays",
                Outcome::Weaker => "weaker: policy.turf stays, and training returns to it",
            };
            metrics.tell(&format!("{now} decisions: {score:.3} of {games} games against {name}, {then}"));
            if outcome == Outcome::Weaker {
                self.learner.start_from(&kept)?;
                self.refresh_policy(true);
            }
            if !passes {
                return Ok(false);
            }
        }
        metrics.tell(&format!("{now} decisions: policy.turf is updated"));
        self.kept = Some(candidate);
        Ok(true)
    }

    /// Plays both policies as exported, on fresh set-ups, until tests decide if the candidate is stronger or weaker, or
    /// `evaluation.start_games` are played. Returns the outcome, the score and the number of games.
    fn play_rival(&mut self, candidate: &PolicyFile, rival: &PolicyFile) -> Result<(Outcome, f64, usize)> {
        let (own, other) = (evaluation::learner(self.encoding, candidate)?, evaluation::learner(self.encoding, rival)?);
        let rules = self.encoding.rules();
        let series = Series {
            rules,
            games: self.config.evaluation.start_games as u64,
            seed: Purpose::Gate(self.counters.decisions).seed(self.config.seed),
            seats: Seats::Swapped,
            config: rules.default_config(),
        };
        let tests = [Sprt::new(0.0, CLEAR_ELO), Sprt::new(-CLEAR_ELO, 0.0)];
        let (played, pairs) = self.beside(move || play_until_decided(&tests, &own, &other, &series))?;
        evaluation::whole()?;
        let outcome = match tests.map(|test| test.verdict(&pairs.results, pairs.distinct())) {
            [Verdict::Elo1, _] => Outcome::Stronger,
            [_, Verdict::Elo0] => Outcome::Weaker,
            _ => Outcome::Unclear,
        };
        let mean = played.iter().map(MatchGame::score).sum::<f64>() / played.len() as f64;
        Ok((outcome, mean, played.len()))
    }
}

#[cfg(test)]
mod tests;
