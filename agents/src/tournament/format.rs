//! Tournament formats: pure functions from the results so far to the pairings known so far.

mod double_elimination;
mod groups_knockout;
mod knockout;
mod round_robin;
mod swiss;
#[cfg(test)]
mod tests;

pub(super) use groups_knockout::group_name;

use super::pairing::{Kind, Next, Pairing, Results};
use super::plan::{Format, Plan};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Schedule {
    /// All pairings known now, finished ones included. More results only add to them.
    pub pairings: Vec<Pairing>,
    /// Knockout pairings that wait for others to end.
    pub open: Vec<Open>,
    pub tables: Vec<Table>,
    /// Best first. Provisional until the tournament is over.
    pub order: Vec<usize>,
    pub expected: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Open {
    pub key: String,
    pub stage: String,
    /// Bots that are known already.
    pub bots: [Option<usize>; 2],
}

#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub title: String,
    pub order: Vec<usize>,
    pub promote: usize,
}

impl Schedule {
    fn of_one_table(pairings: Vec<Pairing>, order: Vec<usize>, promote: usize, expected: usize) -> Self {
        Self {
            tables: vec![Table { title: String::new(), order: order.clone(), promote }],
            pairings,
            order,
            expected,
            open: vec![],
        }
    }

    pub fn is_over(&self, results: &Results) -> bool {
        self.pairings.iter().all(|p| p.is_over_in(results))
    }
}

/// Computes the schedule. `plan` must have passed [`Plan::check`].
pub fn schedule(plan: &Plan, results: &Results) -> Schedule {
    match plan.format {
        Format::RoundRobin => round_robin::schedule(plan, results),
        Format::GroupsKnockout => groups_knockout::schedule(plan, results),
        Format::Knockout => knockout::schedule(plan, results),
        Format::DoubleElimination => double_elimination::schedule(plan, results),
        Format::Swiss => swiss::schedule(plan, results),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seat {
    Open,
    /// No bot: the opponent advances without playing.
    Bye,
    Bot(usize),
}

impl Seat {
    fn bot(self) -> Option<usize> {
        match self {
            Seat::Bot(bot) => Some(bot),
            _ => None,
        }
    }
}

struct Bracket<'a> {
    plan: &'a Plan,
    results: &'a Results,
    pairings: Vec<Pairing>,
    open: Vec<Open>,
    out: Vec<(usize, Seat)>,
}

impl<'a> Bracket<'a> {
    fn new(plan: &'a Plan, results: &'a Results) -> Self {
        Self { plan, results, pairings: vec![], open: vec![], out: vec![] }
    }

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
            _ => {
                self.open.push(Open { key, stage: stage.to_string(), bots: [a.bot(), b.bot()] });
                [Seat::Open; 2]
            }
        }
    }
}

/// Returns the seeds of a bracket in the order of its first round, so that the best two can only meet in the final. `size` is
/// a power of two.
fn seeding(size: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < size {
        let next = 2 * order.len();
        order = order.iter().flat_map(|&s| [s, next - 1 - s]).collect();
    }
    order
}

pub(super) fn round_name(pairings: usize) -> String {
    match pairings {
        1 => "Final".into(),
        2 => "Semi-final".into(),
        4 => "Quarter-final".into(),
        n => format!("Round of {}", 2 * n),
    }
}

fn complete(mut order: Vec<usize>, rest: impl IntoIterator<Item = usize>) -> Vec<usize> {
    for bot in rest {
        if !order.contains(&bot) {
            order.push(bot);
        }
    }
    order
}
