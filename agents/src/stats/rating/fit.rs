//! Maximum likelihood ratings in natural units (odds of e per point).

use nalgebra::{Cholesky, DMatrix, DVector, Dyn};

use super::meeting::Meeting;

/// Ridge added to the information matrix, relative to its largest diagonal entry. Makes fields with parts that never met
/// solvable.
const RIDGE: f64 = 1e-9;

#[derive(Clone, Copy, Debug)]
pub(super) struct Cell {
    pub i: usize,
    pub j: usize,
    pub games: f64,
    pub points: f64,
    /// Variance of `points` estimated from units. `None` with fewer than two distinct units.
    pub variance: Option<f64>,
    /// Weight of the prior in drawn games, see [`Fit::of`].
    pub prior: f64,
}

impl Cell {
    pub fn of(i: usize, j: usize, meeting: &Meeting) -> Self {
        // Repetitions add no information: the sample size is that of the distinct games, with the mean of all.
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

    pub fn expected(&self, ratings: &DVector<f64>) -> f64 {
        1.0 / (1.0 + (ratings[self.j] - ratings[self.i]).exp())
    }

    /// Variance of the points if all games were independent and none were drawn.
    pub fn binomial(&self, ratings: &DVector<f64>) -> f64 {
        let p = self.expected(ratings);
        self.games * p * (1.0 - p)
    }

    pub fn across(&self, row: &DVector<f64>) -> f64 {
        row[self.i] - row[self.j]
    }
}

pub(super) struct Fit {
    pub cells: Vec<Cell>,
    pub ratings: DVector<f64>,
}

impl Fit {
    /// Fits under Jeffreys' prior (Firth 1993): the likelihood times the root of the information's determinant. The prior
    /// removes the bias of the maximum, and keeps it finite if a bot won or lost everything. It equals additional drawn games:
    /// per pair the leverage of its meeting, in total one fewer than the number of bots.
    pub fn of(n: usize, cells: Vec<Cell>) -> Self {
        let mut fit =
            Self { cells: cells.into_iter().filter(|cell| cell.games > 0.0).collect(), ratings: DVector::zeros(n) };
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
        sum.cholesky().expect("positive definite: a sum of squares and the ridge")
    }

    pub fn influence(&self, row: &DVector<f64>) -> DVector<f64> {
        self.information(&self.ratings, false).solve(row)
    }

    pub fn log_likelihood(&self, at: &DVector<f64>) -> f64 {
        let of = |cell: &Cell| {
            let x = cell.across(at);
            // ln p and ln (1 - p), without loss of precision if one is nearly 0.
            let small = (-x.abs()).exp().ln_1p();
            let (won, lost) = (x.min(0.0) - small, -x.max(0.0) - small);
            let points = cell.points + cell.prior / 2.0;
            points * won + (cell.games + cell.prior - points) * lost
        };
        self.cells.iter().map(of).sum()
    }

    /// Maximises the likelihood by Newton's method from `start`, optionally subject to `row · ratings = value`.
    pub fn highest(&self, start: &DVector<f64>, given: Option<(&DVector<f64>, f64)>) -> DVector<f64> {
        const MAX_STEP: f64 = 3.0;
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
            if longest > MAX_STEP {
                step *= MAX_STEP / longest;
            }
            at += step;
            if longest < 1e-9 {
                break;
            }
        }
        at
    }
}
