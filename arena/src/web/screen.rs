//! The final on a big screen: pairing by pairing, as its viewers have seen it so far.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query};
use axum::routing::get;
use maud::{Markup, html};
use serde::Deserialize;
use turf_agents::tournament::pairing::Pairing;
use turf_agents::tournament::standings::lines;

use super::assets::SCREEN;
use super::bracket::{bracket, deciding_game, podium};
use super::frame::Visit;
use super::text::named;
use crate::Arena;
use crate::contests::{self, Contest, Stage};
use crate::finals::Finals;
use crate::ladders::Table;
use crate::matches;
use crate::problem::{Problem, Result};

/// Games that a screen is told of: it shows those that it has not shown.
const GAMES: i64 = 8;

pub fn routes() -> Router<Arc<Arena>> {
    Router::new().route("/c/{slug}/screen", get(screen)).route("/c/{slug}/screen/state", get(state))
}

/// What a screen has shown. The other results are none of its viewers' business yet.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Shown {
    /// Newest game of the final stage when the screen began: what was over then counts as shown.
    since: i64,
    /// Keys of the pairings shown since then, with commas.
    keys: String,
    /// Key of the pairing that is on.
    now: String,
}

async fn screen(visit: Visit, Path(slug): Path<String>) -> Result<Markup> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    let finals = Finals::read(&visit.arena.db, &contest).await?;
    let since = finals.map_or(0, |all| all.games.keys().map(|key| all.last_game(key)).max().unwrap_or(0));
    let release =
        (visit.is_organiser() && contest.stage <= Stage::Knockout).then(|| format!("/c/{slug}/organise/release"));
    let shown = Shown { since, ..Shown::default() };
    let body = html! {
        main class="screen" data-screen={ "/c/" (slug) "/screen/state" } data-since=(since) data-release=[release]
            data-scene=(if contest.stage < Stage::Knockout { "ladder" } else { "pause" }) {
            h1 { (contest.title) }
            div class="state" { (standing(&visit, &contest, &shown).await?) }
            div class="boards" {}
        }
    };
    Ok(visit.board_page(&contest.title, &SCREEN, body))
}

async fn standing(visit: &Visit, contest: &Contest, shown: &Shown) -> Result<Markup> {
    let arena = &visit.arena;
    let table = arena.director.table(contest);
    if contest.stage < Stage::Knockout {
        let mut ended = matches::newest_games(&arena.db, contest.id, Some(matches::Kind::Ladder), GAMES).await?;
        ended.reverse();
        let ids: Vec<String> = ended.iter().map(i64::to_string).collect();
        return Ok(html! {
            div data-games=(ids.join(",")) {
                h2 { (visit.t("Ladder", "天梯")) }
                ol class="top" { @for row in table.rows.iter().take(16) { li { (named(&row.name)) " " strong { (format!("{:.0}", row.elo)) } } } }
            }
        });
    }
    let all = Finals::read(&arena.db, contest).await?.ok_or_else(Problem::not_found)?;
    let keys: Vec<&str> = shown.keys.split(',').collect();
    let is_over = |pairing: &Pairing| pairing.is_over_in(&all.results);
    let over: Vec<&str> = all.schedule.pairings.iter().filter(|p| is_over(p)).map(|p| p.key.as_str()).collect();
    let seen = all.known(|key| {
        let last = all.last_game(key);
        over.contains(&key) && (last <= shown.since || keys.contains(&key))
    });
    // What is on stays on; then what ended first, what began first, and what waits.
    let rank = |pairing: &&Pairing| {
        let began = all.matches.get(&pairing.key).copied().unwrap_or(i64::MAX);
        let last = if is_over(pairing) { all.last_game(&pairing.key) } else { i64::MAX };
        (pairing.key != shown.now, last, began)
    };
    let Some(next) = seen.open().min_by_key(rank) else {
        return Ok(html! {
            div data-games=[deciding_game(&seen)] data-over="" {
                (podium(visit.lang, &seen))
                (bracket(visit.lang, &seen, Some("")))
            }
        });
    };
    let games = all.games.get(&next.key).map_or(&[][..], Vec::as_slice);
    let games: Vec<String> = games.iter().map(|game| format!("{}:{}", game.id, game.winner.unwrap_or(-1))).collect();
    let is_held = contest.settings.hold && all.games.len() as i64 >= contest.released && games.is_empty();
    let number = seen.schedule.pairings.iter().filter(|p| p.is_over_in(&seen.results)).count() + 1;
    let met = match next.bots.map(|bot| seen.teams[bot].entered) {
        [Some(a), Some(b)] => matches::met(&arena.db, contest.id, a, b).await?,
        _ => (0, 0),
    };
    let t = |en, zh| visit.t(en, zh);
    Ok(html! {
        div data-pairing=(next.key) data-games=(games.join(",")) data-complete[is_over(next)] data-hold[contest.settings.hold] data-held[is_held] {
            p class="round" {
                strong { (visit.lang.told(&next.stage)) } " · " (t("pairing", "第")) " " (number) " / " (seen.schedule.expected.max(number)) " " (t("", "场"))
            }
            div class="versus" {
                (card(visit, &seen, &table, next.bots[0], 0))
                p class="score" { strong { "0" } " : " strong { "0" } }
                (card(visit, &seen, &table, next.bots[1], 1))
            }
            p class="met" {
                @if met != (0, 0) { (t("On the ladder they met", "天梯上的交手战绩")) " " strong { (met.0) " : " (met.1) } }
                @if is_held && visit.is_organiser() { " " kbd { (t("space starts this pairing", "按空格键开始本场")) } }
            }
            (bracket(visit.lang, &seen, Some(&next.key)))
        }
    })
}

fn card(visit: &Visit, finals: &Finals, ladder: &Table, bot: usize, side: usize) -> Markup {
    let team = &finals.teams[bot];
    let row = ladder.rows.iter().find(|row| row.team == Some(team.id));
    let line = &lines(finals.teams.len(), &finals.schedule.pairings, &finals.results)[bot];
    let t = |en, zh| visit.t(en, zh);
    html! {
        div class={ "card side" (side) } {
            h2 { (team.name) }
            p { (t("place on the ladder", "天梯名次")) " " strong { (team.seed_place.unwrap_or(0) + 1) } }
            @if let Some(row) = row { p { (t("rating", "等级分")) " " strong { (format!("{:.0}", row.elo)) } } }
            p { (t("won – lost in the final stage", "决赛阶段胜负")) " " strong { (line.wins) " – " (line.losses) } }
        }
    }
}

async fn state(visit: Visit, Path(slug): Path<String>, Query(shown): Query<Shown>) -> Result<Markup> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    standing(&visit, &contest, &shown).await
}
