use turf_env::Rng;

use super::super::pairing::{Kind, Pairing, Results};
use super::super::plan::Plan;
use super::super::standings::{lines, ranking};
use super::Schedule;

pub(super) fn schedule(plan: &Plan, results: &Results) -> Schedule {
    let n = plan.entrants.len();
    let bots: Vec<usize> = (0..n).collect();
    let mut pairings = pairings(plan, &bots, "rr", "Round robin");
    // In random order, as in the contest, so that early tables are informative.
    let mut chance = Rng::stream(plan.seed, n as u64, 2);
    for i in (1..pairings.len()).rev() {
        pairings.swap(i, chance.below(i as u32 + 1) as usize);
    }
    let all: Vec<&Pairing> = pairings.iter().collect();
    let order = ranking(&bots, &lines(n, all.iter().copied(), results), &all, results, plan.ties).concat();
    let expected = pairings.len();
    Schedule::of_one_table(pairings, order, plan.promote, expected)
}

pub(super) fn pairings(plan: &Plan, bots: &[usize], key: &str, stage: &str) -> Vec<Pairing> {
    let mut pairings = Vec::new();
    for (i, &a) in bots.iter().enumerate() {
        for &b in &bots[i + 1..] {
            let (low, high) = (a.min(b) + 1, a.max(b) + 1);
            let key = format!("{key}-{low:02}-{high:02}");
            pairings.push(Pairing::new(plan, key, stage, Kind::League, a, b));
        }
    }
    pairings
}
