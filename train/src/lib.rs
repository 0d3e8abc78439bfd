//! Self-play deep Q-learning, generic over the game's encoding, and TreeStrap for games whose search learns its evaluation.
//!
//! Modules in the order of the data flow:
//!
//! | module | holds |
//! |---|---|
//! | [`config`] | settings with their defaults, and presets by encoding |
//! | [`rollout`] | self-play games and the transitions they give, without a learner |
//! | [`data`] | replay buffer, samples, mirrored transitions |
//! | [`nn`] | weights, batched forward pass, derivatives |
//! | [`learn`] | loss, gradient, optimiser: an update; `learn::torch`: the same in libtorch (feature `torch`), for GPUs and as a reference in tests |
//! | [`store`] | run folders and checkpoints |
//! | [`report`] | curves, progress, shares of the time |
//! | [`run`] | [`run::self_play`]: **the training loop**, top to bottom: start here; [`run::treestrap`]: the loop of a search |
//! | [`session`] | a run from its options to its last file |
//! | [`any_training`] | all of it for a game known by its name |
//! | [`mod@bench`] | decisions per second, of training and of what it plays with |

pub mod any_training;
pub mod bench;
pub mod config;
pub mod data;
pub mod learn;
pub mod nn;
pub mod report;
pub mod rollout;
pub mod run;
pub mod session;
pub mod store;
