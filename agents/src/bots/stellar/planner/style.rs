//! Ways of planning that rollouts choose from, for the own side and as models of the other.

use super::super::field::{Field, March, State};
use super::super::{careful, siege, tide};
use super::params::Params;
use super::plan::plan;

/// A way of planning that remembers nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Style {
    /// [`plan`] with these numbers.
    Own(Box<Params>),
    /// Like `tide`, as if the sides had met long ago or not at all.
    Tide,
    /// Like `siege`, as if its first attack came when the sides met.
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

    /// The marches of `who`.
    pub fn plan(&self, field: &Field, state: &State, who: i8) -> Vec<March> {
        match self {
            Self::Own(params) => plan(field, state, who, params),
            Self::Tide => tide::plan(field, state, who, tide::met(field, state, who).then_some(10)),
            Self::Careful => careful::plan(field, state, who),
            Self::Rush => rush(field, state, who),
            Self::Siege => {
                let mut memory = siege::Memory {
                    attacked: tide::met(field, state, who),
                    ..Default::default()
                };
                siege::plan(field, state, who, &mut memory)
            }
        }
    }
}

/// Every node that has gathered enough sends all of it a step nearer to the other base.
fn rush(field: &Field, state: &State, who: i8) -> Vec<March> {
    let to_base = field.distances(vec![field.base(-who)]);
    let mut list = vec![];
    for from in state.owned(field, who) {
        if state.troops(from) >= 10.0 {
            let next = field.around[from as usize]
                .iter()
                .min_by_key(|&&to| to_base[to as usize]);
            list.push((from, *next.expect("maps are connected"), state.troops(from) * 0.99));
        }
    }
    list
}
