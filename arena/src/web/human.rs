//! A person against a bot.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::{Path, State};
use axum::routing::{get, post};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::Semaphore;
use turf_web::live::{Live, Seat, Update};

use super::assets::PLAYER;
use super::frame::Visit;
use crate::Arena;
use crate::contests;
use crate::problem::{Problem, Result};
use crate::secret;
use crate::versions::{self, Version};

/// Games of people that are held at once. A bot of each is a process that sleeps.
const MAX_GAMES: usize = 64;
/// Games of one person, or of the visitors of one address.
const OWN_GAMES: usize = 4;

/// Bots that think for people at once: one that hangs takes a place, not the machine.
static THINKING: Semaphore = Semaphore::const_new(8);

type Held = Arc<Mutex<Box<dyn Live>>>;

#[derive(Default)]
pub struct Humans(Mutex<Games>);

#[derive(Default)]
struct Games {
    next: u64,
    /// Games by number, with their player and a code that only the player has.
    held: BTreeMap<u64, (String, String, Held)>,
}

impl Games {
    /// Removes the oldest game that takes the place of another.
    fn make_room(&mut self, player: &str) {
        let own = self.held.iter().filter(|(_, (other, ..))| other == player);
        let own: Vec<u64> = own.map(|(number, _)| *number).collect();
        if own.len() >= OWN_GAMES {
            self.held.remove(&own[0]);
        } else if self.held.len() >= MAX_GAMES {
            self.held.pop_first();
        }
    }
}

/// Runs a bot away from the threads that answer.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> Result<T> + Send + 'static) -> Result<T> {
    let place = THINKING.acquire().await.map_err(Problem::broken)?;
    let done = tokio::task::spawn_blocking(move || {
        let _place = place;
        work()
    });
    done.await.map_err(Problem::broken)?
}

/// Removes what only the bot's team may read.
fn public(mut update: Update) -> Update {
    update.printed.clear();
    if let Some(end) = &mut update.end {
        end.detail = None;
    }
    update
}

pub fn routes() -> Router<Arc<Arena>> {
    Router::new()
        .route("/v/{id}/play", get(page))
        .route("/v/{id}/api/new", post(new))
        .route("/v/{id}/api/act", post(act))
}

async fn opponent(arena: &Arena, id: i64) -> Result<Version> {
    let version = versions::by_id(&arena.db, id).await?;
    match version.is_ready() {
        true => Ok(version),
        false => Err(Problem::bad("this version does not play", "该版本无法出战")),
    }
}

async fn page(visit: Visit, Path(id): Path<i64>) -> Result<Markup> {
    let version = opponent(&visit.arena, id).await?;
    let t = |en, zh| visit.t(en, zh);
    let body = html! {
        nav class="choices-bar" aria-label=(t("game", "对局")) {
            a href={ "/v/" (id) } { (version.name()) }
            label { (t("seat", "座位")) " " select id="seat" {
                option value="A" { (t("first", "先手")) } option value="B" { (t("second", "后手")) } option value="Any" { (t("either", "随机")) }
            } }
            button type="button" id="new-game" { (t("new game", "新对局")) }
            span id="tools" {}
        }
        p class="hints" {}
        div id="turf" class="stage-box" data-play={ "/v/" (id) "/" } {}
        p class="message" role="status" {}
    };
    Ok(visit.board_page(&version.name(), &PLAYER, body))
}

#[derive(Deserialize)]
struct New {
    seat: Seat,
}

async fn new(visit: Visit, Path(id): Path<i64>, axum::Json(wanted): axum::Json<New>) -> Result<axum::Json<Value>> {
    let version = opponent(&visit.arena, id).await?;
    let contest = contests::by_id(&visit.arena.db, version.contest_id).await?;
    let bot = version.entrant(&visit.arena.blobs).await.map_err(Problem::file)?;
    let state = visit.arena.clone();
    let (game, opening) = aside(move || {
        let (game, settings) = (state.game(&contest.game)?, &contest.settings);
        game.start_against(&bot, settings.think(), &settings.config, wanted.seat, secret::seed() as u64)
            .map_err(Problem::told)
    })
    .await?;
    let code = secret::code();
    let player = visit.user.map_or_else(|| visit.address.to_string(), |user| user.name);
    let mut games = visit.arena.humans.0.lock().unwrap_or_else(PoisonError::into_inner);
    games.next += 1;
    let number = games.next;
    games.make_room(&player);
    games.held.insert(number, (player, code.clone(), Arc::new(Mutex::new(game))));
    Ok(axum::Json(json!({
        "id": format!("{number}-{code}"), "film": opening.timeline, "seat": opening.seat, "update": public(opening.update),
    })))
}

#[derive(Deserialize)]
struct Act {
    id: String,
    action: Value,
}

async fn act(
    State(arena): State<Arc<Arena>>,
    Path(_): Path<i64>,
    axum::Json(act): axum::Json<Act>,
) -> Result<axum::Json<Value>> {
    let gone = || Problem::bad("this game is no longer held; start another", "该对局已失效，请重新开始");
    let (number, code) = act.id.split_once('-').ok_or_else(gone)?;
    let game = {
        let games = arena.humans.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = number.parse().ok().and_then(|number: u64| games.held.get(&number));
        found.filter(|(_, own, _)| own == code).map(|(.., game)| game.clone()).ok_or_else(gone)?
    };
    let action = act.action;
    let update = aside(move || {
        let mut game = game
            .try_lock()
            .map_err(|_| Problem::bad("the bot thinks, or this game broke down", "代码正在思考，或该对局已出错"))?;
        match action.is_null() {
            true => Ok(game.give_up()),
            false => game.act(action).map_err(Problem::told),
        }
    })
    .await?;
    Ok(axum::Json(json!(public(update))))
}
