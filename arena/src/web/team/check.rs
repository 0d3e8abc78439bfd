//! The check of a version: what it found, its test games, and an organiser's word against it.

use std::sync::Arc;

use axum::extract::Path;
use axum::http::header;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Form, Router};
use maud::{Markup, html};
use serde::Deserialize;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use turf_agents::contest::host::check::BANNED;
use turf_agents::contest::report::Report;
use turf_agents::contest::trial::Trial;
use turf_agents::words;
use turf_web::Timeline;

use super::{is_own, sees};
use crate::Arena;
use crate::contests::{self, Contest, Stage};
use crate::lang::Lang;
use crate::problem::{Problem, Result};
use crate::versions::{self, FAILED, Version};
use crate::web::assets::VIEWER;
use crate::web::frame::Visit;
use crate::web::game::shared;
use crate::web::guard::few;

pub fn routes() -> Router<Arc<Arena>> {
    Router::new()
        .route("/v/{id}/trial/{n}", get(game_page))
        .route("/v/{id}/trial/{n}/timeline.json", get(timeline))
        .route_layer(from_fn_with_state(Arc::new(Semaphore::new(4)), few))
        .route("/v/{id}/overrule", post(overrule))
}

/// Reads the report of a check, with its findings in the visitor's language.
pub fn report_of(lang: Lang, report: &str) -> Report {
    let mut report: Report = serde_json::from_str(report).unwrap_or_default();
    let findings = report.findings.iter_mut();
    for text in findings.flat_map(|finding| [&mut finding.what, &mut finding.fix]) {
        *text = lang.told(text);
    }
    report
}

/// Renders the findings. Their lines are links into the text at `to`.
pub fn findings(visit: &Visit, report: &Report, to: Option<&str>) -> Markup {
    let t = |en, zh| visit.t(en, zh);
    html! {
        ul class="findings" { @for finding in &report.findings { li {
            span class="tag" {
                (visit.lang.told(&finding.kind))
                @if finding.kind == BANNED { (t(": ", "：")) (if report.strict_bans { t("refused here", "本场拒绝") } else { t("it may play", "可以出战") }) }
            } " "
            @for line in &finding.lines {
                @match to {
                    Some(to) => { a href={ (to) "#L" (line) } { (t("line", "第")) " " (line) (t("", " 行")) } }
                    None => { (t("line", "第")) " " (line) (t("", " 行")) }
                } " "
            }
            (finding.what) br;
            @if let Some(code) = &finding.code { code { (code) } br; }
            span class="dim" { "→ " (finding.fix) }
        } } }
    }
}

/// Renders the check of a version for those who may see it.
pub async fn section(visit: &Visit, contest: &Contest, version: &Version) -> Result<Markup> {
    let t = |en, zh| visit.t(en, zh);
    let id = version.id;
    let report = version.report.as_deref().map(|report| report_of(visit.lang, report));
    let mends = contest.stage == Stage::Warmup && is_own(visit, contest.id, version.team_id).await?;
    let editor = format!("/c/{}/upload?from={id}", contest.slug);
    let overruled = report.as_ref().filter(|report| report.plays != version.is_ready());
    let tone = |report: &Report| {
        [" refused", " warned", " passed"][usize::from(report.plays) * (2 - usize::from(report.warns()))]
    };
    Ok(html! {
        div class={ "card report" (report.as_ref().map_or("", tone)) } {
            h3 { (t("Check", "检查结果")) }
            @match &report {
                None if version.state == FAILED => {
                    p class="warn" { (t(
                        "The check broke off five times. That is a fault of the arena, not of the file: tell its organisers, who see why and can have it checked again.",
                        "检查五次中断。这是竞技场而非代码的问题：请告知组织者，他们能看到原因并重新检查。",
                    )) }
                    @if visit.is_organiser() { p { a href={ "/c/" (contest.slug) "/organise" } { (t("failed checks", "中断的检查")) } } }
                }
                None => { p data-waits="" {
                    (t("It is being checked; this page shows the result.", "正在检查，结果将显示在此页。"))
                    @match versions::ahead(&visit.arena.db, id).await? { 0 => {}, n => { " " (t("Matches before it:", "排在前面的对局：")) " " (n) } }
                } }
                Some(report) => {
                    p class=[(!report.plays || report.warns()).then_some("warn")] { strong { (visit.lang.told(report.verdict())) } }
                    @if overruled.is_some() { p class="warn" { strong { @if version.is_ready() { (t("An organiser lets it play all the same.", "组织者允许它出战。")) } @else { (t("An organiser has refused it.", "组织者拒绝了它。")) } } } }
                    (findings(visit, report, mends.then_some(&*editor)))
                }
            }
            ul class="games" { @for (i, game) in report.iter().flat_map(|report| &report.games).enumerate() { li {
                (result(visit, contest, game))
                @if game.replay.is_some() { " · " a href={ "/v/" (id) "/trial/" (i) } { (t("watch", "观看")) } }
            } } }
            @if report.is_some() { div class="row" {
                @if mends && version.hash.is_some() { a class="button primary" href=(editor) { (t("mend this version", "修改此版本")) } }
                @if visit.is_organiser() && contest.stage <= (if version.is_ready() { Stage::Frozen } else { Stage::Ladder }) { form method="post" action={ "/v/" (id) "/overrule" } {
                    input type="hidden" name="plays" value=(!version.is_ready());
                    button class="small" data-confirm=[version.is_ready().then_some(t("Refuse this version? Its team may not let it play.", "拒绝此版本？队伍将不能让它出战。"))] { @if version.is_ready() { (t("refuse it", "拒绝此版本")) } @else { (t("let it play anyway", "仍然允许出战")) } }
                } }
            } }
        }
    })
}

fn result(visit: &Visit, contest: &Contest, game: &Trial) -> Markup {
    let t = |en, zh| visit.t(en, zh);
    html! {
        (t("test game against", "测试对局，对手")) " " (game.against) ", "
        (if game.seat == 0 { t("moving first", "先手") } else { t("moving second", "后手") }) ": "
        @match game.winner { Some(seat) if seat == game.seat => strong class="up" { (t("won", "胜")) }, Some(_) => strong class="down" { (t("lost", "负")) }, None => strong { (t("drawn", "平")) } }
        span class="dim" { " · " (visit.lang.told(words::reason(&contest.game, &game.reason))) " · " (game.turns) " " (t("turns", "回合")) " · " (format!("{:.2}", game.thought_s)) " " (t("s", "秒")) }
    }
}

struct Found {
    contest: Contest,
    version: Version,
    trial: Trial,
    timeline: Timeline,
}

/// Finds a test game, which only the team and organisers see. Both its bots are the team's own or built in.
async fn find(visit: &Visit, id: i64, n: usize) -> Result<Found> {
    let version = versions::by_id(&visit.arena.db, id).await?;
    if !sees(visit, &version).await? {
        return Err(Problem::forbidden());
    }
    let contest = contests::by_id(&visit.arena.db, version.contest_id).await?;
    let report = version.report.as_deref().map(|report| report_of(visit.lang, report)).unwrap_or_default();
    let trial = report.games.into_iter().nth(n).ok_or_else(Problem::not_found)?;
    let hash = trial.replay.as_deref().ok_or_else(Problem::not_found)?;
    let bytes = visit.arena.blobs.get(hash).await.map_err(Problem::broken)?;
    let (arena, game) = (visit.arena.clone(), contest.game.clone());
    let read = move || Ok(shared(arena.game(&game)?, bytes, [true; 2]).map_err(Problem::told)?.timeline());
    let timeline: Result<Timeline> = spawn_blocking(read).await.map_err(Problem::broken)?;
    Ok(Found { timeline: timeline?, contest, version, trial })
}

async fn game_page(visit: Visit, Path((id, n)): Path<(i64, usize)>) -> Result<Markup> {
    let found = find(&visit, id, n).await?;
    let error = found.timeline.end.and_then(|end| end.detail);
    let title = format!("{} – {}", found.version.name(), found.trial.against);
    let body = html! {
        div id="turf" class="stage-box" data-timeline={ "/v/" (id) "/trial/" (n) "/timeline.json" } {}
        section class="below" {
            p { a href={ "/v/" (id) } { (found.version.name()) } " · " (result(&visit, &found.contest, &found.trial)) }
            @if let Some(error) = &error {
                h2 { (visit.t("The bot's error", "代码的错误")) }
                pre tabindex="0" { (error) }
            }
        }
    };
    Ok(visit.board_page(&title, &VIEWER, body))
}

async fn timeline(visit: Visit, Path((id, n)): Path<(i64, usize)>) -> Result<Response> {
    let found = find(&visit, id, n).await?;
    let json = serde_json::to_string(&found.timeline).map_err(Problem::broken)?;
    Ok(([(header::CONTENT_TYPE, "application/json")], json).into_response())
}

#[derive(Deserialize)]
struct Word {
    plays: bool,
}

async fn overrule(visit: Visit, Path(id): Path<i64>, Form(word): Form<Word>) -> Result<Redirect> {
    visit.organiser()?;
    versions::overrule(&visit.arena.db, id, word.plays).await?;
    let version = versions::by_id(&visit.arena.db, id).await?;
    let what = if word.plays { "lets a refused version play" } else { "refuses a version" };
    visit.note(&format!("{what}: {} (/v/{id})", version.name())).await?;
    Ok(Redirect::to(&format!("/v/{id}")))
}
