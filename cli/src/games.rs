//! The games of this program, and each command for each of them.

use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use anyhow::Result;
use turf_agents::archive::original::{GameFile, OriginalRecord};
use turf_agents::archive::plot::Picture;
use turf_agents::archive::plot::measure::Measured;
use turf_agents::catalogue::spec::SpecError;
use turf_agents::export::PythonExport;
use turf_agents::policy::file::PolicyFile;
use turf_agents::python_host::BotFile;
use turf_agents::words;
use turf_env::legend::Legend;
use turf_env::{Encoding, Game};
use turf_settings::offer::{Offered, Visitor};
use turf_settings::presets::Preset;
use turf_terminal::game::Offer;
use turf_web::film::files::Projector;
use turf_web::report::Difference;
use turf_web::server::table::{Bots as Opponents, Table};
use turf_web::{Film, Filmed};

use crate::commands::bench::{Bench, Figures};
use crate::commands::bots::{self, Line};
use crate::commands::check::{Check, Trial};
use crate::commands::config::Config;
use crate::commands::evaluate::{Evaluate, run};
use crate::commands::export::Export;
use crate::commands::r#match::Match;
use crate::commands::plot::{Plot, Source};
use crate::commands::ratings::{Rated, Ratings};
use crate::commands::replay::ReplayFile;
use crate::commands::report::{self, Changed};
use crate::commands::tournament::Tournament;

/// A game with all that the program wants of it: bots, encodings and settings, records, pictures, pages.
pub trait Playable: Offered + OriginalRecord + Measured + Filmed {}

impl<G: Offered + OriginalRecord + Measured + Filmed> Playable for G {}

/// The games that a program offers; made by [`games!`](crate::games!).
#[derive(Default)]
pub struct Games {
    games: Vec<OneGame>,
    encodings: Vec<OneEncoding>,
    projector: Projector,
}

/// Makes a table for `turf play`: the bots named, the seed, the bots' thinking time.
type MakeTable = fn(Option<&str>, Option<u64>, Option<Duration>) -> Result<Box<dyn Table>, SpecError>;

/// Each command for one game.
pub(crate) struct OneGame {
    pub name: &'static str,
    /// The name of the encoding it is shown in unless told otherwise.
    pub encoding: &'static str,
    pub bench: fn(&Bench, &str) -> Result<Figures>,
    pub bots: fn(&mut Vec<Line>),
    pub check: fn(&Arc<BotFile>) -> Result<Vec<Trial>>,
    pub evaluate: fn(Evaluate, &'static str) -> Result<()>,
    pub evaluate_run: fn(&Evaluate, &Path) -> Result<()>,
    pub export: fn(&Export, &Path, &PolicyFile) -> Result<()>,
    /// Whether a policy file is the game's planner.
    pub plans: fn(&PolicyFile) -> bool,
    pub play_match: fn(Match) -> Result<()>,
    pub plot: fn(&Plot, &[Source]) -> Result<Vec<Picture>>,
    pub ratings: fn(&Ratings) -> Result<Rated>,
    pub film: fn(&ReplayFile, &GameFile) -> Result<Film>,
    /// For people; empty where there is no text.
    pub rules: &'static str,
    pub replay: fn(&ReplayFile, &Path, &GameFile) -> Result<()>,
    pub table: MakeTable,
    pub tournament: fn(Tournament) -> Result<()>,
}

/// Each command for one encoding.
pub(crate) struct OneEncoding {
    pub name: &'static str,
    /// The settings of a run that differ from the preset, and the bots of its own evaluation.
    pub changed: fn(&str) -> Result<Changed>,
    pub config: fn(&Config) -> Result<()>,
    pub export: fn(&Export, &Path, &PolicyFile) -> Result<()>,
    /// What every number of an observation is.
    pub legend: fn() -> Legend,
    /// A run's page.
    pub report: fn(&Path, Vec<Difference>, &[String], bool) -> String,
}

impl Games {
    /// One game more.
    pub fn with<G: Playable>(mut self) -> Self {
        words::offer::<G>();
        self.games.push(OneGame {
            name: <G as Game>::NAME,
            encoding: <G::Encoding as Encoding>::NAME,
            bench: Bench::measure::<G::Encoding>,
            bots: bots::list::<G>,
            check: Check::play::<G>,
            evaluate: Evaluate::play::<G::Encoding>,
            evaluate_run: run::measure::<G::Encoding>,
            rules: G::RULES,
            export: Export::write::<G::Encoding>,
            plans: |file| G::planned(file).is_some(),
            play_match: Match::play::<G::Encoding>,
            plot: Plot::draw::<G>,
            ratings: Ratings::play::<G::Encoding>,
            film: ReplayFile::film::<G::Encoding>,
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
        self.projector = self.projector.with::<G>();
        G::encodings(&mut self);
        self
    }

    /// Makes them those of this program. Only the first call does.
    pub(crate) fn offer(self) {
        let games = GAMES.get_or_init(|| self);
        turf_terminal::game::offer(Offer {
            games: games.games.iter().map(|game| game.name).collect(),
            encodings: games.encodings.iter().map(|encoding| encoding.name).collect(),
        });
    }
}

impl<G: Playable> Visitor<G> for Games {
    fn encoding<E: Preset<Game = G> + PythonExport>(&mut self) {
        self.encodings.push(OneEncoding {
            name: E::NAME,
            changed: report::changed::<E>,
            config: Config::print::<E>,
            export: Export::write::<E>,
            legend: E::legend,
            report: turf_web::report::report::<E>,
        });
    }
}

static GAMES: OnceLock<Games> = OnceLock::new();

fn games() -> &'static Games {
    GAMES
        .get()
        .expect("a program offers its games before it reads its arguments")
}

/// All games.
pub(crate) fn all() -> &'static [OneGame] {
    &games().games
}

/// The game of this name.
pub(crate) fn find(name: &str) -> Option<&'static OneGame> {
    all().iter().find(|game| game.name == name)
}

/// The game of this name, which an argument's parser has let through.
pub(crate) fn named(name: &str) -> &'static OneGame {
    find(name).expect("the parser lets only known names through")
}

/// The encoding of this name.
pub(crate) fn encoding(name: &str) -> Option<&'static OneEncoding> {
    games().encodings.iter().find(|encoding| encoding.name == name)
}

/// Films of their files.
pub(crate) fn projector() -> &'static Projector {
    &games().projector
}
