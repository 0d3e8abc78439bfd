//! Matches: the queue, its leases, and the games that were played.
//!
//! | state | meaning |
//! |---|---|
//! | `waiting` | nobody plays it |
//! | `running` | a worker holds its lease; once that has run out, it waits again |
//! | `done`, `failed`, `dropped`, `annulled` | played, given up after five attempts, no longer wanted, or played again |

mod lists;

pub use lists::{
    Listed, Outcome, Side, Which, counts, ended, finals, list, load, met, newest_games, of_version, pace, pending,
    threads,
};

use crate::contests::{Contest, Stage};
use crate::db::{Change, Db, now, row, tell};
use crate::problem::{Problem, Result};
use crate::secret;

/// Time in milliseconds after which a match that its worker does not confirm is another's.
pub const LEASE: i64 = 30_000;
const TRIES: i64 = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Check of an upload.
    Trial,
    /// Pairing of the final stage.
    Final,
    /// Games that somebody asked for. They count for no ladder.
    Challenge,
    /// One set-up from both seats, chosen by the ladder.
    Ladder,
    /// A policy's look at a game, see [`crate::analyses`]. Like a check, it has no second side.
    Analysis,
}

impl Kind {
    const ALL: [Self; 5] = [Self::Trial, Self::Final, Self::Challenge, Self::Ladder, Self::Analysis];

    fn of(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::Trial => "trial",
            Self::Final => "final",
            Self::Challenge => "challenge",
            Self::Ladder => "ladder",
            Self::Analysis => "analysis",
        }
    }

    /// Returns the priority: the larger, the earlier.
    pub fn priority(self) -> i64 {
        match self {
            Self::Trial => 3,
            Self::Final => 2,
            Self::Challenge => 1,
            Self::Ladder | Self::Analysis => 0,
        }
    }
}

pub struct Order {
    pub contest: i64,
    pub stage: Stage,
    pub kind: Kind,
    /// Key of a pairing of the final stage. A contest has each once.
    pub pairing: Option<String>,
    pub a: i64,
    pub b: Option<i64>,
    pub games: i64,
    pub priority: i64,
    pub settings: String,
    pub by: Option<i64>,
}

impl Order {
    /// Orders one set-up from both seats.
    pub fn new(contest: &Contest, kind: Kind, a: i64, b: Option<i64>) -> Self {
        Self {
            contest: contest.id,
            stage: contest.stage,
            kind,
            pairing: None,
            a,
            b,
            games: 2,
            priority: kind.priority(),
            settings: contest.settings.config.to_string(),
            by: None,
        }
    }
}

/// Adds a match to the queue, with secret chance. Does nothing if its pairing is there already.
pub async fn enqueue(change: &mut Change, order: &Order) -> Result<Option<i64>> {
    let made: Option<(i64,)> = sqlx::query_as(
        "INSERT INTO matches (contest_id, stage, kind, pairing, a, b, games, seed, settings, priority, state, tries, user_id, \
         created) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'waiting', 0, $11, $12) \
         ON CONFLICT (contest_id, pairing) DO NOTHING RETURNING id",
    )
    .bind(order.contest)
    .bind(order.stage.name())
    .bind(order.kind.name())
    .bind(order.pairing.clone())
    .bind(order.a)
    .bind(order.b)
    .bind(order.games)
    .bind(secret::seed())
    .bind(order.settings.clone())
    .bind(order.priority)
    .bind(order.by)
    .bind(now())
    .fetch_optional(&mut **change)
    .await?;
    if made.is_some() {
        tell(change).await?;
    }
    Ok(made.map(|(id,)| id))
}

pub async fn enqueue_all(db: &Db, orders: &[Order]) -> Result<()> {
    if orders.is_empty() {
        return Ok(()); // without the database's lock
    }
    let mut change = db.change().await?;
    for order in orders {
        enqueue(&mut change, order).await?;
    }
    Ok(change.commit().await?)
}

#[derive(Clone, Debug)]
pub struct Match {
    pub id: i64,
    pub contest_id: i64,
    pub stage: String,
    pub kind: String,
    pub pairing: Option<String>,
    pub a: i64,
    pub b: Option<i64>,
    pub games: i64,
    /// Root of all chance of its games. Secret until the contest is over.
    pub seed: i64,
    pub settings: String,
    pub state: String,
    pub error: Option<String>,
    pub user_id: Option<i64>,
    pub created: i64,
}

row! {
    Match: id, contest_id, stage, kind, pairing, a, b, games, seed, settings, state, error, user_id,
    created
}

impl Match {
    pub fn is_open(&self) -> bool {
        matches!(self.state.as_str(), "waiting" | "running")
    }
}

/// Takes the next match for a worker. A paused contest has none but checks and analyses; one that failed waits until its `lease` ends.
pub async fn lease(db: &Db, worker: &str) -> Result<Option<Match>> {
    let lock = if db.is_postgres { "FOR UPDATE SKIP LOCKED" } else { "" };
    let sql = format!(
        "UPDATE matches SET state = 'running', worker = $1, lease = $2, tries = tries + 1 WHERE id = ( \
         SELECT id FROM matches WHERE state = 'waiting' AND (lease IS NULL OR lease <= $3) AND (b IS NULL OR contest_id IN (SELECT id FROM contests WHERE paused = 0)) \
         ORDER BY priority DESC, id LIMIT 1 {lock}) RETURNING *"
    );
    let query = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(worker.to_string()).bind(now() + LEASE).bind(now());
    let mut change = db.change().await?;
    let found: Option<Match> = query.fetch_optional(&mut *change).await?;
    change.commit().await?;
    Ok(found)
}

/// Confirms the leases of these matches of a worker, and no others: the answer to a lease may have been lost. Puts back what
/// others let run out. Returns those it still holds.
pub async fn confirm(db: &Db, worker: &str, threads: i64, running: &[i64]) -> Result<Vec<i64>> {
    let mut change = db.change().await?;
    sqlx::query(
        "INSERT INTO workers (name, threads, seen) VALUES ($1, $2, $3) ON CONFLICT (name) DO UPDATE SET seen = excluded.seen",
    )
    .bind(worker.to_string())
    .bind(threads)
    .bind(now())
    .execute(&mut *change)
    .await?;
    let mut held = Vec::new();
    for &id in running {
        if keep(&mut change, worker, id).await? {
            held.push(id);
        }
    }
    sqlx::query("UPDATE matches SET state = 'waiting', lease = NULL WHERE state = 'running' AND lease < $1")
        .bind(now())
        .execute(&mut *change)
        .await?;
    change.commit().await?;
    Ok(held)
}

/// Extends the lease of a match. Returns false if the worker holds it no more.
async fn keep(change: &mut Change, worker: &str, id: i64) -> Result<bool> {
    let kept = sqlx::query("UPDATE matches SET lease = $1 WHERE id = $2 AND worker = $3 AND state = 'running'")
        .bind(now() + LEASE)
        .bind(id)
        .bind(worker.to_string())
        .execute(&mut **change)
        .await?;
    Ok(kept.rows_affected() > 0)
}

/// Puts all running matches back: their workers are dead.
pub async fn recover(db: &Db) -> Result<()> {
    sqlx::query("UPDATE matches SET state = 'waiting', lease = NULL WHERE state = 'running'").execute(&db.pool).await?;
    Ok(())
}

#[derive(Clone, Debug)]
pub struct PlayedGame {
    pub id: i64,
    pub match_id: i64,
    pub number: i64,
    /// Side that moved first: 0 for a, 1 for b.
    pub first: i64,
    pub winner: Option<i64>,
    pub reason: String,
    pub turns: i64,
    pub score_a: f64,
    pub score_b: f64,
    pub think_a: f64,
    pub think_b: f64,
    /// Longest decisions in seconds. `None` for games of older programs.
    pub slowest_a: Option<f64>,
    pub slowest_b: Option<f64>,
    /// Hash of the replay, see [`crate::blobs`].
    pub replay: String,
    /// Version of the program that played.
    pub program: String,
    pub created: i64,
}

row! {
    PlayedGame: id, match_id, number, first, winner, reason, turns, score_a, score_b, think_a, think_b,
    slowest_a, slowest_b, replay, program, created
}

/// Records a game if the worker still holds its match. Returns false if it does not: the game is another's.
pub async fn record(db: &Db, worker: &str, game: &PlayedGame) -> Result<bool> {
    let mut change = db.change().await?;
    if !keep(&mut change, worker, game.match_id).await? {
        return Ok(false);
    }
    sqlx::query(
        "INSERT INTO games (match_id, number, first, winner, reason, turns, score_a, score_b, think_a, think_b, \
         slowest_a, slowest_b, replay, program, created) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) \
         ON CONFLICT (match_id, number) DO NOTHING", // recorded before, but the answer was lost
    )
    .bind(game.match_id)
    .bind(game.number)
    .bind(game.first)
    .bind(game.winner)
    .bind(game.reason.clone())
    .bind(game.turns)
    .bind(game.score_a)
    .bind(game.score_b)
    .bind(game.think_a)
    .bind(game.think_b)
    .bind(game.slowest_a)
    .bind(game.slowest_b)
    .bind(game.replay.clone())
    .bind(game.program.clone())
    .bind(now())
    .execute(&mut *change)
    .await?;
    change.commit().await?;
    Ok(true)
}

/// Ends a worker's match. After a failure it waits again, for 1, 4, 9 and 16 seconds at least, until it has been tried five
/// times; then the version whose check it was has failed, too.
pub async fn end(db: &Db, worker: &str, id: i64, outcome: std::result::Result<(), String>) -> Result<()> {
    let (state, error) = match outcome {
        Ok(()) => ("done", None),
        Err(why) => ("failed", Some(why)),
    };
    let mut change = db.change().await?;
    sqlx::query(
        "UPDATE matches SET state = CASE WHEN $1 = 'failed' AND tries < $2 THEN 'waiting' ELSE $1 END, error = $3, ended = $4, \
         lease = CASE WHEN $1 = 'failed' THEN $4 + 1000 * tries * tries END WHERE id = $5 AND worker = $6 AND state = 'running'",
    )
    .bind(state)
    .bind(TRIES)
    .bind(error)
    .bind(now())
    .bind(id)
    .bind(worker.to_string())
    .execute(&mut *change)
    .await?;
    sqlx::query(
        "UPDATE versions SET state = 'failed' WHERE state = 'waiting' AND id IN ( \
         SELECT a FROM matches WHERE id = $1 AND kind = 'trial' AND state = 'failed')",
    )
    .bind(id)
    .execute(&mut *change)
    .await?;
    sqlx::query("DELETE FROM live WHERE match_id = $1").bind(id).execute(&mut *change).await?;
    Ok(change.commit().await?)
}

pub async fn give_back(db: &Db, worker: &str, id: i64) -> Result<()> {
    sqlx::query(
        "UPDATE matches SET state = 'waiting', lease = NULL, tries = tries - 1 \
         WHERE id = $1 AND worker = $2 AND state = 'running'",
    )
    .bind(id)
    .bind(worker.to_string())
    .execute(&db.pool)
    .await?;
    Ok(())
}

/// Shows viewers a game, if its match still runs.
pub async fn show(db: &Db, id: i64, number: i64, game: String) -> Result<()> {
    sqlx::query(
        "INSERT INTO live (match_id, number, game, updated) SELECT id, $2, $3, $4 FROM matches \
         WHERE id = $1 AND state = 'running' \
         ON CONFLICT (match_id) DO UPDATE SET number = excluded.number, game = excluded.game, updated = excluded.updated",
    )
    .bind(id)
    .bind(number)
    .bind(game)
    .bind(now())
    .execute(&db.pool)
    .await?;
    Ok(())
}

pub async fn shown(db: &Db, id: i64) -> Result<Option<(i64, String)>> {
    let query = sqlx::query_as("SELECT number, game FROM live WHERE match_id = $1").bind(id);
    Ok(query.fetch_optional(&db.pool).await?)
}

pub async fn by_id(db: &Db, id: i64) -> Result<Match> {
    let query = sqlx::query_as("SELECT * FROM matches WHERE id = $1").bind(id);
    query.fetch_optional(&db.pool).await?.ok_or_else(Problem::not_found)
}

pub async fn games(db: &Db, id: i64) -> Result<Vec<PlayedGame>> {
    let query = sqlx::query_as("SELECT * FROM games WHERE match_id = $1 ORDER BY number").bind(id);
    Ok(query.fetch_all(&db.pool).await?)
}

pub async fn game(db: &Db, id: i64) -> Result<PlayedGame> {
    let query = sqlx::query_as("SELECT * FROM games WHERE id = $1").bind(id);
    query.fetch_optional(&db.pool).await?.ok_or_else(Problem::not_found)
}

/// Annuls a match that ended and orders it again. Its games stay on record and count no more.
pub async fn again(db: &Db, contest: i64, id: i64) -> Result<()> {
    let mut change = db.change().await?;
    let query = sqlx::query_as(
        "UPDATE matches SET state = 'annulled' WHERE id = $1 AND contest_id = $2 AND b IS NOT NULL \
         AND state IN ('done', 'failed') RETURNING *",
    );
    let query = query.bind(id).bind(contest);
    let annulled: Option<Match> = query.fetch_optional(&mut *change).await?;
    let of = annulled.ok_or_else(|| Problem::bad("there is no such match that ended", "没有这场已结束的对局"))?;
    sqlx::query("UPDATE matches SET pairing = NULL WHERE id = $1").bind(id).execute(&mut *change).await?;
    let unknown = || Problem::broken(format!("match {id}"));
    let kind = Kind::of(&of.kind).ok_or_else(unknown)?;
    let order = Order {
        contest,
        stage: Stage::of(&of.stage).ok_or_else(unknown)?,
        kind,
        pairing: of.pairing,
        a: of.a,
        b: of.b,
        games: of.games,
        priority: kind.priority(),
        settings: of.settings,
        by: of.user_id,
    };
    enqueue(&mut change, &order).await?;
    Ok(change.commit().await?)
}
