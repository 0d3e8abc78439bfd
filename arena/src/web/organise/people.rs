//! What organisers do for people: a new password, another role.

use std::sync::Arc;

use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;

use super::note;
use crate::Arena;
use crate::accounts::{self, MEMBER, ORGANISER};
use crate::problem::Result;
use crate::web::frame::Visit;
use crate::web::guard::Address;
use crate::web::text::field;

const PASSWORD: &str = "password";

pub(super) fn section(visit: &Visit) -> Markup {
    let t = |en, zh| visit.t(en, zh);
    html! {
        section {
            h2 { (t("People", "用户")) }
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

#[derive(Deserialize)]
pub(super) struct Person {
    name: String,
    todo: String,
}

pub(super) async fn person(
    State(arena): State<Arc<Arena>>,
    visit: Visit,
    Address(address): Address,
    Form(form): Form<Person>,
) -> Result<Response> {
    let organiser = visit.organiser()?.id;
    let user = accounts::by_name(&arena.db, &form.name).await?;
    if form.todo != PASSWORD {
        let role = if form.todo == ORGANISER { ORGANISER } else { MEMBER };
        accounts::set_role(&arena.db, user.id, role).await?;
        note(&arena, organiser, address, &format!("made {} {role}", user.name)).await?;
        return Ok(Redirect::to("/organise").into_response());
    }
    let password = accounts::draw_password(&arena.db, user.id).await?;
    note(
        &arena,
        organiser,
        address,
        &format!("gave {} a new password", user.name),
    )
    .await?;
    let title = visit.t("New password", "新密码");
    let about = visit.t(
        "It is shown once. Its owner should change it at once.",
        "密码只显示一次，请转告本人并尽快修改。",
    );
    let body = html! { h1 { (title) } p { (user.name) ": " code { (password) } } p { (about) } };
    Ok(visit.page(title, body).into_response())
}
