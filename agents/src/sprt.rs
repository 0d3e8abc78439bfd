//! A sequential test of strength: games are played until one of two claims about the difference in Elo is clear.
//!
//! Wald's sequential probability ratio test (1945) in the generalised form used for engine matches: the log-likelihood
//! ratio of "elo1 stronger" against "elo0 stronger", with the results' spread measured, not assumed. The sampling unit
//! is a pair of games on one set-up with seats exchanged, so that neither the luck of the set-up nor the seat counts.

use std::str::FromStr;

use serde::Serialize;
use turf_env::Rng;

use crate::arena::{BotMaker, MatchGame, Series, play_series};
use crate::bot::BuiltinBots;
use crate::rating::expected;
use crate::score::pair_means;

/// Games played between two looks at the ratio. Fixed, so that the number of threads changes nothing.
const GAMES_PER_LOOK: u64 = 16;
/// Pairs before the first look: with fewer the measured spread means little.
const FIRST_LOOK: usize = 8;

/// The two claims and how often each may be accepted wrongly.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// The lower claim: at most so much stronger, in Elo.
    pub elo0: f64,
    /// The higher claim: at least so much stronger.
    pub elo1: f64,
    /// Chance of accepting elo1 where elo0 holds.
    pub alpha: f64,
    /// Chance of accepting elo0 where elo1 holds.
    pub beta: f64,
}

/// What the games say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The lower claim.
    Elo0,
    /// The higher claim.
    Elo1,
    /// Not enough games.
    Undecided,
}

/// A finished or exhausted test.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SprtReport {
    /// The test.
    #[serde(flatten)]
    pub test: Sprt,
    /// The log-likelihood ratio at the end.
    pub llr: f64,
    /// Where it accepts elo0 (below) and elo1 (above).
    pub bounds: [f64; 2],
    /// The verdict.
    pub verdict: Verdict,
}

impl Sprt {
    /// A test with 5 % of either error.
    pub fn new(elo0: f64, elo1: f64) -> Self {
        Self {
            elo0,
            elo1,
            alpha: 0.05,
            beta: 0.05,
        }
    }

    /// The ratio's bounds (Wald).
    pub fn bounds(&self) -> [f64; 2] {
        [
            (self.beta / (1.0 - self.alpha)).ln(),
            ((1.0 - self.beta) / self.alpha).ln(),
        ]
    }

    /// The log-likelihood ratio of results of pairs, each 0 to 1: both claims taken as normal distributions with the
    /// measured spread. One won and one lost pair are added to the spread, as in [`crate::score::interval`].
    pub fn llr(&self, pairs: &[f64]) -> f64 {
        if pairs.is_empty() {
            return 0.0;
        }
        let n = pairs.len() as f64;
        let mean = pairs.iter().sum::<f64>() / n;
        let m = (pairs.iter().sum::<f64>() + 1.0) / (n + 2.0);
        let variance = pairs.iter().chain(&[0.0, 1.0]).map(|x| (x - m).powi(2)).sum::<f64>() / (n + 2.0);
        let (s0, s1) = (expected(self.elo0), expected(self.elo1));
        n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }

    /// What these pairs say.
    pub fn verdict(&self, pairs: &[f64]) -> Verdict {
        let ([low, high], llr) = (self.bounds(), self.llr(pairs));
        if pairs.len() < FIRST_LOOK {
            Verdict::Undecided
        } else if llr >= high {
            Verdict::Elo1
        } else if llr <= low {
            Verdict::Elo0
        } else {
            Verdict::Undecided
        }
    }

    /// Plays pairs until the test decides or `series.games` are played. Deterministic given the seed.
    pub fn play<G: BuiltinBots>(
        &self,
        first: &dyn BotMaker<G>,
        second: &dyn BotMaker<G>,
        series: &Series<G::Config>,
        on_game: &(dyn Fn(&MatchGame<G>) + Sync),
    ) -> (Vec<MatchGame<G>>, SprtReport) {
        let mut games: Vec<MatchGame<G>> = Vec::new();
        let mut pairs = Vec::new();
        let mut look = 0;
        while (games.len() as u64) < series.games && self.verdict(&pairs) == Verdict::Undecided {
            let part = Series {
                games: GAMES_PER_LOOK.min(series.games - games.len() as u64),
                seed: Rng::stream(series.seed, look, 2).next_u64(),
                ..series.clone()
            };
            let new = play_series(first, second, &part, on_game);
            pairs.extend(pair_means(&new.iter().map(MatchGame::score).collect::<Vec<_>>()));
            games.extend(new);
            look += 1;
        }
        let report = SprtReport {
            test: *self,
            llr: self.llr(&pairs),
            bounds: self.bounds(),
            verdict: self.verdict(&pairs),
        };
        (games, report)
    }
}

impl FromStr for Sprt {
    type Err = String;

    /// `elo0,elo1`.
    fn from_str(text: &str) -> Result<Self, String> {
        let numbers: Vec<f64> = text.split(',').filter_map(|n| n.trim().parse().ok()).collect();
        match numbers[..] {
            [elo0, elo1] if elo0 < elo1 && elo0.abs() <= 1000.0 && elo1.abs() <= 1000.0 => Ok(Self::new(elo0, elo1)),
            _ => Err("takes two differences in Elo, the lower first, for example 0,30".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_walds() {
        let [low, high] = Sprt::new(0.0, 30.0).bounds();
        assert!((high - 2.944).abs() < 1e-3 && (low + high).abs() < 1e-12);
    }

    #[test]
    fn the_ratio_by_hand() {
        // 100 pairs, half won, half drawn by swapping: mean 3/4; with a won and a lost pair added the spread is known.
        let pairs: Vec<f64> = (0..100).map(|i| if i % 2 == 0 { 1.0 } else { 0.5 }).collect();
        let (s0, s1) = (0.5, 1.0 / (1.0 + 10f64.powf(-30.0 / 400.0)));
        let m = 76.0 / 102.0;
        let squares = 51.0 * (1.0 - m) * (1.0 - m) + 50.0 * (0.5f64 - m).powi(2) + m * m;
        let expected = 100.0 * (s1 - s0) * (1.5 - s0 - s1) / (2.0 * squares / 102.0);
        assert!((Sprt::new(0.0, 30.0).llr(&pairs) - expected).abs() < 1e-9);
    }

    /// The promise of the test itself: simulated series end with the wrong claim in about alpha (or beta) of cases.
    #[test]
    fn errors_are_as_rare_as_promised() {
        let test = Sprt::new(0.0, 60.0);
        let mut rng = Rng::new(9);
        for (truth, wrong) in [(0.0, Verdict::Elo1), (60.0, Verdict::Elo0)] {
            let mut errors = 0;
            for _ in 0..400 {
                let mut pairs = Vec::new();
                while test.verdict(&pairs) == Verdict::Undecided {
                    let mut game = || rng.chance(expected(truth)) as u8 as f64;
                    pairs.push((game() + game()) / 2.0);
                }
                errors += (test.verdict(&pairs) == wrong) as u32;
            }
            // 5 % of 400 is 20; beyond 36 has a chance of about 1 in 5000.
            assert!((3..=36).contains(&errors), "truth {truth}: {errors} of 400 wrong");
        }
    }

    #[test]
    fn text_form() {
        assert_eq!("0,30".parse(), Ok(Sprt::new(0.0, 30.0)));
        for bad in ["30,0", "1", "a,b", "0,30,5", "0,99999"] {
            assert!(bad.parse::<Sprt>().is_err(), "{bad}");
        }
    }
}
