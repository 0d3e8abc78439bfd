//! Checkpoints of a run: writing and resuming.

use std::path::PathBuf;

use anyhow::{Context, Error, Result, anyhow, ensure};
use turf_agents::Offered;
use turf_agents::input::one_line;
use turf_agents::notice::notice;
use turf_env::{Encoding, Rules};

use super::SelfPlay;
use crate::config::TrainConfig;
use crate::data::replay_buffer::all_readable;
use crate::rollout::COUNT_LIMIT;
use crate::store::checkpoint::{self, Expected};
use crate::store::run_folder::RunFolder;
use crate::store::run_state::{RunState, SavedRun};

impl<E: Encoding<Rules: Offered>> SelfPlay<E> {
    pub fn save(&mut self, folder: &RunFolder) -> Result<PathBuf> {
        let rollout = self.rollout.state();
        self.former.retain(|(id, _)| rollout.former.contains(id));
        let state = RunState {
            encoding: self.encoding.shape().name,
            config: self.config.to_toml(),
            counters: self.counters,
            best: self.best.clone(),
            curve: self.curve.clone(),
            policy: self.exported(),
            learner: self.learner.state(),
            rollout,
            snapshots: &self.snapshots,
            former: &self.former,
            replay: &self.replay,
            keep_replay: self.config.checkpoint.replay,
        };
        checkpoint::save(state, folder, self.config.checkpoint.keep)
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
    fn restore(&mut self, mut saved: SavedRun) -> Result<()> {
        let made_with = TrainConfig::of(self.encoding.rules().default_config()).overlaid(&saved.config, &[]);
        let made_with: TrainConfig<<E::Rules as Rules>::Config> =
            made_with.map_err(|error| anyhow!("config.toml: {}", one_line(error)))?;
        made_with.check_changes(&self.config).context("config.toml was changed since")?;
        saved.rollout.league.change(&self.config.league);
        self.check_counters(&saved).context(checkpoint::STATE)?;
        for (place, weights) in saved.snapshots.iter().enumerate() {
            let net = self.net(weights).map_err(Error::msg).context(checkpoint::WEIGHTS)?;
            self.rollout.put_snapshot(place, net);
        }
        for (id, weights) in &saved.former {
            let net = self.net(weights).map_err(Error::msg).context(checkpoint::WEIGHTS)?;
            self.rollout.put_former(*id, net);
        }
        (self.snapshots, self.former) = (saved.snapshots, saved.former);
        self.learner.restore(saved.learner).context(checkpoint::WEIGHTS)?;
        let network = self.learner.online();
        if let Some(replay) = &saved.replay {
            let columns = checkpoint::columns(&replay.file)?;
            let column = |name: &str| checkpoint::find_column(&columns, name);
            self.replay
                .restore(replay.counters, column, |rows| network.can_read(rows))
                .map_err(Error::msg)
                .context(checkpoint::REPLAY)?;
        }
        let (pool, rollout) = (&self.pool, &mut self.rollout);
        let observations = &saved.rollout.observations;
        ensure!(
            all_readable(observations, 0..observations.len(), |rows| network.can_read(rows)),
            "{}: a waiting decision has an impossible observation",
            checkpoint::REPLAY
        );
        pool.install(|| rollout.restore(saved.rollout)).map_err(Error::msg).context(checkpoint::STATE)?;
        self.counters = saved.counters;
        self.best = saved.best;
        self.curve = saved.curve;
        self.refresh_policy();
        self.resume_warm(saved.policy)
    }

    fn check_counters(&self, saved: &SavedRun) -> Result<()> {
        let (counters, dqn) = (&saved.counters, &self.config.dqn);
        // Batches of actors may have arrived all at once, so all transitions could still be due.
        let most_due = counters.transitions as f64 * dqn.samples_per_transition;
        let counted = [counters.decisions, counters.transitions, counters.games, saved.learner.updates];
        ensure!(
            (0.0..=most_due + dqn.batch_size as f64).contains(&counters.samples_due)
                && counted.iter().all(|&n| n < COUNT_LIMIT)
                && counters.wall_s >= 0.0
                && saved.best.as_ref().is_none_or(|best| best.updates < COUNT_LIMIT),
            "its counters contradict each other"
        );
        Ok(())
    }
}
