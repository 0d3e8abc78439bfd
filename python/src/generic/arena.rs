//! Series between bots that Python named.

use serde_json::Value;
use turf_agents::play::arena::{Seats, Series, play_series};
use turf_agents::play::record::BotId;
use turf_agents::records::replay::Replay;
use turf_agents::stats::payoff::{Meet, RoundRobin};
use turf_agents::stats::score::Score;
use turf_env::Rules;

use super::Playable;
use super::bot::NamedBot;
use super::series::{evaluated, rated, summary, swapped};
use super::stop::Stop;

/// A bot and its name in tables and records.
pub type Entry = (String, NamedBot);

/// Plays one bot against each of the others. Returns the object of `turf evaluate --json`.
pub fn evaluate<E: Playable>(
    encoding: E,
    (policy, bot): Entry,
    against: Vec<Entry>,
    games: u64,
    seed: u64,
    stop: &Stop,
) -> Result<Value, String> {
    let bot = stop.bots(encoding, bot)?;
    let made = |(name, bot)| Ok((name, stop.bots(encoding, bot)?));
    let against: Vec<_> = against.into_iter().map(made).collect::<Result<_, String>>()?;
    let series = swapped(encoding.rules(), games, seed);
    let opponents = against.into_iter().map(|(name, opponent)| {
        let games = play_series(&bot, &opponent, &series, &|_| ());
        (name.clone(), name, games.iter().map(summary).collect())
    });
    Ok(evaluated(encoding.rules().name(), &policy, seed, opponents.collect()))
}

/// Plays games in which the second bot moves second. Returns the first one's score and all replays.
pub fn play_match<E: Playable>(
    encoding: E,
    [(first, a), (second, b)]: [Entry; 2],
    games: u64,
    seed: u64,
    stop: &Stop,
) -> Result<(Value, Vec<String>), String> {
    let series = Series { seats: Seats::Fixed, ..swapped(encoding.rules(), games, seed) };
    let games = play_series(&stop.bots(encoding, a)?, &stop.bots(encoding, b)?, &series, &|_| ());
    let ids = [first, second].map(BotId::named);
    let replays = games.iter().map(|g| Replay::new(&g.game, ids.clone()).to_json());
    let score = serde_json::to_value(Score::of(&games)).expect("plain data");
    Ok((score, replays.collect()))
}

/// Plays everyone against everyone. Returns the object of `turf ratings --json`.
pub fn ratings<E: Playable>(
    encoding: E,
    bots: Vec<Entry>,
    games: u64,
    seed: u64,
    stop: &Stop,
) -> Result<Value, String> {
    let (names, bots): (Vec<_>, Vec<_>) = bots.into_iter().unzip();
    let bots: Vec<_> = bots.into_iter().map(|bot| stop.bots(encoding, bot)).collect::<Result<_, _>>()?;
    let mut results = RoundRobin::new(encoding.rules().name(), &names);
    // Whole pairs only: a set-up is played from both seats.
    (results.games, results.seed) = (games.next_multiple_of(2), seed);
    for Meet { bots: pair, seed } in results.left() {
        let series = swapped(encoding.rules(), results.games, seed);
        let [first, second] = pair.map(|bot| &bots[bot]);
        let games = play_series(first, second, &series, &|_| ());
        let games: Vec<_> = games.iter().map(summary).collect();
        results.add_series(pair, &games);
    }
    Ok(rated(&results))
}
