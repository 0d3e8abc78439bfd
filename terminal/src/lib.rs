//! What every turf program does at a terminal, the same in `turf` and in the learner `turf-train`.
//!
//! | file | holds |
//! |---|---|
//! | [`program`] | from arguments to an exit code, with one-line complaints |
//! | [`game`] | `--game NAME` |
//! | [`signals`] | Ctrl-C, SIGTERM and other signals |
//! | [`screen`] | standard output, whose reader may leave |
//! | [`notice`] | lines on standard error |
//! | [`about`] | what the learner says of itself |
//! | [`name`](mod@name) | what the program is called |
//! | [`memory`] | how much memory this machine has |

pub mod about;
pub mod game;
pub mod memory;
pub mod name;
pub mod notice;
pub mod program;
pub mod screen;
pub mod signals;

/// The commit the program was built from, with `-dirty` where its files differ from it; `unknown` outside of a checkout.
pub const COMMIT: &str = env!("TURF_COMMIT");
/// The compiler the program was built with.
pub const RUSTC: &str = env!("TURF_RUSTC");
