//! The pages: server-rendered, in two languages, without scripts of anybody else.
//!
//! | file | holds |
//! |---|---|
//! | [`frame`] | what surrounds every page, the visitor, errors as pages |
//! | [`guard`] | headers, requests of other sites, limits on requests |
//! | [`people`] | registration, login, the account |
//! | [`mail`] | links by mail |
//! | [`contest`] | contests, their games and teams |
//! | [`ladder`] | a contest's ladder |
//! | [`bracket`] | the final stage |
//! | [`news`] | announcements until they are read, a feed |
//! | [`webhook`] | news sent to an address |
//! | [`rules`] | rules, contracts, guides |
//! | [`team`] | teams, versions, uploads, challenges |
//! | [`game`] | matches and games, live ones too |
//! | [`open`] | records that visitors open |
//! | [`human`] | a person against a bot |
//! | [`organise`] | what organisers do |
//! | [`export`] | downloads |
//! | [`screen`] | the final on a big screen |
//! | [`api`] | the same for programs |
//! | [`assets`] | scripts and styles |

pub mod api;
pub mod assets;
pub mod bracket;
pub mod contest;
pub mod export;
pub mod frame;
pub mod game;
pub mod guard;
pub mod human;
pub mod ladder;
pub mod mail;
pub mod news;
pub mod open;
pub mod organise;
pub mod people;
pub mod rules;
pub mod screen;
pub mod team;
pub mod text;
pub mod webhook;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request};
use axum::http::StatusCode;
use axum::middleware::from_fn_with_state;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::{DefaultOnResponse, TraceLayer};
use tower_sessions::cookie::SameSite;
use tower_sessions::cookie::time::Duration;
use tower_sessions::{Expiry, SessionManagerLayer};
use tracing::{Level, Span, error_span};

use crate::Arena;
use crate::problem::Problem;
use crate::sessions::Sessions;

const BODY: usize = 64 << 10;
/// Timeout of a request until its answer begins: bodies that trickle in hold a connection no longer.
const REQUEST: std::time::Duration = std::time::Duration::from_secs(30);
const SESSION_DAYS: i64 = 30;
const ZIP: NotForContentType = NotForContentType::const_new("application/zip");

/// Names a request by its route in the log: paths and queries hold codes.
fn span(request: &Request) -> Span {
    let route = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
    error_span!("request", method = %request.method(), route)
}

pub fn router(arena: Arc<Arena>) -> Router {
    let sessions = SessionManagerLayer::new(Sessions(arena.db.clone()))
        .with_name("session")
        .with_secure(arena.options.https)
        .with_http_only(true)
        .with_same_site(SameSite::Lax)
        .with_expiry(Expiry::OnInactivity(Duration::days(SESSION_DAYS)));
    Router::new()
        .merge(people::routes())
        .merge(mail::routes())
        .merge(contest::routes())
        .merge(ladder::routes())
        .merge(bracket::routes())
        .merge(news::routes())
        .merge(webhook::routes())
        .merge(rules::routes())
        .merge(team::routes())
        .merge(game::routes())
        .merge(open::routes())
        .merge(human::routes())
        .merge(organise::routes())
        .merge(export::routes())
        .merge(screen::routes())
        .merge(api::routes())
        .fallback(|| async { Problem::not_found() })
        .layer(from_fn_with_state(arena.clone(), frame::errors))
        .layer(sessions)
        .layer(DefaultBodyLimit::max(BODY))
        .merge(assets::routes())
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, REQUEST))
        .layer(CatchPanicLayer::new())
        .layer(from_fn_with_state(arena.clone(), guard::check))
        .layer(CompressionLayer::new().compress_when(DefaultPredicate::new().and(ZIP)))
        .layer(TraceLayer::new_for_http().make_span_with(span).on_response(DefaultOnResponse::new().level(Level::INFO)))
        .with_state(arena)
}
