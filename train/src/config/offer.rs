use turf_agents::BuiltinBots;
use turf_agents::contest::export::PythonExport;
use turf_env::Game;
use turf_env::games::duel2048::{Duel2048, Duel2048V1};
use turf_env::games::paper::{Paper, PaperV1, PaperView};
use turf_env::games::stellar::{Stellar, StellarV1, StellarV2};

use crate::config::presets::Preset;

/// A game with everything needed to play and to learn it.
#[warn(missing_docs)]
pub trait Offered: BuiltinBots {
    /// Default encoding for networks.
    type Encoding: Preset<Game = Self> + PythonExport;

    /// Passes every encoding to the visitor, [`Offered::Encoding`] first. A game with one encoding keeps this default.
    fn encodings(visitor: &mut impl Visitor<Self>) {
        visitor.encoding::<Self::Encoding>();
    }
}

pub trait Visitor<G: Game> {
    fn encoding<E: Preset<Game = G> + PythonExport>(&mut self);
}

impl Offered for Paper {
    type Encoding = PaperV1;

    fn encodings(visitor: &mut impl Visitor<Self>) {
        visitor.encoding::<PaperV1>();
        visitor.encoding::<PaperView>();
    }
}

impl Offered for Duel2048 {
    type Encoding = Duel2048V1;
}

impl Offered for Stellar {
    type Encoding = StellarV1;

    fn encodings(visitor: &mut impl Visitor<Self>) {
        visitor.encoding::<StellarV1>();
        visitor.encoding::<StellarV2>();
    }
}
