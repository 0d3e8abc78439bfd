//! The likeliest ratings, and how fast the likelihood falls away from them. In natural units: odds of e a point.

use nalgebra::{Cholesky, DMatrix, DVector, Dyn};

use super::meeting::Meeting;

/// Added to the information in every direction, as a part of the largest of one bot, so that a field in parts that have not met can be solved too.
const RIDGE: f64 = 1e-9;

/// What two bots met in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cell {
    pub i: usize,
    pub j: usize,
    pub games: f64,
    pub points: f64,
    /// Variance of `points` by the spread between units; `None` where it cannot be told.
    pub variance: Option<f64>,
    /// The prior: so many drawn games besides, see [`Fit::of`].
    pub prior: f64,
}

impl Cell {
    pub fn of(i: usize, j: usize, meeting: &Meeting) -> Self {
        // Repetitions say nothing new: as many games count as are none, with the mean of all.
        let share = meeting.distinct() / meeting.len().max(1.0);
        Self {
            i,
            j,
            games: meeting.games() * share,
            points: meeting.points() * share,
            variance: (meeting.distinct() > 1.0).then(|| meeting.variance()),
            prior: 0.0,
        }
    }

    /// What i is expected to score at these ratings.
    pub fn expected(&self, ratings: &DVector<f64>) -> f64 {
        1.0 / (1.0 + (ratings[self.j] - ratings[self.i]).exp())
    }

    /// Variance of the points, were all games independent and none drawn.
    pub fn binomial(&self, ratings: &DVector<f64>) -> f64 {
        let p = self.expected(ratings);
        self.games * p * (1.0 - p)
    }

    /// The difference of a row's entries for the two.
    pub fn across(&self, row: &DVector<f64>) -> f64 {
        row[self.i] - row[self.j]
    }
}

/// Bradley–Terry ratings of highest penalised likelihood.
pub(super) struct Fit {
    pub cells: Vec<Cell>,
    pub ratings: DVector<f64>,
}

impl Fit {
    /// The prior is Jeffreys' (Firth 1993): the likelihood times the root of the information's determinant. It takes off the
    /// bias of the maximum and keeps it finite where someone won or lost everything. It amounts to drawn games beside the real ones,
    /// for each two as many as the leverage of their meeting, all together one less than there are bots.
    pub fn of(n: usize, cells: Vec<Cell>) -> Self {
        let mut fit = Self {
            cells: cells.into_iter().filter(|cell| cell.games > 0.0).collect(),
            ratings: DVector::zeros(n),
        };
        for _ in 0..200 {
            let inverse = fit.information(&fit.ratings, false).inverse();
            let mut moved = 0.0f64;
            for cell in &mut fit.cells {
                let (i, j) = (cell.i, cell.j);
                let spread = inverse[(i, i)] + inverse[(j, j)] - 2.0 * inverse[(i, j)];
                let leverage = cell.binomial(&fit.ratings) * spread;
                moved = moved.max((leverage - cell.prior).abs());
                cell.prior = leverage;
            }
            fit.ratings = fit.highest(&fit.ratings, None);
            if moved < 1e-8 {
                break;
            }
        }
        fit
    }

    /// Information of the games, with the prior's if `prior`.
    fn information(&self, at: &DVector<f64>, prior: bool) -> Cholesky<f64, Dyn> {
        let n = at.len();
        let mut sum = DMatrix::<f64>::zeros(n, n);
        for cell in &self.cells {
            let share = if prior { 1.0 + cell.prior / cell.games } else { 1.0 };
            let w = cell.binomial(at) * share;
            sum[(cell.i, cell.i)] += w;
            sum[(cell.j, cell.j)] += w;
            sum[(cell.i, cell.j)] -= w;
            sum[(cell.j, cell.i)] -= w;
        }
        let ridge = RIDGE * sum.diagonal().amax().max(1.0);
        (0..n).for_each(|i| sum[(i, i)] += ridge);
        sum.cholesky()
            .expect("positive definite: a sum of squares and the ridge")
    }

    /// `information⁻¹ row`, without the prior: half of a sandwich.
    pub fn influence(&self, row: &DVector<f64>) -> DVector<f64> {
        self.information(&self.ratings, false).solve(row)
    }

    /// Logarithm of the likelihood, the prior's drawn games included.
    pub fn log_likelihood(&self, at: &DVector<f64>) -> f64 {
        let of = |cell: &Cell| {
            let x = cell.across(at);
            // ln p and ln (1 - p), without loss where one of them is nearly 0.
            let small = (-x.abs()).exp().ln_1p();
            let (won, lost) = (x.min(0.0) - small, -x.max(0.0) - small);
            let points = cell.points + cell.prior / 2.0;
            points * won + (cell.games + cell.prior - points) * lost
        };
        self.cells.iter().map(of).sum()
    }

    /// The likeliest ratings of all, or of those with `row · ratings = value`, by Newton's steps from `start`.
    pub fn highest(&self, start: &DVector<f64>, given: Option<(&DVector<f64>, f64)>) -> DVector<f64> {
        const LONGEST: f64 = 3.0;
        let mut at = start.clone();
        for _ in 0..100 {
            let mut slope = DVector::zeros(at.len());
            for cell in &self.cells {
                let surplus = cell.points + cell.prior / 2.0 - (cell.games + cell.prior) * cell.expected(&at);
                slope[cell.i] += surplus;
                slope[cell.j] -= surplus;
            }
            let information = self.information(&at, true);
            let mut step = information.solve(&slope);
            if let Some((row, value)) = given {
                // Lagrange: along the surface, and onto it.
                let across = information.solve(row);
                let missing = value - row.dot(&at) - row.dot(&step);
                step += &across * (missing / row.dot(&across));
            }
            let longest = step.amax();
            if longest > LONGEST {
                step *= LONGEST / longest;
            }
            at += step;
            if longest < 1e-9 {
                break;
            }
        }
        at
    }
}
