//! A sequential test of strength: plays until one of two hypotheses about the Elo difference is accepted.
//!
//! Wald's sequential probability ratio test (1945) in the generalised form used for engine matches. The sampling unit is a
//! pair of games on one set-up with seats swapped, which cancels the luck of the set-up and of the seat. The pentanomial
//! (frequencies of 0 to 2 points per pair) is a nuisance parameter: each hypothesis is given the likeliest frequencies with
//! its mean (Van den Bergh, "The generalized SPRT"), so no model of draws or of correlation within pairs is assumed.

use std::str::FromStr;

use serde::Serialize;
use turf_env::Rng;

use crate::play::arena::{BotMaker, MatchGame, Series, play_series};
use crate::play::contest::Contest;
use crate::play::stop;
use crate::stats::rating::expected;
use crate::stats::score::{GameSummary, Units, by_setup};

/// Games between two evaluations of the ratio. Fixed, so that results do not depend on the number of threads.
const GAMES_PER_LOOK: u64 = 16;
/// Minimum number of pairs; with fewer the measured spread is unreliable.
const FIRST_LOOK: usize = 8;

const RESULTS: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];
/// Prior count of each result. With .5 up to 9.5 % of series (300 against 400 Elo, nearly all games drawn) accepted the wrong
/// hypothesis, with .2 5.2 % of 1,000.
const UNSEEN: f64 = 0.2;

/// Returns the frequencies of [`RESULTS`] with this mean under which `shares` are likeliest:
/// `shares / (1 + x (result - mean))`, with the x that gives the mean (empirical likelihood, Owen 1988).
fn likeliest(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let at = |x: f64| [0, 1, 2, 3, 4].map(|k| shares[k] / (1.0 + x * (RESULTS[k] - mean)));
    let surplus = |x: f64| -> f64 { at(x).iter().zip(RESULTS).map(|(p, result)| p * (result - mean)).sum() };
    // All frequencies are positive between; the mean falls with x.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..60 {
        let x = (low + high) / 2.0;
        if surplus(x) > 0.0 { low = x } else { high = x }
    }
    at((low + high) / 2.0)
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// Hypothesis 0: the first bot is stronger by at most this much.
    pub elo0: f64,
    /// Hypothesis 1: the first bot is stronger by at least this much.
    pub elo1: f64,
    pub alpha: f64,
    pub beta: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    Elo0,
    Elo1,
    Undecided,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SprtReport {
    #[serde(flatten)]
    pub test: Sprt,
    pub llr: f64,
    /// Values of `llr` at or below which `elo0`, and at or above which `elo1`, is accepted.
    pub bounds: [f64; 2],
    pub verdict: Verdict,
}

impl Sprt {
    /// Makes a test with 5 % of either error.
    pub fn new(elo0: f64, elo1: f64) -> Self {
        Self { elo0, elo1, alpha: 0.05, beta: 0.05 }
    }

    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// Returns the log-likelihood ratio of `elo1` to `elo0` after pairs with these mean scores. 0 if there are none.
    ///
    /// Each result has a prior count of `UNSEEN`, because a result that a few pairs did not show is still possible. If only
    /// `distinct` pairs differ, all pairs are weighted down accordingly.
    pub fn llr(&self, pairs: &[f64], distinct: usize) -> f64 {
        let mut seen = [UNSEEN; RESULTS.len()];
        let weight = distinct as f64 / pairs.len().max(1) as f64;
        for mean in pairs {
            seen[(mean * 4.0).round() as usize] += weight;
        }
        let all: f64 = seen.iter().sum();
        let shares = seen.map(|n| n / all);
        let [likely0, likely1] = [self.elo0, self.elo1].map(|elo| likeliest(&shares, expected(elo)));
        distinct as f64 * (0..RESULTS.len()).map(|k: usize| shares[k] * (likely1[k] / likely0[k]).ln()).sum::<f64>()
    }

    pub fn verdict(&self, pairs: &[f64], distinct: usize) -> Verdict {
        let ([low, high], llr) = (self.bounds(), self.llr(pairs, distinct));
        match llr {
            _ if distinct < FIRST_LOOK => Verdict::Undecided,
            _ if llr >= high => Verdict::Elo1,
            _ if llr <= low => Verdict::Elo0,
            _ => Verdict::Undecided,
        }
    }

    /// Returns the number of games after which the first bot is accepted as stronger if it wins all; at most a million.
    pub fn fewest_games(&self) -> u64 {
        let decides = |pairs| self.verdict(&vec![1.0; pairs], pairs) == Verdict::Elo1;
        let (mut few, mut enough) = (0, 500_000);
        while enough - few > 1 {
            let middle = (few + enough) / 2;
            if decides(middle) { enough = middle } else { few = middle }
        }
        2 * enough as u64
    }

    /// Returns number of games and seed of the next part of a series after `played` games. `None` once the test decides or the
    /// series is over.
    pub fn next(&self, games: u64, seed: u64, played: u64, pairs: &Units) -> Option<(u64, u64)> {
        let undecided = self.verdict(&pairs.results, pairs.distinct()) == Verdict::Undecided;
        (undecided && played < games).then(|| {
            let seed = Rng::stream(seed, played / GAMES_PER_LOOK, 2).next_u64();
            (GAMES_PER_LOOK.min(games - played), seed)
        })
    }

    pub fn report(&self, pairs: &Units) -> SprtReport {
        SprtReport {
            test: *self,
            llr: self.llr(&pairs.results, pairs.distinct()),
            bounds: self.bounds(),
            verdict: self.verdict(&pairs.results, pairs.distinct()),
        }
    }

    pub fn play<R: Contest>(
        &self,
        first: &dyn BotMaker<R::Game>,
        second: &dyn BotMaker<R::Game>,
        series: &Series<R>,
    ) -> (Vec<MatchGame<R>>, SprtReport) {
        let (games, pairs) = play_until_decided(&[*self], first, second, series);
        (games, self.report(&pairs))
    }
}

/// Plays pairs until every test decides, `series.games` are played or a [`stop`] is requested. Deterministic given the seed.
pub fn play_until_decided<R: Contest>(
    tests: &[Sprt],
    first: &dyn BotMaker<R::Game>,
    second: &dyn BotMaker<R::Game>,
    series: &Series<R>,
) -> (Vec<MatchGame<R>>, Units) {
    let (mut pairs, mut played, mut all) = (Units::default(), 0, Vec::new());
    let next =
        |played, pairs: &Units| tests.iter().find_map(|test| test.next(series.games, series.seed, played, pairs));
    while let Some((games, seed)) = next(played, &pairs).filter(|_| !stop::is_asked()) {
        let part = Series { games, seed, ..series.clone() };
        let games = play_series(first, second, &part, &|_| ());
        let told: Vec<_> = games.iter().map(|game| GameSummary::of(game, |_| None)).collect();
        by_setup(&told).for_each(|pair| _ = pairs.add(pair));
        all.extend(games);
        played += part.games;
    }
    (all, pairs)
}

impl FromStr for Sprt {
    type Err = String;

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
    use rayon::prelude::*;

    use super::*;
    use crate::stats::rating::tests::{ALIKE, DRAWS, DRAWS_HALF_ALIKE, HALF_ALIKE, INDEPENDENT, SEATS, World};

    #[test]
    fn bounds_are_walds() {
        let [low, high] = Sprt::new(0.0, 30.0).bounds();
        assert!((high - 2.944).abs() < 1e-3 && (low + high).abs() < 1e-12);
    }

    #[test]
    fn the_likeliest_frequencies_are_found() {
        let two = likeliest(&[0.3, 0.0, 0.0, 0.0, 0.7], 0.6);
        assert!((two[0] - 0.4).abs() < 1e-9 && (two[4] - 0.6).abs() < 1e-9, "{two:?}");
        let shares = [0.2, 0.0, 0.5, 0.0, 0.3];
        for mean in [0.3, 0.55, 0.9] {
            let found = likeliest(&shares, mean);
            let likelihood = |p: [f64; 3]| 0.2 * p[0].ln() + 0.5 * p[1].ln() + 0.3 * p[2].ln();
            // The share of wins determines the others.
            let of = |won: f64| [1.0 - won - 2.0 * (mean - won), 2.0 * (mean - won), won];
            let tried = (1..10_000).map(|k| of(k as f64 / 10_000.0)).filter(|p| p.iter().all(|p| *p > 0.0));
            let best = tried.map(likelihood).fold(f64::MIN, f64::max);
            let reached = likelihood([found[0], found[2], found[4]]);
            assert!(reached >= best - 1e-9 && (found.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{mean}: {found:?}");
        }
    }

    fn errors(test: &Sprt, world: World, trials: u64) -> [f64; 2] {
        [(test.elo0, Verdict::Elo1), (test.elo1, Verdict::Elo0)].map(|(truth, wrong)| {
            let of = |trial: u64| {
                let mut rng = Rng::stream(9, trial, 0);
                let mut pairs = Vec::new();
                while test.verdict(&pairs, pairs.len()) == Verdict::Undecided {
                    let pair = |_| world.play(expected(truth), &mut rng).iter().sum::<f64>() / 2.0;
                    pairs.extend((0..GAMES_PER_LOOK / 2).map(pair));
                }
                (test.verdict(&pairs, pairs.len()) == wrong) as u32
            };
            (0..trials).into_par_iter().map(of).sum::<u32>() as f64 / trials as f64
        })
    }

    /// Simulates 1,000 series each, with draws and correlated pairs, near and far from equality. Either error has a
    /// probability of at most 5 %, which appears as up to 6.5 % (1 in 70).
    #[test]
    fn errors_are_as_rare_as_promised() {
        for test in [Sprt::new(0.0, 60.0), Sprt::new(0.0, 200.0), Sprt::new(300.0, 400.0)] {
            for world in [INDEPENDENT, HALF_ALIKE, ALIKE, DRAWS, DRAWS_HALF_ALIKE, SEATS] {
                for error in errors(&test, world, 1000) {
                    assert!(error <= 0.065, "{} to {}, {world:?}: {error}", test.elo0, test.elo1);
                }
            }
        }
    }

    #[test]
    fn repeated_pairs_decide_nothing() {
        let test = Sprt::new(0.0, 30.0);
        assert_eq!(test.verdict(&[1.0; 1000], 1000), Verdict::Elo1);
        assert_eq!(test.verdict(&[1.0; 1000], 1), Verdict::Undecided);
        let (once, often) = ([1.0, 0.5, 0.75, 0.5].repeat(5), [1.0, 0.5, 0.75, 0.5].repeat(50));
        assert!((test.llr(&once, 20) - test.llr(&often, 20)).abs() < 1e-9);
    }

    /// 40 games won say less than 19 : 1 for 50 Elo against 0: with every set-up decided by itself, (.571 / .5)^20 = 14.
    #[test]
    fn games_too_few_for_any_result_are_known_before_the_first() {
        for (test, games) in [(Sprt::new(0.0, 50.0), 46), (Sprt::new(0.0, 1000.0), 16)] {
            assert_eq!(test.fewest_games(), games);
            let verdict = |games: u64| test.verdict(&vec![1.0; games as usize / 2], games as usize / 2);
            assert_eq!((verdict(games), verdict(games - 2)), (Verdict::Elo1, Verdict::Undecided));
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
