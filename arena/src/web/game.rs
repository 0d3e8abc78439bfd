//! Matches and games, live ones too.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio_stream::wrappers::BroadcastStream;
use tokio_stream::{Stream, StreamExt, iter};
use turf_agents::offered::file::GameFile;
use turf_agents::stats::score::{GameSummary, Score};
use turf_web::any_game::{AnyGame, AnyReplay};

use super::assets::VIEWER;
use super::contest::head;
use super::frame::Visit;
use super::guard::few;
use super::text::{field, named, score};
use crate::Arena;
use crate::analyses;
use crate::contests::{self, Contest, Stage};
use crate::matches::{self, Kind, Match, PlayedGame};
use crate::problem::{Problem, Result};
use crate::teams;
use crate::versions::{self, Version};

pub fn routes() -> Router<Arc<Arena>> {
    Router::new()
        .route("/g/{id}", get(game_page))
        .route("/g/{id}/timeline.json", get(timeline))
        .route("/g/{id}/replay.json", get(replay))
        .route("/g/{id}/analysis", post(analyse))
        .route_layer(from_fn_with_state(Arc::new(Semaphore::new(16)), few))
        .route("/m/{id}", get(match_page))
        .route("/live/{id}", get(live))
}

struct Found {
    contest: Contest,
    of: Match,
    sides: [Version; 2],
}

async fn find(arena: &Arena, id: i64) -> Result<Found> {
    let of = matches::by_id(&arena.db, id).await?;
    let b = of.b.ok_or_else(Problem::not_found)?;
    Ok(Found {
        contest: contests::by_id(&arena.db, of.contest_id).await?,
        sides: [versions::by_id(&arena.db, of.a).await?, versions::by_id(&arena.db, b).await?],
        of,
    })
}

fn result(visit: &Visit, found: &Found, game: &PlayedGame) -> Markup {
    let reason = visit.lang.told(turf_agents::words::reason(&found.contest.game, &game.reason));
    html! {
        @match game.winner {
            Some(side) => { strong { (found.sides[side as usize].name()) } " " (visit.t("won", "胜")) }
            None => { (visit.t("drawn", "平局")) }
        }
        span class="dim" { " · " (reason) " · " (game.turns) " " (visit.t("turns", "回合")) }
    }
}

/// Renders what the games of a challenge say of its two sides.
fn summary(visit: &Visit, found: &Found, games: &[PlayedGame]) -> Markup {
    let units = found.of.games / 2;
    let points = |game: &PlayedGame| [1.0, 0.0, 0.5][game.winner.unwrap_or(2) as usize];
    let mut summaries: Vec<GameSummary> = games
        .iter()
        .map(|game| GameSummary {
            setup: (game.number % units) as u64,
            score: points(game),
            transcript: game.number as u64, // set-ups are drawn: no game repeats another
            ..GameSummary::default()
        })
        .collect();
    summaries.sort_by_key(|game| game.setup);
    let score = Score::of_summaries(&summaries);
    let [low, high] = score.ci95;
    let seat = |first: i64| {
        let of: Vec<f64> = games.iter().filter(|game| game.first == first).map(points).collect();
        html! { @if !of.is_empty() { (format!("{:.3}", of.iter().sum::<f64>() / of.len() as f64)) " (" (of.len()) ")" } @else { "–" } }
    };
    let [a, b] = &found.sides;
    let t = |en, zh| visit.t(en, zh);
    html! {
        p {
            (a.name()) ": " (t("score", "得分率")) " " strong { (format!("{:.3}", score.score)) }
            " (" (t("95 % interval", "95% 区间")) " " (format!("{low:.3} – {high:.3}")) ") · "
            (t("moving first", "先手")) " " (seat(0)) " · " (t("moving second", "后手")) " " (seat(1)) " · "
            (score.wins) " " (t("won", "胜")) ", " (score.draws) " " (t("drawn", "平")) ", " (score.losses) " " (t("lost", "负"))
        }
        @if !found.of.is_open() {
            p { strong {
                @if low > 0.5 { (a.name()) " " (t("is stronger.", "更强。")) }
                @else if high < 0.5 { (b.name()) " " (t("is stronger.", "更强。")) }
                @else { (t("These games do not show which is stronger.", "这些对局还不能说明哪个更强。")) }
            } }
        }
    }
}

async fn match_page(visit: Visit, Path(id): Path<i64>) -> Result<Markup> {
    let found = find(&visit.arena, id).await?;
    let games = matches::games(&visit.arena.db, id).await?;
    let t = |en, zh| visit.t(en, zh);
    let wins = |side: i64| games.iter().filter(|game| game.winner == Some(side)).count() as i64;
    let [a, b] = &found.sides;
    let title = format!("{} – {}", a.name(), b.name());
    let is_open = found.of.is_open();
    let body = html! {
        main class="plain" {
            (head(&visit, &found.contest, "/games"))
            h2 class="meeting" {
                a href={ "/v/" (a.id) } { (named(&a.name())) } " " (score(wins(0), wins(1))) " " a href={ "/v/" (b.id) } { (named(&b.name())) }
            }
            @if let Some(why) = found.of.error.as_ref().filter(|_| visit.is_organiser()) { p class="warn" { (t("The last attempt broke off:", "上一次尝试中断：")) " " (why) } }
            @if found.of.kind == Kind::Challenge.name() && !games.is_empty() { (summary(&visit, &found, &games)) }
            ol class="games" {
                @for game in &games {
                    li value=(game.number + 1) {
                        a class="button small" href={ "/g/" (game.id) } { (t("watch", "观看")) } " " (result(&visit, &found, game))
                        span class="dim" { " · " (t("first:", "先手：")) " " (found.sides[game.first as usize].name()) }
                    }
                }
            }
            @if visit.is_organiser() && !is_open && found.contest.stage != Stage::Over {
                form method="post" action={ "/c/" (found.contest.slug) "/organise/again" } class="row" {
                    input type="hidden" name="match_id" value=(id);
                    (field(t("reason, which everybody reads", "原因（公开）"), "why", html! { input id="why" name="why" required maxlength="200"; }))
                    button { (t("play the match again", "重赛")) }
                }
            }
            @if found.contest.stage == Stage::Over { p class="dim" { (t("seed of its games", "随机种子")) ": " (found.of.seed) } }
            @if is_open { p role="status" class="dim" data-state="" { (t("waiting for the first move …", "等待开局……")) } }
        }
        @if is_open { div id="turf" class="stage-box" data-live=(id) {} }
    };
    Ok(visit.board_page(&title, &VIEWER, body))
}

/// Returns for each seat whether the visitor may read its output.
async fn own_seats(visit: &Visit, found: &Found, game: &PlayedGame) -> Result<[bool; 2]> {
    let Some(user) = &visit.user else { return Ok([false; 2]) };
    let own = teams::of_user(&visit.arena.db, found.contest.id, user.id).await?.map(|team| team.id);
    let sides = found.sides.each_ref().map(|version| own.is_some() && version.team_id == own);
    let first = game.first as usize;
    Ok([sides[first], sides[1 - first]])
}

async fn game_page(visit: Visit, Path(id): Path<i64>) -> Result<Markup> {
    let game = matches::game(&visit.arena.db, id).await?;
    let found = find(&visit.arena, game.match_id).await?;
    let all = matches::games(&visit.arena.db, game.match_id).await?;
    let own = own_seats(&visit, &found, &game).await?;
    let error = match own {
        [false, false] => None,
        _ => read(&visit.arena, &found.contest, &game, own, |replay| replay.timeline())
            .await?
            .end
            .and_then(|end| end.detail),
    };
    let (analysis, waits) = analysis(&visit, &found, &game, own).await?;
    let t = |en, zh| visit.t(en, zh);
    let beside = |step: i64| all.iter().find(|other| other.number == game.number + step);
    let [a, b] = &found.sides;
    let title = format!("{} – {}", a.name(), b.name());
    let body = html! {
        div id="turf" class="stage-box" data-timeline={ "/g/" (id) "/timeline.json" } {}
        section class="below" {
            p {
                a href={ "/c/" (found.contest.slug) } { (found.contest.title) } " › " a href={ "/m/" (game.match_id) } { (title) } ", " (t("game", "第")) " " (game.number + 1) (t("", " 局")) " · " (result(&visit, &found, &game))
            }
            p {
                @if let Some(other) = beside(-1) { a class="button" href={ "/g/" (other.id) } { (t("game before", "上一局")) } " " }
                @if let Some(other) = beside(1) { a class="button" href={ "/g/" (other.id) } { (t("next game", "下一局")) } " " }
                a class="button" href={ "/g/" (id) "/replay.json" } download={ "game-" (id) ".json" } { (t("save the replay", "下载录像")) }
            }
            div id="analysis" data-swap=[waits.then_some("reload")] { (analysis) }
            @if let Some(error) = &error {
                h2 { (t("Your bot's error", "你的代码出错")) }
                pre tabindex="0" { (error) }
            }
            p class="dim" { (t("Check it yourself:", "自行验证：")) " " code { "turf arena verify " (visit.arena.link(&format!("/g/{id}"))) @if found.contest.game.ends_with(".py") { " --game " (found.contest.game) } } }
        }
    };
    Ok(visit.board_page(&title, &VIEWER, body))
}

/// Renders what there is to say of a game's analysis, which the board shows, and returns true if it is still to come.
async fn analysis(visit: &Visit, found: &Found, game: &PlayedGame, own: [bool; 2]) -> Result<(Markup, bool)> {
    let t = |en, zh| visit.t(en, zh);
    let db = &visit.arena.db;
    if analyses::of(db, &game.replay).await?.is_some() {
        return Ok((html! {}, false));
    }
    let state = analyses::state(db, found.contest.id, game.id).await?;
    let waits = matches!(state.as_deref(), Some("waiting" | "running"));
    let markup = match state.as_deref() {
        _ if waits => html! {
            p role="status" data-waits="" { (t("The game is being analysed; this page shows when it is done.", "正在分析本局，完成后会显示在此页。")) }
        },
        Some("failed") => html! { p class="warn" { (t("The analysis broke off.", "分析中断。")) } },
        _ if (own != [false; 2] || visit.is_organiser())
            && visit.arena.game(&found.contest.game)?.judge().is_some() =>
        {
            html! {
                form method="post" action={ "/g/" (game.id) "/analysis" } {
                    button class="primary" { (t("analyse the game", "分析本局")) } " "
                    span class="dim" { (t("who was ahead, mistakes, better moves", "局势、失误与更好的走法")) }
                }
            }
        }
        _ => html! {},
    };
    Ok((markup, waits))
}

/// Orders the analysis of a game for one of its teams, or for an organiser.
async fn analyse(visit: Visit, Path(id): Path<i64>) -> Result<Redirect> {
    let user = visit.user()?.id;
    let game = matches::game(&visit.arena.db, id).await?;
    let found = find(&visit.arena, game.match_id).await?;
    let own = own_seats(&visit, &found, &game).await?;
    if own == [false; 2] && !visit.is_organiser() {
        return Err(Problem::forbidden());
    }
    let seat = usize::from(own == [false, true]);
    let version = &found.sides[seat ^ game.first as usize];
    analyses::order(&visit.arena.db, &found.contest, id, version.id, user).await?;
    Ok(Redirect::to(&format!("/g/{id}")))
}

/// Reads a game's replay for whoever owns these seats, away from the threads that answer.
async fn read<T: Send + 'static>(
    arena: &Arc<Arena>,
    contest: &Contest,
    game: &PlayedGame,
    own: [bool; 2],
    of: impl FnOnce(&dyn AnyReplay) -> T + Send + 'static,
) -> Result<T> {
    let bytes = arena.blobs.get(&game.replay).await.map_err(Problem::broken)?;
    let (arena, game) = (arena.clone(), contest.game.clone());
    let done = spawn_blocking(move || Ok(of(&*shared(arena.game(&game)?, bytes, own).map_err(Problem::told)?)));
    done.await.map_err(Problem::broken)?
}

/// Returns why a contest's newest game cannot be read: its rules have changed since, or this program has them no more.
pub async fn outdated(arena: &Arc<Arena>, contest: &Contest) -> Result<Option<Problem>> {
    let Some(&id) = matches::newest_games(&arena.db, contest.id, None, 1).await?.first() else { return Ok(None) };
    let game = matches::game(&arena.db, id).await?;
    match read(arena, contest, &game, [false; 2], |_| ()).await {
        Err(why) if why.status == StatusCode::BAD_REQUEST => Ok(Some(why)),
        read => read.map(|()| None),
    }
}

/// Advice about an outdated contest, in both languages.
pub const OUTDATED: [&str; 2] = [
    "Put the old file back and restart, or open a new contest. Games already played keep their results. A warm-up goes on by \
     the new rules; games that count are paused until an organiser resumes them.",
    "请放回原文件并重启，或新建比赛。已结束的对局结果不变。热身赛按新规则继续；正式比赛暂停，由组织者恢复。",
];

/// Reads a replay with what bots in these seats wrote, and no others.
pub fn shared(game: &dyn AnyGame, replay: Vec<u8>, own: [bool; 2]) -> std::result::Result<Box<dyn AnyReplay>, String> {
    let mut replay = game.recorded(&GameFile::of(replay)?)?;
    replay.hide_output(own);
    Ok(replay)
}

async fn timeline(visit: Visit, Path(id): Path<i64>) -> Result<Response> {
    let game = matches::game(&visit.arena.db, id).await?;
    let found = find(&visit.arena, game.match_id).await?;
    let own = own_seats(&visit, &found, &game).await?;
    let json = read(&visit.arena, &found.contest, &game, own, |replay| serde_json::to_value(replay.timeline()));
    let mut json = json.await?.map_err(Problem::broken)?;
    if let Some(hash) = analyses::of(&visit.arena.db, &game.replay).await? {
        let bytes = visit.arena.blobs.get(&hash).await.map_err(Problem::broken)?;
        json["insight"] = serde_json::from_slice(&bytes).map_err(Problem::broken)?;
    }
    Ok((
        [
            (header::CACHE_CONTROL, "private, no-cache"), // an analysis may come
            (header::VARY, "Cookie"),                     // it has the reader's own output
        ],
        axum::Json(json),
    )
        .into_response())
}

async fn replay(State(arena): State<Arc<Arena>>, Path(id): Path<i64>) -> Result<Response> {
    let game = matches::game(&arena.db, id).await?;
    let of = matches::by_id(&arena.db, game.match_id).await?;
    let contest = contests::by_id(&arena.db, of.contest_id).await?;
    let json = read(&arena, &contest, &game, [false; 2], |replay| replay.to_json()).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], json).into_response())
}

async fn live(
    State(arena): State<Arc<Arena>>,
    Path(id): Path<i64>,
) -> Result<Sse<impl Stream<Item = std::result::Result<Event, Infallible>>>> {
    let of = matches::by_id(&arena.db, id).await?;
    let contest = contests::by_id(&arena.db, of.contest_id).await?;
    let (first, events) = arena.live.watch(id, &contest.game);
    // Who falls behind begins anew: the browser connects again after the end of the stream.
    let events = BroadcastStream::new(events).take_while(|event| event.is_ok()).filter_map(|event| event.ok());
    let all = iter(first).chain(events).map(|text| Ok(Event::default().data(&*text)));
    Ok(Sse::new(all).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))))
}
