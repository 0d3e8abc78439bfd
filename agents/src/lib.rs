//! Bots, policy files, arena and ratings of the turf games; plays without libtorch.
//!
//! | file | holds |
//! |---|---|
//! | [`bot`] | [`Bot`]: something that plays one seat of one game; the list of built-in bots |
//! | [`policy_file`] | the exported policy: one safetensors file |
//! | [`net`] | its network in plain Rust |
//! | [`policy`] | [`Policy`](policy::Policy), batched Q, and the bot that plays the best choice |
//! | [`look_ahead`] | a policy that looks some plies ahead |
//! | [`duel_search`] | principal variation search for duel2048 |
//! | [`spec`] | how bots are named on the command line |
//! | [`python_host`] | bot files in the contests' original Python contracts, isolated |
//! | [`python_export`] | a policy as a bot file in a contest's Python contract |
//! | [`arena`] | plays games, in parallel and reproducibly |
//! | [`opponents`] | many games in which the caller plays one seat and bots the other |
//! | [`score`] | what a series says about two bots |
//! | [`rating`] | ratings on the scale of the built-in bots |
//! | [`round_robin`] | everyone against everyone: ratings with intervals, payoff matrix |
//! | [`sprt`] | a sequential test of strength |
//! | [`replay`] | games on disk: our records and the original platforms' |
//! | [`plot`] | pictures of games and tournaments |
//! | [`tournament`] | round robin, groups and knockout, double elimination, Swiss |
//! | [`input`] | reading files that others wrote |
//! | [`scripted`] | bots written by hand, per game |

pub mod arena;
pub mod bot;
pub mod duel_search;
pub mod input;
pub mod look_ahead;
pub mod net;
pub mod opponents;
pub mod plot;
pub mod policy;
pub mod policy_file;
pub mod python_export;
pub mod python_host;
pub mod rating;
pub mod replay;
pub mod round_robin;
pub mod score;
pub mod scripted;
pub mod spec;
pub mod sprt;
pub mod tournament;
#[cfg(test)]
mod toy;

pub use bot::{Bot, BotInfo, BuiltinBots, Forfeit, IllegalAction};
