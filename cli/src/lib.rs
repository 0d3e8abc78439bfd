//! The `turf` command as a library: play, watch, evaluate, rate and export; all of it without libtorch.
//!
//! A program of one's own offers games of one's own; this is the whole of `main`:
//!
//! ```no_run
//! use turf::games;
//! use turf_env::games::paper::Paper;
//!
//! fn main() -> std::process::ExitCode {
//!     turf::run(games![Paper])
//! }
//! ```
//!
//! [`Playable`] is what such a game implements; `CONTRIBUTING.md` goes through it. Every command lives in a file of its own
//! under `commands`. Learning is a program of its own beside this one: `turf train` becomes `turf-train`.

#[macro_use(print, println)]
extern crate turf_terminal;

mod commands;
pub mod conformance;
mod games;

use std::process::ExitCode;

pub use games::{Games, Playable};
pub use {turf_agents as agents, turf_env as env, turf_settings as settings, turf_web as web};

/// The [`Games`] of this list of types.
#[macro_export]
macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        $crate::Games::default()$(.with::<$game>())+
    };
}

/// Parses the program's arguments, runs the command and reports its error, if any.
pub fn run(games: Games) -> ExitCode {
    games.offer();
    turf_terminal::program::main(commands::Cli::run)
}
