use turf_agents::BuiltinBots;
use turf_agents::contest::export::PythonExport;
use turf_env::games::duel2048::{Duel2048, Duel2048V1};
use turf_env::games::paper::{Paper, PaperV1};
use turf_env::games::stellar::{Stellar, StellarV1};

use crate::config::presets::Preset;

/// A game with everything needed to play and to learn it.
#[warn(missing_docs)]
pub trait Offered: BuiltinBots {
    /// Encoding that training uses.
    type Encoding: Preset<Game = Self> + PythonExport;
}

impl Offered for Paper {
    type Encoding = PaperV1;
}

impl Offered for Duel2048 {
    type Encoding = Duel2048V1;
}

impl Offered for Stellar {
    type Encoding = StellarV1;
}
