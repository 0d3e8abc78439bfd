use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, bail, ensure};
use clap::builder::StyledStr;
use clap::{Args, Command};
use turf_agents::notice::notice;
use turf_train::config::LearnerKind;
use turf_train::learn::device;
use turf_train::report::forecast::reached;
use turf_train::run::evaluation;
use turf_train::session::reporter::{Page, Reporter};
use turf_train::session::{Caller, Ended, MAX_MINUTES, Options, made_for};
use turf_web::report::FILE;

use crate::commands::games::{Games, OneGame};
use crate::commands::progress;
use crate::console;
use crate::console::fit::fitted;
use crate::console::name::in_own;
use crate::console::number::within;
use crate::console::signals::Signals;

/// Learn a game by self-play
///
/// Shows progress. One folder receives TensorBoard curves, checkpoints and, at the end or on Ctrl-C, the policy, also as
/// bot.py for the contest. A run that was not interrupted ends with an evaluation against the built-in bots.
#[derive(Args)]
#[command(after_help = "Examples:
  turf train --game paper --minutes 10
  turf train --game paper --run runs/long --minutes 60 --set dqn.n_step=16 --set env.n_envs=2048
  turf train --run runs/long --resume --minutes 60
  turf train --run runs/long --resume --set dqn.learning_rate=1e-4
  turf train --game paper --preset fast --minutes 1   # the quickest way to beat delta
  turf train --game paper --from shipped --minutes 60
  turf train --game duel2048 --minutes 60 --patience 3
  turf train --game paper --minutes 60 --set league.exploiter_period=20000000   # also trains exploiters of itself
  tensorboard --logdir runs")]
pub struct Train {
    /// The game to learn [default with --resume: the run's]
    #[arg(long, value_parser = crate::commands::games::parser(), required_unless_present = "resume")]
    game: Option<&'static str>,
    /// The run's folder [default: the next free runs/GAME-SEED-N]
    #[arg(long, value_name = "DIR")]
    run: Option<PathBuf>,
    /// Named settings over the game's defaults; --config and --set override them
    #[arg(long, value_name = "NAME", conflicts_with = "resume")]
    preset: Option<String>,
    /// TOML file of settings over the game's defaults (a run's config.toml is one)
    #[arg(long, value_name = "F", conflicts_with = "resume")]
    config: Option<PathBuf>,
    /// A setting, for example dqn.gamma=0.99 (turf config lists them); may be repeated, overrides --config. With --resume only
    /// these may change: learning rate, league fractions, evaluation, checkpoints, metrics
    #[arg(long = "set", value_name = "KEY=VALUE")]
    set: Vec<String>,
    #[command(flatten)]
    limits: Limits,
    /// Stop once this many updates in a row brought no stronger policy, earlier parts of the run included (duel2048, whose
    /// search tests every update); with any other limit
    #[arg(long, value_name = "N", value_parser = within(1..=u64::MAX))]
    patience: Option<u64>,
    /// Games played at the same time (env.n_envs)
    #[arg(long, value_name = "N", conflicts_with = "resume", value_parser = within::<usize>(1..=1 << 20))]
    envs: Option<usize>,
    /// Warm start from the weights of this policy: policy:PATH or shipped, of the same encoding and network. policy.turf stays
    /// this policy until a stronger one is found
    #[arg(long, value_name = "SPEC", conflicts_with = "resume")]
    from: Option<String>,
    /// Device that computes the networks
    #[arg(long, default_value = "cpu", value_parser = device::NAMES)]
    device: String,
    /// Code that computes the networks on the CPU: turf's own (rust), or libtorch as on a GPU (torch), which scripts/turf
    /// fetches once (0.55 GB)
    #[arg(long, default_value = "rust", value_parser = ["rust", "torch"])]
    backend: String,
    /// Seed of all random numbers (seed)
    #[arg(long, value_name = "S", conflicts_with = "resume", value_parser = within(0..=u64::MAX))]
    seed: Option<u64>,
    /// Resume from the newest good checkpoint in --run DIR, with the settings saved there
    #[arg(long, requires = "run")]
    resume: bool,
    /// Socket of remote actors to learn from also; `python -m turf_rl.ray train` passes it
    #[arg(long, value_name = "SOCKET", hide = true)]
    actors: Option<PathBuf>,
    /// Leave out transitions of actors whose weights are more updates old than this
    #[arg(long, value_name = "UPDATES", default_value_t = 2000, hide = true, value_parser = within(0..=u64::MAX))]
    max_staleness: u64,
}

/// Limits of a run.
#[derive(Args)]
pub(super) struct Limits {
    /// Stop after this many minutes of this call, start, evaluations on the way and last checkpoint included, the final
    /// evaluation not [default: 10]
    #[arg(long, value_name = "M", conflicts_with_all = ["updates", "decisions"], value_parser = within(0.001..=MAX_MINUTES))]
    pub minutes: Option<f64>,
    /// Stop once the run, earlier parts included, has made this many updates; equal settings then give equal weights
    #[arg(long, value_name = "N", value_parser = within(0..=u64::MAX))]
    pub updates: Option<u64>,
    /// Stop once the run, earlier parts included, has made this many decisions: choices of both sides in its training games,
    /// complete steps of all games (duel2048's search: parts of 32 games); equal settings then give equal weights
    #[arg(long, value_name = "N", conflicts_with = "updates", value_parser = within(0..=u64::MAX))]
    pub decisions: Option<u64>,
}

impl Train {
    pub fn run(self, games: &Games) -> Result<()> {
        let game = self.game;
        let options = Options {
            run: self.run,
            preset: self.preset,
            config: self.config,
            set: self.set,
            minutes: self.limits.minutes,
            updates: self.limits.updates,
            decisions: self.limits.decisions,
            patience: self.patience,
            envs: self.envs,
            from: self.from,
            device: self.device,
            backend: self.backend,
            seed: self.seed,
            resume: self.resume,
            actors: self.actors,
            max_staleness: self.max_staleness,
        };
        let game = one_game(games, game, &options)?;
        finish(&**game, game.train(&options, caller(game)?)?)
    }
}

/// Completes the help of `turf train`: how each game learns, and its presets.
pub(super) fn told(command: Command, games: &[Arc<dyn OneGame>]) -> Command {
    let by = |kind, how: &str| {
        let learns = |game: &&dyn OneGame| game.learner() == kind;
        let names: Vec<_> = games.iter().map(|game| &**game).filter(learns).map(|game| game.name()).collect();
        (!names.is_empty()).then(|| format!("{} by {how}", names.join(" and ")))
    };
    let search = by(LearnerKind::Treestrap, "the evaluation of its search (TreeStrap)");
    let ways: Vec<_> = by(LearnerKind::Dqn, "DQN").into_iter().chain(search).collect();
    let presets = games.iter().filter(|game| !game.presets().is_empty()).map(|game| {
        let purpose = |text: &str| text.lines().next().unwrap_or_default().replace("# ", "");
        let told = game.presets().iter().map(|(name, text)| format!("{name} ({})", purpose(text)));
        format!("{} has {}", game.name(), told.collect::<Vec<_>>().join(" and "))
    });
    let presets = presets.collect::<Vec<_>>().join("; ");
    let about =
        |text: &StyledStr| text.to_string().replacen("self-play", &format!("self-play: {}", ways.join(", ")), 1);
    let help = |text: &StyledStr| format!("{text}. {presets}").trim_end_matches(". ").to_string();
    let (short, long) = (command.get_about().map(about), command.get_long_about().map(about));
    let command = short.into_iter().fold(command, Command::about);
    let command = long.into_iter().fold(command, Command::long_about);
    command.mut_arg("preset", |arg| {
        let told = arg.get_help().map(help).unwrap_or_default();
        arg.help(told)
    })
}

/// Returns the game of the run to resume, else the one given.
pub(super) fn one_game<'a>(
    games: &'a Games,
    game: Option<&'static str>,
    options: &Options,
) -> Result<&'a Arc<dyn OneGame>> {
    let run = options.run.as_ref().filter(|_| options.resume);
    match (run.and_then(|path| made_for(path)), game) {
        (Some(encoding), named) => {
            let game = games.trained_on(&encoding).context("the run")?;
            match named.filter(|named| *named != game.name()) {
                None => Ok(game),
                Some(named) => bail!("the run is of {}, not of {named}", game.name()),
            }
        }
        (None, Some(name)) => Ok(games.named(name)),
        (None, None) => {
            let run = run.map_or(Path::new("DIR"), PathBuf::as_path);
            ensure!(
                run.is_dir(),
                "{} holds no run to resume: there is no such folder; without --resume, turf train --game NAME begins a run there",
                run.display()
            );
            bail!("{} does not say which game it learns; add --game", run.display())
        }
    }
}

/// Listens for signals, once per program.
pub(super) fn caller(game: &Arc<dyn OneGame>) -> Result<Caller> {
    let (signals, game) = (Signals::listen("saving and exporting")?, game.clone());
    Ok(Caller {
        commit: console::COMMIT,
        page: Page {
            file: FILE,
            render: Arc::new(move |run, changed, opponents, over| game.report(run, changed, opponents, over, in_own)),
        },
        save: signals.save.clone(),
        saved: Box::new(move || signals.all_is_saved()),
        watch: None,
        quiet: false,
    })
}

/// Evaluates the policy, and says what to do with it.
fn finish(game: &dyn OneGame, mut ended: Ended) -> Result<()> {
    let games = ended.final_games();
    let mut again = 20;
    if games > 0 {
        let fewer = ended.limit.map_or(String::new(), |limit| {
            let seconds = limit.as_secs_f64();
            format!(", fewer if they take over {seconds:.0} s, a third of this run")
        });
        notice(format!("final evaluation: {games} games against each bot{fewer}"));
        let bar = progress::wait("playing");
        let results = ended.evaluate();
        bar.finish_and_clear();
        let results = results?;
        print!("{}", fitted(&evaluation::table(game.name(), &results)));
        let played = results.iter().map(|result| result.score.games).min();
        if let Some(played) = played.filter(|&played| played < games as u64) {
            println!("{played} games, not {games}, for want of time: the intervals are wide");
            again = games;
        }
    }
    let summary = &ended.summary;
    if let Some(goal) = summary.goal {
        let run = ended.folder.path().display().to_string();
        let line = reached(summary.decisions, summary.decisions_per_s, goal, &run);
        notice(in_own(&line));
    }
    tell(ended.reporter);
    let run = ended.folder.path().display();
    let bots = match &ended.evaluation.bots[..] {
        [] => game.builtins().iter().map(|(bot, _)| *bot).collect::<Vec<_>>().join(","),
        named => named.join(","),
    };
    notice(in_own(&format!(
        "play it: turf play --game {name} --opponent policy:{run}\n\
         evaluate it: turf evaluate --game {name} --policy {spec} --against {bots} --games {again}",
        name = game.flag(),
        spec = ended.spec
    )));
    Ok(())
}

pub(super) fn tell(reporter: Reporter) {
    let bar = progress::wait("making the page of the run");
    let page = reporter.finish();
    bar.finish_and_clear();
    if let Some(page) = page {
        notice(format!("page of the run: {}", page.display()));
    }
}
