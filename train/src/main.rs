//! The learner as a program: what `turf train` becomes. The only program that needs libtorch.

mod about;
mod command;
mod device;
mod reporter;

use std::process::ExitCode;

fn main() -> ExitCode {
    // `turf doctor` asks so; no user does.
    if std::env::args_os().skip(1).eq(["--about"]) {
        return about::print();
    }
    turf_terminal::program::main(command::Train::run)
}
