//! Chances to win.

/// Curve from a value to the chance to win: the logistic function of `steepness · asinh(value / s) − bias` with
/// `s = scale · span ^ growth`. The span is a size of the game: paper's cells, duel2048's rounds, stellar's last turns.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Curve {
    /// Slope of the log odds at value 0, times the scale.
    pub steepness: f64,
    /// Value at which the curve bends from linear to logarithmic.
    pub scale: f64,
    /// Exponent of the span in the scale.
    pub growth: f64,
    /// Log odds by which values of the side to move are too high.
    pub bias: f64,
}

impl Curve {
    // Fitted by `scripts/results --measure calibration`.
    /// Curve of paper's networks: reward so far plus Q, by the cells that can still change hands.
    pub const PAPER: Self = Self::new(1.29, 0.00112, 0.887);
    /// Curve of duel2048's search: its leaf, by the game's rounds.
    pub const DUEL2048: Self = Self::new(3.4, 5.87, 1.094);
    /// Curve of stellar's planner: lead as a share, by the turns left, at most 5.
    pub const STELLAR: Self = Self::new(2.48, 0.0196, 1.376).biased(0.501);
    /// Curve of expected results, from −1 to 1. Not fitted.
    pub const RESULT: Self = Self::new(4.0, 1.0, 0.0);

    /// Makes a curve without a bias.
    pub const fn new(steepness: f64, scale: f64, growth: f64) -> Self {
        Self { steepness, scale, growth, bias: 0.0 }
    }

    /// Returns the curve with this bias.
    pub const fn biased(self, bias: f64) -> Self {
        Self { bias, ..self }
    }

    /// Returns the chance to win, from 0 to 1, of a value in a game of this span.
    pub fn chance(&self, value: f64, span: f64) -> f64 {
        let bent = (value / (self.scale * span.powf(self.growth))).asinh();
        1.0 / (1.0 + (self.bias - self.steepness * bent).exp())
    }
}
