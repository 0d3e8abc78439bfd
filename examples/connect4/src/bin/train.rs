//! The learner for Connect Four: what `connect4 train` becomes.

use connect4::rules::Connect4;

fn main() -> std::process::ExitCode {
    turf_train::run(turf_train::games![Connect4])
}
