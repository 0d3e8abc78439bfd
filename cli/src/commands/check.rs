//! `turf check`: tests whether a bot file plays, and finds what its contest refuses.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use turf_agents::contest::host::BotFile;
use turf_agents::contest::host::check::look;
use turf_agents::contest::report::Report;

use super::json::Json;
use super::progress;
use crate::commands::games::Games;
use crate::console::fit::fitted;

/// Check a Python bot: errors, banned code and slow moves, each with a fix
#[derive(Args)]
#[command(after_help = "\
The file is read and plays a game from each seat against a simple built-in bot, with the isolation and the clock of every
Python bot. The exit code is 1 if it would not play: it does not load, or no decision of it counts in any of these games; with
--bans strict, also if it uses what the contest bans. A file that loses them later by an error plays, with a warning.
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
    /// Bot files that use what the contest bans: allow (they play, and are named) or strict (they are refused)
    #[arg(long, value_parser = ["allow", "strict"], default_value = "allow")]
    bans: String,
    #[command(flatten)]
    json: Json,
}

impl Check {
    /// Fails if the bot would not play.
    pub fn run(self, games: &Games) -> Result<()> {
        let name = self.bot.display().to_string();
        let file = BotFile::open(&self.bot).map_err(|why| anyhow::anyhow!("{name}: {why}"))?;
        let look = look(&file, self.game).map_err(|why| anyhow::anyhow!("{name}: {why}"))?;
        let mut report = Report::of(&file, name.clone(), look, self.bans == "strict");
        if report.can_load() {
            let of = report.game.as_deref();
            let game = of.and_then(|name| games.find(name)).with_context(|| match of {
                Some(of) => format!("{name} is a bot for {of}; this program plays {}", games.names().join(", ")),
                None => format!("{name} defines none of play, Player and player_class; if it is a bot, add --game"),
            })?;
            let bar = progress::wait("playing a game from each seat");
            let games = game.try_file(&file, &serde_json::Value::Null).map_err(anyhow::Error::msg);
            bar.finish_and_clear();
            report.add(&file, games?);
        }
        if self.json.text_wanted() {
            print!("{}", fitted(&report.to_string()));
        }
        self.json.write(&report)?;
        if !report.plays {
            bail!("{name}: {}", report.verdict());
        }
        Ok(())
    }
}
