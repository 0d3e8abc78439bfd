use rayon::prelude::*;
use turf_env::Rng;

use super::*;
use crate::offered::Offered;
use crate::stats::known::known;

/// Dependence between the two games of a set-up. All worlds have the mean score that the ratings imply.
#[derive(Clone, Copy, Debug)]
pub struct World {
    /// Share of the set-ups of which both games end alike.
    alike: f64,
    /// Share of the weaker side's score that comes from draws.
    drawn: f64,
    /// Share of the weaker side's score that the first seat gains and the second loses.
    seats: f64,
}

pub const INDEPENDENT: World = World { alike: 0.0, drawn: 0.0, seats: 0.0 };
pub const HALF_ALIKE: World = World { alike: 0.5, ..INDEPENDENT };
pub const ALIKE: World = World { alike: 1.0, ..INDEPENDENT };
pub const DRAWS: World = World { drawn: 0.8, ..INDEPENDENT };
pub const DRAWS_HALF_ALIKE: World = World { alike: 0.5, ..DRAWS };
pub const SEATS: World = World { seats: 0.8, ..INDEPENDENT };

impl World {
    pub fn play(self, mean: f64, rng: &mut Rng) -> [f64; 2] {
        let lesser = mean.min(1.0 - mean);
        let drawn = 2.0 * lesser * self.drawn;
        let mut chance = |p: f64| p > 0.0 && rng.chance(p);
        let [first, second] = [self.seats, -self.seats].map(|favour| {
            let won = (mean + favour * lesser - drawn / 2.0) / (1.0 - drawn);
            if chance(drawn) { 0.5 } else { chance(won) as u8 as f64 }
        });
        [first, if chance(self.alike) { first } else { second }]
    }
}

fn field(n: usize, games: usize, mean: f64, world: World, rng: &mut Rng) -> Vec<(usize, usize, Meeting)> {
    let mut meetings = Vec::new();
    for j in 1..n {
        for i in 0..j {
            let mut meeting = Meeting::default();
            for _ in 0..games / 2 {
                meeting.add(&world.play(if i == 0 { mean } else { 0.5 }, rng));
            }
            meetings.push((i, j, meeting));
        }
    }
    meetings
}

fn holds(rating: &Rating, truth: f64) -> bool {
    let [low, high] = rating.ci95.expect("asked for");
    low.is_none_or(|low| low <= truth) && high.is_none_or(|high| truth <= high)
}

fn of_units<const N: usize>(n: usize, unit: impl Fn(usize) -> [f64; N]) -> Meeting {
    let mut meeting = Meeting::default();
    (0..n).for_each(|k| meeting.add(&unit(k)));
    meeting
}

fn coverage(n: usize, games: usize, mean: f64, world: World, trials: u64) -> [f64; 2] {
    let truth = [ELO * (mean / (1.0 - mean)).ln(), 0.0];
    let held = (0..trials).into_par_iter().map(|trial| {
        let mut rng = Rng::stream(13, trial, games as u64 * 1000 + (mean * 100.0) as u64);
        let meetings = field(n, games, mean, world, &mut rng);
        let ratings = rate(n, &meetings, &Zero::Bot(n - 1), true);
        [0, 1].map(|bot| holds(&ratings[bot], truth[bot]) as u32)
    });
    let held = held.reduce(|| [0, 0], |a, b| [a[0] + b[0], a[1] + b[1]]);
    held.map(|held| held as f64 / trials as f64)
}

/// Simulates 1,000 round robins for each mean score, number of games and world. 93 to 97 % of the 95 % intervals contain the
/// truth with 200 games per pair, and at least 90 % with 20, which have too few losses for better.
#[test]
fn intervals_hold_the_truth_as_often_as_they_say() {
    for world in [INDEPENDENT, HALF_ALIKE] {
        for mean in [0.5, 0.9, 0.98] {
            for (games, least, most) in [(20, 0.90, 1.0), (200, 0.93, 0.97)] {
                for held in coverage(4, games, mean, world, 1000) {
                    assert!((least..=most).contains(&held), "{world:?}, mean {mean}, {games} games: {held}");
                }
            }
        }
    }
}

fn coverage_of_copies(n: usize, games: usize, world: World, trials: u64) -> f64 {
    let held = (0..trials).into_par_iter().map(|trial| {
        let mut rng = Rng::stream(14, trial, (games * 100 + n) as u64);
        let meetings = field(n, games, 0.5, world, &mut rng);
        let ratings = rate(n, &meetings, &Zero::Mean((0..n).collect()), true);
        ratings.iter().filter(|rating| holds(rating, 0.0)).count()
    });
    held.sum::<usize>() as f64 / (n as u64 * trials) as f64
}

/// Simulates 1,000 fields of equally strong copies each: 94.9 to 96.5 % of the intervals contain the mean, even with few
/// games; 95.2 to 98.0 % if most games are drawn.
#[test]
fn intervals_of_copies_hold_the_truth_as_often_as_they_say() {
    for world in [INDEPENDENT, HALF_ALIKE, DRAWS, SEATS] {
        for (n, games) in [(4, 20), (8, 20), (4, 100)] {
            let held = coverage_of_copies(n, games, world, 500);
            // A few games do not show how regular draws make results, so these intervals are slightly wide.
            let most = if world.drawn > 0.0 { 0.985 } else { 0.97 };
            assert!((0.93..=most).contains(&held), "{world:?}, {n} copies, {games} games: {held}");
        }
    }
}

#[test]
fn two_bots_get_the_posterior_mode_under_jeffreys_prior() {
    for (won, games) in [(7, 20), (20, 20), (0, 6), (150, 200)] {
        let meeting = of_units(games, |k| [(k < won) as u8 as f64]);
        let [better, other] = rate(2, &[(0, 1, meeting)], &Zero::Bot(1), false)[..] else { panic!("two bots") };
        let p = (won as f64 + 0.5) / (games as f64 + 1.0);
        assert!((better.elo - ELO * (p / (1.0 - p)).ln()).abs() < 1e-4 && other.elo == 0.0);
    }
}

#[test]
fn ends_lie_where_the_profile_likelihood_has_fallen_as_far_as_it_may() {
    let mut rng = Rng::new(5);
    for mean in [0.6, 0.95] {
        let meetings = field(3, 30, mean, INDEPENDENT, &mut rng);
        let cells = meetings.iter().map(|(i, j, m)| Cell::of(*i, *j, m)).collect();
        let fit = Fit::of(3, cells);
        let likelihood = |ratings: [f64; 3]| -> f64 {
            let of = |cell: &Cell| {
                let p: f64 = 1.0 / (1.0 + (ratings[cell.j] - ratings[cell.i]).exp());
                let won = cell.points + cell.prior / 2.0;
                won * p.ln() + (cell.games + cell.prior - won) * (1.0 - p).ln()
            };
            fit.cells.iter().map(of).sum()
        };
        let profile = |x: f64| {
            let tried = (-4000..4000).map(|k| likelihood([x, k as f64 / 1000.0, 0.0]));
            tried.fold(f64::MIN, f64::max)
        };
        let best = profile(fit.ratings[0] - fit.ratings[2]);
        let row = DVector::from_row_slice(&[1.0, 0.0, -1.0]);
        let ends = interval::interval(&fit, &row, [true, true]).map(|end| end.expect("closed"));
        let falls = ends.map(|end| 2.0 * (best - profile(end)));
        assert!((falls[0] - falls[1]).abs() < 1e-3, "{falls:?}");
        // 3.84 for independent games, adjusted by the spread.
        assert!((2.0..8.0).contains(&falls[0]), "{falls:?}");
    }
}

#[test]
fn games_that_always_end_alike_count_half_and_drawn_ones_count_more() {
    let width = |pair: &dyn Fn(usize) -> [f64; 2]| {
        let meeting = of_units(200, pair);
        let [low, high] = rate(2, &[(0, 1, meeting)], &Zero::Bot(1), true)[0].ci95.expect("asked for");
        high.expect("closed") - low.expect("closed")
    };
    let independent = width(&|k| [(k % 2) as f64, (k / 2 % 2) as f64]);
    let alike = width(&|k| [(k % 2) as f64; 2]);
    let drawn = width(&|k| [0.5, if k % 4 == 0 { (k / 4 % 2) as f64 } else { 0.5 }]);
    assert!((alike / independent - 2f64.sqrt()).abs() < 0.05, "{}", alike / independent);
    assert!(drawn < 0.45 * independent, "{}", drawn / independent);
}

#[test]
fn repetitions_count_once() {
    let of = |pairs: [u32; 5], repeats| Meeting { pairs, repeats, ..Meeting::default() };
    let rated = |meeting| rate(2, &[(0, 1, meeting)], &Zero::Bot(1), true)[0];
    let (once, often) = (rated(of([1, 2, 5, 3, 9], 0)), rated(of([10, 20, 50, 30, 90], 180)));
    assert!((once.elo - often.elo).abs() < 1e-6, "{once:?} {often:?}");
    for (once, often) in once.ci95.into_iter().flatten().zip(often.ci95.into_iter().flatten()) {
        assert!((once.expect("closed") - often.expect("closed")).abs() < 1e-3);
    }
}

#[test]
fn a_bot_far_below_moves_nobody_and_gets_a_bound() {
    let mut rng = Rng::new(8);
    for zero in [Some(3), None] {
        let mut meetings = field(5, 40, 0.9, HALF_ALIKE, &mut rng);
        let names: Vec<String> = (0..6).map(|i| i.to_string()).collect();
        let anchor = zero.map(|bot: usize| bot.to_string());
        let base = Zero::of(&names[..5], &meetings, anchor.as_deref());
        let before = rate(5, &meetings, &base, true);
        let lost = of_units(20, |_| [1.0, 1.0]);
        meetings.extend((0..5).map(|i| (i, 5, lost)));
        let base = Zero::of(&names, &meetings, anchor.as_deref());
        let after = rate(6, &meetings, &base, true);
        for (old, new) in before.iter().zip(&after) {
            let [low, high] = old.ci95.expect("asked for").map(|end| end.expect("bounded"));
            assert!((new.elo - old.elo).abs() <= 0.1 * (high - low), "{old:?} {new:?}");
        }
        assert!(after[5].bounded == [false, true] && after[5].interval().starts_with("… to -"), "{:?}", after[5]);
    }
}

#[test]
fn who_won_everything_gets_a_bound_and_a_chain_of_results_bounds_the_rest() {
    let won = of_units(10, |_| [1.0, 1.0]);
    let even = of_units(10, |_| [1.0, 0.0]);
    // 0 beat all; 1 and 2 are equal and never lost to 3 and 4, which are equal: their distance is not bounded from above.
    let mut meetings = vec![(1, 2, even), (3, 4, even)];
    meetings.extend((1..5).map(|j| (0, j, won)));
    meetings.extend([1, 2].iter().flat_map(|&i| [3, 4].map(|j| (i, j, won))));
    let ratings = rate(5, &meetings, &Zero::Bot(4), true);
    let open = |bot: usize| ratings[bot].ci95.expect("asked for").map(|end| end.is_none());
    assert_eq!([0, 1, 3, 4].map(open), [[false, true], [false, true], [false; 2], [false; 2]]);
    assert!(ratings[0].interval().ends_with(" to …") && ratings[0].shown() == whole(ratings[0].elo));
    assert_eq!((ratings[4].elo, ratings[4].interval()), (0.0, "0 to 0".into()));
    // Without a meeting there is no bound.
    let apart = rate(4, &[(0, 1, even), (2, 3, even)], &Zero::Bot(0), true);
    assert_eq!((apart[2].shown(), apart[2].interval()), ("?".into(), "… to …".into()));
    assert!(apart.iter().all(|rating| rating.elo.abs() < 1e-3));
}

#[test]
fn a_field_in_which_nobody_has_played_yet_is_all_zero() {
    let ratings = rate(3, &[(0, 1, Meeting::default())], &Zero::Mean(vec![0, 1, 2]), true);
    assert!(ratings.iter().all(|rating| rating.elo == 0.0 && rating.ci95 == Some([None; 2])));
}

#[test]
fn a_round_robin_gives_back_the_ratings_it_was_made_from() {
    let truth = [0.0, 150.0, 400.0, 380.0];
    let mut meetings = Vec::new();
    for j in 1..4 {
        for i in 0..j {
            let won = (1e8 * expected(truth[i] - truth[j])).round() as u32;
            let meeting = Meeting { singles: [100_000_000 - won, 0, won], ..Meeting::default() };
            meetings.push((i, j, meeting));
        }
    }
    for (found, truth) in rate(4, &meetings, &Zero::Bot(0), true).iter().zip(truth) {
        assert!((found.elo - truth).abs() < 0.1, "{found:?} {truth}");
    }
}

#[test]
fn the_committed_round_robins_hold_every_built_in_bot_and_estimates_lie_well_inside_their_intervals() {
    fn check<R: Offered>(rules: R) {
        let field = known(rules.name()).expect("every game has one");
        for name in rules.bots().iter().map(|bot| bot.name).chain(["shipped"]) {
            assert!(field.names.iter().any(|known| known == name), "{}: {name} is missing", rules.name());
        }
        let anchor = crate::words::anchor(rules.name()).expect("every game has one");
        assert_eq!(field.zero_name(), anchor);
        for place in field.standings().iter().filter(|place| place.name != anchor) {
            let from_end = |end: Option<f64>| end.is_none_or(|end| (end - place.rating.elo).abs() > 5.0);
            assert!(place.rating.ci95.iter().flatten().all(|end| from_end(*end)), "{place:?}");
        }
    }
    check(turf_env::games::paper::PaperRules);
    check(turf_env::games::duel2048::Duel2048Rules);
    check(turf_env::games::stellar::StellarRules);
    assert!(known("paper").is_some() && known("chess").is_none());
}
