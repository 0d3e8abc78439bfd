//! The trainer behind `turf train`: self-play deep Q-learning, generic over the game's encoding.
//!
//! | file | holds |
//! |---|---|
//! | [`config`] | every setting, with its default |
//! | [`presets`] | what differs from the defaults, per game |
//! | [`self_play`] | **the loop**, top to bottom: start here |
//! | [`collector`] | plays all games one decision further |
//! | [`league`] | who plays whom |
//! | [`transitions`] | from decisions to transitions: n steps of one player's own decisions |
//! | [`replay_buffer`] | the memory of past transitions |
//! | [`rows`] | observations of several decisions, and the heads that matter |
//! | [`dqn`] | the mathematics, as free functions |
//! | [`learner`] | targets, gradient, optimiser, running average |
//! | [`network`] | the network in libtorch |
//! | [`cell_table`] | the first layer's rows for sparse features |
//! | [`evaluation`] | matches against the built-in bots |
//! | [`metrics`], [`events`] | curves and progress |
//! | [`timing`] | where the time goes |
//! | [`run_folder`], [`checkpoint`] | what lies on disk |

pub mod cell_table;
pub mod checkpoint;
pub mod collector;
pub mod dqn;
pub mod evaluation;
pub mod events;
pub mod gradient;
pub mod league;
pub mod learner;
pub mod metrics;
pub mod mirror;
pub mod network;
pub mod replay_buffer;
pub mod rows;
pub mod run_folder;
pub mod self_play;
pub mod timing;
#[cfg(test)]
mod toy;
pub mod transitions;

pub use turf_settings as config;
pub use turf_settings::presets;
