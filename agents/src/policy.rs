//! Policies that play by a network: the policy file, the network in plain Rust, and the bots on it.
//!
//! | file | holds |
//! |---|---|
//! | [`file`](mod@file) | the exported policy: one safetensors file |
//! | [`net`] | its network in plain Rust, in floats and in integers |
//! | `batched` | [`Policy`]: batched Q; [`NetPolicy`]: the plain-Rust network as one |
//! | `ready` | [`ReadyPolicy`]: a file read once, with its advised settings |
//! | `net_bot` | [`NetBot`]: plays the best legal choice, optionally with foresight |
//! | [`look_ahead`] | looks some plies ahead, with the network at the leaves |

mod batched;
pub mod file;
pub mod look_ahead;
pub mod net;
mod net_bot;
mod ready;
#[cfg(test)]
mod tests;

pub use batched::{NetPolicy, Policy, greedy, ranked};
pub use net_bot::NetBot;
pub use ready::{LOOK_AHEAD, REPLIES, ReadyPolicy, Reward, advised, check_replies};
