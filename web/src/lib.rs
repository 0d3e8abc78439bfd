//! Web pages for watching and playing the games. Does not need libtorch.
//!
//! | file | holds |
//! |---|---|
//! | [`any_game`] | [`Games`](any_game::Games): the table of a program's games |
//! | [`canvas`] | pictures of positions, pixel by pixel |
//! | [`game_view`] | [`GameView`]: what a game implements to be viewed |
//! | [`timeline`] | [`Timeline`]: a game as a page draws it, every position from the exact rules, as differences |
//! | [`analysis`] | a policy's view of every decision of a game, and important places on the board |
//! | [`gif`] | a game as an animated GIF |
//! | [`page`] | one self-contained HTML page of games |
//! | [`plot`] | pictures of games and of sets of games |
//! | [`ratings`] | ratings and payoff matrix of a round robin |
//! | [`tournament`] | the report of a tournament |
//! | [`pairings`] | pages of a tournament's games, one per pairing |
//! | [`report`] | a training run, or several, as a page |
//! | [`rules`] | a game's rules as a page |
//! | [`lang`] | the pages' languages |
//! | [`live`] | a game in progress between a human and a bot |
//! | [`table`] | games on offer, with bots and sizes |
//! | [`server`] | the local server of `turf play` |
//!
//! The pages' own code lies in `web/assets/`, one file per game, shared by all pages.

pub mod analysis;
pub mod any_game;
pub mod canvas;
pub mod game_view;
pub mod gif;
pub mod grid;
pub mod lang;
pub mod live;
pub mod page;
pub mod pairings;
pub mod plot;
mod practice;
pub mod ratings;
pub mod report;
pub mod rules;
#[cfg(feature = "server")]
pub mod server;
pub mod table;
pub mod timeline;
pub mod tournament;

pub use game_view::{GameView, View};
pub use timeline::{Recorder, Timeline};
