//! What results say about strength.
//!
//! | file | holds |
//! |---|---|
//! | [`score`] | what a series says about two bots |
//! | [`rating`] | ratings on the scale of the built-in bots |
//! | [`payoff`] | everyone against everyone: ratings with intervals, payoff matrix |
//! | [`sprt`] | a sequential test of strength |

pub mod payoff;
pub mod rating;
pub mod score;
pub mod sprt;
