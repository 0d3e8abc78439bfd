//! Ratings: how strong on one scale, after Bradley and Terry (1952), in Elo points (400 points: odds of ten to one).
//!
//! A bot of rating r scores `1 / (1 + 10^((s - r) / 400))` against one of rating s on average; draws are half wins. The
//! scale of each game is fixed by its built-in bots, with `random` at 0; their own ratings are a committed table.

use serde::Serialize;
use turf_env::Rng;

/// The scale: a difference of one here is `400 / ln 10` Elo points.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// Resampled series behind an interval.
const RESAMPLES: usize = 1000;

/// The ratings of the built-in bots, `random` = 0. Where one bot never lost to another, the difference is only the least
/// that so many games can show.
///
/// Measured by `turf ratings --game paper --games 40` (seed 1); to be measured again whenever a bot changes.
const BUILTIN: &[(&str, &str, f64)] = &[
    ("paper", "random", 0.0),
    ("paper", "goround", 374.0),
    ("paper", "wanderer", 435.0),
    ("paper", "charlie", 551.0),
    ("paper", "bravo", 1044.0),
    ("paper", "zulu", 688.0),
    ("paper", "november", 808.0),
    ("paper", "delta", 1267.0),
    ("paper", "papa", 829.0),
    ("paper", "kilo", 859.0),
    ("paper", "quebec", 901.0),
    ("paper", "hotel", 997.0),
    ("paper", "foxtrot", 796.0),
    ("duel2048", "random", 0.0),
    ("stellar", "random", 0.0),
];

/// The rating of a built-in bot.
pub fn builtin_rating(game: &str, name: &str) -> Option<f64> {
    BUILTIN
        .iter()
        .find(|(g, n, _)| *g == game && *n == name)
        .map(|&(_, _, rating)| rating)
}

/// A rating and its 95 % interval, in Elo points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The rating of highest likelihood.
    pub elo: f64,
    /// 95 % interval; `None` (null in JSON) where it is open: below after nothing but losses, above after nothing but wins.
    pub ci95: [Option<f64>; 2],
}

/// Results against one opponent of known rating.
#[derive(Clone, Debug)]
pub struct Results {
    /// The opponent's rating.
    pub opponent: f64,
    /// Means of pairs of games on one set-up, each 0 to 1 ([`crate::score::pair_means`]).
    pub pairs: Vec<f64>,
}

/// The rating of highest likelihood, given results against opponents of known rating.
///
/// One drawn pair against each opponent is added, so that a bot that wins everything gets a finite rating: the least such
/// a series speaks for, and its interval is open above. The interval
/// is the bootstrap's (Efron, 1979) over pairs; as in [`crate::score::interval`], one won and one lost pair are among
/// those drawn from, so that a series without surprises does not look certain.
pub fn rate(results: &[Results], seed: u64) -> Rating {
    let of = |results: &[Results]| {
        let sums: Vec<(f64, f64, f64)> = results
            .iter()
            .map(|r| {
                (
                    r.opponent,
                    r.pairs.iter().sum::<f64>() + 0.5,
                    r.pairs.len() as f64 + 1.0,
                )
            })
            .collect();
        solve(&sums, 0.0)
    };
    let elo = of(results);
    let mut rng = Rng::new(seed);
    let mut resample = || {
        let drawn = results.iter().map(|r| {
            let n = r.pairs.len() as u32;
            let one = |_| match rng.below(n + 2) {
                k if k < n => r.pairs[k as usize],
                k => (k - n) as f64,
            };
            Results {
                opponent: r.opponent,
                pairs: (0..n).map(one).collect(),
            }
        });
        of(&drawn.collect::<Vec<_>>())
    };
    let mut elos: Vec<f64> = (0..RESAMPLES).map(|_| resample()).collect();
    elos.sort_by(f64::total_cmp);
    let low = elos[RESAMPLES / 40].min(elo);
    let high = elos[RESAMPLES - 1 - RESAMPLES / 40].max(elo);
    let all = |result: f64| results.iter().flat_map(|r| &r.pairs).all(|&pair| pair == result);
    Rating {
        elo,
        ci95: [(!all(0.0)).then_some(low), (!all(1.0)).then_some(high)],
    }
}

/// Where the expected sum of results equals the actual one; `(opponent, sum, n)` each, 0 < sum < n. The expected sum
/// grows with the rating: Newton's steps from `start`, and halving where they would leave what is known to hold it.
fn solve(results: &[(f64, f64, f64)], start: f64) -> f64 {
    let (mut low, mut high) = (-20_000.0, 20_000.0);
    let mut r = start;
    for _ in 0..80 {
        let (mut surplus, mut slope) = (0.0, 0.0);
        for &(s, sum, n) in results {
            let e = expected(r - s);
            surplus += n * e - sum;
            slope += n * e * (1.0 - e) / ELO;
        }
        if surplus < 0.0 {
            low = r
        } else {
            high = r
        }
        let newton = r - surplus / slope;
        let next = if low < newton && newton < high {
            newton
        } else {
            (low + high) / 2.0
        };
        if (next - r).abs() < 1e-9 {
            break;
        }
        r = next;
    }
    r
}

/// The expected score at this difference of ratings.
pub fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference / ELO).exp())
}

/// Ratings of everyone in a round robin, the first one at 0. `results[i][j]` is the sum of i's results against j, and
/// `games[i][j]` how many there were. A drawn game between any two that met is added.
///
/// Each rating in turn is put where it is likeliest given the others, until nothing moves.
/// `start` is a first guess, for example what similar results gave.
pub fn rate_all(results: &[Vec<f64>], games: &[Vec<f64>], start: &[f64]) -> Vec<f64> {
    let n = results.len();
    let mut ratings = start.to_vec();
    for _ in 0..2000 {
        let before = ratings.clone();
        for i in 0..n {
            let met = (0..n).filter(|&j| j != i && games[i][j] > 0.0);
            let sums: Vec<_> = met
                .map(|j| (ratings[j], results[i][j] + 0.5, games[i][j] + 1.0))
                .collect();
            if !sums.is_empty() {
                ratings[i] = solve(&sums, ratings[i]);
            }
        }
        let zero = ratings[0];
        ratings.iter_mut().for_each(|r| *r -= zero);
        if ratings.iter().zip(&before).all(|(a, b)| (a - b).abs() < 1e-4) {
            break;
        }
    }
    ratings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_strength_is_found_and_the_interval_holds_it_mostly() {
        let mut rng = Rng::new(3);
        let (truth, opponents) = (350.0, [0.0, 200.0, 500.0]);
        let mut held = 0;
        for trial in 0..200 {
            let mut results = Vec::new();
            for opponent in opponents {
                let mut game = || {
                    if rng.chance(expected(truth - opponent)) {
                        1.0
                    } else {
                        0.0
                    }
                };
                results.push(Results {
                    opponent,
                    pairs: (0..40).map(|_| (game() + game()) / 2.0).collect(),
                });
            }
            let rating = rate(&results, trial);
            assert!((rating.elo - truth).abs() < 150.0, "{rating:?}");
            held += (rating.ci95[0].unwrap() <= truth && truth <= rating.ci95[1].unwrap()) as u32;
        }
        assert!((184..=200).contains(&held), "{held} of 200");
    }

    #[test]
    fn winning_everything_gives_a_finite_rating_and_an_open_interval() {
        let all = rate(
            &[Results {
                opponent: 100.0,
                pairs: vec![1.0; 100],
            }],
            1,
        );
        let low = all.ci95[0].expect("closed below");
        assert!(
            all.elo > 700.0 && all.elo < 2000.0 && low < all.elo - 50.0 && all.ci95[1].is_none(),
            "{all:?}"
        );
        let none = rate(
            &[Results {
                opponent: 100.0,
                pairs: vec![0.0; 100],
            }],
            1,
        );
        assert!(
            (none.elo - 100.0 + (all.elo - 100.0)).abs() < 1e-6 && none.ci95[0].is_none(),
            "symmetric"
        );
        let even = rate(
            &[Results {
                opponent: 100.0,
                pairs: vec![0.5; 100],
            }],
            1,
        );
        assert!((even.elo - 100.0).abs() < 1e-6);
    }

    #[test]
    fn the_table_has_every_built_in_bot_of_paper() {
        use crate::BuiltinBots;
        for bot in turf_env::games::paper::Paper::bots() {
            assert!(builtin_rating("paper", bot.name).is_some(), "{}", bot.name);
        }
        assert_eq!(builtin_rating("paper", "policy:x"), None);
    }

    #[test]
    fn a_round_robin_gives_back_the_ratings_it_was_made_from() {
        let truth = [0.0, 150.0, 400.0, 380.0];
        let games = vec![vec![1e7; 4]; 4];
        let row = |i: usize| (0..4).map(|j| 1e7 * expected(truth[i] - truth[j])).collect();
        let results: Vec<Vec<f64>> = (0..4).map(row).collect();
        for (found, truth) in rate_all(&results, &games, &[0.0; 4]).iter().zip(truth) {
            assert!((found - truth).abs() < 0.1, "{found} {truth}");
        }
    }
}
