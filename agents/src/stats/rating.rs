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

use nalgebra::DVector;
use rayon::prelude::*;
use serde::Serialize;

use fit::{Cell, Fit};
pub use known::known;
pub use meeting::Meeting;

/// A difference of one in natural units (odds of e) in Elo points.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// A rating and its 95 % interval, in Elo points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The likeliest rating under a weak prior, see [`rate`].
    pub elo: f64,
    /// 95 % interval; `None` (null in JSON) where it is open, as nothing bounds the rating: below after nothing but losses,
    /// above after nothing but wins.
    pub ci95: [Option<f64>; 2],
}

impl Rating {
    /// For people: `1267`, or a bound, `< 120` or `> 1500`, where the interval is open on one side.
    pub fn shown(&self) -> String {
        match self.ci95 {
            [None, Some(high)] => format!("< {}", whole(high)),
            [Some(low), None] => format!("> {}", whole(low)),
            _ => whole(self.elo),
        }
    }

    /// An end of the interval for people; `…` where it is open.
    pub fn end(&self, end: usize) -> String {
        self.ci95[end].map_or("…".into(), whole)
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

/// The bot at 0 in each game's published table.
pub fn anchor(game: &str) -> Option<&'static str> {
    match game {
        "paper" => Some("wanderer"),
        "duel2048" => Some("greedy"),
        "stellar" => Some("spread"),
        _ => None,
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
        let ci95 = match row.amax() < 1e-12 {
            // The zero itself.
            true => [Some(0.0); 2],
            false if intervals => interval::interval(&fit, &row, chains.bounds(bot, base)),
            false => [None; 2],
        };
        Rating {
            elo: row.dot(&fit.ratings) * ELO,
            ci95: ci95.map(|end| end.map(|x| x * ELO)),
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
