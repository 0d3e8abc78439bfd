//! `turf match`: games between two bots, one line and one replay each.

use super::evaluate::counts;
use super::json::{Json, write_atomically};
use super::progress;
use super::settings::GameSettings;
use crate::games;
use anyhow::{Context, Result, bail};
use clap::Args;
use serde::Serialize;
use std::path::{Path, PathBuf};
use turf_agents::BuiltinBots;
use turf_agents::archive::replay::Replay;
use turf_agents::catalogue::spec::BotSource;
use turf_agents::play::arena::{MatchGame, Seats, Series, play_series};
use turf_agents::play::record::Mishap;
use turf_agents::stats::score::Score;
use turf_agents::words;
use turf_env::{Encoding, Game};

/// Play games between two bots and keep their replays; the first bot moves first in all of them
#[derive(Args)]
#[command(after_help = "\
`turf bots` lists the built-in bots and explains SPEC. `turf evaluate` compares from both seats.
Examples:
  turf match --game paper --first delta --second wanderer
  turf match --game paper --first shipped --second python:bot.py --games 3 --replays replays")]
pub struct Match {
    /// The game
    #[arg(long, value_parser = turf_terminal::game::parser())]
    game: &'static str,
    /// Who moves first
    #[arg(long, value_name = "SPEC")]
    first: String,
    /// Who moves second
    #[arg(long, value_name = "SPEC")]
    second: String,
    /// Games to play, each with a set-up of its own
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Root of all chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write a replay of each game to this folder: game-0001.json, …; refused where games lie there already
    #[arg(long, value_name = "DIR")]
    replays: Option<PathBuf>,
    #[command(flatten)]
    settings: GameSettings,
    #[command(flatten)]
    json: Json,
}

/// The object `--json` writes.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    names: [String; 2],
    seed: u64,
    games: Vec<Line>,
    /// Seen by the first bot.
    totals: Score,
}

#[derive(Serialize)]
struct Line {
    /// 0: the first bot, 1: the second, null: a draw.
    winner: Option<usize>,
    reason: &'static str,
    turns: u32,
    /// What each side had at the end (paper: area).
    score: [f64; 2],
    /// Why a bot lost without playing on.
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    /// What cost the first and the second bot a turn without losing the game.
    mishaps: [Vec<Mishap>; 2],
}

impl Match {
    /// Plays and reports.
    pub fn run(self) -> Result<()> {
        (games::named(self.game).play_match)(self)
    }

    pub(crate) fn play<E: Encoding>(self) -> Result<()>
    where
        E::Game: BuiltinBots,
    {
        let (first, mut second) = BotSource::<E>::parse_sides(&self.first, &self.second)?;
        if second.len() != 1 {
            bail!("--second takes one bot");
        }
        let bots = [first, second.remove(0)];
        if let Some(folder) = &self.replays {
            refuse_to_mix(folder)?;
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        let config = self.settings.of::<E::Game>()?;
        let series = Series {
            games: self.games,
            seed: self.seed,
            seats: Seats::Fixed,
            config,
        };
        let bar = progress::games(self.games, &format!("{} against {}", bots[0].name(), bots[1].name()));
        let games = play_series::<E::Game>(&bots[0], &bots[1], &series, &|_| bar.inc(1));
        bar.finish_and_clear();
        if let Some(folder) = &self.replays {
            for g in &games {
                let replay = Replay::new(&g.game, [bots[0].id().clone(), bots[1].id().clone()]);
                let file = folder.join(format!("game-{:04}.json", g.index + 1));
                write_atomically(&file, replay.to_json().as_bytes())?;
            }
        }
        let report = Report {
            game: self.game,
            names: bots.each_ref().map(|bot| bot.name().to_string()),
            seed: self.seed,
            games: games.iter().map(Line::of).collect(),
            totals: Score::of(&games, false),
        };
        if self.json.text_wanted() {
            report.print();
            if let Some(folder) = &self.replays {
                println!("{} replays in {}", games.len(), folder.display());
            }
        }
        self.json.write(&report)
    }
}

/// Games of two matches in one folder could not be told apart.
fn refuse_to_mix(folder: &Path) -> Result<()> {
    let games = |name: &str| name.starts_with("game-") && name.ends_with(".json");
    let mut entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    match entries.any(|entry| entry.file_name().to_str().is_some_and(games)) {
        true => bail!(
            "{} holds games already; name another folder with --replays",
            folder.display()
        ),
        false => Ok(()),
    }
}

impl Line {
    fn of<G: Game>(g: &MatchGame<G>) -> Self {
        Self {
            winner: g.game.winner.map(|p| p.index()),
            reason: g.game.reason,
            turns: g.game.turns,
            score: g.game.scores,
            detail: g.game.detail.clone(),
            mishaps: g.game.mishaps.clone(),
        }
    }
}

impl Report {
    fn print(&self) {
        let [first, second] = &self.names;
        println!(
            "{}: {first} (moves first) against {second}, seed {}\n",
            self.game, self.seed
        );
        for (i, line) in self.games.iter().enumerate() {
            let winner = line.winner.map_or("draw", |w| &self.names[w]);
            let [a, b] = line.score.map(|score| words::score(self.game, score));
            let detail = line.detail.as_ref().map_or(String::new(), |why| format!("  {why}"));
            println!(
                "{:>4}  {winner:<20}  {:<26}  {:>5} turns  {a} : {b}{detail}",
                i + 1,
                words::reason(line.reason),
                line.turns
            );
            for (name, mishaps) in self.names.iter().zip(&line.mishaps) {
                for Mishap { turn, what } in mishaps {
                    println!("      {name}, turn {turn}: {what}");
                }
            }
        }
        let t = &self.totals;
        println!(
            "\n{first} won {}, drew {}, lost {}: score {:.3} (95 %: {:.3} to {:.3}); {}",
            t.wins,
            t.draws,
            t.losses,
            t.score,
            t.ci95[0],
            t.ci95[1],
            counts(&t.reasons)
        );
    }
}
