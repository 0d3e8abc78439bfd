//! `turf train`: learn a game by self-play.

mod reporter;
mod settings;
mod summary;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail, ensure};
use clap::Args;
use serde::Serialize;
use turf_agents::BuiltinBots;
use turf_agents::catalogue::spec::policy_path;
use turf_agents::notice::notice;
use turf_agents::policy::file::PolicyFile;
use turf_env::{Encoding, Game};
use turf_train::config::describe::commented;
use turf_train::config::presets::{Preset, preset};
use turf_train::learn::device::{self, Device};
use turf_train::learn::learner::Diverged;
use turf_train::report::metrics::{Budget, Metrics};
use turf_train::run::elsewhere::Elsewhere;
use turf_train::run::evaluation::{self, Purpose};
use turf_train::run::memory::keep_memory;
use turf_train::run::self_play::SelfPlay;
use turf_train::store::checkpoint;
use turf_train::store::run_folder::RunFolder;
use turf_web::GameView;

use super::exploit::opponent::Opponent;
use crate::commands::games::{Games, OneEncoding};
use crate::console;
use crate::console::signals::Signals;
use reporter::Reporter;
use summary::{Evaluated, Summary};

/// How long a run lasts that was not told.
pub(super) const DEFAULT_MINUTES: f64 = 10.0;

/// Learn a game by self-play DQN
///
/// Shows progress, writes TensorBoard curves, checkpoints and, at the end or on Ctrl-C, an exported policy and an
/// evaluation against the built-in bots, all into one folder.
#[derive(Args)]
#[command(after_help = "Examples:
  turf train --game paper --minutes 10
  turf train --game paper --run runs/long --minutes 60 --set dqn.n_step=16 --set env.n_envs=2048
  turf train --run runs/long --resume --minutes 60
  turf train --run runs/long --resume --set dqn.learning_rate=1e-4
  turf train --game stellar --encoding stellar-v2 --run runs/v2 --minutes 240
  turf train --game paper --preset fast --minutes 1   # the quickest way to beat delta
  turf train --game paper --from shipped --minutes 60
  turf train --game paper --minutes 60 --set league.exploiter_period=20000000   # trains opponents against itself, too
  tensorboard --logdir runs")]
pub struct Train {
    /// The game to learn; on --resume the run's
    #[arg(long, value_parser = crate::commands::games::parser(), required_unless_present = "resume")]
    pub(super) game: Option<&'static str>,
    /// How the game is shown to the network; by default the game's own, on --resume the run's. stellar-v2 has settings of
    /// its own
    #[arg(long, value_name = "NAME", value_parser = crate::commands::games::parser(), conflicts_with = "resume")]
    pub(super) encoding: Option<&'static str>,
    /// The run's folder; by default the next free runs/GAME-SEED-N
    #[arg(long, value_name = "DIR")]
    pub(super) run: Option<PathBuf>,
    /// Settings for one purpose over the game's defaults; --config and --set win over them. paper's are fast: runs of a
    /// minute or two; quiet: stand-offs end early, to make a good policy better
    #[arg(long, value_name = "NAME", conflicts_with = "resume")]
    pub(super) preset: Option<String>,
    /// Settings to overlay on the game's defaults, TOML (a run's config.toml is one)
    #[arg(long, value_name = "F", conflicts_with = "resume")]
    pub(super) config: Option<PathBuf>,
    /// One setting, for example dqn.gamma=0.99 (turf config lists them); may be repeated, wins over --config. With --resume
    /// what may still change: learning rate, league fractions, evaluation, checkpoints, metrics
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub(super) set: Vec<String>,
    /// Stop after this many minutes of this call, start and final checkpoint included, final evaluation not [default: 10]
    #[arg(long, value_name = "M", conflicts_with = "updates", value_parser = positive)]
    pub(super) minutes: Option<f64>,
    /// Stop when the run, earlier parts included, has made this many updates; equal settings then give equal weights
    #[arg(long, value_name = "N")]
    pub(super) updates: Option<u64>,
    /// Games played at the same time (env.n_envs)
    #[arg(long, value_name = "N", conflicts_with = "resume")]
    pub(super) envs: Option<usize>,
    /// Start with the weights of this policy, policy:PATH or shipped (of the same encoding and network) instead of fresh ones: a
    /// warm start, whose policy.turf never loses to it
    #[arg(long, value_name = "SPEC", conflicts_with = "resume")]
    pub(super) from: Option<String>,
    /// Where the networks compute
    #[arg(long, default_value = "cpu", value_parser = device::NAMES)]
    pub(super) device: String,
    /// What computes the networks on the processor: this program's own code, or libtorch, as on a GPU; scripts/turf fetches that
    /// (0.55 GB, once)
    #[arg(long, default_value = "rust", value_parser = ["rust", "torch"])]
    pub(super) backend: String,
    /// Root of every random stream (seed)
    #[arg(long, value_name = "S", conflicts_with = "resume")]
    pub(super) seed: Option<u64>,
    /// Go on from the newest good checkpoint in --run DIR, with the settings saved there
    #[arg(long, requires = "run")]
    pub(super) resume: bool,
    /// Learn also from actors: the socket of `python -m turf_rl.ray train`, which starts this
    #[arg(long, value_name = "SOCKET", hide = true)]
    pub(super) actors: Option<PathBuf>,
    /// Leave out what actors played with weights that are more updates old
    #[arg(long, value_name = "UPDATES", default_value_t = 2000, hide = true)]
    pub(super) max_staleness: u64,
}

pub(super) fn positive(text: &str) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| "not a number".to_string())?;
    if number > 0.0 && number.is_finite() {
        Ok(number)
    } else {
        Err("must be positive".into())
    }
}

impl Train {
    /// Trains until the budget is used up or the user has had enough.
    pub fn run(self, games: &Games) -> Result<()> {
        keep_memory();
        (self.one_encoding(games)?.train)(self)
    }

    /// The encoding's name: that of the run to resume, else the one asked for, else the game's own.
    pub(super) fn one_encoding<'a>(&self, games: &'a Games) -> Result<&'a OneEncoding> {
        let name = match &self.run {
            Some(path) if self.resume => settings::made_for(path),
            _ => self.encoding.map(str::to_string),
        };
        let usual = || self.game.map(|game| games.named(game).encoding.to_string());
        let name = name
            .or_else(usual)
            .context("--run DIR does not say which game it learns; give --game")?;
        let Some(encoding) = games.encoding(&name) else {
            bail!("the run is of {name}, which this program does not have")
        };
        match self.game.filter(|game| *game != encoding.game) {
            None => Ok(encoding),
            Some(game) if self.resume => bail!("{name} shows {}, not {game}", encoding.game),
            Some(game) => bail!("--encoding {name}: it shows {}, not {game}", encoding.game),
        }
    }

    pub(crate) fn train<E: Preset>(self) -> Result<()>
    where
        E::Game: GameView,
    {
        let mut ended = self.learn::<E>(&Task::default())?;
        if ended.interrupted || ended.run.config.evaluation.final_games == 0 {
            tell(ended.reporter);
            return Ok(());
        }
        let results = ended.run.evaluate(Purpose::Final)?;
        let decisions = ended.run.counters.decisions;
        ended.metrics.evaluation("final", &results, decisions);
        let table = evaluation::table(E::Game::NAME, &results);
        ended.summary.evaluation = results.into_iter().map(|result| Evaluated { result }).collect();
        ended.folder.write("summary.json", &json(&ended.summary)?)?;
        print!("{table}");
        tell(ended.reporter);
        Ok(())
    }

    /// Learns until the budget is used up or the user has had enough, and saves all.
    pub(super) fn learn<E: Preset>(&self, task: &Task) -> Result<Ended<E>>
    where
        E::Game: GameView,
    {
        let start = Instant::now();
        let device = Device::named(&self.device, self.backend == "torch")?;
        let earlier = match &self.run {
            Some(path) if self.resume => Some(RunFolder::open(path)?),
            _ => None,
        };
        let config = self.settings::<E>(earlier.as_ref(), task)?;
        let signals = Signals::listen("saves and exports")?;
        let mut run = SelfPlay::<E>::new(config, device)?;
        if let Some(spec) = &self.from {
            let path = policy_path(spec, Some(E::Game::NAME))?;
            start_from(&mut run, &path, self.is_warm(task))
                .with_context(|| format!("cannot start from {}", path.display()))?;
        }
        let folder = match earlier {
            Some(folder) => {
                if !self.set.is_empty() {
                    folder.write("config.toml", &commented::<E::Game>(&run.config))?;
                }
                folder
            }
            None => self.new_folder::<E>(&mut run, task)?,
        };
        if self.is_warm(task) {
            notice(format!(
                "warm start: learns once {} transitions are there, at a rate of {:e}, pulled towards the start; policy.turf is the start \
                 until there is one that is surely stronger",
                run.config.dqn.learning_start, run.config.dqn.learning_rate
            ));
        }
        if self.from.is_some() {
            // A run that is resumed before its first checkpoint starts from the beginning, and this is it.
            run.save(&folder)?;
        }
        notice(format!(
            "{} in {}: {} games at once, replay buffer {:.0} MB",
            E::NAME,
            folder.path().display(),
            run.config.env.n_envs,
            run.replay.bytes() as f64 / 1e6
        ));
        if self.resume {
            match run.resume(&folder, |warning| notice(format!("warning: {warning}")))? {
                Some(from) => notice(format!(
                    "goes on from {}, {} updates",
                    from.display(),
                    run.learner.updates()
                )),
                None => notice("there is no checkpoint yet: starts from the beginning"),
            }
        }
        if let Some(socket) = &self.actors {
            let shape = run.replay.shape();
            run.elsewhere = Some(Elsewhere::connect(socket, shape, self.max_staleness)?);
        }
        let folder = Arc::new(folder);
        run.asked = Some((signals.save.clone(), folder.clone()));
        let before = (run.counters, run.learner.updates());
        let minutes = self.minutes.or(self.updates.is_none().then_some(DEFAULT_MINUTES));
        let deadline = minutes.map(|minutes| start + Duration::from_secs_f64(minutes * 60.0));
        let budget = Budget {
            deadline,
            updates: self.updates,
            score: task.score,
        };

        let reporter = Reporter::start::<E>(folder.path(), &run.config, &preset::<E>()?);
        let metrics = Metrics::new(Some(&folder.join("events")), false).going_on(run.progress());
        let mut metrics = metrics.with_settings(&run.config.to_toml());
        if task.evaluates && run.curve.is_empty() {
            run.evaluate_on_the_way(&folder, &mut metrics)?;
        }
        let mut trained = run.run(budget, &signals.stop, &folder, &mut metrics);
        // Every step has one point.
        let now = run.counters.decisions;
        if run.counters.reported_at < now || now == 0 {
            run.counters.reported_at = now;
            run.report(&mut metrics);
        }
        let last = run.counters.evaluated_at < run.counters.decisions;
        if task.evaluates && last && trained.is_ok() && !signals.raised() {
            trained = run.evaluate_on_the_way(&folder, &mut metrics);
        }
        metrics.finish();
        trained.map_err(|error| advise(error, &run, &folder))?;

        let cpu = run.time.total();
        evaluation::unless_broken_off(run.offer_export(&metrics).map(drop))?;
        let saved = run.save(&folder);
        let policy = folder.join("policy.turf");
        // Much smaller: where the disk has no room for a checkpoint, the policy may still be saved.
        run.exported()
            .write(&policy)
            .with_context(|| format!("cannot write {}", policy.display()))?;
        let saved = saved?;
        let wall = run.counters.wall_s - before.0.wall_s;
        let per_second = |amount: f64| if wall > 0.0 { amount / wall } else { 0.0 };
        let summary = Summary {
            game: E::Game::NAME,
            encoding: E::NAME,
            seed: run.config.seed,
            commit: console::COMMIT,
            decisions: run.counters.decisions,
            transitions: run.counters.transitions,
            games: run.counters.games,
            updates: run.learner.updates(),
            wall_s: run.counters.wall_s,
            decisions_per_s: per_second((run.counters.decisions - before.0.decisions) as f64),
            updates_per_s: per_second((run.learner.updates() - before.1) as f64),
            time_share: run.time.shares(cpu),
            serial_fraction: run.time.serial_fraction(cpu),
            busy_threads: per_second(cpu.as_secs_f64()),
            evaluation: Vec::new(),
            best: run.best.clone(),
            policy: policy.display().to_string(),
            checkpoint: saved.display().to_string(),
        };
        // Written before the evaluation too: a run that is stopped during it has lost nothing.
        folder.write("summary.json", &json(&summary)?)?;
        signals.all_is_saved();
        notice(format!(
            "{} decisions ({:.1} k/s), {} updates ({:.0}/s), {:.0} s; policy in {}",
            summary.decisions,
            summary.decisions_per_s / 1e3,
            summary.updates,
            summary.updates_per_s,
            summary.wall_s,
            summary.policy
        ));
        if wall > 0.0 {
            notice(summary.time_line());
        }
        Ok(Ended {
            run,
            folder,
            metrics,
            reporter,
            summary,
            interrupted: signals.raised(),
        })
    }

    /// Returns true if it begins with a policy that it must not lose to; an exploiter may lose.
    pub(super) fn is_warm(&self, task: &Task) -> bool {
        self.from.is_some() && task.opponent.is_none()
    }

    /// The folder of a new run, with the settings in it; these last, because with them it counts as a run.
    fn new_folder<E: Encoding>(&self, run: &mut SelfPlay<E>, task: &Task) -> Result<RunFolder>
    where
        E::Game: BuiltinBots,
    {
        let path = self
            .run
            .clone()
            .unwrap_or_else(|| RunFolder::next_free(E::Game::NAME, run.config.seed));
        let folder = RunFolder::create(&path)?;
        let mut about = toml::Table::from_iter([
            ("game".to_string(), E::Game::NAME.into()),
            ("encoding".to_string(), E::NAME.into()),
            ("version".to_string(), env!("CARGO_PKG_VERSION").into()),
            ("commit".to_string(), console::COMMIT.into()),
            ("device".to_string(), self.device.as_str().into()),
        ]);
        about.extend(self.from.iter().map(|spec| ("from".to_string(), spec.as_str().into())));
        about.extend(
            task.opponent
                .iter()
                .map(|own| ("exploits".to_string(), own.spec.as_str().into())),
        );
        if let Some(opponent) = &task.opponent {
            opponent.freeze(run, &folder)?;
        }
        folder.write("run.toml", &about.to_string())?;
        folder.write("config.toml", &commented::<E::Game>(&run.config))?;
        Ok(folder)
    }
}

/// What learning is for, beside what the flags say.
#[derive(Default)]
pub(super) struct Task {
    /// A preset in place of the game's own ([`Preset::NAMED`]).
    pub preset: Option<&'static str>,
    /// Settings over the preset, under those of the user.
    pub settings: Vec<String>,
    /// Whom the run trains against alone.
    pub opponent: Option<Opponent>,
    /// [`Budget::score`].
    pub score: Option<f64>,
    /// Whether the curve of evaluations has its first and its last point too.
    pub evaluates: bool,
}

/// A run that has learnt and saved everything.
pub(super) struct Ended<E: Encoding>
where
    E::Game: BuiltinBots,
{
    pub run: SelfPlay<E>,
    pub folder: Arc<RunFolder>,
    pub metrics: Metrics,
    pub reporter: Reporter,
    pub summary: Summary,
    /// Whether the user stopped it.
    pub interrupted: bool,
}

/// Makes the last page and says where it is.
pub(super) fn tell(reporter: Reporter) {
    if let Some(page) = reporter.finish() {
        notice(format!("page of the run: {}", page.display()));
    }
}

/// Starts a run with the weights of a policy file.
fn start_from<E: Encoding>(run: &mut SelfPlay<E>, path: &Path, warm: bool) -> Result<()>
where
    E::Game: BuiltinBots,
{
    let policy = PolicyFile::read(path)?;
    ensure!(
        policy.encoding == E::NAME,
        "it is for encoding {}, this run uses {}",
        policy.encoding,
        E::NAME
    );
    if warm {
        return run.start_warm(&policy);
    }
    run.learner.start_from(&policy)?;
    run.refresh_policy();
    Ok(())
}

pub(super) fn json(value: &impl Serialize) -> Result<String> {
    Ok(serde_json::to_string_pretty(value)? + "\n")
}

/// What became of it and what to try, where learning diverged; other errors as they are.
fn advise<E: Encoding>(error: anyhow::Error, run: &SelfPlay<E>, folder: &RunFolder) -> anyhow::Error
where
    E::Game: BuiltinBots,
{
    if !error.is::<Diverged>() {
        return error;
    }
    let kept = match checkpoint::list(folder).unwrap_or_default().first() {
        Some(path) => format!("the last checkpoint is {}", path.display()),
        None => "there was no checkpoint yet".into(),
    };
    let dqn = &run.config.dqn;
    anyhow!(
        "{error}; {kept}. Resuming would come to the same: try a new run with a lower dqn.learning_rate (it was {:e}), \
         dqn.gradient_clip=1 (it was {}), smaller rewards (dqn.potential_scale, dqn.end_reward) or dqn.loss=huber",
        dqn.learning_rate,
        dqn.gradient_clip
    )
}
