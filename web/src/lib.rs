//! Web pages for watching and playing the games. Does not need libtorch.
//!
//! | file | holds |
//! |---|---|
//! | [`film`] | [`Film`]: a game as a page draws it, every position from the exact rules, as differences |
//! | [`insight`] | a policy's view of every decision of a film, and important places on the board |
//! | [`pairings`] | pages of a tournament's games, one per pairing |
//! | [`gif`] | a game as an animated GIF |
//! | [`plot`] | pictures of games and of sets of games |
//! | [`ratings`] | ratings and payoff matrix of a round robin |
//! | [`tournament`] | the report of a tournament |
//! | [`page`] | one self-contained HTML page of films |
//! | [`report`] | a training run, or several, as a page |
//! | [`server`] | the local server of `turf play` |
//!
//! The pages' own code lies in `web/assets/`, one file per game, shared by all pages.

pub mod film;
pub mod gif;
pub mod insight;
pub mod page;
pub mod pairings;
pub mod plot;
pub mod ratings;
pub mod report;
#[cfg(feature = "server")]
pub mod server;
pub mod tournament;

pub use film::{Camera, Film, Filmed};
