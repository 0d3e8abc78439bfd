//! Registration, login, and the account.

use std::sync::Arc;

use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Form, Router};
use maud::{Markup, html};
use serde::Deserialize;

use super::frame::Visit;
use super::text::{field, time};
use crate::Arena;
use crate::accounts::{self, User};
use crate::lang::{COOKIE_NAME, Lang};
use crate::problem::{Problem, Result};
use crate::sessions::USER;

pub fn routes() -> Router<Arc<Arena>> {
    Router::new()
        .route("/lang/{code}", get(switch))
        .route("/register", get(register_page).post(register))
        .route("/login", get(login_page).post(login))
        .route("/logout", post(logout))
        .route("/account", get(account))
        .route("/account/password", post(password))
        .route("/account/delete", post(delete))
        .route("/account/token", post(token))
        .route("/account/token/remove", post(remove_token))
}

/// Where to go on: a path of this site only.
#[derive(Default, Deserialize)]
pub struct To {
    #[serde(default)]
    to: String,
}

impl To {
    pub fn path(&self) -> &str {
        let own = self.to.starts_with('/') && !self.to[1..].starts_with(['/', '\\']);
        if own && !self.to.chars().any(char::is_control) { &self.to } else { "/" }
    }
}

async fn switch(Path(code): Path<String>, Query(to): Query<To>) -> Response {
    let code = Lang::from_code(&code).code();
    let cookie = format!("{COOKIE_NAME}={code}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly");
    ([(header::SET_COOKIE, cookie)], Redirect::to(to.path())).into_response()
}

#[derive(Deserialize)]
struct Invited {
    #[serde(default)]
    code: String,
    #[serde(default)]
    to: String,
}

fn by_mail(arena: &Arena, text: &str) -> Markup {
    html! { @if arena.mail.is_some() { p { a href="/mail" { (text) } } } }
}

async fn register_page(visit: Visit, Query(invited): Query<Invited>) -> Markup {
    let t = |en, zh| visit.t(en, zh);
    let body = html! {
        h1 { (t("Register", "注册")) }
        (by_mail(&visit.arena, t("register with a mail address", "使用邮箱注册")))
        form method="post" class="narrow" {
            input type="hidden" name="to" value=(invited.to);
            (field(t("invitation code", "邀请码"), "code", html! { input id="code" name="code" value=(invited.code) required; }))
            (field(t("name, which everybody sees", "用户名（公开）"), "name", html! { input id="name" name="name" required maxlength="40" autocomplete="username"; }))
            (field(t("password, 8 characters or more", "密码（至少 8 位）"), "password", html! {
                input id="password" name="password" type="password" required minlength="8" autocomplete="new-password";
            }))
            button { (t("register", "注册")) }
        }
        p { (t("You have an account?", "已有账户？")) " " a href="/login" { (t("log in", "登录")) } }
    };
    visit.page(t("Register", "注册"), body)
}

#[derive(Deserialize)]
struct Registration {
    code: String,
    name: String,
    password: String,
    #[serde(default)]
    to: String,
}

/// Begins a session of a person, and notes how it came about.
pub async fn begin(mut visit: Visit, user: User, how: &str) -> Result<()> {
    visit.session.cycle_id().await.map_err(Problem::broken)?;
    visit.session.insert(USER, user.id).await.map_err(Problem::broken)?;
    visit.user = Some(user);
    visit.note(how).await
}

async fn register(visit: Visit, Form(form): Form<Registration>) -> Result<Redirect> {
    visit.arena.limits.log_in(visit.address, &form.name)?;
    let user = accounts::register(&visit.arena.db, &form.code, &form.name, &form.password).await?;
    begin(visit, user, "registered").await?;
    Ok(Redirect::to(To { to: form.to }.path()))
}

async fn login_page(visit: Visit, Query(to): Query<To>) -> Markup {
    let t = |en, zh| visit.t(en, zh);
    let body = html! {
        h1 { (t("Log in", "登录")) }
        form method="post" class="narrow" {
            input type="hidden" name="to" value=(to.path());
            (field(t("name", "用户名"), "name", html! { input id="name" name="name" required autocomplete="username"; }))
            (field(t("password", "密码"), "password", html! {
                input id="password" name="password" type="password" required autocomplete="current-password";
            }))
            button { (t("log in", "登录")) }
        }
        (by_mail(&visit.arena, t("forgot name or password?", "忘记用户名或密码？")))
        p { (t("No account yet?", "还没有账户？")) " " a href="/register" { (t("register", "注册")) } }
    };
    visit.page(t("Log in", "登录"), body)
}

#[derive(Deserialize)]
struct Login {
    name: String,
    password: String,
    #[serde(default)]
    to: String,
}

async fn login(visit: Visit, Form(form): Form<Login>) -> Result<Redirect> {
    visit.arena.limits.log_in(visit.address, &form.name)?;
    let user = match accounts::log_in(&visit.arena.db, &form.name, &form.password).await {
        Ok(user) => user,
        Err(problem) => {
            visit.note("login refused").await?;
            return Err(problem);
        }
    };
    begin(visit, user, "logged in").await?;
    Ok(Redirect::to(To { to: form.to }.path()))
}

async fn logout(visit: Visit) -> Result<Redirect> {
    visit.session.flush().await.map_err(Problem::broken)?;
    Ok(Redirect::to("/"))
}

async fn account(visit: Visit) -> Result<Markup> {
    let user = visit.user()?;
    let tokens = accounts::tokens(&visit.arena.db, user.id).await?;
    let t = |en, zh| visit.t(en, zh);
    let password = |label, name: &'static str, kind: &'static str| {
        let input = html! { input id=(name) name=(name) type="password" required autocomplete=(kind); };
        field(label, name, input)
    };
    let body = html! {
        h1 { (user.name) }
        form method="post" action="/logout" { button { (t("log out", "退出登录")) } }
        section {
            h2 { (t("Tokens for programs", "程序令牌")) }
            p { (t("A token lets a program upload for you:", "程序可用令牌替你上传：")) " " code { "turf submit bot.py --to " (visit.arena.link("")) " --contest NAME" } }
            p { (t("Without turf:", "不安装 turf：")) " " a href="/submit.py" download { "submit.py" } ", " code { "python submit.py bot.py --to " (visit.arena.link("")) " --contest NAME" } }
            @if !tokens.is_empty() {
                table {
                    @for (id, label, created) in &tokens {
                        tr {
                            td { (label) } td { (time(*created)) }
                            td { form method="post" action="/account/token/remove" {
                                input type="hidden" name="token" value=(id); button class="small" { (t("remove", "删除")) }
                            } }
                        }
                    }
                }
            }
            form method="post" action="/account/token" class="row" {
                (field(t("what for", "用途"), "label", html! { input id="label" name="label" required maxlength="40"; }))
                button { (t("make a token", "生成令牌")) }
            }
        }
        section {
            h2 { (t("Password", "密码")) }
            form method="post" action="/account/password" class="narrow" {
                (password(t("password now", "当前密码"), "old", "current-password"))
                (password(t("new password", "新密码"), "new", "new-password"))
                button { (t("change it and log out everywhere", "修改密码并退出所有登录")) }
            }
        }
        section {
            h2 { (t("Delete the account", "注销账户")) }
            p { (t("Name and password are removed. Bots stay with the team, and games stay on record.", "用户名和密码会被删除，代码留在队伍中，对局记录保留。")) }
            form method="post" action="/account/delete" class="narrow" {
                (password(t("password", "密码"), "password", "current-password"))
                button class="danger" { (t("delete the account", "注销账户")) }
            }
        }
    };
    Ok(visit.page(&user.name, body))
}

#[derive(Deserialize)]
struct NewPassword {
    old: String,
    new: String,
}

async fn password(visit: Visit, Form(form): Form<NewPassword>) -> Result<Redirect> {
    let user = visit.user()?;
    visit.arena.limits.log_in(visit.address, &user.name)?;
    accounts::change_password(&visit.arena.db, user, &form.old, &form.new).await?;
    visit.note("changed the password").await?;
    visit.session.flush().await.map_err(Problem::broken)?;
    Ok(Redirect::to("/login"))
}

#[derive(Deserialize)]
struct Deletion {
    password: String,
}

async fn delete(visit: Visit, Form(form): Form<Deletion>) -> Result<Redirect> {
    let user = visit.user()?;
    visit.arena.limits.log_in(visit.address, &user.name)?;
    accounts::delete(&visit.arena.db, user, &form.password).await?;
    visit.note("deleted the account").await?;
    visit.session.flush().await.map_err(Problem::broken)?;
    Ok(Redirect::to("/"))
}

#[derive(Deserialize)]
struct Label {
    label: String,
}

async fn token(visit: Visit, Form(form): Form<Label>) -> Result<Markup> {
    let token = accounts::new_token(&visit.arena.db, visit.user()?.id, &form.label).await?;
    let t = |en, zh| visit.t(en, zh);
    let body = html! {
        h1 { (t("Your token", "你的令牌")) }
        p { (t("It is shown once. Keep it where only you can read it.", "令牌只显示一次，请妥善保存。")) }
        pre { "export TURF_TOKEN=" (token) }
        p { "PowerShell:" }
        pre { "$env:TURF_TOKEN = \"" (token) "\"" }
        p { a class="button" href="/account" { (t("back", "返回")) } }
    };
    Ok(visit.page(t("Your token", "你的令牌"), body))
}

#[derive(Deserialize)]
struct Token {
    token: i64,
}

async fn remove_token(visit: Visit, Form(form): Form<Token>) -> Result<Redirect> {
    accounts::remove_token(&visit.arena.db, visit.user()?.id, form.token).await?;
    Ok(Redirect::to("/account"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visitor_is_led_to_this_site_only() {
        let path = |to: &str| To { to: to.into() }.path().to_string();
        assert_eq!(path("/c/cup"), "/c/cup");
        for foreign in ["https://b.org", "//b.org", "/\\b.org", "", "/a\r\nb: c"] {
            assert_eq!(path(foreign), "/", "{foreign:?}");
        }
    }
}
