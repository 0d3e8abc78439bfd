//! Results files from strangers that are valid SQLite: additional tables and invalid values.

use std::path::{Path, PathBuf};

use rusqlite::Connection;
use turf_agents::tournament::store::{FILE, Store};

#[allow(dead_code)]
#[path = "../../fuzz/readers.rs"]
mod readers;

const FORMATS: [&str; 4] = ["round-robin", "groups-knockout", "double-elimination", "swiss"];

fn changed(format: &str, sql: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join(FILE);
    let saved = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus/tournament").join(format);
    std::fs::copy(saved, &file).expect("saved");
    let connection = Connection::open(&file).expect("sound");
    let anything = "PRAGMA ignore_check_constraints = on; PRAGMA foreign_keys = off; PRAGMA synchronous = off;";
    // If a constraint forbids it, the file stays unchanged.
    let _ = connection.execute_batch(&format!("{anything} {sql}"));
    (folder, file)
}

fn columns() -> Vec<(String, String)> {
    let (_folder, file) = changed(FORMATS[0], "");
    let connection = Connection::open(file).expect("sound");
    let query = "SELECT m.name, c.name FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table'";
    let mut statement = connection.prepare(query).expect("valid");
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
    rows.expect("rows").map(|row| row.expect("a row")).collect()
}

#[test]
fn absurd_values_are_shown_or_refused_in_a_line() {
    let values = [
        "NULL",
        "-1",
        "0",
        "7",
        "1000",
        "4294967295",
        "4294967296",
        "9223372036854775807",
        "-9223372036854775808",
        "9e999",
        "-1e308",
        "''",
        "'x' || char(10) || char(27) || '[2J'",
        "'../../../etc/passwd'",
        "x'1c849313ffffffff0000000000000002'",
        "zeroblob(100000)",
        "CAST(x'ff' AS TEXT)",
    ];
    let columns = columns();
    assert!(columns.len() > 30, "{columns:?}");
    for (i, (table, column)) in columns.iter().enumerate() {
        for (k, value) in values.iter().enumerate() {
            let format = FORMATS[(i + k) % FORMATS.len()];
            let (_folder, file) = changed(format, &format!("UPDATE {table} SET {column} = {value}"));
            readers::tournament(&std::fs::read(file).expect("readable"));
        }
    }
}

#[test]
fn impossible_plans_are_refused_whatever_tables_say() {
    for (key, value) in [
        ("games", "0"),
        ("games", "4294967295"),
        ("games", "-1"),
        ("groups", "3"),
        ("groups", "9223372036854775808"),
        ("rounds", "18446744073709551615"),
        ("entrants", "[]"),
        ("entrants", r#"[{"name":"a","spec":"a"},{"name":"a","spec":"a"}]"#),
        ("format", r#""chess""#),
        ("more", "1"),
    ] {
        for format in FORMATS {
            let sql = format!("UPDATE tournament SET plan = json_set(plan, '$.{key}', json('{value}'))");
            let (folder, file) = changed(format, &sql);
            let matters = match key {
                "groups" => format == "groups-knockout",
                "rounds" => format == "swiss",
                _ => true,
            };
            assert_eq!(Store::open_to_read(folder.path()).is_err(), matters, "{format} {key} {value}");
            readers::tournament(&std::fs::read(file).expect("readable"));
        }
    }
}

#[test]
fn foreign_tables_and_triggers_are_refused_and_own_questions_kept() {
    let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)";
    for (sql, welcome) in [
        ("", true),
        ("CREATE VIEW mine AS SELECT count(*) FROM game", true),
        ("CREATE TABLE notes (text)", true),
        ("DROP TABLE session", false),
        ("ALTER TABLE game ADD COLUMN more", false),
        ("CREATE TRIGGER t AFTER INSERT ON session BEGIN DELETE FROM game; END", false),
        ("CREATE INDEX i ON game (turns)", false),
        (&format!("DROP TABLE session; CREATE VIEW session AS {endless} SELECT i AS id, i AS program FROM n"), false),
    ] {
        let (folder, _file) = changed(FORMATS[0], sql);
        for open in [Store::open_to_read, Store::open] {
            match open(folder.path()) {
                Ok(there) => assert!(welcome && there.is_some(), "{sql}"),
                Err(error) => assert!(!welcome && error.to_string().contains("not those of turf"), "{sql}: {error}"),
            }
        }
    }
}
