//! The contest's web service: accounts, teams, bots, ladder, final stage, pages.
//!
//! | module | holds |
//! |---|---|
//! | [`db`] | the database and its schema |
//! | [`blobs`] | bots and replays by the hash of their content |
//! | [`accounts`], [`sessions`], [`mail`] | people |
//! | [`contests`], [`teams`], [`versions`] | a contest, who is in it, and what plays |
//! | [`mod@matches`] | the queue, and games played |
//! | [`analyses`] | games judged by a policy |
//! | [`worker`] | threads that play matches |
//! | [`ladder`], [`ladders`] | ratings and the next pairs; the same for a contest's versions |
//! | [`finals`] | the final stage |
//! | [`director`] | what moves contests on |
//! | [`live`] | running games for viewers |
//! | [`web`] | the pages |
//! | [`submit`], [`verify`] | programs of members and strangers |

pub mod accounts;
pub mod analyses;
mod backup;
pub mod blobs;
pub mod contests;
pub mod db;
pub mod director;
pub mod finals;
pub mod ladder;
pub mod ladders;
pub mod live;
pub mod mail;
pub mod matches;
pub mod problem;
pub mod secret;
pub mod serve;
pub mod sessions;
pub mod submit;
pub mod teams;
#[cfg(test)]
mod tests;
pub mod verify;
pub mod versions;
pub mod web;
pub mod worker;

use std::sync::Arc;

pub use backup::backup;
pub use serve::{Options, serve, work};
pub use turf_web::lang;

use turf_web::any_game::{AnyGame, Games};

pub struct Arena {
    pub db: db::Db,
    pub blobs: blobs::Blobs,
    pub games: Games,
    pub director: Arc<director::Director>,
    pub live: Arc<live::LiveGames>,
    pub humans: web::human::Humans,
    pub mail: Option<mail::Mail>,
    pub limits: web::guard::Limits,
    pub url: String,
    pub options: Options,
    pub metrics: metrics_exporter_prometheus::PrometheusHandle,
}

impl Arena {
    pub fn game(&self, name: &str) -> problem::Result<&dyn AnyGame> {
        self.games.find(name).ok_or_else(|| {
            problem::Problem::bad(format!("there is no game {name:?}"), format!("没有名为 {name:?} 的游戏"))
        })
    }

    /// Fails if bot files cannot play the contest's game.
    pub fn takes_files(&self, contest: &contests::Contest) -> problem::Result<()> {
        let game = &contest.game;
        match self.game(game)?.takes_files() {
            true => Ok(()),
            false => Err(problem::Problem::bad(
                format!("{game} takes no bot files, so none can be uploaded: play against its built-in bots"),
                format!("{game} 不接受代码文件，无法上传；可与内置代码对战"),
            )),
        }
    }

    /// Returns an address of this site as people use it.
    pub fn link(&self, path: &str) -> String {
        format!("{}{path}", self.url.trim_end_matches('/'))
    }
}
