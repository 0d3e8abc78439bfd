//! A team's page, and who is in it.

use std::sync::Arc;

use axum::extract::Path;
use axum::response::Redirect;
use axum::routing::{get, post};
use axum::{Form, Router};
use maud::{Markup, html};
use serde::Deserialize;

use super::{challenge, is_own, state};
use crate::Arena;
use crate::contests::{self, Contest, Stage};
use crate::problem::Result;
use crate::teams::{self, Team};
use crate::versions;
use crate::web::contest::head;
use crate::web::frame::Visit;
use crate::web::text::{field, time};

pub fn routes() -> Router<Arc<Arena>> {
    Router::new()
        .route("/c/{slug}/mine", get(mine))
        .route("/c/{slug}/team", post(create))
        .route("/c/{slug}/leave", post(leave))
        .route("/join/{code}", get(join_page).post(join))
        .route("/t/{id}", get(team))
}

async fn mine(visit: Visit, Path(slug): Path<String>) -> Result<Markup> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    let user = visit.user()?;
    if let Some(own) = teams::of_user(&visit.arena.db, contest.id, user.id).await? {
        return team_page(&visit, &contest, &own).await;
    }
    let t = |en, zh| visit.t(en, zh);
    let body = html! {
        (head(&visit, &contest, "/mine"))
        section {
            h2 { (t("Create a team", "创建队伍")) }
            @if contest.stage == Stage::Warmup {
                form method="post" action={ "/c/" (slug) "/team" } class="row" {
                    (field(t("name of the team", "队名"), "name", html! { input id="name" name="name" required maxlength="40"; }))
                    button { (t("create", "创建")) }
                }
                p { (t("To join a team, open the link that one of its members sends you.", "要加入已有队伍，请打开队友发给你的邀请链接。")) }
            } @else {
                p { (t("The teams of this contest are closed.", "本次比赛的组队已经截止。")) }
            }
        }
    };
    Ok(visit.page(t("My team", "我的队伍"), body))
}

#[derive(Deserialize)]
struct Name {
    name: String,
}

async fn create(visit: Visit, Path(slug): Path<String>, Form(form): Form<Name>) -> Result<Redirect> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    teams::create(&visit.arena.db, &contest, visit.user()?.id, &form.name).await?;
    Ok(Redirect::to(&format!("/c/{slug}/mine")))
}

async fn leave(visit: Visit, Path(slug): Path<String>) -> Result<Redirect> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    teams::leave(&visit.arena.db, &contest, visit.user()?.id).await?;
    Ok(Redirect::to(&format!("/c/{slug}/mine")))
}

async fn join_page(visit: Visit, Path(code): Path<String>) -> Result<Markup> {
    let team = teams::by_invitation(&visit.arena.db, &code).await?;
    let title = visit.t("Join a team", "加入队伍");
    let to = format!("?to=/join/{code}");
    let body = html! {
        h1 { (title) ": " (team.name) }
        @if visit.user.is_some() {
            form method="post" { button { (visit.t("join", "加入")) } }
        } @else {
            p { a class="button" href={ "/login" (to) } { (visit.t("log in", "登录")) } " "
                a class="button" href={ "/register" (to) } { (visit.t("register", "注册")) } }
        }
    };
    Ok(visit.page(title, body))
}

async fn join(visit: Visit, Path(code): Path<String>) -> Result<Redirect> {
    let user = visit.user()?;
    let team = teams::by_invitation(&visit.arena.db, &code).await?;
    let contest = contests::by_id(&visit.arena.db, team.contest_id).await?;
    teams::join(&visit.arena.db, &contest, user.id, &team).await?;
    Ok(Redirect::to(&format!("/c/{}/mine", contest.slug)))
}

async fn team(visit: Visit, Path(id): Path<i64>) -> Result<Markup> {
    let team = teams::by_id(&visit.arena.db, id).await?;
    let contest = contests::by_id(&visit.arena.db, team.contest_id).await?;
    team_page(&visit, &contest, &team).await
}

async fn team_page(visit: &Visit, contest: &Contest, team: &Team) -> Result<Markup> {
    let own = is_own(visit, contest.id, Some(team.id)).await?;
    let members = teams::members(&visit.arena.db, team.id).await?;
    let versions = versions::of_team(&visit.arena.db, team.id).await?;
    let table = visit.arena.director.table(contest);
    let t = |en, zh| visit.t(en, zh);
    let rating = |id: i64| table.rows.iter().find(|row| row.version == id && row.games > 0);
    let plays = if contest.stage == Stage::Warmup { team.chosen } else { team.entered };
    let body = html! {
        (head(visit, contest, if own { "/mine" } else { "/teams" }))
        section {
            h2 { (team.name) }
            @if let Some(why) = &team.disqualified { p class="warn" { (t("Disqualified:", "已取消资格：")) " " (why) } }
            p { @for (i, (_, name)) in members.iter().enumerate() { @if i > 0 { ", " } (name) } }
            @if own && contest.stage == Stage::Warmup {
                @match visit.arena.takes_files(contest) {
                    Ok(()) => p { a class="button" href={ "/c/" (contest.slug) "/upload" } { (t("new version", "提交新版本")) } },
                    Err(why) => p class="dim" { (why.text(visit.lang)) },
                }
                @if (members.len() as i64) < contest.settings.team_size {
                    p { (t("Send this link to those who are to join:", "把此链接发给队友：")) " "
                        code { (visit.arena.link(&format!("/join/{}", team.invitation))) } }
                }
                form method="post" action={ "/c/" (contest.slug) "/leave" } { button class="small" data-confirm=(t("Leave the team?", "确定退出队伍？")) { (t("leave the team", "退出队伍")) } }
            }
        }
        section {
            h2 { (t("Versions", "版本")) }
            @if versions.is_empty() { p { (t("None yet.", "暂无。")) } }
            @else { div class="scroll" tabindex="0" { table {
                thead { tr { th { "#" } th { (t("state", "状态")) } th { (t("note", "说明")) } th class="n" { (t("rating", "等级分")) } th { (t("submitted", "提交时间")) } th {} } }
                tbody { @for version in &versions { tr {
                    td { a href={ "/v/" (version.id) } { "#" (version.number) } @if plays == Some(version.id) { " " span class="tag live" { (t("chosen", "出战")) } } }
                    td { (state(visit, version, own || visit.is_organiser())) }
                    td { @if own { (version.note) } }
                    td class="n" { @if let Some(row) = rating(version.id) { (format!("{:.0}", row.elo)) } }
                    td { (time(version.created)) }
                    td { @if own && version.is_ready() && contest.stage == Stage::Warmup && plays != Some(version.id) {
                        form method="post" action={ "/v/" (version.id) "/choose" } { button class="small" { (t("let it play", "设为出战")) } }
                    } }
                } } }
            } } }
        }
        @if own { p { a class="button" href={ "/c/" (contest.slug) "/mine.zip" } { (t("download own games and data", "下载本队对局与数据")) } } }
        @if own && contest.stage == Stage::Warmup { (challenge::compare_form(visit, contest, &versions, plays)) }
    };
    Ok(visit.page(&team.name, body))
}
