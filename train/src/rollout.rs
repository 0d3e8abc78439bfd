//! Self-play without a learner: games between the players of a league, and the transitions they give.
//!
//! A [`Rollout`] plays many games at once. Each call of [`Rollout::step`] makes one decision in all of them, on all
//! cores. It leaves the [transitions](chunk::Transition) and finished games in [`RolloutChunk`]s. A chunk owns all its
//! data, so a learner in this process, in another one or on another machine can take it. The learner's weights come
//! back as named arrays ([`Weights`]).
//!
//! | file | holds |
//! |---|---|
//! | [`games`] | **all games**, shared out among threads: start here |
//! | [`actor`] | one block of games: observe, choose, step, n-step, all on one thread |
//! | `at_once` | choices in all games by one call of each policy, on a device |
//! | [`exploration`] | random and safe choices instead of a policy's |
//! | [`league`] | players of each seat, and results |
//! | [`opponents`] | bots as players |
//! | [`n_step`] | from decisions to transitions: n-step and λ-returns |
//! | [`observation`], [`chunk`] | input of a learner |
//! | [`wire`] | messages between actors and a learner in another process |
//! | [`cpu_time`] | CPU time of each thread by activity |
//!
//! Equal settings give equal chunks at any number of threads.
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
//! config.env.n_envs = 64;
//! // Every choice is drawn at random, so what the policy would choose does not matter.
//! (config.exploration.highest, config.exploration.lowest) = (1.0, 1.0);
//! config.league.mirror_fraction = 1.0;
//! config.league.bot_fraction = 0.0;
//! config.league.snapshot_fraction = 0.0;
//! let mut rollout = Rollout::new(Duel2048V1, config, Arc::new(FirstLegal))?;
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
mod at_once;
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

/// Exclusive upper bound of a run's counters. A larger number in a file is forged, and adding to it might overflow.
pub const COUNT_LIMIT: u64 = 1 << 48;
