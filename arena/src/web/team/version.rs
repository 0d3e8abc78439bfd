//! A version's page.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query};
use axum::response::Redirect;
use axum::routing::{get, post};
use maud::{Markup, html};

use super::record::{self, Wanted};
use super::{challenge, check, is_own, own_team, sees, state};
use crate::Arena;
use crate::contests::{self, Stage};
use crate::problem::{Problem, Result};
use crate::teams;
use crate::versions;
use crate::web::contest::head;
use crate::web::frame::Visit;
use crate::web::text::{facts, named, time};

pub fn routes() -> Router<Arc<Arena>> {
    Router::new()
        .route("/v/{id}", get(version))
        .route("/v/{id}/source", get(source))
        .route("/v/{id}/choose", post(choose))
}

async fn version(visit: Visit, Path(id): Path<i64>, Query(wanted): Query<Wanted>) -> Result<Markup> {
    let version = versions::by_id(&visit.arena.db, id).await?;
    let contest = contests::by_id(&visit.arena.db, version.contest_id).await?;
    let own = is_own(&visit, contest.id, version.team_id).await?;
    let sees = sees(&visit, &version).await?;
    let waits = sees && version.state == "waiting";
    let challenges = match &visit.user {
        Some(user) if !own && contest.stage == Stage::Warmup => {
            let team = teams::of_user(&visit.arena.db, contest.id, user.id).await?;
            team.is_some_and(|team| team.chosen.is_some())
        }
        _ => false,
    };
    let table = visit.arena.director.table(&contest);
    let team = record::of_same_team(&visit, &version).await?;
    let t = |en, zh| visit.t(en, zh);
    let body = html! {
        (head(&visit, &contest, if own { "/mine" } else { "" }))
        @if waits { noscript { meta http-equiv="refresh" content="3"; } }
        section id="version" data-swap[waits] aria-live=[waits.then_some("polite")] {
            h2 { (named(&version.name())) }
            p {
                (state(&visit, &version, sees)) " "
                @if let Some(team) = version.team_id { a href={ "/t/" (team) } { (version.team.as_deref().unwrap_or_default()) } " · " }
                (time(version.created))
                @if sees { " · " (version.bytes) " B · " a href={ "/v/" (id) "/source" } { (t("source", "源代码")) } }
            }
            @if let Some((place, row)) = table.rows.iter().find(|row| row.version == id).and_then(|row| Some((row.place?, row))) {
                (facts(&[
                    (t("place", "名次"), html! { (place) }), (t("rating", "等级分"), html! { (format!("{:.0}", row.elo)) }),
                    (t("95 % interval", "95% 区间"), html! { (format!("{:.0} – {:.0}", row.ci95[0], row.ci95[1])) }), (t("games", "局"), html! { (row.games) }),
                ]))
            }
            (history(&visit, id).await?)
            @if sees { (check::section(&visit, &contest, &version).await?) }
            @if version.is_ready() {
                @if visit.arena.game(&contest.game)?.takes_people() { p { a class={ "button" @if !sees { " primary" } } href={ "/v/" (id) "/play" } { (t("play against it", "人机对战")) } } }
                @if challenges { (challenge::challenge_form(&visit, id)) }
            }
        }
        (record::section(&visit, &contest, &version, &team, own, &wanted).await?)
    };
    Ok(visit.page(&version.name(), body))
}

async fn history(visit: &Visit, version: i64) -> Result<Markup> {
    let points: Vec<(i64, f64, f64, f64)> =
        sqlx::query_as("SELECT created, elo, low, high FROM history WHERE version_id = $1 ORDER BY created")
            .bind(version)
            .fetch_all(&visit.arena.db.pool)
            .await?;
    let (Some(first), Some(last)) = (points.first(), points.last()) else {
        return Ok(html! {});
    };
    if first.0 == last.0 {
        return Ok(html! {});
    }
    let low = points.iter().map(|p| p.2).fold(f64::INFINITY, f64::min);
    let high = points.iter().map(|p| p.3).fold(f64::NEG_INFINITY, f64::max);
    let x = |at: i64| 40.0 + 550.0 * (at - first.0) as f64 / (last.0 - first.0) as f64;
    let y = |elo: f64| 110.0 - 100.0 * (elo - low) / (high - low).max(1.0);
    let line: Vec<String> = points.iter().map(|p| format!("{:.1},{:.1}", x(p.0), y(p.1))).collect();
    let above = points.iter().map(|p| format!("{:.1},{:.1}", x(p.0), y(p.3)));
    let below = points.iter().rev().map(|p| format!("{:.1},{:.1}", x(p.0), y(p.2)));
    let band: Vec<String> = above.chain(below).collect();
    Ok(html! {
        svg class="history" viewBox="0 0 600 120" role="img" aria-label=(visit.t("rating over time", "等级分走势")) {
            polygon points=(band.join(" ")) class="band" {}
            polyline points=(line.join(" ")) class="line" {}
            text x="0" y="14" { (format!("{high:.0}")) }
            text x="0" y="112" { (format!("{low:.0}")) }
        }
    })
}

async fn source(visit: Visit, Path(id): Path<i64>) -> Result<([(&'static str, &'static str); 2], Vec<u8>)> {
    let version = versions::by_id(&visit.arena.db, id).await?;
    if !sees(&visit, &version).await? {
        return Err(Problem::forbidden());
    }
    let hash = version.hash.ok_or_else(Problem::not_found)?;
    let bytes = visit.arena.blobs.get(&hash).await.map_err(Problem::broken)?;
    let headers =
        [("content-type", "text/plain; charset=utf-8"), ("content-disposition", "attachment; filename=\"bot.py\"")];
    Ok((headers, bytes))
}

async fn choose(visit: Visit, Path(id): Path<i64>) -> Result<Redirect> {
    let version = versions::by_id(&visit.arena.db, id).await?;
    let contest = contests::by_id(&visit.arena.db, version.contest_id).await?;
    let (_, team) = own_team(&visit, &contest.slug).await?;
    versions::choose(&visit.arena.db, &team, &version).await?;
    Ok(Redirect::to(&format!("/c/{}/mine", contest.slug)))
}
