//! The command line: one variant and one file per command.
//!
//! To add a command `foo`: write `foo.rs` beside the others, with a `#[derive(Args)] struct Foo` and `fn run(self,
//! games: &Games) -> anyhow::Result<()>`, declare the module, and add it to the list of commands. `commands/doctor.rs` is the
//! pattern. [`json`] and [`progress`] hold what commands share.

#[cfg(feature = "arena")]
mod arena;
mod bench;
mod bots;
mod check;
mod check_game;
mod completions;
mod config;
mod doctor;
mod encoding;
mod evaluate;
mod exploit;
mod export;
pub(crate) mod games;
mod json;
mod kept;
mod man;
mod r#match;
mod play;
mod plot;
mod practice;
mod progress;
mod ratings;
mod replay;
mod report;
mod rules;
mod series;
mod settings;
#[cfg(feature = "arena")]
mod submit;
mod tournament;
mod train;
mod verify;
mod walls;

use std::path::Path;

use clap::{CommandFactory, Parser, Subcommand};
use turf_agents::tournament::store::limit_memory;

use crate::console::name;
use games::Games;

/// Memory limit of SQLite in bytes. Results files may be anybody's; 2,435 games take 1 MB.
const SQLITE_MEMORY: i64 = 256 << 20;

/// Train, evaluate and play with bots for two-player contest games
#[derive(Parser)]
#[command(name = "turf", version, max_term_width = 100, after_help = "Help for a command: turf COMMAND --help")]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// Lists the commands, each by its name and the file of its arguments, which `run` it.
macro_rules! commands {
    ($($(#[$only:meta])? $name:ident($args:path),)*) => {
        #[derive(Subcommand)]
        enum Command {
            $($(#[$only])? $name($args),)*
        }

        impl Cli {
            pub fn run(self, games: &Games) -> anyhow::Result<()> {
                limit_memory(SQLITE_MEMORY)?;
                match self.command {
                    $($(#[$only])? Command::$name(command) => command.run(games),)*
                }
            }
        }
    };
}

commands! {
    Train(train::Train),
    Exploit(exploit::Exploit),
    Evaluate(evaluate::Evaluate),
    Match(r#match::Match),
    Tournament(tournament::Tournament),
    Export(export::Export),
    Bots(bots::Bots),
    Check(check::Check),
    CheckGame(check_game::CheckGame),
    Config(config::Config),
    Encoding(encoding::ShowEncoding),
    Ratings(ratings::Ratings),
    Replay(replay::ReplayFile),
    Report(report::Report),
    Rules(rules::Rules),
    Plot(plot::Plot),
    Practice(practice::Practice),
    Play(play::Play),
    Verify(verify::Verify),
    Bench(bench::Bench),
    Doctor(doctor::Doctor),
    Completions(completions::Completions),
    Man(man::Manual),
    #[cfg(feature = "arena")]
    Arena(arena::Arena),
    #[cfg(feature = "arena")]
    Submit(submit::Submit),
}

pub fn command(games: &Games) -> clap::Command {
    let command = games.complete(Cli::command());
    match name::own() {
        "turf" => command,
        own => name::of_command(command, &games.names()).bin_name(own),
    }
}

/// Returns the command for shells, which know a program by its file's name.
fn shell_command(games: &Games) -> clap::Command {
    let file = Path::new(name::own()).file_name();
    let name = file.and_then(|file| file.to_str()).unwrap_or("turf");
    command(games).name(name).bin_name(name)
}

#[cfg(test)]
mod tests {
    use turf_env::games::duel2048::Duel2048Rules;

    use super::*;

    #[test]
    fn numbers_of_every_flag_are_refused_in_words() {
        let program = crate::games![Duel2048Rules].complete(Cli::command());
        let refuse = |command: &str, flag: &str, bad: &str| {
            let error = program.clone().try_get_matches_from(["turf", command, flag, bad]);
            error.err().map(|error| error.to_string()).unwrap_or_default()
        };
        let mut numbers = 0;
        for command in program.get_subcommands() {
            for flag in command.get_arguments().filter_map(|arg| arg.get_long()) {
                let flag = format!("--{flag}");
                let error = refuse(command.get_name(), &flag, "1e99");
                assert!(!error.contains("literal") && !error.contains("digit"), "{flag} {error}");
                if error.contains(": takes a") {
                    numbers += 1;
                    assert!(refuse(command.get_name(), &flag, "-1").contains(": takes a"), "{flag}");
                }
            }
        }
        assert!(numbers >= 30, "{numbers}");
    }

    #[test]
    fn every_command_has_an_example() {
        for command in Cli::command().get_subcommands() {
            let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            let (_, examples) = help.split_once("Examples:").unwrap_or_default();
            let name = command.get_name();
            assert!(examples.contains(&format!("turf {name}")), "{name}: {help}");
        }
    }
}
