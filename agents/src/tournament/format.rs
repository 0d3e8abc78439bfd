//! Who plays whom: pure functions from the results so far to the pairings known so far.

mod double_elimination;
mod groups_knockout;
mod round_robin;
mod swiss;
#[cfg(test)]
mod tests;

pub(super) use groups_knockout::group_name;

use super::pairing::{Kind, Next, Pairing, Results};
use super::plan::{Format, Plan};

/// What the results so far determine.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Schedule {
    /// Every pairing known by now, finished and running ones included. More results only add to them.
    pub pairings: Vec<Pairing>,
    /// Tables, for people; a bot may be in one or none.
    pub tables: Vec<Table>,
    /// All bots, the best first: the final order once the tournament is over, the best guess before.
    pub order: Vec<usize>,
    /// How many pairings there will be, as far as can be told (deciders apart).
    pub expected: usize,
}

/// A table with a promotion line.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// "Group E"; empty where there is one table only.
    pub title: String,
    /// The bots of this table, best first.
    pub order: Vec<usize>,
    /// Places above the promotion line.
    pub promote: usize,
}

impl Schedule {
    /// One table of all bots, in their order.
    fn of_one_table(pairings: Vec<Pairing>, order: Vec<usize>, promote: usize, expected: usize) -> Self {
        Self {
            tables: vec![Table {
                title: String::new(),
                order: order.clone(),
                promote,
            }],
            pairings,
            order,
            expected,
        }
    }

    /// Whether nothing is left to play.
    pub fn is_over(&self, results: &Results) -> bool {
        self.pairings
            .iter()
            .all(|p| results.get(&p.key).is_some_and(|t| p.is_over(t)))
    }
}

/// The schedule of a checked plan after these results.
pub fn schedule(plan: &Plan, results: &Results) -> Schedule {
    match plan.format {
        Format::RoundRobin => round_robin::schedule(plan, results),
        Format::GroupsKnockout => groups_knockout::schedule(plan, results),
        Format::DoubleElimination => double_elimination::schedule(plan, results),
        Format::Swiss => swiss::schedule(plan, results),
    }
}

/// A place in a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seat {
    /// Not known yet.
    Open,
    /// Nobody: the other one goes on without playing.
    Bye,
    Bot(usize),
}

/// A bracket under construction.
struct Bracket<'a> {
    plan: &'a Plan,
    results: &'a Results,
    pairings: Vec<Pairing>,
    /// Who lost, by the round of the loss; to be sorted within it.
    out: Vec<(usize, Seat)>,
}

impl<'a> Bracket<'a> {
    fn new(plan: &'a Plan, results: &'a Results) -> Self {
        Self {
            plan,
            results,
            pairings: vec![],
            out: vec![],
        }
    }

    /// Adds a pairing where both are known; who wins and who loses.
    fn meet(&mut self, key: String, stage: &str, [a, b]: [Seat; 2]) -> [Seat; 2] {
        match [a, b] {
            [Seat::Bot(a), Seat::Bot(b)] => {
                let pairing = Pairing::new(self.plan, key, stage, Kind::Knockout, a, b);
                let next = pairing.next(self.results.get(&pairing.key).unwrap_or(&Default::default()));
                let bots = pairing.bots;
                self.pairings.push(pairing);
                match next {
                    Next::Over(winner) => {
                        let winner = winner.expect("a knockout pairing has a winner");
                        [Seat::Bot(bots[winner]), Seat::Bot(bots[1 - winner])]
                    }
                    Next::Play(_) => [Seat::Open; 2],
                }
            }
            [Seat::Bye, other] | [other, Seat::Bye] => [other, Seat::Bye],
            _ => [Seat::Open; 2],
        }
    }
}

/// Seeds 0.. of a bracket of `size` (a power of two) in the order of its first round: the best two can only meet last.
fn seeding(size: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < size {
        let next = 2 * order.len();
        order = order.iter().flat_map(|&s| [s, next - 1 - s]).collect();
    }
    order
}

/// What a knockout round of so many pairings is called.
pub(super) fn round_name(pairings: usize) -> String {
    match pairings {
        1 => "Final".into(),
        2 => "Semi-final".into(),
        4 => "Quarter-final".into(),
        n => format!("Round of {}", 2 * n),
    }
}

/// `order` with everyone else behind, by `rest`.
fn complete(mut order: Vec<usize>, rest: impl IntoIterator<Item = usize>) -> Vec<usize> {
    for bot in rest {
        if !order.contains(&bot) {
            order.push(bot);
        }
    }
    order
}
