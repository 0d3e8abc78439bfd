//! Round robins in groups, then a knockout of the best two of each group. Seeding follows the contest: with groups E, W, S, N
//! the quarter-finals are E1–W2, S1–N2, E2–W1, S2–N1, and the winners of the first two and of the last two meet.

use turf_env::Rng;

use super::super::pairing::{Kind, Pairing, Results};
use super::super::plan::Plan;
use super::super::standings::{lines, ranking};
use super::knockout::knockout;
use super::{Schedule, Seat, Table, complete, round_robin};

const PROMOTED: usize = 2;

pub(super) fn schedule(plan: &Plan, results: &Results) -> Schedule {
    let n = plan.entrants.len();
    let groups = draw(plan);
    let mut schedule = Schedule::default();
    let mut promoted = Vec::new();
    let mut behind = Vec::new();
    let of_groups: Vec<Vec<Pairing>> = (groups.iter().enumerate())
        .map(|(g, bots)| {
            let key = format!("group{}", zone(g, groups.len()));
            round_robin::pairings(plan, bots, &key, &group_name("Group", g, groups.len()))
        })
        .collect();
    let group_lines = lines(n, of_groups.iter().flatten(), results);
    for (g, (bots, mut pairings)) in groups.iter().zip(of_groups).enumerate() {
        let rank = |pairings: &[Pairing]| {
            let all: Vec<&Pairing> = pairings.iter().collect();
            ranking(bots, &group_lines, &all, results, plan.ties)
        };
        let over = |pairings: &[Pairing]| pairings.iter().all(|p| p.is_over_in(results));
        if over(&pairings) {
            pairings.extend(deciders(plan, &rank(&pairings), g));
        }
        // Bots that even deciders leave equal are ordered by number.
        let order = rank(&pairings).concat();
        let known = over(&pairings);
        promoted.push([0, 1].map(|place| if known { Seat::Bot(order[place]) } else { Seat::Open }));
        behind.extend_from_slice(&order[PROMOTED..]);
        schedule.tables.push(Table { title: group_name("Group", g, groups.len()), order, promote: PROMOTED });
        schedule.pairings.extend(pairings);
    }
    schedule.expected = schedule.pairings.iter().filter(|p| p.kind == Kind::League).count();
    let knocked_out = knockout(plan, results, first_round(&promoted), &mut schedule);
    // Bots that did not advance, and bots that lost in the same round, are ordered by their group results.
    let by_group = |bots: &mut [usize]| {
        bots.sort_by(|&a, &b| group_lines[a].compare_alone(&group_lines[b], plan.ties).then(a.cmp(&b)))
    };
    let mut order = Vec::new();
    for mut round in knocked_out {
        by_group(&mut round);
        order.extend(round);
    }
    let tables = schedule.tables.iter();
    let mut first: Vec<usize> = tables.flat_map(|t| t.order[..PROMOTED].to_vec()).collect();
    by_group(&mut first);
    by_group(&mut behind);
    schedule.order = complete(order, first.into_iter().chain(behind));
    schedule
}

/// Names a group: a single one by no letter, up to four by the contest's zones, more from A.
pub(in super::super) fn group_name(what: &str, group: usize, groups: usize) -> String {
    match groups {
        1 => what.to_string(),
        _ => format!("{what} {}", zone(group, groups)),
    }
}

fn zone(group: usize, groups: usize) -> String {
    let zone = ["E", "W", "S", "N"].get(group).filter(|_| groups <= 4);
    zone.map_or_else(|| ((b'A' + (group % 26) as u8) as char).to_string().repeat(1 + group / 26), |z| z.to_string())
}

/// Draws the groups. Bots are split into pots of one per group, in the order given, and each pot is shuffled.
fn draw(plan: &Plan) -> Vec<Vec<usize>> {
    let bots: Vec<usize> = (0..plan.entrants.len()).collect();
    let mut groups = vec![vec![]; plan.groups];
    for (p, pot) in bots.chunks(plan.groups).enumerate() {
        let mut free: Vec<usize> = (0..plan.groups).collect();
        let mut chance = Rng::stream(plan.seed, p as u64, 3);
        for &bot in pot {
            groups[free.swap_remove(chance.below(free.len() as u32) as usize)].push(bot);
        }
    }
    groups
}

fn deciders(plan: &Plan, ranking: &[Vec<usize>], group: usize) -> Vec<Pairing> {
    let (mut place, mut deciders) = (0, Vec::new());
    let key = format!("decider{}", zone(group, plan.groups));
    let stage = group_name("Decider", group, plan.groups);
    for equals in ranking {
        if place < PROMOTED {
            deciders.extend(round_robin::pairings(plan, equals, &key, &stage));
        }
        place += equals.len();
    }
    deciders.iter_mut().for_each(|p| p.kind = Kind::Decider);
    deciders
}

/// Returns the first round in pairs: X1–Y2 for all neighbouring groups X and Y, then X2–Y1.
fn first_round(promoted: &[[Seat; 2]]) -> Vec<Seat> {
    if let [only] = promoted {
        return only.to_vec();
    }
    let halves = [0, 1].map(|half| {
        let pairs = promoted.chunks(2);
        pairs.flat_map(move |pair| [pair[0][half], pair[1][1 - half]])
    });
    halves.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeding_is_the_contests() {
        // Groups E W S N = 0 1 2 3, places 10 and 20.
        let promoted: Vec<[Seat; 2]> = (0..4).map(|g| [Seat::Bot(10 + g), Seat::Bot(20 + g)]).collect();
        let (e, w, s, n) = (0, 1, 2, 3);
        let expected = [10 + e, 20 + w, 10 + s, 20 + n, 20 + e, 10 + w, 20 + s, 10 + n];
        assert_eq!(first_round(&promoted), expected.map(Seat::Bot));
        assert_eq!(first_round(&promoted[..2]), [10, 21, 20, 11].map(Seat::Bot));
        assert_eq!(first_round(&promoted[..1]), [10, 20].map(Seat::Bot));
    }

    #[test]
    fn groups_have_names_of_their_own() {
        assert_eq!([0, 1, 2, 3].map(|g| zone(g, 4)), ["E", "W", "S", "N"]);
        assert_eq!([(0, 1), (1, 2)].map(|(g, n)| group_name("Group", g, n)), ["Group", "Group W"]);
        let names: std::collections::BTreeSet<String> = (0..64).map(|g| zone(g, 64)).collect();
        assert_eq!(names.len(), 64);
    }
}
