//! Matches and games as pages, ladders and finals read them.

use super::{Kind, LEASE};
use crate::db::{Db, now, row};
use crate::problem::Result;

/// A match in a list: its players and its result so far.
#[derive(Clone, Debug)]
pub struct Listed {
    pub id: i64,
    pub kind: String,
    pub state: String,
    pub a: i64,
    pub b: Option<i64>,
    pub wins_a: i64,
    pub wins_b: i64,
    pub draws: i64,
    pub created: i64,
}

row! { Listed: id, kind, state, a, b, wins_a, wins_b, draws, created }

/// Matches of a contest to list.
pub enum Which<'a> {
    Running,
    /// Those of a kind, or of every, from before the match of this number.
    Before(Option<&'a str>, i64),
    /// The same of a team.
    OfTeam(i64, Option<&'a str>, i64),
}

/// Lists a contest's matches, the newest first.
pub async fn list(db: &Db, contest: i64, which: Which<'_>, most: i64) -> Result<Vec<Listed>> {
    // One condition each, so that each has its index. A + keeps SQLite from another one.
    let (condition, number, text, team) = match which {
        Which::Running => ("+contest_id = $1 AND $2 = $5 AND state = $3", 0, "running", 0),
        Which::Before(kind, id) => {
            ("contest_id = $1 AND id < $2 AND ($3 = '' OR kind = $3) AND $5 = 0", id, kind.unwrap_or_default(), 0)
        }
        Which::OfTeam(team, kind, id) => (
            "+contest_id = $1 AND id < $2 AND ($3 = '' OR kind = $3) AND (a IN (SELECT id FROM versions WHERE team_id = $5) \
             OR b IN (SELECT id FROM versions WHERE team_id = $5))",
            id,
            kind.unwrap_or_default(),
            team,
        ),
    };
    let sql = format!(
        "SELECT matches.id, kind, state, a, b, \
         COALESCE(SUM(CASE WHEN winner = 0 THEN 1 ELSE 0 END), 0) AS wins_a, \
         COALESCE(SUM(CASE WHEN winner = 1 THEN 1 ELSE 0 END), 0) AS wins_b, \
         COALESCE(SUM(CASE WHEN games.id IS NOT NULL AND winner IS NULL THEN 1 ELSE 0 END), 0) AS draws, matches.created \
         FROM (SELECT * FROM matches WHERE {condition} AND b IS NOT NULL \
         ORDER BY id DESC LIMIT $4) AS matches \
         LEFT JOIN games ON games.match_id = matches.id \
         GROUP BY matches.id, kind, state, a, b, matches.created ORDER BY matches.id DESC"
    );
    let rows = sqlx::query_as(sqlx::AssertSqlSafe(sql))
        .bind(contest)
        .bind(number)
        .bind(text.to_string())
        .bind(most)
        .bind(team)
        .fetch_all(&db.pool)
        .await?;
    Ok(rows)
}

/// A game as one of its two versions saw it.
#[derive(Clone, Debug)]
pub struct Side {
    pub id: i64,
    pub kind: String,
    pub opponent: i64,
    /// 0 if the version moved first.
    pub seat: i64,
    /// Number of the winning side of the match, and of the version's.
    winner: Option<i64>,
    side: i64,
    pub reason: String,
    pub turns: i64,
    /// Thinking time in seconds.
    pub think: f64,
    /// Longest decision in seconds. `None` for games of older programs.
    pub slowest: Option<f64>,
    pub replay: String,
    pub created: i64,
}

row! { Side: id, kind, opponent, seat, winner, side, reason, turns, think, slowest, replay, created }

impl Side {
    /// Returns 0 for a lost game, 1 for a draw, 2 for a won one.
    pub fn points(&self) -> u8 {
        self.winner.map_or(1, |winner| if winner == self.side { 2 } else { 0 })
    }
}

/// Returns a version's newest games that were not annulled, the newest first.
pub async fn of_version(db: &Db, version: i64, most: i64) -> Result<Vec<Side>> {
    let half = |side: i64, own: &str, other: &str| {
        format!(
            "SELECT games.id, kind, {other} AS opponent, CASE WHEN first = {side} THEN 0 ELSE 1 END AS seat, winner, \
             {side} AS side, reason, turns, think_{own} AS think, slowest_{own} AS slowest, replay, games.created \
             FROM matches JOIN games ON games.match_id = matches.id \
             WHERE {own} = $1 AND {other} IS NOT NULL AND state <> 'annulled'"
        )
    };
    let sql = format!("{} UNION ALL {} ORDER BY 1 DESC LIMIT $2", half(0, "a", "b"), half(1, "b", "a"));
    Ok(sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(version).bind(most).fetch_all(&db.pool).await?)
}

/// Returns the numbers of a contest's newest games, of one kind or of all, the newest first.
pub async fn newest_games(db: &Db, contest: i64, kind: Option<Kind>, most: i64) -> Result<Vec<i64>> {
    let query = sqlx::query_scalar(
        "SELECT games.id FROM games JOIN matches ON matches.id = match_id WHERE contest_id = $1 AND ($2 = '' OR kind = $2) \
         ORDER BY games.id DESC LIMIT $3",
    );
    Ok(query.bind(contest).bind(kind.map_or("", Kind::name)).bind(most).fetch_all(&db.pool).await?)
}

/// Returns the number of waiting and of running matches of a contest.
pub async fn load(db: &Db, contest: i64) -> Result<(i64, i64)> {
    let query = sqlx::query_as(
        "SELECT COALESCE(SUM(CASE WHEN state = 'waiting' THEN 1 ELSE 0 END), 0), \
         COALESCE(SUM(CASE WHEN state = 'running' THEN 1 ELSE 0 END), 0) FROM matches \
         WHERE +contest_id = $1 AND state IN ('waiting', 'running')",
    );
    Ok(query.bind(contest).fetch_one(&db.pool).await?)
}

/// A match of a ladder that is over.
#[derive(Clone, Debug)]
pub struct Outcome {
    pub id: i64,
    pub a: i64,
    pub b: i64,
    pub ended: i64,
    pub wins_a: i64,
    pub wins_b: i64,
    pub games: i64,
}

row! { Outcome: id, a, b, ended, wins_a, wins_b, games }

/// Returns the ladder's matches of a stage that ended since `since`.
pub async fn ended(db: &Db, contest: i64, stage: &str, since: i64) -> Result<Vec<Outcome>> {
    let query = sqlx::query_as(
        "SELECT matches.id, a, b, ended, SUM(CASE WHEN winner = 0 THEN 1 ELSE 0 END) AS wins_a, \
         SUM(CASE WHEN winner = 1 THEN 1 ELSE 0 END) AS wins_b, COUNT(*) AS games \
         FROM matches JOIN games ON games.match_id = matches.id \
         WHERE contest_id = $1 AND stage = $2 AND kind = 'ladder' AND state = 'done' AND ended >= $3 \
         GROUP BY matches.id, a, b, ended ORDER BY matches.id",
    );
    Ok(query.bind(contest).bind(stage.to_string()).bind(since).fetch_all(&db.pool).await?)
}

/// Returns the pairs of a contest's ladder that wait or are being played.
pub async fn pending(db: &Db, contest: i64) -> Result<Vec<(i64, i64)>> {
    let query = sqlx::query_as(
        "SELECT a, b FROM matches WHERE contest_id = $1 AND kind = 'ladder' AND state IN ('waiting', 'running')",
    );
    Ok(query.bind(contest).fetch_all(&db.pool).await?)
}

/// Returns match, key, number, time, winner and scores of every game of the final stage, in order.
pub async fn finals(db: &Db, contest: i64) -> Result<Vec<(i64, String, i64, i64, Option<i64>, f64, f64)>> {
    let query = sqlx::query_as(
        "SELECT matches.id, pairing, games.id, games.created, winner, score_a, score_b FROM games JOIN matches ON matches.id = games.match_id \
         WHERE contest_id = $1 AND kind = 'final' AND pairing IS NOT NULL ORDER BY match_id, number",
    );
    Ok(query.bind(contest).fetch_all(&db.pool).await?)
}

/// Returns the number of games of the ladder that each of two versions won against the other.
pub async fn met(db: &Db, contest: i64, a: i64, b: i64) -> Result<(i64, i64)> {
    let query = sqlx::query_as(
        "SELECT COALESCE(SUM(CASE WHEN (winner = 0) = (a = $2) THEN 1 ELSE 0 END), 0), \
         COALESCE(SUM(CASE WHEN (winner = 0) <> (a = $2) THEN 1 ELSE 0 END), 0) \
         FROM matches JOIN games ON match_id = matches.id WHERE +contest_id = $1 AND kind = 'ladder' AND stage = 'ladder' \
         AND state = 'done' AND ((a = $2 AND b = $3) OR (a = $3 AND b = $2))",
    );
    Ok(query.bind(contest).bind(a).bind(b).fetch_one(&db.pool).await?)
}

/// Returns the number of threads of the workers that were heard of within a lease.
pub async fn threads(db: &Db) -> Result<i64> {
    let query = sqlx::query_as("SELECT CAST(COALESCE(SUM(threads), 0) AS BIGINT) FROM workers WHERE seen > $1")
        .bind(now() - LEASE);
    let (threads,): (i64,) = query.fetch_one(&db.pool).await?;
    Ok(threads)
}

/// Returns the seconds between games of one match, and their number, in a contest's newest matches that nothing broke off.
pub async fn pace(db: &Db, contest: i64) -> Result<(f64, i64)> {
    let query = sqlx::query_as(
        "SELECT CAST(COALESCE(SUM(lasted), 0) AS BIGINT), CAST(COALESCE(SUM(n), 0) AS BIGINT) FROM ( \
         SELECT MAX(games.created) - MIN(games.created) AS lasted, COUNT(*) - 1 AS n FROM games JOIN ( \
         SELECT id FROM matches WHERE contest_id = $1 AND state = 'done' AND tries = 1 AND kind <> 'trial' \
         ORDER BY id DESC LIMIT 200) AS newest ON newest.id = match_id GROUP BY match_id HAVING COUNT(*) > 1) AS played",
    );
    let (millis, games): (i64, i64) = query.bind(contest).fetch_one(&db.pool).await?;
    Ok((millis as f64 / 1e3, games))
}

/// Returns the number of matches by state.
pub async fn counts(db: &Db) -> Result<Vec<(String, i64)>> {
    Ok(sqlx::query_as("SELECT state, COUNT(*) FROM matches GROUP BY state").fetch_all(&db.pool).await?)
}
