//! Opens results files that may come from strangers: configures SQLite, and rejects suspicious files before reading.
//!
//! Follows SQLite's own advice on untrusted files (sqlite.org/security.html). Each connection's memory is bounded;
//! [`limit_memory`] bounds that of all connections of the process.

use std::path::Path;

use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use rusqlite::{Connection, OpenFlags};

use super::{MISHAP, SCHEMA, Sql};

const MAX_VALUE_BYTES: i32 = 16 << 20;
/// Maximum columns of a table; ours have up to 21.
const COLUMNS: i32 = 64;
/// Page cache in KiB. Set at every opening, because a file can contain a setting of its own.
const CACHE: i64 = 2048;
/// Maximum bytes of a results file, enough for millions of games. The integrity check needs memory for every page the file
/// claims to have.
const MAX_BYTES: u64 = 1 << 32;

/// Bounds SQLite's memory in this process, including connections of other code: for programs, not libraries. Reads beyond the
/// limit fail with "out of memory". The limit can be lowered later, but not raised.
pub fn limit_memory(bytes: i64) -> Result<(), rusqlite::Error> {
    Connection::open_in_memory()?.pragma_update(None, "hard_heap_limit", bytes)
}

pub(super) fn open(path: &Path, flags: OpenFlags) -> Result<Connection, String> {
    let log = path.with_extension("sqlite-wal");
    let size = |path: &Path| path.metadata().map_or(0, |about| about.len());
    if size(path).max(size(&log)) > MAX_BYTES {
        return Err(too_large());
    }
    let connection = connect(path, flags).map_err(foreign)?;
    let number = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, u64>(0));
    // The log may also claim any number of pages.
    let pages = number("page_count").map_err(foreign)?;
    if pages.saturating_mul(number("page_size").map_err(foreign)?) > MAX_BYTES {
        return Err(too_large());
    }
    Ok(connection)
}

pub(super) fn foreign(error: rusqlite::Error) -> String {
    format!("not a results file of turf, or damaged: {error}")
}

fn too_large() -> String {
    format!("larger than {} GB", MAX_BYTES >> 30)
}

/// Opens and configures a connection. Triggers and views of the file cannot run, see [`has_our_tables`].
fn connect(path: &Path, flags: OpenFlags) -> Sql<Connection> {
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(std::time::Duration::from_secs(10))?;
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, MAX_VALUE_BYTES)?;
    connection.set_limit(Limit::SQLITE_LIMIT_COLUMN, COLUMNS)?;
    connection.set_limit(Limit::SQLITE_LIMIT_ATTACHED, 0)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "mmap_size", 0)?;
    connection.pragma_update(None, "cache_size", -CACHE)?;
    Ok(connection)
}

/// Returns true if our tables, with their indices and triggers, are exactly those of `schema.sql`. A view in place of a table
/// could have infinitely many rows. Other tables are never read.
pub(super) fn has_our_tables(connection: &Connection) -> Sql<bool> {
    type Object = (String, String, Option<String>);
    let objects = |connection: &Connection| -> Sql<Vec<Object>> {
        let mut statement = connection.prepare(
            "SELECT type, name, sql FROM sqlite_schema \
             WHERE tbl_name COLLATE NOCASE IN ('tournament', 'session', 'bot', 'reason', 'pairing', 'game', 'mishap') ORDER BY name",
        )?;
        let row = |row: &rusqlite::Row| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
        statement.query_map([], row)?.collect()
    };
    let ours = Connection::open_in_memory()?;
    ours.execute_batch(SCHEMA)?;
    let theirs = objects(connection)?;
    if theirs.iter().any(|(_, name, _)| name == "mishap") {
        ours.execute(MISHAP, [])?;
    }
    Ok(objects(&ours)? == theirs)
}
