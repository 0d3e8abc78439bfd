//! The director: moves contests on, keeps their ladders, and fills the queue. One runs per database.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::sleep;

use crate::contests::{self, Contest, Stage};
use crate::db::{Db, answer, now};
use crate::finals::{self, Finals};
use crate::ladders::{Standings, Table};
use crate::matches::{self, Listed, Which};
use crate::problem::{Problem, Result};
use crate::versions;

const EVERY: Duration = Duration::from_millis(500);

/// Matches of a ladder that wait per thread, besides twice what ended since the last look: enough that no thread runs dry,
/// few enough that new games still decide.
const AHEAD: usize = 2;
const SHOWN: i64 = 8;
const LATEST: i64 = 5;

/// A contest as everybody sees it, at most half a second old, and its ratings as old as [`Standings`] lets them be.
#[derive(Clone)]
pub struct Snapshot {
    pub contest: Contest,
    pub table: Arc<Table>,
    pub names: Arc<BTreeMap<i64, String>>,
    pub running: Vec<Listed>,
    /// Newest matches of all kinds.
    pub latest: Vec<Listed>,
    pub n_waiting: i64,
    pub n_running: i64,
    pub announcements: Vec<(String, i64)>,
}

#[derive(Default)]
pub struct Director {
    standings: tokio::sync::Mutex<BTreeMap<(i64, &'static str), Standings>>,
    /// Snapshots by the contests' names in addresses.
    snapshots: Mutex<BTreeMap<String, Arc<Snapshot>>>,
}

impl Director {
    fn snapshots(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Snapshot>>> {
        self.snapshots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn snapshot(&self, slug: &str) -> Result<Arc<Snapshot>> {
        self.snapshots().get(slug).cloned().ok_or_else(Problem::not_found)
    }

    /// Returns the ladder of a contest's stage; that of the warm-up before there is another.
    pub fn table(&self, contest: &Contest) -> Arc<Table> {
        self.snapshot(&contest.slug).map(|now| now.table.clone()).unwrap_or_default()
    }

    pub fn names(&self, contest: &Contest) -> Arc<BTreeMap<i64, String>> {
        self.snapshot(&contest.slug).map(|now| now.names.clone()).unwrap_or_default()
    }

    /// Counts a contest's games anew.
    pub async fn forget(&self, contest: i64) {
        self.standings.lock().await.retain(|(id, _), _| *id != contest);
    }

    pub async fn run(self: Arc<Self>, db: Db) {
        loop {
            if let Err(error) = answer(self.tick(&db)).await {
                tracing::error!("the director: {error}");
            }
            sleep(EVERY).await;
        }
    }

    pub async fn tick(&self, db: &Db) -> Result<()> {
        let threads = matches::threads(db).await?.max(1) as usize;
        for contest in contests::all(db).await? {
            // What is over stays as it is.
            let known = self.snapshot(&contest.slug);
            if contest.stage == Stage::Over && known.is_ok_and(|known| known.contest.stage == Stage::Over) {
                continue;
            }
            // One contest's fault leaves the others their games.
            if let Err(error) = self.direct(db, &contest, threads).await {
                tracing::error!("the director of {}: {error}", contest.slug);
            }
        }
        Ok(())
    }

    async fn direct(&self, db: &Db, contest: &Contest, threads: usize) -> Result<()> {
        if contest.stage == Stage::Warmup && contest.deadline.is_some_and(|deadline| deadline <= now()) {
            let mut change = db.change().await?;
            contests::advance(&mut change, contest.id, Stage::Warmup).await?;
            return Ok(change.commit().await?);
        }
        let versions = versions::all(db, contest.id).await?;
        let stage = if contest.stage >= Stage::Ladder { Stage::Ladder } else { Stage::Warmup };
        let table = {
            let mut all = self.standings.lock().await;
            let standings = all
                .entry((contest.id, stage.name()))
                .or_insert_with(|| Standings::new(stage, contest.settings.promote));
            let n_ended = standings.update(db, contest, &versions).await?;
            if contest.stage == stage && !contest.paused {
                standings.order(db, contest, AHEAD * threads + 2 * n_ended).await?;
            }
            standings.table.clone()
        };
        if contest.stage == Stage::Knockout
            && !contest.paused
            && let Some(finals) = Finals::read(db, contest).await?
        {
            finals.order(db, contest).await?;
        }
        let (n_waiting, n_running) = matches::load(db, contest.id).await?;
        let now = Snapshot {
            contest: contest.clone(),
            table,
            names: Arc::new(versions.iter().map(|version| (version.id, version.name())).collect()),
            running: matches::list(db, contest.id, Which::Running, SHOWN).await?,
            latest: matches::list(db, contest.id, Which::Before(None, i64::MAX), LATEST).await?,
            n_waiting,
            n_running,
            announcements: contests::announcements(db, contest.id).await?,
        };
        self.snapshots().insert(contest.slug.clone(), Arc::new(now));
        Ok(())
    }

    /// Moves a contest to its next stage: `anyway` although the ladder has not played enough, or the final stage is not over.
    pub async fn advance(&self, db: &Db, contest: &Contest, anyway: bool) -> Result<()> {
        if contest.stage == Stage::Ladder {
            // Up to the last game.
            self.forget(contest.id).await;
            self.tick(db).await?;
            let left = self.table(contest).games_left;
            if left > 0 && !anyway {
                return Err(Problem::bad(
                    format!("the ladder has about {left} games to play: wait, or tick \"although it is not finished\""),
                    format!("天梯赛还剩约 {left} 局：请等待，或勾选“尽管尚未结束”"),
                ));
            }
        }
        if contest.stage == Stage::Knockout
            && !anyway
            && Finals::read(db, contest).await?.is_some_and(|finals| finals.open().next().is_some())
        {
            return Err(Problem::bad(
                "the final stage has pairings to play: wait, or tick \"although it is not finished\"",
                "决赛阶段尚有未完成的对阵：请等待，或勾选“尽管尚未结束”",
            ));
        }
        let mut change = db.change().await?;
        if contest.stage == Stage::Ladder {
            finals::seed(&mut change, contest, &self.table(contest)).await?;
        }
        match contests::advance(&mut change, contest.id, contest.stage).await? {
            true => Ok(change.commit().await?),
            false => Err(Problem::bad("the contest has moved on already", "比赛已进入下一阶段")),
        }
    }
}
