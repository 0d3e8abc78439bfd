//! Networks of [`turf_agents::policy::net`] with their derivatives.

pub mod cell_table;
pub mod forward;
pub mod network;

mod graph;
mod mlp;
pub(crate) mod pack;
mod tape;
