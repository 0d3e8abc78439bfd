//! `turf ratings`: everyone against everyone, on one scale.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use serde::Serialize;
use turf_agents::BuiltinBots;
use turf_agents::arena::{MatchGame, Seats, Series, play_series};
use turf_agents::round_robin::{RoundRobin, Standing};
use turf_agents::score::pair_means;
use turf_agents::spec::BotSource;
use turf_env::{Encoding, Game, for_game};

use super::json::{Json, write_atomically};
use super::progress;

/// Rate bots by a round robin: Bradley–Terry ratings with intervals, random (or the weakest) at 0, and a payoff matrix
#[derive(Args)]
#[command(after_help = "\
Examples:
  turf ratings --game paper
  turf ratings --game paper --bots shipped,delta,wanderer --games 200 --picture payoff.svg")]
pub struct Ratings {
    /// The game
    #[arg(long, value_parser = turf_terminal::game::parser())]
    game: &'static str,
    /// The bots; without it all built-in ones
    #[arg(long, value_name = "SPEC,…")]
    bots: Option<String>,
    /// Games of each two bots, half of them from either seat
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u64).range(2..=1_000_000))]
    games: u64,
    /// Root of all chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write the payoff matrix as an SVG picture
    #[arg(long, value_name = "FILE")]
    picture: Option<PathBuf>,
    #[command(flatten)]
    json: Json,
}

/// The object `--json` writes.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    games_per_pair: u64,
    seed: u64,
    table: Vec<Standing>,
    /// Row's mean score against column, in the order of `table`; null on the diagonal.
    payoff: Vec<Vec<Option<f64>>>,
}

impl Ratings {
    /// Plays and reports.
    pub fn run(self) -> Result<()> {
        for_game!(self.game, E => self.play::<E>()).expect("a known game")
    }

    fn play<E: Encoding>(self) -> Result<()>
    where
        E::Game: BuiltinBots,
    {
        let builtin: Vec<&str> = E::Game::bots().iter().map(|b| b.name).collect();
        let bots = BotSource::<E>::parse_list(&self.bots.clone().unwrap_or(builtin.join(",")))?;
        let n = bots.len();
        if n < 2 {
            bail!("--bots takes at least two bots");
        }
        let names: Vec<String> = bots.iter().map(|b| b.name().to_string()).collect();
        if (1..n).any(|i| names[..i].contains(&names[i])) {
            bail!("--bots names one bot twice");
        }
        let mut results = RoundRobin::new(names.clone());
        let bar = progress::games(self.games * (n * (n - 1) / 2) as u64, "round robin");
        let games = self.games;
        for i in 0..n {
            for j in i + 1..n {
                let config = <E::Game as Game>::Config::default();
                let series = Series {
                    games,
                    seed: self.seed,
                    seats: Seats::Swapped,
                    config,
                };
                let played = play_series::<E::Game>(&bots[i], &bots[j], &series, &|_| bar.inc(1));
                let scores: Vec<f64> = played.iter().map(MatchGame::score).collect();
                results.add(i, j, &pair_means(&scores));
                for game in &played {
                    for (bot, seat) in [(i, game.first_seat), (j, !game.first_seat)] {
                        if let Some(died) = E::Game::died_alone(&game.game.setup, &game.game.actions, seat) {
                            results.add_game(bot, died);
                        }
                    }
                }
            }
        }
        bar.finish_and_clear();
        let pinned = results.pinned();
        let table = results.standings(pinned, self.seed);
        let order: Vec<String> = table.iter().map(|s| s.name.clone()).collect();
        let place = |name: &String| names.iter().position(|n| n == name).expect("one of them");
        let payoff = |a: &String| order.iter().map(|b| results.payoff(place(a), place(b))).collect();
        let payoff: Vec<Vec<Option<f64>>> = order.iter().map(payoff).collect();
        if self.json.text_wanted() {
            print(&table, &payoff);
        }
        if let Some(file) = &self.picture {
            write_atomically(file, results.picture(&order).as_bytes())?;
        }
        self.json.write(&Report {
            game: self.game,
            games_per_pair: games,
            seed: self.seed,
            table,
            payoff,
        })
    }
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
            "{:<width$}  {:>6.0}  {:>5.0} to {:>5.0}  {:.3}  {died}{:>2}: {}",
            s.name,
            s.rating,
            s.ci95[0],
            s.ci95[1],
            s.score,
            i + 1,
            cells.join(" ")
        );
    }
}
