//! Transport, combat and production of troops, to the last bit as the original computes them.

use std::hint::black_box;

/// Troops above which a node shrinks.
const LIMIT: f64 = 100.0;
const SPAWN_RATE: f64 = 1.0;
const DESPAWN_RATE: f64 = 0.75;

/// Returns the square root as the original computes it, which now and then differs from the exact one in the last place.
/// `black_box` keeps the compiler from turning `powf(0.5)` into a square root.
#[inline]
fn root(x: f64) -> f64 {
    x.powf(black_box(0.5))
}

/// Returns the square as the original computes it: the power function, hidden from the compiler as in [`root`], differs from
/// `x * x` in the last place for about one number in 1,200.
#[inline]
fn square(x: f64) -> f64 {
    x.powf(black_box(2.0))
}

/// Returns how many of the troops sent along an edge arrive.
#[inline]
pub fn arriving(amount: f64) -> f64 {
    (amount - root(amount)).max(0.0)
}

/// Bound below which squares lose digits; below 1e-162 they vanish.
const SQUARES_ARE_WHOLE: f64 = 1e-140;

/// Returns the troops that combat leaves the larger of two sides.
///
/// An unopposed side keeps everything, to the last bit: the square is off by at most .53 units in its last place, which is at
/// most .38 units of the number itself (.53 / √2), so its root rounds to the number.
#[inline]
pub fn left_over(more: f64, less: f64) -> f64 {
    if less == 0.0 && more > SQUARES_ARE_WHOLE { more } else { root(square(more) - square(less)) }
}

#[inline]
pub fn produced(x: f64) -> f64 {
    if x < LIMIT { x + SPAWN_RATE / LIMIT * (LIMIT - x) * x } else { LIMIT + (x - LIMIT) * DESPAWN_RATE }
}
