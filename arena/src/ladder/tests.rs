use rayon::prelude::*;
use turf_agents::stats::rating::expected;

use super::*;

/// Matches in play at a time, and matches between two fits.
const WORKERS: usize = 4;
const FIT_EVERY: usize = 8;

/// A ladder of versions of known strength.
struct Season {
    ladder: Ladder,
    truth: Vec<f64>,
    /// Standard deviation of a pair's own difference in Elo points.
    suits: f64,
    seed: u64,
    /// Pairs are drawn instead of chosen.
    at_random: bool,
    running: Vec<(usize, usize)>,
    played: Vec<(usize, usize)>,
    rng: Rng,
}

impl Season {
    fn new(truth: &[f64], places: usize, seed: u64) -> Self {
        let mut ladder = Ladder::new(places);
        truth.iter().for_each(|_| _ = ladder.enter(None));
        Self {
            ladder,
            truth: truth.to_vec(),
            suits: 0.0,
            seed,
            at_random: false,
            running: Vec::new(),
            played: Vec::new(),
            rng: Rng::new(seed),
        }
    }

    fn enter(&mut self, predecessor: Option<usize>, truth: f64) -> usize {
        self.truth.push(truth);
        self.ladder.enter(predecessor)
    }

    fn play(&mut self, matches: usize) {
        for _ in 0..matches {
            let n = self.truth.len() as u32;
            let pair = if self.at_random {
                let first = self.rng.below(n);
                (first as usize, ((first + 1 + self.rng.below(n - 1)) % n) as usize)
            } else {
                self.ladder.next(&self.running, &mut self.rng).expect("two are active")
            };
            self.running.push(pair);
            if self.running.len() < WORKERS {
                continue;
            }
            let (a, b) = self.running.remove(0);
            let own = self.suits * normal(&mut Rng::stream(self.seed, 1000 + a.min(b) as u64, a.max(b) as u64));
            let p = expected(self.truth[a] - self.truth[b] + if a < b { own } else { -own });
            let mut game = || self.rng.chance(p) as u8 as f64;
            let (first, second) = (game(), game());
            let alike = self.rng.chance(0.2);
            self.ladder.add(a, b, &[first, if alike { first } else { second }]);
            self.played.push((a, b));
            if self.played.len().is_multiple_of(FIT_EVERY) {
                self.ladder.fit();
            }
        }
    }
}

fn normal(rng: &mut Rng) -> f64 {
    (0..12).map(|_| rng.unit()).sum::<f64>() - 6.0
}

fn field(n: usize, seed: u64) -> Vec<f64> {
    let mut rng = Rng::stream(seed, 1, 0);
    (0..n).map(|_| 250.0 * normal(&mut rng)).collect()
}

/// Simulates seasons whose pairs the ladder chooses, with strengths drawn from the prior; also of bots that suit each other
/// more or less.
#[test]
fn intervals_hold_the_truth_as_often_as_they_say() {
    for (matches, suits) in [(40, 0.0), (120, 0.0), (400, 0.0), (40, 50.0), (400, 50.0), (2000, 50.0)] {
        let held = (0..200).into_par_iter().map(|seed| {
            let mut rng = Rng::stream(seed, 2, matches as u64);
            let first: Vec<f64> = (0..8).map(|_| 350.0 * normal(&mut rng)).collect();
            let mean = first.iter().sum::<f64>() / 8.0;
            let mut season = Season::new(&first, 3, seed);
            season.suits = suits;
            season.play(matches / 2);
            for predecessor in [0, 5, 8] {
                let truth = season.truth[predecessor] + 150.0 * normal(&mut rng);
                season.enter(Some(predecessor), truth);
                season.ladder.set_active(predecessor, false);
            }
            season.play(matches / 2);
            season.ladder.fit();
            let holds = |(rating, truth): (Rating, &f64)| {
                let [low, high] = rating.ci95;
                (low..=high).contains(&(truth - mean))
            };
            season.ladder.ratings().into_iter().zip(&season.truth).map(holds).filter(|held| *held).count()
        });
        let share = held.sum::<usize>() as f64 / (200.0 * 11.0);
        assert!((0.92..=0.98).contains(&share), "{matches} matches, {suits}: {share}");
    }
}

#[test]
fn no_active_version_falls_behind() {
    let mut season = Season::new(&field(30, 3), 8, 3);
    for step in 0..1500 {
        if step % 100 == 99 {
            let truth = 300.0 * normal(&mut season.rng);
            season.enter(None, truth);
        }
        season.play(1);
        let ladder = &season.ladder;
        for (i, version) in ladder.versions.iter().enumerate() {
            let running = season.running.iter().filter(|(a, b)| [*a, *b].contains(&i)).count();
            let played = version.matches as f64 + running as f64;
            let share = ladder.share - version.entered;
            assert!(played + 3.0 >= share / 4.0, "match {step}, version {i}: {played} of {share}");
        }
    }
    let least = season.ladder.versions[..40].iter().map(|version| version.matches).min();
    assert!(least >= Some(8), "{least:?}");
}

#[test]
fn chosen_pairs_find_the_first_places_sooner_than_drawn_ones() {
    const PLACES: usize = 4;
    // Within so many Elo points of the cut a bot may be on either side.
    const TIE: f64 = 15.0;
    let right = |at_random, matches| {
        let found = (0..80).into_par_iter().filter(|&seed| {
            let mut season = Season::new(&field(24, seed), PLACES, seed);
            season.at_random = at_random;
            season.play(matches);
            season.ladder.fit();
            let mut sorted = season.truth.clone();
            sorted.sort_by(|a, b| b.total_cmp(a));
            let cut = (sorted[PLACES - 1] + sorted[PLACES]) / 2.0;
            let ratings = season.ladder.ratings();
            let place = |i: usize| ratings.iter().filter(|other| other.elo > ratings[i].elo).count();
            (0..24).all(|i| (season.truth[i] - cut).abs() < TIE || (place(i) < PLACES) == (season.truth[i] > cut))
        });
        found.count() as f64 / 80.0
    };
    let [chosen, drawn, drawn_for_long] = [right(false, 500), right(true, 500), right(true, 1500)];
    assert!(chosen > 0.85 && chosen > drawn + 0.15 && chosen >= drawn_for_long, "{chosen}, {drawn}, {drawn_for_long}");
}

#[test]
fn a_newcomer_is_placed_at_once_against_opponents_near_its_strength() {
    let mut near = 0;
    for seed in 0..10 {
        let mut season = Season::new(&field(40, seed), 8, seed);
        season.play(1000);
        let newcomer = season.enter(None, 450.0);
        let before = season.played.len();
        season.play(40);
        let opponents: Vec<usize> = (season.played[before..].iter())
            .filter(|(a, b)| [*a, *b].contains(&newcomer))
            .map(|(a, b)| a + b - newcomer)
            .collect();
        assert!(opponents.len() >= 6, "{opponents:?}");
        let distance = |i: &usize| (season.truth[*i] - 450.0).abs();
        let spread = |opponents: &[usize]| opponents.iter().map(distance).sum::<f64>() / opponents.len() as f64;
        near += (spread(&opponents[4..]) < spread(&opponents[..2])) as u32;
        let [low, high] = season.ladder.ratings()[newcomer].ci95;
        assert!(high - low < 600.0, "{low} to {high}");
    }
    assert!(near >= 8, "{near} of 10");
}

#[test]
fn versions_near_the_cut_play_most() {
    let truth: Vec<f64> = (0..40).map(|i| 400.0 - 20.0 * i as f64).collect();
    let mut season = Season::new(&truth, 8, 1);
    season.play(1000);
    let mean = |of: std::ops::Range<usize>| {
        let n = of.len() as f64;
        of.map(|i| season.ladder.versions[i].matches as f64).sum::<f64>() / n
    };
    let (near, far) = (mean(5..11), mean(25..40));
    assert!(near > 2.5 * far, "{near} {far}");
}

#[test]
fn a_pair_seldom_repeats_at_once() {
    let mut season = Season::new(&field(20, 4), 8, 4);
    let mut repeated = 0;
    let mut latest = [usize::MAX; 20];
    season.play(2000);
    for &(a, b) in &season.played {
        repeated += (latest[a] == b && latest[b] == a) as usize;
        (latest[a], latest[b]) = (b, a);
    }
    assert!(repeated < 20, "{repeated} of 2000");
}

#[test]
fn running_matches_count_as_played_until_they_vanish() {
    let mut season = Season::new(&field(20, 5), 8, 5);
    season.play(400);
    let mut ladder = season.ladder;
    let alone = ladder.clone().next(&[], &mut Rng::new(1));
    let mut running = Vec::new();
    for k in 0..10 {
        running.push(ladder.next(&running, &mut Rng::new(k)).expect("active"));
    }
    let mut distinct = running.clone();
    distinct.sort();
    distinct.dedup();
    assert!(distinct.len() >= 7, "{running:?}");
    assert_eq!(ladder.next(&[], &mut Rng::new(1)), alone);
}

#[test]
fn a_retired_version_plays_no_more_but_informs() {
    let mut ladder = Ladder::new(1);
    assert_eq!(ladder.next(&[], &mut Rng::new(1)), None);
    let [a, b, c] = [(); 3].map(|_| ladder.enter(None));
    (0..20).for_each(|_| ladder.add(a, b, &[1.0, 0.5]));
    (0..20).for_each(|_| ladder.add(b, c, &[1.0, 0.5]));
    ladder.set_active(b, false);
    ladder.fit();
    let elo: Vec<f64> = ladder.ratings().iter().map(|rating| rating.elo).collect();
    assert!(elo[a] > elo[b] + 100.0 && elo[b] > elo[c] + 100.0, "{elo:?}");
    assert!(ladder.win_probability(a, c) > 0.75);
    assert!((ladder.win_probability(a, c) + ladder.win_probability(c, a) - 1.0).abs() < 1e-12);
    let pair = ladder.next(&[(a, b)], &mut Rng::new(1));
    assert!(pair == Some((a, c)) || pair == Some((c, a)), "{pair:?}");
    ladder.set_active(a, false);
    assert_eq!(ladder.next(&[], &mut Rng::new(1)), None);
}

#[test]
fn equal_calls_give_equal_bits_with_any_number_of_threads() {
    let of = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| {
            let mut season = Season::new(&field(60, 6), 8, 6);
            season.play(600);
            (season.played, season.ladder.ratings())
        })
    };
    assert_eq!(of(1), of(4));
}

#[test]
fn results_count_the_same_from_either_side_and_at_once() {
    let mut season = Season::new(&field(20, 7), 8, 7);
    season.play(500);
    season.ladder.fit();
    let mut other = Ladder::new(8);
    (0..20).for_each(|_| _ = other.enter(None));
    for (&(a, b), meeting) in &season.ladder.meetings {
        for (halves, &n) in meeting.pairs.iter().enumerate() {
            let points = halves as f64 / 2.0;
            (0..n).for_each(|_| other.add(b, a, &[1.0 - points / 2.0; 2]));
        }
    }
    other.fit();
    for (one, other) in season.ladder.ratings().iter().zip(other.ratings()) {
        let ends = one.ci95.iter().zip(other.ci95);
        assert!((one.elo - other.elo).abs() < 0.2, "{one:?} {other:?}");
        assert!(ends.into_iter().all(|(x, y)| (x - y).abs() < 0.2), "{one:?} {other:?}");
    }
}

/// Prints times: `cargo test --release -p turf-arena --lib times -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement"]
fn times() {
    let mut rng = Rng::new(9);
    let mut ladder = Ladder::new(8);
    // 200 active versions of 600, each the successor of two others.
    (0..600).for_each(|i: usize| _ = ladder.enter(i.checked_sub(200)));
    (0..400).for_each(|i| _ = ladder.set_active(i, false));
    let truth: Vec<f64> = (0..600).map(|_| 250.0 * normal(&mut rng)).collect();
    let mut play = |ladder: &mut Ladder, matches: usize| {
        for _ in 0..matches {
            let a = rng.below(600) as usize;
            let b = (a + 1 + rng.below(599) as usize) % 600;
            let p = expected(truth[a] - truth[b]);
            ladder.add(a, b, &[(); 2].map(|_| rng.chance(p) as u8 as f64));
        }
    };
    let timed = |name: &str, n: u32, run: &mut dyn FnMut()| {
        let begun = std::time::Instant::now();
        (0..n).for_each(|_| run());
        println!("{name}: {:.2} ms", begun.elapsed().as_secs_f64() * 1e3 / n as f64);
    };
    play(&mut ladder, 25_000);
    timed("first fit, 600 versions, 50,000 games", 1, &mut || ladder.fit());
    for _ in 0..3 {
        play(&mut ladder, 250);
        timed("fit after 500 more games", 1, &mut || ladder.fit());
    }
    let mut chance = Rng::new(1);
    let mut running = Vec::new();
    let mut next = || running.push(ladder.next(&running, &mut chance).expect("active"));
    timed("first pair after a fit, 200 active", 1, &mut next);
    timed("each of 100 more pairs, all running", 100, &mut next);
}
