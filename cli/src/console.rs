//! What every command does at a terminal.
//!
//! | file | holds |
//! |---|---|
//! | [`program`] | from arguments to an exit code, with one-line complaints |
//! | [`signals`] | Ctrl-C, SIGTERM and other signals |
//! | [`screen`] | standard output, whose reader may leave |
//! | [`name`](mod@name) | the program's own name in its texts |

pub mod name;
pub mod program;
#[macro_use]
pub mod screen;
pub mod signals;

/// The commit the program was built from, with `-dirty` where its files differ from it; `unknown` outside of a checkout.
pub const COMMIT: &str = env!("TURF_COMMIT");
/// The compiler the program was built with.
pub const RUSTC: &str = env!("TURF_RUSTC");
