use super::super::Ladder;
use super::*;

const N: usize = 12;

/// A ladder of 12 versions, of which the fourth is retired, after 60 matches.
fn ladder() -> Ladder {
    let mut rng = Rng::new(8);
    let mut ladder = Ladder::new(3);
    (0..N).for_each(|i| _ = ladder.enter(i.checked_sub(6)));
    for _ in 0..60 {
        let a = rng.below(N as u32 - 1) as usize;
        let b = a + 1 + rng.below((N - 1 - a) as u32) as usize;
        ladder.add(a, b, &[rng.chance(0.4) as u8 as f64, rng.chance(0.4) as u8 as f64]);
    }
    ladder.set_active(3, false);
    ladder.fit();
    ladder
}

/// Weights of all pairs' orders, computed by the module's definition.
fn weights(posterior: &Posterior, active: &[usize], places: usize) -> DMatrix<f64> {
    let place = |a: usize| active.iter().filter(|&&b| posterior.mean[b] > posterior.mean[a]).count();
    DMatrix::from_fn(active.len(), active.len(), |i, j| {
        let (a, b) = (active[i], active[j]);
        if a == b {
            return 0.0;
        }
        let deviation = posterior.spread(a, b).sqrt();
        let z = ((posterior.mean[a] - posterior.mean[b]).abs() + TIE) / deviation;
        let across = (place(a) < places) != (place(b) < places);
        let density = (-z * z / 2.0).exp();
        (if across { 1.0 } else { REST / active.len() as f64 }) * (density / deviation).powi(2)
    })
}

/// Returns the covariance after a match, by inversion.
fn after(covariance: &DMatrix<f64>, i: usize, j: usize, information: f64) -> DMatrix<f64> {
    let mut precision = covariance.clone().try_inverse().expect("positive definite");
    for (a, b, sign) in [(i, i, 1.0), (j, j, 1.0), (i, j, -1.0), (j, i, -1.0)] {
        precision[(a, b)] += sign * information;
    }
    precision.try_inverse().expect("positive definite")
}

/// Sums what a match removes of all variances of rating differences, by the weight of the pair.
fn slow_gain(weights: &DMatrix<f64>, before: &DMatrix<f64>, after: &DMatrix<f64>) -> f64 {
    let spread = |c: &DMatrix<f64>, a: usize, b: usize| c[(a, a)] + c[(b, b)] - 2.0 * c[(a, b)];
    let mut sum = 0.0;
    for b in 0..before.nrows() {
        for a in 0..b {
            sum += weights[(a, b)] * (spread(before, a, b) - spread(after, a, b));
        }
    }
    sum
}

#[test]
fn gains_are_what_a_match_removes_of_the_weighted_variances_also_after_others() {
    let ladder = ladder();
    let posterior = &ladder.posterior;
    let active: Vec<usize> = (0..N).filter(|&i| i != 3).collect();
    let weights = weights(posterior, &active, 3);
    let mut plan = Plan::of(posterior, &ladder.meetings, &ladder.since, active.clone(), 3);
    let mut booked = Vec::new();
    for pair in [(0, 1), (5, 2), (0, 1), (3, 7)] {
        let gains = plan.gains(&[None; N]);
        for j in 0..active.len() {
            for i in 0..j {
                let after = after(&plan.covariance, i, j, plan.information[(i, j)]);
                let slow = slow_gain(&weights, &plan.covariance, &after);
                assert!((gains[(i, j)] - slow).abs() < 1e-9 * slow, "{i} {j}: {} {slow}", gains[(i, j)]);
            }
        }
        // A match with a retired version is no part of the plan.
        booked.push(pair);
        let (before, information) = (plan.covariance.clone(), plan.information.clone());
        assert!(plan.book(&booked));
        let (low, high) = (pair.0.min(pair.1), pair.0.max(pair.1));
        let position = |version: usize| active.iter().position(|&a| a == version);
        let expected = match (position(low), position(high)) {
            (Some(i), Some(j)) => after(&before, i, j, information[(i, j)]),
            _ => before,
        };
        assert!((expected - &plan.covariance).amax() < 1e-9);
    }
}

#[test]
fn information_is_that_of_two_games_averaged_over_the_ratings() {
    let ladder = ladder();
    let posterior = &ladder.posterior;
    let active: Vec<usize> = (0..N).collect();
    let plan = Plan::of(posterior, &ladder.meetings, &ladder.since, active, 3);
    for (a, b) in [(0, 1), (2, 9), (5, 11)] {
        let (mean, deviation) = (posterior.mean[a] - posterior.mean[b], posterior.spread(a, b).sqrt());
        let (mut sum, mut total) = (0.0, 0.0);
        for k in -400..=400 {
            let z = k as f64 / 100.0;
            let p = logistic(mean + z * deviation);
            let density = (-z * z / 2.0).exp();
            sum += density * 2.0 * p * (1.0 - p) / posterior.dispersion;
            total += density;
        }
        let ratio = plan.first[(a, b)] * total / sum;
        assert!((0.95..1.05).contains(&ratio), "{a} {b}: {ratio}");
    }
}

#[test]
fn a_plan_refuses_to_lose_a_booked_match() {
    let ladder = ladder();
    let posterior = &ladder.posterior;
    let mut plan = Plan::of(posterior, &ladder.meetings, &ladder.since, (0..N).collect(), 3);
    assert!(plan.book(&[(4, 1), (1, 4)]));
    let before = plan.covariance.clone();
    assert!(plan.book(&[(1, 4), (4, 1)]));
    assert!(!plan.book(&[(1, 4), (2, 3)]));
    assert_eq!(before, plan.covariance);
    assert!(plan.book(&[(1, 4), (1, 4), (2, 3)]));
    let met = ladder.meetings.get(&(1, 4)).map_or(0.0, Meeting::len);
    assert_eq!(plan.information[(1, 4)], added(plan.first[(1, 4)], met + 2.0));
    assert_ne!(before, plan.covariance);
}

#[test]
fn the_latest_match_counts_half_for_each_of_the_two() {
    let ladder = ladder();
    let posterior = &ladder.posterior;
    let plan = Plan::of(posterior, &ladder.meetings, &ladder.since, (0..N).collect(), 3);
    let plain = plan.gains(&[None; N]);
    let mut latest = [None; N];
    (latest[2], latest[5], latest[6]) = (Some(5), Some(2), Some(0));
    let gains = plan.gains(&latest);
    assert_eq!(gains[(2, 5)], plain[(2, 5)] / 4.0);
    assert_eq!(gains[(0, 6)], plain[(0, 6)] / 2.0);
    assert_eq!(gains[(1, 2)], plain[(1, 2)]);
}

#[test]
fn the_information_of_a_pair_adds_up_to_that_of_its_results_in_a_fit() {
    let first = 0.4;
    let mut sum = 0.0;
    for n in 0..100 {
        sum += added(first, n as f64);
        let matches = (n + 1) as f64;
        let of_fit = matches * first / (1.0 + (50.0 / ELO).powi(2) * matches * first);
        assert!((sum - of_fit).abs() < 1e-12, "{n}: {sum} {of_fit}");
    }
}

#[test]
fn matches_since_the_fit_count_once() {
    let mut ladder = ladder();
    let plan = |ladder: &Ladder| {
        let active = (0..N).collect();
        Plan::of(&ladder.posterior, &ladder.meetings, &ladder.since, active, 3)
    };
    let before = plan(&ladder);
    ladder.add(1, 4, &[1.0, 0.0]);
    ladder.add(4, 1, &[1.0, 0.0]);
    assert_eq!(plan(&ladder).information, before.information);
    assert!(ladder.meetings[&(1, 4)].len() >= 2.0 && before.matches.sum() > 50.0);
}
