//! `results.sqlite`: the whole tournament in one file. Every commit is flushed to the disk (write-ahead log), so a kill never
//! loses a committed game. `schema.sql` documents the tables.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use rusqlite::types::Type;
use rusqlite::{Connection, OpenFlags, params};
use serde::{Deserialize, Serialize};

use super::pairing::{GameResult, Pairing, Results, SUDDEN_DEATH};
use super::plan::Plan;
use crate::input::one_line;

mod distrust;

pub use distrust::limit_memory;

pub const FILE: &str = "results.sqlite";
/// SQLite's `application_id`: "turf" in ASCII.
const APPLICATION: i64 = 0x7475_7266;
const VERSION: i64 = 1;
const SCHEMA: &str = include_str!("store/schema.sql");

#[derive(Debug, thiserror::Error)]
#[error("{file}: {why}")]
pub struct StoreError {
    pub file: String,
    pub why: String,
}

impl StoreError {
    /// Keeps one line of `why`: SQLite's messages may have several, and quote contents of the file.
    fn new(path: &Path, why: impl ToString) -> Self {
        Self {
            file: path.display().to_string(),
            why: one_line(why),
        }
    }
}

pub struct Store {
    connection: Connection,
    path: PathBuf,
    bots: usize,
    games: u32,
}

/// A game as stored. Bots are indices into the plan's entrants, arrays are ordered by seat, `seconds` is the duration.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
    /// Encoded [`super::times::Times`] of the decisions.
    pub times: [Vec<u8>; 2],
    pub started: f64,
    pub seconds: f64,
    /// Path below the tournament's folder.
    pub replay: String,
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
            return Err(fail(format!(
                "its schema has version {version}; this program knows {VERSION}"
            )));
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
        let count = self
            .connection
            .query_row("SELECT count(*) FROM game", [], |row| row.get::<_, i64>(0));
        count.map(|games| games == 0).map_err(|e| self.error(e))
    }

    pub fn remove(self) -> Result<(), StoreError> {
        let Self { connection, path, .. } = self;
        connection.close().map_err(|(_, e)| StoreError::new(&path, e))?;
        std::fs::remove_file(&path).map_err(|e| StoreError::new(&path, e))
    }

    fn new(connection: Connection, path: PathBuf, plan: &Plan) -> Self {
        Self {
            connection,
            path,
            bots: plan.entrants.len(),
            games: plan.games + SUDDEN_DEATH,
        }
    }

    fn fill(&mut self, plan: &Plan) -> Sql<()> {
        self.durable()?;
        // One transaction: a kill leaves an empty database.
        let tx = self.connection.transaction()?;
        tx.execute_batch(SCHEMA)?;
        tx.pragma_update(None, "application_id", APPLICATION)?;
        tx.pragma_update(None, "user_version", VERSION)?;
        let text = serde_json::to_string(plan).expect("text, numbers and lists");
        tx.execute(
            "INSERT INTO tournament (one, plan, created) VALUES (1, ?, ?)",
            params![text, now()],
        )?;
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

    pub fn begin_session(&self, jobs: usize) -> Result<(), StoreError> {
        let program = concat!("turf ", env!("CARGO_PKG_VERSION"));
        let insert = "INSERT INTO session (started, program, jobs) VALUES (?, ?, ?)";
        (self.connection.execute(insert, params![now(), program, jobs])).map_err(|e| self.error(e))?;
        Ok(())
    }

    /// Records the start of a pairing; does nothing if it has started already.
    pub fn begin_pairing(&self, pairing: &Pairing) -> Result<(), StoreError> {
        let [first, second] = pairing.bots;
        let row = params![
            pairing.key,
            pairing.stage,
            first,
            second,
            pairing.seed.to_string(),
            now()
        ];
        let insert = "INSERT INTO pairing (key, stage, first, second, seed, started) VALUES (?, ?, ?, ?, ?, ?) \
                      ON CONFLICT (key) DO NOTHING";
        (self.connection.execute(insert, row)).map_err(|e| self.error(e))?;
        Ok(())
    }

    /// Stores a finished game; it is on the disk when this returns.
    pub fn add_game(&self, key: &str, g: &GameRecord) -> Result<(), StoreError> {
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
        let mut statement = self.connection.prepare_cached(insert).map_err(|e| self.error(e))?;
        statement.execute(row).map_err(|e| self.error(e))?;
        Ok(())
    }

    pub fn end_pairing(&self, key: &str, timed_out: bool) -> Result<(), StoreError> {
        let flag = if timed_out { "TIMEOUT" } else { "FINISH" };
        let update = "UPDATE pairing SET finished = ?, flag = ? WHERE key = ? AND finished IS NULL";
        (self.connection.execute(update, params![now(), flag, key])).map_err(|e| self.error(e))?;
        Ok(())
    }

    /// Records the end of the tournament and merges the log into the file.
    pub fn finish(&self) -> Result<(), StoreError> {
        let finish = || -> Sql<()> {
            let update = "UPDATE tournament SET finished = ? WHERE finished IS NULL";
            self.connection.execute(update, [now()])?;
            // Fails while a reader is connected; the log then stays until the file is next opened.
            self.connection.busy_timeout(std::time::Duration::from_millis(200))?;
            let _ = self.connection.pragma_update(None, "journal_mode", "delete");
            Ok(())
        };
        finish().map_err(|e| self.error(e))
    }

    /// Returns the times of creation and, if the tournament is over, of its end, in seconds since 1970.
    pub fn span(&self) -> Result<(f64, Option<f64>), StoreError> {
        let query = "SELECT created, finished FROM tournament";
        (self
            .connection
            .query_row(query, [], |row| Ok((row.get(0)?, row.get(1)?))))
        .map_err(|e| self.error(e))
    }

    pub fn day(&self) -> Result<String, StoreError> {
        let query = "SELECT date(created, 'unixepoch') FROM tournament";
        (self.connection.query_row(query, [], |row| row.get(0))).map_err(|e| self.error(e))
    }

    pub fn results(&self) -> Result<Results, StoreError> {
        self.read_results().map_err(|e| self.error(e))
    }

    fn read_results(&self) -> Sql<Results> {
        let mut results = Results::new();
        let mut pairings = self
            .connection
            .prepare_cached("SELECT key, flag = 'TIMEOUT' FROM pairing")?;
        let mut rows = pairings.query([])?;
        while let Some(row) = rows.next()? {
            let tally = results.entry(row.get(0)?).or_default();
            tally.timed_out = row.get::<_, Option<bool>>(1)?.unwrap_or(false);
        }
        // In the order of play, because the sums of floats depend on it.
        let mut games = self.connection.prepare_cached(
            "SELECT key, winner = p.first, p.first = g.first, score_first, score_second \
             FROM game g JOIN pairing p ON p.id = g.pairing ORDER BY p.id, number",
        )?;
        let mut rows = games.query([])?;
        while let Some(row) = rows.next()? {
            let won: Option<bool> = row.get(1)?;
            let mut scores = [row.get(3)?, row.get(4)?];
            if !row.get::<_, bool>(2)? {
                scores.reverse();
            }
            let tally = results.entry(row.get(0)?).or_default();
            tally.add(&GameResult {
                winner: won.map(|first| !first as usize),
                scores,
            });
        }
        Ok(results)
    }

    pub fn seconds(&self, key: &str) -> Result<f64, StoreError> {
        let query = "SELECT total(seconds) FROM game JOIN pairing p ON p.id = pairing WHERE key = ?";
        (self.connection.query_row(query, [key], |row| row.get(0))).map_err(|e| self.error(e))
    }

    /// Calls `each` with every game, oldest first: pairing, number, winner, ending and replay file. Games whose endings differ
    /// are different games.
    pub fn each_result(
        &self,
        mut each: impl FnMut(&str, u32, Option<usize>, String, PathBuf),
    ) -> Result<(), StoreError> {
        let folder = self.path.parent().expect("a file");
        let mut walk = || -> Sql<()> {
            let query = "SELECT key, number, winner, g.first || ' ' || reason || ' ' || turns || ' ' || score_first || ' ' || score_second, \
                         replay FROM game g JOIN pairing p ON p.id = g.pairing ORDER BY g.id";
            let mut statement = self.connection.prepare_cached(query)?;
            let mut rows = statement.query([])?;
            while let Some(row) = rows.next()? {
                let replay = row.get_ref(4)?.as_str()?;
                let is_ours = replay.strip_prefix("replays/").is_some_and(is_plain);
                let replay = if is_ours { folder.join(replay) } else { PathBuf::new() };
                each(row.get_ref(0)?.as_str()?, row.get(1)?, row.get(2)?, row.get(3)?, replay);
            }
            Ok(())
        };
        walk().map_err(|e| self.error(e))
    }

    pub fn each_game(&self, mut each: impl FnMut(StoredGame)) -> Result<(), StoreError> {
        let mut walk = || -> Sql<()> {
            let mut statement = self.connection.prepare(&format!("{GAMES} ORDER BY g.id"))?;
            let mut rows = statement.query([])?;
            while let Some(row) = rows.next()? {
                each(self.stored(row)?);
            }
            Ok(())
        };
        walk().map_err(|e| self.error(e))
    }

    pub fn last_games(&self, most: usize) -> Result<Vec<StoredGame>, StoreError> {
        let read = || -> Sql<Vec<StoredGame>> {
            let query = format!("{GAMES} ORDER BY g.id DESC LIMIT ?");
            let mut statement = self.connection.prepare_cached(&query)?;
            statement.query_map([most], |row| self.stored(row))?.collect()
        };
        read().map_err(|e| self.error(e))
    }

    /// Returns key and start of the pairings that have started and are not over.
    pub fn running(&self) -> Result<Vec<(String, f64)>, StoreError> {
        let read = || -> Sql<Vec<(String, f64)>> {
            let query = "SELECT key, started FROM pairing WHERE finished IS NULL ORDER BY id";
            let mut statement = self.connection.prepare_cached(query)?;
            statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
        };
        read().map_err(|e| self.error(e))
    }

    pub fn sessions(&self) -> Result<Vec<(String, u32)>, StoreError> {
        let read = || -> Sql<Vec<(String, u32)>> {
            let query = "SELECT program, count(*) FROM session GROUP BY program ORDER BY min(id)";
            let mut statement = self.connection.prepare(query)?;
            statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
        };
        read().map_err(|e| self.error(e))
    }

    /// Converts a row of [`GAMES`]. Fails if its numbers do not fit the plan.
    fn stored(&self, row: &rusqlite::Row) -> Sql<StoredGame> {
        let wrong = |i: usize, why: &str| {
            rusqlite::Error::FromSqlConversionFailure(
                i,
                row.get_ref(i).map_or(Type::Null, |v| v.data_type()),
                why.into(),
            )
        };
        let seed = |i: usize| -> Sql<u64> {
            let text: String = row.get(i)?;
            text.parse().map_err(|_| wrong(i, "no seed"))
        };
        let known = |i: usize| -> Sql<usize> {
            let bot = row.get(i)?;
            if bot < self.bots {
                Ok(bot)
            } else {
                Err(wrong(i, "no bot has this number"))
            }
        };
        let bots = [known(4)?, known(5)?];
        let winner = row.get::<_, Option<usize>>(6)?;
        if winner.is_some_and(|bot| !bots.contains(&bot)) {
            return Err(wrong(6, "the winner did not play"));
        }
        let number = row.get(2)?;
        if number >= self.games {
            return Err(wrong(2, "no pairing has so many games"));
        }
        let replay: String = row.get(20)?;
        if !replay.strip_prefix("replays/").is_some_and(is_plain) {
            return Err(wrong(20, "no replay of this folder"));
        }
        Ok(StoredGame {
            key: row.get(0)?,
            stage: row.get(1)?,
            game: GameRecord {
                number,
                setup: row.get(3)?,
                bots,
                winner,
                reason: row.get(7)?,
                detail: row.get(8)?,
                turns: row.get(9)?,
                scores: [row.get(10)?, row.get(11)?],
                seeds: [seed(12)?, seed(13)?],
                think: [row.get(14)?, row.get(15)?],
                times: [row.get(16)?, row.get(17)?],
                started: row.get(18)?,
                seconds: row.get(19)?,
                replay,
            },
        })
    }

    pub fn connection(&self) -> &Connection {
        &self.connection
    }
}

const GAMES: &str = "SELECT key, stage, number, setup, g.first, g.second, winner, reason, detail, turns, score_first, \
                     score_second, seed_first, seed_second, think_first, think_second, times_first, times_second, \
                     g.started, seconds, replay FROM game g JOIN pairing p ON p.id = g.pairing";

fn is_plain(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    !name.starts_with('.') && name.chars().all(plain) && !name.is_empty()
}

#[cfg(test)]
mod tests;
