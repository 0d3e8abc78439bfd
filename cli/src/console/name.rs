//! The program's name. Texts name the commands of `turf`; a program with games of its own shows its own name in them.

use std::sync::OnceLock;

/// Names of the commands in a program that is not called `turf`; [`of_command`] sets them.
static COMMANDS: OnceLock<Vec<String>> = OnceLock::new();

pub fn own() -> &'static str {
    static OWN: OnceLock<String> = OnceLock::new();
    OWN.get_or_init(|| {
        // A wrapper passes on how it was called itself.
        if let Some(called) = std::env::var("TURF_CALLED").ok().filter(|name| !name.is_empty()) {
            return called;
        }
        let path = std::env::current_exe().unwrap_or_default();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        name.filter(|name| !name.is_empty()).unwrap_or_else(|| "turf".into())
    })
}

/// Replaces `turf COMMAND` in `text` by the same command of this program.
pub fn in_own(text: &str) -> String {
    match COMMANDS.get() {
        Some(commands) => renamed(text, own(), commands),
        None => text.to_string(),
    }
}

fn renamed(text: &str, name: &str, commands: &[String]) -> String {
    let mut out = String::with_capacity(text.len());
    let mut parts = text.split("turf ").peekable();
    while let Some(part) = parts.next() {
        out += part;
        let Some(next) = parts.peek() else { break };
        // Only a whole word before a command is replaced: neither `scripts/turf` nor `the turf program`.
        let begins = !out.ends_with(|c: char| c.is_alphanumeric() || "/-_.".contains(c));
        let word: String = next.chars().take_while(char::is_ascii_alphabetic).collect();
        let command = word == "COMMAND" || commands.contains(&word);
        out += if begins && command { name } else { "turf" };
        out.push(' ');
    }
    out
}

/// Puts this program's name into the help of a command and its subcommands, and drops examples for games not in `games`.
pub fn of_command(command: clap::Command, games: &[&str]) -> clap::Command {
    COMMANDS.get_or_init(|| command.get_subcommands().map(|sub| sub.get_name().to_string()).collect());
    let said = |text: &clap::builder::StyledStr| {
        let text = text.to_string();
        let plays = |line: &&str| match line.split_once("--game ") {
            Some((_, rest)) if line.trim_start().starts_with("turf ") => {
                games.iter().any(|game| rest.split_whitespace().next() == Some(game))
            }
            _ => true,
        };
        in_own(&text.lines().filter(plays).collect::<Vec<_>>().join("\n"))
    };
    let (about, long, after, bin) = (
        command.get_about().map(said),
        command.get_long_about().map(said),
        command.get_after_help().map(said),
        command.get_bin_name().map(in_own),
    );
    let mut command = command.mut_subcommands(|sub| of_command(sub, games)).mut_args(|arg| {
        let (help, long) = (arg.get_help().map(said), arg.get_long_help().map(said));
        let arg = help.into_iter().fold(arg, clap::Arg::help);
        long.into_iter().fold(arg, clap::Arg::long_help)
    });
    command = about.into_iter().fold(command, clap::Command::about);
    command = long.into_iter().fold(command, clap::Command::long_about);
    command = after.into_iter().fold(command, clap::Command::after_help);
    bin.into_iter().fold(command, clap::Command::bin_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_the_programs_own() {
        let commands = ["bots", "config", "train"].map(str::to_string);
        let own = |text| renamed(text, "chess", &commands);
        assert_eq!(
            own("turf bots --game x lists all (turf config, too)"),
            "chess bots --game x lists all (chess config, too)"
        );
        assert_eq!(own("`turf train`; scripts/turf train builds it"), "`chess train`; scripts/turf train builds it");
        assert_eq!(own("a turf program, turf COMMAND --help"), "a turf program, chess COMMAND --help");
        assert_eq!(own("turf "), "turf ");
    }

    #[test]
    fn help_has_examples_of_the_games_that_there_are() {
        let command = clap::Command::new("turf")
            .after_help("Examples:\n  turf play --game chess\n  turf play --game paper")
            .subcommand(clap::Command::new("bots").about("Lists what turf play takes"))
            .subcommand(clap::Command::new("play"));
        let command = of_command(command, &["chess"]);
        assert_eq!(
            command.get_after_help().map(ToString::to_string),
            Some(format!("Examples:\n  {} play --game chess", own()))
        );
        let bots = command.find_subcommand("bots").and_then(|bots| bots.get_about());
        assert_eq!(bots.map(ToString::to_string), Some(format!("Lists what {} play takes", own())));
    }
}
