//! `turf evaluate`: how strong a policy is.

use super::json::Json;
use super::progress;
use anyhow::Result;
use clap::Args;
use serde::Serialize;
use std::collections::BTreeMap;
use turf_agents::BuiltinBots;
use turf_agents::arena::{MatchGame, Seats, Series, play_series};
use turf_agents::rating::{Rating, Results, builtin_rating, rate};
use turf_agents::score::{Score, pair_means};
use turf_agents::spec::BotSource;
use turf_agents::sprt::{Sprt, SprtReport, Verdict};
use turf_env::{Encoding, Game, for_game};

/// Measure a policy: games against each of the given bots, every set-up played from both seats
#[derive(Args)]
#[command(after_help = "\
`turf bots` lists the built-in bots and explains SPEC.
The same seed gives the same games, whatever the number of threads (a Python bot may have chance of its own).
Examples:
  turf evaluate --game paper --policy shipped --against wanderer,delta
  turf evaluate --game paper --policy policy:runs/a/policy.turf --against shipped --games 1000 --json a.json
  turf evaluate --game paper --policy policy:runs/b --against policy:runs/a --sprt 0,30 --games 2000")]
pub struct Evaluate {
    /// The game
    #[arg(long, value_parser = turf_terminal::game::parser())]
    game: &'static str,
    /// Who is measured
    #[arg(long, value_name = "SPEC")]
    policy: String,
    /// Whom it plays
    #[arg(long, value_name = "SPEC[,SPEC…]")]
    against: String,
    /// Games against each
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Stop against an opponent as soon as it is clear whether the policy is ELO0 or ELO1 points stronger (a sequential
    /// test with 5 % errors); --games is then the most it may take
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Root of all chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    json: Json,
}

/// The object `--json` writes.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    policy: String,
    seed: u64,
    opponents: Vec<Opponent>,
    /// On the scale of the built-in bots, `random` = 0; null without a rated opponent.
    rating: Option<Rating>,
}

#[derive(Serialize)]
struct Opponent {
    name: String,
    #[serde(flatten)]
    score: Score,
    /// The sequential test, where one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<SprtReport>,
    /// Paper only: the areas at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    mean_area: Option<[f64; 2]>,
}

impl Evaluate {
    /// Plays and reports.
    pub fn run(self) -> Result<()> {
        for_game!(self.game, E => self.play::<E>()).expect("a known game")
    }

    fn play<E: Encoding>(self) -> Result<()>
    where
        E::Game: BuiltinBots,
    {
        let policy = BotSource::<E>::parse(&self.policy)?;
        let opponents = BotSource::<E>::parse_list(&self.against)?;
        let config = <E::Game as Game>::Config::default();
        let series = Series {
            games: self.games,
            seed: self.seed,
            seats: Seats::Swapped,
            config,
        };
        let mut report = Report {
            game: self.game,
            policy: self.policy,
            seed: self.seed,
            opponents: Vec::new(),
            rating: None,
        };
        let mut rated = Vec::new();
        for opponent in &opponents {
            let bar = progress::games(self.games, &format!("against {}", opponent.name()));
            let (games, sprt) = match &self.sprt {
                Some(test) => {
                    let (games, report) = test.play::<E::Game>(&policy, opponent, &series, &|_| bar.inc(1));
                    (games, Some(report))
                }
                None => (
                    play_series::<E::Game>(&policy, opponent, &series, &|_| bar.inc(1)),
                    None,
                ),
            };
            bar.finish_and_clear();
            let score = Score::of(&games, true);
            if let Some(rating) = builtin_rating(self.game, opponent.name()) {
                rated.push(Results {
                    opponent: rating,
                    pairs: pairs(&games),
                });
            }
            let mean_area = (self.game == "paper").then_some(score.mean_score);
            report.opponents.push(Opponent {
                name: opponent.name().to_string(),
                score,
                sprt,
                mean_area,
            });
        }
        report.rating = (!rated.is_empty()).then(|| rate(&rated, self.seed));
        if self.json.text_wanted() {
            report.print();
        }
        self.json.write(&report)
    }
}

fn pairs<G: Game>(games: &[MatchGame<G>]) -> Vec<f64> {
    pair_means(&games.iter().map(MatchGame::score).collect::<Vec<_>>())
}

impl Report {
    fn print(&self) {
        let games = self.opponents.iter().map(|o| o.score.games).max().unwrap_or(0);
        println!(
            "{}: {}, {}{games} games against each, seed {}\n",
            self.game,
            self.policy,
            if self.opponents.iter().any(|o| o.sprt.is_some()) {
                "up to "
            } else {
                ""
            },
            self.seed
        );
        let width = self.opponents.iter().map(|o| o.name.len()).max().unwrap_or(0).max(8);
        let ends = if self.game == "paper" {
            "area own:other"
        } else {
            "end own:other"
        };
        println!(
            "{:<width$}  score  95 %            won drawn  lost  turns  {ends:>15}  {:>15}  lost by",
            "against", "ms own:other"
        );
        for Opponent { name, score: s, .. } in &self.opponents {
            let ends = format!("{:.0}:{:.0}", s.mean_score[0], s.mean_score[1]);
            let ms = format!("{:.3}:{:.3}", s.ms_per_decision[0], s.ms_per_decision[1]);
            println!(
                "{name:<width$}  {:.3}  {:.3} to {:.3}  {:>5} {:>5} {:>5}  {:>5.0}  {ends:>15}  {ms:>15}  {}",
                s.score,
                s.ci95[0],
                s.ci95[1],
                s.wins,
                s.draws,
                s.losses,
                s.mean_turns,
                counts(&s.loss_reasons)
            );
        }
        for (name, sprt) in self
            .opponents
            .iter()
            .filter_map(|o| o.sprt.as_ref().map(|s| (&o.name, s)))
        {
            let verdict = match sprt.verdict {
                Verdict::Elo0 => format!("at most {} Elo stronger", sprt.test.elo0),
                Verdict::Elo1 => format!("at least {} Elo stronger", sprt.test.elo1),
                Verdict::Undecided => "undecided".to_string(),
            };
            let [low, high] = sprt.bounds;
            println!(
                "\nsequential test against {name}: {verdict} (ratio {:.2}, bounds {low:.2} and {high:.2})",
                sprt.llr
            );
        }
        if let Some(Rating { elo, ci95 }) = self.rating {
            let end = |end: Option<f64>, open: &str| end.map_or(open.to_string(), |elo| format!("{elo:.0}"));
            let [low, high] = [end(ci95[0], "less"), end(ci95[1], "more")];
            println!("\nrating {elo:.0} ({low} to {high}) on the scale of the built-in bots, random = 0");
        }
    }
}

/// `TAP 3, END 1`, most frequent first.
pub fn counts(reasons: &BTreeMap<String, u64>) -> String {
    let mut reasons: Vec<_> = reasons.iter().collect();
    reasons.sort_by_key(|(_, n)| std::cmp::Reverse(**n));
    let texts: Vec<String> = reasons.iter().map(|(code, n)| format!("{code} {n}")).collect();
    if texts.is_empty() {
        "-".to_string()
    } else {
        texts.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_sorted_by_number() {
        let reasons = BTreeMap::from([("END".to_string(), 1), ("TAP".to_string(), 3)]);
        assert_eq!(counts(&reasons), "TAP 3, END 1");
        assert_eq!(counts(&BTreeMap::new()), "-");
    }
}
