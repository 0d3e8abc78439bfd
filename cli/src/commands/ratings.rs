//! `turf ratings`: everyone against everyone, on one scale.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use clap::Args;
use serde::Serialize;
use turf_agents::catalogue::spec::BotSource;
use turf_agents::catalogue::spec::run::some_policies;
use turf_agents::play::arena::{MatchGame, Seats, Series, play_series};
use turf_agents::stats::payoff::{RoundRobin, Standing};
use turf_agents::{BuiltinBots, input};
use turf_env::{Encoding, Game};

use super::json::{Json, write_atomically};
use super::{evaluate, progress};
use crate::games;

/// Rate bots by a round robin: Bradley–Terry ratings with 95 % intervals, and a payoff matrix
///
/// Rating 0 is a bot of the middle, paper's wanderer, duel2048's greedy, stellar's spread; without it (or where it won or lost
/// everything) the mean of those who both made and gave away points. A bot that lost (won) everything has only a bound, `< 120`
/// (`> 1500`).
#[derive(Args)]
#[command(after_help = "\
With --results every finished meeting is kept; the same command goes on where it was stopped.
Examples:
  turf ratings --game paper
  turf ratings --game paper --bots shipped,delta,wanderer --games 200 --picture payoff.svg
  turf ratings --game paper --bots builtin,shipped --results paper.json   # stop and go on as you like
  turf ratings --game paper --run runs/long --run runs/against-shipped --bots shipped,delta,wanderer --picture cycles.svg
  turf ratings --game paper --from paper.json --markdown -")]
pub struct Ratings {
    /// The game
    #[arg(long, value_parser = turf_terminal::game::parser())]
    game: &'static str,
    /// The bots; `builtin` stands for all built-in ones
    #[arg(long, value_name = "SPEC,…", default_value = "builtin")]
    bots: String,
    /// Besides, policies of the run in this folder, and its exploiter if it has one (turf exploit); may be repeated. Where
    /// everyone beats only some of the others, the payoff matrix shows the cycles that a rating cannot
    #[arg(long, value_name = "DIR", conflicts_with = "from")]
    run: Vec<PathBuf>,
    /// Policies of each run, evenly over it, the first and the last among them
    #[arg(long, default_value_t = 6, value_name = "N", requires = "run")]
    snapshots: usize,
    /// Games of each two bots, half of them from either seat
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u64).range(2..=1_000_000))]
    games: u64,
    /// Root of all chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Keep the results in FILE after every meeting, and go on from there
    #[arg(long, value_name = "FILE", conflicts_with = "from")]
    results: Option<PathBuf>,
    /// Play nothing, rate the results in FILE
    #[arg(long, value_name = "FILE", conflicts_with_all = ["bots", "games", "seed"])]
    from: Option<PathBuf>,
    /// Write the payoff matrix as an SVG picture
    #[arg(long, value_name = "FILE")]
    picture: Option<PathBuf>,
    /// Write the table in Markdown
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
    #[command(flatten)]
    json: Json,
}

/// The object `--json` writes.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    games_per_pair: u64,
    seed: u64,
    /// What has rating 0.
    zero: String,
    table: Vec<Standing>,
    /// Row's mean score against column, in the order of `table`; null on the diagonal.
    payoff: Vec<Vec<Option<f64>>>,
}

impl Ratings {
    /// Plays and reports.
    pub fn run(self) -> Result<()> {
        let results = match &self.from {
            Some(file) => read(file)?,
            None => (games::named(self.game).ratings)(&self)?,
        };
        ensure!(results.game == self.game, "these are results of {}", results.game);
        let table = results.standings();
        let order: Vec<String> = table.iter().map(|s| s.name.clone()).collect();
        let place = |name: &String| results.names.iter().position(|n| n == name).expect("one of them");
        let payoff = |a: &String| order.iter().map(|b| results.payoff(place(a), place(b))).collect();
        let payoff: Vec<Vec<Option<f64>>> = order.iter().map(payoff).collect();
        if self.json.text_wanted() {
            print(&table, &payoff);
            println!(
                "\n0 is {}, ratings are relative to these bots; {} games of each two, seed {}",
                results.zero_name(),
                results.games,
                results.seed
            );
        }
        if let Some(file) = &self.picture {
            write_atomically(file, results.picture(&order).as_bytes())?;
            self.wrote(file);
        }
        if let Some(file) = &self.markdown {
            write_atomically(file, results.markdown().as_bytes())?;
            self.wrote(file);
        }
        self.json.write(&Report {
            game: self.game,
            games_per_pair: results.games,
            seed: results.seed,
            zero: results.zero_name(),
            table,
            payoff,
        })
    }

    fn wrote(&self, file: &Path) {
        if self.json.text_wanted() && file != Path::new("-") {
            println!("written: {}", file.display());
        }
    }

    pub(crate) fn play<E: Encoding>(&self) -> Result<RoundRobin>
    where
        E::Game: BuiltinBots,
    {
        let builtin: Vec<&str> = E::Game::bots().iter().map(|b| b.name).collect();
        let specs = self.bots.split(',').map(str::trim);
        let mut specs: Vec<String> = specs
            .flat_map(|spec| if spec == "builtin" { builtin.clone() } else { vec![spec] })
            .map(str::to_string)
            .collect();
        for run in &self.run {
            specs.extend(entrants(run, self.snapshots, self.game)?);
        }
        let bots = BotSource::<E>::parse_list(&specs.join(","))?;
        let n = bots.len();
        ensure!(n >= 2, "--bots takes at least two bots");
        let names: Vec<String> = bots.iter().map(|b| b.name().to_string()).collect();
        ensure!(
            (1..n).all(|i| !names[..i].contains(&names[i])),
            "--bots names one bot twice"
        );
        // Whole pairs only: a set-up is played from both seats.
        let games = self.games.next_multiple_of(2);
        let mut results = RoundRobin::new(self.game, &names);
        (results.commit, results.games, results.seed) = (turf_terminal::COMMIT.into(), games, self.seed);
        if let Some(file) = self.results.as_ref().filter(|file| file.exists()) {
            let earlier = read(file)?;
            let made_by = |r: &RoundRobin| (r.game.clone(), r.commit.clone(), r.games, r.seed, r.names.clone());
            ensure!(
                made_by(&earlier) == made_by(&results),
                "{} holds results of another program, of other bots or settings; remove it to begin anew",
                file.display()
            );
            results = earlier;
        }
        let pairs = (0..n).flat_map(|i| (i + 1..n).map(move |j| (i, j)));
        let left: Vec<(usize, usize)> = pairs.filter(|&(i, j)| !results.met(i, j)).collect();
        let bar = progress::games(games * left.len() as u64, "round robin");
        for (i, j) in left {
            let series = Series {
                games,
                seed: self.seed,
                seats: Seats::Swapped,
                config: <E::Game as Game>::Config::default(),
            };
            let played = play_series::<E::Game>(&bots[i], &bots[j], &series, &|_| bar.inc(1));
            let scores: Vec<f64> = played.iter().map(MatchGame::score).collect();
            scores.chunks(2).for_each(|setup| results.add(i, j, setup));
            for game in &played {
                for (bot, seat) in [(i, game.first_seat), (j, !game.first_seat)] {
                    if let Some(died) = E::Game::died_alone(&game.game.setup, &game.game.actions, seat) {
                        results.add_game(bot, died);
                    }
                }
            }
            if let Some(file) = &self.results {
                write_atomically(file, results.to_json().as_bytes())?;
            }
        }
        bar.finish_and_clear();
        Ok(results)
    }
}

/// Policies of a run as bots: `NAME-UPDATES`, and `NAME-exploiter`.
fn entrants(run: &Path, most: usize, game: &'static str) -> Result<Vec<String>> {
    evaluate::run::game_of(run, Some(game))?;
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

/// A results file.
fn read(file: &Path) -> Result<RoundRobin> {
    const LARGEST: u64 = 16 << 20;
    let text = input::read_text(file, LARGEST).with_context(|| format!("cannot read {}", file.display()))?;
    RoundRobin::from_json(&text).map_err(|why| anyhow!("{}: {why}", file.display()))
}

fn print(table: &[Standing], payoff: &[Vec<Option<f64>>]) {
    let width = table.iter().map(|s| s.name.len()).max().unwrap_or(0).max(6);
    let tells = table.iter().any(|s| s.died_alone.is_some());
    let title = if tells { "died alone  " } else { "" };
    println!(
        "{:<width$}  rating  95 %             score  {title}against 1, 2, 3, …",
        "bot"
    );
    for (i, (s, row)) in table.iter().zip(payoff).enumerate() {
        let cell = |p: &Option<f64>| p.map_or("  · ".into(), |p| format!("{p:.2}"));
        let died = s
            .died_alone
            .map_or(String::new(), |share| format!("{:>8.1} %  ", 100.0 * share));
        let cells: Vec<String> = row.iter().map(cell).collect();
        println!(
            "{:<width$}  {:>6}  {:>5} to {:>5}  {:.3}  {died}{:>2}: {}",
            s.name,
            s.as_rating().shown(),
            s.as_rating().end(0),
            s.as_rating().end(1),
            s.score,
            i + 1,
            cells.join(" ")
        );
    }
}
