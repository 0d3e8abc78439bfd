//! Ratings after Bradley and Terry (1952), in Elo points (400 points: odds of ten to one).
//!
//! The expected score of rating r against rating s is `1 / (1 + 10^((s - r) / 400))`; draws are half wins.
//!
//! | module | holds |
//! |---|---|
//! | `meeting` | results of two bots, in units that share a set-up |
//! | `fit` | maximum likelihood ratings under a weak prior |
//! | `interval` | 95 % intervals |

mod fit;
mod interval;
mod meeting;
#[cfg(test)]
pub mod tests;

use std::cmp::Ordering;

use nalgebra::DVector;
use rayon::prelude::*;
use serde::ser::{Serialize, SerializeStruct, Serializer};

use fit::{Cell, Fit};
pub use meeting::Meeting;

/// One natural unit (odds of e) in Elo points.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Maximum a posteriori estimate, see [`rate`]. If an end is unbounded, only the prior keeps this finite.
    pub elo: f64,
    /// True if games bound the rating from below and from above. Bots with only losses have no lower bound, bots with only
    /// wins no upper one.
    pub bounded: [bool; 2],
    /// 95 % interval, `None` if not computed. An end is `None` (null in JSON) if it is unbounded.
    pub ci95: Option<[Option<f64>; 2]>,
}

impl Rating {
    /// Formats the estimate; `?` if it is unbounded on both sides.
    pub fn shown(&self) -> String {
        if self.is_known() { whole(self.elo) } else { "?".into() }
    }

    /// Formats the interval as `1190 to 1345`, with `…` for an unbounded end. Empty if not computed.
    pub fn interval(&self) -> String {
        let shown = |ends: [Option<f64>; 2]| ends.map(|end| end.map_or("…".into(), whole)).join(" to ");
        self.ci95.map_or(String::new(), shown)
    }

    pub fn is_known(&self) -> bool {
        self.bounded.contains(&true)
    }

    /// Orders the highest estimate first and unknown ratings last.
    pub fn compare(&self, other: &Self) -> Ordering {
        let unknown = other.is_known().cmp(&self.is_known());
        unknown.then(other.elo.total_cmp(&self.elo))
    }

    /// Serialises as columns of a JSON table: `rating`, `ci95`, and both as text, `shown` and `interval`.
    pub fn columns<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.told("rating", to)
    }

    fn told<S: Serializer>(&self, elo: &'static str, to: S) -> Result<S::Ok, S::Error> {
        let mut told = to.serialize_struct("Rating", 4)?;
        told.serialize_field(elo, &self.elo)?;
        told.serialize_field("ci95", &self.ci95)?;
        told.serialize_field("shown", &self.shown())?;
        told.serialize_field("interval", &self.interval())?;
        told.end()
    }
}

impl Serialize for Rating {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.told("elo", to)
    }
}

fn whole(elo: f64) -> String {
    format!("{:.0}", elo.round() + 0.0)
}

pub fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference / ELO).exp())
}

#[derive(Clone, Debug, PartialEq)]
pub enum Zero {
    Bot(usize),
    Mean(Vec<usize>),
}

impl Zero {
    /// Chooses the bot `name` if it has both won and lost points. Otherwise chooses the mean of all bots that have, so that
    /// bots with only wins or only losses do not move the others, or the mean of all bots if there are none.
    pub fn of(names: &[String], meetings: &[(usize, usize, Meeting)], name: Option<&str>) -> Self {
        let (mut points, mut games) = (vec![0.0; names.len()], vec![0.0; names.len()]);
        for (i, j, meeting) in meetings {
            for (bot, meeting) in [(*i, *meeting), (*j, meeting.reversed())] {
                points[bot] += meeting.points();
                games[bot] += meeting.games();
            }
        }
        let bounded = |bot: &usize| 0.0 < points[*bot] && points[*bot] < games[*bot];
        let named = name.and_then(|name| names.iter().position(|n| n == name));
        match named.filter(bounded) {
            Some(bot) => Self::Bot(bot),
            None => match (0..names.len()).filter(bounded).collect::<Vec<_>>() {
                none if none.is_empty() => Self::Mean((0..names.len()).collect()),
                some => Self::Mean(some),
            },
        }
    }

    fn bots(&self) -> &[usize] {
        match self {
            Self::Bot(bot) => std::slice::from_ref(bot),
            Self::Mean(bots) => bots,
        }
    }
}

/// Rates a field of `n` bots. `intervals` takes longer.
///
/// Ratings maximise the likelihood under Jeffreys' prior. Intervals come from the profile likelihood, widened by the spread of
/// the results; `rating/tests.rs` simulates their coverage.
pub fn rate(n: usize, meetings: &[(usize, usize, Meeting)], zero: &Zero, intervals: bool) -> Vec<Rating> {
    let cells = meetings.iter().map(|(i, j, meeting)| Cell::of(*i, *j, meeting));
    let fit = Fit::of(n, cells.collect());
    let chains = Chains::of(n, &fit.cells);
    let of = |bot: usize| {
        let mut row = DVector::zeros(n);
        row[bot] += 1.0;
        let base = zero.bots();
        base.iter().for_each(|&b| row[b] -= 1.0 / base.len() as f64);
        // The zero itself has no uncertainty.
        let is_zero = row.amax() < 1e-12;
        let bounded = if is_zero { [true; 2] } else { chains.bounds(bot, base) };
        let interval = || if is_zero { [Some(0.0); 2] } else { interval::interval(&fit, &row, bounded) };
        Rating {
            elo: row.dot(&fit.ratings) * ELO,
            bounded,
            ci95: intervals.then(|| interval().map(|end| end.map(|x| x * ELO))),
        }
    };
    (0..n).into_par_iter().map(of).collect()
}

struct Chains {
    /// `[i][j]` is true if i took points off j, directly or through others.
    took: Vec<Vec<bool>>,
}

impl Chains {
    fn of(n: usize, cells: &[Cell]) -> Self {
        let mut took: Vec<Vec<bool>> = (0..n).map(|i| (0..n).map(|j| i == j).collect()).collect();
        for cell in cells {
            took[cell.i][cell.j] |= cell.points > 0.0;
            took[cell.j][cell.i] |= cell.points < cell.games;
        }
        for by in 0..n {
            let through = took[by].clone();
            for row in took.iter_mut().filter(|row| row[by]) {
                row.iter_mut().zip(&through).for_each(|(a, b)| *a |= b);
            }
        }
        Self { took }
    }

    /// Returns true for each side, below and above, on which the bot's rating relative to `base` is bounded (Ford 1957): below
    /// if it took points off all of `base`, directly or through others; above if all of `base` did so off it.
    fn bounds(&self, bot: usize, base: &[usize]) -> [bool; 2] {
        [base.iter().all(|&b| self.took[bot][b]), base.iter().all(|&b| self.took[b][bot])]
    }
}
