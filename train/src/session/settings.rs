//! Settings of a run: saved ones, or the layers of a new run's.

use std::path::Path;
use turf_agents::Offered;
use turf_agents::offered::Goal;
use turf_agents::spec::run::look_at_version;
use turf_env::{Encoding, Rules};

use anyhow::{Context, Result, anyhow, bail};
use turf_agents::input;

use super::{Options, Task};
use crate::config::presets::{self, DQN, named, preset_of};
use crate::config::{TrainConfig, overlay};
use crate::run::warm;
use crate::store::run_folder::RunFolder;

impl Options {
    /// Returns the settings saved with the run to resume, or defaults, preset, file and options in this order.
    pub(super) fn settings<E: Encoding<Rules: Offered>>(
        &self,
        encoding: E,
        earlier: Option<&RunFolder>,
        task: &Task,
    ) -> Result<TrainConfig<<E::Rules as Rules>::Config>> {
        let config = if let Some(run) = earlier {
            let path = run.join("config.toml");
            let text = read_settings(&path)?;
            let made_for = read_settings(&run.join("run.toml")).unwrap_or_default();
            if !made_for.contains(&format!("encoding = \"{}\"", encoding.shape().name)) {
                bail!("{} is not a run of {}", run.path().display(), encoding.shape().name);
            }
            look_at_version(encoding.rules(), run.path());
            let was = TrainConfig::of(encoding.rules().default_config()).overlaid(&text, &[]);
            let was = was.with_context(|| path.display().to_string())?;
            let now = was.overlaid("", &self.set)?;
            was.check_changes(&now)?;
            now
        } else {
            let text = match &self.config {
                Some(path) => read_settings(path)?,
                None => String::new(),
            };
            let mut pairs = self.set.clone();
            pairs.extend(self.seed.map(|seed| format!("seed={seed}")));
            pairs.extend(self.envs.map(|envs| format!("env.n_envs={envs}")));
            // Actors play for networks.
            let names: Vec<_> = encoding.rules().offer().named_presets.iter().map(|(name, _)| *name).collect();
            let network = Some(DQN).filter(|name| self.actors.is_some() && names.contains(name));
            let usual = match self.preset.as_deref().or(task.preset).or(network) {
                None => {
                    let (rules, usual) = (encoding.rules(), TrainConfig::of(encoding.rules().default_config()));
                    let given = usual.overlaid(&text, &pairs).map(|given| given.game);
                    preset_of(rules, &given.ok().filter(|game| rules.check(game).is_ok()).unwrap_or(usual.game))?
                }
                Some(name) => {
                    let has = if names.is_empty() { "none".into() } else { names.join(", ") };
                    named(encoding.rules(), name)?
                        .ok_or_else(|| anyhow!("{} has no preset {name}; it has {has}", encoding.shape().name))?
                }
            };
            let mut usual = usual.overlaid("", &task.settings)?;
            if self.device == "cuda" {
                usual.dqn.batch_parts = 1;
            }
            if self.is_warm(task) {
                let capacity = usual.overlaid(&text, &pairs)?.replay.capacity;
                usual = overlay(&usual, "", &warm::settings(&usual.dqn, capacity))?;
            }
            if let Some(path) = &self.config {
                overlay(&usual, &text, &[]).with_context(|| path.display().to_string())?;
            }
            usual.overlaid(&text, &pairs)?
        };
        encoding.rules().check(&config.game).map_err(|why| anyhow!("settings: game: {why}"))?;
        Ok(config)
    }
}

/// Returns the encoding of the run in this folder, if recorded.
pub fn made_for(run: &Path) -> Option<String> {
    Some(about(run)?.get("encoding")?.as_str()?.to_string())
}

/// Returns the goal of a run in this folder with these settings. A run that began with a policy has none.
pub(super) fn goal<R: Offered>(rules: R, run: &Path, config: &TrainConfig<R::Config>) -> Option<&'static Goal> {
    about(run).filter(|about| !about.contains_key("from")).and_then(|_| presets::goal(rules, config))
}

fn about(run: &Path) -> Option<toml::Table> {
    read_settings(&run.join("run.toml")).ok()?.parse().ok()
}

fn read_settings(path: &Path) -> Result<String> {
    const MAX_BYTES: u64 = 1 << 20;
    input::read_text(path, MAX_BYTES).with_context(|| format!("cannot read {}", path.display()))
}
