//! `planner`: several ways to plan a turn, and rollouts that choose between them.
//!
//! | file | holds |
//! |---|---|
//! | [`params`] | the numbers a plan goes by |
//! | [`plan`] | one side's orders: strike, defend, attack together, claim, flow |
//! | [`style`] | ways of planning: `plan` with numbers, like `tide`, like `siege` |
//! | [`rollout`] | playing on, and choosing |
//!
//! It is deterministic: no chance, no clock, and the number of rollouts is fixed. It sees the position only, so it may be
//! asked in the middle of a game.

pub mod params;
pub mod plan;
pub mod rollout;
pub mod style;

use turf_env::games::stellar::{Order, Stellar};

use super::field::{Field, State, orders};
use crate::bot::{Bot, Forfeit};
use rollout::{Search, choose};

/// See the module.
#[derive(Default)]
pub struct Planner {
    search: Search,
}

impl Planner {
    /// With other ways of planning.
    pub fn new(search: Search) -> Self {
        Self { search }
    }
}

impl Bot<Stellar> for Planner {
    fn choose(&mut self, game: &Stellar) -> Result<Vec<Order>, Forfeit> {
        let (field, state) = (Field::of(game), State::of(game));
        let (marches, _) = choose(&field, &state, &self.search, usize::MAX, || true);
        Ok(orders(game, &marches))
    }
}
