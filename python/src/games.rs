//! The one list of games and encodings that Python sees.

use turf_agents::BuiltinBots;
use turf_agents::archive::original::OriginalRecord;
use turf_agents::export::PythonExport;
use turf_env::Encoding;
use turf_env::games::duel2048::Duel2048V1;
use turf_env::games::paper::{PaperCrop11, PaperV1};
use turf_env::games::stellar::{StellarV1, StellarV2};
use turf_web::Filmed;

use crate::draw::Drawn;

/// What an encoding needs to be played from Python.
pub trait Playable: Encoding<Game: BuiltinBots + Drawn + Filmed + OriginalRecord> {
    /// The encoding that names this game's bots.
    type Main: PythonExport<Game = Self::Game>;
}

/// Work on an encoding that is named at run time.
pub trait Visit {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<E: Playable>(self) -> Self::Output;
}

macro_rules! list {
    ($($main:ty: $game:literal [$($encoding:ty: $name:literal),*];)*) => {
        $($(impl Playable for $encoding {
            type Main = $main;
        })*)*

        /// The games' names.
        pub const GAMES: &[&str] = &[$($game),*];
        /// The encodings' names.
        pub const ENCODINGS: &[&str] = &[$($($name),*),*];

        /// Does the work on the encoding of this name, or on the usual one of the game of this name.
        pub fn visit<V: Visit>(name: &str, work: V) -> Result<V::Output, String> {
            match name {
                $($game => Ok(work.visit::<$main>()),)*
                $($($name => Ok(work.visit::<$encoding>()),)*)*
                _ => Err(format!(
                    "no game or encoding is called {name:?}; games are {}, encodings {}",
                    GAMES.join(", "),
                    ENCODINGS.join(", ")
                )),
            }
        }
    };
}

list! {
    PaperV1: "paper" [PaperV1: "paper-v1", PaperCrop11: "paper-crop11"];
    Duel2048V1: "duel2048" [Duel2048V1: "duel2048-v1"];
    StellarV1: "stellar" [StellarV1: "stellar-v1", StellarV2: "stellar-v2"];
}
