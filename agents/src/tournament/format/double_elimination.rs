//! Double elimination: a first loss moves a bot to the lower bracket, a second one ends its tournament. Bots are seeded in the
//! order given. If the champion of the lower bracket wins the grand final, both have lost once, and a second one decides.

use super::super::pairing::Results;
use super::super::plan::Plan;
use super::super::standings::lines;
use super::{Bracket, Schedule, Seat, complete, seeding};

pub(super) fn schedule(plan: &Plan, results: &Results) -> Schedule {
    let n = plan.entrants.len();
    let size = n.next_power_of_two();
    let mut bracket = Bracket::new(plan, results);
    let seat = |seed: usize| if seed < n { Seat::Bot(seed) } else { Seat::Bye };
    let mut upper: Vec<Seat> = seeding(size).into_iter().map(seat).collect();
    let mut lower: Vec<Seat> = Vec::new();
    let mut level = 0;
    for round in 1.. {
        if upper.len() == 1 {
            break;
        }
        let stage = format!("Winners' round {round}");
        let ends = meet_all(&mut bracket, &format!("w{round}"), &stage, &upper);
        upper = ends.iter().map(|e| e[0]).collect();
        let mut fallen: Vec<Seat> = ends.iter().map(|e| e[1]).collect();
        if round == 1 {
            lower = fallen;
        } else {
            // Reversed in every other round, so that recent opponents are far apart.
            if round % 2 == 0 {
                fallen.reverse();
            }
            let mixed: Vec<Seat> = lower.iter().zip(&fallen).flat_map(|(&a, &b)| [a, b]).collect();
            lower = lower_round(&mut bracket, &mut level, &mixed);
        }
        if lower.len() > 1 {
            lower = lower_round(&mut bracket, &mut level, &lower.clone());
        }
    }
    // With two bots the lower bracket is empty: its champion is the loser of the only pairing.
    let mut champions = [upper[0], lower[0]];
    let first = bracket.meet("final-1".into(), "Grand final", champions);
    champions = if first[0] == champions[1] && first[0] != Seat::Open {
        bracket.meet("final-2".into(), "Grand final, again", champions)
    } else {
        first
    };
    bracket.out.extend([(level + 1, champions[1]), (level + 2, champions[0])]);
    finish(plan, results, bracket)
}

fn lower_round(bracket: &mut Bracket, level: &mut usize, seats: &[Seat]) -> Vec<Seat> {
    *level += 1;
    let stage = format!("Second chance, round {level}");
    let ends = meet_all(bracket, &format!("l{level}"), &stage, seats);
    bracket.out.extend(ends.iter().map(|e| (*level, e[1])));
    ends.iter().map(|e| e[0]).collect()
}

fn meet_all(bracket: &mut Bracket, key: &str, stage: &str, seats: &[Seat]) -> Vec<[Seat; 2]> {
    let pairs = seats.chunks(2).enumerate();
    pairs.map(|(i, pair)| bracket.meet(format!("{key}-{}", i + 1), stage, [pair[0], pair[1]])).collect()
}

/// Computes the order: a later exit is better; within a round the games decide as [`Ties`](super::super::plan::Ties) says,
/// then the seeding.
fn finish(plan: &Plan, results: &Results, bracket: Bracket) -> Schedule {
    let n = plan.entrants.len();
    let lines = lines(n, &bracket.pairings, results);
    let out = bracket.out.iter();
    let mut out: Vec<(usize, usize)> = out.filter_map(|(level, seat)| Some((*level, seat.bot()?))).collect();
    let games = |a: usize, b: usize| lines[a].compare_games(&lines[b], plan.ties).then(a.cmp(&b));
    out.sort_by(|&(late, a), &(level, b)| level.cmp(&late).then_with(|| games(a, b)));
    // Remaining bots come first while the tournament runs.
    let mut inside: Vec<usize> = (0..n).filter(|bot| out.iter().all(|(_, b)| b != bot)).collect();
    inside.sort_by(|&a, &b| lines[b].points.cmp(&lines[a].points).then_with(|| games(a, b)));
    let order = complete(inside, out.into_iter().map(|(_, bot)| bot));
    Schedule { open: bracket.open, ..Schedule::of_one_table(bracket.pairings, order, 1, 2 * n - 2) }
}
