//! `turf check-game`: tests a game's rules in a Python file.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, bail};
use clap::Args;
use rayon::prelude::*;
use serde::Serialize;
use turf_agents::play::stop;
use turf_agents::script::{Difference, Found, Script, referee};
use turf_env::Rules;

use super::games::{Games, OneGame};
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
  turf check-game games/hex.py --games 100 --json -
  turf check-game games/paper.py --twin paper")]
pub struct CheckGame {
    /// The game's file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Random games [default: 1000]; of a referee, games between the file's bots [default: 20]
    #[arg(long, value_parser = within::<u64>(1..=1_000_000))]
    games: Option<u64>,
    /// Play random games of this game in the file instead, and show where it first differs
    #[arg(long, value_name = "GAME", value_parser = crate::commands::games::parser())]
    twin: Option<&'static str>,
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
    /// Games by winner and ending: their number, decisions of the shortest and of the longest.
    results: BTreeMap<String, [u64; 3]>,
}

#[derive(Serialize)]
struct Fault {
    what: String,
    /// Seed of the first game that shows it.
    seed: u64,
}

#[derive(Serialize)]
struct Comparison {
    file: String,
    twin: &'static str,
    /// Equal games.
    games: u64,
    /// Their actions and outcomes of chance.
    plies: usize,
    /// Seed of the first game that differs, and where.
    difference: Option<(u64, Difference)>,
}

/// Iterates over so many games, some at a time: with a bar, and a look for Ctrl-C.
fn batches(games: u64, what: &str) -> impl Iterator<Item = Range<u64>> {
    const GAMES: u64 = 10;
    let bar = progress::games(games, what);
    (0..games).step_by(GAMES as usize).map(move |first| {
        stop::look();
        bar.set_position(first);
        first..games.min(first + GAMES)
    })
}

impl CheckGame {
    /// Fails if something is wrong with the rules.
    pub fn run(self, games: &Games) -> Result<()> {
        let file = self.file.display().to_string();
        let script = Script::load(&self.file).map_err(anyhow::Error::msg)?;
        if let Some(twin) = self.twin {
            return self.compare(file, script, &**games.named(twin));
        }
        let games = self.games.unwrap_or(if script.is_referee() { 20 } else { 1000 });
        let mut found = Found::default();
        let start = Instant::now();
        for seeds in batches(games, "games") {
            found.add(match script.is_referee() {
                true => referee::examine(script, seeds.start, seeds.end),
                false => script.examine(seeds.start, seeds.end).map_err(|why| anyhow::anyhow!("{file}: {why}"))?,
            });
        }
        let decisions = found.plies;
        let report = Report {
            name: script.name(),
            sha256: script.hash(),
            games,
            decisions,
            decisions_per_second: (decisions as f64 / start.elapsed().as_secs_f64()).round(),
            actions: script.actions().len(),
            parts: script.parts(),
            bots: turf_agents::Offered::bots(&script).iter().map(|bot| bot.name).collect(),
            faults: found.faults.into_iter().map(|(what, seed)| Fault { what, seed }).collect(),
            results: found.results,
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

    /// Fails at the first game that goes another way in the file than in its twin.
    fn compare(self, file: String, script: Script, twin: &dyn OneGame) -> Result<()> {
        let mut found = Comparison { file, twin: twin.name(), games: 0, plies: 0, difference: None };
        'games: for seeds in batches(self.games.unwrap_or(1000), "random games") {
            let played = seeds.into_par_iter().map(|seed| {
                let game = twin.random_game(seed);
                script.differs(&game).map(|difference| (game.plies(), difference.map(|found| (seed, found))))
            });
            let played =
                played.collect::<Result<Vec<_>, _>>().map_err(|why| anyhow::anyhow!("{}: {why}", found.file))?;
            for (plies, difference) in played {
                found.difference = difference;
                if found.difference.is_some() {
                    break 'games;
                }
                found.games += 1;
                found.plies += plies;
            }
        }
        if self.json.text_wanted() {
            println!("{} and {}: {} games alike, {} plies", found.file, found.twin, found.games, found.plies);
        }
        self.json.write(&found)?;
        let Some((seed, Difference { ply, rust, python })) = found.difference else { return Ok(()) };
        bail!("the game of seed {seed} differs at ply {ply}: {} {rust}, {} {python}", found.twin, found.file)
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
        for (result, [games, shortest, longest]) in &self.results {
            println!("  {games:>5} {result}, after {shortest} to {longest}");
        }
        println!("bots: {}", self.bots.join(", "));
        for (part, there, brings) in &self.parts {
            println!("  {} {part:<14} {brings}", if *there { "yes" } else { "no " });
        }
    }
}
