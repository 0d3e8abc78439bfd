//! Single elimination: a lost pairing ends a bot's tournament, but for the semi-finals' losers, who play for the third place.
//! Bots are seeded in the order given.

use super::super::pairing::Results;
use super::super::plan::Plan;
use super::{Bracket, Schedule, Seat, complete, round_name, seeding};

pub(super) fn schedule(plan: &Plan, results: &Results) -> Schedule {
    let n = plan.entrants.len();
    let seat = |seed: usize| if seed < n { Seat::Bot(seed) } else { Seat::Bye };
    let round = seeding(n.next_power_of_two()).into_iter().map(seat).collect();
    let mut found = Schedule::default();
    let out = knockout(plan, results, round, &mut found);
    let mut inside: Vec<usize> = (0..n).collect();
    inside.retain(|bot| !out.iter().flatten().any(|b| b == bot));
    // Bots that lost in the same round are ordered by their seeds.
    let out = out.into_iter().flat_map(|mut round| {
        round.sort();
        round
    });
    let order = complete(inside, out);
    Schedule { open: found.open, ..Schedule::of_one_table(found.pairings, order, 1, found.expected) }
}

/// Adds the pairings of a knockout that begins with this round. Returns the bots by the round they lost in, champion first.
pub(super) fn knockout(
    plan: &Plan,
    results: &Results,
    mut round: Vec<Seat>,
    schedule: &mut Schedule,
) -> Vec<Vec<usize>> {
    let mut bracket = Bracket::new(plan, results);
    let mut losers: Vec<Vec<usize>> = Vec::new();
    let known = |seats: &[Seat]| -> Vec<usize> { seats.iter().filter_map(|seat| seat.bot()).collect() };
    let bots = round.iter().filter(|seat| **seat != Seat::Bye).count();
    schedule.expected += bots - 1 + (bots > 3) as usize;
    loop {
        let pairings = round.len() / 2;
        let name = round_name(pairings);
        let mut ends = Vec::new();
        for (i, seats) in round.chunks(2).enumerate() {
            ends.push(bracket.meet(format!("ko{}-{}", round.len(), i + 1), &name, [seats[0], seats[1]]));
        }
        let lost: Vec<Seat> = ends.iter().map(|e| e[1]).collect();
        if pairings == 2 {
            let [third, fourth] = bracket.meet("third".into(), "Third place", [lost[0], lost[1]]);
            losers.extend(match third.bot() {
                Some(_) => vec![known(&[fourth]), known(&[third])],
                None => vec![known(&lost)],
            });
        } else {
            losers.push(known(&lost));
        }
        round = ends.iter().map(|e| e[0]).collect();
        if pairings == 1 {
            losers.push(known(&round));
            break;
        }
    }
    schedule.pairings.extend(bracket.pairings);
    schedule.open.extend(bracket.open);
    losers.reverse();
    losers
}
