//! Bots by name.
//!
//! | file | holds |
//! |---|---|
//! | [`builtin`] | [`BuiltinBots`](builtin::BuiltinBots): the named bots of a game, and the files that can play it |
//! | [`spec`] | [`BotSource`](spec::BotSource): bots as named on the command line |
//! | `paper`, `duel2048`, `stellar` | the games' own entries |

pub mod builtin;
mod duel2048;
mod paper;
pub mod spec;
mod stellar;
