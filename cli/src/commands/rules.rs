use anyhow::Result;
use clap::Args;
use turf_web::lang::Lang;

use crate::commands::games::Games;

/// Print a game's rules, in Chinese if LC_ALL or LANG says so
#[derive(Args)]
#[command(after_help = "Examples:\n  turf rules paper\n  turf rules stellar")]
pub struct Rules {
    /// The game
    #[arg(value_parser = crate::commands::games::parser())]
    game: &'static str,
}

impl Rules {
    pub fn run(self, games: &Games) -> Result<()> {
        match games.named(self.game).rules(Lang::of_locale()) {
            "" => println!("{} has no printed rules", self.game),
            text => print!("{text}"),
        }
        Ok(())
    }
}
