//! Checkpoints of a run: writing and resuming.

use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use anyhow::{Context, Error, Result, anyhow, bail, ensure};
use turf_agents::Offered;
use turf_agents::input::one_line;
use turf_agents::notice::notice;
use turf_env::{Encoding, Rules};

use super::SelfPlay;
use crate::config::TrainConfig;
use crate::data::replay_buffer::all_readable;
use crate::learn::learner::LearnerState;
use crate::rollout::COUNT_LIMIT;
use crate::store::checkpoint::{self, Expected};
use crate::store::run_folder::RunFolder;
use crate::store::run_state::{RunState, SavedRun, State};

const LOOK: Duration = Duration::from_millis(100);

impl<E: Encoding<Rules: Offered>> SelfPlay<E> {
    pub fn save(&mut self, folder: &RunFolder) -> Result<PathBuf> {
        self.store();
        let rollout = self.rollout.state();
        self.former.retain(|(id, _)| rollout.former.contains(id));
        let policy = self.exported();
        let LearnerState { rng, updates, rows } = self.learner.state();
        let state = State {
            version: checkpoint::VERSION,
            encoding: self.encoding.shape().name.into(),
            counters: self.counters,
            best: self.best.clone(),
            curve: self.curve.clone(),
            learner_rng: rng,
            updates,
            rollout,
            replay_counters: self.replay.counters(),
            has_replay: self.config.checkpoint.replay,
        };
        let (config, keep) = (self.config.to_toml(), self.config.checkpoint.keep);
        let (snapshots, former, replay) = (&self.snapshots[..], &self.former[..], &self.replay);
        checkpoint::save(RunState { state, config, policy, rows, snapshots, former, replay }, folder, keep)
    }

    /// Writes a checkpoint during the run. A failed one is reported and tried again a period later: the disk may have
    /// room then, and stopping would lose more.
    pub(in crate::run) fn save_on_the_way(&mut self, folder: &RunFolder) -> Result<()> {
        self.learner.check()?;
        self.counters.saved_at = self.counters.decisions;
        if let Err(error) = self.save(folder) {
            notice(format!("warning: {error:#}; training continues"));
        }
        Ok(())
    }

    /// Does long work on the run's threads while the run waits. A save requested meanwhile is made at once.
    pub(in crate::run) fn beside<T: Send>(&mut self, work: impl FnOnce() -> T + Send) -> Result<T> {
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

    pub(in crate::run) fn save_if_asked(&mut self) -> Result<()> {
        let Some((asked, folder)) = self.save_request.clone() else {
            return Ok(());
        };
        if asked.swap(false, Ordering::SeqCst) {
            self.save_on_the_way(&folder)?;
            notice(format!("saved after {} updates on request; training continues", self.learner.updates()));
        }
        Ok(())
    }

    /// Continues from the newest good checkpoint and returns its path. `None` if there is no checkpoint yet. `warn`
    /// receives a message for each damaged one. Fails if all are damaged or of another run.
    pub fn resume(&mut self, folder: &RunFolder, warn: impl FnMut(String)) -> Result<Option<PathBuf>> {
        let expected = Expected {
            encoding: self.encoding.shape().name,
            shape: self.replay.shape(),
            replay_bytes: self.replay.bytes(),
        };
        let Some((path, saved)) = checkpoint::load(folder, &expected, warn)? else {
            return Ok(None);
        };
        self.restore(saved).with_context(|| checkpoint::cannot_resume(&path))?;
        Ok(Some(path))
    }

    /// Restores a saved run of these settings. Fails if it contradicts itself; then `self` is unusable.
    fn restore(&mut self, saved: SavedRun) -> Result<()> {
        let mut state = saved.state;
        let learner = LearnerState { rng: state.learner_rng.clone(), updates: state.updates, rows: saved.rows };
        let made_with = TrainConfig::of(self.encoding.rules().default_config()).overlaid(&saved.config, &[]);
        let made_with: TrainConfig<<E::Rules as Rules>::Config> =
            made_with.map_err(|error| anyhow!("config.toml: {}", one_line(error)))?;
        made_with.check_changes(&self.config).context("config.toml was changed since")?;
        state.rollout.league.change(&self.config.league);
        self.check_counters(&state).context(checkpoint::STATE)?;
        for (place, weights) in saved.snapshots.iter().enumerate() {
            let net = self.net(weights).map_err(Error::msg).context(checkpoint::WEIGHTS)?;
            self.rollout.put_snapshot(place, net);
        }
        for (id, weights) in &saved.former {
            let net = self.net(weights).map_err(Error::msg).context(checkpoint::WEIGHTS)?;
            self.rollout.put_former(*id, net);
        }
        (self.snapshots, self.former) = (saved.snapshots, saved.former);
        self.learner.restore(learner).context(checkpoint::WEIGHTS)?;
        let network = self.learner.online();
        if state.has_replay {
            let columns = checkpoint::columns(&saved.replay)?;
            let column = |name: &str| checkpoint::find_column(&columns, name);
            self.replay
                .restore(state.replay_counters, column, |rows| network.can_read(rows))
                .map_err(Error::msg)
                .context(checkpoint::REPLAY)?;
        }
        let (pool, rollout) = (&self.pool, &mut self.rollout);
        let observations = &state.rollout.observations;
        ensure!(
            all_readable(observations, 0..observations.len(), |rows| network.can_read(rows)),
            "{}: a waiting decision has an impossible observation",
            checkpoint::REPLAY
        );
        pool.install(|| rollout.restore(state.rollout)).map_err(Error::msg).context(checkpoint::STATE)?;
        (self.counters, self.best, self.curve) = (state.counters, state.best, state.curve);
        self.refresh_policy(self.rollout.league().start().is_some());
        let exported = self.encoding.rules().newest_network(saved.policy);
        self.kept = self.rollout.league().start().map(|_| exported);
        self.pull_if_warm()
    }

    fn check_counters(&self, state: &State) -> Result<()> {
        let (counters, dqn) = (&state.counters, &self.config.dqn);
        // Batches of actors may have arrived all at once, so all transitions could still be due.
        let most_due = counters.transitions as f64 * dqn.samples_per_transition;
        let counted = [counters.decisions, counters.transitions, counters.games, state.updates];
        ensure!(
            (0.0..=most_due + dqn.batch_size as f64).contains(&counters.samples_due)
                && counted.iter().all(|&n| n < COUNT_LIMIT)
                && counters.wall_s >= 0.0
                && state.best.as_ref().is_none_or(|best| best.updates < COUNT_LIMIT),
            "its counters contradict each other"
        );
        Ok(())
    }
}
