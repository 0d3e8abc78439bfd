//! Behaviour of every command at a terminal.
//!
//! | file | holds |
//! |---|---|
//! | [`program`] | from arguments to an exit code, with one-line errors |
//! | [`signals`] | Ctrl-C, SIGTERM and other signals |
//! | [`screen`] | standard output that may be closed |
//! | [`fit`] | tables that fit the terminal |
//! | [`number`] | numbers as values of flags |
//! | [`name`](mod@name) | the program's own name in its texts |

pub mod fit;
pub mod name;
pub mod number;
pub mod program;
#[macro_use]
pub mod screen;
pub mod signals;

/// Commit of the build, `-dirty` if files differ from it; `unknown` outside a checkout.
pub const COMMIT: &str = env!("TURF_COMMIT");
pub const RUSTC: &str = env!("TURF_RUSTC");
