//! What organisers do.

mod dry_run;
mod fields;
mod form;
mod new;
mod people;

use std::sync::Arc;

use axum::extract::{Path, Query};
use axum::response::Redirect;
use axum::routing::{get, post};
use axum::{Form, Router};
use maud::{Markup, html};
use serde::Deserialize;

use fields::Fields;
use form::Texts;

use super::contest::head;
use super::frame::Visit;
use super::game::{OUTDATED, outdated};
use super::text::{field, time};
use super::webhook;
use crate::Arena;
use crate::accounts::{self, MEMBER, ORGANISER};
use crate::contests::{self, Contest, Stage};
use crate::finals::Finals;
use crate::matches;
use crate::problem::{Problem, Result};
use crate::teams::{self, Team};
use crate::versions;

pub fn routes() -> Router<Arc<Arena>> {
    Router::new()
        .route("/organise", get(overview))
        .route("/organise/invite", post(invite))
        .route("/organise/people", get(people::list))
        .route("/organise/person", post(people::person))
        .route("/organise/new", get(new::new_page).post(new::new))
        .route("/organise/look", post(new::look))
        .route("/c/{slug}/organise", get(page))
        .route("/c/{slug}/organise/settings", post(new::settings))
        .route("/c/{slug}/organise/advance", post(advance))
        .route("/c/{slug}/organise/pause", post(pause))
        .route("/c/{slug}/organise/release", post(release))
        .route("/c/{slug}/organise/announce", post(announce))
        .route("/c/{slug}/organise/disqualify", post(disqualify))
        .route("/c/{slug}/organise/again", post(again))
        .route("/c/{slug}/organise/checks", post(checks))
}

#[derive(Deserialize)]
struct Log {
    /// Present to list refused logins as well.
    refused: Option<String>,
}

async fn overview(visit: Visit, Query(wanted): Query<Log>) -> Result<Markup> {
    visit.organiser()?;
    let open = accounts::invitations(&visit.arena.db).await?;
    let log: Vec<(Option<String>, String, String, i64)> = sqlx::query_as(
        "SELECT users.name, address, what, audit.created FROM audit LEFT JOIN users ON users.id = audit.user_id \
         WHERE $1 = 1 OR what <> 'login refused' ORDER BY audit.id DESC LIMIT 50",
    )
    .bind(i64::from(wanted.refused.is_some()))
    .fetch_all(&visit.arena.db.pool)
    .await?;
    let t = |en, zh| visit.t(en, zh);
    let body = html! {
        h1 { (t("People and log", "用户与日志")) }
        section {
            h2 { (t("Invitations", "邀请码")) }
            div class="scroll" tabindex="0" { table { @for (code, role, uses) in &open { tr {
                td { code { (visit.arena.link(&format!("/register?code={code}"))) } }
                td { (if role == ORGANISER { t("organiser", "组织者") } else { t("member", "成员") }) }
                td { (uses) " " (t("left", "次可用")) }
            } } } }
            form method="post" action="/organise/invite" class="row" {
                (field(t("for how many people", "可用次数"), "uses", html! { input id="uses" name="uses" type="number" min="1" max="10000" value="300"; }))
                (field(t("as", "身份"), "role", html! { select id="role" name="role" {
                    option value=(MEMBER) { (t("member", "成员")) } option value=(ORGANISER) { (t("organiser", "组织者")) }
                } }))
                button { (t("make an invitation", "生成邀请码")) }
            }
        }
        (people::section(&visit))
        section {
            h2 { (t("Log", "日志")) }
            @if wanted.refused.is_none() { p { a href="/organise?refused=1" { (t("with refused logins", "包括被拒绝的登录")) } } }
            div class="scroll" tabindex="0" { table { @for (name, address, what, created) in &log { tr {
                td { (time(*created)) } td { (name.as_deref().unwrap_or("–")) } td { (address) } td { (what) }
            } } } }
        }
    };
    Ok(visit.page(t("People and log", "用户与日志"), body))
}

#[derive(Deserialize)]
struct Invite {
    uses: i64,
    role: String,
}

async fn invite(visit: Visit, Form(form): Form<Invite>) -> Result<Redirect> {
    visit.organiser()?;
    let role = if form.role == ORGANISER { ORGANISER } else { MEMBER };
    accounts::invite(&visit.arena.db, role, form.uses.clamp(1, 10_000)).await?;
    visit.note(&format!("invited {} as {role}", form.uses)).await?;
    Ok(Redirect::to("/organise"))
}

pub(super) async fn managed(visit: &Visit, slug: &str) -> Result<Contest> {
    visit.organiser()?;
    contests::by_slug(&visit.arena.db, slug).await
}

async fn page(visit: Visit, Path(slug): Path<String>) -> Result<Markup> {
    let contest = managed(&visit, &slug).await?;
    let form = Texts::of(visit.arena.game(&contest.game)?, &contest.settings, contest.deadline);
    page_of(&visit, &contest, &form, None).await
}

async fn page_of(visit: &Visit, contest: &Contest, form: &Texts, problem: Option<&Problem>) -> Result<Markup> {
    let slug = &contest.slug;
    let fields = Fields { visit, form, problem };
    let game = visit.arena.game(&contest.game)?;
    let teams = teams::all(&visit.arena.db, contest.id).await?;
    let failed = versions::failed(&visit.arena.db, contest.id).await?;
    let outdated = outdated(&visit.arena, contest).await?;
    let t = |en, zh| visit.t(en, zh);
    let action = |path: &str| format!("/c/{slug}/organise/{path}");
    let is_open = contest.stage == Stage::Knockout
        && Finals::read(&visit.arena.db, contest).await?.is_some_and(|finals| finals.open().next().is_some());
    let missing: Vec<_> = teams.iter().filter(|team| team.disqualified.is_none() && team.chosen.is_none()).collect();
    let table = visit.arena.director.table(contest);
    let ladder_is_on = contest.stage == Stage::Ladder && table.games_left > 0;
    let plays = |team: &&Team| contest.stage == Stage::Warmup || team.entered.is_some();
    let playing = teams.iter().filter(|team| team.disqualified.is_none()).filter(plays).count();
    let body = html! {
        (head(visit, contest, "/organise"))
        @if let Some(why) = &outdated { p class="warn" { (why.text(visit.lang)) ". " (visit.t(OUTDATED[0], OUTDATED[1])) } }
        div class="panels" {
            section class="wide" {
                h2 { (t("Stage", "阶段")) }
                ol class="stages" { @for stage in Stage::ALL { li aria-current=[(stage == contest.stage).then_some("step")] { (stage.title(visit.lang)) } } }
                p class="dim" {
                    (teams.len()) " " (t(if teams.len() == 1 { "team" } else { "teams" }, "支队伍")) ", " (missing.len()) " " (t("without a bot that plays", "支尚无可出战代码"))
                    @for (i, team) in missing.iter().enumerate() { (if i == 0 { t(": ", "：") } else { t(", ", "、") }) a href={ "/t/" (team.id) } { (team.name) } }
                }
                @if ladder_is_on { p {
                    (t("Ladder: ", "天梯赛：")) (table.games) " " (t("games played, about", "局已完成，约剩")) " " (table.games_left) " " (t("to play", "局"))
                    @match table.minutes_left {
                        Some(minutes) => { ", " (t("some", "约")) " " (format!("{:.0}", minutes.ceil())) " " (t("minutes at the present speed", "分钟（按当前速度）")) }
                        None => {}
                    }
                } }
                @if contest.stage < Stage::Ladder && playing > 1 { (dry_run::told(visit, game, Some(contest.id), &contest.settings, playing).await?) }
                div class="row" {
                    @if let Some(next) = contest.stage.next() {
                        form method="post" action=(action("advance")) {
                            input type="hidden" name="from" value=(contest.stage.name());
                            @if ladder_is_on || is_open { label { input type="checkbox" name="anyway" value="1"; " " (t("although it is not finished", "尽管尚未结束")) } " " }
                            button class="primary" data-confirm=(t("Go on to the next stage? There is no way back.", "进入下一阶段？此操作无法撤销。")) {
                                (t("go on to", "进入")) ": " (next.title(visit.lang))
                            }
                        }
                    }
                    form method="post" action=(action("pause")) {
                        input type="hidden" name="paused" value=(if contest.paused { "0" } else { "1" });
                        button { (if contest.paused { t("resume", "继续比赛") } else { t("pause", "暂停比赛") }) }
                    }
                    @if contest.settings.hold && is_open {
                        form method="post" action=(action("release")) { button { (t("start the next pairing", "开始下一场")) } }
                    }
                }
            }
            @if !failed.is_empty() { section class="wide" {
                h2 { (t("Checks that failed", "中断的检查")) }
                p class="warn" { (t("A fault of the machine, not of the files: mend it (the log says more), then check them again.", "这是服务器而非代码的问题：请先排除故障（详见日志），再重新检查。")) }
                ul { @for (version, error) in &failed { li { a href={ "/v/" (version.id) } { (version.name()) } ": " (error) } } }
                form method="post" action=(action("checks")) { button { (t("check them again", "重新检查")) } }
            } }
            section {
                h2 { (t("Announce", "发布公告")) }
                form method="post" action=(action("announce")) {
                    div class="field" { label for="text" { (t("text", "内容")) } textarea id="text" name="text" rows="3" maxlength="2000" required {} }
                    button { (t("announce", "发布")) }
                }
            }
            section id="disqualify" {
                h2 { (t("Disqualify", "取消资格")) }
                form method="post" action=(action("disqualify")) class="row" {
                    (field(t("team", "队伍"), "team", html! { select id="team" name="team" {
                        @for team in &teams { option value=(team.id) { (team.name) @if team.disqualified.is_some() { " ✗" } } }
                    } }))
                    (field(t("reason, which everybody reads", "原因（公开）"), "reason", html! { input id="reason" name="reason" maxlength="200"; }))
                    button class="danger" { (t("disqualify", "取消资格")) }
                    button name="reinstate" value="1" { (t("reinstate", "恢复资格")) }
                }
            }
            section class="wide" {
                h2 { (t("Settings", "设置")) }
                form method="post" action=(action("settings")) class="columns" {
                    (fields.problem()) (fields.general()) (fields.of_game(game))
                    button class="primary" { (t("save", "保存")) }
                }
            }
            (webhook::section(visit, contest).await?)
            section {
                h2 { (t("Export", "导出")) }
                p { a class="button" href=(action("ladder.csv")) { (t("ladder", "天梯")) ".csv" } " " a class="button" href=(action("teams.csv")) { (t("teams and members", "队伍与成员")) ".csv" } " " a class="button" href=(action("games.csv")) { (t("games", "对局")) ".csv" }
                    " " a class="button" href=(action("bots.zip")) { (t("bots", "代码")) ".zip" }
                    " " a class="button" href=(action("replays.zip")) { (t("replays", "录像")) ".zip" }
                    " " a class="button" href={ "/c/" (slug) "/screen" } { (t("big screen", "大屏幕")) } }
            }
        }
    };
    Ok(visit.page(t("Organise", "管理"), body))
}

fn still_open(contest: &Contest) -> Result<()> {
    match contest.stage {
        Stage::Over => Err(Problem::bad("the contest is over: its results are final", "比赛已结束，结果不再更改")),
        _ => Ok(()),
    }
}

fn back(slug: &str) -> Redirect {
    Redirect::to(&format!("/c/{slug}/organise"))
}

#[derive(Deserialize)]
struct From {
    from: String,
    /// Present to end a stage that is not finished.
    anyway: Option<String>,
}

async fn advance(visit: Visit, Path(slug): Path<String>, Form(form): Form<From>) -> Result<Redirect> {
    let contest = managed(&visit, &slug).await?;
    if Stage::of(&form.from) != Some(contest.stage) {
        return Err(Problem::bad("the contest has moved on already", "比赛已进入下一阶段"));
    }
    visit.arena.director.advance(&visit.arena.db, &contest, form.anyway.is_some()).await?;
    visit.note(&format!("{slug}: ended the stage {}", contest.stage.name())).await?;
    Ok(back(&slug))
}

#[derive(Deserialize)]
struct Pause {
    paused: i64,
}

async fn pause(visit: Visit, Path(slug): Path<String>, Form(form): Form<Pause>) -> Result<Redirect> {
    let contest = managed(&visit, &slug).await?;
    contests::pause(&visit.arena.db, contest.id, form.paused != 0).await?;
    Ok(back(&slug))
}

async fn release(visit: Visit, Path(slug): Path<String>) -> Result<Redirect> {
    let contest = managed(&visit, &slug).await?;
    contests::release(&visit.arena.db, contest.id).await?;
    Ok(back(&slug))
}

#[derive(Deserialize)]
struct Announcement {
    text: String,
}

async fn announce(visit: Visit, Path(slug): Path<String>, Form(form): Form<Announcement>) -> Result<Redirect> {
    let contest = managed(&visit, &slug).await?;
    contests::announce(&visit.arena.db, contest.id, &form.text).await?;
    Ok(back(&slug))
}

#[derive(Deserialize)]
struct Disqualification {
    team: i64,
    reason: String,
    reinstate: Option<String>,
}

async fn disqualify(visit: Visit, Path(slug): Path<String>, Form(form): Form<Disqualification>) -> Result<Redirect> {
    let contest = managed(&visit, &slug).await?;
    let team = teams::by_id(&visit.arena.db, form.team).await?;
    if team.contest_id != contest.id {
        return Err(Problem::not_found());
    }
    still_open(&contest)?;
    let reason = match (form.reinstate, form.reason.trim()) {
        (Some(_), _) => None,
        (None, "") => {
            return Err(Problem::bad("a disqualification needs a reason", "取消资格需要填写原因"));
        }
        (None, reason) => Some(reason.chars().take(200).collect()),
    };
    teams::disqualify(&visit.arena.db, team.id, reason.clone()).await?;
    let what =
        format!("{slug}: {} is {}", team.name, reason.map_or("in again".into(), |why: String| format!("out: {why}")));
    visit.note(&what).await?;
    Ok(back(&slug))
}

async fn checks(visit: Visit, Path(slug): Path<String>) -> Result<Redirect> {
    let contest = managed(&visit, &slug).await?;
    let n = versions::check_again(&visit.arena.db, &contest).await?;
    visit.note(&format!("{slug}: {n} failed checks begin again")).await?;
    Ok(back(&slug))
}

#[derive(Deserialize)]
struct Again {
    match_id: i64,
    why: String,
}

async fn again(visit: Visit, Path(slug): Path<String>, Form(form): Form<Again>) -> Result<Redirect> {
    let contest = managed(&visit, &slug).await?;
    still_open(&contest)?;
    matches::again(&visit.arena.db, contest.id, form.match_id).await?;
    visit.arena.director.forget(contest.id).await;
    let of = matches::by_id(&visit.arena.db, form.match_id).await?;
    let mut sides = Vec::new();
    for side in [Some(of.a), of.b].into_iter().flatten() {
        sides.push(versions::by_id(&visit.arena.db, side).await?.name());
    }
    let sides = sides.join(" – ");
    let why: String = form.why.chars().take(200).collect();
    visit.note(&format!("{slug}: match {} is played again: {why}", form.match_id)).await?;
    contests::announce(&visit.arena.db, contest.id, &format!("Played again, {sides}: {why}")).await?;
    Ok(back(&slug))
}
