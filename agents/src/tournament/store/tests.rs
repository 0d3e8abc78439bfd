use super::*;
use crate::tournament::pairing::Kind;
use crate::tournament::plan::{Format, tests::plan};

fn game(number: u32, bots: [usize; 2], winner: Option<usize>) -> GameRecord {
    GameRecord {
        number,
        setup: number,
        bots,
        winner,
        reason: "END".into(),
        detail: None,
        turns: 9,
        scores: [5.0, 7.0],
        seeds: [u64::MAX, 1],
        think: [0.25, 0.5],
        times: [vec![1], vec![]],
        started: 1.0,
        seconds: 2.0,
        replay: "replays/x.json".into(),
        mishaps: [0; 2],
    }
}

fn filled(folder: &Path) -> (Store, Plan, Pairing) {
    let plan = plan(Format::RoundRobin, 3, 1);
    let store = Store::create(folder, &plan).expect("a new file");
    let pairing = Pairing::new(&plan, "rr-01-03".into(), "Round robin", Kind::League, 0, 2);
    store.begin_pairing(&pairing).expect("begun");
    let [a, b] = pairing.bots;
    store.add_game(&pairing.key, &game(0, [a, b], Some(b))).expect("stored");
    store.add_game(&pairing.key, &game(1, [b, a], None)).expect("stored");
    (store, plan, pairing)
}

#[test]
fn what_is_stored_comes_back() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    assert!(Store::open(folder.path()).expect("nothing wrong").is_none());
    let (store, plan, pairing) = filled(folder.path());
    drop(store);
    let (store, back) = Store::open(folder.path()).expect("sound").expect("there");
    assert_eq!(back, plan);
    let tally = &store.results().expect("read")[&pairing.key];
    assert_eq!((tally.wins, tally.draws, tally.scores), ([0, 1], 1, [12.0, 12.0]));
    let last = store.last_games(1).expect("read");
    assert_eq!(last[0].game, game(1, [pairing.bots[1], pairing.bots[0]], None));
    let mut all = 0;
    store.each_game(|g| all += (g.key == pairing.key) as u32).expect("read");
    assert_eq!(all, 2);
    assert_eq!(store.seconds(&pairing.key).expect("read"), 4.0);
    assert_eq!(store.running().expect("read").len(), 1);
    let again = store.add_game(&pairing.key, &game(1, pairing.bots, None));
    assert!(again.is_err(), "no game is stored twice");
    let mut third = game(2, pairing.bots, None);
    third.mishaps = [0, 3];
    store.add_game(&pairing.key, &third).expect("stored");
    assert_eq!(store.mishaps().expect("read")[&pairing.bots[1]], 3);
    // A file of an older program has no such table.
    store.connection().execute("DROP TABLE mishap", []).expect("there");
    assert!(store.mishaps().expect("read").is_empty());
    drop(store);
    let (store, _) = Store::open(folder.path()).expect("sound").expect("there");
    third.number = 3;
    store.add_game(&pairing.key, &third).expect("stored");
}

#[test]
fn the_views_are_the_original_tables() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (store, plan, pairing) = filled(folder.path());
    let [first, second] = pairing.bots.map(|b| plan.entrants[b].name.clone());
    let raw = |row: &rusqlite::Row| -> Sql<(String, String, i64, i64)> {
        Ok((row.get("plr1")?, row.get("plr2")?, row.get("winner")?, row.get("type")?))
    };
    let read = |sql: &str| -> Vec<_> {
        let mut s = store.connection().prepare(sql).expect("valid");
        s.query_map([], raw).expect("rows").map(|r| r.expect("a row")).collect()
    };
    let expected = [(first.clone(), second.clone(), 1, -3), (second.clone(), first, -1, -3)];
    assert_eq!(read("SELECT * FROM match_raw"), expected);
    let result = "SELECT plr1, plr2, flag, win1, win2, tie FROM match_result";
    let rows = |store: &Store| -> Vec<(String, String, String, [i64; 3])> {
        let mut s = store.connection().prepare(result).expect("valid");
        let row =
            |r: &rusqlite::Row| -> Sql<_> { Ok((r.get(0)?, r.get(1)?, r.get(2)?, [r.get(3)?, r.get(4)?, r.get(5)?])) };
        s.query_map([], row).expect("rows").map(|r| r.expect("a row")).collect()
    };
    assert!(rows(&store).is_empty(), "the pairing is not over");
    store.end_pairing(&pairing.key, true).expect("ended");
    let wins = if pairing.bots[1] == 2 { [0, 1, 1] } else { [1, 0, 1] };
    assert_eq!(rows(&store), [("bot0".into(), "bot2".into(), "TIMEOUT".into(), wins)]);
    assert!(store.results().expect("read")[&pairing.key].timed_out);
}

#[test]
fn foreign_and_damaged_files_give_one_line() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join(FILE);
    let refused = |says: &str| {
        for open in [Store::open, Store::open_to_read] {
            let error = open(folder.path()).err().expect("refused").to_string();
            assert!(error.contains(says) && !error.contains('\n') && error.contains(FILE), "{error}");
        }
    };
    std::fs::write(&file, "no database at all, and long enough to be seen as none".repeat(100)).expect("written");
    refused("not a results file");
    std::fs::remove_file(&file).expect("there");
    Connection::open(&file).expect("new").execute_batch("CREATE TABLE x (y)").expect("made");
    refused("not a results file of turf");
    std::fs::remove_file(&file).expect("there");
    let (store, ..) = filled(folder.path());
    store.connection().pragma_update(None, "user_version", 99).expect("set");
    refused("its schema has version 99");
    store.connection().pragma_update(None, "user_version", VERSION).expect("set");
    store.finish().expect("one file");
    drop(store);
    // Truncated behind the header.
    let bytes = std::fs::read(&file).expect("there");
    std::fs::write(&file, &bytes[..bytes.len() / 2]).expect("written");
    assert!(Store::open(folder.path()).is_err());
    // A kill during creation leaves this; the file is created anew.
    std::fs::write(&file, "").expect("written");
    assert!(Store::open(folder.path()).expect("nothing wrong").is_none());
    Store::create(folder.path(), &plan(Format::Swiss, 2, 1)).expect("made");
}

#[test]
fn a_reader_sees_games_while_they_are_stored() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (store, _, pairing) = filled(folder.path());
    let (reader, _) = Store::open_to_read(folder.path()).expect("sound").expect("there");
    store.add_game(&pairing.key, &game(2, pairing.bots, None)).expect("stored");
    assert_eq!(reader.results().expect("read")[&pairing.key].games(), 3);
    store.finish().expect("a reader does not hinder");
    let games = || reader.results().expect("read")[&pairing.key].games();
    assert_eq!(games(), 3);
}
