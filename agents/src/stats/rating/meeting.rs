//! What two bots made of their games against each other.

use serde::{Deserialize, Serialize};

/// The games of two bots, counted by what the first one got: half points of a pair of games that share a set-up, 0 to 4
/// (such counts are called pentanomial), and of games that stand alone, 0 to 2.
///
/// A pair is one unit: what a set-up favours, it favours in both games, so they are not independent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meeting {
    /// Pairs in which it got 0, ½, 1, 1½ and 2 points.
    pub pairs: [u32; 5],
    /// Single games in which it got 0, ½ and 1 point.
    #[serde(default, skip_serializing_if = "nothing")]
    pub singles: [u32; 3],
    /// Units that repeat earlier ones game by game. They say nothing new, see [`crate::stats::score::Units`].
    #[serde(default, skip_serializing_if = "nothing")]
    pub repeats: u32,
}

fn nothing<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Meeting {
    /// Adds the games of one set-up, a win 1, a draw ½; by twos where there are more.
    pub fn add(&mut self, scores: &[f64]) {
        for unit in scores.chunks(2) {
            let halves = (unit.iter().sum::<f64>() * 2.0).round() as usize;
            match unit.len() {
                2 => self.pairs[halves] += 1,
                _ => self.singles[halves] += 1,
            }
        }
    }

    /// The same seen by the other bot.
    pub fn reversed(&self) -> Self {
        let mut other = *self;
        other.pairs.reverse();
        other.singles.reverse();
        other
    }

    /// Units, each as how many there were, games in it, points of it.
    fn units(&self) -> impl Iterator<Item = (f64, f64, f64)> {
        let of = |games: f64, counts: &[u32]| {
            let units = counts.iter().enumerate();
            units
                .map(|(halves, &n)| (n as f64, games, halves as f64 / 2.0))
                .collect::<Vec<_>>()
        };
        of(2.0, &self.pairs).into_iter().chain(of(1.0, &self.singles))
    }

    /// Games played.
    pub fn games(&self) -> f64 {
        self.units().map(|(n, games, _)| n * games).sum()
    }

    /// Points of the first bot.
    pub fn points(&self) -> f64 {
        self.units().map(|(n, _, points)| n * points).sum()
    }

    /// Units played.
    pub fn len(&self) -> f64 {
        self.units().map(|(n, ..)| n).sum()
    }

    /// Units that are no repetitions.
    pub fn distinct(&self) -> f64 {
        self.len() - self.repeats as f64
    }

    /// Whether they have not met.
    pub fn is_empty(&self) -> bool {
        self.len() == 0.0
    }

    /// Variance of the sum of points over such meetings of distinct units, from the spread between units: without bias where units are
    /// alike. Needs two distinct units.
    pub fn variance(&self) -> f64 {
        let mean = self.points() / self.games();
        let squares = self
            .units()
            .map(|(n, games, points)| n * (points - games * mean).powi(2));
        let n = self.distinct();
        squares.sum::<f64>() / self.len() * n * n / (n - 1.0)
    }
}
