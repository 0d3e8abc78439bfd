//! Statistics of results.
//!
//! | file | holds |
//! |---|---|
//! | [`score`] | score, interval and other statistics of a series |
//! | [`rating`] | ratings on the scale of the built-in bots |
//! | [`payoff`] | round robins: ratings with intervals, payoff matrix |
//! | [`measure`] | quantities of a game as curves over its turns |
//! | [`sprt`] | a sequential test of strength |

pub mod measure;
pub mod payoff;
pub mod rating;
pub mod score;
pub mod sprt;
