//! The games of this program, with every command for each of them.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Command;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use indicatif::ProgressBar;
use turf_agents::contest::host::BotFile;
use turf_agents::contest::trial::Trial;
use turf_agents::offered::builtin::PolicyEncoding;
use turf_agents::offered::file::GameFile;
use turf_agents::policy::file::PolicyFile;
use turf_agents::spec::SpecError;
use turf_agents::words;
use turf_env::observation_spec::ObservationSpec;
use turf_env::{Encoding, Rules};
use turf_train::config::LearnerKind;
use turf_train::config::presets::preset;
use turf_train::session::Options;
use turf_web::lang::Lang;
use turf_web::plot::Picture;
use turf_web::report::Difference;
use turf_web::server::table::{Bots as Opponents, Table};
use turf_web::{GameView, Timeline};

use super::bench::{Bench, Figures};
use super::bots::{self, Line};
use super::config::Config;
use super::evaluate::{Evaluate, run};
use super::exploit::Exploit;
use super::export::Export;
use super::r#match::Match;
use super::plot::{Plot, Source};
use super::ratings::{Rated, Ratings};
use super::replay::ReplayFile;
use super::report::{self, Changed};
use super::tournament::Tournament;
use super::train;
use crate::console::name::in_own;

/// Games of a program, made by [`games!`](crate::games!).
#[derive(Default)]
pub struct Games {
    games: Vec<Box<dyn OneGame>>,
    reader: turf_web::any_game::Games,
}

/// A game with every command for it. Every [`GameView`] is one.
pub(crate) trait OneGame: Send + Sync {
    fn name(&self) -> &'static str;
    /// Returns the name of the encoding that training uses.
    fn trained_encoding(&self) -> &'static str;
    fn observation_specs(&self) -> Vec<(&'static str, ObservationSpec)>;
    fn learner(&self) -> LearnerKind;
    fn presets(&self) -> &'static [(&'static str, &'static str)];
    fn bench(&self, command: &Bench, name: &str) -> Result<Figures>;
    fn bench_training(&self, command: &Bench) -> Result<()>;
    fn list_bots(&self, lines: &mut Vec<Line>);
    fn changed(&self, text: &str) -> Result<Changed>;
    fn try_file(&self, file: &Arc<BotFile>) -> Result<Vec<Trial>, String>;
    fn config(&self, command: &Config) -> Result<()>;
    #[cfg(feature = "arena")]
    fn hosted(&self) -> Box<dyn turf_arena::hosted::Hosted>;
    fn evaluate(&self, command: Evaluate) -> Result<()>;
    fn evaluate_run(&self, command: &Evaluate, run: &Path) -> Result<()>;
    fn exploit(&self, command: &Exploit, options: &Options) -> Result<()>;
    fn write_export(&self, command: &Export, path: &Path, file: &PolicyFile) -> Result<()>;
    /// Returns true if a policy file configures the game's search.
    fn searches(&self, file: &PolicyFile) -> bool;
    fn play_match(&self, command: Match) -> Result<()>;
    fn plot(&self, command: &Plot, files: &[Source]) -> Result<Vec<Picture>>;
    fn ratings(&self, command: &Ratings) -> Result<Rated>;
    fn report(&self, run: &Path, changed: Vec<Difference>, opponents: &[String], over: bool) -> String;
    fn timeline(&self, command: &ReplayFile, file: &GameFile, bar: &ProgressBar) -> Result<Timeline>;
    /// Returns the rules for people; may be empty.
    fn rules(&self, lang: Lang) -> &'static str;
    fn replay(&self, command: &ReplayFile, path: &Path, file: &GameFile) -> Result<()>;
    /// Makes a table for `turf play` from the opponents' SPECs, the seed and the thinking time of Python bots.
    fn table(
        &self,
        named: Option<&str>,
        seed: Option<u64>,
        think: Option<Duration>,
    ) -> Result<Box<dyn Table>, SpecError>;
    fn tournament(&self, command: Tournament, reader: &turf_web::any_game::Games) -> Result<()>;
    fn train(&self, options: &Options) -> Result<()>;
}

impl<R: GameView> OneGame for R {
    fn name(&self) -> &'static str {
        Rules::name(self)
    }
    fn trained_encoding(&self) -> &'static str {
        Encoding::shape(&self.encoding()).name
    }
    fn observation_specs(&self) -> Vec<(&'static str, ObservationSpec)> {
        let own: &dyn PolicyEncoding<R> = &self.encoding();
        let all = std::iter::once(own).chain(self.other_encodings().iter().copied());
        all.map(|encoding| (encoding.shape().name, encoding.observation_spec())).collect()
    }
    fn learner(&self) -> LearnerKind {
        preset(*self).map_or(LearnerKind::Dqn, |preset| preset.learner)
    }
    fn presets(&self) -> &'static [(&'static str, &'static str)] {
        self.named_presets()
    }
    fn bench(&self, command: &Bench, name: &str) -> Result<Figures> {
        command.measure(self.encoding(), name)
    }
    fn bench_training(&self, command: &Bench) -> Result<()> {
        command.train_game(self.encoding())
    }
    fn list_bots(&self, lines: &mut Vec<Line>) {
        bots::list(*self, lines);
    }
    fn changed(&self, text: &str) -> Result<Changed> {
        report::changed(self.encoding(), text)
    }
    fn try_file(&self, file: &Arc<BotFile>) -> Result<Vec<Trial>, String> {
        Trial::of_both_seats(*self, file, &self.default_config())
    }
    fn config(&self, command: &Config) -> Result<()> {
        command.print(self.encoding())
    }
    #[cfg(feature = "arena")]
    fn hosted(&self) -> Box<dyn turf_arena::hosted::Hosted> {
        Box::new(*self)
    }
    fn evaluate(&self, command: Evaluate) -> Result<()> {
        command.play(self.encoding())
    }
    fn evaluate_run(&self, command: &Evaluate, run: &Path) -> Result<()> {
        run::measure(self.encoding(), command, run)
    }
    fn exploit(&self, command: &Exploit, options: &Options) -> Result<()> {
        command.exploit(self.encoding(), options)
    }
    fn write_export(&self, command: &Export, path: &Path, file: &PolicyFile) -> Result<()> {
        command.write(self.encoding(), path, file)
    }
    fn searches(&self, file: &PolicyFile) -> bool {
        self.search_policy(file).is_some()
    }
    fn play_match(&self, command: Match) -> Result<()> {
        command.play(self.encoding())
    }
    fn plot(&self, command: &Plot, files: &[Source]) -> Result<Vec<Picture>> {
        command.draw(*self, files)
    }
    fn ratings(&self, command: &Ratings) -> Result<Rated> {
        command.play(self.encoding())
    }
    fn report(&self, run: &Path, changed: Vec<Difference>, opponents: &[String], over: bool) -> String {
        turf_web::report::report(self.encoding(), run, changed, opponents, over, in_own)
    }
    fn timeline(&self, command: &ReplayFile, file: &GameFile, bar: &ProgressBar) -> Result<Timeline> {
        command.timeline(self.encoding(), file, bar)
    }
    fn rules(&self, lang: Lang) -> &'static str {
        turf_web::rules::of(*self, lang)
    }
    fn replay(&self, command: &ReplayFile, path: &Path, file: &GameFile) -> Result<()> {
        command.go(*self, path, file)
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
    fn tournament(&self, command: Tournament, reader: &turf_web::any_game::Games) -> Result<()> {
        command.play(self.encoding(), reader)
    }
    fn train(&self, options: &Options) -> Result<()> {
        train::train(self.encoding(), options)
    }
}

impl Games {
    pub fn with<R: GameView>(mut self, rules: R) -> Self {
        words::offer(rules);
        self.games.push(Box::new(rules));
        self.reader = self.reader.with(rules);
        self
    }

    pub(crate) fn names(&self) -> Vec<&'static str> {
        self.games.iter().map(|game| game.name()).collect()
    }

    pub(crate) fn all(&self) -> &[Box<dyn OneGame>] {
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

    pub(crate) fn reader(&self) -> &turf_web::any_game::Games {
        &self.reader
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
