//! The networks of [`turf_agents::policy::net`] for learning: in plain Rust and in libtorch.

pub mod cell_table;
pub mod cpu;
pub mod network;
pub mod owners;

mod graph;
mod mlp;
pub(crate) mod numbers;
mod pack;
