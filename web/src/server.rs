//! The local server of `turf play`: one page to play against bots, watch replays and watch a tournament.
//!
//! | file | holds |
//! |---|---|
//! | [`guard`] | access control and rate limit |
//! | [`connections`] | connection limits |
//! | [`watch`] | a running tournament |
//!
//! The page uses plain requests: the human sets the pace, so the server never pushes. Requests refer to games by number, and
//! to bots and sizes by index; no request contains a file name.

pub mod connections;
pub mod guard;
pub mod watch;

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::TcpListener;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use base64::Engine;
use futures_util::{StreamExt, stream};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::lang::Lang;
use crate::live::{Live, Seat};
use crate::page::{CORE, EMPTY, EMPTY_POLICY, SHARED, STYLE};
use crate::table::{From, Table};
use connections::{Limits, Sent, accept};
use guard::Guard;
use watch::Watched;

const MAX_GAMES: usize = 16;
const THREADS: usize = 8;
const BODY: usize = 128 << 10;
const REPLAY_BODY: usize = 8 << 20;
const POLICY_BODY: usize = 16 << 20;

type SharedGame = Arc<Mutex<Box<dyn Live>>>;

pub struct Site {
    pub tables: Vec<Box<dyn Table>>,
    pub first: usize,
    pub watched: Option<Watched>,
    /// Lets other machines in that carry it ([`guard`]). `None` for this machine only.
    pub key: Option<String>,
}

struct Shared {
    site: Site,
    games: Mutex<Games>,
}

#[derive(Default)]
struct Games {
    next: u64,
    held: BTreeMap<u64, SharedGame>,
}

struct Refused(StatusCode, String);

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.0, axum::Json(json!({"error": self.1}))).into_response()
    }
}

type Answer = Result<axum::Json<Value>, Refused>;

fn bad(why: impl ToString) -> Refused {
    Refused(StatusCode::BAD_REQUEST, why.to_string())
}

fn parsed<T: for<'a> Deserialize<'a>>(body: &Bytes) -> Result<T, Refused> {
    serde_json::from_slice(body).map_err(|e| bad(format!("the request is not understood: {e}")))
}

async fn aside<T: Send + 'static>(work: impl FnOnce() -> Result<T, Refused> + Send + 'static) -> Result<T, Refused> {
    let broken = |_| Refused(StatusCode::INTERNAL_SERVER_ERROR, "the game broke down; start another".into());
    tokio::task::spawn_blocking(work).await.map_err(broken)?
}

/// Serves until the listener fails. Rejects addresses reachable from other machines unless the site has a key: visitors could
/// use this machine's processor.
pub fn serve(listener: TcpListener, site: Site) -> std::io::Result<()> {
    serve_within(listener, site, Limits::default())
}

pub fn serve_within(listener: TcpListener, site: Site, limits: Limits) -> std::io::Result<()> {
    let address = listener.local_addr()?;
    if site.key.is_none() && !address.ip().is_loopback() {
        let why = format!("{address} can be reached from elsewhere: listen on 127.0.0.1, or ask for a key");
        return Err(std::io::Error::new(std::io::ErrorKind::InvalidInput, why));
    }
    let guard = Guard::new(site.key.clone());
    let router = router(site, guard);
    listener.set_nonblocking(true)?;
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_all().max_blocking_threads(THREADS).build()?;
    runtime.block_on(async { accept(tokio::net::TcpListener::from_std(listener)?, router, limits).await })
}

fn router(site: Site, guard: Guard) -> Router {
    const LANGS: [Lang; 2] = [Lang::En, Lang::Zh];
    let mut router = Router::new();
    for table in &site.tables {
        let (game, _) = table.rules(Lang::En);
        let pages = LANGS.map(|lang| Html(Bytes::from(crate::rules::page(game, table.rules(lang).1, lang))));
        for (lang, page) in LANGS.into_iter().zip(pages.clone()) {
            router = router.route(&format!("/rules/{game}/{}", lang.code()), get(async || page));
        }
        let of = async move |headers: HeaderMap| pages[Lang::of(&headers) as usize].clone();
        router = router.route(&format!("/rules/{game}"), get(of));
    }
    let shared = Arc::new(Shared { site, games: Mutex::default() });
    let asset =
        |kind: &'static str, text: &'static str| get(move || async move { ([(header::CONTENT_TYPE, kind)], text) });
    let mut router = router
        .route("/", get(async |headers: HeaderMap| Html(play_page(Lang::of(&headers)))))
        .route("/empty.html", get(async || ([(header::CONTENT_SECURITY_POLICY, EMPTY_POLICY)], Html(EMPTY))))
        .route("/style.css", asset("text/css; charset=utf-8", STYLE))
        .route("/api/offer", get(offer))
        .route("/api/new", post(new).layer(DefaultBodyLimit::max(REPLAY_BODY)))
        .route("/api/insight", post(analysis).layer(DefaultBodyLimit::max(REPLAY_BODY)))
        .route("/api/gif", post(gif).layer(DefaultBodyLimit::max(REPLAY_BODY)))
        .route("/api/policy", post(policy).layer(DefaultBodyLimit::max(POLICY_BODY)))
        .route("/api/act", post(act))
        .route("/api/game/{id}", get(game))
        .route("/api/replay/{id}", get(replay))
        .route("/api/film", post(timeline).layer(DefaultBodyLimit::max(REPLAY_BODY)))
        .route("/api/watch", get(standings))
        .route("/api/watch/{game}", get(watched_game));
    const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
    for (name, text) in [("core.js", CORE)].into_iter().chain(SHARED).chain(PLAY_SCRIPTS) {
        router = router.route(&format!("/{name}"), asset(JAVASCRIPT, text));
    }
    let games = async |State(shared): State<Arc<Shared>>| {
        let games: Vec<_> = shared.site.tables.iter().map(|table| table.script()).collect();
        ([(header::CONTENT_TYPE, JAVASCRIPT)], games.join("\n"))
    };
    router
        .route("/games.js", get(games))
        .fallback(|| async { Refused(StatusCode::NOT_FOUND, "there is nothing here".into()) })
        .layer(DefaultBodyLimit::max(BODY))
        .layer(axum::middleware::from_fn_with_state(Arc::new(guard), guard::check))
        .with_state(shared)
}

/// Script of a person's game.
pub const LIVE: &str = include_str!("../assets/live.js");
pub const WATCH: &str = include_str!("../assets/watch.js");

const PLAY_SCRIPTS: [(&str, &str); 5] = [
    ("zh.js", crate::lang::told::SCRIPT),
    ("live.js", LIVE),
    ("play.js", include_str!("../assets/play.js")),
    ("watch.js", WATCH),
    ("start.js", include_str!("../assets/start.js")),
];

fn play_page(lang: Lang) -> String {
    let page = include_str!("../assets/play.html");
    match lang {
        Lang::En => page.into(),
        Lang::Zh => page
            .replace(r#"lang="en""#, r#"lang="zh-CN""#)
            .replace("<script src=\"games.js\">", "<script src=\"zh.js\"></script>\n<script src=\"games.js\">"),
    }
}

async fn offer(State(shared): State<Arc<Shared>>) -> Answer {
    let tables: Vec<Value> = shared.site.tables.iter().map(|table| table.offer()).collect();
    let table = shared.site.first;
    Ok(axum::Json(json!({
        "tables": tables, "first": {"table": table, "opponent": tables[table]["first"]}, "watch": shared.site.watched.is_some(),
    })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewGame {
    table: usize,
    opponent: usize,
    #[serde(default)]
    size: usize,
    seat: Seat,
    /// A replay's text and the frame to resume from.
    #[serde(default)]
    from: Option<(String, usize)>,
}

async fn new(State(shared): State<Arc<Shared>>, Sent(body): Sent) -> Answer {
    let wanted: NewGame = parsed(&body)?;
    aside(move || {
        let table = table(&shared, wanted.table)?;
        let from = match &wanted.from {
            None => From::Size(wanted.size),
            Some((text, frame)) => From::Replay(text, *frame),
        };
        let (game, opening) = table.start(wanted.opponent, from, wanted.seat).map_err(bad)?;
        let mut games = shared.games.lock().expect("nobody panics holding it");
        games.next += 1;
        let id = games.next;
        games.held.insert(id, Arc::new(Mutex::new(game)));
        if games.held.len() > MAX_GAMES {
            games.held.pop_first();
        }
        Ok(axum::Json(json!({"id": id, "film": opening.timeline, "seat": opening.seat, "update": opening.update})))
    })
    .await
}

fn table(shared: &Shared, at: usize) -> Result<&dyn Table, Refused> {
    let found = shared.site.tables.get(at).ok_or_else(|| bad("no such game"))?;
    Ok(&**found)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Judged {
    table: usize,
    judge: usize,
    record: String,
}

/// Answers with lines: how many decisions are judged of how many, then the analysis as `insight`. It stops when the page no
/// longer listens.
async fn analysis(State(shared): State<Arc<Shared>>, Sent(body): Sent) -> Result<Response, Refused> {
    let Judged { table: at, judge, record } = parsed(&body)?;
    let (say, mut said) = mpsc::unbounded_channel::<Value>();
    let work = tokio::spawn(aside(move || {
        let judged = AtomicUsize::new(0);
        let seen = |all| {
            let judged = judged.fetch_add(1, Ordering::Relaxed) + 1;
            say.send(json!({"judged": judged, "all": all})).is_ok()
        };
        let found = table(&shared, at)?.analysis(&record, judge, &seen).map_err(bad)?;
        let _ = say.send(json!({"insight": found.ok_or_else(|| bad("a replay of another game"))?}));
        Ok(())
    }));
    let Some(first) = said.recv().await else {
        return Err(work.await.map_err(bad)?.err().unwrap_or_else(|| bad("nothing was judged")));
    };
    let rest = stream::unfold(said, async |mut said| said.recv().await.map(|line| (line, said)));
    let lines = stream::iter([first]).chain(rest);
    Ok(Body::from_stream(lines.map(|line| Ok::<_, Infallible>(format!("{line}\n")))).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Brought {
    table: usize,
    name: String,
    file: String,
}

async fn policy(State(shared): State<Arc<Shared>>, Sent(body): Sent) -> Answer {
    let Brought { table: at, name, file } = parsed(&body)?;
    aside(move || {
        let bytes = base64::engine::general_purpose::STANDARD.decode(file);
        let bytes = bytes.map_err(|_| bad("the file did not arrive whole"))?;
        let table = table(&shared, at)?;
        let place = table.bring(&name, &bytes).map_err(bad)?;
        Ok(axum::Json(json!({"place": place, "table": table.offer()})))
    })
    .await
}

async fn gif(State(shared): State<Arc<Shared>>, Sent(body): Sent) -> Result<Response, Refused> {
    let bytes = aside(move || first_that_knows(&shared, &body, |table, text| table.gif(text))).await?;
    Ok(([(header::CONTENT_TYPE, "image/gif")], bytes).into_response())
}

fn first_that_knows<T>(
    shared: &Shared,
    body: &Bytes,
    make: impl Fn(&dyn Table, &str) -> Result<Option<T>, String>,
) -> Result<T, Refused> {
    let text = std::str::from_utf8(body).map_err(|_| bad("not a replay: not text"))?;
    let mut complaints = Vec::new();
    for table in &shared.site.tables {
        match make(&**table, text) {
            Ok(Some(made)) => return Ok(made),
            Ok(None) => {}
            Err(why) => complaints.push(why),
        }
    }
    Err(bad(complaints.pop().unwrap_or("not a replay of a known game".into())))
}

fn held(shared: &Shared, id: u64) -> Result<SharedGame, Refused> {
    let games = shared.games.lock().expect("nobody panics holding it");
    let gone = || Refused(StatusCode::NOT_FOUND, "this game is no longer held; start another".into());
    games.held.get(&id).cloned().ok_or_else(gone)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Act {
    id: u64,
    action: Value,
}

async fn act(State(shared): State<Arc<Shared>>, Sent(body): Sent) -> Answer {
    let Act { id, action } = parsed(&body)?;
    let game = held(&shared, id)?;
    aside(move || {
        let mut game = game.lock().map_err(|_| bad("this game broke down; start another"))?;
        let update = if action.is_null() { game.give_up() } else { game.act(action).map_err(bad)? };
        Ok(axum::Json(json!(update)))
    })
    .await
}

async fn game(State(shared): State<Arc<Shared>>, Path(id): Path<u64>) -> Answer {
    let game = held(&shared, id)?;
    aside(move || {
        let game = game.lock().map_err(|_| bad("this game broke down; start another"))?;
        let (timeline, seat, update) = game.shown();
        Ok(axum::Json(json!({"id": id, "film": timeline, "seat": seat.index(), "update": update})))
    })
    .await
}

async fn replay(State(shared): State<Arc<Shared>>, Path(id): Path<u64>) -> Result<Response, Refused> {
    let game = held(&shared, id)?;
    let text = aside(move || {
        let game = game.lock().map_err(|_| bad("this game broke down"))?;
        game.replay().ok_or_else(|| bad("the game is not over yet"))
    })
    .await?;
    let headers: [(HeaderName, String); 2] = [
        (header::CONTENT_TYPE, "application/json".into()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"game-{id}.json\"")),
    ];
    Ok((headers, text).into_response())
}

async fn timeline(State(shared): State<Arc<Shared>>, Sent(body): Sent) -> Answer {
    aside(move || {
        let timeline = first_that_knows(&shared, &body, |table, text| table.timeline(text))?;
        Ok(axum::Json(json!(timeline)))
    })
    .await
}

async fn standings(State(shared): State<Arc<Shared>>) -> Answer {
    aside(move || {
        let none = || Refused(StatusCode::NOT_FOUND, "no tournament; start with --watch DIR".into());
        let watched = shared.site.watched.as_ref().ok_or_else(none)?;
        Ok(axum::Json(watched.standings().map_err(bad)?))
    })
    .await
}

async fn watched_game(State(shared): State<Arc<Shared>>, Path(game): Path<usize>) -> Answer {
    aside(move || {
        let none = || Refused(StatusCode::NOT_FOUND, "no such game".into());
        let watched = shared.site.watched.as_ref().ok_or_else(none)?;
        Ok(axum::Json(watched.timeline(game).map_err(bad)?.ok_or_else(none)?))
    })
    .await
}

#[cfg(test)]
mod tests;
