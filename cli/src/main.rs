//! The `turf` command for the games of the contests.

use std::process::ExitCode;

use turf::games;
use turf_env::games::{duel2048::Duel2048, paper::Paper, stellar::Stellar};

fn main() -> ExitCode {
    turf::run(games![Paper, Duel2048, Stellar])
}
