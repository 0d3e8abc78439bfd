//! Announcements on every page of a contest until they are read.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Form, Path, Query};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::post;
use maud::{Markup, html};
use serde::Deserialize;

use super::contest::told;
use super::frame::Visit;
use super::people::To;
use super::text::time;
use crate::Arena;
use crate::contests::{self, Contest};
use crate::problem::Result;

pub fn routes() -> Router<Arc<Arena>> {
    Router::new().route("/c/{slug}/read", post(read))
}

/// Names the cookie that holds the time of the newest announcement that was read.
fn cookie(contest: &Contest) -> String {
    format!("read-{}", contest.id)
}

/// Returns the time of the newest announcement of a contest that was read in this browser.
pub fn read_until(visit: &Visit, contest: &Contest) -> i64 {
    let name = cookie(contest);
    let mut cookies = visit.cookies.split(';').filter_map(|pair| pair.trim().split_once('='));
    cookies.find(|(known, _)| *known == name).and_then(|(_, value)| value.parse().ok()).unwrap_or(0)
}

/// Renders the announcements that were not read.
pub fn banner(visit: &Visit, contest: &Contest) -> Markup {
    let until = read_until(visit, contest);
    let now = visit.arena.director.snapshot(&contest.slug);
    let all = now.as_ref().map_or(&[][..], |now| &now.announcements);
    let new: Vec<_> = all.iter().filter(|(_, created)| *created > until).collect();
    html! {
        @if let Some((_, newest)) = new.first() {
            section class="announcement" aria-label=(visit.t("announcements", "公告")) {
                @for (text, created) in &new { (time(*created)) p { (told(visit.lang, text)) } }
                form method="post" action={ "/c/" (contest.slug) "/read?to=" (visit.path) } {
                    input type="hidden" name="until" value=(newest);
                    button class="small" { (visit.t("read", "已读")) }
                }
            }
        }
    }
}

#[derive(Deserialize)]
struct Until {
    until: i64,
}

async fn read(
    visit: Visit,
    Path(slug): Path<String>,
    Query(to): Query<To>,
    Form(form): Form<Until>,
) -> Result<Response> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    let cookie = format!("{}={}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly", cookie(&contest), form.until);
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to(to.path())).into_response())
}
