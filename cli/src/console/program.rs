//! From a program's arguments to its exit code. Every error is one line on standard error.

use crate::console::screen;
use crate::console::signals::Stopped;
use anyhow::Context;
use clap::error::{ContextKind, ContextValue};
use clap::{Command, Parser};
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use crate::console::name;

/// Parses the arguments of `command`, runs it and reports its error, if any.
///
/// Exit codes: 0 for success, help and version, 1 for an error of `run`, 2 for wrong usage, 128 + the signal's number for
/// [`Stopped`].
pub fn main<P: Parser>(command: Command, args: Vec<OsString>, run: impl FnOnce(P) -> anyhow::Result<()>) -> ExitCode {
    let program = match parse(command, args) {
        Ok(program) => program,
        Err(code) => return code,
    };
    let done = run(program);
    let shown = screen::finish().context("cannot write to standard output");
    match done.and(shown) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&name::in_own(&format!("{error:#}")));
            error.downcast_ref().map_or(ExitCode::FAILURE, |stopped: &Stopped| stopped.code().into())
        }
    }
}

/// Reports an error of the arguments.
pub fn refuse(error: &anyhow::Error) -> ExitCode {
    complain(&format!("{error:#}"));
    ExitCode::from(2)
}

fn parse<P: Parser>(mut command: Command, args: Vec<OsString>) -> Result<P, ExitCode> {
    let parsed = command.clone().try_get_matches_from(&args);
    let args: Vec<String> = args.iter().map(|arg| arg.to_string_lossy().into_owned()).collect();
    let parsed =
        parsed.and_then(|mut matches| P::from_arg_matches_mut(&mut matches).map_err(|e| e.format(&mut command)));
    parsed.map_err(|error| {
        // The long help of a bare `turf` goes to standard error like an error, but keeps its lines.
        let help = error.kind() == clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
        if error.use_stderr() && !help {
            let text = usage_error(&error.to_string()) + &slip(&error, &command, &args).unwrap_or_default();
            let _ = writeln!(std::io::stderr(), "{}", name::in_own(&text));
            return ExitCode::from(2);
        }
        let _ = error.print();
        ExitCode::from(if help { 2 } else { 0 })
    })
}

/// Shortens clap's error to one line: the problem and its tip, without the usage.
fn usage_error(text: &str) -> String {
    let end = ["\nUsage:", "\nFor more information"].iter().filter_map(|mark| text.find(mark)).min();
    joined(&text[..end.unwrap_or(text.len())]).replace(" tip: ", "; tip: ")
}

/// Returns what to type instead of a word that belongs nowhere: the name of a game, or the rest of a list after a blank.
fn slip(error: &clap::Error, command: &Command, args: &[String]) -> Option<String> {
    let Some(ContextValue::String(word)) = error.get(ContextKind::InvalidArg) else {
        return None;
    };
    let at = args.iter().position(|arg| arg == word).filter(|&at| at > 1)?;
    let command = command.find_subcommand(&args[1])?;
    let game = command.get_arguments().find(|arg| arg.get_id() == "game")?;
    if game.get_possible_values().iter().any(|game| game.matches(word, false)) {
        return Some(format!("; tip: --game {word}"));
    }
    let (flag, before) = (args.get(at - 2)?, &args[at - 1]);
    let list = command
        .get_arguments()
        .find(|arg| Some(&**flag) == arg.get_long().map(|long| format!("--{long}")).as_deref())?;
    let takes_several = list.get_value_names()?.iter().any(|name| name.contains(','));
    takes_several
        .then(|| format!("; tip: a list has commas and no blanks: {flag} {},{word}", before.trim_end_matches(',')))
}

/// Joins the lines of `text` and drops C++ stack traces of libtorch.
fn joined(text: &str) -> String {
    let end = text.find("\nException raised from").unwrap_or(text.len());
    let lines: Vec<&str> = text[..end].lines().map(str::trim).filter(|line| !line.is_empty()).collect();
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
        let error = Program::try_parse_from(["turf", "--jsn", "x"]).err().expect("no such flag").to_string();
        assert!(error.lines().count() > 1, "clap now prints one line itself");
        assert_eq!(
            usage_error(&error),
            "error: unexpected argument '--jsn' found; tip: a similar argument exists: '--json'"
        );
        let program = Program::try_parse_from(["turf", "--json", "x"]).expect("a flag");
        assert_eq!(program.json.as_deref(), Some("x"));
    }

    #[test]
    fn a_blank_in_a_list_and_a_bare_game_say_what_was_meant() {
        #[derive(Parser)]
        struct Several {
            #[command(subcommand)]
            command: Sub,
        }
        #[derive(clap::Subcommand)]
        enum Sub {
            Play {
                #[arg(long, value_parser = ["paper"])]
                game: String,
                #[arg(long, value_name = "SPEC,…")]
                bots: String,
                #[arg(long)]
                out: String,
            },
        }
        let tip = |line: &str| {
            let args: Vec<String> = line.split(' ').map(str::to_string).collect();
            let command = <Several as clap::CommandFactory>::command();
            let error = command.clone().try_get_matches_from(&args).expect_err("too many words");
            slip(&error, &command, &args).unwrap_or_default()
        };
        assert_eq!(tip("turf play paper"), "; tip: --game paper");
        let list = "; tip: a list has commas and no blanks: --bots a,b";
        assert_eq!(tip("turf play --bots a b"), list);
        assert_eq!(tip("turf play --bots a, b"), list);
        assert_eq!(tip("turf play --out a b") + &tip("turf play b") + &tip("turf --b"), "");
    }

    #[test]
    fn stack_traces_are_dropped() {
        assert_eq!(joined("a: b\n  c\n\nException raised from f at g.cpp:1\nframe #0"), "a: b c");
    }
}
