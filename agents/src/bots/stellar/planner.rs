//! `planner`: several ways to plan a turn, and rollouts that choose between them.
//!
//! | file | holds |
//! |---|---|
//! | [`params`] | the numbers a plan goes by |
//! | [`plan`] | one side's orders: strike, defend, attack together, claim, flow |
//! | [`style`] | ways of planning: `plan` with numbers, like `tide`, like `siege`, like `careful` |
//! | [`rollout`] | playing on, and choosing |
//! | [`file`](mod@file) | the numbers as a policy file |
//!
//! It is deterministic: no chance, no clock, and the number of rollouts is fixed. It sees the position only, so it may be
//! asked in the middle of a game.

pub mod file;
pub mod params;
pub mod plan;
pub mod rollout;
pub mod style;

use std::sync::Arc;

use turf_env::games::stellar::{Order, Stellar};

use super::field::{Field, State, marches, orders};
use crate::play::bot::{Bot, Forfeit, Worth};
use rollout::{Effort, Search, choose, value_of};

/// Troops, nodes counted in, that are a clear lead; see `docs/learning.md`.
const LEAD: f64 = 700.0;

/// See the module.
pub struct Planner {
    search: Arc<Search>,
    effort: Effort,
}

impl Planner {
    /// With other ways of planning, or less effort.
    pub fn new(search: Arc<Search>, effort: Effort) -> Self {
        Self { search, effort }
    }
}

impl Default for Planner {
    fn default() -> Self {
        Self::new(Arc::default(), Effort::ALL)
    }
}

impl Bot<Stellar> for Planner {
    fn choose(&mut self, game: &Stellar) -> Result<Vec<Order>, Forfeit> {
        let (field, state) = (Field::of(game), State::of(game));
        Ok(orders(game, &choose(&field, &state, &self.search, self.effort)))
    }

    fn worth(&mut self, game: &Stellar, action: &Vec<Order>) -> Option<Worth> {
        let (field, state) = (Field::of(game), State::of(game));
        let value = value_of(&field, &state, &marches(game, action), &self.search);
        Some(Worth::of(value, LEAD))
    }
}
