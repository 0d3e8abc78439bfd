//! Learning of a search's evaluation, where a game's settings ask for that.

use std::sync::Arc;
use turf_env::{Encoding, Rules};

use anyhow::{Context, Result, bail};
use turf_agents::Offered;
use turf_agents::play::stop;
use turf_agents::policy::file::PolicyFile;
use turf_agents::spec::policy_path;

use super::learn::{record, warn};
use super::{Caller, Ended, Options, Prepared, Task};
use crate::run::Run;
use crate::run::treestrap::TreeStrap;

impl Options {
    pub(crate) fn learn_search<E: Encoding<Rules: Offered>>(
        &self,
        prepared: Prepared<E>,
        mut caller: Caller,
    ) -> Result<Ended> {
        let (task, Prepared { start, encoding, config, earlier }) = (Task::default(), prepared);
        self.check_search_flags()?;
        let (seed, new) = (config.seed, earlier.is_none());
        let mut run = TreeStrap::new(encoding, config)?;
        if let Some(spec) = &self.from {
            let path = policy_path(spec, Some(encoding.rules().name()))?;
            let from = PolicyFile::read(&path).map_err(anyhow::Error::from);
            from.and_then(|policy| run.start_from(policy))
                .with_context(|| format!("cannot start from {}", path.display()))?;
        }
        let folder = self.folder(encoding.rules(), earlier, seed)?;
        self.describe(encoding, &folder, new, &run.config, &task, &caller)?;
        if self.from.is_some() {
            run.save(&folder)?;
        }
        caller.tell(&format!(
            "{} in {}: its search learns from {} games, then tests itself",
            encoding.shape().name,
            folder.path().display(),
            run.config.treestrap.games
        ));
        let resumed = self.resume.then(|| run.resume(&folder, warn)).transpose()?;
        let folder = Arc::new(folder);
        run.save_request = Some((caller.save.clone(), folder.clone()));
        let before = run.totals();
        let (reporter, mut metrics) = record(encoding, &run.config, resumed, before.progress(), &folder, &mut caller)?;
        let learnt = run.run(self.budget(start), &stop::flag(), &folder, &mut metrics);
        metrics.finish();
        learnt?;
        if run.progress().updates == 0 {
            caller
                .tell("no candidate was fitted yet, so the policy is the search before learning; rerun with --resume");
        }
        let totals = [before, run.totals()];
        let settings = (seed, run.config.evaluation.clone(), start);
        self.conclude(encoding, Box::new(run), totals, settings, (folder, metrics, reporter), &caller)
    }

    /// Refuses options of networks.
    fn check_search_flags(&self) -> Result<()> {
        let flags = [
            ("--device", self.device != "cpu"),
            ("--backend", self.backend != "rust"),
            ("--envs", self.envs.is_some()),
            ("--actors", self.actors.is_some()),
        ];
        let networks = ["env.n_envs", "env.shield", "network.", "dqn.", "exploration.", "league.", "metrics."];
        let set = self.set.iter().find(|pair| networks.iter().any(|part| pair.starts_with(part)));
        let flag = flags.iter().find(|(_, given)| *given).map(|(flag, _)| flag.to_string());
        match flag.or(set.map(|pair| format!("--set {pair}"))) {
            Some(flag) => bail!(
                "{flag} is for networks, and this run's search learns without one (--preset dqn learns a network)"
            ),
            None => Ok(()),
        }
    }
}
