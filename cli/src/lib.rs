//! The `turf` command as a library: train, play, watch, evaluate, rate and export.
//!
//! A program for other games is one `main`:
//!
//! ```no_run
//! use turf::games;
//! use turf_env::games::paper::PaperRules;
//!
//! fn main() -> std::process::ExitCode {
//!     turf::run(games![PaperRules])
//! }
//! ```
//!
//! Such a game implements [`turf_web::GameView`]; `CONTRIBUTING.md` explains how. Every command has its own file under `commands`.

#[macro_use]
pub mod console;

mod commands;
pub mod conformance;

use std::process::ExitCode;

pub use commands::games::Games;
pub use {turf_agents as agents, turf_env as env, turf_train as train, turf_web as web};

/// Makes the [`Games`] of a list of rules.
#[macro_export]
macro_rules! games {
    ($($game:expr),+ $(,)?) => {
        $crate::Games::default()$(.with($game))+
    };
}

pub fn run(games: Games) -> ExitCode {
    let args = std::env::args_os().collect();
    let (games, args) = match games.with_files(args) {
        Ok(read) => read,
        Err(error) => return console::program::refuse(&error),
    };
    let command = commands::command(&games);
    console::program::main(command, args, |program: commands::Cli| program.run(&games))
}
