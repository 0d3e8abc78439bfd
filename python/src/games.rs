//! The games of a module, and each piece of work on any of them.

use std::marker::PhantomData;
use std::sync::OnceLock;

use turf_agents::contest::export::PythonExport;
use turf_agents::records::original::OriginalRecord;
use turf_env::games::duel2048::Duel2048;
use turf_env::games::paper::{Paper, PaperCrop11, PaperView};
use turf_env::games::stellar::Stellar;
use turf_env::{Encoding, Game};
use turf_train::config::offer::Offered;
use turf_web::GameView;

use crate::{SpecOf, actor, arena, face, policy, record, series, tournament};

/// An encoding that can be played from Python: any, of a game that is offered, filmed and recorded.
pub trait Playable: Encoding<Game: Offered + GameView + OriginalRecord> {
    /// The encoding that names this game's bots.
    type Main: PythonExport<Game = Self::Game>;
}

impl<E: Encoding<Game: Offered + GameView + OriginalRecord>> Playable for E {
    type Main = <E::Game as Offered>::Encoding;
}

/// Work on an encoding that is named at run time.
pub trait Visit {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<E: Playable>(self) -> Self::Output;
}

/// Work that every game of a module is ready for; `works!` lists it.
pub trait Work: Visit {
    /// Does it for this encoding.
    fn on(self, encoding: &dyn AnyEncoding) -> Self::Output;
}

struct Listed<E>(PhantomData<fn() -> E>);

/// All work, compiled for each encoding: a method cannot be generic where the encoding is found at run time.
macro_rules! works {
    ($($method:ident: $work:ty;)*) => {
        /// An encoding and its game, whichever they are.
        pub trait AnyEncoding: Send + Sync {
            /// The game's name.
            fn game(&self) -> &'static str;
            /// The encoding's name.
            fn name(&self) -> &'static str;
            $(#[doc = "See its work."] fn $method(&self, work: $work) -> <$work as Visit>::Output;)*
        }

        impl<E: Playable> AnyEncoding for Listed<E> {
            fn game(&self) -> &'static str {
                <E::Game as Game>::NAME
            }

            fn name(&self) -> &'static str {
                E::NAME
            }

            $(fn $method(&self, work: $work) -> <$work as Visit>::Output {
                work.visit::<E>()
            })*
        }

        $(impl Work for $work {
            fn on(self, encoding: &dyn AnyEncoding) -> Self::Output {
                encoding.$method(self)
            }
        })*
    };
}

works! {
    spec: SpecOf;
    environment: face::Settings;
    bots: arena::Builtin;
    plans: arena::Plans<'_>;
    evaluate: arena::Evaluate<'_>;
    play_match: arena::Match<'_>;
    ratings: arena::Ratings<'_>;
    tournament: tournament::Tournament;
    errand: tournament::Begin;
    actor: actor::Begin<'_>;
    league: actor::LeagueBots<'_>;
    costs: actor::Costs<'_>;
    entrants: series::Entrants;
    part: series::Part<'_>;
    our_form: record::OurForm<'_>;
    timeline: record::TimelineOf<'_>;
    position: record::At<'_>;
    net: policy::MakeNet<'_>;
    exists: policy::MakeNothing;
    shapes: policy::Shapes<'_>;
    export: policy::Export<'_>;
    export_planned: policy::ExportPlanned<'_>;
}

/// The games that a module offers.
#[derive(Default)]
pub struct Games(Vec<Box<dyn AnyEncoding>>);

impl Games {
    /// One game more, in its usual encoding.
    pub fn with<G: Offered + GameView + OriginalRecord>(self) -> Self {
        self.encoding::<G::Encoding>()
    }

    /// One encoding more; a game's usual one comes first.
    pub fn encoding<E: Encoding<Game: Offered + GameView + OriginalRecord>>(mut self) -> Self {
        turf_agents::words::offer::<E::Game>();
        self.0.push(Box::new(Listed::<E>(PhantomData)));
        self
    }

    /// Those of the package itself.
    pub fn own() -> Self {
        Self::default()
            .with::<Paper>()
            .encoding::<PaperView>()
            .encoding::<PaperCrop11>()
            .with::<Duel2048>()
            .with::<Stellar>()
    }

    /// The encodings' names.
    pub fn encodings(&self) -> Vec<&'static str> {
        self.0.iter().map(|one| one.name()).collect()
    }

    /// The games' names.
    pub fn names(&self) -> Vec<&'static str> {
        let mut names: Vec<_> = self.0.iter().map(|one| one.game()).collect();
        names.dedup();
        names
    }
}

static OFFERED: OnceLock<Games> = OnceLock::new();

/// The games of this module; the first call says which.
pub fn offer(games: Games) -> &'static Games {
    OFFERED.get_or_init(|| games)
}

/// The games that were offered.
pub fn offered() -> &'static Games {
    OFFERED.get_or_init(Games::own)
}

/// Does the work on the encoding of this name, or on the usual one of the game of this name.
pub fn visit<W: Work>(name: &str, work: W) -> Result<W::Output, String> {
    let games = offered();
    let found = games.0.iter().find(|one| one.game() == name || one.name() == name);
    match found {
        Some(encoding) => Ok(work.on(&**encoding)),
        None => Err(format!(
            "no game or encoding is called {name:?}; games are {}, encodings {}",
            games.names().join(", "),
            games.encodings().join(", ")
        )),
    }
}
