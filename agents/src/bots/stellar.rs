//! Bots for stellar, weakest first: `random`, [`rush`], [`spread`], [`careful`], [`siege`], [`tide`], [`planner`].
//!
//! The first three after `random` give orders that `stellar-v1` can express. The others give exact amounts ([`march`]).

pub mod careful;
pub mod field;
pub mod march;
pub mod planner;
pub mod rush;
pub mod siege;
pub mod spread;
pub mod tide;

use turf_env::Player;
use turf_env::games::stellar::{Order, Stellar, StellarRules, StellarV1};

use super::random_legal::RandomLegal;
use crate::play::bot::{Bot, BotInfo, Forfeit};
use field::{Field, March, State, orders};

pub const BOTS: &[BotInfo<StellarRules>] = &[
    BotInfo::new("random", "gives every node a legal order, whatever chance says", |_, _| {
        Box::new(RandomLegal::new(StellarV1))
    }),
    BotInfo::of::<rush::Rush>("rush", "sends everything along the shortest way to the enemy's base"),
    BotInfo::of::<spread::Spread>("spread", "settles every free node it can reach, then fills the border"),
    BotInfo::of::<careful::Careful>(
        "careful",
        "holds what is threatened, attacks where it wins, settles what is worth most",
    ),
    BotInfo::of::<siege::Siege>(
        "siege",
        "keeps an account of every node, and lets troops gather until the weakest enemy falls",
    ),
    BotInfo::of::<tide::Tide>(
        "tide",
        "keeps nodes inside where they grow fastest, all else flows to the front and attacks together",
    ),
    BotInfo::of::<planner::Planner>(
        "planner",
        "plays several plans some turns on against several models of the enemy, takes the best",
    ),
];

/// A bot that gives its orders in its own view of the map.
pub trait Commander: Default + Send {
    fn plan(&mut self, field: &Field, state: &State) -> Vec<March>;
}

impl<C: Commander> Bot<Stellar> for C {
    fn start(&mut self, _seat: Player, _game: &Stellar, _seed: u64) -> Result<(), Forfeit> {
        *self = Self::default();
        Ok(())
    }

    fn choose(&mut self, game: &Stellar) -> Result<Vec<Order>, Forfeit> {
        let marches = self.plan(&Field::of(game), &State::of(game));
        Ok(orders(game, &marches))
    }
}

#[cfg(test)]
mod tests;
