//! `turf bots`: the built-in bots.

use super::json::Json;
use crate::commands::games::Games;
use anyhow::Result;
use clap::Args;
use serde::Serialize;
use turf_agents::BuiltinBots;
use turf_env::Game;

/// List the built-in bots
#[derive(Args)]
#[command(after_help = "\
A bot is named by a SPEC:
  NAME                    a built-in bot of this list
  NAME@depth=N            one that searches, N plies deep (duel2048's summit also @nodes=N or @ms=T a decision)
  policy:PATH             an exported policy, or a checkpoint folder
  policy:PATH@replies=N   paper: its moves stay safe from the other side's next N (0: as the network wants)
  policy:PATH@depth=N     the same, looking N plies ahead (@depth=N@width=W: of its own choices at W)
  policy:PATH@integer     the same in whole numbers, as `turf export --format python` writes it
  shipped, shipped@depth=N  the policy that comes with turf (checkpoints/GAME/policy.turf)
  python:PATH.py          a bot file in the game's original Python contract
  human                   you, in `turf play`")]
pub struct Bots {
    /// Only those of this game
    #[arg(long, value_parser = crate::commands::games::parser())]
    game: Option<&'static str>,
    #[command(flatten)]
    json: Json,
}

/// One line of the list.
#[derive(Serialize)]
pub(crate) struct Line {
    game: &'static str,
    name: &'static str,
    about: &'static str,
}

impl Bots {
    /// Prints the list.
    pub fn run(self, games: &Games) -> Result<()> {
        let mut bots = Vec::new();
        for game in games.all() {
            if self.game.is_none_or(|wanted| wanted == game.name) {
                (game.bots)(&mut bots);
            }
        }
        if self.json.text_wanted() {
            let width = bots.iter().map(|bot| bot.name.len()).max().unwrap_or(0);
            for bot in &bots {
                println!("{:<9}  {:<width$}  {}", bot.game, bot.name, bot.about);
            }
        }
        #[derive(Serialize)]
        struct Report {
            bots: Vec<Line>,
        }
        self.json.write(&Report { bots })
    }
}

pub(crate) fn list<G: BuiltinBots>(bots: &mut Vec<Line>) {
    bots.extend(G::bots().iter().map(|bot| Line {
        game: <G as Game>::NAME,
        name: bot.name,
        about: bot.about,
    }));
}
