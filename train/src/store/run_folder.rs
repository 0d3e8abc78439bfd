//! Folder of a run: settings, events, checkpoints, the exported policy, the summary.
//!
//! | path | holds |
//! |---|---|
//! | `config.toml` | the resolved settings |
//! | `run.toml` | game, encoding, program version and commit |
//! | `events/` | TensorBoard scalars |
//! | `league.json` | the league's payoff table: scores of each player against each opponent |
//! | `evaluations.json` | scores on the way, with intervals |
//! | `checkpoints/N/` | resumable states, N updates old |
//! | `policies/N.turf` | the policy of every checkpoint, pruned ones too |
//! | `report.html` | the run as a page, rewritten while it trains |
//! | `policy.turf`, `bot.py` | the policy, and the same as a bot file of the contest |
//! | `summary.json` | the results of the run |
//! | `lock` | held while a process uses the folder |

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde::Serialize;
use turf_agents::atomic_file;
use turf_agents::hold::{Hold, LOCK};

#[derive(Debug)]
pub struct RunFolder {
    path: PathBuf,
    _hold: Hold,
}

impl RunFolder {
    pub fn create(path: &Path) -> Result<Self> {
        let checkpoints = path.join("checkpoints");
        fs::create_dir_all(&checkpoints).with_context(|| format!("cannot make {}", checkpoints.display()))?;
        let folder = Self::locked(path)?;
        if path.join("config.toml").exists() {
            bail!("{} already holds a run; add --resume, or name another folder", path.display());
        }
        Ok(folder)
    }

    fn locked(path: &Path) -> Result<Self> {
        let held = Hold::take(path).with_context(|| format!("cannot write {}", path.join(LOCK).display()))?;
        let place = path.display();
        Ok(Self {
            path: path.into(),
            _hold: held
                .with_context(|| format!("another process trains in {place}; wait for it, or name another folder"))?,
        })
    }

    pub fn next_free(game: &str, seed: u64) -> PathBuf {
        let candidate = |n: u32| Path::new("runs").join(format!("{game}-{seed}-{n}"));
        (1..).map(candidate).find(|path| !path.exists()).expect("numbers do not run out")
    }

    pub fn open(path: &Path) -> Result<Self> {
        if !path.join("config.toml").is_file() {
            bail!("{} holds no run to resume (no config.toml)", path.display());
        }
        Self::locked(path)
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn join(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    pub fn checkpoints(&self) -> PathBuf {
        self.path.join("checkpoints")
    }

    /// Writes a file of the run atomically: concurrent readers see the old one or the new one.
    pub fn write(&self, name: &str, text: &str) -> Result<()> {
        let path = self.path.join(name);
        atomic_file::write(&path, text.as_bytes()).with_context(|| format!("cannot write {}", path.display()))
    }

    pub fn write_json(&self, name: &str, value: &impl Serialize) -> Result<()> {
        self.write(name, &(serde_json::to_string_pretty(value)? + "\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_is_not_overwritten_and_an_empty_folder_not_resumed() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("run");
        assert!(RunFolder::open(&path).is_err());
        let run = RunFolder::create(&path).expect("a new folder");
        run.write("config.toml", "seed = 1").expect("writable");
        let error = RunFolder::open(&path).expect_err("in use").to_string();
        assert!(error.contains("another process"), "{error}");
        drop(run);
        assert!(RunFolder::create(&path).is_err());
        assert!(RunFolder::open(&path).is_ok());
    }
}
