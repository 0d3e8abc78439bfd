//! Opening a results file that may come from a stranger: what SQLite is told, and what is refused before anything is read.
//!
//! SQLite's own advice on untrusted files (sqlite.org/security.html) is followed; what a file can make it allocate is
//! bounded per connection. [`limit_memory`] bounds all of the process's connections together.

use std::path::Path;

use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use rusqlite::{Connection, OpenFlags};

use super::{SCHEMA, Sql};

/// Bytes of the longest text or row that is read.
const LONGEST: i32 = 16 << 20;
/// Columns of a table; ours have up to 21.
const COLUMNS: i32 = 64;
/// Kibibytes of pages kept in memory. Said at every opening, as a file can bring along a wish of its own.
const CACHE: i64 = 2048;
/// Bytes of a results file, some millions of games. Checking it takes memory for every page it claims to have.
const MOST: u64 = 1 << 32;

/// Bounds the memory that SQLite takes in this whole process, other code's connections included: for programs, not
/// libraries. Beyond it reading a file ends with an error, "out of memory". Can be lowered later, not raised.
pub fn limit_memory(bytes: i64) -> Result<(), rusqlite::Error> {
    Connection::open_in_memory()?.pragma_update(None, "hard_heap_limit", bytes)
}

/// A connection to the file, or why there is none; in words, not yet in one line.
pub(super) fn open(path: &Path, flags: OpenFlags) -> Result<Connection, String> {
    let log = path.with_extension("sqlite-wal");
    let size = |path: &Path| path.metadata().map_or(0, |about| about.len());
    if size(path).max(size(&log)) > MOST {
        return Err(too_large());
    }
    let connection = connect(path, flags).map_err(foreign)?;
    let number = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, u64>(0));
    // The log, too, may claim any number of pages.
    let pages = number("page_count").map_err(foreign)?;
    if pages.saturating_mul(number("page_size").map_err(foreign)?) > MOST {
        return Err(too_large());
    }
    Ok(connection)
}

/// What to say where SQLite refuses.
pub(super) fn foreign(error: rusqlite::Error) -> String {
    format!("not a results file of turf, or damaged: {error}")
}

fn too_large() -> String {
    format!("larger than {} GB", MOST >> 30)
}

/// A trigger or a view of the file's own cannot run, see [`has_our_tables`].
fn connect(path: &Path, flags: OpenFlags) -> Sql<Connection> {
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(std::time::Duration::from_secs(10))?;
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, LONGEST)?;
    connection.set_limit(Limit::SQLITE_LIMIT_COLUMN, COLUMNS)?;
    connection.set_limit(Limit::SQLITE_LIMIT_ATTACHED, 0)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "mmap_size", 0)?;
    connection.pragma_update(None, "cache_size", -CACHE)?;
    Ok(connection)
}

/// Whether our tables and everything that hangs on them (indices, triggers) are the ones `schema.sql` makes. A view in a
/// table's place could have rows without end. What else there is nobody reads.
pub(super) fn has_our_tables(connection: &Connection) -> Sql<bool> {
    type Object = (String, String, Option<String>);
    let objects = |connection: &Connection| -> Sql<Vec<Object>> {
        let mut statement = connection.prepare(
            "SELECT type, name, sql FROM sqlite_schema \
             WHERE tbl_name COLLATE NOCASE IN ('tournament', 'session', 'bot', 'reason', 'pairing', 'game') ORDER BY name",
        )?;
        let row = |row: &rusqlite::Row| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
        statement.query_map([], row)?.collect()
    };
    let ours = Connection::open_in_memory()?;
    ours.execute_batch(SCHEMA)?;
    Ok(objects(&ours)? == objects(connection)?)
}
