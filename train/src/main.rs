//! The `turf` command: self-play training, evaluation, matches and export for the games of `turf-env`.
//!
//! `main` only parses, runs and reports; every command lives in a file of its own under [`cli`].

mod cli;

mod device;

use std::io::Write;
use std::process::{ExitCode, exit};

fn main() -> ExitCode {
    end_quietly_when_the_reader_leaves();
    let cli = match cli::parse() {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    match cli.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&format!("{error:#}"));
            ExitCode::FAILURE
        }
    }
}

/// Prints `error: MESSAGE` on standard error as exactly one line.
fn complain(message: &str) {
    // Nobody is left to tell when standard error itself is gone.
    let _ = writeln!(std::io::stderr(), "error: {}", cli::one_line(message));
}

/// Makes `turf … | head` end without a word, and a full disk behind standard output end with one line.
///
/// The usual remedy, the default action for `SIGPIPE`, would also end the whole program when a Python bot's process dies
/// while we write to it. So the signal stays ignored and only the panic of `println!` is caught here.
fn end_quietly_when_the_reader_leaves() {
    let default = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let text = panic.payload().downcast_ref::<String>();
        match text.filter(|text| text.starts_with("failed printing to stdout")) {
            Some(text) if text.contains("Broken pipe") => exit(0),
            Some(text) => {
                complain(text);
                exit(1)
            }
            None => default(panic),
        }
    }));
}
