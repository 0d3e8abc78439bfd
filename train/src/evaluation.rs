//! Matches of the policy under training against built-in bots.

use anyhow::{Context, Result, anyhow};
use serde::Serialize;
use turf_agents::arena::{Seats, Series, play_series};
use turf_agents::bot::builtin;
use turf_agents::policy::ReadyPolicy;
use turf_agents::policy_file::PolicyFile;
use turf_agents::score::Score;
use turf_agents::spec::BotSource;
use turf_agents::sprt::{Sprt, Verdict};
use turf_agents::{BotInfo, BuiltinBots};
use turf_env::{Encoding, Game};

/// How the policy did against one bot.
#[derive(Clone, Debug, Serialize)]
pub struct BotResult {
    /// The bot's name.
    pub bot: String,
    /// Everything else.
    #[serde(flatten)]
    pub score: Score,
}

/// The bots of these names; no names: all of the game's.
pub fn bots<G: BuiltinBots>(names: &[String]) -> Result<Vec<&'static BotInfo<G>>> {
    if names.is_empty() {
        return Ok(G::bots().iter().collect());
    }
    let known = || G::bots().iter().map(|bot| bot.name).collect::<Vec<_>>().join(", ");
    let find =
        |name: &String| builtin::<G>(name).ok_or_else(|| anyhow!("unknown bot `{name}`; {} has {}", G::NAME, known()));
    names.iter().map(find).collect()
}

/// Plays `games` games against each bot, each set-up from both seats, on the contest's own settings and the current
/// thread pool.
pub fn evaluate<E: Encoding>(policy: &PolicyFile, names: &[String], games: usize, seed: u64) -> Result<Vec<BotResult>>
where
    E::Game: BuiltinBots,
{
    let policy = ReadyPolicy::new::<E>(policy).context("the policy under training")?;
    let own = BotSource::<E>::of_policy("learner", policy)?;
    let series = Series {
        games: games as u64,
        seed,
        seats: Seats::Swapped,
        config: Default::default(),
    };
    let play = |bot: &'static BotInfo<E::Game>| {
        let other = BotSource::<E>::parse(bot.name)?;
        let games = play_series::<E::Game>(&own, &other, &series, &|_| ());
        Ok(BotResult {
            bot: bot.name.into(),
            score: Score::of(&games, true),
        })
    };
    bots::<E::Game>(names)?.into_iter().map(play).collect()
}

/// Whether a policy may be `elo` stronger than a rival: false once a sequential test within `games` games, on these game
/// settings, finds that it is not.
pub fn is_stronger<E: Encoding>(
    policy: &PolicyFile,
    rival: &PolicyFile,
    elo: f64,
    games: usize,
    seed: u64,
    config: <E::Game as Game>::Config,
) -> Result<bool>
where
    E::Game: BuiltinBots,
{
    let source = |name, file| {
        let policy = ReadyPolicy::new::<E>(file).context("a policy under training")?;
        anyhow::Ok(BotSource::<E>::of_policy(name, policy)?)
    };
    let (first, second) = (source("candidate", policy)?, source("rival", rival)?);
    let series = Series {
        games: games as u64,
        seed,
        seats: Seats::Swapped,
        config,
    };
    let (_, report) = Sprt::new(0.0, elo).play::<E::Game>(&first, &second, &series, &|_| ());
    Ok(report.verdict != Verdict::Elo0)
}

/// The results as lines for people.
pub fn table(results: &[BotResult]) -> String {
    let mut text = String::from("against          games   score   95 % interval   mean score own : other   turns\n");
    for BotResult { bot, score: s } in results {
        text += &format!(
            "{bot:<16} {:>5}   {:>5.3}   {:.3} – {:.3}   {:>14.1} : {:<8.1} {:>7.0}\n",
            s.games, s.score, s.ci95[0], s.ci95[1], s.mean_score[0], s.mean_score[1], s.mean_turns
        );
    }
    text
}
