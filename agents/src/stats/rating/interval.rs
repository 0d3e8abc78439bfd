//! 95 % intervals of ratings.
//!
//! An end of the interval is the point at which the profile likelihood (the maximum with this rating fixed) has fallen by a
//! threshold, as for regression with separation (Heinze and Schemper 2002). Unlike estimate ± standard error or a bootstrap,
//! this follows the asymmetry of the likelihood near scores of 0 and 1. The threshold is the quantile of a likelihood ratio,
//! times the ratio of the results' spread to that of independent games without draws (Kent 1982; the sandwich variance over
//! the likelihood's), because games on one set-up are correlated and draws and seats make results regular.

use nalgebra::DVector;

use super::fit::{Cell, Fit};
use crate::stats::Z95;

/// Prior spread relative to independent games without draws: between 1 and the 2 of pairs whose games always end alike.
const SPREAD: f64 = 1.5;
/// Weights of the prior spread: lost (or won) games drawn from [`SPREAD`], so that no observed spread does not mean certainty;
/// and number of games at which the data weigh as much as the prior, in logarithms.
const WEIGHTS: (f64, f64) = (0.5, 4.0);

/// Returns the interval of `row · ratings`. Ends that are not `closed` are `None`.
pub(super) fn interval(fit: &Fit, row: &DVector<f64>, closed: [bool; 2]) -> [Option<f64>; 2] {
    let influence = fit.influence(row);
    let squared = |cell: &Cell| cell.across(&influence).powi(2);
    let variance: f64 = fit.cells.iter().map(|c| c.binomial(&fit.ratings) * squared(c)).sum();
    let spread: f64 =
        (fit.cells.iter()).map(|c| c.variance.unwrap_or(SPREAD * c.binomial(&fit.ratings)) * squared(c)).sum();
    // The likelihood of n lost games among many won ones has variance 1 / n.
    let known = 1.0 / variance;
    let seen = (known * spread / variance + WEIGHTS.0 * SPREAD) / (known + WEIGHTS.0);
    let dispersion = ((known * seen.ln() + WEIGHTS.1 * SPREAD.ln()) / (known + WEIGHTS.1)).exp();
    let fall = dispersion * Z95 * Z95;
    let guess = (variance * fall).sqrt();
    [(0, -1.0), (1, 1.0)].map(|(k, side)| closed[k].then(|| end(fit, row, side, guess, fall)))
}

/// Finds the point, on this side, at which twice the log profile likelihood is `fall` below its maximum. `guess` is the
/// expected distance.
fn end(fit: &Fit, row: &DVector<f64>, side: f64, guess: f64, fall: f64) -> f64 {
    let (best, highest) = (row.dot(&fit.ratings), fit.log_likelihood(&fit.ratings));
    let mut at = fit.ratings.clone();
    // The root of the fall is nearly linear: secant steps from the maximum, where it is 0.
    let (mut before, mut x) = ((0.0, 0.0), guess);
    for _ in 0..60 {
        at = fit.highest(&at, Some((row, best + side * x)));
        let y = (2.0 * (highest - fit.log_likelihood(&at))).max(0.0).sqrt();
        if (y - fall.sqrt()).abs() < 1e-6 {
            break;
        }
        let slope = (y - before.1) / (x - before.0);
        let next = x + (fall.sqrt() - y) / slope;
        before = (x, y);
        x = if slope > 0.0 && next.is_finite() { next.clamp(x / 3.0, x * 3.0) } else { x * 2.0 };
    }
    best + side * x
}
