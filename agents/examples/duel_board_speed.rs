//! How fast the Chessboard of duel2048's Python bots is, compiled and plain: `duel_board_speed [CALLS]`, by default a million.

use std::path::Path;
use std::process::Command;

use turf_agents::python_host::board;
use turf_agents::python_host::interpreter::Interpreter;

fn main() {
    let calls = std::env::args().nth(1).unwrap_or("1000000".into());
    let python = Interpreter::find().unwrap_or_else(|why| panic!("{why}"));
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let status = Command::new(&python.executable)
        .arg("-B")
        .arg(here.join("examples/duel_board_speed.py"))
        .arg(here.join("src/python_host/py/chessboard.py"))
        .arg(board::module().expect("cargo builds it with this example"))
        .arg(calls)
        .status();
    assert!(status.expect("Python starts").success());
}
