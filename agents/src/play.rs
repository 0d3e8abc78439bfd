//! Playing games: bots, contest rules and the arena.
//!
//! | file | holds |
//! |---|---|
//! | [`bot`] | [`Bot`](bot::Bot): the player of one seat of one game |
//! | [`contest`] | [`Contest`](contest::Contest): format of records, penalty for illegal actions |
//! | [`record`] | played games and the identities of their players |
//! | [`arena`] | plays games, in parallel and reproducibly |
//! | [`interrupt`] | bots whose games can be ended from outside |
//! | [`stop`] | a stop of the whole program, for example by Ctrl-C |
//! | [`single_agent_env`] | many games in which the caller plays one seat and opponents the other |
//! | [`transcript`] | hashes that tell games apart |
//! | [`score_text`] | scores as text |

pub mod arena;
pub mod bot;
pub mod contest;
pub mod interrupt;
pub mod record;
pub mod score_text;
pub mod single_agent_env;
pub mod stop;
pub mod transcript;
