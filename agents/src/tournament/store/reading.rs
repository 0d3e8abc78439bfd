//! Queries of a results file.

use std::path::PathBuf;

use rusqlite::types::Type;

use super::{GameRecord, Sql, Store, StoreError, StoredGame};
use crate::tournament::pairing::{GameResult, Results};

impl Store {
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
}

const GAMES: &str = "SELECT key, stage, number, setup, g.first, g.second, winner, reason, detail, turns, score_first, \
                     score_second, seed_first, seed_second, think_first, think_second, times_first, times_second, \
                     g.started, seconds, replay FROM game g JOIN pairing p ON p.id = g.pairing";

fn is_plain(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    !name.starts_with('.') && name.chars().all(plain) && !name.is_empty()
}
