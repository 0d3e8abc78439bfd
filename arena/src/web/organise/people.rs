//! What organisers do for people: a new password, another role.

use axum::Form;
use axum::extract::Query;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;

use crate::accounts::{self, MEMBER, ORGANISER};
use crate::problem::Result;
use crate::web::frame::Visit;
use crate::web::text::{field, time};

const PASSWORD: &str = "password";

pub(super) fn section(visit: &Visit) -> Markup {
    let t = |en, zh| visit.t(en, zh);
    html! {
        section {
            h2 { (t("People", "用户")) }
            p { a class="button" href="/organise/people" { (t("all accounts", "全部账户")) } }
            form method="post" action="/organise/person" class="row" {
                (field(t("name", "用户名"), "name", html! { input id="name" name="name" required maxlength="40"; }))
                (field(t("what to do", "操作"), "todo", html! { select id="todo" name="todo" {
                    option value=(PASSWORD) { (t("give a new password", "重设密码")) }
                    option value=(ORGANISER) { (t("make an organiser", "设为组织者")) }
                    option value=(MEMBER) { (t("make a member", "设为成员")) }
                } }))
                button { (t("do it", "执行")) }
            }
        }
    }
}

const PAGE: i64 = 100;

#[derive(Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    name: String,
    /// Number of the account that ended the page before.
    #[serde(default)]
    after: i64,
}

pub(super) async fn list(visit: Visit, Query(wanted): Query<Wanted>) -> Result<Markup> {
    visit.organiser()?;
    let all = accounts::list(&visit.arena.db, &wanted.name, wanted.after, PAGE).await?;
    let t = |en, zh| visit.t(en, zh);
    let title = t("Accounts", "账户");
    let body = html! {
        h1 { (title) }
        p { a class="button" href="/organise/people.csv" { (t("all accounts", "全部账户")) ".csv" } }
        form class="row" {
            (field(t("name", "用户名"), "name", html! { input id="name" name="name" maxlength="40" value=(wanted.name); }))
            button { (t("search", "搜索")) }
        }
        div class="scroll" tabindex="0" { table {
            thead { tr {
                th { (t("name", "用户名")) } th { (t("role", "身份")) } th { (t("teams", "队伍")) }
                th { (t("made", "注册时间")) } th { (t("last login", "最近登录")) } th {}
            } }
            tbody { @for one in &all { tr {
                td { (one.name) }
                td { (if one.role == ORGANISER { t("organiser", "组织者") } else { t("member", "成员") }) }
                td { (one.teams.as_deref().unwrap_or("–")) }
                td { (time(one.created)) }
                td { @if let Some(seen) = one.seen { (time(seen)) } }
                td { form method="post" action="/organise/person" {
                    input type="hidden" name="name" value=(one.name);
                    button class="small" name="todo" value=(PASSWORD) data-confirm={ (t("A new password for", "重设密码：")) " " (one.name) "?" } { (t("new password", "重设密码")) }
                } }
            } } }
        } }
        @if let Some(last) = all.last().filter(|_| all.len() as i64 == PAGE) {
            form class="row" {
                input type="hidden" name="name" value=(wanted.name);
                button name="after" value=(last.id) { (t("further", "更多")) }
            }
        }
    };
    Ok(visit.page(title, body))
}

#[derive(Deserialize)]
pub(super) struct Person {
    name: String,
    todo: String,
}

pub(super) async fn person(visit: Visit, Form(form): Form<Person>) -> Result<Response> {
    visit.organiser()?;
    let user = accounts::by_name(&visit.arena.db, &form.name).await?;
    if form.todo != PASSWORD {
        let role = if form.todo == ORGANISER { ORGANISER } else { MEMBER };
        accounts::set_role(&visit.arena.db, user.id, role).await?;
        visit.note(&format!("made {} {role}", user.name)).await?;
        return Ok(Redirect::to("/organise").into_response());
    }
    let password = accounts::draw_password(&visit.arena.db, user.id).await?;
    visit.note(&format!("gave {} a new password", user.name)).await?;
    let title = visit.t("New password", "新密码");
    let about =
        visit.t("It is shown once. Its owner should change it at once.", "密码只显示一次，请转告本人并尽快修改。");
    let body = html! { h1 { (title) } p { (user.name) ": " code { (password) } } p { (about) } };
    Ok(visit.page(title, body).into_response())
}
