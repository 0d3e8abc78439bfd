//! `turf check`: tests whether a bot file plays, and finds what its contest refuses.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use turf_agents::contest::host::BotFile;
use turf_agents::contest::host::check::look;
use turf_agents::input::printable;
use turf_agents::words;

use super::json::Json;
use super::progress;
use crate::commands::games::Games;
use crate::console::fit::fitted;
use turf_agents::contest::trial::Report;

/// Check a Python bot: errors, banned code and slow moves, each with a fix
#[derive(Args)]
#[command(after_help = "\
The file is read and plays a game from each seat against a simple built-in bot, with the isolation and the clock of every
Python bot. The exit code is 1 if it would not play: it does not load, loses by an error, an illegal move or its clock, or gives
orders of which none counts.
Examples:
  turf check bot.py
  turf check bot.py --game paper --json -")]
pub struct Check {
    /// The bot's file
    #[arg(value_name = "FILE")]
    bot: PathBuf,
    /// The game [default: found by what the file defines]
    #[arg(long, value_parser = crate::commands::games::parser())]
    game: Option<&'static str>,
    #[command(flatten)]
    json: Json,
}

impl Check {
    /// Fails if the bot would not play.
    pub fn run(self, games: &Games) -> Result<()> {
        let name = self.bot.display().to_string();
        let file = BotFile::open(&self.bot).map_err(|why| anyhow::anyhow!("{name}: {why}"))?;
        let look = look(&file, self.game).map_err(|why| anyhow::anyhow!("{name}: {why}"))?;
        let mut report = Report::of(&file, name.clone(), look);
        if report.may_play() {
            let of = report.game.as_deref();
            let game = of.and_then(|name| games.find(name)).with_context(|| match of {
                Some(of) => format!(
                    "{name} is a bot for {of}; this program plays {}",
                    games.names().join(", ")
                ),
                None => format!("{name} defines none of play, Player and player_class; if it is a bot, add --game"),
            })?;
            let bar = progress::wait("playing a game from each seat");
            let games = (game.check)(&file).map_err(anyhow::Error::msg);
            bar.finish_and_clear();
            report.add(&file, games?);
        }
        if self.json.text_wanted() {
            print!("{}", fitted(&text(&report)));
        }
        self.json.write(&report)?;
        if !report.plays {
            bail!("{name} would not play");
        }
        Ok(())
    }
}

fn text(report: &Report) -> String {
    let mut text = String::new();
    let numpy = if report.numpy { "with" } else { "without" };
    let game = report.game.as_deref().unwrap_or("unknown game");
    let _ = writeln!(
        text,
        "{}: {game}; Python {} {numpy} numpy",
        printable(&report.file),
        report.python
    );
    for finding in &report.findings {
        let lines: Vec<String> = finding.lines.iter().map(u32::to_string).collect();
        let place = match lines.len() {
            0 => String::new(),
            1 => format!("line {}: ", lines[0]),
            _ => format!("lines {}: ", lines.join(", ")),
        };
        let _ = writeln!(text, "{:<9} {place}{}", finding.kind, printable(&finding.what));
        let _ = writeln!(text, "          → {}", printable(&finding.fix));
    }
    for trial in &report.games {
        let result = match trial.winner {
            Some(winner) if winner == trial.seat => "won",
            Some(_) => "lost",
            None => "drew",
        };
        let _ = writeln!(
            text,
            "as {} against {}: {result}, {}; {} turns, {:.2} s of thinking, at most {:.3} s at once",
            ["first", "second"][trial.seat],
            trial.against,
            words::reason(report.game.as_deref().unwrap_or_default(), trial.reason),
            trial.turns,
            trial.thought_s,
            trial.slowest_s
        );
    }
    let told = match (report.plays, report.findings.is_empty()) {
        (true, true) => "it plays; nothing to fix",
        (true, false) => "it plays",
        (false, _) => "it would not play",
    };
    text + told + "\n"
}
