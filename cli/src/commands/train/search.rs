//! Learning of a search's evaluation, where a game's settings ask for that.

use std::sync::Arc;

use anyhow::{Context, Result, bail};
use turf_agents::notice::notice;
use turf_agents::policy::file::PolicyFile;
use turf_agents::spec::policy_path;
use turf_env::Game;
use turf_train::config::presets::{Preset, preset};
use turf_train::report::metrics::Metrics;
use turf_train::run::Run;
use turf_train::run::treestrap::TreeStrap;
use turf_web::GameView;

use super::Train;
use super::learn::{Ended, Prepared, Task, conclude};
use super::reporter::Reporter;
use crate::console::signals::Signals;

impl Train {
    pub(super) fn learn_search<E: Preset<Game: GameView>>(&self, prepared: Prepared<E>) -> Result<Ended<TreeStrap<E>>> {
        let (task, Prepared { start, config, earlier }) = (Task::default(), prepared);
        self.check_search_flags()?;
        let (seed, new) = (config.seed, earlier.is_none());
        let signals = Signals::listen("saving and exporting")?;
        let mut run = TreeStrap::<E>::new(config)?;
        if let Some(spec) = &self.from {
            let path = policy_path(spec, Some(E::Game::NAME))?;
            let from = PolicyFile::read(&path).map_err(anyhow::Error::from);
            from.and_then(|policy| run.start_from(policy))
                .with_context(|| format!("cannot start from {}", path.display()))?;
        }
        let folder = self.folder::<E>(earlier, seed)?;
        self.describe::<E>(&folder, new, &run.config, &task)?;
        if self.from.is_some() {
            run.save(&folder)?;
        }
        notice(format!(
            "{} in {}: its search learns from {} games, then tests itself",
            E::NAME,
            folder.path().display(),
            run.config.treestrap.games
        ));
        if self.resume {
            match run.resume(&folder, |warning| notice(format!("warning: {warning}")))? {
                Some(from) => notice(format!(
                    "resumed from {} ({} updates)",
                    from.display(),
                    run.progress().updates
                )),
                None => notice("no checkpoint yet: starting from the beginning"),
            }
        }
        let folder = Arc::new(folder);
        run.asked = Some((signals.save.clone(), folder.clone()));
        let before = run.totals();
        let reporter = Reporter::start::<E>(folder.path(), &run.config, &preset::<E>()?);
        let metrics = Metrics::new(Some(&folder.join("events")), false).going_on(run.progress());
        let mut metrics = metrics.with_settings(&run.config.to_toml());
        let learnt = run.run(self.budget(start), &signals.stop, &folder, &mut metrics);
        metrics.finish();
        learnt?;
        if run.progress().updates == 0 {
            notice("no candidate was fitted yet, so the policy is the search before learning; rerun with --resume");
        }
        let totals = [before, run.totals()];
        Ok(Ended {
            summary: conclude::<E>(&mut run, totals, &folder, seed, &signals)?,
            run,
            folder,
            metrics,
            reporter,
            interrupted: signals.raised(),
        })
    }

    /// Refuses flags of networks.
    fn check_search_flags(&self) -> Result<()> {
        let flags = [
            ("--device", self.device != "cpu"),
            ("--backend", self.backend != "rust"),
            ("--envs", self.envs.is_some()),
            ("--actors", self.actors.is_some()),
        ];
        let networks = [
            "env.n_envs",
            "env.shield",
            "network.",
            "dqn.",
            "exploration.",
            "league.",
            "metrics.",
        ];
        let set = self
            .set
            .iter()
            .find(|pair| networks.iter().any(|part| pair.starts_with(part)));
        let flag = flags.iter().find(|(_, given)| *given).map(|(flag, _)| flag.to_string());
        match flag.or(set.map(|pair| format!("--set {pair}"))) {
            Some(flag) => bail!(
                "{flag} is for networks, and this run's search learns without one (--preset dqn learns a network)"
            ),
            None => Ok(()),
        }
    }
}
