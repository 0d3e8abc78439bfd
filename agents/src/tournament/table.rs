use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::SystemTime;

use serde::Serialize;
use serde_json::{Value, json};

use super::format::Schedule;
use super::pairing::{Pairing, Results};
use super::plan::Plan;
use super::standings::lines;
use super::store::{Store, StoreError};
use crate::play::contest::VOID;
use crate::play::transcript::Fnv;
use crate::records::replay::read_bytes;
use crate::stats::payoff::RoundRobin;
use crate::stats::rating::Rating;

/// A row of the table. `played`, `wins`, `draws` and `losses` count pairings (a timeout is a loss), so
/// `points = 3 wins + draws`. The `game_` fields count games, including those of running pairings.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    pub place: usize,
    pub name: String,
    pub played: u32,
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    pub points: u32,
    /// Bradley–Terry rating over all games, [`crate::stats::rating::rate`], relative to [`crate::stats::rating::Zero::of`].
    /// Has no interval while the tournament runs.
    #[serde(flatten, serialize_with = "Rating::columns")]
    pub rating: Rating,
    pub games: u32,
    pub game_wins: u32,
    pub game_draws: u32,
    pub game_losses: u32,
    pub mean_score: f64,
    pub promoted: bool,
    /// Answers that failed or were no move, without losing a game. 0 while the tournament runs.
    pub mishaps: u32,
}

struct Played {
    score: f64,
    end: String,
    is_void: bool,
    replay: PathBuf,
}

impl Played {
    /// Returns true if both games have the same moves. Replays are read only if the endings are equal.
    fn is_same(&self, other: &Self) -> bool {
        self.end == other.end && transcript(&self.replay).is_some_and(|own| transcript(&other.replay) == Some(own))
    }
}

/// Hashes the set-up and actions of a replay. `None` if it cannot be read. Results are cached, because viewers ask every
/// second.
fn transcript(file: &Path) -> Option<u64> {
    static KNOWN: LazyLock<Mutex<BTreeMap<(PathBuf, SystemTime), u64>>> = LazyLock::new(Mutex::default);
    let key = (file.to_path_buf(), file.metadata().and_then(|found| found.modified()).ok()?);
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let found = known().get(&key).copied();
    found.or_else(|| {
        let record: Value = serde_json::from_slice(&read_bytes(file).ok()?).ok()?;
        let name = Fnv::of(json!([record["setup"], record["actions"]]).to_string().as_bytes());
        known().insert(key, name);
        Some(name)
    })
}

/// Collects the results between all bots, grouped into the units of the ratings.
pub fn meetings(plan: &Plan, schedule: &Schedule, store: &Store) -> Result<RoundRobin, StoreError> {
    let mut played: BTreeMap<String, BTreeMap<u32, Played>> = BTreeMap::new();
    let firsts: BTreeMap<&str, &Pairing> = schedule.pairings.iter().map(|p| (p.key.as_str(), p)).collect();
    store.each_result(|key, number, winner, end, replay| {
        if let Some(pairing) = firsts.get(key) {
            let score = winner.map_or(0.5, |w| if w == pairing.bots[0] { 1.0 } else { 0.0 });
            let is_void = end.split(' ').nth(1) == Some(VOID);
            let game = Played { score, end, is_void, replay };
            played.entry(key.to_string()).or_default().insert(number, game);
        }
    })?;
    let mut all = RoundRobin::new(&plan.game, &plan.entrants.iter().map(|e| e.name.clone()).collect::<Vec<_>>());
    for pairing in &schedule.pairings {
        let Some(played) = played.get(&pairing.key) else {
            continue;
        };
        let [a, b] = pairing.bots;
        let mut before: Vec<Vec<&Played>> = Vec::new();
        // Games on the same set-up form one unit, because they are correlated.
        for setup in pairing.setups(played.len() as u32) {
            let unit: Vec<&Played> = setup.iter().filter_map(|n| played.get(n)).filter(|game| !game.is_void).collect();
            if unit.is_empty() {
                continue;
            }
            all.add(a, b, &unit.iter().map(|game| game.score).collect::<Vec<_>>());
            let repeats = |earlier: &Vec<&Played>| {
                earlier.len() == unit.len() && earlier.iter().zip(&unit).all(|(earlier, game)| earlier.is_same(game))
            };
            if before.iter().any(repeats) {
                all.repeats(a, b);
            }
            before.push(unit);
        }
    }
    Ok(all)
}

/// Computes the table, best first. `intervals` takes longer.
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
            rating: ratings[bot],
            games: line.games.iter().sum(),
            game_wins: line.games[0],
            game_draws: line.games[1],
            game_losses: line.games[2],
            mean_score: line.mean_score(),
            promoted: promoted(bot),
            mishaps: 0,
        }
    };
    schedule.order.iter().enumerate().map(row).collect()
}
