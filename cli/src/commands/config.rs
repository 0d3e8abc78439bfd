use anyhow::Result;
use clap::Args;
use serde::Serialize;
use turf_train::config::describe::Setting;

use super::json::Json;
use crate::commands::games::Games;

/// Print every training setting with its default, meaning and unit
///
/// `turf train --config FILE` accepts the output.
#[derive(Args)]
#[command(after_help = "\
Examples:
  turf config --game paper
  turf config --game paper > my.toml && turf train --game paper --config my.toml
  turf config --game stellar --set dqn.gamma=0.98
  turf config --game duel2048 --json -")]
pub struct Config {
    /// The game
    #[arg(long, value_parser = crate::commands::games::parser())]
    game: &'static str,
    /// Change a setting, as in `turf train --set`; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// Print a table in Markdown instead
    #[arg(long)]
    markdown: bool,
    #[command(flatten)]
    json: Json,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    encoding: &'static str,
    settings: Vec<Setting>,
}

impl Config {
    pub fn run(self, games: &Games) -> Result<()> {
        let game = games.named(self.game);
        let (settings, text) = game.settings(&self.set)?;
        let encoding = game.trained_encoding();
        if self.json.text_wanted() {
            match self.markdown {
                true => print!("{}", table(&settings)),
                false => print!(
                    "# Settings of `{} train --game {}` for {encoding}; [units] in brackets.\n{text}",
                    crate::console::name::own(),
                    self.game,
                ),
            }
        }
        self.json.write(&Report { game: self.game, encoding, settings })
    }
}

fn table(settings: &[Setting]) -> String {
    let mut text = String::from("| setting | default | unit | meaning |\n|---|---|---|---|\n");
    for setting in settings {
        let value = setting.value.to_string().replace('|', "\\|");
        text += &format!(
            "| `{}` | `{value}` | {} | {} |\n",
            setting.key,
            setting.unit,
            setting.meaning.replace('|', "\\|")
        );
    }
    text
}
