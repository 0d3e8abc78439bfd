//! `planner`: several ways to plan a turn, and rollouts that choose between them.
//!
//! | file | holds |
//! |---|---|
//! | [`params`] | the numbers a plan goes by |
//! | [`plan`] | one side's orders: strike, defend, attack together, claim, flow |
//! | [`style`] | ways of planning: `plan` with numbers, like `tide`, like `siege`, like `careful` |
//! | [`rollout`] | playing on, and choosing |
//! | [`exchange`] | exchanging parts of the best plan |
//! | [`foretell`] | which models of the other side foretell what it does |
//! | [`file`](mod@file) | the numbers as a policy file |
//!
//! It is deterministic: no chance, no clock, and the number of rollouts is fixed. What it remembers of a game is how wrong its
//! models of the other side were, so it may be asked in the middle of one, and then knows nothing of the other side yet.

pub mod exchange;
pub mod file;
pub mod foretell;
pub mod params;
pub mod plan;
pub mod rollout;
pub mod style;

use std::sync::Arc;

use turf_env::Player;
use turf_env::games::stellar::{Order, Stellar};

use super::field::{Field, State, marches, orders};
use crate::play::bot::{Bot, Forfeit, Worth};
use foretell::Foretold;
use rollout::{Effort, Search, choose, value_of};

/// Troops, nodes counted in, that are a clear lead; see `docs/learning.md`.
const LEAD: f64 = 700.0;

/// See the module.
pub struct Planner {
    search: Arc<Search>,
    foretold: Foretold,
}

impl Planner {
    /// With other ways of planning.
    pub fn new(search: Arc<Search>) -> Self {
        Self {
            search,
            foretold: Foretold::default(),
        }
    }

    /// Forgets the game so far.
    pub fn forget(&mut self) {
        self.foretold = Foretold::default();
    }

    /// The orders, with less effort.
    pub fn choose_with(&mut self, game: &Stellar, effort: Effort) -> Vec<Order> {
        let (field, state) = (Field::of(game), State::of(game));
        self.foretold.compare(&field, &state, &self.search.models);
        let marches = choose(&field, &state, &self.search, &self.foretold, effort);
        let orders = orders(game, &marches);
        self.foretold.remember(state, marches);
        orders
    }
}

impl Default for Planner {
    fn default() -> Self {
        Self::new(Arc::default())
    }
}

impl Bot<Stellar> for Planner {
    fn start(&mut self, _seat: Player, _game: &Stellar, _seed: u64) -> Result<(), Forfeit> {
        self.forget();
        Ok(())
    }

    fn choose(&mut self, game: &Stellar) -> Result<Vec<Order>, Forfeit> {
        Ok(self.choose_with(game, Effort::ALL))
    }

    fn worth(&mut self, game: &Stellar, action: &Vec<Order>) -> Option<Worth> {
        let (field, state) = (Field::of(game), State::of(game));
        self.foretold.compare(&field, &state, &self.search.models);
        let value = value_of(&field, &state, &marches(game, action), &self.search, &self.foretold);
        Some(Worth::of(value, LEAD))
    }
}
