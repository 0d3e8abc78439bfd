//! Matches of the policy under training against bots.

use std::time::{Duration, Instant};

use crate::rollout::opponents;
use anyhow::{Context, Result};
use turf_agents::Offered;
use turf_agents::play::arena::{BotMaker, MatchGame, Seats, Series, play_series};
use turf_agents::play::stop;
use turf_agents::policy::file::PolicyFile;
use turf_agents::spec::BotSpec;
use turf_agents::stats::known::known;
use turf_agents::stats::score::Score;
use turf_agents::stats::sprt::{Sprt, Verdict};
use turf_agents::words;
use turf_env::{Encoding, Rng, Rules};

use crate::config::EvaluationConfig;
use crate::report::bot_result::BotResult;

#[derive(Debug, thiserror::Error)]
#[error("a match was interrupted")]
pub struct BrokenOff;

pub fn unless_broken_off(done: Result<()>) -> Result<()> {
    match done {
        Err(error) if error.is::<BrokenOff>() => Ok(()),
        done => done,
    }
}

/// Fails with [`BrokenOff`] if a stop was requested, because the games just played may be incomplete.
pub fn whole() -> Result<()> {
    if stop::is_asked() { Err(BrokenOff.into()) } else { Ok(()) }
}

/// Purpose of a match. Each one draws its own set-ups, none of which training or `turf evaluate --seed N` plays. Points
/// of the curve always use the same ones, so that they compare. A number is the decisions of the run, with fresh
/// set-ups for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Periodic,
    Confirmation(u64),
    Final,
    Exploiter(u64),
    Gate(u64),
}

impl Purpose {
    pub fn seed(self, run: u64) -> u64 {
        let (number, of) = match self {
            Self::Periodic => (0, 0),
            Self::Confirmation(decisions) => (1, decisions),
            Self::Final => (2, 0),
            Self::Exploiter(decisions) => (3, decisions),
            Self::Gate(decisions) => (4, decisions),
        };
        // These streams are separate from the run's games, whose streams are numbered from 0.
        Rng::stream(run, EVALUATION_STREAM - number, of).next_u64()
    }
}

/// Number of games against each bot that a limited evaluation plays at least.
const FEWEST: usize = 2;
/// Largest factor from a number of games that measured their time to the next one.
const GROWTH: f64 = 8.0;
const EVALUATION_STREAM: u64 = u64::MAX - 16;

pub fn bots<E: Encoding<Rules: Offered>>(encoding: E, specs: &[String]) -> Result<Vec<BotSpec<E>>> {
    opponents::bots(encoding, specs).context("evaluation.bots")
}

/// Returns the names of the bots of a match, and its number of games against each.
pub fn opponents<E: Encoding<Rules: Offered>>(
    encoding: E,
    purpose: Purpose,
    settings: &EvaluationConfig,
    met: &[String],
) -> Result<(Vec<String>, usize)> {
    Ok(match purpose {
        Purpose::Periodic => (settings.bots.clone(), settings.games),
        Purpose::Confirmation(_) | Purpose::Exploiter(_) | Purpose::Gate(_) => {
            (settings.bots.clone(), settings.confirm_games)
        }
        Purpose::Final => (final_bots(encoding, &settings.bots, met, settings.unmet)?, settings.final_games),
    })
}

/// Returns the bots of the final table: `names`, and up to `unmet` bots that are not in `met`, the bots met in
/// training. Those are the strongest by the committed round robin. In a game whose bots are all met there are none.
pub fn final_bots<E: Encoding<Rules: Offered>>(
    encoding: E,
    names: &[String],
    met: &[String],
    unmet: usize,
) -> Result<Vec<String>> {
    let mut names: Vec<String> = bots(encoding, names)?.iter().map(|bot| bot.name().to_string()).collect();
    let is_met = |name: &str| met.iter().any(|bot| bot == name);
    let there = names.iter().filter(|name| !is_met(name)).count();
    let strength = |name: &str| {
        let field = known(encoding.rules().name())?;
        let i = field.names.iter().position(|known| known == name)?;
        Some(field.ratings(false)[i].elo)
    };
    let others =
        encoding.rules().bots().iter().filter(|bot| !is_met(bot.name) && !names.iter().any(|name| name == bot.name));
    let mut others: Vec<(Option<f64>, &str)> = others.map(|bot| (strength(bot.name), bot.name)).collect();
    // Bots without a rating: later ones of the list are stronger.
    others.reverse();
    others.sort_by(|a, b| b.0.partial_cmp(&a.0).expect("ratings are numbers"));
    let added = others.iter().take(unmet.saturating_sub(there)).map(|(_, name)| name.to_string());
    names.extend(added);
    Ok(names)
}

/// Plays `games` games against each bot, each set-up from both seats, on the contest's own settings and the current
/// thread pool; fewer against bots that would take longer than their share of `limit`. `met` are the bots met in training. Fails
/// with [`BrokenOff`] if a stop was requested meanwhile.
pub fn evaluate<E: Encoding<Rules: Offered>>(
    encoding: E,
    policy: &PolicyFile,
    names: &[String],
    met: &[String],
    games: usize,
    seed: u64,
    limit: Option<Duration>,
) -> Result<Vec<BotResult>> {
    let (own, bots) = (learner(encoding, policy)?, bots(encoding, names)?);
    let play = |bot: &BotSpec<E>, games| {
        let games = play(&own, bot, games, seed);
        whole()?;
        Ok(BotResult {
            bot: bot.name().into(),
            met: met.iter().any(|name| name == bot.name()),
            score: Score::of(&games),
        })
    };
    let start = Instant::now();
    let fair = |(i, bot)| {
        // A slow bot takes no games from the others.
        let share = limit.map(|limit| limit.saturating_sub(start.elapsed()) / (bots.len() - i) as u32);
        within(share, games, |games| play(bot, games))
    };
    bots.iter().enumerate().map(fair).collect()
}

/// Plays `games` games, or the first ones if all would take longer than `limit`.
fn within<T>(limit: Option<Duration>, games: usize, play: impl Fn(usize) -> Result<T>) -> Result<T> {
    let Some(limit) = limit else { return play(games) };
    let (start, mut played) = (Instant::now(), games.min(FEWEST));
    let mut result = play(played)?;
    let mut spent = start.elapsed();
    loop {
        let rest = limit.saturating_sub(start.elapsed()).as_secs_f64() / spent.as_secs_f64().max(1e-9);
        // Both seats of a set-up. A few games say little about the time of many.
        let affordable = (played as f64 * rest.min(GROWTH)) as usize / 2 * 2;
        let more = affordable.min(games);
        if more <= played {
            return Ok(result);
        }
        let again = Instant::now();
        result = play(more)?;
        (played, spent) = (more, again.elapsed());
    }
}

pub fn learner<E: Encoding<Rules: Offered>>(encoding: E, policy: &PolicyFile) -> Result<BotSpec<E>> {
    Ok(BotSpec::of_file(encoding, "learner", &policy.to_bytes()?)?)
}

pub fn play<E: Encoding<Rules: Offered>>(
    own: &BotSpec<E>,
    bot: &BotSpec<E>,
    games: usize,
    seed: u64,
) -> Vec<MatchGame<E::Rules>> {
    let rules = own.encoding().rules();
    let series = Series { rules, games: games as u64, seed, seats: Seats::Swapped, config: rules.default_config() };
    play_series(own, bot, &series, &|_| ())
}

/// Tests within `games` games, on these game settings, if `candidate` is `elo` stronger than `rival`. Fails with
/// [`BrokenOff`] if a stop was requested meanwhile.
pub fn compare<R: Offered>(
    rules: R,
    candidate: &dyn BotMaker<R::Game>,
    rival: &dyn BotMaker<R::Game>,
    elo: f64,
    games: u64,
    seed: u64,
    config: R::Config,
) -> Result<(Verdict, Score)> {
    let series = Series { rules, games, seed, seats: Seats::Swapped, config };
    let (played, report) = Sprt::new(0.0, elo).play(candidate, rival, &series);
    whole()?;
    Ok((report.verdict, Score::of(&played)))
}

pub fn table(game: &str, results: &[BotResult]) -> String {
    let mut text = String::from(
        "against          games   score   95 % interval   mean end, own : other   turns  met in training\n",
    );
    for BotResult { bot, met, score: s } in results {
        text += &format!(
            "{bot:<16} {:>5}   {:>5.3}   {:.3} – {:.3}   {:>13} : {:<8} {:>7.0}  {}\n",
            s.games,
            s.score,
            s.ci95[0],
            s.ci95[1],
            words::score(game, s.mean_score[0]),
            words::score(game, s.mean_score[1]),
            s.mean_turns,
            if *met { "yes" } else { "no" }
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use turf_env::games::paper::{PaperRules, PaperV1};
    use turf_env::games::stellar::StellarV1;

    use super::*;

    #[test]
    fn every_purpose_has_set_ups_of_its_own() {
        for run in [0, 1, 2, u64::MAX] {
            let purposes = [
                Purpose::Periodic,
                Purpose::Final,
                Purpose::Confirmation(1),
                Purpose::Confirmation(2),
                Purpose::Exploiter(1),
                Purpose::Gate(1),
            ];
            let mut seeds: Vec<u64> = purposes.map(|purpose| purpose.seed(run)).into();
            // Training's own seeds, and typical ones of `turf evaluate`.
            seeds.extend([run, !run, 0, 1, 2, 77]);
            for (k, seed) in seeds[..6].iter().enumerate() {
                assert!(!seeds[k + 1..].contains(seed) && !seeds[..k].contains(seed));
            }
            assert_eq!(Purpose::Final.seed(run), Purpose::Final.seed(run));
        }
    }

    #[test]
    fn the_last_table_holds_bots_that_training_never_met() {
        let names = |names: &[&str]| names.iter().map(|name| name.to_string()).collect::<Vec<_>>();
        let of = |evaluation: &[&str], league: &[&str], unmet| {
            final_bots(PaperV1, &names(evaluation), &names(league), unmet).expect("known bots")
        };
        let met = ["wanderer", "delta"];
        let all = of(&met, &met, 2);
        assert!(all[..2] == met && all.len() == 4 && !all[2..].contains(&"random".to_string()), "{all:?}");
        assert_eq!(of(&["wanderer", "zulu", "papa"], &met, 2), ["wanderer", "zulu", "papa"]);
        let everyone: Vec<&str> = PaperRules.bots().iter().map(|bot| bot.name).collect();
        assert_eq!(of(&met, &everyone, 2), met, "all are met");
        assert_eq!(of(&met, &[], 2), met, "none is met");
        assert_eq!(of(&met, &met, 0), met);
        assert!(final_bots(StellarV1, &names(&["wizard"]), &[], 1).is_err());
    }
}
