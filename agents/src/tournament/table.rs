//! The table: everyone's place, points and rating.

use std::collections::BTreeMap;

use serde::Serialize;

use super::format::Schedule;
use super::pairing::{Pairing, Results};
use super::plan::Plan;
use super::standings::lines;
use super::store::{Store, StoreError};
use crate::stats::payoff::RoundRobin;
use crate::stats::rating::Rating;

/// A bot's line. `played`, `wins`, `draws`, `losses` count pairings, so `points = 3 wins + draws`; games stand beside them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// 1 is the best.
    pub place: usize,
    /// The bot.
    pub name: String,
    /// Finished pairings.
    pub played: u32,
    /// Pairings won.
    pub wins: u32,
    /// Pairings drawn.
    pub draws: u32,
    /// Pairings lost, or that took too long.
    pub losses: u32,
    /// 3 for a won pairing, 1 for a drawn one.
    pub points: u32,
    /// Bradley–Terry rating in Elo points over all games, [`crate::stats::rating::rate`]; 0 is the game's anchor or a mean,
    /// [`crate::stats::rating::Zero::of`].
    pub rating: f64,
    /// 95 % interval of the rating; null while the tournament runs. An end is null where nothing bounds it: above after
    /// nothing but wins, below after nothing but losses.
    pub ci95: Option<[Option<f64>; 2]>,
    /// Games played, of running pairings too.
    pub games: u32,
    /// Games won.
    pub game_wins: u32,
    /// Games drawn.
    pub game_draws: u32,
    /// Games lost.
    pub game_losses: u32,
    /// What the bot had at the end of a game, on average (paper: area).
    pub mean_score: f64,
    /// Above the promotion line of its table.
    pub promoted: bool,
}

/// Everyone's results against everyone: units of the ratings.
pub fn meetings(plan: &Plan, schedule: &Schedule, store: &Store) -> Result<RoundRobin, StoreError> {
    let mut scores: BTreeMap<String, BTreeMap<u32, f64>> = BTreeMap::new();
    let firsts: BTreeMap<&str, &Pairing> = schedule.pairings.iter().map(|p| (p.key.as_str(), p)).collect();
    store.each_result(|key, number, winner| {
        if let Some(pairing) = firsts.get(key) {
            let score = winner.map_or(0.5, |w| if w == pairing.bots[0] { 1.0 } else { 0.0 });
            scores.entry(key.to_string()).or_default().insert(number, score);
        }
    })?;
    let mut all = RoundRobin::new(
        &plan.game,
        &plan.entrants.iter().map(|e| e.name.clone()).collect::<Vec<_>>(),
    );
    for pairing in &schedule.pairings {
        let Some(scores) = scores.get(&pairing.key) else {
            continue;
        };
        let [a, b] = pairing.bots;
        // Games on one set-up are one unit: they hang together.
        for setup in pairing.setups(scores.len() as u32) {
            let of: Vec<f64> = setup.iter().filter_map(|n| scores.get(n)).copied().collect();
            all.add(a, b, &of);
        }
    }
    Ok(all)
}

/// The table after these results, best first; with intervals if `intervals`, which takes longer.
pub fn table(plan: &Plan, schedule: &Schedule, results: &Results, meetings: &RoundRobin, intervals: bool) -> Vec<Row> {
    let lines = lines(plan.entrants.len(), &schedule.pairings, results);
    let ratings = meetings.ratings(intervals);
    let promoted = |bot: usize| (schedule.tables.iter()).any(|t| t.order.iter().take(t.promote).any(|&b| b == bot));
    let row = |(i, &bot): (usize, &usize)| {
        let line = &lines[bot];
        Row {
            place: i + 1,
            name: plan.entrants[bot].name.clone(),
            played: line.played,
            wins: line.wins,
            draws: line.draws,
            losses: line.losses,
            points: line.points,
            rating: ratings[bot].elo,
            ci95: intervals.then_some(ratings[bot].ci95),
            games: line.games.iter().sum(),
            game_wins: line.games[0],
            game_draws: line.games[1],
            game_losses: line.games[2],
            mean_score: line.mean_score(),
            promoted: promoted(bot),
        }
    };
    schedule.order.iter().enumerate().map(row).collect()
}

impl Row {
    /// As one, to be shown.
    pub fn as_rating(&self) -> Rating {
        Rating {
            elo: self.rating,
            ci95: self.ci95.unwrap_or_default(),
        }
    }
}
