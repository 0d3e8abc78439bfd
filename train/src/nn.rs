//! The networks of [`turf_agents::policy::net`] in libtorch, for learning.

pub mod cell_table;
pub mod network;
pub mod owners;

mod graph;
mod mlp;
