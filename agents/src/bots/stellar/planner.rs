//! `planner`: several ways to plan a turn, and rollouts that choose between them.
//!
//! | file | content |
//! |---|---|
//! | [`params`] | parameters of a plan |
//! | [`plan`] | one side's orders: strike, defend, attack together, claim, flow |
//! | [`style`] | ways of planning: `plan` with parameters, like `tide`, like `siege`, like `careful` |
//! | [`search`] | settings of a search: candidates and models |
//! | [`foretell`] | prediction errors of the opponent models |
//! | [`exchange`] | exchange of parts of the best plan |
//! | [`rollout`] | rollouts, and the choice |
//! | [`file`](mod@file) | the parameters as a policy file |
//!
//! It is deterministic: no randomness, no clock, and a fixed number of rollouts. Its only memory is how wrong its
//! opponent models were. It can start in the middle of a game, without knowledge of the opponent.

pub mod exchange;
pub mod file;
pub mod foretell;
pub mod params;
pub mod plan;
pub mod policy;
pub mod rollout;
pub mod search;
pub mod style;

use std::sync::Arc;

use turf_env::games::stellar::{Order, Scoring, Stellar, StellarV1};
use turf_env::{Curve, Player};

use super::field::{Field, State, marches, orders};
use crate::play::bot::{Bot, Forfeit, Worth};
use crate::policy::NetBot;
use crate::policy::net::Net;
use foretell::Foretold;
use rollout::{Effort, choose, lead_after};
use search::Search;

pub struct Planner {
    search: Arc<Search>,
    proposers: Vec<NetBot<StellarV1>>,
    foretold: Foretold,
}

impl Planner {
    pub fn new(search: Arc<Search>) -> Self {
        Self { search, proposers: vec![], foretold: Foretold::default() }
    }

    /// Returns a planner that also considers the orders of networks.
    pub fn with(search: Arc<Search>, networks: &[Arc<Net>]) -> Self {
        let proposer = |net: &Arc<Net>| NetBot::new(StellarV1, net.clone(), false);
        Self { proposers: networks.iter().map(proposer).collect(), ..Self::new(search) }
    }

    pub fn forget(&mut self) {
        self.foretold = Foretold::default();
    }

    pub fn choose_with(&mut self, game: &Stellar, effort: Effort) -> Vec<Order> {
        let (field, state) = (Field::of(game), State::of(game));
        self.foretold.compare(&field, &state, &self.search.models);
        // As the exported file, which cannot know the scoring, shows positions to the networks.
        let shown = game.scored_by(Scoring::Troops);
        let propose = |net: &mut NetBot<_>| marches(game, &net.choose(&shown).expect("networks never forfeit"));
        let proposers = self.proposers.iter_mut().take(effort.proposals);
        let proposals: Vec<_> = proposers.map(propose).collect();
        let marches = choose(&field, &state, &self.search, &self.foretold, &proposals, effort);
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
        let orders = marches(game, action);
        let lead = lead_after(&field, &state, &orders, game.scoring(), &self.search, &self.foretold);
        // A judge is asked about the orders played last.
        self.foretold.remember(state, orders);
        Some(Worth::of(lead, Curve::STELLAR))
    }
}
