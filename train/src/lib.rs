//! The trainer behind `turf train`: self-play deep Q-learning, generic over the game's encoding.
//!
//! Rooms in the order in which data flows. Games are played, and transitions made, by [`turf_rollout`].
//!
//! | room | holds |
//! |---|---|
//! | [`config`] | every setting with its default, and what differs from it per game |
//! | [`data`] | [`data::replay_buffer`]: the memory of past transitions; [`data::batch`]: samples of it; [`data::augment`]: mirrored experience |
//! | [`nn`] | [`nn::network`]: the network in libtorch; [`nn::cell_table`]: the first layer's rows for sparse features |
//! | [`learn`] | [`learn::loss`]: the mathematics, as free functions; [`learn::gradient`], [`learn::optimiser`], [`learn::learner`]: an update |
//! | [`store`] | [`store::run_state`]: what a checkpoint holds; [`store::checkpoint`], [`store::run_folder`]: how it lies on disk |
//! | [`report`] | [`report::metrics`], [`report::events`]: curves and progress; [`report::cpu_shares`]: where the time goes |
//! | [`run`] | [`run::self_play`]: **the loop**, top to bottom: start here; [`run::evaluation`]: matches against bots |

pub mod data;
pub mod learn;
pub mod nn;
pub mod report;
pub mod run;
pub mod store;
#[cfg(test)]
mod toy;

pub use turf_settings as config;
