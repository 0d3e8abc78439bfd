//! Teams, versions, uploads, challenges.
//!
//! | file | holds |
//! |---|---|
//! | `page` | a team's page |
//! | `roster` | who is in a team |
//! | `upload` | a new version |
//! | `version` | a version's page |
//! | `since` | news since the last visit |
//! | `record` | what a version's games say |
//! | `check` | the check of a version, and its test games |
//! | `challenge` | games that somebody asks for |

mod challenge;
mod check;
mod page;
pub(super) mod record;
mod roster;
mod since;
mod upload;
mod version;

use std::sync::Arc;

use axum::Router;
use maud::{Markup, html};

use super::frame::Visit;
use crate::Arena;
use crate::contests::{self, Contest};
use crate::problem::Result;
use crate::teams::{self, Team};
use crate::versions::Version;

pub fn routes() -> Router<Arc<Arena>> {
    let routes = Router::new().merge(page::routes()).merge(upload::routes()).merge(version::routes());
    routes.merge(roster::routes()).merge(check::routes()).merge(challenge::routes())
}

pub(super) async fn is_own(visit: &Visit, contest: i64, team: Option<i64>) -> Result<bool> {
    match &visit.user {
        Some(user) => {
            Ok(teams::of_user(&visit.arena.db, contest, user.id).await?.map(|own| own.id) == team && team.is_some())
        }
        None => Ok(false),
    }
}

/// Returns true if the visitor may see a version's source and check.
async fn sees(visit: &Visit, version: &Version) -> Result<bool> {
    let own = is_own(visit, version.contest_id, version.team_id).await?;
    Ok(own || (visit.is_organiser() && version.builtin.is_none()))
}

/// Names the state of a version; for those who see its check, with what it and the organisers say.
fn state(visit: &Visit, version: &Version, sees: bool) -> Markup {
    let report = version.report.as_deref().filter(|_| sees).map(|report| check::report_of(visit.lang, report));
    let (class, en, zh) = match (version.state.as_str(), &report) {
        ("ready", Some(report)) if !report.plays => ("wait", "let play by an organiser", "组织者允许出战"),
        ("ready", Some(report)) if report.warns() => ("wait", "plays, with a warning", "可出战，有警告"),
        ("ready", _) => ("good", "passed the check", "已通过检查"),
        ("refused", Some(report)) if report.plays => ("warn", "refused by an organiser", "组织者已拒绝"),
        ("refused", _) => ("warn", "failed the check", "未通过检查"),
        ("failed", _) => ("warn", "check broke off", "检查中断"),
        _ => ("wait", "being checked", "检查中"),
    };
    html! { span class={ "tag " (class) } { (visit.t(en, zh)) } }
}

pub(super) async fn own_team(visit: &Visit, slug: &str) -> Result<(Contest, Team)> {
    let contest = contests::by_slug(&visit.arena.db, slug).await?;
    let team = teams::own(&visit.arena.db, &contest, visit.user()?.id).await?;
    Ok((contest, team))
}
