//! `turf ratings`: everyone against everyone, on one scale.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::console::fit::fitted;
use crate::console::signals::Signals;
use anyhow::{Context, Result, anyhow, ensure};
use clap::Args;
use serde_json::json;
use turf_agents::input;
use turf_agents::play::arena::Seats;
use turf_agents::spec::run::some_policies;
use turf_agents::spec::team::Bout;
use turf_agents::stats::payoff::{Meet, RoundRobin};
use turf_agents::stats::ratings::Ratings as Table;
use turf_agents::stats::score::GameSummary;
use turf_web::ratings::{markdown, payoff};

use super::json::{Json, SoFar, writable_place, write_atomically};
use super::kept::Kept;
use super::settings::GameSettings;
use super::walls::Walls;
use super::{evaluate, progress, series};
use crate::commands::games::{Games, OneGame};
use crate::console::number::within;

/// Rate bots by a round robin: Bradley–Terry ratings with 95 % intervals, and a payoff matrix
///
/// Rating 0 is a bot of middling strength: paper's wanderer, duel2048's greedy, stellar's spread. Without it, or if it won or
/// lost everything, 0 is the mean of the bots that both won and lost points. The interval of a bot that lost (won) everything
/// is open on that side: `… to 120` (`1500 to …`).
#[derive(Args)]
#[command(after_help = "\
With --results every finished game is kept; rerun the command to resume.
Examples:
  turf ratings --game paper
  turf ratings --game paper --bots shipped,delta,wanderer --games 200 --picture payoff.svg
  turf ratings --game paper --bots builtin,shipped --results paper.json   # rerun to resume
  turf ratings --game paper --run runs/long --run runs/against-shipped --bots shipped,delta,wanderer --picture cycles.svg
  turf ratings --game duel2048 --bots greedy,negamax,wedge --set game.rounds=100
  turf ratings --game paper --from paper.json --markdown -")]
pub struct Ratings {
    /// The game
    #[arg(long, value_parser = crate::commands::games::parser())]
    game: &'static str,
    /// The bots; `builtin` stands for all built-in ones
    #[arg(long, value_name = "SPEC,…", default_value = "builtin")]
    bots: String,
    /// Also rate policies of the run in this folder, and its exploiter if it has one (turf exploit); may be repeated. The
    /// payoff matrix shows cycles (a beats b, b beats c, c beats a), which ratings cannot
    #[arg(long, value_name = "DIR", conflicts_with = "from")]
    run: Vec<PathBuf>,
    /// Policies of each run, evenly spread, the first and the last included
    #[arg(long, default_value_t = 6, value_name = "N", requires = "run", value_parser = within::<usize>(1..=1_000_000))]
    snapshots: usize,
    /// Games per pair of bots, half of them from either seat
    #[arg(long, default_value_t = 40, value_parser = within::<u64>(2..=1_000_000))]
    games: u64,
    /// Seed of all random numbers, those of the bots too [default: 1; with Python bots a random one, which is printed]
    #[arg(long, value_parser = within(0..=u64::MAX))]
    seed: Option<u64>,
    /// Keep the results in FILE after every pair of bots (games of the current pair in FILE.games), and resume from there
    #[arg(long, value_name = "FILE", value_parser = writable_place, conflicts_with = "from")]
    results: Option<PathBuf>,
    /// Play nothing; rate the results in FILE
    #[arg(long, value_name = "FILE", conflicts_with_all = ["bots", "games", "seed", "set", "think"])]
    from: Option<PathBuf>,
    /// Write the payoff matrix as an SVG picture
    #[arg(long, value_name = "FILE", value_parser = writable_place)]
    picture: Option<PathBuf>,
    /// Write the table in Markdown
    #[arg(long, value_name = "FILE", value_parser = writable_place)]
    markdown: Option<PathBuf>,
    #[command(flatten)]
    settings: GameSettings,
    #[command(flatten)]
    walls: Walls,
    #[command(flatten)]
    json: Json,
}

/// Results, and an error where a stop left something to play.
pub(crate) type Rated = (RoundRobin, Result<()>);

impl Ratings {
    pub fn run(self, games: &Games) -> Result<()> {
        let (results, ended) = match &self.from {
            Some(file) => (read(file)?, Ok(())),
            None => self.play(&**games.named(self.game))?,
        };
        ensure!(results.game == self.game, "these are results of {}", results.game);
        let report = Self::report(&results, ended.is_ok());
        if self.json.text_wanted() {
            print!("{}", fitted(&report.to_string()));
        }
        if let Some(file) = &self.picture {
            let order: Vec<String> = report.table.iter().map(|s| s.name.clone()).collect();
            write_atomically(file, payoff(&results, &order).into_string().as_bytes())?;
            self.wrote(file);
        }
        if let Some(file) = &self.markdown {
            write_atomically(file, markdown(&results).as_bytes())?;
            self.wrote(file);
        }
        self.json.write(&report)?;
        ended.with_context(|| match &self.results {
            Some(_) => "stopped; rerun the command to resume",
            None => "stopped; with --results a rerun of the command would resume",
        })
    }

    fn report(results: &RoundRobin, finished: bool) -> Table {
        Table { finished, ..Table::of(results) }
    }

    fn wrote(&self, file: &Path) {
        if self.json.text_wanted() && file != Path::new("-") {
            println!("written: {}", file.display());
        }
    }

    fn play(&self, of: &dyn OneGame) -> Result<Rated> {
        let builtin: Vec<&str> = of.builtins().iter().map(|(name, _)| *name).collect();
        let specs = self.bots.split(',').map(str::trim);
        let mut specs: Vec<String> = specs
            .flat_map(|spec| if spec == "builtin" { builtin.clone() } else { vec![spec] })
            .map(str::to_string)
            .collect();
        for run in &self.run {
            specs.extend(entrants(run, self.snapshots, self.game)?);
        }
        self.walls.raise(false, &self.bots)?;
        let team = self.settings.team(of, &specs.iter().map(|spec| &**spec).collect::<Vec<_>>())?;
        let n = specs.len();
        ensure!(n >= 2, "--bots takes at least two bots");
        let names: Vec<String> = (0..n).map(|bot| team.id(bot).name.clone()).collect();
        ensure!((1..n).all(|i| !names[..i].contains(&names[i])), "--bots names one bot twice");
        // Whole pairs only: a set-up is played from both seats.
        let games = self.games.next_multiple_of(2);
        let mut results = RoundRobin::new(self.game, &names);
        let earlier = self.results.as_ref().filter(|file| file.exists());
        let earlier = earlier.map(|file| read(file).map(|read| (file, read))).transpose()?;
        let seed = team.seed(self.seed, &|| earlier.as_ref().map(|(_, earlier)| earlier.seed));
        (results.commit, results.games, results.seed) = (crate::console::COMMIT.into(), games, seed);
        results.settings = self.settings.text();
        if let Some((file, earlier)) = earlier {
            ensure!(
                earlier.is_made_like(&results),
                "{} holds results of another program, of other bots or settings; remove it to begin anew",
                file.display()
            );
            results = earlier;
        }
        // Its seed may be drawn.
        if let Some(file) = &self.results {
            write_atomically(file, results.to_json().as_bytes())?;
        }
        let left = results.left();
        let signals = Signals::listen("finished games are shown, with --results kept")?;
        let mut so_far = SoFar::new(&self.json);
        let bar = progress::games(games * left.len() as u64, "round robin");
        for Meet { bots: [i, j], seed } in left {
            let bout = Bout { games, seed, seats: Seats::Swapped, blunders: true };
            let made_by = json!([results.commit, results.settings, team.id(i), team.id(j), seed]);
            let open = |resume| Kept::open::<GameSummary>(self.results.as_deref(), &made_by, resume);
            // Games of another meeting are of one that is whole.
            let (mut kept, known) = open(true).or_else(|_| open(false))?;
            let known = known.range((0, 0)..(0, games));
            let mut played: BTreeMap<u64, GameSummary> =
                known.map(|(&(_, index), game)| (index, game.clone())).collect();
            bar.inc(played.len() as u64);
            let so_far_with = |played: &BTreeMap<u64, GameSummary>| {
                let mut so_far = results.clone();
                so_far.add_series([i, j], &played.values().cloned().collect::<Vec<_>>());
                so_far
            };
            let known = played.keys().copied().collect();
            series::play(&*team, [i, j], bout, &known, |game| {
                kept.add(0, game.index, &game.summary)?;
                played.insert(game.index, game.summary);
                bar.inc(1);
                so_far.tell(|| Self::report(&so_far_with(&played), false))
            })?;
            let with = so_far_with(&played);
            if signals.raised() {
                return Ok((with, signals.outcome()));
            }
            results = with;
            if let Some(file) = &self.results {
                write_atomically(file, results.to_json().as_bytes())?;
            }
            kept.remove()?;
        }
        bar.finish_and_clear();
        Ok((results, Ok(())))
    }
}

/// Policies of a run as bots: `NAME-UPDATES`, and `NAME-exploiter`.
fn entrants(run: &Path, most: usize, game: &'static str) -> Result<Vec<String>> {
    evaluate::run::check_game(run, game)?;
    let whole = run.canonicalize().unwrap_or_else(|_| run.to_path_buf());
    let name = whole.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let bot = |what: &str, policy: &Path| -> Result<String> {
        let spec = format!("{name}-{what}=policy:{}", policy.display());
        ensure!(!spec.contains(','), "{}: the path holds a comma", policy.display());
        Ok(spec)
    };
    let mut bots = Vec::new();
    for policy in some_policies(run, most) {
        bots.push(bot(&policy.updates.to_string(), &policy.policy)?);
    }
    let exploiter = run.join("exploiter.turf");
    if exploiter.is_file() {
        bots.push(bot("exploiter", &exploiter)?);
    }
    ensure!(!bots.is_empty(), "{} has no policy yet", run.display());
    Ok(bots)
}

fn read(file: &Path) -> Result<RoundRobin> {
    const MAX_BYTES: u64 = 16 << 20;
    let text = input::read_text(file, MAX_BYTES).with_context(|| format!("cannot read {}", file.display()))?;
    RoundRobin::from_json(&text).map_err(|why| anyhow!("{}: {why}", file.display()))
}
