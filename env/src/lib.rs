//! Exact rules of three two-player contest games, their encodings for networks, and a vectorised environment.
//!
//! Priorities, in this order: correct rules, reproducible runs, readable code, speed.
//!
//! | file | holds |
//! |---|---|
//! | [`rng`] | the pinned random stream every result depends on |
//! | [`game`] | the [`Game`] trait: the rules of one game |
//! | [`encoding`] | the [`Encoding`] trait: how a game is shown to, and played by, a network |
//! | [`legend`] | what every number of an observation is |
//! | [`games`] | paper, duel2048, stellar: rules and encodings |
//! | [`vec_env`] | [`VecEnv`]: many games stepped together into caller-owned buffers |
//! | [`conformance`] | the test suite every game and encoding must pass |
//! | [`fingerprint`](mod@fingerprint) | a hash of fixed-seed random play, to notice changed rules |
//! | [`trace`] | golden traces: parsing and replaying |

pub mod conformance;
pub mod encoding;
pub mod fingerprint;
pub mod game;
pub mod games;
pub mod legend;
pub mod rng;
pub mod trace;
pub mod vec_env;

pub use encoding::{CellKind, Encoding};
pub use game::{Game, Outcome, Player};
pub use rng::Rng;
pub use vec_env::{AnyVecEnv, Autoreset, Batch, BatchMut, Parts, VecEnv, VecEnvConfig};
