//! The whole `turf` program for Connect Four: `connect4 evaluate`, `tournament`, `play`, …

use connect4::rules::Connect4;

fn main() -> std::process::ExitCode {
    turf::run(turf::games![Connect4])
}
