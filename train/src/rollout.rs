//! Self-play without a learner: who plays whom, and what is to be learnt from it.
//!
//! A [`Rollout`] keeps many games going. Each call of [`Rollout::step`] makes one decision in all of them, on all cores, and
//! leaves the [transitions](chunk::Transition) and finished games that came of it in [`RolloutChunk`]s, which own all they
//! name: a learner in this process, in another one or on another machine can take them. The learner's weights come back as
//! named arrays ([`Weights`]).
//!
//! | file | holds |
//! |---|---|
//! | [`games`] | **all games**, shared out among threads: start here |
//! | [`actor`] | one block of games: observe, choose, step, n-step, all on one thread |
//! | [`exploration`] | random choices instead of a policy's |
//! | [`league`] | who plays which seat, and how it went |
//! | [`opponents`] | bots in seats |
//! | [`n_step`] | from decisions to transitions: n-step and λ-returns |
//! | [`observation`], [`chunk`] | what a learner gets |
//! | [`wire`] | what actors and a learner in another process send one another |
//! | [`cpu_time`] | where the time of each thread goes |
//!
//! Equal settings give equal chunks, whatever the number of threads.
//!
//! # Collecting with a random policy
//!
//! ```
//! use std::sync::Arc;
//! use turf_agents::policy::FirstLegal;
//! use turf_env::games::duel2048::{Duel2048Config, Duel2048V1};
//! use turf_train::rollout::{Rollout, RolloutConfig};
//!
//! let mut config = RolloutConfig::new(Duel2048Config::default());
//! config.n_envs = 64;
//! // Every choice is drawn at random, so what the policy would choose does not matter.
//! (config.exploration.highest, config.exploration.lowest) = (1.0, 1.0);
//! config.league.mirror_fraction = 1.0;
//! config.league.bot_fraction = 0.0;
//! config.league.snapshot_fraction = 0.0;
//! let mut rollout = Rollout::<Duel2048V1>::new(config, Arc::new(FirstLegal))?;
//! let mut reward = 0.0;
//! for _ in 0..100 {
//!     rollout.step();
//!     for chunk in rollout.chunks() {
//!         for transition in chunk.transitions() {
//!             let seen = chunk.observations.scalars(transition.state);
//!             assert_eq!(seen.len(), chunk.observations.shape().scalars);
//!             reward += transition.reward;
//!         }
//!     }
//! }
//! assert!(reward.is_finite());
//! # Ok::<(), turf_train::rollout::RolloutError>(())
//! ```

pub mod actor;
pub mod chunk;
pub mod cpu_time;
pub mod exploration;
pub mod games;
pub mod league;
pub mod n_step;
pub mod observation;
pub mod opponents;
pub mod settings;
pub mod wire;

pub use chunk::{RolloutChunk, Transition};
pub use games::Rollout;
pub use settings::{RolloutConfig, RolloutError};
pub use turf_agents::policy::file::Weights;

/// What a run counts stays below: a larger number in a file is forged, and counting on from it might overflow.
pub const COUNT_LIMIT: u64 = 1 << 48;
