use serde::{Deserialize, Serialize};

/// Results of two bots from the view of the first: counts of half points per pair of games on one set-up, 0 to 4 (a
/// pentanomial), and per single game, 0 to 2.
///
/// A pair is one unit, because a set-up may favour the same bot in both games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meeting {
    pub pairs: [u32; 5],
    #[serde(default, skip_serializing_if = "nothing")]
    pub singles: [u32; 3],
    /// Units that repeat earlier ones game by game, see [`crate::stats::score::Units`].
    #[serde(default, skip_serializing_if = "nothing")]
    pub repeats: u32,
}

fn nothing<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Meeting {
    /// Adds the games of one set-up; more than two are split into pairs. A win is 1, a draw ½.
    pub fn add(&mut self, scores: &[f64]) {
        for unit in scores.chunks(2) {
            let halves = (unit.iter().sum::<f64>() * 2.0).round() as usize;
            match unit.len() {
                2 => self.pairs[halves] += 1,
                _ => self.singles[halves] += 1,
            }
        }
    }

    pub fn reversed(&self) -> Self {
        let mut other = *self;
        other.pairs.reverse();
        other.singles.reverse();
        other
    }

    /// Iterates over (number of units, games per unit, points per unit).
    fn units(&self) -> impl Iterator<Item = (f64, f64, f64)> {
        let of = |games: f64, counts: &[u32]| {
            let units = counts.iter().enumerate();
            units.map(|(halves, &n)| (n as f64, games, halves as f64 / 2.0)).collect::<Vec<_>>()
        };
        of(2.0, &self.pairs).into_iter().chain(of(1.0, &self.singles))
    }

    pub fn games(&self) -> f64 {
        self.units().map(|(n, games, _)| n * games).sum()
    }

    pub fn points(&self) -> f64 {
        self.units().map(|(n, _, points)| n * points).sum()
    }

    pub fn len(&self) -> f64 {
        self.units().map(|(n, ..)| n).sum()
    }

    pub fn distinct(&self) -> f64 {
        self.len() - self.repeats as f64
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0.0
    }

    /// Returns the variance of the sum of points, estimated without bias from the spread between distinct units. Requires at
    /// least two of them.
    pub fn variance(&self) -> f64 {
        let mean = self.points() / self.games();
        let squares = self.units().map(|(n, games, points)| n * (points - games * mean).powi(2));
        let n = self.distinct();
        squares.sum::<f64>() / self.len() * n * n / (n - 1.0)
    }
}
