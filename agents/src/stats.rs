//! Statistics of results.
//!
//! | file | holds |
//! |---|---|
//! | [`score`] | score, interval and other statistics of a series |
//! | [`rating`] | ratings on the scale of the built-in bots |
//! | [`payoff`] | round robins: ratings with intervals, payoff matrix |
//! | [`known`] | the committed round robins of the built-in bots |
//! | [`evaluation`] | results of a bot against several others |
//! | [`ratings`] | results of a round robin as a table |
//! | [`measure`] | quantities of a game as curves over its turns |
//! | [`sprt`] | a sequential test of strength |

pub mod evaluation;
pub mod known;
pub mod measure;
pub mod payoff;
pub mod rating;
pub mod ratings;
pub mod score;
pub mod sprt;

/// Quantile of a 95 % interval of the normal distribution.
const Z95: f64 = 1.959_963_985;
