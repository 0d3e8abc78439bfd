use turf_env::Rng;

use super::*;

const PREDECESSORS: [Option<usize>; 7] = [None, None, Some(0), None, Some(2), None, Some(1)];

/// Games as (first, second, score).
type Games = Vec<(usize, usize, f64)>;

fn fitted(games: &Games) -> Posterior {
    let mut posterior = Posterior::default();
    PREDECESSORS.iter().for_each(|&predecessor| posterior.enter(predecessor));
    posterior.fit(&meetings(games));
    posterior
}

fn meetings(games: &Games) -> BTreeMap<(usize, usize), Meeting> {
    let mut meetings = BTreeMap::<_, Meeting>::new();
    for pair in games.chunks(2) {
        let scores: Vec<f64> = pair.iter().map(|game| game.2).collect();
        meetings.entry((pair[0].0, pair[0].1)).or_default().add(&scores);
    }
    meetings
}

/// Plays pairs of games between versions of growing strength. The last version wins all of its games.
fn games(matches: usize, alike: f64, drawn: f64, seed: u64) -> Games {
    let mut rng = Rng::new(seed);
    let mut games = Games::new();
    for _ in 0..matches {
        let b = 1 + rng.below(6) as usize;
        let a = rng.below(b as u32) as usize;
        let mut game = || match (rng.chance(drawn), b) {
            (true, _) => 0.5,
            (_, 6) => 0.0,
            _ => rng.chance(logistic((a as f64 - b as f64) * 0.3)) as u8 as f64,
        };
        let (first, second) = (game(), game());
        games.extend([first, if rng.chance(alike) { first } else { second }].map(|score| (a, b, score)));
    }
    games
}

/// Computes the log posterior game by game, as it is defined.
fn slow_log_density(at: &[f64], games: &Games, fit: &Posterior) -> f64 {
    let mut sum = 0.0;
    for &(a, b, score) in games {
        let together = games.iter().filter(|game| (game.0, game.1) == (a, b)).count() as f64;
        let p = logistic(fit.mean[a] - fit.mean[b]);
        let dispersion = fit.dispersion + (50.0 / ELO).powi(2) * together * p * (1.0 - p);
        let p = 1.0 / (1.0 + 10f64.powf((at[b] - at[a]) * ELO / 400.0));
        sum += (score * p.ln() + (1.0 - score) * (1.0 - p).ln()) / dispersion;
    }
    for (i, predecessor) in PREDECESSORS.iter().enumerate() {
        sum -= match predecessor {
            None => (at[i] * ELO / 350.0).powi(2) / 2.0,
            Some(p) => ((at[i] - at[*p]) * ELO / 150.0).powi(2) / 2.0,
        };
    }
    sum
}

fn shifted(at: &[f64], changes: &[(usize, f64)]) -> Vec<f64> {
    let mut at = at.to_vec();
    changes.iter().for_each(|&(i, change)| at[i] += change);
    at
}

#[test]
fn the_fit_is_where_slow_ascent_ends_and_its_covariance_the_numeric_curvature() {
    let games = games(40, 0.3, 0.1, 5);
    let fit = fitted(&games);
    let density = |at: &[f64]| slow_log_density(at, &games, &fit);
    let mut at = vec![0.0; 7];
    for _ in 0..4000 {
        let slope = |i: usize| (density(&shifted(&at, &[(i, 1e-5)])) - density(&shifted(&at, &[(i, -1e-5)]))) / 2e-5;
        let slopes: Vec<f64> = (0..7).map(slope).collect();
        at.iter_mut().zip(slopes).for_each(|(x, slope)| *x += 0.05 * slope);
    }
    for (slow, fast) in at.iter().zip(fit.mean.iter()) {
        // The dispersion moves by less than a thousandth after the last maximisation.
        assert!((slow - fast).abs() < 1e-3, "{at:?} {}", fit.mean);
    }
    let h = 1e-3;
    let second = |i: usize, j: usize| {
        let of = |s: f64, t: f64| density(&shifted(&at, &[(i, s * h), (j, t * h)]));
        (of(1.0, 1.0) - of(1.0, -1.0) - of(-1.0, 1.0) + of(-1.0, -1.0)) / (4.0 * h * h)
    };
    let covariance = (-DMatrix::from_fn(7, 7, second)).try_inverse().expect("curved");
    let error = (&covariance - &fit.covariance).amax() / covariance.amax();
    assert!(error < 2e-3, "{error}");
}

#[test]
fn variances_are_relative_to_the_mean_of_first_versions() {
    let fit = fitted(&games(40, 0.3, 0.1, 5));
    let first: Vec<usize> = (0..7).filter(|&i| PREDECESSORS[i].is_none()).collect();
    let sum: f64 = first.iter().map(|&i| fit.mean[i]).sum();
    assert!(sum.abs() < 1e-9, "{sum}");
    for (i, variance) in fit.variances().into_iter().enumerate() {
        let mut row = DVector::zeros(7);
        row[i] += 1.0;
        first.iter().for_each(|&j| row[j] -= 1.0 / first.len() as f64);
        let direct = (row.transpose() * &fit.covariance * &row)[0];
        assert!((variance - direct).abs() < 1e-12, "{variance} {direct}");
    }
}

#[test]
fn a_version_without_results_changes_nothing_and_needs_no_fit() {
    let games = games(40, 0.3, 0.1, 5);
    let mut entered = fitted(&games);
    entered.enter(Some(4));
    entered.enter(None);
    let mut refitted = entered.clone();
    refitted.fit(&meetings(&games));
    assert!((&entered.mean - &refitted.mean).amax() < 1e-3);
    assert!((&entered.covariance - &refitted.covariance).amax() < 2e-3);
    assert_eq!((entered.mean[7], entered.mean[8]), (entered.mean[4], 0.0));
}

#[test]
fn the_dispersion_is_that_of_the_results() {
    for (alike, drawn, least, most) in
        [(0.0, 0.0, 0.9, 1.1), (0.5, 0.0, 1.4, 1.6), (1.0, 0.0, 1.9, 2.1), (0.0, 0.5, 0.4, 0.7)]
    {
        let found: Vec<f64> = (0..20).map(|seed| fitted(&games(1500, alike, drawn, seed)).dispersion).collect();
        let mean = found.iter().sum::<f64>() / 20.0;
        assert!((least..=most).contains(&mean), "{alike} {drawn}: {mean}");
    }
    assert_eq!(fitted(&Games::new()).dispersion, DISPERSION);
}

/// Few results are close to their fit, which must not pass for regular ones.
#[test]
fn the_dispersion_of_few_results_counts_what_the_fit_follows() {
    let mut off = 0.0;
    for seed in 0..400 {
        let games = games(60, 0.0, 0.0, seed);
        let variance = |&(a, b, _): &(usize, usize, f64)| {
            let p = logistic((a as f64 - b as f64) * 0.3);
            if b == 6 { 0.0 } else { p * (1.0 - p) }
        };
        let expected: f64 = games.iter().map(variance).sum();
        let with_prior = (expected + DISPERSION * DISPERSION_WEIGHT) / (expected + DISPERSION_WEIGHT);
        off += (fitted(&games).dispersion - with_prior) / 400.0;
    }
    assert!(off.abs() < 0.02, "{off}");
}

#[test]
fn one_sided_results_converge_from_far_away() {
    let won: Games = (0..2000).map(|_| (0, 1, 1.0)).collect();
    let lost: Games = (0..2000).map(|_| (0, 1, 0.0)).collect();
    let mut fit = fitted(&won);
    let ahead = fit.mean[0] - fit.mean[1];
    assert!((5.0..12.0).contains(&ahead), "{ahead}");
    fit.fit(&meetings(&lost));
    assert!((fit.mean[0] - fit.mean[1] + ahead).abs() < 1e-3);
    assert!((fit.expected(0, 1) - 0.002).abs() < 0.002);
}
