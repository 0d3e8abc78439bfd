//! Swiss: every round pairs bots with similar points and avoids rematches where possible.

use petgraph::algo::matching::maximum_matching;
use petgraph::graph::UnGraph;

use super::super::pairing::{Kind, Pairing, Results};
use super::super::plan::Plan;
use super::super::standings::lines;
use super::Schedule;

pub(super) fn schedule(plan: &Plan, results: &Results) -> Schedule {
    let n = plan.entrants.len();
    let mut pairings: Vec<Pairing> = Vec::new();
    let mut byes = vec![0; n];
    for round in 1..=plan.rounds {
        if !pairings.iter().all(|p| p.is_over_in(results)) {
            break;
        }
        let order = order(plan, &pairings, results, &byes);
        let (pairs, bye) = pair(&order, &pairings, &byes);
        if let Some(bot) = bye {
            byes[bot] += 1;
        }
        for (i, [a, b]) in pairs.into_iter().enumerate() {
            let (key, stage) = (format!("swiss{round}-{}", i + 1), format!("Round {round}"));
            pairings.push(Pairing::new(plan, key, &stage, Kind::League, a, b));
        }
    }
    let order = order(plan, &pairings, results, &byes);
    Schedule::of_one_table(pairings, order, plan.promote, plan.rounds * (n / 2))
}

/// Orders by points (3 for a bye), opponents' points (Buchholz), the plan's tie-breaks, number.
fn order(plan: &Plan, pairings: &[Pairing], results: &Results, byes: &[u32]) -> Vec<usize> {
    let n = plan.entrants.len();
    let lines = lines(n, pairings, results);
    let points: Vec<u32> = (0..n).map(|i| lines[i].points + 3 * byes[i]).collect();
    let mut buchholz = vec![0; n];
    for p in pairings {
        if p.is_over_in(results) {
            let [a, b] = p.bots;
            buchholz[a] += points[b];
            buchholz[b] += points[a];
        }
    }
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by(|&a, &b| {
        (points[b], buchholz[b])
            .cmp(&(points[a], buchholz[a]))
            .then_with(|| lines[a].compare_games(&lines[b], plan.ties))
            .then(a.cmp(&b))
    });
    order
}

/// Pairs each bot, best first, with the next best new opponent, keeping the number of rematches minimal. With an odd number of
/// bots, those with the fewest byes are eligible to sit out; among them the one that costs the fewest rematches does, and the
/// lowest if several do.
fn pair(order: &[usize], earlier: &[Pairing], byes: &[u32]) -> (Vec<[usize; 2]>, Option<usize>) {
    let new = |a: usize, b: usize| !earlier.iter().any(|p| p.bots == [a, b] || p.bots == [b, a]);
    let (mut left, mut bye) = (order.to_vec(), None);
    if left.len() % 2 == 1 {
        let fewest = left.iter().map(|&b| byes[b]).min().expect("someone");
        let best = (left.iter().rev().filter(|&&b| byes[b] == fewest))
            .map(|&b| (new_pairs(&without(&left, &[b]), &new), b))
            .reduce(|best, other| if other.0 > best.0 { other } else { best });
        let (_, bot) = best.expect("someone");
        left = without(&left, &[bot]);
        bye = Some(bot);
    }
    let mut pairs = Vec::new();
    while let [a, others @ ..] = &left[..] {
        let possible = new_pairs(&left, &new);
        let fits = |&&b: &&usize| new(*a, b) as usize + new_pairs(&without(&left, &[*a, b]), &new) == possible;
        let b = *others.iter().find(fits).expect("some pairing reaches the maximum");
        pairs.push([*a, b]);
        left = without(&left, &[pairs[pairs.len() - 1][0], b]);
    }
    (pairs, bye)
}

fn without(bots: &[usize], gone: &[usize]) -> Vec<usize> {
    bots.iter().filter(|b| !gone.contains(b)).copied().collect()
}

fn new_pairs(bots: &[usize], new: &dyn Fn(usize, usize) -> bool) -> usize {
    let mut graph = UnGraph::<(), ()>::new_undirected();
    let nodes: Vec<_> = bots.iter().map(|_| graph.add_node(())).collect();
    for i in 0..bots.len() {
        for j in i + 1..bots.len() {
            if new(bots[i], bots[j]) {
                graph.add_edge(nodes[i], nodes[j], ());
            }
        }
    }
    maximum_matching(&graph).edges().count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::plan::{Format, tests::plan};
    use turf_env::Rng;

    fn slow(bots: &[usize], new: &dyn Fn(usize, usize) -> bool) -> usize {
        let Some((&a, rest)) = bots.split_first() else { return 0 };
        let alone = slow(rest, new);
        let met = |&b: &usize| {
            if new(a, b) { 1 + slow(&without(rest, &[b]), new) } else { 0 }
        };
        rest.iter().map(met).max().unwrap_or(0).max(alone)
    }

    #[test]
    fn no_pairing_has_fewer_rematches() {
        let mut rng = Rng::new(1);
        for trial in 0..300 {
            let n = 2 + rng.below(7) as usize;
            let plan = plan(Format::Swiss, n, trial);
            let density = rng.unit();
            let mut earlier = Vec::new();
            for a in 0..n {
                for b in 0..a {
                    if rng.chance(density) {
                        earlier.push(Pairing::new(&plan, format!("{a}-{b}"), "", Kind::League, a, b));
                    }
                }
            }
            let new = |a: usize, b: usize| !earlier.iter().any(|p| p.bots == [a, b] || p.bots == [b, a]);
            let byes: Vec<u32> = (0..n).map(|_| rng.below(2)).collect();
            let order: Vec<usize> = (0..n).rev().collect();
            let (pairs, bye) = pair(&order, &earlier, &byes);
            let mut all: Vec<usize> = pairs.iter().flatten().copied().chain(bye).collect();
            all.sort();
            assert_eq!(all, (0..n).collect::<Vec<_>>(), "everyone once");
            let found = pairs.iter().filter(|p| new(p[0], p[1])).count();
            let possible = match bye {
                None => slow(&order, &new),
                Some(bot) => {
                    let fewest = *byes.iter().min().expect("someone");
                    assert_eq!(byes[bot], fewest);
                    let free = order.iter().filter(|&&b| byes[b] == fewest);
                    free.map(|&b| slow(&without(&order, &[b]), &new)).max().expect("someone")
                }
            };
            assert_eq!(found, possible, "{n} bots, trial {trial}");
        }
    }
}
