//! Rules, contracts and guides.

use std::sync::Arc;

use axum::Router;
use axum::extract::Path;
use axum::routing::get;
use maud::{Markup, html};
use turf_agents::words;

use super::contest::head;
use super::frame::Visit;
use super::text::markdown;
use crate::Arena;
use crate::contests;
use crate::problem::{Problem, Result};

pub fn routes() -> Router<Arc<Arena>> {
    Router::new().route("/c/{slug}/rules", get(rules)).route("/c/{slug}/help", get(help))
}

/// Returns the contract of a game's bots. A game of one's own has none.
fn contract(visit: &Visit, game: &str) -> &'static str {
    macro_rules! contract {
        ($game:literal) => {
            visit.t(
                include_str!(concat!("../../assets/contract/", $game, ".en.md")),
                include_str!(concat!("../../assets/contract/", $game, ".zh.md")),
            )
        };
    }
    match game {
        "paper" => contract!("paper"),
        "duel2048" => contract!("duel2048"),
        "stellar" => contract!("stellar"),
        _ => "",
    }
}

async fn rules(visit: Visit, Path(slug): Path<String>) -> Result<Markup> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    let rules = visit.rules(&contest.game);
    if rules.is_empty() {
        return Err(Problem::not_found());
    }
    let title = visit.t("Rules", "规则");
    let body = html! {
        (head(&visit, &contest, "/rules"))
        article {
            @if contest.settings.strict_bans { p class="announcement" { (visit.t("Files that use what is banned are refused.", "使用违禁内容的代码会被拒绝。")) } }
            @if contest.settings.think_ms.is_some() || !contest.settings.config.is_null() {
                p class="announcement" {
                    strong { (visit.t("This contest:", "本场比赛：")) }
                    @if let Some(think) = contest.settings.think() { " " (visit.t("thinking time", "思考时间")) " " (think.as_secs_f64()) " s" }
                    @if contest.settings.think_ms.is_some() && !contest.settings.config.is_null() { " ·" }
                    @if !contest.settings.config.is_null() { " " (words::settings(&contest.settings.config)) }
                }
            }
            (turf_web::rules::rules(rules)) (markdown(contract(&visit, &contest.game)))
        }
    };
    Ok(visit.page(title, body))
}

async fn help(visit: Visit, Path(slug): Path<String>) -> Result<Markup> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    let member =
        visit.t(include_str!("../../assets/guide/member.en.md"), include_str!("../../assets/guide/member.zh.md"));
    let organiser =
        visit.t(include_str!("../../assets/guide/organiser.en.md"), include_str!("../../assets/guide/organiser.zh.md"));
    let title = visit.t("Help", "帮助");
    let body = html! {
        (head(&visit, &contest, "/help"))
        article { (markdown(member)) @if visit.is_organiser() { (markdown(organiser)) } }
    };
    Ok(visit.page(title, body))
}
