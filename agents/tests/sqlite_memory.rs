//! Memory that SQLite allocates for a results file from a stranger. A program of its own, because the bound applies to the
//! process.

use std::path::Path;

use rusqlite::Connection;
use rusqlite::ffi::sqlite3_memory_highwater;
use turf_agents::tournament::store::{FILE, Store, limit_memory};

const MB: i64 = 1 << 20;

fn changed(sql: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join(FILE);
    let saved = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus/tournament/swiss");
    std::fs::copy(saved, &file).expect("saved");
    let connection = Connection::open(&file).expect("sound");
    connection.execute_batch("PRAGMA synchronous = off").expect("sound");
    connection.execute_batch(sql).expect("valid");
    folder
}

fn read(folder: &Path) -> (Result<(), String>, i64) {
    // SAFETY: no pointers; SQLite counts under a lock of its own.
    unsafe { sqlite3_memory_highwater(1) };
    let result = Store::open_to_read(folder).map_err(|error| error.to_string());
    let read = result.and_then(|opened| {
        let (store, _) = opened.expect("a file");
        store.last_games(1000).map(drop).map_err(|error| error.to_string())
    });
    // SAFETY: as above.
    (read, unsafe { sqlite3_memory_highwater(0) })
}

fn refused(folder: &Path, part: &str) {
    let (result, taken) = read(folder);
    let why = result.expect_err("refused");
    assert!(why.contains(part) && !why.contains('\n'), "{why}");
    assert!(taken < 24 * MB, "{taken}");
}

#[test]
fn sqlite_takes_little_whatever_a_file_wants() {
    let (result, taken) = read(changed("").path());
    assert!(result.is_ok() && taken < 4 * MB, "{result:?} {taken}");

    // 60 MB, with a setting to cache all of them. (Copies made by turf are not in SQLite's memory.)
    let large = changed(
        "PRAGMA default_cache_size = 1000000; CREATE TABLE filler (x);
         WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 15000)
         INSERT INTO filler SELECT zeroblob(4000) FROM n;",
    );
    let (result, taken) = read(large.path());
    assert!(result.is_ok() && taken < 8 * MB, "{result:?} {taken}");

    let wide: Vec<String> = (0..1500).map(|i| format!("c{i}")).collect();
    refused(changed(&format!("CREATE TABLE wide ({})", wide.join(","))).path(), "too many columns");

    refused(changed("UPDATE game SET detail = CAST(zeroblob(20000000) AS TEXT) WHERE id = 1").path(), "too big");

    // Sparse: takes no room on the disk.
    for name in [FILE.to_string(), format!("{FILE}-wal")] {
        let folder = changed("");
        let file = std::fs::OpenOptions::new().create(true).append(true).open(folder.path().join(name));
        file.and_then(|file| file.set_len((4 << 30) + 1)).expect("sparse files");
        refused(folder.path(), "larger than 4 GB");
    }

    // With many unused tables only the bound of the process applies.
    let columns: Vec<String> = (0..60).map(|i| format!("c{i}")).collect();
    let tables: Vec<String> = (0..4000).map(|i| format!("CREATE TABLE t{i} ({});", columns.join(","))).collect();
    let many = changed(&format!("BEGIN; {} COMMIT;", tables.concat()));
    let (_, taken) = read(many.path());
    assert!(taken > 8 * MB, "{taken}: not enough tables to show anything");
    limit_memory(8 * MB).expect("it knows the pragma");
    refused(many.path(), "out of memory");
    assert!(read(changed("").path()).0.is_ok(), "others can still be read");
}
