//! Exact rules of three two-player contest games, their encodings for networks, and a vectorised environment.
//!
//! Priorities, in this order: correct rules, reproducible runs, readable code, speed.
//!
//! A thousand games of random play, stepped together:
//!
//! ```
//! use turf_env::games::duel2048::{Duel2048Config, Duel2048V1};
//! use turf_env::{Batch, Encoding, Parts, Rng, VecEnv, VecEnvConfig};
//!
//! let mut env = VecEnv::new(Duel2048V1, VecEnvConfig {
//!     n_envs: 1000,
//!     game: Duel2048Config { rounds: 5 },
//!     ..VecEnvConfig::default()
//! });
//! let mut batch = Batch::new(Duel2048V1.shape(), 1000, Parts::default());
//! env.observe(&mut batch);
//! let (mut rng, mut choices) = (Rng::new(1), vec![0; 1000]);
//! let mut wins = [0; 2];
//! for _ in 0..40 {
//!     for (choice, mask) in choices.iter_mut().zip(batch.mask.chunks_exact(Duel2048V1.actions())) {
//!         *choice = rng.pick(mask) as u16;
//!     }
//!     env.step(&choices, &mut batch);
//!     let ended = batch.outcome.iter().flatten();
//!     ended.filter_map(|outcome| outcome.winner).for_each(|winner| wins[winner.index()] += 1);
//! }
//! assert!(wins[0] > 500 && wins[1] > 500, "{wins:?}");
//! ```
//!
//! | file | holds |
//! |---|---|
//! | [`rng`] | the pinned random stream every result depends on |
//! | [`game`] | the [`Game`] trait: the rules of one game |
//! | [`chance`] | outcomes of chance during a game, drawn and recorded |
//! | [`encoding`] | the [`Encoding`] trait: a game's observations and choices for a network |
//! | [`observation_spec`] | the meaning of every number of an observation |
//! | [`games`] | paper, duel2048, stellar: rules and encodings |
//! | [`vec_env`] | [`VecEnv`]: many games stepped together into caller-owned buffers |
//! | [`conformance`] | the test suite every game and encoding must pass |
//! | [`fingerprint`](mod@fingerprint) | a hash of fixed-seed random play, to notice changed rules |
//! | [`trace`] | golden traces: parsing and replaying |

#![warn(missing_docs)]

pub mod chance;
pub mod conformance;
mod curve;
pub mod encoding;
pub mod fingerprint;
pub mod game;
#[allow(missing_docs)] // of rules and facts, whose names are the contest's
pub mod games;
pub mod observation_spec;
pub mod prefetch;
pub mod rng;
pub mod trace;
pub mod vec_env;

pub use chance::Chance;
pub use curve::Curve;
pub use encoding::{CellKind, Encoding, Shape};
pub use game::{ActionOf, Game, Outcome, Player, Rules};
pub use rng::Rng;
pub use vec_env::{Autoreset, Batch, BatchMut, Parts, VecEnv, VecEnvConfig};
