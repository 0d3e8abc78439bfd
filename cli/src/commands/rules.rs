use anyhow::Result;
use clap::Args;

use crate::commands::games::Games;

/// Print a game's rules
#[derive(Args)]
#[command(after_help = "Examples:\n  turf rules paper\n  turf rules stellar")]
pub struct Rules {
    /// The game
    #[arg(value_parser = crate::commands::games::parser())]
    game: &'static str,
}

impl Rules {
    pub fn run(self, games: &Games) -> Result<()> {
        match games.named(self.game).rules {
            "" => println!("{} has no printed rules", self.game),
            text => print!("{text}"),
        }
        Ok(())
    }
}
