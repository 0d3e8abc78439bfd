//! Whole tournaments with random results, compared with slow, obvious checks.

use std::collections::BTreeMap;

use turf_env::Rng;

use super::*;
use crate::tournament::pairing::GameResult;
use crate::tournament::plan::tests::plan;
use crate::tournament::plan::usual_groups;

/// Plays game by game to the end, with running pairings in random order; checks that scheduled pairings stay scheduled.
/// Returns the results, the final schedule and the keys in the order of their ends.
fn simulate(plan: &Plan, order: u64, draws: f64) -> (Results, Schedule, Vec<String>) {
    let mut rng = Rng::new(order);
    let (mut results, mut ended) = (Results::new(), vec![]);
    let mut known: Vec<Pairing> = vec![];
    loop {
        let now = schedule(plan, &results);
        for pairing in &known {
            assert!(now.pairings.contains(pairing), "{} vanished", pairing.key);
        }
        let mut keys: Vec<&str> = now.pairings.iter().map(|p| p.key.as_str()).collect();
        keys.sort();
        assert!(keys.windows(2).all(|k| k[0] != k[1]), "keys are unique");
        let mut all = now.order.clone();
        all.sort();
        let everyone: Vec<usize> = (0..plan.entrants.len()).collect();
        assert_eq!(all, everyone, "everyone has a place");
        known.clone_from(&now.pairings);
        let playable: Vec<&Pairing> = now.pairings.iter().filter(|p| !p.is_over_in(&results)).collect();
        if playable.is_empty() {
            assert!(now.is_over(&results));
            return (results, now, ended);
        }
        assert!(!now.is_over(&results));
        let pairing = playable[rng.below(playable.len() as u32) as usize].clone();
        let tally = results.entry(pairing.key.clone()).or_default();
        let Next::Play(slot) = pairing.next(tally) else { unreachable!() };
        // The result depends on the game alone, as it does when bots play it.
        let mut chance = pairing.setup_chance(&slot);
        chance = Rng::stream(chance.next_u64(), slot.number as u64, 0);
        tally.add(&GameResult {
            winner: (!chance.chance(draws)).then(|| chance.below(2) as usize),
            scores: [0, 1].map(|_| chance.below(100) as f64),
        });
        if pairing.is_over(tally) {
            ended.push(pairing.key);
        }
    }
}

fn winner_and_loser(pairing: &Pairing, results: &Results) -> Option<[usize; 2]> {
    match pairing.next(&results[&pairing.key]) {
        Next::Over(Some(w)) => Some([pairing.bots[w], pairing.bots[1 - w]]),
        _ => None,
    }
}

#[test]
fn the_order_of_play_changes_nothing() {
    for format in Format::ALL {
        for n in 2..12 {
            let plan = Plan { games: 4, ..plan(format, n, n as u64) };
            let first = simulate(&plan, 1, 0.3);
            for order in 2..5 {
                let other = simulate(&plan, order, 0.3);
                assert_eq!((&other.0, &other.1), (&first.0, &first.1), "{format:?} of {n}");
            }
        }
    }
}

#[test]
fn every_pairing_has_the_settings_of_its_narrowest_stage() {
    use crate::tournament::stages::{covers, stages};
    use serde_json::json;
    for format in Format::ALL {
        for n in 2..20 {
            let mut plan = Plan { games: 2, groups: usual_groups(n), ..plan(format, n, n as u64) };
            let known = stages(&plan);
            plan.stages = known.iter().map(|stage| (stage.clone(), json!(stage))).collect();
            assert_eq!(plan.check(), Ok(()));
            for p in simulate(&plan, 1, 0.3).1.pairings {
                let config = plan.config_of(&p).as_str().expect("some stage's");
                assert!(known.iter().any(|stage| stage == config), "{}", p.stage);
            }
        }
    }
    let mut plan = plan(Format::GroupsKnockout, 12, 1);
    plan.config = json!("all");
    let of = |plan: &Plan, stage: &str| {
        let p = Pairing::new(plan, "k".into(), stage, Kind::League, 0, 1);
        plan.config_of(&p).clone()
    };
    assert_eq!(of(&plan, "Final"), "all");
    for name in ["knockout", "group", "final"] {
        plan.stages.insert(name.into(), json!(name));
    }
    assert_eq!(plan.check(), Ok(()));
    for (stage, name) in [("Group E", "group"), ("Decider E", "group"), ("Semi-final", "knockout"), ("Final", "final")]
    {
        assert_eq!(of(&plan, stage), name);
    }
    assert!(covers(&plan, "final", "final") && !covers(&plan, "round", "roundabout"));
    plan.stages.insert("grand-final".into(), json!(1));
    let why = plan.check().expect_err("of another format");
    assert!(why.contains("grand-final") && why.contains("quarter-final"), "{why}");
}

#[test]
fn a_round_robin_has_every_pair_once() {
    for n in 2..10 {
        let (_, end, _) = simulate(&plan(Format::RoundRobin, n, 3), 1, 0.1);
        let mut met = vec![vec![0; n]; n];
        for p in &end.pairings {
            met[p.bots[0]][p.bots[1]] += 1;
            met[p.bots[1]][p.bots[0]] += 1;
        }
        for (i, row) in met.iter().enumerate() {
            for (j, &times) in row.iter().enumerate() {
                assert_eq!(times, (i != j) as u32);
            }
        }
        assert_eq!(end.expected, end.pairings.len());
    }
}

#[test]
fn double_elimination_lets_everyone_lose_twice_but_one() {
    for n in 2..20 {
        for seed in 0..20 {
            let plan = Plan { games: 2, ..plan(Format::DoubleElimination, n, seed) };
            let (results, end, ended) = simulate(&plan, seed, 0.4);
            let by_key: BTreeMap<&str, &Pairing> = end.pairings.iter().map(|p| (p.key.as_str(), p)).collect();
            let mut losses = vec![0; n];
            for key in &ended {
                let pairing = by_key[key.as_str()];
                let in_play = pairing.bots.iter().all(|&b| losses[b] < 2);
                assert!(in_play, "nobody plays on after two losses");
                losses[winner_and_loser(pairing, &results).expect("no draws")[1]] += 1;
            }
            let champion = end.order[0];
            let out = (0..n).all(|b| b == champion || losses[b] == 2);
            assert!(losses[champion] < 2 && out, "nobody is out before two losses");
            assert_eq!(end.pairings.len(), 2 * n - 2 + losses[champion]);
            // A later second loss means a better place; bots that lost in the same round are exempt.
            let place = |bot: usize| end.order.iter().position(|&b| b == bot).expect("placed");
            let last = winner_and_loser(by_key[ended.last().expect("some").as_str()], &results).expect("no draws");
            assert_eq!([place(last[0]), place(last[1])], [0, 1]);
        }
    }
}

#[test]
fn swiss_rounds_are_full_and_avoid_rematches() {
    for n in 2..14 {
        for seed in 0..10 {
            let plan = Plan { games: 2, ..plan(Format::Swiss, n, seed) };
            let (_, end, _) = simulate(&plan, seed, 0.3);
            assert_eq!(end.pairings.len(), plan.rounds * (n / 2));
            let mut byes = vec![plan.rounds as i32; n];
            let mut met = std::collections::BTreeSet::new();
            for (i, p) in end.pairings.iter().enumerate() {
                let round = &end.pairings[i / (n / 2) * (n / 2)..][..n / 2];
                assert_eq!(round.iter().filter(|q| q.bots.contains(&p.bots[0])).count(), 1);
                p.bots.iter().for_each(|&b| byes[b] -= 1);
                let pair = (p.bots[0].min(p.bots[1]), p.bots[0].max(p.bots[1]));
                // With at most half as many rounds as bots a new opponent always exists (Dirac, 1952).
                assert!(met.insert(pair) || plan.rounds > n / 2, "{n} bots, seed {seed}: a rematch");
            }
            let (most, least) = (byes.iter().max().unwrap(), byes.iter().min().unwrap());
            assert!(most - least <= 1, "{byes:?}");
        }
    }
}

fn ranks(plan: &Plan, results: &Results, end: &Schedule) -> Vec<(usize, usize)> {
    let mut ranks = vec![(0, 0); plan.entrants.len()];
    if plan.format == Format::DoubleElimination {
        let round = |p: &Pairing| p.key.rsplit_once('-').map(|(round, _)| round.to_string());
        for p in &end.pairings {
            let [winner, loser] = winner_and_loser(p, results).expect("no draws");
            ranks[winner].0 = end.pairings.len();
            ranks[loser].0 = end.pairings.iter().position(|q| round(q) == round(p)).expect("itself");
        }
        return ranks;
    }
    let mut opponents = vec![vec![]; ranks.len()];
    let mut played = vec![0; ranks.len()];
    for p in &end.pairings {
        let Next::Over(winner) = p.next(&results[&p.key]) else { unreachable!() };
        for side in 0..2 {
            opponents[p.bots[side]].push(p.bots[1 - side]);
            played[p.bots[side]] += 1;
            ranks[p.bots[side]].0 += winner.map_or(1, |w| if w == side { 3 } else { 0 });
        }
    }
    (0..ranks.len()).for_each(|bot| ranks[bot].0 += 3 * (plan.rounds - played[bot]));
    let points = ranks.clone();
    (0..ranks.len()).for_each(|bot| ranks[bot].1 = opponents[bot].iter().map(|&other| points[other].0).sum());
    ranks
}

#[test]
fn equals_stand_in_the_order_asked_for() {
    use crate::tournament::plan::Ties;
    use crate::tournament::standings::lines;
    for format in [Format::DoubleElimination, Format::Swiss] {
        for ties in Ties::ALL {
            let mut decided = [0; 2];
            for seed in 0..30 {
                let plan = Plan { games: 2, ties, ..plan(format, 9, seed) };
                let (results, end, _) = simulate(&plan, seed, 0.3);
                let lines = lines(9, &end.pairings, &results);
                let ranks = ranks(&plan, &results, &end);
                for pair in end.order.windows(2) {
                    let [a, b] = [pair[0], pair[1]];
                    assert!(ranks[a] >= ranks[b], "{format:?}, seed {seed}");
                    if ranks[a] > ranks[b] {
                        continue;
                    }
                    let net = lines[a].net_wins().cmp(&lines[b].net_wins());
                    let mean = lines[a].mean_score().total_cmp(&lines[b].mean_score());
                    let [first, then] = match ties {
                        Ties::NetWins => [net, mean],
                        Ties::MeanScore => [mean, net],
                    };
                    assert!(first.then(then).is_ge(), "{format:?}, {ties:?}, seed {seed}");
                    decided[0] += net.is_lt() as u32;
                    decided[1] += mean.is_lt() as u32;
                }
            }
            // The other order would have swapped some of them.
            let [net, mean] = decided;
            let (never, often) = match ties {
                Ties::NetWins => (net, mean),
                Ties::MeanScore => (mean, net),
            };
            assert!(never == 0 && often > 0, "{format:?}, {ties:?}: {decided:?}");
        }
    }
}

#[test]
fn groups_promote_two_each_and_the_knockout_follows() {
    for n in 2..20 {
        for seed in 0..10 {
            let plan = Plan { games: 2, groups: usual_groups(n), ..plan(Format::GroupsKnockout, n, seed) };
            let (results, end, ended) = simulate(&plan, seed, 0.5);
            let all = end.pairings.iter();
            let of = |prefix: &str| all.clone().filter(|p| p.key.starts_with(prefix)).collect::<Vec<_>>();
            // Group sizes differ by at most one, and every bot is in one group.
            let sizes: Vec<usize> = end.tables.iter().map(|t| t.order.len()).collect();
            assert_eq!((sizes.iter().sum::<usize>(), sizes.len()), (n, plan.groups));
            assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1);
            assert_eq!(of("group").len(), sizes.iter().map(|s| s * (s - 1) / 2).sum::<usize>());
            // The knockout has the promoted bots and no others; its losers play at most for third place.
            let first = of(&format!("ko{}-", 2 * plan.groups));
            let mut there: Vec<usize> = first.iter().flat_map(|p| p.bots).collect();
            let mut promoted: Vec<usize> = end.tables.iter().flat_map(|t| t.order[..2].to_vec()).collect();
            there.sort();
            promoted.sort();
            assert_eq!(there, promoted);
            let knockout: Vec<&Pairing> = end.pairings.iter().filter(|p| p.kind == Kind::Knockout).collect();
            let m = 2 * plan.groups;
            assert_eq!(knockout.len(), m - 1 + (m > 2) as usize);
            let mut lost = vec![false; n];
            for key in ended.iter().filter(|key| key.starts_with("ko")) {
                let p = end.pairings.iter().find(|p| p.key == *key).expect("scheduled");
                assert!(p.bots.iter().all(|&b| !lost[b]));
                lost[winner_and_loser(p, &results).expect("no draws in the knockout")[1]] = true;
            }
            let finals = winner_and_loser(of("ko2-")[0], &results).expect("decided");
            assert_eq!(end.order[..2], finals);
            if m > 2 {
                let third = winner_and_loser(of("third")[0], &results).expect("decided");
                assert_eq!(end.order[2..4], third);
            }
            assert!(end.order[..m].iter().all(|b| promoted.contains(b)));
        }
    }
}

#[test]
fn full_equals_of_a_group_play_deciders() {
    // Every game is drawn with equal scores: only deciders can separate the bots.
    let plan = Plan { games: 2, ..plan(Format::GroupsKnockout, 3, 1) };
    let mut results = Results::new();
    let even = |p: &Pairing, results: &mut Results| {
        let tally = results.entry(p.key.clone()).or_default();
        while let Next::Play(_) = p.next(tally) {
            tally.add(&GameResult { winner: None, scores: [1.0; 2] });
        }
    };
    for p in schedule(&plan, &results).pairings {
        even(&p, &mut results);
    }
    let now = schedule(&plan, &results);
    let deciders: Vec<&Pairing> = now.pairings.iter().filter(|p| p.kind == Kind::Decider).collect();
    assert_eq!(deciders.len(), 3);
    assert!(now.pairings.iter().all(|p| p.kind != Kind::Knockout), "not before they are played");
    let (two, one) = (2, 1);
    for p in deciders {
        // 2 beats 1 beats 0.
        let better = if p.bots.contains(&two) { two } else { one };
        results
            .entry(p.key.clone())
            .or_default()
            .add(&GameResult { winner: p.bots.iter().position(|&b| b == better), scores: [1.0; 2] });
    }
    let now = schedule(&plan, &results);
    assert_eq!(now.tables[0].order, [2, 1, 0]);
    assert_eq!(now.pairings.last().map(|p| p.stage.as_str()), Some("Final"));
}

#[test]
fn first_round_seeding_keeps_the_best_apart() {
    assert_eq!(seeding(8), [0, 7, 3, 4, 1, 6, 2, 5]);
}
