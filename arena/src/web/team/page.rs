//! A team's page.

use std::sync::Arc;

use axum::Router;
use axum::extract::Path;
use axum::routing::get;
use maud::{Markup, html};

use super::{challenge, is_own, roster, since, state};
use crate::Arena;
use crate::contests::{self, Contest, Stage};
use crate::problem::Result;
use crate::teams::{self, Team};
use crate::versions;
use crate::web::contest::head;
use crate::web::frame::Visit;
use crate::web::text::{mark, time};

pub fn routes() -> Router<Arc<Arena>> {
    Router::new().route("/c/{slug}/mine", get(mine)).route("/t/{id}", get(team))
}

/// Shows the own team, or the form of a new one.
async fn mine(visit: Visit, Path(slug): Path<String>) -> Result<Markup> {
    let contest = contests::by_slug(&visit.arena.db, &slug).await?;
    match teams::of_user(&visit.arena.db, contest.id, visit.user()?.id).await? {
        Some(own) => team_page(&visit, &contest, &own).await,
        None => Ok(roster::new_team(&visit, &contest)),
    }
}

async fn team(visit: Visit, Path(id): Path<i64>) -> Result<Markup> {
    let team = teams::by_id(&visit.arena.db, id).await?;
    let contest = contests::by_id(&visit.arena.db, team.contest_id).await?;
    team_page(&visit, &contest, &team).await
}

async fn team_page(visit: &Visit, contest: &Contest, team: &Team) -> Result<Markup> {
    let own = is_own(visit, contest.id, Some(team.id)).await?;
    let members = teams::members(&visit.arena.db, team.id).await?;
    let versions = versions::of_team(&visit.arena.db, team.id).await?;
    let table = visit.arena.director.table(contest);
    let t = |en, zh| visit.t(en, zh);
    let rating = |id: i64| table.rows.iter().find(|row| row.version == id && row.games > 0);
    let plays = if contest.stage == Stage::Warmup { team.chosen } else { team.entered };
    let news = if own {
        since::section(visit, contest, team, &versions, plays).await?
    } else {
        html! {}
    };
    let body = html! {
        (head(visit, contest, if own { "/mine" } else { "/teams" }))
        (news)
        section {
            h2 { (mark(&team.name, true)) " " (team.name) }
            @if let Some(why) = &team.disqualified { p class="warn" { (t("Disqualified:", "已取消资格：")) " " (why) } }
            (roster::members(visit, contest, team, &members))
            @if own && contest.stage == Stage::Warmup {
                @match visit.arena.takes_files(contest) {
                    Ok(()) => p { a class="button primary" href={ "/c/" (contest.slug) "/upload" } { (t("new version", "提交新版本")) } },
                    Err(why) => p class="dim" { (why.text(visit.lang)) },
                }
                @if (members.len() as i64) < contest.settings.team_size {
                    p { (t("Send this link to those who are to join:", "把此链接发给队友：")) " "
                        code { (visit.arena.link(&format!("/join/{}", team.invitation))) } }
                }
            }
        }
        section {
            h2 { (t("Versions", "版本")) }
            @if versions.is_empty() { p class="empty" { (t("None yet.", "暂无。")) } }
            @else { div class="scroll" tabindex="0" { table {
                thead { tr { th { "#" } th { (t("state", "状态")) } th { (t("note", "说明")) } th class="n" { (t("rating", "等级分")) } th { (t("submitted", "提交时间")) } th {} } }
                tbody { @for version in &versions { tr {
                    td { a href={ "/v/" (version.id) } { "#" (version.number) } @if plays == Some(version.id) { " " span class="tag live" { (t("chosen", "出战")) } } }
                    td { (state(visit, version, own || visit.is_organiser())) }
                    td { @if own { (version.note) } }
                    td class="n" { @if let Some(row) = rating(version.id) { (format!("{:.0}", row.elo)) } }
                    td { (time(version.created)) }
                    td { @if own && version.is_ready() && contest.stage == Stage::Warmup && plays != Some(version.id) {
                        form method="post" action={ "/v/" (version.id) "/choose" } { button class="small" { (t("let it play", "设为出战")) } }
                    } }
                } } }
            } } }
        }
        @if own { p { a class="button" href={ "/c/" (contest.slug) "/mine.zip" } { (t("download own games and data", "下载本队对局与数据")) } } }
        @if own && contest.stage == Stage::Warmup { (challenge::compare_form(visit, contest, &versions, plays)) }
    };
    Ok(visit.page(&team.name, body))
}
