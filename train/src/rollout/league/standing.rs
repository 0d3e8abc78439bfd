//! Results against one opponent.

use serde::{Deserialize, Serialize};

use crate::rollout::COUNT_LIMIT;

/// One in so many games counts: those with the least exploration, because scores measure strength.
pub(super) const COUNTED: usize = 4;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    pub games: u64,
    /// Exponential moving average of the score (win 1, draw ½) over about fifty games. Starts at ½.
    pub score: f64,
    pub recent_games: u64,
    pub recent_points: f64,
}

impl Standing {
    pub(super) fn new() -> Self {
        Self { score: 0.5, ..Self::default() }
    }

    pub(super) fn is_sound(&self) -> bool {
        self.games < COUNT_LIMIT
            && (0.0..=1.0).contains(&self.score)
            && self.recent_games < COUNT_LIMIT
            && (0.0..=self.recent_games as f64).contains(&self.recent_points)
    }

    pub(super) fn record(&mut self, points: f64) {
        self.games += 1;
        self.score += (points - self.score) * (1.0 / self.games as f64).max(0.02);
        self.recent_games += 1;
        self.recent_points += points;
    }

    pub(super) fn take_recent(&mut self) -> Option<f64> {
        let (games, points) = (std::mem::take(&mut self.recent_games), std::mem::take(&mut self.recent_points));
        (games > 0).then(|| points / games as f64)
    }
}
