//! Ways of planning that rollouts choose from, for the own side and as models of the opponent.

use super::super::field::{Field, ME, March, State, THEM};
use super::super::siege::Siege;
use super::super::tide::{self, Tide};
use super::super::{Commander, careful};
use super::params::Params;
use super::plan::plan;

/// Way of planning: [`plan`] with parameters, or like the bot of that name.
#[derive(Clone, Debug, PartialEq)]
pub enum Style {
    Own(Box<Params>),
    Tide,
    Siege,
    Careful,
    Rush,
}

/// Largest map on which [`Style::Careful`], which is slow on larger ones, and [`Style::Rush`], which is harmless there,
/// are used. The ladder's maps are no larger.
pub const SMALL: usize = 37;
/// Parameters of the opening come first.
const OPENING: usize = 8;

impl Style {
    pub fn fits(&self, field: &Field) -> bool {
        !matches!(self, Self::Careful | Self::Rush) || field.n <= SMALL
    }

    /// Returns true if both have the same parameters of the opening.
    pub fn varies(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Own(a), Self::Own(b)) => a.values()[..OPENING] == b.values()[..OPENING],
            _ => false,
        }
    }

    /// Returns the orders of `who`, planned in its own view of the map. `memory` is that of its bots.
    pub fn plan(&self, field: &Field, state: &State, who: i8, memory: &mut Memory) -> Vec<March> {
        if who == ME {
            return self.own(field, state, memory);
        }
        let turned = state.turned(field);
        let mut marches = self.own(field, &turned, memory);
        for (from, to, _) in &mut marches {
            (*from, *to) = (field.mirror(*from), field.mirror(*to));
        }
        marches
    }

    fn own(&self, field: &Field, state: &State, memory: &mut Memory) -> Vec<March> {
        match self {
            Self::Own(params) => plan(field, state, params),
            Self::Tide => memory.tide.plan(field, state),
            Self::Siege => memory.siege.plan(field, state),
            Self::Careful => careful::plan(field, state),
            Self::Rush => rush(field, state),
        }
    }
}

#[derive(Clone, Debug, Default)]
pub struct Memory {
    tide: Tide,
    siege: Siege,
}

impl Memory {
    /// Returns the memory of bots that see a position for the first time: if the sides have met, as if they had met and
    /// attacked long ago.
    pub fn new(field: &Field, state: &State) -> Self {
        let met = tide::met(field, state);
        Self { tide: Tide { met: met.then_some(0) }, siege: Siege { attacked: met, ..Siege::default() } }
    }

    pub fn follow(&mut self, field: &Field, state: &State, who: i8) {
        self.tide.look(field, state);
        Style::Siege.plan(field, state, who, self);
    }
}

fn rush(field: &Field, state: &State) -> Vec<March> {
    let to_base = field.distances(vec![field.base(THEM)]);
    let mut list = vec![];
    for from in state.owned(field, ME) {
        if state.troops(from) >= 10.0 {
            let around = field.around[from as usize].iter();
            let next = around.min_by_key(|&&to| to_base[to as usize]);
            list.push((from, *next.expect("maps are connected"), state.troops(from) * 0.99));
        }
    }
    list
}
