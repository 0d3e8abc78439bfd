//! Analyses of games, made by workers when a team or an organiser asks for one, and kept by the replay's hash.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result as Anyhow};
use axum::http::StatusCode;
use turf_agents::offered::file::GameFile;
use turf_web::any_game::AnyGame;

use crate::contests::Contest;
use crate::db::{Db, now};
use crate::matches::{self, Kind, Order, PlayedGame};
use crate::problem::{Problem, Result};

/// Analyses that a team, or an organiser, may ask for in an hour.
const PER_HOUR: i64 = 30;
/// Time of an analysis. What it has judged until then is kept.
pub const LONGEST: Duration = Duration::from_secs(120);

/// Name of a game's analysis in the queue. A contest has each once.
fn key(game: i64) -> String {
    format!("analysis of {game}")
}

/// Returns the number of the game that a match of the kind [`Kind::Analysis`] is about.
pub fn game_of(key: &str) -> Option<i64> {
    key.strip_prefix("analysis of ")?.parse().ok()
}

/// Asks for a game's analysis, in the name of a version.
pub async fn order(db: &Db, contest: &Contest, game: i64, version: i64, user: i64) -> Result<()> {
    let mut change = db.change().await?;
    let (recent,): (i64,) = sqlx::query_as(
        "SELECT COUNT(*) FROM matches WHERE kind = 'analysis' AND created > $1 AND (user_id = $2 OR a IN ( \
         SELECT id FROM versions WHERE team_id = (SELECT team_id FROM versions WHERE id = $3)))",
    )
    .bind(now() - 3_600_000)
    .bind(user)
    .bind(version)
    .fetch_one(&mut *change)
    .await?;
    if recent >= PER_HOUR {
        return Err(Problem::new(
            StatusCode::TOO_MANY_REQUESTS,
            format!("a team has {PER_HOUR} games an hour analysed at most; wait a little"),
            format!("每队每小时最多分析 {PER_HOUR} 局，请稍候"),
        ));
    }
    let mut order = Order::new(contest, Kind::Analysis, version, None);
    (order.pairing, order.games, order.by) = (Some(key(game)), 0, Some(user));
    matches::enqueue(&mut change, &order).await?;
    Ok(change.commit().await?)
}

/// Returns the state of a game's analysis in the queue. `None` if nobody asked for it.
pub async fn state(db: &Db, contest: i64, game: i64) -> Result<Option<String>> {
    let query = sqlx::query_scalar("SELECT state FROM matches WHERE contest_id = $1 AND pairing = $2");
    Ok(query.bind(contest).bind(key(game)).fetch_optional(&db.pool).await?)
}

/// Returns the blob of a replay's analysis.
pub async fn of(db: &Db, replay: &str) -> Result<Option<String>> {
    let query = sqlx::query_scalar("SELECT analysis FROM analyses WHERE replay = $1").bind(replay.to_string());
    Ok(query.fetch_optional(&db.pool).await?)
}

pub async fn keep(db: &Db, game: &PlayedGame, analysis: &str) -> Result<()> {
    sqlx::query("INSERT INTO analyses (replay, analysis, created) VALUES ($1, $2, $3) ON CONFLICT (replay) DO NOTHING")
        .bind(game.replay.clone())
        .bind(analysis.to_string())
        .bind(now())
        .execute(&db.pool)
        .await?;
    Ok(())
}

/// Analyses a replay for some time, on one thread because bots that think by the clock play beside it. Returns JSON. Fails if
/// `stop` is set.
pub fn make(game: &dyn AnyGame, replay: Vec<u8>, stop: &AtomicBool, longest: Duration) -> Anyhow<String> {
    let judge = game.judge().context("no bot of this game values moves")?;
    let begun = Instant::now();
    let stops = || stop.load(Ordering::Relaxed);
    let seen = |_| !stops() && begun.elapsed() < longest;
    let judged = || {
        let replay = game.recorded(&GameFile::of(replay)?)?;
        replay.analysis(&judge, &seen).map_err(|why| why.to_string())
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build()?;
    let analysis = pool.install(judged).map_err(anyhow::Error::msg)?;
    anyhow::ensure!(!stops(), "stopped");
    Ok(serde_json::to_string(&analysis.context("the judge values no moves")?)?)
}
