//! `turf rules`: a game's rules on one screen.

use anyhow::Result;
use clap::Args;
use turf_web::rules::rules;

/// Tell a game's rules
#[derive(Args)]
#[command(after_help = "Examples:\n  turf rules paper\n  turf rules stellar")]
pub struct Rules {
    /// The game
    #[arg(value_parser = turf_terminal::game::parser())]
    game: &'static str,
}

impl Rules {
    /// Prints them.
    pub fn run(self) -> Result<()> {
        print!("{}", rules(self.game).unwrap_or("this game has no text of its rules\n"));
        Ok(())
    }
}
