//! `turf check`: whether a bot file plays, and what in it its contest does not take.

use std::fmt::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use serde::Serialize;
use turf_agents::input::{one_line, printable};
use turf_agents::play::arena::play_game;
use turf_agents::play::bot::{Bot, Forfeit};
use turf_agents::play::record::Mishap;
use turf_agents::python_host::check::{Finding, look};
use turf_agents::python_host::{BotFile, PythonBot};
use turf_agents::{BuiltinBots, words};
use turf_env::{Game, Player, Rng};

use super::json::Json;
use crate::commands::games::Games;

/// Tell what is wrong with a Python bot: errors, bans, slow moves, each with what to do
#[derive(Args)]
#[command(after_help = "\
The file is read and plays a game from each seat against a simple built-in bot, behind the walls and under the clock of
any other. The exit code is 1 where it would not play: it does not load, or loses by an error, a wrong answer or its clock;
in stellar, none of its orders count.
Examples:
  turf check bot.py
  turf check bot.py --game paper --json -")]
pub struct Check {
    /// The bot's file
    #[arg(value_name = "FILE")]
    bot: PathBuf,
    /// The game; told by what the file defines
    #[arg(long, value_parser = crate::commands::games::parser())]
    game: Option<&'static str>,
    #[command(flatten)]
    json: Json,
}

/// The object `--json` writes.
#[derive(Serialize)]
struct Report {
    file: String,
    /// Null where neither `--game` nor the file tells.
    game: Option<String>,
    /// The Python that plays bots, as in `3.11.7`.
    python: String,
    /// True if that Python has numpy.
    numpy: bool,
    plays: bool,
    findings: Vec<Finding>,
    games: Vec<Trial>,
}

/// A game that the bot played.
#[derive(Serialize)]
pub(crate) struct Trial {
    /// 0: it moved first.
    seat: usize,
    against: &'static str,
    /// As the game's winner: 0, 1, or null for a draw.
    winner: Option<usize>,
    reason: &'static str,
    turns: u32,
    /// Thinking time, seconds.
    thought_s: f64,
    slowest_s: f64,
    /// The turn of the slowest decision, from 0; null before the first.
    slowest_turn: Option<u32>,
    /// Seconds of a game, or of a turn where `per_turn`.
    limit_s: f64,
    per_turn: bool,
    #[serde(skip)]
    forfeit: Option<String>,
    #[serde(skip)]
    dropped: Vec<Mishap>,
    #[serde(skip)]
    decisions: u32,
}

impl Check {
    /// Reads, plays, tells; an error where the bot would not play.
    pub fn run(self, games: &Games) -> Result<()> {
        let name = self.bot.display().to_string();
        let file = BotFile::open(&self.bot).map_err(|why| anyhow::anyhow!("{name}: {why}"))?;
        let look = look(&file, self.game).map_err(|why| anyhow::anyhow!("{name}: {why}"))?;
        let python = file.interpreter;
        let mut report = Report {
            file: name.clone(),
            game: look.game,
            python: python.version.map(|part| part.to_string()).join("."),
            numpy: python.has("numpy"),
            plays: false,
            findings: look.findings,
            games: Vec::new(),
        };
        if report.findings.iter().all(|finding| finding.kind != "error") {
            let game = report.game.as_deref().and_then(|name| games.find(name));
            let game = game.with_context(|| {
                format!(
                    "{name} defines none of play, Player and player_class; if it is a bot all the same, name its --game"
                )
            })?;
            report.games = (game.check)(&file)?;
            let told: Vec<Finding> = report.games.iter().flat_map(|trial| trial.findings(&file)).collect();
            for finding in told {
                if !report.findings.contains(&finding) {
                    report.findings.push(finding);
                }
            }
            report.plays = report.games.iter().all(Trial::plays);
        }
        if self.json.text_wanted() {
            print!("{}", report.text());
        }
        self.json.write(&report)?;
        if !report.plays {
            bail!("{name} would not play");
        }
        Ok(())
    }

    /// A game from each seat.
    pub(crate) fn play<G: BuiltinBots>(file: &Arc<BotFile>) -> Result<Vec<Trial>> {
        let sample = G::bots()
            .get(1)
            .or(G::bots().first())
            .context("the game has no built-in bot")?;
        let setup = G::draw_setup(&G::Config::default(), &mut Rng::new(1));
        let limit = G::THINK.unwrap_or_default();
        let play = |seat: Player| {
            let bot = G::python_bot(file, 1).with_context(|| format!("{} has no Python bots", G::NAME))?;
            let mut bot = Timed {
                bot,
                turn: None,
                thoughts: vec![],
            };
            let mut other = (sample.make)();
            let played = match seat {
                Player::A => play_game::<G>(&setup, [&mut bot, &mut *other], [1, 2]),
                Player::B => play_game::<G>(&setup, [&mut *other, &mut bot], [2, 1]),
            };
            let lost = played.winner == Some(!seat);
            let slowest = bot.thoughts.iter().max_by_key(|(_, thought)| *thought);
            Ok(Trial {
                seat: seat.index(),
                against: sample.name,
                winner: played.winner.map(|p| p.index()),
                reason: played.reason,
                turns: played.turns,
                thought_s: bot.thoughts.iter().map(|(_, thought)| thought.as_secs_f64()).sum(),
                slowest_s: slowest.map_or(0.0, |(_, thought)| thought.as_secs_f64()),
                slowest_turn: slowest.and_then(|(turn, _)| *turn),
                limit_s: limit.as_secs_f64(),
                per_turn: G::THINK_PER_TURN,
                forfeit: played.detail.filter(|_| lost),
                dropped: played.mishaps[seat.index()].clone(),
                decisions: played.decisions[seat.index()],
            })
        };
        Player::BOTH.into_iter().map(play).collect()
    }
}

/// Keeps what each of a bot's calls was charged, and in which turn.
struct Timed<G: Game> {
    bot: Box<dyn PythonBot<G>>,
    /// None before the first decision.
    turn: Option<u32>,
    thoughts: Vec<(Option<u32>, Duration)>,
}

impl<G: Game> Bot<G> for Timed<G> {
    fn start(&mut self, seat: Player, game: &G, seed: u64) -> Result<(), Forfeit> {
        self.bot.start(seat, game, seed)
    }

    fn choose(&mut self, game: &G) -> Result<G::Action, Forfeit> {
        self.turn = Some(game.turn());
        self.bot.choose(game)
    }

    fn charged(&mut self) -> Option<Duration> {
        let charged = self.bot.charged();
        self.thoughts.push((self.turn, charged.unwrap_or_default()));
        charged
    }

    fn printed(&mut self) -> String {
        self.bot.printed()
    }

    fn finish(&mut self, game: &G) {
        self.bot.finish(game);
    }

    fn mishaps(&mut self) -> Vec<Mishap> {
        self.bot.mishaps()
    }
}

impl Trial {
    /// Returns true if the bot did not forfeit and some of its decisions counted.
    fn plays(&self) -> bool {
        self.forfeit.is_none() && (self.dropped.is_empty() || (self.dropped.len() as u32) < self.decisions)
    }

    fn findings(&self, file: &BotFile) -> Vec<Finding> {
        let mut findings = Vec::new();
        let mut tell = |kind: &str, lines: Vec<u32>, what: String, fix: &str| {
            findings.push(Finding {
                kind: kind.into(),
                lines,
                what,
                fix: fix.into(),
            });
        };
        if let Some(why) = &self.forfeit {
            let fix = match self.reason {
                "OVT" => "let it think less: who is out of time loses the game at once (OVT)",
                "ERR" if why.contains(": import: ") => "mend it: a file that does not load loses every game (ERR)",
                "ERR" => "mend it, or catch it and answer something safe: an exception loses the game at once (ERR)",
                _ => "answer only what the rules allow: anything else loses the game at once",
            };
            tell("error", line_of(why, &file.name()), first_line(why), fix);
        }
        const MAX_SHOWN: usize = 5;
        let late = |mishap: &&Mishap| mishap.what.contains("player_func took") || mishap.what.contains("took the time");
        for mishap in self.dropped.iter().filter(|mishap| !late(mishap)).take(MAX_SHOWN) {
            let fix = "mend it: the whole list of that turn is dropped";
            tell(
                "dropped",
                line_of(&mishap.what, &file.name()),
                first_line(&mishap.what),
                fix,
            );
        }
        let limit = self.limit_s;
        if self.per_turn && self.slowest_s > limit / 2.0 {
            let over = self.dropped.iter().filter(late).count();
            let what = format!(
                "turn {} took {:.3} s of {limit} s; {over} turns were too slow to count",
                self.slowest_turn.unwrap_or_default(),
                self.slowest_s
            );
            tell(
                "slow",
                vec![],
                what,
                "answer well before the limit: slower machines need room",
            );
        } else if !self.per_turn && (self.slowest_s > limit / 10.0 || self.thought_s > limit * 0.8) {
            let slowest = match self.slowest_turn {
                Some(turn) => format!("turn {turn}"),
                None => "the start".into(),
            };
            let what = format!(
                "it thought {:.1} s of the game's {limit} s in {} turns; {slowest} took longest, {:.2} s",
                self.thought_s, self.turns, self.slowest_s
            );
            tell(
                "slow",
                vec![],
                what,
                "share the time out over all turns: who is out of time loses (OVT)",
            );
        }
        findings
    }
}

/// The text up to a traceback.
fn first_line(text: &str) -> String {
    one_line(text.lines().next().unwrap_or_default())
}

/// The last line of the file that a traceback names.
fn line_of(text: &str, file: &str) -> Vec<u32> {
    let named = format!("File \"{file}\", line ");
    let after = text.rsplit_once(&named).map(|(_, after)| after);
    let digits = after.map(|after| after.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default());
    digits.and_then(|digits| digits.parse().ok()).into_iter().collect()
}

impl Report {
    fn text(&self) -> String {
        let mut text = String::new();
        let numpy = if self.numpy { "with" } else { "without" };
        let game = self.game.as_deref().unwrap_or("no game known");
        let _ = writeln!(
            text,
            "{}: {game}; Python {} {numpy} numpy",
            printable(&self.file),
            self.python
        );
        for finding in &self.findings {
            let lines: Vec<String> = finding.lines.iter().map(u32::to_string).collect();
            let place = match lines.len() {
                0 => String::new(),
                1 => format!("line {}: ", lines[0]),
                _ => format!("lines {}: ", lines.join(", ")),
            };
            let _ = writeln!(text, "{:<9} {place}{}", finding.kind, printable(&finding.what));
            let _ = writeln!(text, "          → {}", printable(&finding.fix));
        }
        for trial in &self.games {
            let result = match trial.winner {
                Some(winner) if winner == trial.seat => "won",
                Some(_) => "lost",
                None => "drew",
            };
            let _ = writeln!(
                text,
                "as {} against {}: {result}, {}; {} turns, {:.2} s of thinking, at most {:.3} s at once",
                ["first", "second"][trial.seat],
                trial.against,
                words::reason(self.game.as_deref().unwrap_or_default(), trial.reason),
                trial.turns,
                trial.thought_s,
                trial.slowest_s
            );
        }
        let told = match (self.plays, self.findings.is_empty()) {
            (true, true) => "it plays; nothing to mend",
            (true, false) => "it plays",
            (false, _) => "it would not play",
        };
        text + told + "\n"
    }
}
