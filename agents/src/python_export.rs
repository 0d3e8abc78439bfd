//! A policy as a bot file in a contest's Python contract.

pub mod paper;

/// Python that reads and computes a perceptron.
pub const NETWORK: &str = include_str!("python_export/py/network.py");
/// Python that reads and computes a graph network; needs [`NETWORK`].
pub const GRAPH_NETWORK: &str = include_str!("python_export/py/graph_network.py");
