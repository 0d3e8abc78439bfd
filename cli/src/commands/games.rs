//! The games of this program, with every command for each of them.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use clap::Command;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use turf_agents::contest::export::PythonExport;
use turf_agents::contest::host::BotFile;
use turf_agents::policy::file::PolicyFile;
use turf_agents::records::original::{GameFile, OriginalRecord};
use turf_agents::spec::SpecError;
use turf_agents::stats::measure::Measured;
use turf_agents::words;
use turf_env::observation_spec::ObservationSpec;
use turf_env::{Encoding, Game};
use turf_train::config::offer::{Offered, Visitor};
use turf_train::config::presets::Preset;
use turf_web::plot::Picture;
use turf_web::report::Difference;
use turf_web::server::table::{Bots as Opponents, Table};
use turf_web::timeline::files::TimelineReader;
use turf_web::{GameView, Timeline};

use super::bench::{Bench, Figures};
use super::bots::{self, Line};
use super::check::trial::Trial;
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
use super::train::Train;

/// A game with everything the program needs: bots, encodings, settings, records, pictures, pages.
pub trait Playable: Offered + OriginalRecord + Measured + GameView {}

impl<G: Offered + OriginalRecord + Measured + GameView> Playable for G {}

/// Games of a program, made by [`games!`](crate::games!).
#[derive(Default)]
pub struct Games {
    games: Vec<OneGame>,
    encodings: Vec<OneEncoding>,
    reader: TimelineReader,
}

/// Makes a table for `turf play` from the opponents' SPECs, the seed and the thinking time of Python bots.
type MakeTable = fn(Option<&str>, Option<u64>, Option<Duration>) -> Result<Box<dyn Table>, SpecError>;

pub(crate) struct OneGame {
    pub name: &'static str,
    /// Name of the default encoding.
    pub encoding: &'static str,
    pub bench: fn(&Bench, &str) -> Result<Figures>,
    pub bots: fn(&mut Vec<Line>),
    pub check: fn(&Arc<BotFile>) -> Result<Vec<Trial>>,
    pub evaluate: fn(Evaluate, &'static str) -> Result<()>,
    pub evaluate_run: fn(&Evaluate, &Path) -> Result<()>,
    pub export: fn(&Export, &Path, &PolicyFile) -> Result<()>,
    /// Returns true if a policy file configures the game's search.
    pub searches: fn(&PolicyFile) -> bool,
    pub play_match: fn(Match) -> Result<()>,
    pub plot: fn(&Plot, &[Source]) -> Result<Vec<Picture>>,
    pub ratings: fn(&Ratings) -> Result<Rated>,
    pub timeline: fn(&ReplayFile, &GameFile) -> Result<Timeline>,
    /// Text for people; may be empty.
    pub rules: &'static str,
    pub replay: fn(&ReplayFile, &Path, &GameFile) -> Result<()>,
    pub table: MakeTable,
    pub tournament: fn(Tournament, &TimelineReader) -> Result<()>,
}

pub(crate) struct OneEncoding {
    pub name: &'static str,
    pub game: &'static str,
    pub changed: fn(&str) -> Result<Changed>,
    pub config: fn(&Config) -> Result<()>,
    pub export: fn(&Export, &Path, &PolicyFile) -> Result<()>,
    pub observation_spec: fn() -> ObservationSpec,
    pub train: fn(Train) -> Result<()>,
    pub exploit: fn(&Exploit, &Train) -> Result<()>,
    pub bench: fn(&Bench) -> Result<()>,
    pub report: fn(&Path, Vec<Difference>, &[String], bool) -> String,
}

impl Games {
    pub fn with<G: Playable>(mut self) -> Self {
        words::offer::<G>();
        self.games.push(OneGame {
            name: <G as Game>::NAME,
            encoding: <G::Encoding as Encoding>::NAME,
            bench: Bench::measure::<G::Encoding>,
            bots: bots::list::<G>,
            check: Trial::of_both_seats::<G>,
            evaluate: Evaluate::play::<G::Encoding>,
            evaluate_run: run::measure::<G::Encoding>,
            rules: G::RULES,
            export: Export::write::<G::Encoding>,
            searches: |file| G::search_policy(file).is_some(),
            play_match: Match::play::<G::Encoding>,
            plot: Plot::draw::<G>,
            ratings: Ratings::play::<G::Encoding>,
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
        });
        self.reader = self.reader.with::<G>();
        G::encodings(&mut self);
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

    pub(crate) fn encoding(&self, name: &str) -> Option<&OneEncoding> {
        self.encodings.iter().find(|encoding| encoding.name == name)
    }

    pub(crate) fn encodings(&self) -> Vec<&'static str> {
        self.encodings.iter().map(|encoding| encoding.name).collect()
    }

    pub(crate) fn reader(&self) -> &TimelineReader {
        &self.reader
    }

    /// Lets `--game` and `--encoding` accept the names of these games, in a command and its subcommands.
    pub(crate) fn complete(&self, command: Command) -> Command {
        let parser = |id: &str| match id {
            "game" => Some(one_of(self.names())),
            "encoding" => Some(one_of(self.encodings())),
            _ => None,
        };
        let command = command.mut_args(|arg| match parser(arg.get_id().as_str()) {
            Some(names) => arg.value_parser(names),
            None => arg,
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

impl<G: Playable> Visitor<G> for Games {
    fn encoding<E: Preset<Game = G> + PythonExport>(&mut self) {
        self.encodings.push(OneEncoding {
            name: E::NAME,
            game: <G as Game>::NAME,
            changed: report::changed::<E>,
            config: Config::print::<E>,
            export: Export::write::<E>,
            observation_spec: E::observation_spec,
            train: Train::train::<E>,
            exploit: Exploit::exploit::<E>,
            bench: Bench::train_game::<E>,
            report: turf_web::report::report::<E>,
        });
    }
}

#[cfg(test)]
mod tests {
    use clap::{CommandFactory, Parser};
    use turf_env::games::duel2048::Duel2048;
    use turf_env::games::paper::Paper;

    use super::*;

    #[derive(Parser)]
    struct Program {
        #[arg(long, value_parser = parser())]
        game: &'static str,
    }

    #[test]
    fn known_games_pass_and_others_list_them() {
        let games = crate::games![Paper, Duel2048];
        let parse = |name: &str| {
            let command = games.complete(Program::command());
            let matches = command.try_get_matches_from(["turf", "--game", name]);
            matches.map(|matches| *matches.get_one::<&'static str>("game").expect("given"))
        };
        assert_eq!(parse("duel2048").expect("a game"), "duel2048");
        let error = parse("stellar").expect_err("not offered").to_string();
        assert!(
            ["stellar", "paper", "duel2048"].iter().all(|name| error.contains(name)),
            "{error}"
        );
    }
}
