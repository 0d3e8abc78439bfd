//! Trial of a bot file: a game from each seat against a built-in bot, or against itself where there is none.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use turf_env::{Player, Rng};

use super::host::BotFile;
use super::host::answer::MAX_PRINTED;
use super::host::check::{ERROR, Finding};
use super::host::runner::MAX_PRINTED_PER_GAME;
use crate::input::one_line;
use crate::offered::Offered;
use crate::play::arena::play_game;
use crate::play::contest::VOID;
use crate::play::record::{BotId, Mishap, NO_MOVE, Printed};
use crate::records::replay::Replay;

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Trial {
    /// 0 if the bot moved first.
    pub seat: usize,
    pub against: String,
    /// 0, 1, or null for a draw.
    pub winner: Option<usize>,
    pub reason: String,
    pub turns: u32,
    /// Thinking time in seconds.
    pub thought_s: f64,
    pub slowest_s: f64,
    /// Turn of the slowest decision, from 0; null before the first decision.
    slowest_turn: Option<u32>,
    /// Thinking time in seconds per game, or per turn if `per_turn`.
    limit_s: f64,
    per_turn: bool,
    /// Hash of the replay, for whoever keeps it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replay: Option<String>,
    /// Replay as JSON.
    #[serde(skip)]
    pub record: String,
    #[serde(skip)]
    forfeit: Option<String>,
    #[serde(skip)]
    mishaps: Vec<Mishap>,
    #[serde(skip)]
    decisions: u32,
    /// True if the bot printed more than is kept.
    #[serde(skip)]
    cut: bool,
}

impl Trial {
    pub fn of_both_seats<R: Offered>(rules: R, file: &Arc<BotFile>, config: &R::Config) -> Result<Vec<Self>, String> {
        let sample = rules.bots().get(1).or(rules.bots().first());
        let setup = rules.draw_setup(config, &mut Rng::new(1));
        let limit = file.think.or(rules.offer().think).unwrap_or_default();
        let not_started =
            ["could not be started", "did not start"].map(|text| format!("{}: the process {text}", file.name()));
        let play = |seat: Player| -> Result<Self, String> {
            let python = || rules.python_bot(file, 1).ok_or_else(|| format!("{} has no Python bots", rules.name()));
            let mut bot = python()?;
            let mut other = match sample {
                Some(sample) => sample.make(rules),
                None => python()?,
            };
            let played = match seat {
                Player::A => play_game(rules, &setup, [&mut *bot, &mut *other], [1, 2]),
                Player::B => play_game(rules, &setup, [&mut *other, &mut *bot], [2, 1]),
            };
            if played.reason == VOID {
                return Err(format!("the rules failed: {}", played.detail.unwrap_or_default()));
            }
            let mut names = [sample.map_or("itself", |sample| sample.name).to_string(), file.name()];
            if seat == Player::A {
                names.swap(0, 1);
            }
            let record = Replay::new(&played, names.map(BotId::named)).to_json();
            let forfeit = played.detail.filter(|_| played.winner == Some(!seat));
            if let Some(why) = forfeit.as_ref().filter(|why| not_started.iter().any(|text| why.starts_with(text))) {
                return Err(why.clone()); // the machine's fault: none of the bot's code has run
            }
            let (slowest_turn, slowest) = played.slowest[seat.index()];
            Ok(Self {
                seat: seat.index(),
                against: sample.map_or("itself", |sample| sample.name).into(),
                winner: played.winner.map(|p| p.index()),
                reason: played.reason.into(),
                turns: played.turns,
                thought_s: played.think[seat.index()].as_secs_f64(),
                slowest_s: f64::from(slowest) * 1e-6,
                slowest_turn,
                limit_s: limit.as_secs_f64(),
                per_turn: rules.offer().think_per_turn,
                replay: None,
                record,
                forfeit,
                mishaps: played.mishaps[seat.index()].clone(),
                decisions: played.decisions[seat.index()],
                cut: is_cut(&played.printed),
            })
        };
        let first = play(Player::A)?;
        // A bot that hangs before it has decided anything would do so again.
        match first.reason == "OVT" && !first.counts() {
            true => Ok(vec![first]),
            false => Ok(vec![first, play(Player::B)?]),
        }
    }

    /// Returns true if some of the bot's decisions counted, or none was asked for.
    pub fn counts(&self) -> bool {
        let failed = self.dropped().count() as u32 + u32::from(self.forfeit.is_some());
        failed == 0 || failed < self.decisions
    }

    /// Returns the mishaps that cost a decision.
    fn dropped(&self) -> impl Iterator<Item = &Mishap> {
        self.mishaps.iter().filter(|mishap| !mishap.is_no_move())
    }

    pub fn findings(&self, file: &BotFile) -> Vec<Finding> {
        let mut findings = Vec::new();
        let mut tell = |kind, lines, what, fix: &str| findings.push(Finding::new(kind, lines, what, fix));
        if let Some(why) = &self.forfeit {
            let fix = match self.reason.as_str() {
                "OVT" => "let it think less: a bot out of time loses the game at once (OVT)",
                "ERR" if why.contains(": import: ") => "fix it: a file that does not load loses every game (ERR)",
                "ERR" => "fix it, or catch it and return a safe move: an exception loses the game at once (ERR)",
                _ => "return only legal moves: anything else loses the game at once",
            };
            tell(ERROR, line_of(why, &file.name()), first_line(why), fix);
        }
        const MAX_SHOWN: usize = 5;
        for mishap in self.dropped().filter(|mishap| !is_late(mishap)).take(MAX_SHOWN) {
            let fix = "fix it: the whole list of that turn is dropped";
            tell("dropped", line_of(&mishap.what, &file.name()), first_line(&mishap.what), fix);
        }
        if self.cut {
            tell(
                "output",
                vec![],
                "it prints more than is kept: 2000 bytes of a decision, 64 KB of a game".into(),
                "print less, what matters first: the rest is cut off",
            );
        }
        let limit = self.limit_s;
        if self.per_turn && self.slowest_s > limit / 2.0 {
            let over = self.dropped().filter(|mishap| is_late(mishap)).count();
            let what = format!(
                "turn {} took {:.3} s of {limit} s; {over} turns were too slow to count",
                self.slowest_turn.unwrap_or_default(),
                self.slowest_s
            );
            tell("slow", vec![], what, "answer well before the limit: slower machines need room");
        } else if !self.per_turn && (self.slowest_s > limit / 10.0 || self.thought_s > limit * 0.8) {
            let slowest = self.slowest_turn.map_or("the start".into(), |turn| format!("turn {turn}"));
            let what = format!(
                "it used {:.1} s of the game's {limit} s in {} turns; {slowest} took longest, {:.2} s",
                self.thought_s, self.turns, self.slowest_s
            );
            tell("slow", vec![], what, "spread the time over all turns: a bot out of time loses (OVT)");
        }
        findings
    }
}

fn is_late(mishap: &Mishap) -> bool {
    mishap.what.contains("player_func took") || mishap.what.contains("took the time")
}

/// Counts the answers of all games that were no move, of both kinds: those that the contest plays, and those that it drops.
pub fn no_moves(games: &[Trial]) -> impl Iterator<Item = Finding> {
    let decisions: u32 = games.iter().map(|trial| trial.decisions).sum();
    let mishaps = games.iter().flat_map(|trial| &trial.mishaps);
    let (played, dropped): (Vec<_>, Vec<_>) = mishaps.partition(|mishap| mishap.is_no_move());
    let finding = |kind: &str, what: String, fix: &str| Finding::new(kind, vec![], what, fix);
    let dropped = dropped.into_iter().filter(|mishap| !is_late(mishap)).count();
    let straight = played.first().map(|example| {
        let example = example.what.trim_start_matches(NO_MOVE);
        let what = format!("{} of {decisions} answers were no move (for example {example})", played.len());
        finding("answer", what, "return 'L', 'R' or 'S': the contest takes all else as straight on")
    });
    let lost = (dropped > 0).then(|| {
        let what = format!("{dropped} of {decisions} lists of orders were dropped");
        finding("dropped", what, "mend the first one: others may follow from it")
    });
    straight.into_iter().chain(lost)
}

/// Returns true if output was cut. Its last line break is not counted.
fn is_cut(printed: &[Printed]) -> bool {
    let sizes = || printed.iter().map(|printed| printed.text.len() + 1);
    sizes().any(|size| size >= MAX_PRINTED) || sizes().sum::<usize>() >= MAX_PRINTED_PER_GAME
}

fn first_line(text: &str) -> String {
    one_line(text.lines().next().unwrap_or_default())
}

fn line_of(text: &str, file: &str) -> Vec<u32> {
    let named = format!("File \"{file}\", line ");
    let after = text.rsplit_once(&named).map(|(_, after)| after);
    let digits = after.map(|after| after.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default());
    digits.and_then(|digits| digits.parse().ok()).into_iter().collect()
}
