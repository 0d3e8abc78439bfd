//! How much a match tells about the order.
//!
//! For versions a and b, let q be the probability that the one rated lower is better by more than [`TIE`]. After a match q is
//! expected to stay, and to vary by φ(z)² Δ / σ², where σ² is the variance of their rating difference, z = (difference + TIE)
//! / σ, and Δ is the part of σ² that the match removes. The gain of a match is the sum over all pairs of versions, weighted by
//! how much their order matters.
//!
//! A match of i and j with information m turns the covariance C into C - s k kᵗ, with k = C (eᵢ - eⱼ) and s = m / (1 + m d),
//! where d = kᵢ - kⱼ (Sherman and Morrison 1950). So Δ of a and b is s (kₐ - k_b)², and with the Laplacian L of the weights
//! φ(z)² / σ² the gain is s kᵗ L k = s (Gᵢᵢ + Gⱼⱼ - 2 Gᵢⱼ), where G = C L C. After the match G becomes
//! G - s (k uᵗ + u kᵗ) + s² (uᵢ - uⱼ) k kᵗ, with u = G (eᵢ - eⱼ).

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use nalgebra::{DMatrix, DVector};
use turf_env::Rng;

use super::ELO;
use super::posterior::{Posterior, logistic};

/// Difference too small to matter: 52 % of the points.
const TIE: f64 = 15.0 / ELO;
/// Weight of a pair's order if both are in the first places or both are not, relative to 1 across.
const REST: f64 = 0.02;
/// Pairs with at least this share of the most gain are as good.
const AS_GOOD: f64 = 0.9;
/// Share of its gain that a version's latest match counts for if it is repeated.
const REPEATED: f64 = 0.5;

#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// Active versions. Indices of matrices are positions in this list.
    active: Vec<usize>,
    /// Covariance of the ratings, after the booked matches.
    covariance: DMatrix<f64>,
    /// G, after the booked matches.
    gain: DMatrix<f64>,
    /// Information of a match of two versions, averaged over their ratings' uncertainty.
    information: DMatrix<f64>,
    /// Number of matches accounted for, by pair.
    booked: BTreeMap<(usize, usize), u32>,
}

impl Plan {
    pub fn of(posterior: &Posterior, active: Vec<usize>, places: usize) -> Self {
        let n = active.len();
        let spread = |a: usize, b: usize| posterior.spread(active[a], active[b]);
        let difference = |a: usize, b: usize| posterior.mean[active[a]] - posterior.mean[active[b]];
        let mut order: Vec<usize> = (0..n).collect();
        order.sort_by(|&a, &b| difference(b, a).total_cmp(&0.0));
        let mut is_first = vec![false; n];
        order.iter().take(places).for_each(|&a| is_first[a] = true);
        let mut laplacian = DMatrix::<f64>::zeros(n, n);
        let mut information = DMatrix::zeros(n, n);
        for b in 0..n {
            for a in 0..b {
                let (variance, difference) = (spread(a, b), difference(a, b));
                let importance = if is_first[a] == is_first[b] { REST } else { 1.0 };
                let weight = importance * (-(difference.abs() + TIE).powi(2) / variance).exp() / variance;
                laplacian[(a, a)] += weight;
                laplacian[(b, b)] += weight;
                laplacian[(a, b)] = -weight;
                laplacian[(b, a)] = -weight;
                let shrinkage = Posterior::shrinkage(variance);
                let p = logistic(difference * shrinkage);
                information[(a, b)] = 2.0 * shrinkage * p * (1.0 - p) / posterior.dispersion;
            }
        }
        let covariance = DMatrix::from_fn(n, n, |a, b| posterior.covariance[(active[a], active[b])]);
        let gain = &covariance * laplacian * &covariance;
        Self {
            active,
            covariance,
            gain,
            information,
            booked: BTreeMap::new(),
        }
    }

    /// Accounts for the matches of `open` that are not booked yet. Returns false, and changes nothing, if a booked match is
    /// not among them.
    pub fn book(&mut self, open: &[(usize, usize)]) -> bool {
        let mut wanted = BTreeMap::new();
        for &(a, b) in open {
            *wanted.entry((a.min(b), a.max(b))).or_insert(0) += 1;
        }
        if self
            .booked
            .iter()
            .any(|(pair, n)| wanted.get(pair).is_none_or(|wanted| wanted < n))
        {
            return false;
        }
        for (&(a, b), &n) in &wanted {
            let booked = self.booked.insert((a, b), n).unwrap_or(0);
            let position = |version: usize| self.active.binary_search(&version).ok();
            if let (Some(a), Some(b)) = (position(a), position(b)) {
                (booked..n).for_each(|_| self.play(a, b));
            }
        }
        true
    }

    fn play(&mut self, i: usize, j: usize) {
        let across = |matrix: &DMatrix<f64>| -> DVector<f64> { matrix.column(i) - matrix.column(j) };
        let (k, u) = (across(&self.covariance), across(&self.gain));
        let information = self.information[(i.min(j), i.max(j))];
        let s = information / (1.0 + information * (k[i] - k[j]));
        self.covariance.ger(-s, &k, &k, 1.0);
        // Both corrections of G in one symmetric product: k wᵗ + w kᵗ.
        let w = &u * -s + &k * (s * s * (u[i] - u[j]) / 2.0);
        self.gain.ger(1.0, &k, &w, 1.0);
        self.gain.ger(1.0, &w, &k, 1.0);
    }

    /// Draws one of the pairs with the most gain. At least one version of it is `owed` a match, if any is.
    pub fn choose(&self, owed: &[bool], latest: &[Option<usize>], chance: &mut Rng) -> (usize, usize) {
        let owed: Vec<bool> = self.active.iter().map(|&version| owed[version]).collect();
        let any = owed.contains(&true);
        let gains = self.gains(latest);
        let pairs = || (0..self.active.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
        let allowed = || pairs().filter(|&(a, b)| !any || owed[a] || owed[b]);
        let most = allowed().map(|pair| gains[pair]).fold(0.0, f64::max);
        let good: Vec<(usize, usize)> = allowed().filter(|&pair| gains[pair] >= AS_GOOD * most).collect();
        let (a, b) = good[chance.below(good.len() as u32) as usize];
        (self.active[a], self.active[b])
    }

    /// Returns the gains of all matches, lower position first.
    fn gains(&self, latest: &[Option<usize>]) -> DMatrix<f64> {
        let n = self.active.len();
        let mut gains = DMatrix::zeros(n, n);
        let (c, g) = (self.covariance.diagonal(), self.gain.diagonal());
        for b in 0..n {
            let (covariance, gain) = (self.covariance.column(b), self.gain.column(b));
            let information = self.information.column(b);
            for a in 0..b {
                let m = information[a];
                gains[(a, b)] = m * (g[a] + g[b] - 2.0 * gain[a]) / (1.0 + m * (c[a] + c[b] - 2.0 * covariance[a]));
            }
        }
        for (a, &version) in self.active.iter().enumerate() {
            let latest = latest[version].and_then(|latest| self.active.binary_search(&latest).ok());
            if let Some(b) = latest {
                gains[(a.min(b), a.max(b))] *= REPEATED;
            }
        }
        gains
    }
}
