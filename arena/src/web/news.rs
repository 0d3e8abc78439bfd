//! What is new in a contest: announcements on every page until they are read, and a feed for readers of news.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Form, Path, Query};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;

use super::contest::told;
use super::frame::Visit;
use super::people::To;
use super::text::{time, utc};
use crate::Arena;
use crate::contests::{self, Contest};
use crate::finals::Finals;
use crate::lang::Lang;
use crate::problem::Result;

pub fn routes() -> Router<Arc<Arena>> {
    Router::new().route("/c/{slug}/read", post(read)).route("/c/{slug}/feed.atom", get(feed))
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

pub struct Entry {
    /// Time in milliseconds since 1970.
    pub at: i64,
    pub path: String,
    pub text: String,
}

/// Returns the news of a contest, the oldest first: announcements, stages, results of the final stage.
pub async fn entries(arena: &Arena, contest: &Contest, lang: Lang) -> Result<Vec<Entry>> {
    let base = format!("/c/{}", contest.slug);
    let mut entries = Vec::new();
    for (text, at) in contests::announcements(&arena.db, contest.id).await? {
        entries.push(Entry { at, path: format!("{base}#{at}"), text: told(lang, &text) });
    }
    for (stage, at) in contests::stages(&arena.db, contest.id).await? {
        let text = format!("{}{}", lang.t("Stage of the contest: ", "比赛阶段："), stage.title(lang));
        entries.push(Entry { at, path: format!("{base}#{at}"), text });
    }
    if let Some(finals) = Finals::read(&arena.db, contest).await? {
        for pairing in finals.schedule.pairings.iter().filter(|pairing| pairing.is_over_in(&finals.results)) {
            let Some(last) = finals.games.get(&pairing.key).and_then(|games| games.last()) else { continue };
            let [a, b] = pairing.bots.map(|bot| &finals.teams[bot].name);
            let [won, lost] = finals.results[&pairing.key].wins;
            let text = format!("{}: {a} {won} : {lost} {b}", lang.told(&pairing.stage));
            entries.push(Entry { at: last.at, path: format!("/g/{}", last.id), text });
        }
    }
    entries.sort_by_key(|entry| entry.at);
    Ok(entries)
}

async fn feed(visit: Visit, Path(slug): Path<String>) -> Result<Response> {
    let (arena, lang) = (&visit.arena, visit.lang);
    let contest = contests::by_slug(&arena.db, &slug).await?;
    let base = format!("/c/{slug}");
    let entries = entries(arena, &contest, lang).await?;
    let at = |at: i64| format!("{}Z", utc(at).replace(' ', "T"));
    // A link in XML must be closed, which it is not in HTML.
    let body = html! {
        (PreEscaped("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"))
        feed xmlns="http://www.w3.org/2005/Atom" xml:lang=(lang.code()) {
            id { (arena.link(&base)) } title { (contest.title) } author { name { (contest.title) } }
            updated { (at(entries.last().map_or(contest.created, |entry| entry.at))) }
            link rel="self" href=(arena.link(&format!("{base}/feed.atom"))) {}
            @for entry in entries.iter().rev() { entry {
                id { (arena.link(&entry.path)) } title { (entry.text.lines().next().unwrap_or_default()) } updated { (at(entry.at)) }
                link href=(arena.link(&entry.path)) {} content { (entry.text) }
            } }
        }
    };
    Ok(([(header::CONTENT_TYPE, "application/atom+xml; charset=utf-8")], body.into_string()).into_response())
}
