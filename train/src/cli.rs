//! The command line: one variant and one file per command.
//!
//! To add a command `foo`: write `cli/foo.rs` with a `#[derive(Args)] struct Foo` and `fn run(self) -> anyhow::Result<()>`,
//! declare the module, add a variant to [`Command`] and an arm to [`Cli::run`]. `cli/doctor.rs` is the pattern.
//! [`game`], [`json`], [`progress`], [`signals`] hold what all commands share.

mod bench;
mod bots;
mod doctor;
mod evaluate;
mod export;
mod game;
mod json;
mod r#match;
mod play;
mod plot;
mod progress;
mod ratings;
mod replay;
mod signals;
mod tournament;
mod train;
mod verify;

use clap::{Parser, Subcommand};
use std::io::Write;
use std::process::ExitCode;
use turf_agents::tournament::store::limit_memory;

/// Bytes for everything SQLite does with tournaments' results files, which may be strangers'; 2,435 games take 1 MB.
const SQLITE_MEMORY: i64 = 256 << 20;

/// Train, evaluate and play with bots for two-player contest games
#[derive(Parser)]
#[command(
    name = "turf",
    version,
    max_term_width = 100,
    after_help = "Every command explains itself: turf COMMAND --help"
)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Train(train::Train),
    Evaluate(evaluate::Evaluate),
    Match(r#match::Match),
    Tournament(tournament::Tournament),
    Export(export::Export),
    Bots(bots::Bots),
    Ratings(ratings::Ratings),
    Replay(replay::ReplayFile),
    Plot(plot::Plot),
    Play(play::Play),
    Verify(verify::Verify),
    Bench(bench::Bench),
    Doctor(doctor::Doctor),
}

impl Cli {
    /// Runs the chosen command to its end.
    pub fn run(self) -> anyhow::Result<()> {
        limit_memory(SQLITE_MEMORY)?;
        match self.command {
            Command::Bench(command) => command.run(),
            Command::Evaluate(command) => command.run(),
            Command::Match(command) => command.run(),
            Command::Train(command) => command.run(),
            Command::Export(command) => command.run(),
            Command::Bots(command) => command.run(),
            Command::Doctor(command) => command.run(),
            Command::Ratings(command) => command.run(),
            Command::Plot(command) => command.run(),
            Command::Tournament(command) => command.run(),
            Command::Play(command) => command.run(),
            Command::Replay(command) => command.run(),
            Command::Verify(command) => command.run(),
        }
    }
}

/// Parses the program's arguments. `Err` holds the exit code once help, version or a one-line complaint is printed.
pub fn parse() -> Result<Cli, ExitCode> {
    Cli::try_parse().map_err(|error| {
        // The long help for a bare `turf` goes to standard error like a complaint, but is meant to be read as it is.
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

/// One line from clap's several: what is wrong and its tip, without the usage that follows.
fn usage_error(text: &str) -> String {
    let end = ["\nUsage:", "\nFor more information"]
        .iter()
        .filter_map(|mark| text.find(mark))
        .min();
    one_line(&text[..end.unwrap_or(text.len())]).replace(" tip: ", "; tip: ")
}

/// `text` with its line breaks turned into spaces; libtorch's C++ stack traces, which say nothing to a user, are dropped.
pub fn one_line(text: &str) -> String {
    let end = text.find("\nException raised from").unwrap_or(text.len());
    let lines: Vec<&str> = text[..end]
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    lines.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_commands_are_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn usage_errors_are_one_line() {
        let error = Cli::try_parse_from(["turf", "doctor", "--jsn", "x"])
            .err()
            .expect("no such flag")
            .to_string();
        assert!(error.lines().count() > 1, "clap now prints one line itself");
        assert_eq!(
            usage_error(&error),
            "error: unexpected argument '--jsn' found; tip: a similar argument exists: '--json'"
        );
    }

    #[test]
    fn stack_traces_are_dropped() {
        assert_eq!(
            one_line("a: b\n  c\n\nException raised from f at g.cpp:1\nframe #0"),
            "a: b c"
        );
    }
}
