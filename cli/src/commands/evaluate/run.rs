//! `turf evaluate --run DIR`: the strength of a run over its training.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::console::fit::fitted;
use crate::console::signals::Signals;
use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};
use turf_agents::columns::{Cell, widest};
use turf_agents::hold::is_held;
use turf_agents::input;
use turf_agents::play::arena::Seats;
use turf_agents::policy::file::PolicyFile;
use turf_agents::spec::run::{Checkpoint, policies};
use turf_agents::spec::team::{Bout, Team};
use turf_agents::stats::score::Score;

use super::Evaluate;
use crate::commands::games::{Games, OneGame};
use crate::commands::json::write_atomically;
use crate::commands::{progress, series};
use turf_agents::notice::notice;

/// Where the results are kept, in the run's folder.
const FILE: &str = "strength.json";
const MAX_BYTES: u64 = 64 << 20;
/// Between looks for new checkpoints.
const LOOK: Duration = Duration::from_secs(2);

/// The object `--json` writes, and what is kept.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
struct Strength {
    game: String,
    seed: u64,
    games: u64,
    /// What differs from the contest's own game.
    settings: String,
    /// The oldest first.
    points: Vec<Point>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Point {
    updates: u64,
    /// Of the run, when it was written.
    decisions: u64,
    opponents: Vec<Against>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Against {
    name: String,
    games: u64,
    score: f64,
    ci95: [f64; 2],
    mean_turns: f64,
    mean_score: [f64; 2],
}

/// Returns the game of the run in this folder, which must be the one asked for, if any is.
pub fn game_of<'a>(games: &'a Games, run: &Path, asked: Option<&'static str>) -> Result<&'a dyn OneGame> {
    let game = said_game(run)?;
    let known = games.find(&game);
    let unknown = if game.ends_with(".py") { "a file: add --game and its path" } else { "which is no game here" };
    let known = known.with_context(|| format!("{} is a run of {game:?}, {unknown}", run.display()))?;
    asked.map_or(Ok(()), |asked| same_game(run, &game, asked))?;
    Ok(&**known)
}

/// Refuses a run of another game.
pub fn check_game(run: &Path, wanted: &str) -> Result<()> {
    same_game(run, &said_game(run)?, wanted)
}

fn same_game(run: &Path, game: &str, wanted: &str) -> Result<()> {
    ensure!(game == wanted, "{} is a run of {game}, not of {wanted}", run.display());
    Ok(())
}

fn said_game(run: &Path) -> Result<String> {
    let about = table(run, "run.toml")?;
    let game = about.get("game").and_then(|game| game.as_str());
    Ok(game.unwrap_or_default().to_string())
}

fn table(run: &Path, name: &str) -> Result<toml::Table> {
    read_of(run, name)?.parse().with_context(|| run.join(name).display().to_string())
}

/// Reads a file of a run; says what to do where there is no run.
pub fn read_of(run: &Path, name: &str) -> Result<String> {
    ensure!(run.is_dir(), "{} holds no run: there is no such folder (turf train --run {0} makes one)", run.display());
    let text = input::read_text(&run.join(name), MAX_BYTES);
    text.with_context(|| format!("{} holds no run: cannot read {name}", run.display()))
}

/// Measures every policy of the run that was not measured yet, and goes on while it trains.
pub fn measure(of: &dyn OneGame, command: &Evaluate, run: &Path) -> Result<()> {
    let specs = match &command.against {
        Some(list) => list.split(',').map(|spec| spec.trim().to_string()).collect(),
        None => own_bots(of, run)?,
    };
    let team = command.settings.team(of, &specs.iter().map(|spec| &**spec).collect::<Vec<_>>())?;
    let opponents: Vec<&str> = (0..specs.len()).map(|bot| &*team.id(bot).name).collect();
    let file = run.join(FILE);
    let kept = input::read_text(&file, MAX_BYTES).unwrap_or_default();
    let kept: Option<Strength> = serde_json::from_str(&kept).ok();
    let mut strength = Strength {
        game: of.name().into(),
        seed: team.seed(command.seed, &|| kept.as_ref().map(|kept| kept.seed)),
        games: command.games.next_multiple_of(2),
        settings: command.settings.text(),
        points: Vec::new(),
    };
    let made_by = |s: &Strength| (s.game.clone(), s.seed, s.games, s.settings.clone());
    if let Some(kept) = kept.filter(|kept| made_by(kept) == made_by(&strength)) {
        strength.points = kept.points;
    }
    let signals = Signals::listen("what was measured is kept")?;
    let stopped = || signals.stop.load(Ordering::Relaxed);
    let mut told = false;
    loop {
        // Looked up first: what is written between the two looks is found by the next round.
        let trains = is_held(run) && !command.once;
        let mut news = false;
        for checkpoint in policies(run) {
            if let Some(point) = point(&*team, &checkpoint, &strength, &opponents, &stopped)? {
                news = true;
                strength.points.retain(|known| known.updates != point.updates);
                strength.points.push(point);
                strength.points.sort_by_key(|point| point.updates);
                write_atomically(&file, (serde_json::to_string_pretty(&strength)? + "\n").as_bytes())?;
            }
            if stopped() {
                break;
            }
        }
        if stopped() || !trains && !news {
            break;
        }
        if trains && !std::mem::replace(&mut told, true) {
            notice("the run goes on training: waiting for checkpoints (Ctrl-C ends it)");
        }
        if trains {
            std::thread::sleep(LOOK);
        }
    }
    ensure!(!strength.points.is_empty() || stopped(), "{} has no checkpoint yet", run.display());
    if command.json.text_wanted() {
        print!("{}", fitted(&strength.text(&opponents)));
        println!("\nkept in {}", file.display());
    }
    command.json.write(&strength)?;
    signals.outcome()
}

/// The bots that the run itself is evaluated against.
fn own_bots(of: &dyn OneGame, run: &Path) -> Result<Vec<String>> {
    let config = table(run, "config.toml")?;
    let bots = config.get("evaluation").and_then(|part| part.get("bots")?.as_array());
    let bots: Vec<String> = bots.into_iter().flatten().filter_map(|bot| Some(bot.as_str()?.to_string())).collect();
    match bots.is_empty() {
        true => Ok(of.builtins().iter().map(|(name, _)| name.to_string()).collect()),
        false => Ok(bots),
    }
}

/// The results of a policy against all bots; `None` where all are known, or it was stopped.
fn point(
    team: &dyn Team,
    checkpoint: &Checkpoint,
    strength: &Strength,
    opponents: &[&str],
    stopped: &impl Fn() -> bool,
) -> Result<Option<Point>> {
    let updates = checkpoint.updates;
    let known = strength.points.iter().find(|point| point.updates == updates);
    let mut point =
        Point { updates, decisions: 0, opponents: known.map_or_else(Vec::new, |point| point.opponents.clone()) };
    let is_known = |point: &Point, name: &str| point.opponents.iter().any(|against| against.name == name);
    if opponents.iter().all(|opponent| is_known(&point, opponent)) {
        return Ok(None);
    }
    // It may have been removed since it was listed: then there are newer ones.
    let Ok(file) = PolicyFile::read(&checkpoint.policy) else {
        return Ok(None);
    };
    let decisions = file.notes.get("decisions").and_then(|n| n.parse().ok());
    point.decisions = decisions.unwrap_or_default();
    let team = match team.with(&format!("policy:{}", checkpoint.policy.display())) {
        Err(_) if !checkpoint.policy.exists() => return Ok(None),
        team => team?,
    };
    let bout = Bout { games: strength.games, seed: strength.seed, seats: Seats::Swapped, blunders: false };
    for (bot, opponent) in opponents.iter().enumerate() {
        if is_known(&point, opponent) {
            continue;
        }
        let bar = progress::games(bout.games, &format!("{updates} updates against {opponent}"));
        let mut games = BTreeMap::new();
        series::play(&*team, [opponents.len(), bot], bout, &BTreeSet::new(), |game| {
            bar.inc(1);
            games.insert(game.index, game.summary);
            Ok(())
        })?;
        bar.finish_and_clear();
        if stopped() {
            break; // not all of its games were played
        }
        let score = Score::of_summaries(&games.into_values().collect::<Vec<_>>());
        point.opponents.push(Against {
            name: opponent.to_string(),
            games: score.games,
            score: score.score,
            ci95: score.ci95,
            mean_turns: score.mean_turns,
            mean_score: score.mean_score,
        });
    }
    Ok((!point.opponents.is_empty()).then_some(point))
}

impl Strength {
    /// A row for each policy, and a curve for each bot.
    fn text(&self, names: &[&str]) -> String {
        let width = widest(names, 18);
        let mut text = format!("{:>9}  {:>11}", "updates", "decisions");
        names.iter().for_each(|name| text += &format!("  {:>width$}", Cell(name)));
        text += &format!("\n{}\n", "score and 95 % interval");
        let of = |point: &Point, name: &str| point.opponents.iter().find(|against| against.name == name).cloned();
        for point in &self.points {
            text += &format!("{:>9}  {:>11}", point.updates, point.decisions);
            for name in names {
                let shown = of(point, name).map_or("–".to_string(), |against| {
                    let [low, high] = against.ci95;
                    format!("{:.2} [{low:.2}, {high:.2}]", against.score)
                });
                text += &format!("  {shown:>width$}");
            }
            text.push('\n');
        }
        text.push('\n');
        for name in names {
            let scores = self.points.iter().filter_map(|point| Some(of(point, name)?.score));
            let curve: String = scores.map(bar).collect();
            text += &format!("{:>width$}  {curve}\n", Cell(name));
        }
        text + &format!(
            "\n{} games each on the same set-ups, both seats, seed {}; bars from 0 to 1\n",
            self.games, self.seed
        )
    }
}

/// A score from 0 to 1 as a block.
fn bar(score: f64) -> char {
    let blocks = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    blocks[((score * 8.0) as usize).min(7)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_has_a_row_for_each_policy_and_a_curve_for_each_bot() {
        let against = |score: f64| Against {
            name: "delta".into(),
            games: 10,
            score,
            ci95: [score - 0.1, score + 0.1],
            mean_turns: 9.0,
            mean_score: [1.0, 2.0],
        };
        let point = |updates, score| Point { updates, decisions: 100 * updates, opponents: vec![against(score)] };
        let strength = Strength { games: 10, points: vec![point(1, 0.2), point(9, 0.9)], ..Strength::default() };
        let text = strength.text(&["delta"]);
        assert!(text.contains("        9          900   0.90 [0.80, 1.00]"), "{text}");
        assert!(text.contains("delta  ▂█"), "{text}");
        let back: Strength = serde_json::from_str(&serde_json::to_string(&strength).expect("plain")).expect("same");
        assert_eq!(back, strength);
    }
}
