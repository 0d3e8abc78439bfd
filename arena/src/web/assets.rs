//! Scripts and styles. The boards' are those of all pages of turf.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use turf_web::lang::told;
use turf_web::page::{CORE, EMPTY, EMPTY_POLICY, SHARED, STYLE};
use turf_web::server::{LIVE, WATCH};

use crate::Arena;

const ARENA_SCRIPT: &str = include_str!("../../assets/arena.js");
const SUBMIT: &str = include_str!("../../assets/submit.py");
const ARENA_STYLE: &str = include_str!("../../assets/arena.css");

/// The bundle of the editor, or nothing if `scripts/editor` was not run before the build.
const EDITOR: &str = include_str!(concat!(env!("OUT_DIR"), "/editor.js"));

pub const VIEWER: [&str; 5] = ["core.js", "games.js", "charts.js", "panels.js", "viewer.js"];
pub const SCREEN: [&str; 3] = ["core.js", "games.js", "watch.js"];
pub const PLAYER: [&str; 6] = ["core.js", "games.js", "charts.js", "panels.js", "viewer.js", "live.js"];

pub fn has_editor() -> bool {
    !EDITOR.is_empty()
}

pub fn routes() -> Router<Arc<Arena>> {
    const SCRIPT: &str = "text/javascript; charset=utf-8";
    let asset = |kind: &'static str, text: &'static str| get(move || async move { served(kind, text.to_string()) });
    let mut router = Router::new();
    for (name, text) in [
        ("core.js", CORE),
        ("live.js", LIVE),
        ("watch.js", WATCH),
        ("arena.js", ARENA_SCRIPT),
        ("editor.js", EDITOR),
        ("zh.js", told::SCRIPT),
    ]
    .into_iter()
    .chain(SHARED)
    {
        router = router.route(&format!("/assets/{name}"), asset(SCRIPT, text));
    }
    for (name, text) in [("style.css", STYLE), ("arena.css", ARENA_STYLE)] {
        router = router.route(&format!("/assets/{name}"), asset("text/css; charset=utf-8", text));
    }
    router = router.route("/submit.py", asset("text/x-python; charset=utf-8", SUBMIT));
    let empty = async || {
        let headers = [(header::CONTENT_SECURITY_POLICY, EMPTY_POLICY), (header::X_FRAME_OPTIONS, "SAMEORIGIN")];
        (headers, Html(EMPTY))
    };
    router = router.route("/assets/empty.html", get(empty));
    router.route(
        "/assets/games.js",
        get(|State(arena): State<Arc<Arena>>| async move {
            let games: Vec<&str> = arena.games.iter().map(|game| game.script()).collect();
            served(SCRIPT, games.join("\n"))
        }),
    )
}

fn served(kind: &'static str, text: String) -> Response {
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=300")], text).into_response()
}
