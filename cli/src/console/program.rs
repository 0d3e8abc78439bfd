//! From a program's arguments to its exit code. Every error is one line on standard error.

use crate::console::screen;
use crate::console::signals::Stopped;
use anyhow::Context;
use clap::{Command, Parser};
use std::io::Write;
use std::process::ExitCode;

use crate::console::name;

/// Parses the arguments of `command`, runs it and reports its error, if any.
///
/// Exit codes: 0 for success, help and version, 1 for an error of `run`, 2 for wrong usage, 128 + the signal's number for
/// [`Stopped`].
pub fn main<P: Parser>(command: Command, run: impl FnOnce(P) -> anyhow::Result<()>) -> ExitCode {
    let program = match parse(command) {
        Ok(program) => program,
        Err(code) => return code,
    };
    let done = run(program);
    let shown = screen::finish().context("cannot write to standard output");
    match done.and(shown) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&name::in_own(&format!("{error:#}")));
            error
                .downcast_ref()
                .map_or(ExitCode::FAILURE, |stopped: &Stopped| stopped.code().into())
        }
    }
}

fn parse<P: Parser>(mut command: Command) -> Result<P, ExitCode> {
    let parsed = command.clone().try_get_matches();
    let parsed =
        parsed.and_then(|mut matches| P::from_arg_matches_mut(&mut matches).map_err(|e| e.format(&mut command)));
    parsed.map_err(|error| {
        // The long help of a bare `turf` goes to standard error like an error, but keeps its lines.
        let help = error.kind() == clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
        if error.use_stderr() && !help {
            let text = error.to_string();
            let _ = writeln!(std::io::stderr(), "{}", usage_error(&text));
            return ExitCode::from(2);
        }
        let _ = error.print();
        ExitCode::from(if help { 2 } else { 0 })
    })
}

/// Shortens clap's error to one line: the problem and its tip, without the usage.
fn usage_error(text: &str) -> String {
    let end = ["\nUsage:", "\nFor more information"]
        .iter()
        .filter_map(|mark| text.find(mark))
        .min();
    joined(&text[..end.unwrap_or(text.len())]).replace(" tip: ", "; tip: ")
}

/// Joins the lines of `text` and drops C++ stack traces of libtorch.
fn joined(text: &str) -> String {
    let end = text.find("\nException raised from").unwrap_or(text.len());
    let lines: Vec<&str> = text[..end]
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    lines.join(" ")
}

fn complain(message: &str) {
    // Errors of standard error itself cannot be reported.
    let _ = writeln!(std::io::stderr(), "error: {}", joined(message));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Parser)]
    struct Program {
        #[arg(long)]
        json: Option<String>,
    }

    #[test]
    fn usage_errors_are_one_line() {
        let error = Program::try_parse_from(["turf", "--jsn", "x"])
            .err()
            .expect("no such flag")
            .to_string();
        assert!(error.lines().count() > 1, "clap now prints one line itself");
        assert_eq!(
            usage_error(&error),
            "error: unexpected argument '--jsn' found; tip: a similar argument exists: '--json'"
        );
        let program = Program::try_parse_from(["turf", "--json", "x"]).expect("a flag");
        assert_eq!(program.json.as_deref(), Some("x"));
    }

    #[test]
    fn stack_traces_are_dropped() {
        assert_eq!(
            joined("a: b\n  c\n\nException raised from f at g.cpp:1\nframe #0"),
            "a: b c"
        );
    }
}
