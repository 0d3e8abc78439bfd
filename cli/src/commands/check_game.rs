//! `turf check-game`: tests a game's rules in a Python file.

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, bail};
use clap::Args;
use serde::Serialize;
use turf_agents::script::{Found, Script, referee};
use turf_env::Rules;

use super::games::Games;
use super::json::Json;
use super::progress;
use crate::console::number::within;

/// Check a game in a Python file: random games twice, faults with their lines, speed, and what optional parts would bring
#[derive(Args)]
#[command(after_help = "\
The games are played from fixed seeds, each twice. The exit code is 1 if something is wrong. docs/tutorials/next-game.md explains the
file.
Examples:
  turf check-game games/hex.py
  turf check-game games/hex.py --games 100 --json -")]
pub struct CheckGame {
    /// The game's file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Random games [default: 1000]; of a referee, games between the file's bots [default: 20]
    #[arg(long, value_parser = within::<u64>(1..=1_000_000))]
    games: Option<u64>,
    #[command(flatten)]
    json: Json,
}

#[derive(Serialize)]
struct Report {
    file: String,
    name: &'static str,
    sha256: &'static str,
    games: u64,
    /// Decisions of one of each game's two runs.
    decisions: u64,
    decisions_per_second: f64,
    actions: usize,
    /// Optional parts: what the file has of them, and what each brings.
    parts: Vec<(&'static str, bool, &'static str)>,
    bots: Vec<&'static str>,
    faults: Vec<Fault>,
}

#[derive(Serialize)]
struct Fault {
    what: String,
    /// Seed of the first game that shows it.
    seed: u64,
}

/// Games of one question to the rules' process.
const GAMES: u64 = 10;

impl CheckGame {
    /// Fails if something is wrong with the rules.
    pub fn run(self, _games: &Games) -> Result<()> {
        let file = self.file.display().to_string();
        let script = Script::load(&self.file).map_err(anyhow::Error::msg)?;
        let games = self.games.unwrap_or(if script.is_referee() { 20 } else { 1000 });
        let bar = progress::games(games, "games");
        let (mut decisions, mut faults) = (0, Vec::<Fault>::new());
        let start = Instant::now();
        for first in (0..games).step_by(GAMES as usize) {
            turf_agents::play::stop::look();
            let last = games.min(first + GAMES);
            let Found { plies, faults: found } = match script.is_referee() {
                true => referee::examine(script, first, last),
                false => script.examine(first, last).map_err(|why| anyhow::anyhow!("{file}: {why}"))?,
            };
            decisions += plies;
            for (what, seed) in found {
                if faults.iter().all(|fault| fault.what != what) {
                    faults.push(Fault { what, seed });
                }
            }
            bar.set_position(last);
        }
        bar.finish_and_clear();
        let report = Report {
            name: script.name(),
            sha256: script.hash(),
            games,
            decisions,
            decisions_per_second: (decisions as f64 / start.elapsed().as_secs_f64()).round(),
            actions: script.actions().len(),
            parts: script.parts(),
            bots: turf_agents::Offered::bots(&script).iter().map(|bot| bot.name).collect(),
            faults,
            file,
        };
        if self.json.text_wanted() {
            report.print();
        }
        self.json.write(&report)?;
        match report.faults.len() {
            0 => Ok(()),
            1 => bail!("{}: one fault", report.file),
            n => bail!("{}: {n} faults", report.file),
        }
    }
}

impl Report {
    fn print(&self) {
        for Fault { what, seed } in &self.faults {
            println!("fault: {what} (game of seed {seed})");
        }
        let Self { name, games, decisions, decisions_per_second: speed, actions, .. } = self;
        println!(
            "{name}: {games} games twice, {decisions} decisions, {actions} actions; {speed:.0} decisions checked per second"
        );
        println!("bots: {}", self.bots.join(", "));
        for (part, there, brings) in &self.parts {
            println!("  {} {part:<14} {brings}", if *there { "yes" } else { "no " });
        }
    }
}
