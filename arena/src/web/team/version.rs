//! A version's page.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query};
use axum::response::Redirect;
use axum::routing::{get, post};
use maud::{Markup, html};

use super::record::{self, Wanted};
use super::upload::report_of;
use super::{challenge, is_own, own_team, state};
use crate::Arena;
use crate::contests::{self, Contest, Stage};
use crate::problem::{Problem, Result};
use crate::teams;
use crate::versions::{self, FAILED, Version};
use crate::web::contest::head;
use crate::web::frame::Visit;
use crate::web::text::time;

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
    let sees = own || (visit.is_organiser() && version.builtin.is_none());
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
        section {
            h2 { (version.name()) }
            p {
                @if let Some(team) = version.team_id { a href={ "/t/" (team) } { (version.team.as_deref().unwrap_or_default()) } " · " }
                (state(&visit, &version)) " · " (time(version.created))
                @if sees { " · " (version.bytes) " B · " a href={ "/v/" (id) "/source" } { (t("source", "源代码")) } }
            }
            @if let Some((place, row)) = table.rows.iter().find(|row| row.version == id).and_then(|row| Some((row.place?, row))) {
                p { (t("place", "名次")) " " strong { (place) } " · " (t("rating", "等级分")) " " strong { (format!("{:.0}", row.elo)) }
                    " (" (t("95 % interval", "95% 区间")) " " (format!("{:.0} – {:.0}", row.ci95[0], row.ci95[1])) ") · " (row.games) " " (t("games", "局")) }
            }
            (history(&visit, id).await?)
            @if sees { (report(&visit, &contest, &version)) }
            @if version.is_ready() {
                @if visit.arena.game(&contest.game)?.takes_people() { p { a class="button" href={ "/v/" (id) "/play" } { (t("play against it", "人机对战")) } } }
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

fn report(visit: &Visit, contest: &Contest, version: &Version) -> Markup {
    let t = |en, zh| visit.t(en, zh);
    let report = version.report.as_deref().map(|report| report_of(visit.lang, report));
    html! {
        div class="report" {
            h3 { (t("Check", "检查结果")) }
            @match &report {
                None if version.state == FAILED => {
                    p class="warn" { (t(
                        "The check broke off five times. That is a fault of the arena, not of the file: tell its organisers, who see why and can have it checked again.",
                        "检查五次中断。这是竞技场而非代码的问题：请告知组织者，他们能看到原因并重新检查。",
                    )) }
                    @if visit.is_organiser() { p { a href={ "/c/" (contest.slug) "/organise" } { (t("failed checks", "中断的检查")) } } }
                }
                None => { p data-reload="" { (t("It is being checked; this page shows the result.", "正在检查，结果将显示在此页。")) } }
                Some(report) if report.findings.is_empty() => { p { (t("Nothing to fix.", "没有发现问题。")) } }
                Some(report) => {
                    ul { @for finding in &report.findings { li {
                        span class="tag" { (visit.lang.told(&finding.kind)) } " "
                        @for line in &finding.lines { (t("line", "第")) " " (line) " " (t("", "行 ")) }
                        (finding.what) br;
                        @if let Some(code) = &finding.code { code { (code) } br; }
                        span class="dim" { "→ " (finding.fix) }
                    } } }
                    p { (visit.lang.told(report.verdict())) }
                }
            }
            @for game in report.iter().flat_map(|report| &report.games) {
                p class="dim" {
                    (t("test game against", "测试对局，对手")) " " (game.against) ", "
                    (if game.seat == 0 { t("moving first", "先手") } else { t("moving second", "后手") }) ": "
                    @match game.winner { Some(seat) if seat == game.seat => (t("won", "胜")), Some(_) => (t("lost", "负")), None => (t("drawn", "平")) }
                    ", " (game.turns) " " (t("turns", "回合")) ", " (format!("{:.2}", game.thought_s)) " " (t("s", "秒"))
                }
            }
        }
    }
}

async fn source(visit: Visit, Path(id): Path<i64>) -> Result<([(&'static str, &'static str); 2], Vec<u8>)> {
    let version = versions::by_id(&visit.arena.db, id).await?;
    if !is_own(&visit, version.contest_id, version.team_id).await? && !visit.is_organiser() {
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
