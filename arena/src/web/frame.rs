//! The visitor, what surrounds every page, and errors as pages.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use maud::{DOCTYPE, Markup, html};
use serde_json::json;
use tower_sessions::Session;

use super::guard::Address;
use crate::Arena;
use crate::accounts::{self, User};
use crate::lang::Lang;
use crate::problem::{Problem, Result};
use crate::sessions::USER;

pub struct Visit {
    pub lang: Lang,
    pub user: Option<User>,
    pub path: String,
    pub cookies: String,
    pub session: Session,
    pub address: IpAddr,
    pub arena: Arc<Arena>,
}

impl FromRequestParts<Arc<Arena>> for Visit {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, arena: &Arc<Arena>) -> Result<Self> {
        let session = Session::from_request_parts(parts, arena).await;
        let session = session.map_err(|(_, why)| Problem::broken(why))?;
        let id: Option<i64> = session.get(USER).await.map_err(Problem::no_database)?;
        let user = match id {
            Some(id) => accounts::by_id(&arena.db, id).await?,
            None => None,
        };
        let Address(address) = Address::from_request_parts(parts, arena).await?;
        let cookies = parts.headers.get(header::COOKIE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let cookies = cookies.to_string();
        Ok(Self {
            lang: Lang::of(&parts.headers),
            user,
            path: parts.uri.path().to_string(),
            cookies,
            session,
            address,
            arena: arena.clone(),
        })
    }
}

impl Visit {
    pub fn t<'a>(&self, en: &'a str, zh: &'a str) -> &'a str {
        self.lang.t(en, zh)
    }

    /// Notes in the log what the visitor did.
    pub async fn note(&self, what: &str) -> Result<()> {
        let user = self.user.as_ref().map(|user| user.id);
        accounts::note(&self.arena.db, user, &self.address.to_string(), what).await
    }

    /// Returns the rules of a game, in English where there are no others; empty if there are none.
    pub fn rules(&self, game: &str) -> &'static str {
        self.arena.games.find(game).map_or("", |game| game.rules(self.lang))
    }

    /// Returns the user, or an error that leads to the login.
    pub fn user(&self) -> Result<&User> {
        self.user.as_ref().ok_or_else(|| Problem::new(axum::http::StatusCode::UNAUTHORIZED, "log in first", "请先登录"))
    }

    pub fn organiser(&self) -> Result<&User> {
        match self.user()? {
            user if user.is_organiser() => Ok(user),
            _ => Err(Problem::forbidden()),
        }
    }

    pub fn is_organiser(&self) -> bool {
        self.user.as_ref().is_some_and(User::is_organiser)
    }

    pub fn page(&self, title: &str, body: Markup) -> Markup {
        page(self.lang, title, self.user.as_ref(), &self.path, html! { main { (body) } }, &[])
    }

    /// Renders a page whose main part a script draws. `styles` of boards are added.
    pub fn board_page(&self, title: &str, scripts: &[&str], main: Markup) -> Markup {
        page(self.lang, title, self.user.as_ref(), &self.path, main, scripts)
    }
}

fn page(lang: Lang, title: &str, user: Option<&User>, path: &str, body: Markup, scripts: &[&str]) -> Markup {
    let other = lang.t("zh-CN", "en");
    html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                link rel="icon" href="data:,";
                @if !scripts.is_empty() { link rel="stylesheet" href="/assets/style.css"; }
                link rel="stylesheet" href="/assets/arena.css";
            }
            body {
                a class="skip" href="#main" { (lang.t("to the content", "跳到正文")) }
                header class="top" {
                    a class="brand" href="/" { "turf " (lang.t("arena", "竞技场")) }
                    nav aria-label=(lang.t("you", "账户")) {
                        @match user {
                            Some(user) => { a href="/account" { (user.name) } }
                            None => {
                                a href="/login" { (lang.t("log in", "登录")) }
                                a href="/register" { (lang.t("register", "注册")) }
                            }
                        }
                        a href={ "/lang/" (other) "?to=" (path) } hreflang=(other) lang=(other) { (lang.t("中文", "English")) }
                    }
                }
                div id="main" tabindex="-1" { (body) }
                @for script in scripts {
                    script src={ "/assets/" (script) } {}
                    @if *script == "core.js" && lang == Lang::Zh { script src="/assets/zh.js" {} }
                }
                script src="/assets/arena.js" {}
            }
        }
    }
}

/// Turns a [`Problem`] into a page, or into JSON for programs.
pub async fn errors(State(arena): State<Arc<Arena>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let path = parts.uri.path().to_string();
    let wants_json =
        path.starts_with("/api/") || path.contains("/api/") || path.ends_with(".json") || is_script(&parts.headers);
    let response = next.run(Request::from_parts(parts.clone(), body)).await;
    let Some(problem) = response.extensions().get::<Problem>().cloned() else {
        return response;
    };
    let lang = Lang::of(&parts.headers);
    let text = problem.text(lang);
    if wants_json {
        return (problem.status, axum::Json(json!({"error": text}))).into_response();
    }
    if let Some(page) = problem.page {
        return (problem.status, page).into_response();
    }
    let body = html! {
        main { div class="empty" {
            h1 { (text) }
            p {
                @if problem.status == axum::http::StatusCode::UNAUTHORIZED {
                    a class="button primary" href={ "/login?to=" (path) } { (lang.t("log in", "登录")) }
                } @else {
                    a class="button" href="/" data-back="" { (lang.t("back", "返回")) }
                }
            }
        } }
    };
    let user = match Visit::from_request_parts(&mut parts, &arena).await {
        Ok(visit) => visit.user,
        Err(_) => None,
    };
    (problem.status, page(lang, text, user.as_ref(), &path, body, &[])).into_response()
}

fn is_script(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.starts_with("application/json"))
}
