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
use turf_env::{Encoding, Game};
use turf_train::config::LearnerKind;
use turf_train::config::presets::preset;
use turf_train::session::Options;
use turf_web::lang::Lang;
use turf_web::plot::Picture;
use turf_web::report::Difference;
use turf_web::server::table::{Bots as Opponents, Table};
use turf_web::timeline::files::TimelineReader;
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
    games: Vec<OneGame>,
    reader: TimelineReader,
}

/// Makes a table for `turf play` from the opponents' SPECs, the seed and the thinking time of Python bots.
type MakeTable = fn(Option<&str>, Option<u64>, Option<Duration>) -> Result<Box<dyn Table>, SpecError>;

type SpecOf = fn() -> ObservationSpec;

pub(crate) struct OneGame {
    pub name: &'static str,
    /// Name of the encoding that training uses.
    pub encoding: &'static str,
    pub observation_specs: Vec<(&'static str, SpecOf)>,
    pub learner: fn() -> LearnerKind,
    pub presets: &'static [(&'static str, &'static str)],
    pub bench: fn(&Bench, &str) -> Result<Figures>,
    pub bench_training: fn(&Bench) -> Result<()>,
    pub bots: fn(&mut Vec<Line>),
    pub changed: fn(&str) -> Result<Changed>,
    pub check: fn(&Arc<BotFile>) -> Result<Vec<Trial>, String>,
    pub config: fn(&Config) -> Result<()>,
    #[cfg(feature = "arena")]
    pub hosted: fn() -> Box<dyn turf_arena::hosted::Hosted>,
    pub evaluate: fn(Evaluate, &'static str) -> Result<()>,
    pub evaluate_run: fn(&Evaluate, &Path) -> Result<()>,
    pub exploit: fn(&Exploit, &Options) -> Result<()>,
    pub export: fn(&Export, &Path, &PolicyFile) -> Result<()>,
    /// Returns true if a policy file configures the game's search.
    pub searches: fn(&PolicyFile) -> bool,
    pub play_match: fn(Match) -> Result<()>,
    pub plot: fn(&Plot, &[Source]) -> Result<Vec<Picture>>,
    pub ratings: fn(&Ratings) -> Result<Rated>,
    pub report: fn(&Path, Vec<Difference>, &[String], bool) -> String,
    pub timeline: fn(&ReplayFile, &GameFile, &ProgressBar) -> Result<Timeline>,
    /// Text for people; may be empty.
    pub rules: fn(Lang) -> &'static str,
    pub replay: fn(&ReplayFile, &Path, &GameFile) -> Result<()>,
    pub table: MakeTable,
    pub tournament: fn(Tournament, &TimelineReader) -> Result<()>,
    pub train: fn(&Options) -> Result<()>,
}

impl Games {
    pub fn with<G: GameView>(mut self) -> Self {
        words::offer::<G>();
        self.games.push(OneGame {
            name: <G as Game>::NAME,
            encoding: <G::Encoding as Encoding>::NAME,
            observation_specs: [PolicyEncoding::of::<G::Encoding>()]
                .iter()
                .chain(G::other_encodings())
                .map(|encoding| (encoding.name, encoding.observation_spec))
                .collect(),
            learner: || preset::<G>().map_or(LearnerKind::Dqn, |preset| preset.learner),
            presets: G::NAMED,
            bench: Bench::measure::<G::Encoding>,
            bench_training: Bench::train_game::<G::Encoding>,
            bots: bots::list::<G>,
            changed: report::changed::<G::Encoding>,
            check: |file| Trial::of_both_seats::<G>(file, &G::Config::default()),
            config: Config::print::<G::Encoding>,
            #[cfg(feature = "arena")]
            hosted: || Box::new(turf_arena::hosted::Host::<G::Encoding>::default()),
            evaluate: Evaluate::play::<G::Encoding>,
            evaluate_run: run::measure::<G::Encoding>,
            rules: turf_web::rules::of::<G>,
            exploit: Exploit::exploit::<G::Encoding>,
            export: Export::write::<G::Encoding>,
            searches: |file| G::search_policy(file).is_some(),
            play_match: Match::play::<G::Encoding>,
            plot: Plot::draw::<G>,
            ratings: Ratings::play::<G::Encoding>,
            report: |run, differences, opponents, over| {
                turf_web::report::report::<G::Encoding>(run, differences, opponents, over, in_own)
            },
            timeline: ReplayFile::timeline::<G::Encoding>,
            replay: ReplayFile::go::<G>,
            table: |named, seed, think| {
                let table = Opponents::<G::Encoding>::new(named, seed)?;
                Ok(Box::new(match think {
                    Some(time) => table.think(time),
                    None => table,
                }))
            },
            tournament: Tournament::play::<G::Encoding>,
            train: train::train::<G::Encoding>,
        });
        self.reader = self.reader.with::<G>();
        self
    }

    pub(crate) fn names(&self) -> Vec<&'static str> {
        self.games.iter().map(|game| game.name).collect()
    }

    pub(crate) fn all(&self) -> &[OneGame] {
        &self.games
    }

    pub(crate) fn find(&self, name: &str) -> Option<&OneGame> {
        self.games.iter().find(|game| game.name == name)
    }

    pub(crate) fn named(&self, name: &str) -> &OneGame {
        self.find(name).expect("the parser lets only known names through")
    }

    /// Returns the game whose training uses this encoding. Fails with the reason for people.
    pub(crate) fn trained_on(&self, encoding: &str) -> Result<&OneGame> {
        let found = self.games.iter().find(|game| game.encoding == encoding);
        found.with_context(|| {
            format!("the encoding {encoding:?}, which this program does not train (docs/experiments.md names the last that did)")
        })
    }

    pub(crate) fn reader(&self) -> &TimelineReader {
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
