//! The `turf` command: play, watch, evaluate, rate and export; all of it without libtorch.
//!
//! `main` only parses, runs and reports; every command lives in a file of its own under [`commands`]. Learning is a program
//! of its own, `turf-train`, which `turf train` becomes.

mod commands;

use std::process::ExitCode;

fn main() -> ExitCode {
    turf_terminal::program::main(commands::Cli::run)
}
