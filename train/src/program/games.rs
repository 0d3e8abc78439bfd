//! The games of this program.

use std::sync::OnceLock;

use anyhow::Result;
use turf_agents::export::PythonExport;
use turf_env::{Encoding, Game};
use turf_settings::offer::{Offered, Visitor};
use turf_settings::presets::Preset;
use turf_terminal::game::Offer;
use turf_web::Filmed;

use crate::program::bench::Bench;
use crate::program::command::Train;
use crate::program::exploit::Exploit;

/// The games that a learner can learn; made by [`games!`](crate::games!).
#[derive(Default)]
pub struct Games {
    games: Vec<(&'static str, &'static str)>,
    encodings: Vec<OneEncoding>,
}

/// Learning in one encoding.
pub(crate) struct OneEncoding {
    pub name: &'static str,
    pub game: &'static str,
    pub train: fn(Train) -> Result<()>,
    pub exploit: fn(&Exploit, &Train) -> Result<()>,
    pub bench: fn(&Bench) -> Result<()>,
}

impl Games {
    /// One game more.
    pub fn with<G: Offered + Filmed>(mut self) -> Self {
        turf_agents::words::offer::<G>();
        self.games.push((<G as Game>::NAME, <G::Encoding as Encoding>::NAME));
        G::encodings(&mut self);
        self
    }

    /// Makes them those of this program. Only the first call does.
    pub(crate) fn offer(self) {
        let games = GAMES.get_or_init(|| self);
        turf_terminal::game::offer(Offer {
            games: games.games.iter().map(|(game, _)| *game).collect(),
            encodings: games.encodings.iter().map(|encoding| encoding.name).collect(),
        });
    }
}

impl<G: Offered + Filmed> Visitor<G> for Games {
    fn encoding<E: Preset<Game = G> + PythonExport>(&mut self) {
        self.encodings.push(OneEncoding {
            name: E::NAME,
            game: <G as Game>::NAME,
            train: Train::train::<E>,
            exploit: Exploit::exploit::<E>,
            bench: Bench::game::<E>,
        });
    }
}

static GAMES: OnceLock<Games> = OnceLock::new();

fn games() -> &'static Games {
    GAMES
        .get()
        .expect("a program offers its games before it reads its arguments")
}

/// The encoding that a game is shown in unless told otherwise. The game's name has passed an argument's parser.
pub(crate) fn usual_encoding(game: &str) -> &'static str {
    let known = games().games.iter().find(|(name, _)| *name == game);
    known.expect("the parser lets only known names through").1
}

/// The encodings that games are shown in unless told otherwise.
pub(crate) fn usual_encodings() -> impl Iterator<Item = &'static OneEncoding> {
    games().games.iter().filter_map(|(_, name)| encoding(name))
}

/// The encoding of this name.
pub(crate) fn encoding(name: &str) -> Option<&'static OneEncoding> {
    games().encodings.iter().find(|encoding| encoding.name == name)
}
