use super::json::{Json, SoFar, write_atomically};
use super::kept::{self, Kept};
use super::settings::GameSettings;
use super::walls::Walls;
use super::{progress, series};
use crate::commands::games::Games;
use crate::console::COMMIT;
use crate::console::fit::fitted;
use crate::console::number::within;
use crate::console::signals::Signals;
use anyhow::{Context, Result, bail};
use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use turf_agents::play::arena::Seats;
use turf_agents::play::record::Mishap;
use turf_agents::spec::team::{Bout, TeamGame};
use turf_agents::stats::score::{GameSummary, REPETITIONS, Score};
use turf_agents::words;

/// Play games between two bots; the first bot moves first in all of them
#[derive(Args)]
#[command(after_help = "\
`turf bots` lists the built-in bots and explains SPEC. `turf evaluate` compares from both seats.
Examples:
  turf match --game paper --first delta --second wanderer
  turf match --game paper --first shipped --second python:bot.py --games 3 --replays replays
  turf match --game paper --first papa --second hotel --games 999 --json m.json --resume   # rerun to resume")]
pub struct Match {
    /// The game
    #[arg(long, value_parser = crate::commands::games::parser())]
    game: &'static str,
    /// The bot that moves first
    #[arg(long, value_name = "SPEC")]
    first: String,
    /// The bot that moves second
    #[arg(long, value_name = "SPEC")]
    second: String,
    /// Games to play, each with its own set-up
    #[arg(long, default_value_t = 10, value_parser = within::<u64>(1..=1_000_000))]
    games: u64,
    /// Seed of all random numbers, those of the bots too [default: 1; with Python bots a random one, which is printed]
    #[arg(long, value_parser = within(0..=u64::MAX))]
    seed: Option<u64>,
    /// Write a replay of each game to this folder (game-0001.json, …), which must not hold replays yet
    #[arg(long, value_name = "DIR")]
    replays: Option<PathBuf>,
    /// Resume with the games that a stopped command kept beside the --json file (FILE.games)
    #[arg(long, requires = "json")]
    resume: bool,
    #[command(flatten)]
    settings: GameSettings,
    /// Leave the bots' output and errors out of replays, which opponents may read
    #[arg(long, requires = "replays")]
    hide_output: bool,
    #[command(flatten)]
    walls: Walls,
    #[command(flatten)]
    json: Json,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    names: [String; 2],
    seed: u64,
    /// False if games are left to play.
    finished: bool,
    /// Numbers of the games from 1; a stopped match lacks some.
    numbers: Vec<u64>,
    games: Vec<Line>,
    totals: Score,
}

type Played = (Line, GameSummary);

#[derive(Clone, Serialize, Deserialize)]
struct Line {
    /// 0: first bot, 1: second bot, null: draw.
    winner: Option<usize>,
    reason: String,
    turns: u32,
    /// Final scores of both sides (paper: area).
    score: [f64; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    /// Answers of the first and the second bot that failed, or were no move, without losing the game.
    mishaps: [Vec<Mishap>; 2],
}

impl Match {
    pub fn run(self, games: &Games) -> Result<()> {
        let game = games.named(self.game);
        self.walls.raise(false, &format!("{},{}", self.first, self.second))?;
        if self.second.contains(',') {
            bail!("--second takes one bot");
        }
        let team = self.settings.team(&**game, &[&self.first, &self.second])?;
        let seed = team.seed(self.seed, &|| kept::seed(self.json.file().filter(|_| self.resume)));
        if let Some(folder) = &self.replays {
            if !self.resume {
                refuse_to_mix(folder)?;
            }
            std::fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
        }
        let bout = Bout { games: self.games, seed, seats: Seats::Fixed, blunders: false };
        let ids = [0, 1].map(|bot| team.id(bot));
        let names = ids.map(|id| &*id.name);
        let made_by = json!([seed, self.game, ids, self.settings.text(), COMMIT]);
        let (mut kept, known) = Kept::open::<Played>(self.json.file(), &made_by, self.resume)?;
        let known = known.range((0, 0)..(0, self.games));
        let mut played: BTreeMap<u64, Played> = known.map(|(&(_, index), game)| (index, game.clone())).collect();
        let signals = Signals::listen("finished games are shown and kept")?;
        let mut so_far = SoFar::new(&self.json);
        let bar = progress::games(self.games, &format!("{} against {}", names[0], names[1]));
        bar.inc(played.len() as u64);
        let known = played.keys().copied().collect();
        series::play(&*team, [0, 1], bout, &known, |game| {
            if let Some(folder) = &self.replays {
                let file = folder.join(format!("game-{:04}.json", game.index + 1));
                write_atomically(&file, (game.record)(self.hide_output).as_bytes())?;
            }
            let index = game.index;
            let told = (Line::of(&game), game.summary);
            kept.add(0, index, &told)?;
            played.insert(index, told);
            bar.inc(1);
            so_far.tell(|| self.report(seed, names, &played, false))
        })?;
        bar.finish_and_clear();
        let report = self.report(seed, names, &played, !signals.raised());
        if self.json.text_wanted() {
            print!("{}", fitted(&report.text()));
            if let Some(folder) = &self.replays {
                println!("{} replays in {}", played.len(), folder.display());
            }
        }
        self.json.write(&report)?;
        signals.outcome().with_context(|| kept.stopped_after(played.len() as u64))?;
        kept.remove()
    }

    fn report(&self, seed: u64, names: [&str; 2], played: &BTreeMap<u64, Played>, finished: bool) -> Report {
        let (games, told): (Vec<Line>, Vec<GameSummary>) = played.values().cloned().unzip();
        Report {
            game: self.game,
            names: names.map(String::from),
            seed,
            finished,
            numbers: played.keys().map(|index| index + 1).collect(),
            games,
            totals: Score::of_summaries(&told),
        }
    }
}

/// Fails if the folder holds replays: games of two matches could not be told apart.
fn refuse_to_mix(folder: &Path) -> Result<()> {
    let games = |name: &str| name.starts_with("game-") && name.ends_with(".json");
    let mut entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    match entries.any(|entry| entry.file_name().to_str().is_some_and(games)) {
        true => bail!("{} holds games already; name another folder with --replays", folder.display()),
        false => Ok(()),
    }
}

impl Line {
    fn of(game: &TeamGame) -> Self {
        let GameSummary { score, reason, turns, scores, .. } = &game.summary;
        Self {
            winner: [(1.0, 0), (0.0, 1)].iter().find(|(of_winner, _)| of_winner == score).map(|(_, bot)| *bot),
            reason: reason.clone(),
            turns: *turns,
            score: *scores,
            detail: game.detail.clone(),
            mishaps: game.mishaps.clone(),
        }
    }
}

impl Report {
    fn text(&self) -> String {
        let [first, second] = &self.names;
        let mut text = format!("{}: {first} (moves first) against {second}, seed {}\n\n", self.game, self.seed);
        for (number, line) in self.numbers.iter().zip(&self.games) {
            let winner = line.winner.map_or("draw", |w| &self.names[w]);
            let [a, b] = line.score.map(|score| words::score(self.game, score));
            let detail = line.detail.as_ref().map_or(String::new(), |why| format!("  {why}"));
            text += &format!(
                "{:>4}  {winner:<20}  {:<26}  {:>5} turns  {a} : {b}{detail}\n",
                number,
                words::reason(self.game, &line.reason),
                line.turns
            );
            for (name, mishaps) in self.names.iter().zip(&line.mishaps) {
                for Mishap { turn, what } in mishaps.iter().take(Mishap::TOLD) {
                    text += &format!("      {name}, turn {turn}: {what}\n");
                }
                if let untold @ 1.. = mishaps.len().saturating_sub(Mishap::TOLD) {
                    text += &format!("      {name}: {untold} more such answers\n");
                }
            }
        }
        let t = &self.totals;
        text += &format!(
            "\n{first} won {}, drew {}, lost {}: score {:.3} (95 %: {:.3} to {:.3}); {}{}\n",
            t.wins,
            t.draws,
            t.losses,
            t.score,
            t.ci95[0],
            t.ci95[1],
            words::counts(self.game, &t.reasons),
            t.repetitions()
        );
        if 2 * t.distinct < t.games {
            text += &format!("{REPETITIONS}\n");
        }
        text
    }
}
