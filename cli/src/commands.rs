//! The command line: one variant and one file per command.
//!
//! To add a command `foo`: write `foo.rs` beside the others, with a `#[derive(Args)] struct Foo` and `fn run(self) ->
//! anyhow::Result<()>`, declare the module, add a variant to [`Command`] and an arm to [`Cli::run`]. `commands/doctor.rs` is
//! the pattern. [`json`] and [`progress`] hold what commands share.

#[cfg(feature = "arena")]
mod arena;
mod bench;
mod bots;
mod check;
mod config;
mod doctor;
mod encoding;
mod evaluate;
mod exploit;
mod export;
pub(crate) mod games;
mod json;
mod kept;
mod r#match;
mod play;
mod plot;
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

use clap::{Parser, Subcommand};
use turf_agents::tournament::store::limit_memory;

use games::Games;

/// Memory limit of SQLite in bytes. Results files may be anybody's; 2,435 games take 1 MB.
const SQLITE_MEMORY: i64 = 256 << 20;

/// Train, evaluate and play with bots for two-player contest games
#[derive(Parser)]
#[command(
    name = "turf",
    version,
    max_term_width = 100,
    after_help = "Help for a command: turf COMMAND --help"
)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Train(train::Train),
    Exploit(exploit::Exploit),
    Evaluate(evaluate::Evaluate),
    Match(r#match::Match),
    Tournament(tournament::Tournament),
    Export(export::Export),
    Bots(bots::Bots),
    Check(check::Check),
    Config(config::Config),
    Encoding(encoding::ShowEncoding),
    Ratings(ratings::Ratings),
    Replay(replay::ReplayFile),
    Report(report::Report),
    Rules(rules::Rules),
    Plot(plot::Plot),
    Play(play::Play),
    Verify(verify::Verify),
    Bench(bench::Bench),
    Doctor(doctor::Doctor),
    #[cfg(feature = "arena")]
    Arena(arena::Arena),
    #[cfg(feature = "arena")]
    Submit(submit::Submit),
}

impl Cli {
    pub fn run(self, games: &Games) -> anyhow::Result<()> {
        limit_memory(SQLITE_MEMORY)?;
        match self.command {
            Command::Bench(command) => command.run(games),
            Command::Check(command) => command.run(games),
            Command::Evaluate(command) => command.run(games),
            Command::Match(command) => command.run(games),
            Command::Train(command) => command.run(games),
            Command::Exploit(command) => command.run(games),
            Command::Export(command) => command.run(games),
            Command::Bots(command) => command.run(games),
            Command::Config(command) => command.run(games),
            Command::Encoding(command) => command.run(games),
            Command::Doctor(command) => command.run(),
            Command::Ratings(command) => command.run(games),
            Command::Plot(command) => command.run(games),
            Command::Tournament(command) => command.run(games),
            Command::Play(command) => command.run(games),
            Command::Replay(command) => command.run(games),
            Command::Report(command) => command.run(games),
            Command::Rules(command) => command.run(games),
            Command::Verify(command) => command.run(),
            #[cfg(feature = "arena")]
            Command::Arena(command) => command.run(games),
            #[cfg(feature = "arena")]
            Command::Submit(command) => command.run(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

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
