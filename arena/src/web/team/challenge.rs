//! Games that somebody asks for: against another team, or between two versions of one's own.

use std::sync::Arc;

use axum::extract::Path;
use axum::response::Redirect;
use axum::routing::post;
use axum::{Form, Router};
use maud::{Markup, html};
use serde::Deserialize;

use super::own_team;
use crate::Arena;
use crate::contests::{self, Contest, Stage};
use crate::matches::{self, Kind, Order};
use crate::problem::{Problem, Result};
use crate::versions::{self, Version};
use crate::web::frame::Visit;
use crate::web::text::field;

const GAMES: i64 = 100;

pub fn routes() -> Router<Arc<Arena>> {
    Router::new().route("/v/{id}/challenge", post(challenge)).route("/c/{slug}/compare", post(compare))
}

fn games_field(visit: &Visit, usual: i64) -> Markup {
    let label = visit.t("games, from both seats", "局数（双方先后手各半）");
    field(
        label,
        "games",
        html! { input id="games" name="games" type="number" min="2" max=(GAMES) step="2" value=(usual); },
    )
}

pub fn challenge_form(visit: &Visit, version: i64) -> Markup {
    html! {
        form method="post" action={ "/v/" (version) "/challenge" } class="row" {
            (games_field(visit, 4))
            button { (visit.t("challenge it with our bot", "用我方代码挑战")) }
        }
    }
}

/// Renders the form that compares two versions, the newest with the one that plays. Empty if there are no two.
pub fn compare_form(visit: &Visit, contest: &Contest, versions: &[Version], plays: Option<i64>) -> Markup {
    let ready: Vec<&Version> = versions.iter().filter(|version| version.is_ready()).collect();
    let Some(newest) = ready.iter().find(|version| Some(version.id) != plays) else {
        return html! {};
    };
    if ready.len() < 2 {
        return html! {};
    }
    let t = |en, zh| visit.t(en, zh);
    let choice = |name: &'static str, chosen: Option<i64>| {
        html! {
            select id=(name) name=(name) {
                @for version in &ready { option value=(version.id) selected[Some(version.id) == chosen] { "#" (version.number) " " (version.note.chars().take(30).collect::<String>()) } }
            }
        }
    };
    html! {
        section {
            h2 { (t("Compare two versions", "比较两个版本")) }
            form method="post" action={ "/c/" (contest.slug) "/compare" } class="row" {
                (field(t("version", "版本"), "a", choice("a", Some(newest.id))))
                (field(t("against", "对手"), "b", choice("b", plays)))
                (games_field(visit, 40))
                button { (t("compare them", "开始比较")) }
            }
        }
    }
}

#[derive(Deserialize)]
struct Challenge {
    games: i64,
}

async fn challenge(visit: Visit, Path(id): Path<i64>, Form(form): Form<Challenge>) -> Result<Redirect> {
    let other = versions::by_id(&visit.arena.db, id).await?;
    let contest = contests::by_id(&visit.arena.db, other.contest_id).await?;
    let (_, team) = own_team(&visit, &contest.slug).await?;
    let own =
        team.chosen.ok_or_else(|| Problem::bad("none of your versions plays yet", "你的队伍还没有可出战的版本"))?;
    order(&visit.arena, &visit, &contest, [own, id], other.is_ready(), form.games).await
}

#[derive(Deserialize)]
struct Comparison {
    a: i64,
    b: i64,
    games: i64,
}

async fn compare(visit: Visit, Path(slug): Path<String>, Form(form): Form<Comparison>) -> Result<Redirect> {
    let (contest, team) = own_team(&visit, &slug).await?;
    let own = versions::of_team(&visit.arena.db, team.id).await?;
    let is_ready = |id: i64| own.iter().any(|version| version.id == id && version.is_ready());
    if form.a == form.b || !is_ready(form.a) || !is_ready(form.b) {
        return Err(Problem::bad("choose two versions of your team that play", "请选择本队两个可出战的版本"));
    }
    order(&visit.arena, &visit, &contest, [form.a, form.b], true, form.games).await
}

async fn order(
    arena: &Arena,
    visit: &Visit,
    contest: &Contest,
    [a, b]: [i64; 2],
    is_ready: bool,
    games: i64,
) -> Result<Redirect> {
    let user = visit.user()?.id;
    if !is_ready || contest.stage != Stage::Warmup {
        return Err(Problem::bad(
            "challenges are for the warm-up, against bots that play",
            "只能在热身阶段挑战可出战的代码",
        ));
    }
    if !(2..=GAMES).contains(&games) || games % 2 != 0 {
        return Err(Problem::bad(
            format!("an even number of games, 2 to {GAMES}"),
            format!("局数应为 2 到 {GAMES} 的偶数"),
        ));
    }
    let mut change = arena.db.change().await?;
    let (waiting,): (i64,) = sqlx::query_as(
        "SELECT CAST(COALESCE(SUM(games), 0) AS BIGINT) FROM matches \
         WHERE user_id = $1 AND kind = 'challenge' AND state IN ('waiting', 'running')",
    )
    .bind(user)
    .fetch_one(&mut *change)
    .await?;
    if waiting + games > GAMES {
        return Err(Problem::new(
            axum::http::StatusCode::TOO_MANY_REQUESTS,
            format!("{waiting} games that you asked for wait already; {GAMES} may"),
            format!("你已有 {waiting} 局在等待，最多 {GAMES} 局"),
        ));
    }
    let mut order = Order::new(contest, Kind::Challenge, a, Some(b));
    (order.games, order.by) = (games, Some(user));
    let made =
        matches::enqueue(&mut change, &order).await?.ok_or_else(|| Problem::broken("a challenge was there already"))?;
    change.commit().await?;
    Ok(Redirect::to(&format!("/m/{made}")))
}
