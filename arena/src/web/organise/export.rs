//! Tables for spreadsheets, and the bots.

use std::io::{Cursor, Write};
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use sqlx::FromRow;
use zip::ZipWriter;
use zip::write::FileOptions;

use super::managed;
use crate::Arena;
use crate::ladders::Row;
use crate::problem::{Problem, Result};
use crate::teams;
use crate::versions;
use crate::web::frame::Visit;
use crate::web::text::utc;

fn csv(name: &str, lines: Vec<Vec<String>>) -> Response {
    // Spreadsheets run what begins with these signs.
    let cell = |text: &String| {
        let risky = text.starts_with(['=', '+', '-', '@']) && text.parse::<f64>().is_err();
        format!("\"{}{}\"", if risky { "'" } else { "" }, text.replace('"', "\"\""))
    };
    let line = |cells: &Vec<String>| cells.iter().map(cell).collect::<Vec<_>>().join(",") + "\r\n";
    let headers = [
        (header::CONTENT_TYPE, "text/csv; charset=utf-8".to_string()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}.csv\""),
        ),
    ];
    // The mark lets spreadsheets read Chinese names.
    (
        headers,
        format!("\u{feff}{}", lines.iter().map(line).collect::<String>()),
    )
        .into_response()
}

fn texts(cells: &[&str]) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}

pub(super) async fn ladder_csv(
    State(arena): State<Arc<Arena>>,
    visit: Visit,
    Path(slug): Path<String>,
) -> Result<Response> {
    let contest = managed(&arena, &visit, &slug).await?;
    let mut lines = vec![texts(&[
        "place", "bot", "rating", "low", "high", "games", "wins", "draws", "losses",
    ])];
    let line = |(i, row): (usize, &Row)| {
        let numbers = [row.elo, row.ci95[0], row.ci95[1]].map(|elo| format!("{elo:.1}"));
        let counts = [row.games, row.wins, row.draws, row.losses].map(|n| n.to_string());
        [
            vec![(i + 1).to_string(), row.name.clone()],
            numbers.to_vec(),
            counts.to_vec(),
        ]
        .concat()
    };
    lines.extend(arena.director.table(&contest).rows.iter().enumerate().map(line));
    Ok(csv(&format!("{slug}-ladder"), lines))
}

pub(super) async fn bots_zip(
    State(arena): State<Arc<Arena>>,
    visit: Visit,
    Path(slug): Path<String>,
) -> Result<Response> {
    let contest = managed(&arena, &visit, &slug).await?;
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for team in teams::all(&arena.db, contest.id).await? {
        let Some(plays) = team.entered.or(team.chosen) else {
            continue;
        };
        let version = versions::by_id(&arena.db, plays).await?;
        let Some(hash) = &version.hash else { continue };
        let source = arena.blobs.get(hash).await.map_err(Problem::file)?;
        let name = format!("{} {} v{}.py", team.id, team.name, version.number);
        zip.start_file(name, FileOptions::default()).map_err(Problem::broken)?;
        zip.write_all(&source).map_err(Problem::broken)?;
    }
    let zip = zip.finish().map_err(Problem::broken)?.into_inner();
    let headers = [
        (header::CONTENT_TYPE, "application/zip".to_string()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{slug}-bots.zip\""),
        ),
    ];
    Ok((headers, zip).into_response())
}

#[derive(FromRow)]
struct Exported {
    id: i64,
    match_id: i64,
    stage: String,
    kind: String,
    a: i64,
    b: i64,
    number: i64,
    first: i64,
    winner: Option<i64>,
    reason: String,
    turns: i64,
    created: i64,
}

pub(super) async fn games_csv(
    State(arena): State<Arc<Arena>>,
    visit: Visit,
    Path(slug): Path<String>,
) -> Result<Response> {
    let contest = managed(&arena, &visit, &slug).await?;
    let names = arena.director.names(&contest);
    let rows: Vec<Exported> = sqlx::query_as(
        "SELECT games.id, match_id, stage, kind, a, b, number, first, winner, reason, turns, games.created FROM games \
         JOIN matches ON matches.id = games.match_id WHERE contest_id = $1 ORDER BY games.id",
    )
    .bind(contest.id)
    .fetch_all(&arena.db.pool)
    .await?;
    let name = |id: i64| names.get(&id).cloned().unwrap_or_default();
    let mut lines = vec![texts(&[
        "game", "match", "stage", "kind", "bot", "against", "number", "first", "winner", "reason", "turns", "time",
    ])];
    lines.extend(rows.into_iter().map(|game| {
        let side = |side: i64| name(if side == 0 { game.a } else { game.b });
        let about = [game.id, game.match_id].map(|n| n.to_string()).to_vec();
        let players = vec![
            name(game.a),
            name(game.b),
            (game.number + 1).to_string(),
            side(game.first),
        ];
        let end = vec![
            game.winner.map_or(String::new(), side),
            game.reason,
            game.turns.to_string(),
        ];
        [
            about,
            vec![game.stage, game.kind],
            players,
            end,
            vec![utc(game.created)],
        ]
        .concat()
    }));
    Ok(csv(&format!("{slug}-games"), lines))
}
