//! The final on a big screen: the games as they end, and the pairings.

use std::sync::Arc;

use axum::Router;
use axum::extract::Path;
use axum::routing::get;
use maud::{Markup, html};

use super::assets::SCREEN;
use super::bracket::rounds;
use super::frame::Visit;
use crate::Arena;
use crate::contests::{self, Stage};
use crate::finals::Finals;
use crate::matches::{self, Kind};
use crate::problem::{Problem, Result};

/// Games that a screen is told of: it shows those that it has not shown.
const GAMES: i64 = 8;

pub fn routes() -> Router<Arc<Arena>> {
    Router::new().route("/c/{slug}/screen", get(screen)).route("/c/{slug}/screen/state", get(state))
}

async fn screen(visit: Visit, Path(slug): Path<String>) -> Result<Markup> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    let release = visit.is_organiser() && contest.settings.hold && contest.stage <= Stage::Knockout;
    let release = release.then(|| format!("/c/{slug}/organise/release"));
    let body = html! {
        main class="screen" data-screen={ "/c/" (slug) "/screen/state" } data-hold[contest.settings.hold] data-release=[release.as_ref()] {
            div class="tournament" {
                div class="boards" {}
                aside {
                    h1 { (contest.title) }
                    div class="state" { (standing(&visit.arena, &visit, &slug).await?) }
                    @if release.is_some() { p class="dim" { (visit.t("space starts the next pairing", "按空格键开始下一场")) } }
                }
            }
        }
    };
    Ok(visit.board_page(&contest.title, &SCREEN, body))
}

async fn standing(arena: &Arena, visit: &Visit, slug: &str) -> Result<Markup> {
    let contest = contests::by_slug(&arena.db, slug).await?;
    let kind = if contest.stage >= Stage::Knockout { Kind::Final } else { Kind::Ladder };
    let mut ended = matches::newest_games(&arena.db, contest.id, Some(kind), GAMES).await?;
    ended.reverse();
    let ids: Vec<String> = ended.iter().map(i64::to_string).collect();
    let finals = match contest.stage >= Stage::Knockout {
        true => Some(Finals::read(&arena.db, &contest).await?.ok_or_else(Problem::not_found)?),
        false => None,
    };
    let table = arena.director.table(&contest);
    Ok(html! {
        div data-games=(ids.join(",")) {
            @match &finals {
                Some(finals) => {
                    @if finals.open().next().is_none() {
                        p class="champion" { (visit.t("Champion:", "冠军：")) " " strong { (finals.teams[finals.schedule.order[0]].name) } }
                    }
                    (rounds(visit.lang, finals))
                }
                None => {
                    ol class="top" { @for row in table.rows.iter().take(16) { li { (row.name) " " strong { (format!("{:.0}", row.elo)) } } } }
                }
            }
        }
    })
}

async fn state(visit: Visit, Path(slug): Path<String>) -> Result<Markup> {
    standing(&visit.arena, &visit, &slug).await
}
