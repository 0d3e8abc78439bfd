//! Connect Four (Howard Wexler, 1974) on turf, in a crate of its own.
//!
//! | file | holds |
//! |---|---|
//! | [`rules`] | [`Connect4`](rules::Connect4): the game |
//! | [`encoding`] | how a network sees it |
//! | [`bots`] | a search, records, what the program offers |
//! | [`page`] | the page to watch and play it, with `page.js` |

pub mod bots;
pub mod encoding;
pub mod page;
pub mod rules;
