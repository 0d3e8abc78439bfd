//! The compiled Chessboard compared with the Python one, on random and invalid input.

use std::path::{Path, PathBuf};

use turf_agents::contest::host::board;
use turf_agents::contest::host::duel2048::Duel2048Bot;
use turf_agents::contest::host::interpreter::Interpreter;

/// The compiled board requires Python 3.9; newer ones always use it.
fn is_new_enough() -> bool {
    let new = Interpreter::find().is_ok_and(|python| python.version >= [3, 9, 0]);
    if !new {
        println!("NOT CHECKED: there is no Python 3.9 or newer");
    }
    new
}

#[test]
fn bots_get_the_compiled_board() {
    if !is_new_enough() {
        return;
    }
    assert_eq!(Duel2048Bot::board().as_deref(), Ok("compiled"));
}

#[test]
fn both_boards_answer_alike() {
    if !is_new_enough() {
        return;
    }
    let python = Interpreter::find().expect("as before");
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for seed in ["1", "2", "3", "4"] {
        let files = ["tests/python/board_fuzz.py", "src/python/duel2048/chessboard.py"].map(|file| here.join(file));
        let board = board::module().expect("cargo builds it with these tests");
        let [script, slow] = files.map(PathBuf::into_os_string);
        let said = python.run(&[script, slow, board.into(), seed.into(), "5000".into()], b"");
        let said = said.unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        let said = String::from_utf8_lossy(&said);
        assert!(said.trim().parse::<u64>().expect("a number") > 5000, "{said}");
    }
}
