//! The `turf` command for the games of the contests.

use std::process::ExitCode;

use turf::games;
use turf_env::games::{duel2048::Duel2048Rules, paper::PaperRules, stellar::StellarRules};

fn main() -> ExitCode {
    turf::run(games![PaperRules, Duel2048Rules, StellarRules])
}
