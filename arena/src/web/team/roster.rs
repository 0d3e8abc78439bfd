//! Who is in a team: creating, joining, leaving, and what its captain and organisers change.

use std::sync::Arc;

use axum::extract::Path;
use axum::response::Redirect;
use axum::routing::{get, post};
use axum::{Form, Router};
use maud::{Markup, html};
use serde::Deserialize;

use crate::Arena;
use crate::accounts;
use crate::contests::{self, Contest, Stage};
use crate::problem::{Problem, Result};
use crate::teams::{self, Member, Team};
use crate::web::contest::head;
use crate::web::frame::Visit;
use crate::web::text::field;

pub fn routes() -> Router<Arc<Arena>> {
    Router::new()
        .route("/c/{slug}/team", post(create))
        .route("/c/{slug}/identity", post(identify))
        .route("/join/{code}", get(join_page).post(join))
        .route("/t/{id}/rename", post(rename))
        .route("/t/{id}/remove", post(remove))
        .route("/t/{id}/place", post(place))
}

fn identity_field(visit: &Visit, contest: &Contest, known: &str) -> Markup {
    let label = format!("{} ({})", contest.settings.ask, visit.t("only organisers see it", "仅组织者可见"));
    let input = html! { input id="identity" name="identity" required maxlength="60" value=(known); };
    html! { @if !contest.settings.ask.is_empty() { (field(&label, "identity", input)) } }
}

fn name_field(visit: &Visit, name: &str) -> Markup {
    let input = html! { input id="name" name="name" required maxlength="40" value=(name); };
    field(visit.t("name of the team", "队名"), "name", input)
}

/// Renders the page of somebody who has no team yet.
pub fn new_team(visit: &Visit, contest: &Contest) -> Markup {
    let t = |en, zh| visit.t(en, zh);
    let body = html! {
        (head(visit, contest, "/mine"))
        section {
            h2 { (t("Create a team", "创建队伍")) }
            @if contest.stage == Stage::Warmup {
                form method="post" action={ "/c/" (contest.slug) "/team" } class="row" {
                    (name_field(visit, ""))
                    (identity_field(visit, contest, ""))
                    button class="primary" { (t("create", "创建")) }
                }
                p { (t("To join a team, open the link that one of its members sends you.", "要加入已有队伍，请打开队友发给你的邀请链接。")) }
            } @else {
                p { (t("The teams of this contest are closed. An organiser can still put you into one.", "本次比赛的组队已经截止；组织者仍可将你加入队伍。")) }
            }
        }
    };
    visit.page(t("My team", "我的队伍"), body)
}

#[derive(Deserialize)]
struct Entry {
    #[serde(default)]
    name: String,
    #[serde(default)]
    identity: String,
}

fn own(slug: &str) -> Redirect {
    Redirect::to(&format!("/c/{slug}/mine"))
}

async fn create(visit: Visit, Path(slug): Path<String>, Form(form): Form<Entry>) -> Result<Redirect> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    teams::create(&visit.arena.db, &contest, visit.user()?.id, &form.name, &form.identity).await?;
    Ok(own(&slug))
}

async fn identify(visit: Visit, Path(slug): Path<String>, Form(form): Form<Entry>) -> Result<Redirect> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    teams::identify(&visit.arena.db, &contest, visit.user()?.id, &form.identity).await?;
    Ok(own(&slug))
}

async fn join_page(visit: Visit, Path(code): Path<String>) -> Result<Markup> {
    let team = teams::by_invitation(&visit.arena.db, &code).await?;
    let contest = contests::by_id(&visit.arena.db, team.contest_id).await?;
    let title = visit.t("Join a team", "加入队伍");
    let to = format!("?to=/join/{code}");
    let body = html! {
        h1 { (title) ": " (team.name) }
        @if visit.user.is_some() {
            form method="post" class="narrow" { (identity_field(&visit, &contest, "")) button { (visit.t("join", "加入")) } }
        } @else {
            p { a class="button" href={ "/login" (to) } { (visit.t("log in", "登录")) } " "
                a class="button" href={ "/register" (to) } { (visit.t("register", "注册")) } }
        }
    };
    Ok(visit.page(title, body))
}

async fn join(visit: Visit, Path(code): Path<String>, Form(form): Form<Entry>) -> Result<Redirect> {
    let user = visit.user()?;
    let team = teams::by_invitation(&visit.arena.db, &code).await?;
    let contest = contests::by_id(&visit.arena.db, team.contest_id).await?;
    teams::join(&visit.arena.db, &contest, user.id, &team, &form.identity).await?;
    Ok(own(&contest.slug))
}

/// Returns true if the visitor leads the team: its captain in the warm-up, organisers until the contest is over.
fn leads(visit: &Visit, contest: &Contest, team: &Team, members: &[Member]) -> bool {
    let captain = visit.user.as_ref().is_some_and(|user| team.captain(members) == Some(user.id));
    captain && contest.stage == Stage::Warmup || visit.is_organiser() && contest.stage != Stage::Over
}

/// Renders the members, and what the visitor may change of them.
pub fn members(visit: &Visit, contest: &Contest, team: &Team, members: &[Member]) -> Markup {
    let t = |en, zh| visit.t(en, zh);
    let (leads, captain) = (leads(visit, contest, team, members), team.captain(members));
    let is_me = |member: &Member| visit.user.as_ref().is_some_and(|user| user.id == member.id);
    let asks = !contest.settings.ask.is_empty();
    let action = |path: &str| format!("/t/{}/{path}", team.id);
    html! {
        ul class="members" { @for member in members { li {
            (member.name)
            @if members.len() > 1 && captain == Some(member.id) { " " span class="tag" { (t("captain", "队长")) } }
            @if asks && (is_me(member) || visit.is_organiser()) {
                " " span class="dim" { (contest.settings.ask) ": " (member.identity.as_deref().unwrap_or("–")) }
            }
            @if is_me(member) && contest.stage == Stage::Warmup {
                (remove_form(&action("remove"), member, t("Leave the team?", "确定退出队伍？"), t("leave the team", "退出队伍")))
            } @else if leads {
                (remove_form(&action("remove"), member, t("Take this person out of the team?", "确定将此人移出队伍？"), t("remove", "移出")))
            }
        } } }
        @if asks && members.iter().any(is_me) {
            @let known = members.iter().find(|member| is_me(member)).and_then(|member| member.identity.as_deref());
            details open[known.is_none()] {
                summary { (t("What the organisers ask for", "组织者要求填写的信息")) }
                form method="post" action={ "/c/" (contest.slug) "/identity" } class="row" {
                    (identity_field(visit, contest, known.unwrap_or_default()))
                    button { (t("save", "保存")) }
                }
            }
        }
        @if leads { details {
            summary { (t("Change the team", "管理队伍")) }
            form method="post" action=(action("rename")) class="row" { (name_field(visit, &team.name)) button { (t("rename", "改名")) } }
            @if visit.is_organiser() {
                form method="post" action=(action("place")) class="row" {
                    (field(t("account, at any time", "账户（随时可加入）"), "account", html! { input id="account" name="name" required maxlength="40"; }))
                    button { (t("put into this team", "加入本队")) }
                }
                p { a href={ "/c/" (contest.slug) "/organise#disqualify" } { (t("disqualify", "取消资格")) } }
            }
        } }
    }
}

fn remove_form(action: &str, member: &Member, question: &str, label: &str) -> Markup {
    html! { " " form method="post" action=(action) class="inline" {
        input type="hidden" name="user" value=(member.id);
        button class="small" data-confirm=(question) { (label) }
    } }
}

/// Reads a team for its leader, or for the person whom a change is about. Others may do nothing.
async fn led(visit: &Visit, id: i64, about: Option<i64>) -> Result<(Contest, Team, Vec<Member>)> {
    let me = visit.user()?.id;
    let team = teams::by_id(&visit.arena.db, id).await?;
    let contest = contests::by_id(&visit.arena.db, team.contest_id).await?;
    let members = teams::members(&visit.arena.db, id).await?;
    match about == Some(me) || leads(visit, &contest, &team, &members) {
        true => Ok((contest, team, members)),
        false => Err(Problem::forbidden()),
    }
}

fn back(team: &Team) -> Redirect {
    Redirect::to(&format!("/t/{}", team.id))
}

async fn rename(visit: Visit, Path(id): Path<i64>, Form(form): Form<Entry>) -> Result<Redirect> {
    let (contest, team, _) = led(&visit, id, None).await?;
    teams::rename(&visit.arena.db, id, &form.name, visit.is_organiser()).await?;
    visit.note(&format!("{}: team {} is now {}", contest.slug, team.name, form.name.trim())).await?;
    Ok(back(&team))
}

#[derive(Deserialize)]
struct Person {
    user: i64,
}

/// Removes a member, or the visitor.
async fn remove(visit: Visit, Path(id): Path<i64>, Form(form): Form<Person>) -> Result<Redirect> {
    let is_me = visit.user()?.id == form.user;
    let (contest, team, members) = led(&visit, id, Some(form.user)).await?;
    let name = members.iter().find(|member| member.id == form.user).map_or("", |member| &member.name);
    teams::remove(&visit.arena.db, &team, form.user, visit.is_organiser()).await?;
    visit.note(&format!("{}: {name} is out of team {}", contest.slug, team.name)).await?;
    Ok(match members.len() {
        _ if is_me => own(&contest.slug),
        1 => Redirect::to(&format!("/c/{}/teams", contest.slug)),
        _ => back(&team),
    })
}

async fn place(visit: Visit, Path(id): Path<i64>, Form(form): Form<Entry>) -> Result<Redirect> {
    visit.organiser()?;
    let (contest, team, _) = led(&visit, id, None).await?;
    let user = accounts::by_name(&visit.arena.db, &form.name).await?;
    teams::place(&visit.arena.db, &team, user.id).await?;
    visit.note(&format!("{}: put {} into team {}", contest.slug, user.name, team.name)).await?;
    Ok(back(&team))
}
