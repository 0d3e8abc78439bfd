//! Games whose rules are a Python file.
//!
//! | file | holds |
//! |---|---|
//! | `facts` | what the rules' process answers about a position |
//! | `beside` | modules beside the file that it imports |
//! | `process` | one process with the rules, behind the walls of bots |
//! | `definition` | [`Script`]: a file with all that is fixed of its game |
//! | `position` | [`Position`]: a game in such a process |
//! | `bot` | bots in Python, of the file or in files of their own |
//! | `export` | exported bots, which observe as the rules' process does |
//! | `practice` | files to practise with on a computer that has only Python |
//! | `encoding` | [`ScriptEncoding`]: what a network sees of it |
//! | `game` | the game that all this makes |
//! | [`referee`] | checks of a file that has only a referee |
//! | `twin` | comparison with a rewrite in Rust |
//!
//! The other half is `src/python/rules`. A process holds many games. [`turf_env::VecEnv`] announces a step of all of them, which
//! is one message a process.

mod beside;
mod bot;
mod definition;
mod encoding;
mod export;
mod facts;
mod game;
mod position;
mod practice;
mod process;
pub mod referee;
#[cfg(test)]
mod tests;
mod twin;

pub use definition::{Found, Legend, Script, Settings, Setup};
pub use encoding::ScriptEncoding;
pub use facts::Action;
pub use position::Position;
pub use twin::{Difference, RandomGame};
