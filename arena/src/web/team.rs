//! Teams, versions, uploads, challenges.
//!
//! | file | holds |
//! |---|---|
//! | `page` | a team's page, and who is in it |
//! | `upload` | a new version |
//! | `version` | a version's page |
//! | `record` | what a version's games say |
//! | `challenge` | games that somebody asks for |

mod challenge;
mod page;
pub(super) mod record;
mod upload;
mod version;

use std::sync::Arc;

use axum::Router;

use super::frame::Visit;
use crate::Arena;
use crate::contests::{self, Contest};
use crate::problem::Result;
use crate::teams::{self, Team};
use crate::versions::Version;

pub fn routes() -> Router<Arc<Arena>> {
    Router::new().merge(page::routes()).merge(upload::routes()).merge(version::routes()).merge(challenge::routes())
}

pub(super) async fn is_own(visit: &Visit, contest: i64, team: Option<i64>) -> Result<bool> {
    match &visit.user {
        Some(user) => {
            Ok(teams::of_user(&visit.arena.db, contest, user.id).await?.map(|own| own.id) == team && team.is_some())
        }
        None => Ok(false),
    }
}

fn state(visit: &Visit, version: &Version) -> &'static str {
    match (version.state.as_str(), visit.lang) {
        ("ready", crate::lang::Lang::En) => "passed the check",
        ("ready", _) => "已通过检查",
        ("refused", crate::lang::Lang::En) => "failed the check",
        ("refused", _) => "未通过检查",
        ("failed", crate::lang::Lang::En) => "check broke off",
        ("failed", _) => "检查中断",
        (_, crate::lang::Lang::En) => "being checked",
        _ => "检查中",
    }
}

pub(super) async fn own_team(visit: &Visit, slug: &str) -> Result<(Contest, Team)> {
    let contest = contests::by_slug(&visit.arena.db, slug).await?;
    let team = teams::own(&visit.arena.db, &contest, visit.user()?.id).await?;
    Ok((contest, team))
}
