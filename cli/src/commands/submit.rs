//! `turf submit`: uploads a bot to an arena.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;

use super::games::Games;
use crate::console::fit::fitted;

/// Upload a bot to an arena and show its check
#[derive(Args)]
#[command(after_help = "\
The token comes from your account's page. Keep it in TURF_TOKEN, so that it is in no history.
Examples:
  TURF_TOKEN=turf_… turf submit bot.py --to https://arena.example.org --contest cup")]
pub struct Submit {
    /// The bot's file
    #[arg(value_name = "FILE")]
    bot: PathBuf,
    /// Address of the arena
    #[arg(long, value_name = "URL")]
    to: String,
    /// Name of the contest in its address (/c/NAME)
    #[arg(long, value_name = "NAME")]
    contest: String,
    /// Token of your account
    #[arg(long, env = "TURF_TOKEN", hide_env_values = true)]
    token: String,
    /// Note for your team
    #[arg(long, default_value = "")]
    note: String,
}

impl Submit {
    pub fn run(self, _: &Games) -> Result<()> {
        let (place, report) = turf_arena::submit::submit(&self.bot, &self.to, &self.contest, &self.token, &self.note)?;
        print!("{place}{}", fitted(&report.to_string()));
        match report.plays {
            true => Ok(()),
            false => bail!("{}: {}", self.bot.display(), report.verdict()),
        }
    }
}
