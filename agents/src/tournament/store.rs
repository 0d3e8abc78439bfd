//! `results.sqlite`: the whole tournament in one file. Every commit is flushed to the disk (write-ahead log), so a kill never
//! loses a committed game. `schema.sql` documents the tables.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, OpenFlags, Params, params};

use super::pairing::{Pairing, SUDDEN_DEATH};
use super::plan::Plan;
use crate::input::one_line;

mod distrust;
mod reading;

pub use distrust::limit_memory;

pub const FILE: &str = "results.sqlite";
/// SQLite's `application_id`: "turf" in ASCII.
const APPLICATION: i64 = 0x7475_7266;
const VERSION: i64 = 1;
const SCHEMA: &str = include_str!("store/schema.sql");
/// Table that older files lack: answers of a game that failed or were no move, by the seat of the bot.
const MISHAP: &str = "CREATE TABLE IF NOT EXISTS mishap (pairing INTEGER NOT NULL, number INTEGER NOT NULL, \
                       seat INTEGER NOT NULL, answers INTEGER NOT NULL, PRIMARY KEY (pairing, number, seat))";

#[derive(Debug, thiserror::Error)]
#[error("{file}: {why}")]
pub struct StoreError {
    pub file: String,
    pub why: String,
}

impl StoreError {
    /// Keeps one line of `why`: SQLite's messages may have several, and quote contents of the file.
    fn new(path: &Path, why: impl ToString) -> Self {
        Self { file: path.display().to_string(), why: one_line(why) }
    }
}

pub struct Store {
    connection: Connection,
    path: PathBuf,
    bots: usize,
    games: u32,
}

/// A game as stored. Bots are indices into the plan's entrants, arrays are ordered by seat, `seconds` is the duration.
#[derive(Clone, Debug, PartialEq)]
pub struct GameRecord {
    pub number: u32,
    pub setup: u32,
    pub bots: [usize; 2],
    pub winner: Option<usize>,
    pub reason: String,
    pub detail: Option<String>,
    pub turns: u32,
    pub scores: [f64; 2],
    pub seeds: [u64; 2],
    pub think: [f64; 2],
    pub times: [Vec<u8>; 2],
    pub started: f64,
    pub seconds: f64,
    /// Path below the tournament's folder.
    pub replay: String,
    /// Answers that failed or were no move, without losing the game. 0 in a stored game: [`Store::mishaps`] has them.
    pub mishaps: [usize; 2],
}

#[derive(Clone, Debug, PartialEq)]
pub struct StoredGame {
    pub key: String,
    pub stage: String,
    pub game: GameRecord,
}

pub fn now() -> f64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0.0, |d| d.as_secs_f64())
}

type Sql<T> = Result<T, rusqlite::Error>;

impl Store {
    /// Opens the file in this folder. `None` if there is none, or if its creation was cut short.
    pub fn open(folder: &Path) -> Result<Option<(Self, Plan)>, StoreError> {
        Self::open_with(folder, OpenFlags::SQLITE_OPEN_READ_WRITE)
    }

    pub fn open_to_read(folder: &Path) -> Result<Option<(Self, Plan)>, StoreError> {
        Self::open_with(folder, OpenFlags::SQLITE_OPEN_READ_ONLY)
    }

    fn open_with(folder: &Path, flags: OpenFlags) -> Result<Option<(Self, Plan)>, StoreError> {
        let path = folder.join(FILE);
        if !path.is_file() {
            return Ok(None);
        }
        let fail = |why: String| StoreError::new(&path, why);
        let foreign = |error: rusqlite::Error| fail(distrust::foreign(error));
        let connection = distrust::open(&path, flags).map_err(fail)?;
        let number = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
        let application = number("application_id").map_err(foreign)?;
        let version = number("user_version").map_err(foreign)?;
        let tables: i64 =
            (connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))).map_err(foreign)?;
        if (application, tables) == (0, 0) {
            return Ok(None);
        }
        if application != APPLICATION {
            return Err(fail("not a results file of turf; name another folder".into()));
        }
        if version != VERSION {
            return Err(fail(format!("its schema has version {version}; this program knows {VERSION}")));
        }
        if !distrust::has_our_tables(&connection).map_err(foreign)? {
            return Err(fail("its tables are not those of turf; name another folder".into()));
        }
        // For readers too: shared pages can make a small file claim more rows than anyone can read.
        let verdict: String = (connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))).map_err(foreign)?;
        if verdict != "ok" {
            return Err(fail(format!("damaged: {verdict}")));
        }
        let plan: String =
            (connection.query_row("SELECT plan FROM tournament", [], |row| row.get(0))).map_err(foreign)?;
        let plan: Plan = serde_json::from_str(&plan).map_err(|e| fail(format!("damaged: its plan: {e}")))?;
        plan.check().map_err(|why| fail(format!("damaged: its plan: {why}")))?;
        let store = Self::new(connection, path, &plan);
        if flags.contains(OpenFlags::SQLITE_OPEN_READ_WRITE) {
            store.durable().map_err(|e| store.error(e))?;
            store.change(MISHAP, [])?;
        }
        Ok(Some((store, plan)))
    }

    pub fn create(folder: &Path, plan: &Plan) -> Result<Self, StoreError> {
        let path = folder.join(FILE);
        let connection = Connection::open(&path).map_err(|e| StoreError::new(&path, e))?;
        let mut store = Self::new(connection, path, plan);
        store.fill(plan).map_err(|e| store.error(e))?;
        Ok(store)
    }

    pub fn is_unplayed(&self) -> Result<bool, StoreError> {
        self.one("SELECT NOT EXISTS (SELECT * FROM game)", [], |row| row.get(0))
    }

    pub fn remove(self) -> Result<(), StoreError> {
        let Self { connection, path, .. } = self;
        connection.close().map_err(|(_, e)| StoreError::new(&path, e))?;
        std::fs::remove_file(&path).map_err(|e| StoreError::new(&path, e))
    }

    fn new(connection: Connection, path: PathBuf, plan: &Plan) -> Self {
        Self { connection, path, bots: plan.entrants.len(), games: plan.games + SUDDEN_DEATH }
    }

    fn fill(&mut self, plan: &Plan) -> Sql<()> {
        self.durable()?;
        // One transaction: a kill leaves an empty database.
        let tx = self.connection.transaction()?;
        tx.execute_batch(SCHEMA)?;
        tx.execute(MISHAP, [])?;
        tx.pragma_update(None, "application_id", APPLICATION)?;
        tx.pragma_update(None, "user_version", VERSION)?;
        let text = serde_json::to_string(plan).expect("text, numbers and lists");
        tx.execute("INSERT INTO tournament (one, plan, created) VALUES (1, ?, ?)", params![text, now()])?;
        for (i, bot) in plan.entrants.iter().enumerate() {
            let row = params![i, bot.name, bot.spec, bot.hash];
            tx.execute("INSERT INTO bot (id, name, spec, hash) VALUES (?, ?, ?, ?)", row)?;
        }
        tx.commit()
    }

    fn durable(&self) -> Sql<()> {
        self.connection.busy_timeout(std::time::Duration::from_secs(10))?;
        self.connection.pragma_update(None, "journal_mode", "wal")?;
        self.connection.pragma_update(None, "synchronous", "full")?;
        self.connection.pragma_update(None, "foreign_keys", true)
    }

    fn error(&self, error: rusqlite::Error) -> StoreError {
        StoreError::new(&self.path, error)
    }

    fn change(&self, sql: &str, values: impl Params) -> Result<(), StoreError> {
        let change = || self.connection.prepare_cached(sql)?.execute(values);
        change().map(drop).map_err(|e| self.error(e))
    }

    pub fn begin_session(&self, jobs: usize) -> Result<(), StoreError> {
        let program = concat!("turf ", env!("CARGO_PKG_VERSION"));
        let insert = "INSERT INTO session (started, program, jobs) VALUES (?, ?, ?)";
        self.change(insert, params![now(), program, jobs])
    }

    /// Records the start of a pairing; does nothing if it has started already.
    pub fn begin_pairing(&self, pairing: &Pairing) -> Result<(), StoreError> {
        let [first, second] = pairing.bots;
        let insert = "INSERT INTO pairing (key, stage, first, second, seed, started) VALUES (?, ?, ?, ?, ?, ?) \
                      ON CONFLICT (key) DO NOTHING";
        let seed = pairing.seed.to_string();
        self.change(insert, params![pairing.key, pairing.stage, first, second, seed, now()])
    }

    /// Stores a finished game; it is on the disk when this returns.
    pub fn add_game(&self, key: &str, g: &GameRecord) -> Result<(), StoreError> {
        // Before the game: without it they do not count.
        let insert = "INSERT OR REPLACE INTO mishap VALUES ((SELECT id FROM pairing WHERE key = ?), ?, ?, ?)";
        for (seat, &answers) in g.mishaps.iter().enumerate().filter(|(_, answers)| **answers > 0) {
            self.change(insert, params![key, g.number, seat, answers])?;
        }
        let insert = "INSERT INTO game (pairing, number, setup, first, second, winner, reason, detail, turns, \
                      score_first, score_second, seed_first, seed_second, think_first, think_second, \
                      times_first, times_second, started, seconds, replay) \
                      VALUES ((SELECT id FROM pairing WHERE key = ?),?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)";
        let row = params![
            key,
            g.number,
            g.setup,
            g.bots[0],
            g.bots[1],
            g.winner,
            g.reason,
            g.detail,
            g.turns,
            g.scores[0],
            g.scores[1],
            g.seeds[0].to_string(),
            g.seeds[1].to_string(),
            g.think[0],
            g.think[1],
            g.times[0],
            g.times[1],
            g.started,
            g.seconds,
            g.replay,
        ];
        self.change(insert, row)
    }

    pub fn end_pairing(&self, key: &str, timed_out: bool) -> Result<(), StoreError> {
        let flag = if timed_out { "TIMEOUT" } else { "FINISH" };
        let update = "UPDATE pairing SET finished = ?, flag = ? WHERE key = ? AND finished IS NULL";
        self.change(update, params![now(), flag, key])
    }

    /// Records the end of the tournament and merges the log into the file.
    pub fn finish(&self) -> Result<(), StoreError> {
        self.change("UPDATE tournament SET finished = ? WHERE finished IS NULL", [now()])?;
        let patience = self.connection.busy_timeout(std::time::Duration::from_millis(200));
        patience.map_err(|e| self.error(e))?;
        // Fails while a reader is connected; the log then stays until the file is next opened.
        let _ = self.connection.pragma_update(None, "journal_mode", "delete");
        Ok(())
    }

    pub fn connection(&self) -> &Connection {
        &self.connection
    }
}

#[cfg(test)]
mod tests;
