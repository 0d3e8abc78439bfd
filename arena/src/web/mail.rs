//! Links by mail, that make an account or set a password.

use std::sync::Arc;

use axum::extract::Path;
use axum::response::Redirect;
use axum::routing::get;
use axum::{Form, Router};
use maud::{Markup, html};
use serde::Deserialize;

use super::frame::Visit;
use super::people::begin;
use super::text::field;
use crate::problem::{Problem, Result};
use crate::{Arena, mail};

pub fn routes() -> Router<Arc<Arena>> {
    Router::new().route("/mail", get(ask_page).post(ask)).route("/mail/{code}", get(open_page).post(open))
}

async fn ask_page(visit: Visit) -> Result<Markup> {
    visit.arena.mail.as_ref().ok_or_else(Problem::not_found)?;
    let t = |en, zh| visit.t(en, zh);
    let title = t("Link by mail", "邮件链接");
    let body = html! {
        h1 { (title) }
        p { (t("You get a link that makes your account, or sets a new password.", "我们会发送一个链接，用于注册账户或重设密码。")) }
        form method="post" class="narrow" {
            (field(t("mail address, which nobody sees", "邮箱（不公开）"), "mail", html! {
                input id="mail" name="mail" type="email" required maxlength="254" autocomplete="email";
            }))
            button { (t("send it", "发送")) }
        }
    };
    Ok(visit.page(title, body))
}

#[derive(Deserialize)]
struct Asked {
    mail: String,
}

/// Answers the same for every address: who has an account, only its mail tells.
async fn ask(visit: Visit, Form(form): Form<Asked>) -> Result<Markup> {
    let to = visit.arena.mail.as_ref().ok_or_else(Problem::not_found)?.address(&form.mail)?;
    visit.arena.limits.mail(visit.address, to.as_ref())?;
    let (sender, lang) = (visit.arena.clone(), visit.lang);
    tokio::spawn(async move {
        let Some(mail) = &sender.mail else { return };
        let page = |code: &str| sender.link(&format!("/mail/{code}"));
        if let Err(error) = mail.send(&sender.db, to, lang, page).await {
            tracing::error!("a mail was not sent: {error:#}");
        }
    });
    let title = visit.t("Look into your mail", "请查收邮件");
    let about = visit.t(
        "The link comes within minutes and works for a day. Look among unwanted mail, too.",
        "链接几分钟内送达，一天内有效。请同时查看垃圾邮件。",
    );
    Ok(visit.page(title, html! { h1 { (title) } p { (about) } }))
}

async fn open_page(visit: Visit, Path(code): Path<String>) -> Result<Markup> {
    let (mail, user) = mail::owner(&visit.arena.db, &code).await?;
    let t = |en, zh| visit.t(en, zh);
    let title = match user {
        Some(_) => t("New password", "重设密码"),
        None => t("Register", "注册"),
    };
    let body = html! {
        h1 { (title) }
        p { (mail) @if let Some(user) = &user { " · " (t("name", "用户名")) " " strong { (user.name) } } }
        form method="post" class="narrow" {
            @if user.is_none() {
                (field(t("name, which everybody sees", "用户名（公开）"), "name", html! { input id="name" name="name" required maxlength="40" autocomplete="username"; }))
            }
            (field(t("password, 8 characters or more", "密码（至少 8 位）"), "password", html! {
                input id="password" name="password" type="password" required minlength="8" autocomplete="new-password";
            }))
            button { (title) }
        }
    };
    Ok(visit.page(title, body))
}

#[derive(Deserialize)]
struct Opened {
    #[serde(default)]
    name: String,
    password: String,
}

async fn open(visit: Visit, Path(code): Path<String>, Form(form): Form<Opened>) -> Result<Redirect> {
    let user = mail::open(&visit.arena.db, &code, &form.name, &form.password).await?;
    begin(visit, user, "opened a link by mail").await?;
    Ok(Redirect::to("/"))
}
