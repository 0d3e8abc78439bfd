//! The games of this program, with every command for each of them.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Command;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use turf_agents::policy::file::PolicyFile;
use turf_agents::spec::SpecError;
use turf_agents::spec::team::{Team, team};
use turf_agents::words;
use turf_train::config::LearnerKind;
use turf_train::config::presets::preset;
use turf_train::session::Options;
use turf_web::GameView;
use turf_web::any_game::{AnyGame, Games as Records};
use turf_web::report::Difference;
use turf_web::server::table::{Bots as Opponents, Table};

use super::bench::{Bench, Figures};
use super::config::Config;
use super::exploit::Exploit;
use super::export::Export;
use super::report::{self, Changed};
use super::settings::GameSettings;
use super::tournament::Tournament;
use super::train;
use crate::console::name::in_own;

/// Games of a program, made by [`games!`](crate::games!).
#[derive(Default)]
pub struct Games {
    games: Vec<Arc<dyn OneGame>>,
}

/// A game with every command for it. Every [`GameView`] is one.
pub(crate) trait OneGame: AnyGame {
    fn learner(&self) -> LearnerKind;
    /// Reads bots that are to play with these settings.
    fn team(&self, specs: &[&str], settings: &GameSettings) -> Result<Box<dyn Team>>;
    fn bench(&self, command: &Bench, name: &str) -> Result<Figures>;
    fn bench_training(&self, command: &Bench) -> Result<()>;
    fn changed(&self, text: &str) -> Result<Changed>;
    fn config(&self, command: &Config) -> Result<()>;
    #[cfg(feature = "arena")]
    fn hosted(&self) -> Box<dyn turf_arena::hosted::Hosted>;
    fn exploit(&self, command: &Exploit, options: &Options) -> Result<()>;
    fn write_export(&self, command: &Export, path: &Path, file: &PolicyFile) -> Result<()>;
    fn report(&self, run: &Path, changed: Vec<Difference>, opponents: &[String], over: bool) -> String;
    /// Makes a table for `turf play` from the opponents' SPECs, the seed and the thinking time of Python bots.
    fn table(
        &self,
        named: Option<&str>,
        seed: Option<u64>,
        think: Option<Duration>,
    ) -> Result<Box<dyn Table>, SpecError>;
    fn tournament(&self, command: Tournament, reader: &Records) -> Result<()>;
    fn train(&self, options: &Options) -> Result<()>;
}

impl<R: GameView> OneGame for R {
    fn learner(&self) -> LearnerKind {
        preset(*self).map_or(LearnerKind::Dqn, |preset| preset.learner)
    }
    fn team(&self, specs: &[&str], settings: &GameSettings) -> Result<Box<dyn Team>> {
        Ok(team(*self, specs, settings.of(*self)?, settings.think())?)
    }
    fn bench(&self, command: &Bench, name: &str) -> Result<Figures> {
        command.measure(self.encoding(), name)
    }
    fn bench_training(&self, command: &Bench) -> Result<()> {
        command.train_game(self.encoding())
    }
    fn changed(&self, text: &str) -> Result<Changed> {
        report::changed(self.encoding(), text)
    }
    fn config(&self, command: &Config) -> Result<()> {
        command.print(self.encoding())
    }
    #[cfg(feature = "arena")]
    fn hosted(&self) -> Box<dyn turf_arena::hosted::Hosted> {
        Box::new(*self)
    }
    fn exploit(&self, command: &Exploit, options: &Options) -> Result<()> {
        command.exploit(self.encoding(), options)
    }
    fn write_export(&self, command: &Export, path: &Path, file: &PolicyFile) -> Result<()> {
        command.write(self.encoding(), path, file)
    }
    fn report(&self, run: &Path, changed: Vec<Difference>, opponents: &[String], over: bool) -> String {
        turf_web::report::report(self.encoding(), run, changed, opponents, over, in_own)
    }
    fn table(
        &self,
        named: Option<&str>,
        seed: Option<u64>,
        think: Option<Duration>,
    ) -> Result<Box<dyn Table>, SpecError> {
        let table = Opponents::new(self.encoding(), named, seed)?;
        Ok(Box::new(match think {
            Some(time) => table.think(time),
            None => table,
        }))
    }
    fn tournament(&self, command: Tournament, reader: &Records) -> Result<()> {
        command.play(self.encoding(), reader)
    }
    fn train(&self, options: &Options) -> Result<()> {
        train::train(self.encoding(), options)
    }
}

impl Games {
    pub fn with<R: GameView>(mut self, rules: R) -> Self {
        words::offer(rules);
        self.games.push(Arc::new(rules));
        self
    }

    pub(crate) fn names(&self) -> Vec<&'static str> {
        self.games.iter().map(|game| game.name()).collect()
    }

    pub(crate) fn all(&self) -> &[Arc<dyn OneGame>] {
        &self.games
    }

    pub(crate) fn find(&self, name: &str) -> Option<&dyn OneGame> {
        self.games.iter().map(|game| &**game).find(|game| game.name() == name)
    }

    pub(crate) fn named(&self, name: &str) -> &dyn OneGame {
        self.find(name).expect("the parser lets only known names through")
    }

    /// Returns the game whose training uses this encoding. Fails with the reason for people.
    pub(crate) fn trained_on(&self, encoding: &str) -> Result<&dyn OneGame> {
        let found = self.games.iter().map(|game| &**game).find(|game| game.trained_encoding() == encoding);
        found.with_context(|| {
            format!("the encoding {encoding:?}, which this program does not train (docs/experiments.md names the last that did)")
        })
    }

    pub(crate) fn reader(&self) -> Records {
        self.games.iter().map(|game| game.clone() as Arc<dyn AnyGame>).collect()
    }

    /// Lets `--game` accept the names of these games, in a command and its subcommands, and says how they learn.
    pub(crate) fn complete(&self, command: Command) -> Command {
        let command = match command.get_name() {
            "train" => train::told(command, &self.games),
            _ => command,
        };
        let command = command.mut_args(|arg| match arg.get_id() == "game" {
            true => arg.value_parser(one_of(self.names())),
            // A negative number is refused as a value, not as an unknown flag.
            false if arg.get_action().takes_values() => arg.allow_negative_numbers(true),
            false => arg,
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
