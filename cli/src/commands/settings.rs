//! `--set KEY=VALUE`: the game's own settings, as training has them.

use anyhow::{Result, anyhow};
use clap::Args;
use turf_env::Game;
use turf_settings::overlay;

/// The flag; add it to a command with `#[command(flatten)]`.
#[derive(Args)]
pub struct GameSettings {
    /// A setting of the game (turf config lists them), for example
    /// 'game.boards=[{width=30,height=31,max_turns=150}]', game.rounds=100, game.max_turns=50; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE")]
    set: Vec<String>,
}

impl GameSettings {
    /// The contest's own settings with these changes.
    pub fn of<G: Game>(&self) -> Result<G::Config> {
        let mut pairs = Vec::new();
        for pair in &self.set {
            match pair.strip_prefix("game.") {
                Some(pair) => pairs.push(pair.to_string()),
                None => {
                    return Err(anyhow!(
                        "--set {pair}: only settings of the game (game.…) can be chosen here"
                    ));
                }
            }
        }
        let config = overlay(&G::Config::default(), "", &pairs)?;
        G::check(&config).map_err(|why| anyhow!("settings: game: {why}"))?;
        Ok(config)
    }

    /// As given.
    pub fn text(&self) -> String {
        self.set.join(" ")
    }

    /// Whether the contest's own were changed.
    pub fn is_empty(&self) -> bool {
        self.set.is_empty()
    }
}
