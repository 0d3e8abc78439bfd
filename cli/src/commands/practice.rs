use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use clap::Args;

use super::settings::GameSettings;
use crate::commands::games::Games;

/// Write a zip file to practise with on computers that have only Python
#[derive(Args)]
#[command(after_help = "\
Unpacked there: python practice.py mybot.py sample.py --watch
Examples:
  turf practice stellar
  turf practice games/hex.py
  turf practice games/hex.py --set game.size=7 --think 10 --out hex.zip")]
pub struct Practice {
    /// The game: paper, duel2048, stellar, or FILE.py, rules in Python
    #[arg(value_parser = crate::commands::games::parser())]
    game: &'static str,
    #[command(flatten)]
    settings: GameSettings,
    /// The zip file
    #[arg(long, value_name = "FILE", default_value = "practice.zip")]
    out: PathBuf,
}

impl Practice {
    pub fn run(self, games: &Games) -> Result<()> {
        let game = games.named(self.game);
        let zip = game.practice(&self.settings.json(&**game)?, self.settings.think()).map_err(|why| anyhow!(why))?;
        fs::write(&self.out, zip).with_context(|| format!("cannot write {}", self.out.display()))?;
        println!("{}: unpack it anywhere and run python practice.py mybot.py sample.py --watch", self.out.display());
        Ok(())
    }
}
