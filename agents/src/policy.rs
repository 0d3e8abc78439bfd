//! Policies that play by a network: the policy file, the network in plain Rust, and the bots on it.
//!
//! | file | holds |
//! |---|---|
//! | [`file`](mod@file) | the exported policy: one safetensors file |
//! | [`net`] | its network in plain Rust, in floats and in integers |
//! | [`afterstates`] | Q of choices by the value of the position after each |
//! | `batched` | [`Policy`]: Q and choices for a batch of observations |
//! | `choices` | from Q and masks to choices |
//! | `evaluator` | [`Evaluator`]: a policy for one position at a time |
//! | `loaded` | [`LoadedPolicy`]: a file read once, with its advised settings |
//! | `net_bot` | [`NetBot`]: plays the best legal choice, optionally with foresight |
//! | [`search`] | searches over the rules, which a file configures instead of a network |
//! | [`look_ahead`] | looks some plies ahead, with the network at the leaves |

pub mod afterstates;
mod batched;
mod choices;
mod evaluator;
pub mod file;
mod loaded;
pub mod look_ahead;
pub mod net;
mod net_bot;
pub mod search;
#[cfg(test)]
mod tests;

pub use batched::{FirstLegal, Observed, Policy, Table, Workspace};
pub use choices::{choose_first, for_heads_that_matter, greedy, ranked};
pub use evaluator::Evaluator;
pub use loaded::{LOOK_AHEAD, LoadedPolicy, REPLIES, Reward, advised, check_replies};
pub use net_bot::NetBot;
