//! `turf evaluate`: how strong a policy is, or the policies of a run.

pub(crate) mod run;

use super::json::{Json, SoFar};
use super::kept::{self, Kept};
use super::settings::GameSettings;
use super::walls::Walls;
use super::{progress, series};
use crate::commands::games::Games;
use crate::console::COMMIT;
use crate::console::signals::Signals;
use anyhow::{Context, Result, bail};
use clap::Args;
use serde::Serialize;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use turf_agents::BuiltinBots;
use turf_agents::catalogue::spec::{BotSource, root};
use turf_agents::play::arena::{Seats, Series};
use turf_agents::play::record::BotId;
use turf_agents::stats::payoff::Failed;
use turf_agents::stats::rating::{Rating, known};
use turf_agents::stats::score::{GameSummary, REPETITIONS, Score, Units, by_setup};
use turf_agents::stats::sprt::{Sprt, SprtReport, Verdict};
use turf_agents::words;
use turf_env::{Encoding, Game};

/// Measure a policy: games against each given bot, every set-up from both seats
#[derive(Args)]
#[command(after_help = "\
`turf bots` lists the built-in bots and explains SPEC.
The same seed gives the same games on any number of threads (a Python bot may have its own randomness).
Examples:
  turf evaluate --game paper --policy shipped --against wanderer,delta
  turf evaluate --game paper --policy policy:runs/a/policy.turf --against shipped --games 1000 --json a.json
  turf evaluate --game paper --policy policy:runs/b --against policy:runs/a --sprt 0,30 --games 2000
  turf evaluate --game paper --policy policy:runs/b --against delta --games 9000 --json b.json --resume   # rerun to resume
  turf evaluate --game paper --policy new=policy:a.turf --against old=policy:b.turf
  turf evaluate --run runs/paper-1-1                   # all its checkpoints, also while it trains
  turf evaluate --game duel2048 --policy shipped --against greedy --set game.rounds=100")]
pub struct Evaluate {
    /// The game
    #[arg(long, value_parser = crate::commands::games::parser(), required_unless_present = "run")]
    game: Option<&'static str>,
    /// The policy to measure
    #[arg(long, value_name = "SPEC", required_unless_present = "run", conflicts_with = "run")]
    policy: Option<String>,
    /// Measure every checkpoint of the run in this folder, also those written while it trains; its strength.json keeps the
    /// results
    #[arg(long, value_name = "DIR", conflicts_with = "sprt")]
    run: Option<PathBuf>,
    /// Do not wait for checkpoints of a run that still trains
    #[arg(long, requires = "run")]
    once: bool,
    /// Its opponents [default for --run: the bots of the run's own evaluation]
    #[arg(long, value_name = "SPEC[,SPEC…]", required_unless_present = "run")]
    against: Option<String>,
    /// Games per opponent
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Stop against an opponent once it is clear whether the policy is ELO0 or ELO1 points stronger (a sequential test with
    /// 5 % errors); --games is then the maximum
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Seed of all random numbers, those of the bots too [default: 1; with Python bots a random one, which is printed]
    #[arg(long)]
    seed: Option<u64>,
    /// Resume with the games that a stopped command kept beside the --json file (FILE.games)
    #[arg(long, requires = "json", conflicts_with = "run")]
    resume: bool,
    #[command(flatten)]
    settings: GameSettings,
    #[command(flatten)]
    walls: Walls,
    #[command(flatten)]
    json: Json,
}

/// The object `--json` writes.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    policy: String,
    seed: u64,
    /// False where something is left to play.
    finished: bool,
    opponents: Vec<Opponent>,
    /// On the scale of the committed round robin of this game; null without an opponent that is in it.
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
    /// Turns that errors cost the policy and the opponent without losing the game.
    mishaps: [u64; 2],
    /// Those of the two that lost games without playing on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    failed: Vec<Failed>,
}

impl Evaluate {
    /// Plays and reports.
    pub fn run(self, games: &Games) -> Result<()> {
        let named = [&self.policy, &self.against].into_iter().flatten();
        (self.walls).raise(false, &named.map(String::as_str).collect::<Vec<_>>().join(","))?;
        let game = match (&self.run, self.game) {
            (Some(run), asked) => run::game_of(games, run, asked)?,
            (None, asked) => asked.context("--game is missing")?,
        };
        match self.run.clone() {
            Some(run) => (games.named(game).evaluate_run)(&self, &run),
            None => (games.named(game).evaluate)(self, game),
        }
    }

    pub(crate) fn play<E: Encoding>(self, game: &'static str) -> Result<()>
    where
        E::Game: BuiltinBots,
    {
        let (Some(policy), Some(against)) = (&self.policy, &self.against) else {
            bail!("--policy and --against are missing");
        };
        let (policy, mut bots) = BotSource::<E>::parse_sides(policy, against)?;
        bots.insert(0, policy);
        self.settings.give_time(&mut bots);
        let seed = root(self.seed, &bots, || {
            kept::seed(self.json.file().filter(|_| self.resume))
        });
        let series = Series {
            games: self.games,
            seed,
            seats: Seats::Swapped,
            config: self.settings.of::<E::Game>()?,
        };
        let ids: Vec<&BotId> = bots.iter().map(|bot| bot.id()).collect();
        let made_by = json!([seed, game, ids, self.settings.text(), self.sprt, COMMIT]);
        let (mut kept, games) = Kept::open::<GameSummary>(self.json.file(), &made_by, self.resume)?;
        let signals = Signals::listen("the games that ended are shown and kept")?;
        let mut so_far = SoFar::new(&self.json);
        let mut played: Vec<Played> = Vec::new();
        for (number, opponent) in bots.iter().enumerate().skip(1) {
            let number = number as u64;
            let bar = progress::games(self.games, &format!("against {}", opponent.name()));
            let known = games.range((number, 0)..(number, self.games));
            let known = known.map(|(&(_, index), game)| (index, game.clone()));
            played.push(Played {
                name: opponent.name().to_string(),
                spec: opponent.spec().to_string(),
                games: known.collect(),
                sprt: None,
            });
            bar.inc(played.last().map_or(0, |against| against.games.len() as u64));
            let (mut begun, mut pairs) = (0, Units::default());
            while begun < self.games && !signals.raised() {
                let part = match &self.sprt {
                    Some(test) => test.next(&series, begun, &pairs),
                    None => Some(series.clone()),
                };
                let Some(part) = part else { break };
                let games = |played: &[Played]| {
                    let games = &played.last().expect("just added").games;
                    games
                        .range(begun..begun + part.games)
                        .map(|(i, game)| (i - begun, game.clone()))
                        .collect::<BTreeMap<_, _>>()
                };
                let known: BTreeSet<u64> = games(&played).into_keys().collect();
                series::play([&bots[0], opponent], &part, &known, |game| {
                    let (index, game) = (begun + game.index, GameSummary::of(&game, |_| None));
                    kept.add(number, index, &game)?;
                    played.last_mut().expect("just added").games.insert(index, game);
                    bar.inc(1);
                    so_far.tell(|| self.report(E::Game::NAME, seed, bots[0].name(), &played, false))
                })?;
                let new: Vec<GameSummary> = games(&played).into_values().collect();
                by_setup(&new).for_each(|pair| _ = pairs.add(pair));
                begun += part.games;
            }
            bar.finish_and_clear();
            played.last_mut().expect("just added").sprt = self.sprt.map(|test| test.report(&pairs));
            if signals.raised() {
                break;
            }
        }
        let report = self.report(game, seed, bots[0].name(), &played, !signals.raised());
        if self.json.text_wanted() {
            report.print();
        }
        self.json.write(&report)?;
        let games: u64 = report.opponents.iter().map(|against| against.score.games).sum();
        signals.outcome().with_context(|| kept.stopped_after(games))?;
        kept.remove()
    }

    /// Reports on these games.
    fn report(&self, game: &'static str, seed: u64, policy: &str, played: &[Played], finished: bool) -> Report {
        // The committed round robin, and this policy as one more bot in it: its interval knows how well those are known.
        let mut field = known(game).filter(|_| self.settings.is_empty()).cloned();
        let own = field.as_mut().map(|field| field.enter(""));
        let (mut rated, mut opponents) = (false, Vec::new());
        for against in played.iter().filter(|against| !against.games.is_empty()) {
            let games: Vec<GameSummary> = against.games.values().cloned().collect();
            if let (Some(field), Some(own)) = (&mut field, own)
                && let Some(bot) = field.names.iter().position(|name| *name == against.spec)
            {
                field.add_series([own, bot], &games);
                rated = true;
            }
            let score = Score::of_summaries(&games);
            let failed = [policy, &against.name].into_iter().enumerate();
            opponents.push(Opponent {
                name: against.name.clone(),
                mean_area: (game == "paper").then_some(score.mean_score),
                score,
                sprt: against.sprt,
                mishaps: [0, 1].map(|side| games.iter().map(|game| game.mishaps[side]).sum()),
                failed: failed
                    .filter_map(|(side, name)| Failed::of(name, &games, side))
                    .collect(),
            });
        }
        let rating = field.zip(own).filter(|_| rated);
        Report {
            game,
            policy: policy.to_string(),
            seed,
            finished,
            opponents,
            rating: rating.map(|(field, own)| field.ratings(true)[own]),
        }
    }
}

/// The games against one opponent so far.
struct Played {
    name: String,
    spec: String,
    games: BTreeMap<u64, GameSummary>,
    sprt: Option<SprtReport>,
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
        let ends = format!("{} own : other", words::unit(self.game));
        println!(
            "{:<width$}  score  95 %            won drawn  lost  turns  {ends:>27}  {:>15}  how it lost",
            "against", "ms own:other"
        );
        for Opponent { name, score: s, .. } in &self.opponents {
            let ends = s.mean_score.map(|score| words::score(self.game, score)).join(" : ");
            let ms = format!("{:.3}:{:.3}", s.ms_per_decision[0], s.ms_per_decision[1]);
            println!(
                "{name:<width$}  {:.3}  {:.3} to {:.3}  {:>5} {:>5} {:>5}  {:>5.0}  {ends:>27}  {ms:>15}  {}{}",
                s.score,
                s.ci95[0],
                s.ci95[1],
                s.wins,
                s.draws,
                s.losses,
                s.mean_turns,
                counts(self.game, &s.loss_reasons),
                s.repetitions()
            );
        }
        for (name, sprt) in self
            .opponents
            .iter()
            .filter_map(|o| o.sprt.as_ref().map(|s| (&o.name, s)))
        {
            let Sprt { elo0, elo1, .. } = sprt.test;
            let [low, high] = sprt.bounds;
            // The test compares two hypotheses; it measures no strength.
            let verdict = match sprt.verdict {
                Verdict::Elo0 => format!("a difference of {elo0} Elo fits better than one of {elo1}"),
                Verdict::Elo1 => format!("a difference of {elo1} Elo fits better than one of {elo0}"),
                Verdict::Undecided => "undecided, more games are needed".to_string(),
            };
            println!(
                "\nsequential test against {name}: {verdict} (log-likelihood ratio {:.2}, stops at {low:.2} or {high:.2})",
                sprt.llr
            );
        }
        for Opponent { name, mishaps, .. } in &self.opponents {
            if *mishaps != [0, 0] {
                let [own, other] = mishaps;
                println!(
                    "\nturns lost to errors against {name}: {own} own, {other} of the other ({} match tells each)",
                    crate::console::name::own()
                );
            }
        }
        for failed in self.opponents.iter().flat_map(|o| &o.failed) {
            println!("\n{failed}");
        }
        if self.opponents.iter().any(|o| 2 * o.score.distinct < o.score.games) {
            println!("\n{REPETITIONS}");
        }
        if let Some(rating) = self.rating {
            let zero = words::anchor(self.game).unwrap_or("the mean");
            match rating.is_known() {
                true => println!(
                    "\nrating {} ({}) in Elo relative to these bots, {zero} = 0; another field gives another number",
                    rating.shown(),
                    rating.interval()
                ),
                false => println!(
                    "\nno rating: these games bound it from neither side of {zero} = 0; play bots of about its strength"
                ),
            }
        }
    }
}

/// `a trail was cut 3, gave up 1`, most frequent first.
pub fn counts(game: &str, reasons: &BTreeMap<String, u64>) -> String {
    let mut reasons: Vec<_> = reasons.iter().collect();
    reasons.sort_by_key(|(_, n)| std::cmp::Reverse(**n));
    let texts: Vec<String> = reasons
        .iter()
        .map(|(code, n)| format!("{} {n}", words::reason(game, code)))
        .collect();
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
        assert_eq!(
            counts("paper", &reasons),
            "a trail was cut 3, turns over: areas counted 1"
        );
        assert_eq!(counts("paper", &BTreeMap::new()), "-");
    }
}
