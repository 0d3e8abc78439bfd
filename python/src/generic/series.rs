//! Parts of series, and the tables made of them.

use std::ops::Range;

use serde_json::{Value, json};
use turf_agents::Offered;
use turf_agents::play::arena::{MatchGame, Seats, Series, play_part};
use turf_agents::spec::{BotSpec, files};
use turf_agents::stats::evaluation::{Evaluation, Played};
use turf_agents::stats::payoff::RoundRobin;
use turf_agents::stats::ratings::Ratings;
use turf_agents::stats::score::GameSummary;
use turf_agents::tournament::plan::Entrant;
use turf_agents::words::anchor;
use turf_env::Rules;

use super::Playable;
use super::stop::Stop;

/// Reads SPECs (`builtin`: all built-in bots). Returns name, spec, hash, remembers and file of each.
pub fn entrants<E: Playable>(encoding: E, specs: Vec<String>) -> Result<Value, String> {
    let mut all = Vec::new();
    for spec in specs {
        match spec == "builtin" {
            true => all.extend(encoding.rules().bots().iter().map(|bot| bot.name.to_string())),
            false => all.push(spec),
        }
    }
    let bots = BotSpec::parse_list(encoding.rules().encoding(), &all.join(",")).map_err(|e| e.to_string())?;
    let entrants = bots.iter().map(|bot| {
        let mut entrant = json!(Entrant::of(bot));
        entrant["remembers"] = json!(bot.remembers());
        entrant["file"] = json!(files::file_of(bot.spec(), encoding.rules().name())?);
        Ok(entrant)
    });
    entrants.collect()
}

/// Returns a series of the game's usual settings, every set-up played from both seats.
pub fn swapped<R: Rules>(rules: R, games: u64, seed: u64) -> Series<R> {
    Series { rules, games, seed, seats: Seats::Swapped, config: rules.default_config() }
}

/// Plays groups of games of a series. Each bot is an entrant as JSON and its SPEC on this machine.
pub fn part<E: Playable>(
    encoding: E,
    bots: [(Entrant, String); 2],
    games: u64,
    seed: u64,
    groups: Range<usize>,
    stop: &Stop,
) -> Result<Vec<GameSummary>, String> {
    let [a, b] =
        bots.map(|(bot, spec)| Ok::<_, String>(stop.stoppable(bot.source(encoding.rules().encoding(), &spec)?)));
    let games = play_part(&a?, &b?, &swapped(encoding.rules(), games, seed), groups, &|_| ());
    Ok(games.iter().map(summary).collect())
}

/// Summarises a game, with the facts that only the game's own rules give.
pub fn summary<R: Offered>(game: &MatchGame<R>) -> GameSummary {
    let played = &game.game;
    GameSummary::of(game, |seat| played.rules.died_alone(&played.setup, &played.actions, seat))
}

/// Name, SPEC and games of an opponent of the measured bot.
pub type Opponent = (String, String, Vec<GameSummary>);

/// Returns the object of `turf evaluate --json`, its text and the bot whose rating is 0.
pub fn evaluated(game: &str, policy: &str, seed: u64, opponents: Vec<Opponent>) -> Value {
    let played = opponents.into_iter().map(|(name, spec, games)| Played {
        name,
        spec,
        games: (0..).zip(games).collect(),
        sprt: None,
    });
    let evaluation = Evaluation::of(game, policy, seed, true, &played.collect::<Vec<_>>());
    let mut object = json!(evaluation);
    (object["zero"], object["text"]) = (json!(anchor(game)), json!(evaluation.to_string()));
    object
}

/// Returns the object of `turf ratings --json` and its text.
pub fn rated(results: &RoundRobin) -> Value {
    let ratings = Ratings::of(results);
    let mut object = json!(ratings);
    object["text"] = json!(ratings.to_string());
    object
}
