//! Ways of planning that rollouts choose from, for the own side and as models of the other.

use super::super::field::{Field, ME, March, State, THEM};
use super::super::{careful, siege, tide};
use super::params::Params;
use super::plan::plan;

/// A way of planning.
#[derive(Clone, Debug, PartialEq)]
pub enum Style {
    /// [`plan`] with these numbers.
    Own(Box<Params>),
    /// Like `tide`.
    Tide,
    /// Like `siege`.
    Siege,
    /// Like `careful`; on small maps only, as it takes long on large ones.
    Careful,
    /// Like `rush`; on small maps only, as it harms nobody on large ones.
    Rush,
}

/// The largest map on which [`Style::Careful`] and [`Style::Rush`] are asked; the ladder's are no larger.
const SMALL: usize = 37;

impl Style {
    /// Whether it is asked on this map.
    pub fn fits(&self, field: &Field) -> bool {
        !matches!(self, Self::Careful | Self::Rush) || field.n <= SMALL
    }

    /// The marches of `who`, planned as it sees the map; `memory` is what its bots would remember.
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
            Self::Tide => tide::plan(field, state, &mut memory.tide),
            Self::Siege => siege::plan(field, state, &mut memory.siege),
            Self::Careful => careful::plan(field, state),
            Self::Rush => rush(field, state),
        }
    }
}

/// What a `tide` and a `siege` in the place of one side would remember.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    tide: tide::Memory,
    siege: siege::Memory,
}

impl Memory {
    /// Of someone who sees a position for the first time: as if the sides, where they have met, had done so long ago, and
    /// attacked.
    pub fn new(field: &Field, state: &State) -> Self {
        let met = tide::met(field, state);
        Self {
            tide: tide::Memory { met: met.then_some(0) },
            siege: siege::Memory {
                attacked: met,
                ..Default::default()
            },
        }
    }

    /// The same a turn later, after they saw this position from the side of `who`.
    pub fn follow(&mut self, field: &Field, state: &State, who: i8) {
        self.tide.look(field, state);
        Style::Siege.plan(field, state, who, self);
    }
}

/// Every node that has gathered enough sends all of it a step nearer to the other base.
fn rush(field: &Field, state: &State) -> Vec<March> {
    let to_base = field.distances(vec![field.base(THEM)]);
    let mut list = vec![];
    for from in state.owned(field, ME) {
        if state.troops(from) >= 10.0 {
            let next = field.around[from as usize]
                .iter()
                .min_by_key(|&&to| to_base[to as usize]);
            list.push((from, *next.expect("maps are connected"), state.troops(from) * 0.99));
        }
    }
    list
}
