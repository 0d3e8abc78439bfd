//! Ways of planning that rollouts choose from, for the own side and as models of the other.

use super::super::field::{Field, March, State};
use super::super::{siege, tide};
use super::params::Params;
use super::plan::plan;

/// A way of planning that remembers nothing.
#[derive(Clone, Debug)]
pub enum Style {
    /// [`plan`] with these numbers.
    Own(Box<Params>),
    /// Like `tide`, as if the sides had met long ago or not at all.
    Tide,
    /// Like `siege`, as if its first attack came when the sides met.
    Siege,
}

impl Style {
    /// The marches of `who`.
    pub fn plan(&self, field: &Field, state: &State, who: i8) -> Vec<March> {
        match self {
            Self::Own(params) => plan(field, state, who, params),
            Self::Tide => tide::plan(field, state, who, tide::met(field, state, who).then_some(10)),
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
