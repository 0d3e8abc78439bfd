//! The table of a program's games.

use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Command, CommandFactory};
use turf_agents::script::{Script, ScriptEncoding};
use turf_agents::words;
use turf_train::any_training::AnyTraining;
use turf_train::bench::AnyBench;
use turf_web::GameView;
use turf_web::any_game::{AnyGame, Games as Records};

use super::train;

/// Commands that work with a game whose file has only a referee.
const REFEREES: [&str; 10] =
    ["match", "evaluate", "ratings", "tournament", "check", "replay", "rules", "bots", "arena", "practice"];

/// Games of a program, made by [`games!`](crate::games!).
#[derive(Default)]
pub struct Games {
    games: Vec<Arc<dyn OneGame>>,
    /// The same games for what reads records.
    reader: Records,
}

/// What commands can do with a game whatever its types. Every [`GameView`] is one; commands add nothing here.
pub(crate) trait OneGame: AnyGame + AnyTraining + AnyBench {}

impl<R: GameView> OneGame for R {}

impl Games {
    pub fn with<R: GameView>(mut self, rules: R) -> Self {
        words::offer(rules);
        self.games.push(Arc::new(rules));
        self.reader = self.games.iter().map(|game| game.clone() as Arc<dyn AnyGame>).collect();
        self
    }

    /// Adds the games whose rules are Python files, named by `--game FILE.py`, and returns the arguments with the games' names.
    /// A command without `--game` needs such a game to read records of it.
    pub(crate) fn with_files(mut self, args: Vec<OsString>) -> Result<(Self, Vec<OsString>)> {
        let name = args.get(1).map_or(String::new(), |name| name.to_string_lossy().into_owned());
        let (name, command) = (&*name, super::Cli::command().find_subcommand(&name).cloned());
        let game = |arg: &clap::Arg| (arg.get_id() == "game").then(|| arg.is_positional());
        // `None` if the command takes no game.
        let takes = command.and_then(|command| command.get_arguments().find_map(game));
        let (mut rest, mut named, mut scripts) = (Vec::new(), false, Vec::<Script>::new());
        for arg in args {
            let text = arg.to_str().unwrap_or_default();
            let alone = named || takes == Some(true);
            let file = if alone { Some(text) } else { text.strip_prefix("--game=") };
            let file = file.filter(|file| file.ends_with(".py")).map(PathBuf::from);
            named = arg == "--game";
            let Some(file) = file else {
                rest.push(arg);
                continue;
            };
            let script = Script::load(&file).map_err(anyhow::Error::msg)?;
            ensure!(
                !script.is_referee() || REFEREES.contains(&name),
                "{}: a referee's game does not work with turf {name}, which needs the rules as a class Game; it works with {}",
                file.display(),
                REFEREES.join(", ")
            );
            match scripts.iter().find(|known| known.name() == script.name()) {
                None => self = self.with(script),
                Some(known) => {
                    ensure!(*known == script, "two games are called {}: rename one of the files", script.name())
                }
            }
            scripts.push(script);
            rest.pop_if(|flag| flag == "--game");
            match takes {
                Some(false) => rest.extend(["--game".into(), script.name().into()]),
                Some(true) => rest.push(script.name().into()),
                None => {}
            }
        }
        Ok((self, rest))
    }

    pub(crate) fn names(&self) -> Vec<&'static str> {
        self.games.iter().map(|game| game.name()).collect()
    }

    pub(crate) fn all(&self) -> &[Arc<dyn OneGame>] {
        &self.games
    }

    pub(crate) fn find(&self, name: &str) -> Option<&Arc<dyn OneGame>> {
        self.games.iter().find(|game| game.name() == name)
    }

    pub(crate) fn named(&self, name: &str) -> &Arc<dyn OneGame> {
        self.find(name).expect("the parser lets only known names through")
    }

    /// Returns the game whose training uses this encoding. Fails with the reason for people.
    pub(crate) fn trained_on(&self, encoding: &str) -> Result<&Arc<dyn OneGame>> {
        let found = self.games.iter().find(|game| game.trained_encoding() == encoding);
        found.with_context(|| match ScriptEncoding::file(encoding) {
            Some(file) if self.find(&file).is_some() => {
                format!("another version of {file}, with other actions or another board")
            }
            Some(file) => format!("a game in a Python file: add --game and the path of {file}"),
            None => format!("the encoding {encoding:?}, which this program does not train (docs/experiments.md names the last that did)"),
        })
    }

    pub(crate) fn reader(&self) -> &Records {
        &self.reader
    }

    /// Lets `--game` and `--twin` accept the names of these games, in a command and its subcommands, and says how they learn.
    pub(crate) fn complete(&self, command: Command) -> Command {
        let command = match command.get_name() {
            "train" => train::told(command, &self.games),
            _ => command,
        };
        let command = command.mut_args(|arg| match arg.get_id().as_str() {
            "game" => {
                let about = arg.get_help().map(|about| format!("{about}; also FILE.py, rules in Python"));
                arg.value_parser(one_of(self.names())).help(about.unwrap_or_default())
            }
            "twin" => arg.value_parser(one_of(self.names())),
            // A negative number is refused as a value, not as an unknown flag.
            _ if arg.get_action().takes_values() => arg.allow_negative_numbers(true),
            _ => arg,
        });
        command.mut_subcommands(|command| self.complete(command))
    }
}

/// Returns a placeholder parser, which [`Games::complete`] replaces.
pub(crate) fn parser() -> impl TypedValueParser<Value = &'static str> {
    one_of(Vec::new())
}

fn one_of(names: Vec<&'static str>) -> impl TypedValueParser<Value = &'static str> {
    PossibleValuesParser::new(names.clone()).map(move |name| {
        let known = names.iter().find(|known| **known == name);
        *known.expect("only these pass")
    })
}
