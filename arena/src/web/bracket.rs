//! The final stage: its pairings, and who won.

use std::sync::Arc;

use axum::Router;
use axum::extract::Path;
use axum::routing::get;
use maud::{Markup, html};

use super::contest::head;
use super::frame::Visit;
use crate::Arena;
use crate::contests;
use crate::finals::Finals;
use crate::lang::Lang;
use crate::problem::{Problem, Result};

pub fn routes() -> Router<Arc<Arena>> {
    Router::new().route("/c/{slug}/final", get(bracket))
}

pub fn rounds(lang: Lang, finals: &Finals) -> Markup {
    let name = |bot: usize| finals.teams[bot].name.as_str();
    let mut stages: Vec<(&str, Vec<_>)> = Vec::new();
    for pairing in &finals.schedule.pairings {
        match stages.iter_mut().find(|(stage, _)| *stage == pairing.stage) {
            Some((_, list)) => list.push(pairing),
            None => stages.push((&pairing.stage, vec![pairing])),
        }
    }
    html! {
        div class="bracket" {
            @for (stage, pairings) in &stages {
                section {
                    h2 { (lang.told(stage)) }
                    @for pairing in pairings {
                        @let tally = finals.results.get(&pairing.key).cloned().unwrap_or_default();
                        @let over = pairing.is_over(&tally);
                        @let leader = (tally.wins[1] > tally.wins[0]) as usize;
                        div class="pairing" {
                            @for side in 0..2 {
                                @let class = if over && side == leader { "winner" } else { "" };
                                p class=(class) { span { (name(pairing.bots[side])) } strong { (tally.wins[side]) } }
                            }
                            @if let Some(id) = finals.matches.get(&pairing.key) {
                                a class="whole" href={ "/m/" (id) } { (lang.t("games", "对局")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

async fn bracket(visit: Visit, Path(slug): Path<String>) -> Result<Markup> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    let finals = Finals::read(&visit.arena.db, &contest).await?.ok_or_else(Problem::not_found)?;
    let title = visit.t("Final stage", "决赛阶段");
    let is_over = finals.open().next().is_none();
    let champion = is_over.then(|| &finals.teams[finals.schedule.order[0]]);
    let body = html! {
        (head(&visit, &contest, "/final"))
        @if let Some(team) = champion {
            p class="champion" { (visit.t("Champion:", "冠军：")) " " strong { (team.name) } }
            @if let Some(version) = team.entered && visit.arena.game(&contest.game)?.takes_people() {
                p { a class="button" href={ "/v/" (version) "/play" } { (visit.t("play against the champion", "挑战冠军")) } }
            }
        }
        (rounds(visit.lang, &finals))
        p { a href={ "/c/" (contest.slug) "/screen" } { (visit.t("big screen", "大屏幕")) } }
    };
    Ok(visit.page(title, body))
}
