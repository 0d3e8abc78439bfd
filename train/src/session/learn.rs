//! Learning of a network.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, ensure};
use turf_agents::Offered;
use turf_agents::notice::notice;
use turf_agents::play::contest::Contest;
use turf_agents::play::stop;
use turf_agents::policy::file::PolicyFile;
use turf_agents::spec::policy_path;
use turf_env::{Encoding, Rules};

use super::reporter::Reporter;
use super::settings::goal;
use super::summary::Summary;
use super::{Caller, Ended, Options, Prepared, Task};
use crate::config::describe::commented;
use crate::config::presets::preset;
use crate::config::{EvaluationConfig, TrainConfig};
use crate::learn::device::Device;
use crate::learn::learner::Diverged;
use crate::report::metrics::{Budget, Metrics, Progress};
use crate::run::evaluation;
use crate::run::memory::keep_memory;
use crate::run::remote_actors::RemoteActors;
use crate::run::self_play::SelfPlay;
use crate::run::{Run, Totals};
use crate::store::checkpoint;
use crate::store::run_folder::RunFolder;

impl Options {
    /// Opens the folder of the run to resume, and reads its settings or those of a new run.
    pub(crate) fn prepare<E: Encoding<Rules: Offered>>(&self, encoding: E, task: &Task) -> Result<Prepared<E>> {
        let start = Instant::now();
        keep_memory();
        self.check()?;
        let earlier = match &self.run {
            Some(path) if self.resume => Some(RunFolder::open(path)?),
            _ => None,
        };
        Ok(Prepared { start, encoding, config: self.settings(encoding, earlier.as_ref(), task)?, earlier })
    }

    /// Learns until the budget is used up or the user stops it, and saves everything.
    pub(crate) fn learn<E: Encoding<Rules: Offered>>(
        &self,
        task: &Task,
        prepared: Prepared<E>,
        mut caller: Caller,
    ) -> Result<Ended> {
        let Prepared { start, encoding, config, earlier } = prepared;
        ensure!(self.patience.is_none(), "--patience is for a search that learns, and this run learns a network");
        let device = Device::named(&self.device, self.backend == "torch")?;
        let mut run = SelfPlay::new(encoding, config, device)?;
        if let Some(spec) = &self.from {
            let path = policy_path(spec, Some(encoding.rules().name()))?;
            start_from(&mut run, &path, self.is_warm(task))
                .with_context(|| format!("cannot start from {}", path.display()))?;
        }
        let new = earlier.is_none();
        let folder = self.folder(encoding.rules(), earlier, run.config.seed)?;
        if let Some(opponent) = task.opponent.as_ref().filter(|_| new) {
            opponent.freeze(&mut run, &folder)?;
        }
        self.describe(encoding, &folder, new, &run.config, task, &caller)?;
        if self.is_warm(task) {
            caller.tell(&format!(
                "warm start: learning begins after {} transitions, at rate {:e}, pulled towards the starting policy; policy.turf \
                 stays the starting policy until a stronger one is confirmed",
                run.config.dqn.learning_start, run.config.dqn.learning_rate
            ));
        }
        if self.from.is_some() {
            // A run without a checkpoint resumes from the beginning, which is this policy.
            run.save(&folder)?;
        }
        if encoding.cells() == 0 && encoding.scalars() <= 1 {
            caller.tell("the network does not see the position: give the game observe(player), or show() with a grid");
        }
        caller.tell(&format!(
            "{} in {}: {} games at once, replay buffer {:.0} MB",
            encoding.shape().name,
            folder.path().display(),
            run.config.env.n_envs,
            run.replay.bytes() as f64 / 1e6
        ));
        let resumed = self.resume.then(|| run.resume(&folder, warn)).transpose()?;
        if let Some(socket) = &self.actors {
            let shape = run.replay.shape();
            run.remote_actors = Some(RemoteActors::connect(socket, shape, self.max_staleness)?);
        }
        let folder = Arc::new(folder);
        run.save_request = Some((caller.save.clone(), folder.clone()));
        let (before, budget) = (run.totals(), Budget { score: task.score, ..self.budget(start) });
        let (reporter, mut metrics) = record(encoding, &run.config, resumed, before.progress(), &folder, &mut caller)?;
        if task.evaluates && run.curve.is_empty() {
            run.evaluate_on_the_way(&folder, &mut metrics)?;
        }
        let mut trained = run.run(budget, &stop::flag(), &folder, &mut metrics);
        // At most one point per step.
        let now = run.counters.decisions;
        if run.counters.reported_at < now || now == 0 {
            run.counters.reported_at = now;
            run.report(&mut metrics);
        }
        let last = run.counters.evaluated_at < run.counters.decisions;
        if task.evaluates && last && trained.is_ok() && !stop::is_asked() {
            trained = run.evaluate_on_the_way(&folder, &mut metrics);
        }
        metrics.finish();
        trained.map_err(|error| advise(error, &run, &folder))?;

        let totals = [before, run.totals()];
        evaluation::unless_broken_off(run.offer_export(&metrics).map(drop))?;
        let settings = (run.config.seed, run.config.evaluation.clone(), start);
        self.conclude(encoding, Box::new(run), totals, settings, (folder, metrics, reporter), &caller)
    }

    /// Returns the folder of the run to resume, or creates a new run's.
    pub(super) fn folder(&self, rules: impl Rules, earlier: Option<RunFolder>, seed: u64) -> Result<RunFolder> {
        let path = || self.run.clone();
        let path = || path().unwrap_or_else(|| RunFolder::next_free(rules.name(), seed));
        earlier.map_or_else(|| RunFolder::create(&path()), Ok)
    }

    /// Writes the settings of a new run, or changed ones. They are written last: with them the folder counts as a run.
    pub(super) fn describe<E: Encoding<Rules: Offered>>(
        &self,
        encoding: E,
        folder: &RunFolder,
        new: bool,
        config: &TrainConfig<<E::Rules as Rules>::Config>,
        task: &Task,
        caller: &Caller,
    ) -> Result<()> {
        if new {
            let mut about = toml::Table::from_iter([
                ("game".to_string(), encoding.rules().name().into()),
                ("encoding".to_string(), encoding.shape().name.into()),
                ("version".to_string(), env!("CARGO_PKG_VERSION").into()),
                ("commit".to_string(), caller.commit.into()),
                ("device".to_string(), self.device.as_str().into()),
            ]);
            about.extend(encoding.rules().version().map(|hash| ("rules".to_string(), hash.into())));
            about.extend(self.from.iter().map(|spec| ("from".to_string(), spec.as_str().into())));
            let exploited = task.opponent.iter().map(|own| own.spec.as_str().into());
            about.extend(exploited.map(|spec| ("exploits".to_string(), spec)));
            folder.write("run.toml", &about.to_string())?;
        }
        if new || !self.set.is_empty() {
            folder.write("config.toml", &commented(encoding.rules(), config))?;
        }
        Ok(())
    }

    /// Saves all of a run and summarises it, from its totals when it was resumed and when it ended.
    pub(super) fn conclude<E: Encoding>(
        &self,
        encoding: E,
        mut run: Box<dyn Run>,
        [before, now]: [Totals; 2],
        (seed, evaluation, start): (u64, EvaluationConfig, Instant),
        (folder, metrics, reporter): (Arc<RunFolder>, Metrics, Reporter),
        caller: &Caller,
    ) -> Result<Ended> {
        let saved = run.save(&folder);
        let policy = folder.join("policy.turf");
        // The policy is much smaller than a checkpoint and may fit on a disk that is almost full.
        run.exported().write(&policy).with_context(|| format!("cannot write {}", policy.display()))?;
        let saved = saved?;
        let wall = now.counters.wall_s - before.counters.wall_s;
        let per_second = |amount: f64| if wall > 0.0 { amount / wall } else { 0.0 };
        let summary = Summary {
            game: encoding.rules().name(),
            encoding: encoding.shape().name,
            seed,
            commit: caller.commit,
            decisions: now.counters.decisions,
            transitions: now.counters.transitions,
            games: now.counters.games,
            updates: now.updates,
            wall_s: now.counters.wall_s,
            decisions_per_s: per_second((now.counters.decisions - before.counters.decisions) as f64),
            updates_per_s: per_second((now.updates - before.updates) as f64),
            time_share: now.shares,
            serial_fraction: now.serial_fraction,
            busy_threads: per_second(now.cpu_s),
            evaluation: Vec::new(),
            best: now.best,
            goal: metrics.goal,
            policy: policy.display().to_string(),
            checkpoint: saved.display().to_string(),
        };
        // Written before the evaluation, which may be stopped, and again after it.
        folder.write_json("summary.json", &summary)?;
        (caller.saved)();
        caller.tell(&format!(
            "{} decisions ({:.1} k/s), {} updates ({:.0}/s), {:.0} s; policy in {}",
            summary.decisions,
            summary.decisions_per_s / 1e3,
            summary.updates,
            summary.updates_per_s,
            summary.wall_s,
            summary.policy
        ));
        if wall > 0.0 {
            caller.tell(&summary.time_line());
        }
        let (limit, interrupted) = (self.limit(start, &evaluation), stop::is_asked());
        let spec = format!("policy:{}", folder.path().display());
        Ok(Ended { run, folder, metrics, reporter, summary, evaluation, limit, interrupted, spec })
    }
}

pub(super) fn warn(warning: String) {
    notice(format!("warning: {warning}"));
}

/// Tells what was `resumed`, and starts the page and the curves of a run in `folder`, which go on from `now`.
pub(super) fn record<E: Encoding<Rules: Offered>>(
    encoding: E,
    config: &TrainConfig<<E::Rules as Rules>::Config>,
    resumed: Option<Option<PathBuf>>,
    now: Progress,
    folder: &RunFolder,
    caller: &mut Caller,
) -> Result<(Reporter, Metrics)> {
    match resumed {
        Some(Some(from)) => caller.tell(&format!("resumed from {} ({} updates)", from.display(), now.updates)),
        Some(None) => caller.tell("no checkpoint yet: starting from the beginning"),
        None => {}
    }
    let rules = encoding.rules();
    let reporter = Reporter::start(rules, folder.path(), &caller.page, config, &preset(rules)?)?;
    let mut metrics = Metrics::new(Some(&folder.join("events")), caller.quiet).going_on(now);
    (metrics.watch, metrics.settings) = (caller.watch.take(), config.to_toml());
    metrics.goal = goal(rules, folder.path(), config);
    Ok((reporter, metrics))
}

fn start_from<E: Encoding<Rules: Offered>>(run: &mut SelfPlay<E>, path: &Path, warm: bool) -> Result<()> {
    let encoding = run.encoding;
    let policy = encoding.rules().newest_network(PolicyFile::read(path)?);
    ensure!(
        policy.encoding == encoding.shape().name,
        "it is for encoding {}, this run uses {}",
        policy.encoding,
        encoding.shape().name
    );
    if warm {
        return run.start_warm(&policy);
    }
    run.learner.start_from(&policy)?;
    run.refresh_policy(true);
    Ok(())
}

/// Adds the last checkpoint and advice to an error of diverged learning; returns other errors unchanged.
fn advise<E: Encoding<Rules: Offered>>(error: anyhow::Error, run: &SelfPlay<E>, folder: &RunFolder) -> anyhow::Error {
    if !error.is::<Diverged>() {
        return error;
    }
    let kept = match checkpoint::list(folder).unwrap_or_default().first() {
        Some(path) => format!("the last checkpoint is {}", path.display()),
        None => "there was no checkpoint yet".into(),
    };
    let dqn = &run.config.dqn;
    anyhow!(
        "{error}; {kept}. Resuming would diverge again: try a new run with a lower dqn.learning_rate (it was {:e}), \
         dqn.gradient_clip=1 (it was {}), smaller rewards (dqn.potential_scale, dqn.end_reward) or dqn.loss=huber",
        dqn.learning_rate,
        dqn.gradient_clip
    )
}
