//! Checkpoints of a run: `state.json`, `config.toml`, `policy.turf`, `positions` and `held-out`.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};
use turf_agents::Offered;
use turf_agents::notice::notice;
use turf_agents::policy::file::PolicyFile;
use turf_env::{Encoding, Rules};

use super::{Positions, State, TreeStrap, search};
use crate::config::TrainConfig;
use crate::store::checkpoint::{self, CONFIG, POLICY, STATE};
use crate::store::folder::{self, Reader};
use crate::store::run_folder::RunFolder;

/// Version of the layout.
const VERSION: u32 = 1;
const MAX_BYTES: u64 = 1 << 30;
const FILES: [&str; 2] = ["positions", "held-out"];

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    version: u32,
    encoding: String,
    state: State,
}

struct Loaded {
    saved: Saved,
    config: String,
    policy: PolicyFile,
    positions: Positions,
}

impl Loaded {
    fn read(path: &Path) -> Result<Self> {
        let reader = Reader::new(path)?;
        let [learnt_from, held_out] = FILES.map(|name| reader.file(name, MAX_BYTES));
        Ok(Self {
            saved: serde_json::from_slice(&reader.file(STATE, MAX_BYTES)?).context(STATE)?,
            config: String::from_utf8(reader.file(CONFIG, MAX_BYTES)?).context(CONFIG)?,
            policy: PolicyFile::from_bytes(&reader.file(POLICY, MAX_BYTES)?).context(POLICY)?,
            positions: Positions { learnt_from: learnt_from?, held_out: held_out? },
        })
    }
}

impl<E: Encoding<Rules: Offered>> TreeStrap<E> {
    pub(super) fn write_checkpoint(&self, folder: &RunFolder) -> Result<PathBuf> {
        let number = self.state.updates;
        let saved = Saved { version: VERSION, encoding: self.encoding.shape().name.into(), state: self.state.clone() };
        let path = checkpoint::write(folder, number, |partial| {
            partial.put(CONFIG, self.config.to_toml().as_bytes())?;
            partial.put(POLICY, &self.policy.to_bytes()?)?;
            for (name, bytes) in FILES.iter().zip([&self.positions.learnt_from, &self.positions.held_out]) {
                partial.put(name, bytes)?;
            }
            partial.put(STATE, &serde_json::to_vec(&saved)?)
        })?;
        if self.state.promoted == number {
            checkpoint::keep_policy(&path, folder, number);
        }
        folder::prune(&folder.checkpoints(), number, self.config.checkpoint.keep.max(1), None);
        Ok(path)
    }

    /// Writes a checkpoint during the run. A failed one is reported, and the run continues.
    pub(super) fn save_on_the_way(&self, folder: &RunFolder) {
        if let Err(error) = self.write_checkpoint(folder) {
            notice(format!("warning: {error:#}; training continues"));
        }
    }

    /// Continues from the newest good checkpoint and returns its path. `None` if there is no checkpoint yet. `warn`
    /// receives a message for each damaged one. Fails if all are damaged or of another run.
    pub fn resume(&mut self, folder: &RunFolder, warn: impl FnMut(String)) -> Result<Option<PathBuf>> {
        let Some((path, loaded)) = checkpoint::newest(folder, warn, Loaded::read)? else {
            return Ok(None);
        };
        self.restore(loaded).with_context(|| checkpoint::cannot_resume(&path))?;
        Ok(Some(path))
    }

    fn restore(&mut self, loaded: Loaded) -> Result<()> {
        let Saved { version, encoding, state } = loaded.saved;
        ensure!(
            version == VERSION && encoding == self.encoding.shape().name,
            "it is of layout {version} for encoding {encoding}, this program reads {VERSION} for {}",
            self.encoding.shape().name
        );
        let made_with = TrainConfig::of(self.encoding.rules().default_config()).overlaid(&loaded.config, &[]);
        let made_with: TrainConfig<<E::Rules as Rules>::Config> = made_with.context(CONFIG)?;
        made_with.check_changes(&self.config).context("config.toml was changed since")?;
        search(self.encoding, &loaded.policy).context(POLICY)?;
        let Positions { learnt_from, held_out } = &loaded.positions;
        let bytes = self.learning.position_bytes();
        ensure!(
            [learnt_from, held_out].iter().all(|file| file.len() % bytes == 0)
                && state.counters.games <= state.due
                && state.promoted <= state.updates,
            "{STATE}: its counters contradict each other"
        );
        (self.state, self.policy, self.positions) = (state, loaded.policy, loaded.positions);
        Ok(())
    }
}
