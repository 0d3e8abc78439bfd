use super::json::Json;
use crate::commands::games::Games;
use crate::console::fit::fitted;
use anyhow::Result;
use clap::Args;
use serde::Serialize;
use turf_agents::columns::{Cell, widest};

/// List the built-in bots
#[derive(Args)]
#[command(after_help = "\
A SPEC names a bot:
  NAME                    a built-in bot
  NAME@depth=N            a built-in search, N plies deep (duel2048's summit also takes @nodes=N or @ms=T per decision)
  policy:PATH             an exported policy, or a checkpoint folder
  policy:PATH@replies=N   paper: its moves survive the opponent's next N moves (0: as the network chooses)
  policy:PATH@depth=N     the policy with a look-ahead of N plies (@depth=N@width=W: the W best choices only)
  policy:PATH@integer     the policy in whole numbers, as `turf export --format python` writes it
  shipped, shipped@depth=N  the policy that comes with turf (checkpoints/GAME/policy.turf)
  python:PATH.py          a bot file with the game's original Python contract
  human                   you, in `turf play`
Examples:
  turf bots --game paper
  turf bots --game stellar --json -             # each game has its own")]
pub struct Bots {
    /// Only bots of this game
    #[arg(long, value_parser = crate::commands::games::parser())]
    game: Option<&'static str>,
    #[command(flatten)]
    json: Json,
}

#[derive(Serialize)]
struct Line {
    game: &'static str,
    name: &'static str,
    about: &'static str,
}

impl Bots {
    pub fn run(self, games: &Games) -> Result<()> {
        let mut bots = Vec::new();
        for game in games.all() {
            if self.game.is_none_or(|wanted| wanted == game.name()) {
                let line = |(name, about)| Line { game: game.name(), name, about };
                bots.extend(game.builtins().into_iter().map(line));
            }
        }
        if self.json.text_wanted() {
            let width = widest(bots.iter().map(|bot| &bot.name), 0);
            let line = |bot: &Line| format!("{:<9}  {:<width$}  {}\n", bot.game, Cell(bot.name), bot.about);
            print!("{}", fitted(&bots.iter().map(line).collect::<String>()));
        }
        #[derive(Serialize)]
        struct Report {
            bots: Vec<Line>,
        }
        self.json.write(&Report { bots })
    }
}
