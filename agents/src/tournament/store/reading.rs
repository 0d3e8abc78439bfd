//! Queries of a results file.

use std::collections::BTreeMap;
use std::path::PathBuf;

use rusqlite::types::Type;
use rusqlite::{Params, Row};

use super::{GameRecord, Sql, Store, StoreError, StoredGame};
use crate::tournament::pairing::{GameResult, Results, Tally};

impl Store {
    pub(super) fn one<T>(
        &self,
        query: &str,
        values: impl Params,
        of: impl FnOnce(&Row) -> Sql<T>,
    ) -> Result<T, StoreError> {
        self.connection.query_row(query, values, of).map_err(|e| self.error(e))
    }

    fn all<T>(
        &self,
        query: &str,
        values: impl Params,
        mut each: impl FnMut(&Row) -> Sql<T>,
    ) -> Result<Vec<T>, StoreError> {
        let read = || -> Sql<Vec<T>> {
            let mut statement = self.connection.prepare_cached(query)?;
            statement.query_map(values, &mut each)?.collect()
        };
        read().map_err(|e| self.error(e))
    }

    /// Returns the times of creation and, if the tournament is over, of its end, in seconds since 1970.
    pub fn span(&self) -> Result<(f64, Option<f64>), StoreError> {
        let query = "SELECT created, finished FROM tournament";
        self.one(query, [], |row| Ok((row.get(0)?, row.get(1)?)))
    }

    pub fn day(&self) -> Result<String, StoreError> {
        let query = "SELECT date(created, 'unixepoch') FROM tournament";
        self.one(query, [], |row| row.get(0))
    }

    pub fn results(&self) -> Result<Results, StoreError> {
        let query = "SELECT key, flag = 'TIMEOUT' FROM pairing";
        let timed_out = self.all(query, [], |row| Ok((row.get(0)?, row.get::<_, Option<bool>>(1)?)))?;
        let of = |(key, timed_out): (String, Option<bool>)| {
            let timed_out = timed_out.unwrap_or(false);
            let tally = Tally { timed_out, ..Tally::default() };
            (key, tally)
        };
        let mut results: Results = timed_out.into_iter().map(of).collect();
        // In the order of play, because the sums of floats depend on it.
        let query = "SELECT key, winner = p.first, p.first = g.first, score_first, score_second, reason \
                     FROM game g JOIN pairing p ON p.id = g.pairing ORDER BY p.id, number";
        self.all(query, [], |row| {
            let won: Option<bool> = row.get(1)?;
            let mut scores = [row.get(3)?, row.get(4)?];
            if !row.get::<_, bool>(2)? {
                scores.reverse();
            }
            let winner = won.map(|first| !first as usize);
            let tally = results.entry(row.get(0)?).or_default();
            tally.add_ended(row.get_ref(5)?.as_str()?, &GameResult { winner, scores });
            Ok(())
        })?;
        Ok(results)
    }

    pub fn seconds(&self, key: &str) -> Result<f64, StoreError> {
        let query = "SELECT total(seconds) FROM game JOIN pairing p ON p.id = pairing WHERE key = ?";
        self.one(query, [key], |row| row.get(0))
    }

    /// Calls `each` with every game, oldest first: pairing, number, winner, ending and replay file. Games whose endings differ
    /// are different games.
    pub fn each_result(
        &self,
        mut each: impl FnMut(&str, u32, Option<usize>, String, PathBuf),
    ) -> Result<(), StoreError> {
        let folder = self.path.parent().expect("a file");
        let query = "SELECT key, number, winner, g.first || ' ' || reason || ' ' || turns || ' ' || score_first || ' ' || score_second, \
                     replay FROM game g JOIN pairing p ON p.id = g.pairing ORDER BY g.id";
        self.all(query, [], |row| {
            let replay = row.get_ref(4)?.as_str()?;
            let is_ours = replay.strip_prefix("replays/").is_some_and(is_plain);
            let replay = if is_ours { folder.join(replay) } else { PathBuf::new() };
            each(row.get_ref(0)?.as_str()?, row.get(1)?, row.get(2)?, row.get(3)?, replay);
            Ok(())
        })
        .map(drop)
    }

    pub fn each_game(&self, mut each: impl FnMut(StoredGame)) -> Result<(), StoreError> {
        let query = format!("{GAMES} ORDER BY g.id");
        self.all(&query, [], |row| self.stored(row).map(&mut each)).map(drop)
    }

    pub fn last_games(&self, most: usize) -> Result<Vec<StoredGame>, StoreError> {
        let query = format!("{GAMES} ORDER BY g.id DESC LIMIT ?");
        self.all(&query, [most], |row| self.stored(row))
    }

    /// Returns key and start of the pairings that have started and are not over.
    pub fn running(&self) -> Result<Vec<(String, f64)>, StoreError> {
        let query = "SELECT key, started FROM pairing WHERE finished IS NULL ORDER BY id";
        self.all(query, [], |row| Ok((row.get(0)?, row.get(1)?)))
    }

    /// Returns the number of answers that failed or were no move, by bot.
    pub fn mishaps(&self) -> Result<BTreeMap<usize, u32>, StoreError> {
        let there = "SELECT count(*) FROM sqlite_schema WHERE name = 'mishap'";
        let query = match self.one(there, [], |row| row.get(0))? {
            true => {
                "SELECT iif(seat = 0, first, second), sum(answers) FROM mishap JOIN game USING (pairing, number) GROUP BY 1"
            }
            false => "SELECT 0, 0 WHERE 0",
        };
        let of = self.all(query, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(of.into_iter().collect())
    }

    pub fn programs(&self) -> Result<Vec<String>, StoreError> {
        let query = "SELECT program FROM session GROUP BY program ORDER BY min(id)";
        self.all(query, [], |row| row.get(0))
    }

    /// Converts a row of [`GAMES`]. Fails if its numbers do not fit the plan.
    fn stored(&self, row: &Row) -> Sql<StoredGame> {
        let wrong = |i: usize, why: &str| {
            let found = row.get_ref(i).map_or(Type::Null, |v| v.data_type());
            rusqlite::Error::FromSqlConversionFailure(i, found, why.into())
        };
        let seed = |i: usize| -> Sql<u64> {
            let text: String = row.get(i)?;
            text.parse().map_err(|_| wrong(i, "no seed"))
        };
        let known = |i: usize| -> Sql<usize> {
            let bot = Some(row.get(i)?).filter(|&bot| bot < self.bots);
            bot.ok_or_else(|| wrong(i, "no bot has this number"))
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
                mishaps: [0; 2],
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
