//! The arena for programs, described at `/api/openapi.json`.

use std::fs;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequestParts, OptionalFromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use turf_agents::contest::report::Report;
use utoipa::{IntoParams, OpenApi, ToSchema};

use super::guard::{Address, few};
use crate::Arena;
use crate::accounts::{self, User};
use crate::contests::{self, Stage};
use crate::ladders::{Row, Table};
use crate::matches;
use crate::problem::{Problem, Result};
use crate::teams;
use crate::versions::{self, MAX_BYTES};

#[derive(OpenApi)]
#[openapi(
    info(title = "turf arena", description = "Contests of bots: ladders, games, uploads."),
    paths(all, ladder, upload, version, game),
    components(schemas(BotSource, ContestInfo, Table, Row, VersionInfo, GameInfo, ErrorInfo))
)]
struct Description;

pub fn routes() -> Router<Arc<Arena>> {
    Router::new()
        .route("/api/contests", get(all))
        .route("/api/contests/{slug}/ladder", get(ladder))
        .route_layer(from_fn_with_state(Arc::new(Semaphore::new(16)), few))
        .route("/api/openapi.json", get(|| async { Json(Description::openapi()) }))
        .route("/api/contests/{slug}/versions", post(upload).layer(DefaultBodyLimit::max(MAX_BYTES + (64 << 10))))
        .route("/api/versions/{id}", get(version))
        .route("/api/games/{id}", get(game))
        .route("/metrics", get(metrics))
        .route("/health", get(health))
}

/// Person whose token came with the request: `Authorization: Bearer turf_…`.
struct Bearer(User);

impl FromRequestParts<Arc<Arena>> for Bearer {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, arena: &Arc<Arena>) -> Result<Self> {
        let given = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = given.and_then(|text| text.strip_prefix("Bearer "));
        let user = match token {
            Some(token) => accounts::by_token(&arena.db, token.trim()).await?,
            None => None,
        };
        let why = "send a token of your account page: Authorization: Bearer turf_…";
        user.map(Self).ok_or_else(|| Problem::new(StatusCode::UNAUTHORIZED, why, why))
    }
}

#[derive(Serialize, ToSchema)]
struct ErrorInfo {
    error: String,
}

#[derive(Serialize, ToSchema)]
struct ContestInfo {
    slug: String,
    title: String,
    game: String,
    /// `warmup`, `frozen`, `ladder`, `knockout` or `over`.
    stage: &'static str,
    /// End of the warm-up in milliseconds since 1970.
    deadline: Option<i64>,
    paused: bool,
}

/// Lists the contests.
#[utoipa::path(get, path = "/api/contests", responses((status = 200, body = Vec<ContestInfo>)))]
async fn all(State(arena): State<Arc<Arena>>) -> Result<Json<Vec<ContestInfo>>> {
    let all = contests::all(&arena.db).await?.into_iter().map(|contest| ContestInfo {
        stage: contest.stage.name(),
        slug: contest.slug,
        title: contest.title,
        game: contest.game,
        deadline: contest.deadline,
        paused: contest.paused,
    });
    Ok(Json(all.collect()))
}

/// Returns a contest's ladder, best first.
#[utoipa::path(get, path = "/api/contests/{slug}/ladder", params(("slug" = String, Path)),
    responses((status = 200, body = Table), (status = 404, body = ErrorInfo)))]
async fn ladder(State(arena): State<Arc<Arena>>, Path(slug): Path<String>) -> Result<Json<Table>> {
    let contest = contests::by_slug(&arena.db, &slug).await?;
    Ok(Json(Table::clone(&arena.director.table(&contest))))
}

#[derive(Serialize, ToSchema)]
struct VersionInfo {
    id: i64,
    name: String,
    /// `waiting`, `refused`, `ready`, or `failed`: a fault of the machine kept it from its check.
    state: String,
    created: i64,
    /// Result of the check. Null for others than the team.
    report: Option<Value>,
    /// The report in words. Null without one.
    check: Option<String>,
}

impl VersionInfo {
    fn of(version: versions::Version, own: bool) -> Self {
        let report = version.report.as_deref().filter(|_| own);
        Self {
            id: version.id,
            name: version.name(),
            check: report.and_then(|text| serde_json::from_str(text).ok()).map(|report: Report| report.to_string()),
            report: report.and_then(|text| serde_json::from_str(text).ok()),
            state: version.state,
            created: version.created,
        }
    }
}

/// Bot file.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary, min_length = 1)]
#[allow(dead_code, reason = "the body is read as bytes")]
struct BotSource(String);

#[derive(Deserialize, IntoParams)]
struct Note {
    /// Note for the team.
    #[serde(default)]
    note: String,
}

/// Uploads a bot: the body is the file.
#[utoipa::path(post, path = "/api/contests/{slug}/versions", params(("slug" = String, Path), Note),
    request_body(content = BotSource, content_type = "application/octet-stream"),
    responses((status = 201, body = VersionInfo), (status = 400, body = ErrorInfo), (status = 401, body = ErrorInfo),
        (status = 404, body = ErrorInfo), (status = 409, body = ErrorInfo), (status = 413), (status = 429, body = ErrorInfo)))]
async fn upload(
    State(arena): State<Arc<Arena>>,
    Bearer(user): Bearer,
    Path(slug): Path<String>,
    Query(note): Query<Note>,
    file: Bytes,
) -> Result<(StatusCode, Json<VersionInfo>)> {
    let contest = contests::by_slug(&arena.db, &slug).await?;
    arena.takes_files(&contest)?;
    let team = teams::own(&arena.db, &contest, user.id).await?;
    let version = versions::upload(&arena.db, &arena.blobs, &contest, &team, &user, file.into(), &note.note).await?;
    Ok((StatusCode::CREATED, Json(VersionInfo::of(version, true))))
}

/// Returns a version, with its check for its team.
#[utoipa::path(get, path = "/api/versions/{id}", params(("id" = i64, Path)),
    responses((status = 200, body = VersionInfo), (status = 400), (status = 404, body = ErrorInfo)))]
async fn version(
    State(arena): State<Arc<Arena>>,
    bearer: Option<Bearer>,
    Path(id): Path<i64>,
) -> Result<Json<VersionInfo>> {
    let version = versions::by_id(&arena.db, id).await?;
    let mut own = false;
    if let Some(Bearer(user)) = bearer {
        let team = teams::of_user(&arena.db, version.contest_id, user.id).await?;
        own = team.is_some_and(|team| Some(team.id) == version.team_id);
    }
    Ok(Json(VersionInfo::of(version, own)))
}

impl OptionalFromRequestParts<Arc<Arena>> for Bearer {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, arena: &Arc<Arena>) -> Result<Option<Self>> {
        match parts.headers.contains_key(header::AUTHORIZATION) {
            true => <Self as FromRequestParts<_>>::from_request_parts(parts, arena).await.map(Some),
            false => Ok(None),
        }
    }
}

#[derive(Serialize, ToSchema)]
struct GameInfo {
    id: i64,
    game: String,
    number: i64,
    bots: [String; 2],
    /// SHA-256 of the bots' files. Null for built-in ones.
    hashes: [Option<String>; 2],
    /// Index in `bots` of the first mover.
    first: i64,
    /// Index in `bots`. Null for a draw.
    winner: Option<i64>,
    reason: String,
    turns: i64,
    games: i64,
    /// Settings of the game as JSON.
    settings: Value,
    /// Root of the match's chance. Null until the contest is over.
    seed: Option<i64>,
    program: String,
}

/// Returns everything that a game depends on. Its replay is at `/g/{id}/replay.json`.
#[utoipa::path(get, path = "/api/games/{id}", params(("id" = i64, Path)),
    responses((status = 200, body = GameInfo), (status = 400), (status = 404, body = ErrorInfo)))]
async fn game(State(arena): State<Arc<Arena>>, Path(id): Path<i64>) -> Result<Json<GameInfo>> {
    let game = matches::game(&arena.db, id).await?;
    let of = matches::by_id(&arena.db, game.match_id).await?;
    let contest = contests::by_id(&arena.db, of.contest_id).await?;
    let a = versions::by_id(&arena.db, of.a).await?;
    let b = versions::by_id(&arena.db, of.b.ok_or_else(Problem::not_found)?).await?;
    Ok(Json(GameInfo {
        id,
        game: contest.game,
        number: game.number,
        bots: [a.name(), b.name()],
        hashes: [a.hash, b.hash],
        first: game.first,
        winner: game.winner,
        reason: game.reason,
        turns: game.turns,
        games: of.games,
        settings: serde_json::from_str(&of.settings).map_err(Problem::broken)?,
        seed: (contest.stage == Stage::Over).then_some(of.seed),
        program: game.program,
    }))
}

/// Tells figures to this machine, and to organisers by their tokens.
async fn metrics(State(arena): State<Arc<Arena>>, Address(address): Address, bearer: Option<Bearer>) -> Result<String> {
    if !address.is_loopback() && !bearer.is_some_and(|Bearer(user)| user.is_organiser()) {
        return Err(Problem::forbidden());
    }
    metrics::gauge!("turf_viewers").set(arena.live.viewers() as f64);
    metrics::gauge!("turf_worker_threads").set(matches::threads(&arena.db).await? as f64);
    for (state, count) in matches::counts(&arena.db).await? {
        metrics::gauge!("turf_matches", "state" => state).set(count as f64);
    }
    Ok(arena.metrics.render())
}

/// Fails if the database does not answer, or the data folder takes no file: its disk may be full.
async fn health(State(arena): State<Arc<Arena>>) -> Result<&'static str> {
    sqlx::query("SELECT 1").execute(&arena.db.pool).await?;
    let file = arena.options.data.join("health");
    let write = move || {
        let written = fs::write(&file, [b'\n'; 4096]);
        let _ = fs::remove_file(&file); // another request may have done so
        written
    };
    let written = spawn_blocking(write).await.map_err(Problem::broken)?;
    written.map_err(|why| {
        tracing::error!("the data folder: {why}");
        let (en, zh) = ("the data folder cannot be written", "无法写入数据目录");
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, en, zh)
    })?;
    Ok("ok\n")
}
