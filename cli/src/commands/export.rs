//! `turf export`: a policy as one file.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use clap::{Args, ValueEnum};
use serde::Serialize;
use turf_agents::contest::export::parity::{Pair, Parity};
use turf_agents::contest::export::syntax;
use turf_agents::contest::host::BotFile;
use turf_agents::contest::host::interpreter::Interpreter;
use turf_agents::policy::file::PolicyFile;
use turf_agents::policy::look_ahead::MAX_DEPTH;
use turf_agents::policy::{LOOK_AHEAD, REPLIES};
use turf_agents::spec::policy_path;

use super::json::{Json, write_atomically};
use super::progress;
use crate::commands::games::Games;
use crate::console::number::within;

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Format {
    /// The compact policy file that `policy:PATH` plays
    Policy,
    /// A bot file with the game's original Python contract
    Python,
}

/// Write a policy as one file to pass on
///
/// A Python file is then played against the built-in bots: every decision is compared with Rust's integer network
/// (`policy:PATH@integer`), bit for bit, and timed. Any difference is an error.
#[derive(Args)]
#[command(after_help = "\
Examples:
  turf export --policy policy:runs/paper-1-1 --format policy --out paper.turf
  turf export --policy shipped --game paper --format python --out bot.py
  turf evaluate --game paper --policy python:bot.py --against wanderer,delta --games 100")]
pub struct Export {
    /// The policy: policy:PATH of a policy file, a run's folder or one of its checkpoints; or shipped, with --game
    #[arg(long, value_name = "SPEC")]
    policy: String,
    /// The game of `shipped`
    #[arg(long, value_parser = crate::commands::games::parser())]
    game: Option<&'static str>,
    /// Format of the file
    #[arg(long, value_enum)]
    format: Format,
    /// Where to write it
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Plies of look-ahead that the file recommends [default: those of the policy]
    #[arg(long, value_name = "N", value_parser = within(0..=MAX_DEPTH))]
    look_ahead: Option<u32>,
    /// Opponent replies that a move must survive (paper; stellar: 1) [default: those of the policy]
    #[arg(long, value_name = "N", value_parser = within(0..=u32::MAX))]
    replies: Option<u32>,
    /// Python only: minimum number of decisions to compare with Rust's
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = within::<u64>(1..=100_000_000))]
    positions: u64,
    /// Python only: seed of the games of that comparison
    #[arg(long, default_value_t = 1, value_parser = within(0..=u64::MAX))]
    seed: u64,
    #[command(flatten)]
    json: Json,
}

#[derive(Serialize)]
struct Report {
    encoding: String,
    bytes: usize,
    #[serde(flatten)]
    python: Option<PythonReport>,
}

#[derive(Serialize)]
struct PythonReport {
    ms_per_decision: f64,
    worst_ms: f64,
    /// Slowest start of a game (paper: `load`), part of a game's time.
    worst_start_ms: f64,
    /// Thinking time per game without the start.
    mean_game_s: f64,
    worst_game_s: f64,
    parity: Compared,
}

#[derive(Serialize)]
struct Compared {
    games: u64,
    positions: u64,
    mismatches: u64,
    /// Share of equal choices by the f32 network; absent without a network.
    #[serde(skip_serializing_if = "Option::is_none")]
    same_as_f32: Option<f64>,
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

impl PythonReport {
    fn of(parity: &Parity) -> Self {
        Self {
            ms_per_decision: parity.ms_per_decision(),
            worst_ms: ms(parity.slowest),
            worst_start_ms: ms(parity.slowest_start),
            mean_game_s: parity.thought.as_secs_f64() / parity.games.max(1) as f64,
            worst_game_s: parity.slowest_game.as_secs_f64(),
            parity: Compared {
                games: parity.games,
                positions: parity.positions,
                mismatches: parity.mismatches,
                same_as_f32: (parity.choices > 0).then(|| parity.same_as_f32 as f64 / parity.choices as f64),
            },
        }
    }

    fn print(&self) {
        let Compared { games, positions, mismatches, same_as_f32 } = &self.parity;
        println!("parity: {positions} positions of {games} games, {mismatches} mismatches with Rust");
        if let Some(same) = same_as_f32 {
            println!("same choice as in f32: {:.2} %", 100.0 * same);
        }
        println!(
            "time: {:.2} ms a decision, at worst {:.1} ms; a game {:.2} s, at worst {:.2} s, its start {:.0} ms",
            self.ms_per_decision, self.worst_ms, self.mean_game_s, self.worst_game_s, self.worst_start_ms
        );
    }
}

impl Export {
    pub fn run(self, games: &Games) -> Result<()> {
        let path = policy_path(&self.policy, self.game)?;
        let mut file = PolicyFile::read(&path).with_context(|| path.display().to_string())?;
        if let Some(plies) = self.look_ahead {
            file.notes.insert(LOOK_AHEAD.into(), plies.to_string());
        }
        if let Some(replies) = self.replies {
            file.notes.insert(REPLIES.into(), replies.to_string());
        }
        let within = || path.display().to_string();
        let game = match games.all().iter().find(|game| game.searches(&file)) {
            Some(game) => game,
            None => games.trained_on(&file.encoding).with_context(within)?,
        };
        game.check_policy(&file).with_context(within)?;
        if let Some(replies) = self.replies {
            game.check_replies(replies).map_err(|why| anyhow!("--replies: {why}"))?;
        }
        let bytes = match self.format {
            Format::Policy => file.to_bytes()?,
            Format::Python => {
                let (source, contract) = game.bot_file(&file).with_context(within)?;
                let python = Interpreter::find().map_err(|why| anyhow!("{why} (it checks the file)"))?;
                syntax::check(&source, &contract, python)
                    .map_err(|why| anyhow!("the contest would refuse it: {why}"))?;
                source.into_bytes()
            }
        };
        write_atomically(&self.out, &bytes)?;
        let out = self.out.display();
        if self.json.text_wanted() {
            println!("{out}: {}, {} bytes", file.encoding, bytes.len());
        }
        let mut report = Report { encoding: file.encoding.clone(), bytes: bytes.len(), python: None };
        if self.format == Format::Policy {
            return self.json.write(&report);
        }
        let bot = BotFile::open(&self.out).map_err(|why| anyhow!("{out}: {why}"))?;
        let bar = progress::decisions(self.positions, "comparing with Rust");
        let on_game = |done| bar.set_position(done);
        let Self { positions, seed, .. } = self;
        let parity = game.compare(&Pair { bot: &bot, file: &file, positions, seed, on_game: &on_game });
        bar.finish_and_clear();
        let parity = parity.map_err(|why| anyhow!("{out} forfeited a game: {why}"))?;
        let python = PythonReport::of(&parity);
        if self.json.text_wanted() {
            python.print();
        }
        report.python = Some(python);
        self.json.write(&report)?;
        match parity.first {
            None => Ok(()),
            Some(first) => bail!("{out} differs from Rust, first in {first}"),
        }
    }
}
