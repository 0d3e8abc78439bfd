//! Bots for stellar.

use turf_env::games::stellar::{Stellar, StellarV1};

use super::random_legal::RandomLegal;
use crate::bot::{BotInfo, BuiltinBots, IllegalAction};

impl BuiltinBots for Stellar {
    fn bots() -> &'static [BotInfo<Stellar>] {
        const BOTS: &[BotInfo<Stellar>] = &[BotInfo {
            name: "random",
            about: "gives every node a legal order, whatever chance says",
            make: || Box::new(RandomLegal::<StellarV1>::default()),
        }];
        BOTS
    }

    /// The contest drops the whole list for the turn.
    fn on_illegal(&self) -> IllegalAction<Self::Action> {
        IllegalAction::PlayInstead(Vec::new())
    }
}
