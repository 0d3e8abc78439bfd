//! The learner for the games of the contests: what `turf train` becomes. The only program that needs libtorch.

use std::process::ExitCode;

use turf_env::games::{duel2048::Duel2048, paper::Paper, stellar::Stellar};
use turf_train::games;

fn main() -> ExitCode {
    turf_train::run(games![Paper, Duel2048, Stellar])
}
