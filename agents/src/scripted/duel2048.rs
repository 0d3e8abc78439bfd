//! Bots for duel2048.

use turf_env::games::duel2048::{Duel2048, Duel2048V1};

use super::random_legal::RandomLegal;
use crate::bot::{BotInfo, BuiltinBots, IllegalAction};

impl BuiltinBots for Duel2048 {
    fn bots() -> &'static [BotInfo<Duel2048>] {
        const BOTS: &[BotInfo<Duel2048>] = &[BotInfo {
            name: "random",
            about: "plays any legal placement and move, whatever chance says",
            make: || Box::new(RandomLegal::<Duel2048V1>::default()),
        }];
        BOTS
    }

    /// The contest's own word for it.
    fn on_illegal(&self) -> IllegalAction<Self::Action> {
        IllegalAction::Lose("violate")
    }
}
