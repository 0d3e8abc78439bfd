//! Ladders in memory: the games that ended, ratings, and the next pairs.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::Instant;

use serde::Serialize;
use turf_env::Rng;
use utoipa::ToSchema;

use crate::contests::{Contest, Stage};
use crate::db::{Db, now};
use crate::ladder::Ladder;
use crate::matches::{self, Kind, Order};
use crate::problem::Result;
use crate::secret;
use crate::teams::{self, Team};
use crate::versions::Version;

/// Time in milliseconds by which clocks of workers may differ.
const SKEW: i64 = 300_000;
/// Shortest time in milliseconds between two records of a rating.
const RECORD: i64 = 600_000;
/// Time in milliseconds after which a rating has changed "since yesterday".
const DAY: i64 = 86_400_000;
/// Looks, one a minute, over which the speed of a ladder is measured.
const LOOKS: usize = 15;
/// Pause after a fit, in times that it took: with many versions it would take the time of games.
const REST: u32 = 20;
/// Rating of the average first version.
const MEAN: f64 = 1500.0;

#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = LadderRow)]
pub struct Row {
    pub version: i64,
    /// `None` for a built-in bot.
    pub team: Option<i64>,
    pub name: String,
    /// Place from 1. Null before the first game.
    pub place: Option<usize>,
    pub elo: f64,
    /// Change of the rating since yesterday. Null for what did not play then.
    pub change: Option<f64>,
    pub ci95: [f64; 2],
    pub games: u64,
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
}

/// A ladder as pages show it, best first; bots without games come last.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[schema(as = LadderInfo)]
pub struct Table {
    pub stage: &'static str,
    pub rows: Vec<Row>,
    pub games: u64,
    /// Games until every bot has played enough, about.
    pub games_left: u64,
    /// Time that they take at the speed of the last minutes. Null if none were played.
    pub minutes_left: Option<f64>,
}

#[derive(Default)]
struct Player {
    version: i64,
    counts: [u64; 3],
}

pub struct Standings {
    stage: Stage,
    ladder: Ladder,
    players: Vec<Player>,
    at: BTreeMap<i64, usize>,
    /// Matches of the last look that were counted.
    seen: BTreeSet<i64>,
    since: i64,
    recorded: i64,
    /// True if games or versions came after the last fit.
    is_stale: bool,
    next_fit: Instant,
    /// Times and numbers of all games at the last looks.
    looks: VecDeque<(i64, u64)>,
    /// Ratings of yesterday by version.
    yesterday: BTreeMap<i64, f64>,
    chance: Rng,
    pub table: Arc<Table>,
}

fn active(stage: Stage, teams: &[Team], versions: &[Version]) -> Vec<i64> {
    let playing = teams.iter().filter(|team| team.disqualified.is_none());
    let of_teams = playing.filter_map(|team| if stage == Stage::Warmup { team.chosen } else { team.entered });
    let builtins = versions.iter().filter(|version| stage == Stage::Warmup && version.builtin.is_some());
    of_teams.chain(builtins.map(|version| version.id)).collect()
}

/// Reads the ratings of a contest's versions on a ladder as they were at a time.
pub async fn ratings_at(db: &Db, contest: i64, ladder: &str, at: i64) -> Result<BTreeMap<i64, f64>> {
    let query = sqlx::query_as(
        "SELECT id, (SELECT elo FROM history WHERE version_id = versions.id AND stage = $1 AND history.created <= $2 \
         ORDER BY history.created DESC LIMIT 1) FROM versions WHERE contest_id = $3",
    );
    let rows: Vec<(i64, Option<f64>)> =
        query.bind(ladder.to_string()).bind(at).bind(contest).fetch_all(&db.pool).await?;
    Ok(rows.into_iter().filter_map(|(version, elo)| Some((version, elo?))).collect())
}

impl Standings {
    /// Creates a ladder that is to find the owners of the first `places`.
    pub fn new(stage: Stage, places: usize) -> Self {
        Self {
            stage,
            ladder: Ladder::new(places),
            players: Vec::new(),
            at: BTreeMap::new(),
            seen: BTreeSet::new(),
            since: 0,
            recorded: 0,
            is_stale: false,
            next_fit: Instant::now(),
            looks: VecDeque::new(),
            yesterday: BTreeMap::new(),
            chance: Rng::new(secret::seed() as u64),
            table: Arc::default(),
        }
    }

    /// Takes new versions and games. Returns the number of matches that ended since the last look, 0 at the first.
    pub async fn update(&mut self, db: &Db, contest: &Contest, versions: &[Version]) -> Result<usize> {
        let teams = teams::all(db, contest.id).await?;
        let active = active(self.stage, &teams, versions);
        let (is_first, mut n_ended) = (self.since == 0, 0);
        let ended = matches::ended(db, contest.id, self.stage.name(), self.since - SKEW).await?;
        let played = ended.iter().flat_map(|outcome| [outcome.a, outcome.b]);
        let known: BTreeSet<i64> = active.iter().copied().chain(played).collect();
        // By number, so that a predecessor comes first.
        for version in versions.iter().filter(|version| known.contains(&version.id)) {
            if !self.at.contains_key(&version.id) {
                self.is_stale = true;
                self.enter(version, versions);
            }
        }
        for (player, entry) in self.players.iter().enumerate() {
            self.is_stale |= self.ladder.set_active(player, active.contains(&entry.version));
        }
        // Versions newer than the list come with the next look.
        let known =
            |outcome: &matches::Outcome| [outcome.a, outcome.b].iter().all(|version| self.at.contains_key(version));
        let before = std::mem::take(&mut self.seen);
        for outcome in ended.into_iter().filter(known).collect::<Vec<_>>() {
            self.seen.insert(outcome.id);
            if !before.contains(&outcome.id) {
                n_ended += 1;
                self.since = self.since.max(outcome.ended);
                self.add(&outcome);
            }
        }
        self.is_stale |= n_ended > 0;
        if self.is_stale && self.next_fit <= Instant::now() {
            let begun = Instant::now();
            tokio::task::block_in_place(|| self.ladder.fit());
            self.next_fit = Instant::now() + begun.elapsed() * REST;
            self.is_stale = false;
            if now() - self.recorded > RECORD {
                self.recorded = now();
                self.record(db).await?;
                self.yesterday = ratings_at(db, contest.id, self.stage.name(), now() - DAY).await?;
            }
            self.table = Arc::new(self.table_of(contest, versions, &active));
        }
        Ok(if is_first { 0 } else { n_ended })
    }

    fn enter(&mut self, version: &Version, versions: &[Version]) {
        let same_team = |other: &&Version| other.team_id == version.team_id && version.team_id.is_some();
        let earlier = versions.iter().filter(same_team).filter(|other| other.number < version.number);
        let predecessor = earlier.filter_map(|other| self.at.get(&other.id)).next_back().copied();
        let player = self.ladder.enter(predecessor);
        self.at.insert(version.id, player);
        self.players.push(Player { version: version.id, counts: [0; 3] });
    }

    fn add(&mut self, outcome: &matches::Outcome) {
        let draws = outcome.games - outcome.wins_a - outcome.wins_b;
        let points = outcome.wins_a as f64 + draws as f64 / 2.0;
        let [a, b] = [outcome.a, outcome.b].map(|version| self.at[&version]);
        // One set-up is one unit: its games share their points.
        let scores = vec![points / outcome.games as f64; outcome.games as usize];
        self.ladder.add(a, b, &scores);
        for (player, wins, losses) in [(a, outcome.wins_a, outcome.wins_b), (b, outcome.wins_b, outcome.wins_a)] {
            let counts = &mut self.players[player].counts;
            for (count, more) in counts.iter_mut().zip([wins, draws, losses]) {
                *count += more as u64;
            }
        }
    }

    fn table_of(&mut self, contest: &Contest, versions: &[Version], active: &[i64]) -> Table {
        let ratings = self.ladder.ratings();
        let mut rows: Vec<Row> = versions
            .iter()
            .filter(|version| active.contains(&version.id))
            .map(|version| {
                let player = self.at[&version.id];
                let (rating, [wins, draws, losses]) = (&ratings[player], self.players[player].counts);
                Row {
                    version: version.id,
                    team: version.team_id,
                    name: version.name(),
                    place: None,
                    elo: MEAN + rating.elo,
                    change: self.yesterday.get(&version.id).map(|then| MEAN + rating.elo - then),
                    ci95: rating.ci95.map(|end| MEAN + end),
                    games: wins + draws + losses,
                    wins,
                    draws,
                    losses,
                }
            })
            .collect();
        let without_games = |row: &Row| (row.games == 0, row.games == 0 && row.team.is_none());
        rows.sort_by(|x, y| without_games(x).cmp(&without_games(y)).then(y.elo.total_cmp(&x.elo)));
        for (i, row) in rows.iter_mut().enumerate().filter(|(_, row)| row.games > 0) {
            row.place = Some(i + 1);
        }
        let enough = self.enough(contest);
        // Two bots play a game.
        let left = rows.iter().map(|row| enough.saturating_sub(row.games)).sum::<u64>().div_ceil(2);
        let games = self.players.iter().flat_map(|player| player.counts).sum::<u64>() / 2;
        Table { stage: self.stage.name(), rows, games, games_left: left, minutes_left: self.minutes(games, left) }
    }

    /// Returns how long a number of games takes at the speed of the last looks.
    fn minutes(&mut self, games: u64, left: u64) -> Option<f64> {
        const MINUTE: f64 = 60_000.0;
        let now = now();
        if self.looks.back().is_none_or(|(at, _)| (now - at) as f64 >= MINUTE) {
            self.looks.push_back((now, games));
            self.looks.drain(..self.looks.len().saturating_sub(LOOKS));
        }
        let (at, then) = self.looks.front().copied().filter(|(_, then)| *then < games)?;
        Some(left as f64 * (now - at) as f64 / MINUTE / (games - then) as f64)
    }

    /// Returns the number of games that the ladder plays for a bot.
    fn enough(&self, contest: &Contest) -> u64 {
        match self.stage {
            Stage::Warmup => contest.settings.ladder_games / 10,
            _ => contest.settings.ladder_games,
        }
    }

    async fn record(&self, db: &Db) -> Result<()> {
        let mut change = db.change().await?;
        for row in self.table.rows.iter().filter(|row| row.games > 0) {
            sqlx::query(
                "INSERT INTO history (version_id, stage, elo, low, high, games, created) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            )
            .bind(row.version)
            .bind(self.stage.name())
            .bind(row.elo)
            .bind(row.ci95[0])
            .bind(row.ci95[1])
            .bind(row.games as i64)
            .bind(now())
            .execute(&mut *change)
            .await?;
        }
        Ok(change.commit().await?)
    }

    fn games(&self, player: usize) -> u64 {
        self.players[player].counts.iter().sum()
    }

    /// Returns the active player with the fewest games, if they are fewer than `enough`.
    fn least_played(&self, enough: u64) -> Option<usize> {
        let active = self.table.rows.iter().map(|row| self.at[&row.version]);
        let least = active.min_by_key(|&player| self.games(player))?;
        (self.games(least) < enough).then_some(least)
    }

    /// Orders matches until `wanted` wait or are being played, or everybody has played enough.
    pub async fn order(&mut self, db: &Db, contest: &Contest, wanted: usize) -> Result<()> {
        let pending = matches::pending(db, contest.id).await?;
        let mut running: Vec<(usize, usize)> =
            pending.iter().filter_map(|(a, b)| Some((*self.at.get(a)?, *self.at.get(b)?))).collect();
        let enough = self.enough(contest);
        let mut orders = Vec::new();
        while pending.len() + orders.len() < wanted {
            let Some((mut a, b)) = self.ladder.next(&running, &mut self.chance) else {
                break;
            };
            if self.games(a).min(self.games(b)) >= enough {
                // What tells most has been asked enough: whoever has played least plays.
                match self.least_played(enough) {
                    Some(player) => a = player,
                    None => break,
                }
            }
            running.push((a, b));
            let [a, b] = [a, b].map(|player| self.players[player].version);
            orders.push(Order::new(contest, Kind::Ladder, a, Some(b)));
        }
        matches::enqueue_all(db, &orders).await
    }
}
