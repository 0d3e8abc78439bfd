//! The compiled Chessboard compared with the Python one, on random and invalid input.

use std::path::Path;
use std::process::Command;

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
        let output = Command::new(&python.executable)
            .arg("-B")
            .arg(here.join("tests/python/board_fuzz.py"))
            .arg(here.join("src/python/duel2048/chessboard.py"))
            .arg(board::module().expect("cargo builds it with these tests"))
            .args([seed, "5000"])
            .output()
            .expect("Python starts");
        let said = String::from_utf8_lossy(&output.stdout);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "seed {seed}, {}: {said}\n{complaint}", output.status);
        assert!(said.trim().parse::<u64>().expect("a number") > 5000, "{said}");
    }
}
