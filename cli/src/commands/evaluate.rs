//! `turf evaluate`: how strong a policy is, or the policies of a run.

pub(crate) mod run;

use super::json::{Json, SoFar};
use super::kept::{self, Kept};
use super::settings::GameSettings;
use super::walls::Walls;
use super::{progress, series};
use crate::commands::games::{Games, OneGame};
use crate::console::fit::fitted;
use crate::console::number::within;
use crate::console::signals::Signals;
use crate::console::{COMMIT, name};
use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use turf_agents::play::arena::Seats;
use turf_agents::play::record::BotId;
use turf_agents::spec::team::Bout;
use turf_agents::stats::evaluation::{Evaluation, Played};
use turf_agents::stats::score::{GameSummary, Units, by_setup};
use turf_agents::stats::sprt::Sprt;

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
    #[arg(long, default_value_t = 200, value_parser = within::<u64>(1..=1_000_000))]
    games: u64,
    /// Stop against an opponent once it is clear whether the policy is ELO0 or ELO1 points stronger (a sequential test with
    /// 5 % errors); --games is then the maximum
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Seed of all random numbers, those of the bots too [default: 1; with Python bots a random one, which is printed]
    #[arg(long, value_parser = within(0..=u64::MAX))]
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

impl Evaluate {
    pub fn run(self, games: &Games) -> Result<()> {
        let named = [&self.policy, &self.against].into_iter().flatten();
        (self.walls).raise(false, &named.map(String::as_str).collect::<Vec<_>>().join(","))?;
        match &self.run {
            Some(run) => run::measure(run::game_of(games, run, self.game)?, &self, run),
            None => self.play(&**games.named(self.game.context("--game is missing")?)),
        }
    }

    fn play(&self, of: &dyn OneGame) -> Result<()> {
        let game = of.name();
        if let Some(test) = &self.sprt {
            let fewest = test.fewest_games();
            ensure!(
                self.games >= fewest,
                "--games {}: even if all are won, --sprt {},{} needs {fewest} games to decide; give a larger --games, or test a wider difference",
                self.games,
                test.elo0,
                test.elo1
            );
        }
        let (Some(policy), Some(against)) = (&self.policy, &self.against) else {
            bail!("--policy and --against are missing");
        };
        let specs: Vec<&str> = std::iter::once(&**policy).chain(against.split(',').map(str::trim)).collect();
        let team = self.settings.team(of, &specs)?;
        let seed = team.seed(self.seed, &|| kept::seed(self.json.file().filter(|_| self.resume)));
        let bout = Bout { games: self.games, seed, seats: Seats::Swapped, blunders: false };
        let ids: Vec<&BotId> = (0..specs.len()).map(|bot| team.id(bot)).collect();
        let made_by = json!([seed, game, ids, self.settings.text(), self.sprt, COMMIT]);
        let (mut kept, games) = Kept::open::<GameSummary>(self.json.file(), &made_by, self.resume)?;
        let signals = Signals::listen("the games that ended are shown and kept")?;
        let mut so_far = SoFar::new(&self.json);
        let report = |played: &[Played], finished| Evaluation {
            finished,
            ..Evaluation::of(game, &ids[0].name, seed, self.settings.is_empty(), played)
        };
        let mut played: Vec<Played> = Vec::new();
        for (bot, opponent) in ids.iter().enumerate().skip(1) {
            let number = bot as u64;
            let bar = progress::games(self.games, &format!("against {}", opponent.name));
            let known = games.range((number, 0)..(number, self.games));
            let known = known.map(|(&(_, index), game)| (index, game.clone()));
            played.push(Played {
                name: opponent.name.clone(),
                spec: team.spec(bot).to_string(),
                games: known.collect(),
                sprt: None,
            });
            bar.inc(played.last().map_or(0, |against| against.games.len() as u64));
            let (mut begun, mut pairs) = (0, Units::default());
            while begun < self.games && !signals.raised() {
                let part = match &self.sprt {
                    Some(test) => test.next(self.games, seed, begun, &pairs),
                    None => Some((self.games, seed)),
                };
                let Some((part, seed)) = part else { break };
                let games = |played: &[Played]| {
                    let games = &played.last().expect("just added").games;
                    games
                        .range(begun..begun + part)
                        .map(|(i, game)| (i - begun, game.clone()))
                        .collect::<BTreeMap<_, _>>()
                };
                let known: BTreeSet<u64> = games(&played).into_keys().collect();
                series::play(&*team, [0, bot], Bout { games: part, seed, ..bout }, &known, |game| {
                    let (index, game) = (begun + game.index, game.summary);
                    kept.add(number, index, &game)?;
                    played.last_mut().expect("just added").games.insert(index, game);
                    bar.inc(1);
                    so_far.tell(|| report(&played, false))
                })?;
                let new: Vec<GameSummary> = games(&played).into_values().collect();
                by_setup(&new).for_each(|pair| _ = pairs.add(pair));
                begun += part;
            }
            bar.finish_and_clear();
            played.last_mut().expect("just added").sprt = self.sprt.map(|test| test.report(&pairs));
            if signals.raised() {
                break;
            }
        }
        let report = report(&played, !signals.raised());
        if self.json.text_wanted() {
            print!("{}", fitted(&name::in_own(&report.to_string())));
        }
        self.json.write(&report)?;
        let games: u64 = report.opponents.iter().map(|against| against.score.games).sum();
        signals.outcome().with_context(|| kept.stopped_after(games))?;
        kept.remove()
    }
}
