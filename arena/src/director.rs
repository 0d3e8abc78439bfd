//! The director: moves contests on, keeps their ladders, and fills the queue. One runs per database.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::time::sleep;

use crate::contests::{self, Contest, Stage};
use crate::db::{Db, now};
use crate::finals::{self, Finals};
use crate::ladders::{Standings, Table};
use crate::matches;
use crate::problem::{Problem, Result};

const EVERY: Duration = Duration::from_millis(500);

/// Matches of a ladder that wait per thread: enough that no thread runs dry, few enough that new games still decide.
const AHEAD: usize = 2;

type Tables = BTreeMap<(i64, &'static str), Arc<Table>>;

#[derive(Default)]
pub struct Director {
    standings: tokio::sync::Mutex<BTreeMap<(i64, &'static str), Standings>>,
    tables: Mutex<Tables>,
}

impl Director {
    /// Returns the ladder of a contest's stage; that of the warm-up before there is another.
    pub fn table(&self, contest: &Contest) -> Arc<Table> {
        let stage = if contest.stage >= Stage::Ladder {
            Stage::Ladder
        } else {
            Stage::Warmup
        };
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get(&(contest.id, stage.name())).cloned().unwrap_or_default()
    }

    /// Counts a contest's games anew.
    pub async fn forget(&self, contest: i64) {
        self.standings.lock().await.retain(|(id, _), _| *id != contest);
    }

    /// Runs until the runtime ends.
    pub async fn run(self: Arc<Self>, db: Db) {
        loop {
            if let Err(error) = self.tick(&db).await {
                tracing::error!("the director: {error}");
            }
            sleep(EVERY).await;
        }
    }

    pub async fn tick(&self, db: &Db) -> Result<()> {
        let threads = matches::threads(db).await?.max(1) as usize;
        for contest in contests::all(db).await? {
            self.direct(db, &contest, threads).await?;
        }
        Ok(())
    }

    async fn direct(&self, db: &Db, contest: &Contest, threads: usize) -> Result<()> {
        if contest.stage == Stage::Warmup && contest.deadline.is_some_and(|deadline| deadline <= now()) {
            contests::advance(db, contest.id, Stage::Warmup).await?;
            return Ok(());
        }
        for stage in [Stage::Warmup, Stage::Ladder]
            .into_iter()
            .filter(|stage| *stage <= contest.stage)
        {
            let mut all = self.standings.lock().await;
            let standings = all
                .entry((contest.id, stage.name()))
                .or_insert_with(|| Standings::new(stage));
            standings.update(db, contest).await?;
            if contest.stage == stage && !contest.paused {
                standings.order(db, contest, AHEAD * threads).await?;
            }
            let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.insert((contest.id, stage.name()), standings.table.clone());
        }
        if contest.stage == Stage::Knockout
            && !contest.paused
            && let Some(finals) = Finals::read(db, contest).await?
        {
            finals.order(db, contest).await?;
        }
        Ok(())
    }

    /// Moves a contest to its next stage, as an organiser asked.
    pub async fn advance(&self, db: &Db, contest: &Contest) -> Result<()> {
        if contest.stage == Stage::Ladder {
            finals::seed(db, contest, &self.table(contest)).await?;
        }
        match contests::advance(db, contest.id, contest.stage).await? {
            true => Ok(()),
            false => Err(Problem::bad("the contest has moved on already", "比赛已进入下一阶段")),
        }
    }
}
