//! Ratings: how strong on one scale, after Bradley and Terry (1952), in Elo points (400 points: odds of ten to one).
//!
//! A bot of rating r scores `1 / (1 + 10^((s - r) / 400))` against one of rating s on average; draws are half wins.
//!
//! | module | holds |
//! |---|---|
//! | `meeting` | what two bots made of their games, in units that share a set-up |
//! | `fit` | the likeliest ratings under a weak prior |
//! | `interval` | how far off they may be |
//! | `known` | the committed round robins of the built-in bots |

mod fit;
mod interval;
mod known;
mod meeting;
#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use nalgebra::DVector;
use rayon::prelude::*;
use serde::ser::{Serialize, SerializeStruct, Serializer};

use fit::{Cell, Fit};
pub use known::known;
pub use meeting::Meeting;

/// A difference of one in natural units (odds of e) in Elo points.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// A rating in Elo points: the one form that tables, reports, pages and JSON show.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The likeliest rating under a weak prior, see [`rate`]. Where an end is open, it is the prior that holds it there.
    pub elo: f64,
    /// Bounds that games set, from below and from above: none from below after nothing but losses, none from above after nothing but wins.
    pub bounded: [bool; 2],
    /// 95 % interval, `None` where it was not asked for. An end is `None` (null in JSON) where nothing bounds the rating.
    pub ci95: Option<[Option<f64>; 2]>,
}

impl Rating {
    /// The estimate for people; `?` where games bound it from neither side.
    pub fn shown(&self) -> String {
        match self.is_known() {
            true => whole(self.elo),
            false => "?".into(),
        }
    }

    /// The interval for people: `1190 to 1345`, an open end as `…`; empty where it was not asked for.
    pub fn interval(&self) -> String {
        let shown = |ends: [Option<f64>; 2]| ends.map(|end| end.map_or("…".into(), whole)).join(" to ");
        self.ci95.map_or(String::new(), shown)
    }

    /// Says if games bound it from either side.
    pub fn is_known(&self) -> bool {
        self.bounded.contains(&true)
    }

    /// The order of tables: the highest estimate first, what is not known last.
    pub fn compare(&self, other: &Self) -> Ordering {
        let unknown = other.is_known().cmp(&self.is_known());
        unknown.then(other.elo.total_cmp(&self.elo))
    }

    /// As a table's columns in JSON: `rating`, `ci95`, and both for people, `shown` and `interval`.
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

/// `elo`, `ci95`, and both for people, `shown` and `interval`.
impl Serialize for Rating {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.told("elo", to)
    }
}

/// Without the minus of a zero.
fn whole(elo: f64) -> String {
    format!("{:.0}", elo.round() + 0.0)
}

/// The expected score at this difference of ratings.
pub fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference / ELO).exp())
}

/// What counts as rating 0.
#[derive(Clone, Debug, PartialEq)]
pub enum Zero {
    /// This bot.
    Bot(usize),
    /// The mean of these.
    Mean(Vec<usize>),
}

impl Zero {
    /// The bot `name`, if it is in the field and its games bound its rating from both sides; otherwise the mean of those
    /// that both made and gave away points, so that who loses (or wins) everything moves nobody; of all, if there are none.
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

/// Ratings of a field of `n` bots by what each two made of their games; with intervals if `intervals`, which takes longer.
///
/// The rating is that of highest likelihood under Jeffreys' prior, the interval that of the profile likelihood, widened by
/// how much the results spread. A simulation (`rating/tests.rs`) shows how often it holds the truth.
pub fn rate(n: usize, meetings: &[(usize, usize, Meeting)], zero: &Zero, intervals: bool) -> Vec<Rating> {
    let cells = meetings.iter().map(|(i, j, meeting)| Cell::of(*i, *j, meeting));
    let fit = Fit::of(n, cells.collect());
    let chains = Chains::of(n, &fit.cells);
    let of = |bot: usize| {
        let mut row = DVector::zeros(n);
        row[bot] += 1.0;
        let base = zero.bots();
        base.iter().for_each(|&b| row[b] -= 1.0 / base.len() as f64);
        // The zero itself is known.
        let is_zero = row.amax() < 1e-12;
        let bounded = if is_zero { [true; 2] } else { chains.bounds(bot, base) };
        let interval = || match is_zero {
            true => [Some(0.0); 2],
            false => interval::interval(&fit, &row, bounded),
        };
        Rating {
            elo: row.dot(&fit.ratings) * ELO,
            bounded,
            ci95: intervals.then(|| interval().map(|end| end.map(|x| x * ELO))),
        }
    };
    (0..n).into_par_iter().map(of).collect()
}

/// Who took points off whom, by way of others too.
struct Chains {
    /// `[i][j]`: i took points off j, or off one who did, and so on.
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

    /// Whether a bot's rating against these is bounded from below and from above (Ford 1957): it is from below where it took
    /// points off all of them, if by way of others, and from above where all of them did so off it.
    fn bounds(&self, bot: usize, base: &[usize]) -> [bool; 2] {
        [
            base.iter().all(|&b| self.took[bot][b]),
            base.iter().all(|&b| self.took[b][bot]),
        ]
    }
}
