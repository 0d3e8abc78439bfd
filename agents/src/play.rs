//! Playing games: what a bot is, what a contest fixes, and the arena.
//!
//! | file | holds |
//! |---|---|
//! | [`bot`] | [`Bot`](bot::Bot): something that plays one seat of one game |
//! | [`contest`] | [`Contest`](contest::Contest): how games are written down, what an illegal action costs |
//! | [`record`] | a played game, and who played it |
//! | [`arena`] | plays games, in parallel and reproducibly |
//! | [`stop`] | a stop that the whole program is asked for |
//! | [`opponents`] | many games in which the caller plays one seat and bots the other |
//! | [`transcript`] | tells games apart |
//! | [`score_text`] | scores as text |

pub mod arena;
pub mod bot;
pub mod contest;
pub mod opponents;
pub mod record;
pub mod score_text;
pub mod stop;
pub mod transcript;
