//! How much a match tells about the order.
//!
//! For versions a and b, let q be the probability that the one rated lower is better by more than [`TIE`]. After a match q is
//! expected to stay, and to vary by φ(z)² Δ / σ², where σ² is the variance of their rating difference, z = (difference + TIE)
//! / σ, and Δ is the part of σ² that the match removes. The gain of a match is the sum over all pairs of versions, weighted by
//! how much their order matters.
//!
//! A match of i and j with information m turns the covariance C into C - s k kᵗ, with k = C (eᵢ - eⱼ) and s = m / (1 + m d),
//! where d = kᵢ - kⱼ (Sherman and Morrison 1950); m falls with the number of matches of the pair, see [`PAIR`]. So Δ of a and b is s (kₐ - k_b)², and with the Laplacian L of the weights
//! φ(z)² / σ² the gain is s kᵗ L k = s (Gᵢᵢ + Gⱼⱼ - 2 Gᵢⱼ), where G = C L C. After the match G becomes
//! G - s (k uᵗ + u kᵗ) + s² (uᵢ - uⱼ) k kᵗ, with u = G (eᵢ - eⱼ).

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use nalgebra::{DMatrix, DVector};
use turf_agents::stats::rating::Meeting;
use turf_env::Rng;

use super::ELO;
use super::posterior::{PAIR, Posterior, logistic};

/// Difference too small to matter: 51 % of the points.
const TIE: f64 = 8.0 / ELO;
/// Weight of a pair's order if both are in the first places or both are not, times the number of versions; a pair across the
/// cut weighs 1. In simulated seasons 0.05 leaves the whole order within a point of as many random pairs.
const REST: f64 = 0.05;
/// Share of the most gain from which on pairs are as good.
const AS_GOOD: f64 = 0.9;
/// Share of its gain that a match keeps for each version that it repeats the latest match of.
const REPEATED: f64 = 0.5;

/// Gain that no match has, below all.
const NO_PAIR: f64 = -1.0;

#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// Active versions. Indices of matrices are positions in this list.
    active: Vec<usize>,
    /// Covariance of the ratings, after the booked matches.
    covariance: DMatrix<f64>,
    /// G, after the booked matches.
    gain: DMatrix<f64>,
    /// Information of a pair's first match, averaged over the uncertainty of the two ratings. Lower position first.
    first: DMatrix<f64>,
    /// Number of the pair's matches, with the booked ones.
    matches: DMatrix<f64>,
    /// Information of the pair's next match.
    information: DMatrix<f64>,
    /// Number of matches accounted for, by pair.
    booked: BTreeMap<(usize, usize), u32>,
}

/// Returns what one more match adds to the information of a pair that has met in `matches`, each with information `first` if
/// it were the only one.
fn added(first: f64, matches: f64) -> f64 {
    let total = |matches: f64| 1.0 / (1.0 / (matches * first) + PAIR.powi(2));
    total(matches + 1.0) - total(matches)
}

impl Plan {
    /// Plans from a posterior that lacks the results of the matches `since` among the meetings.
    pub fn of(
        posterior: &Posterior,
        meetings: &BTreeMap<(usize, usize), Meeting>,
        since: &[(usize, usize)],
        active: Vec<usize>,
        places: usize,
    ) -> Self {
        let n = active.len();
        let spread = |a: usize, b: usize| posterior.spread(active[a], active[b]);
        let difference = |a: usize, b: usize| posterior.mean[active[a]] - posterior.mean[active[b]];
        let mut order: Vec<usize> = (0..n).collect();
        order.sort_by(|&a, &b| difference(b, a).total_cmp(&0.0));
        let mut is_first = vec![false; n];
        order.iter().take(places).for_each(|&a| is_first[a] = true);
        let mut laplacian = DMatrix::<f64>::zeros(n, n);
        let mut first = DMatrix::zeros(n, n);
        for b in 0..n {
            for a in 0..b {
                let (variance, difference) = (spread(a, b), difference(a, b));
                let importance = if is_first[a] == is_first[b] { REST / n as f64 } else { 1.0 };
                let weight = importance * (-(difference.abs() + TIE).powi(2) / variance).exp() / variance;
                laplacian[(a, a)] += weight;
                laplacian[(b, b)] += weight;
                laplacian[(a, b)] = -weight;
                laplacian[(b, a)] = -weight;
                let shrinkage = Posterior::shrinkage(variance);
                let p = logistic(difference * shrinkage);
                first[(a, b)] = 2.0 * shrinkage * p * (1.0 - p) / posterior.dispersion;
            }
        }
        let mut matches = DMatrix::zeros(n, n);
        let fitted = meetings.iter().map(|(pair, meeting)| (pair, meeting.len()));
        for (&(a, b), n) in fitted.chain(since.iter().map(|pair| (pair, -1.0))) {
            if let (Ok(a), Ok(b)) = (active.binary_search(&a), active.binary_search(&b)) {
                matches[(a, b)] += n;
            }
        }
        let information = first.zip_map(&matches, added);
        let covariance = DMatrix::from_fn(n, n, |a, b| posterior.covariance[(active[a], active[b])]);
        let gain = &covariance * laplacian * &covariance;
        Self { active, covariance, gain, first, matches, information, booked: BTreeMap::new() }
    }

    /// Accounts for the matches of `open` that are not booked yet. Returns false, and changes nothing, if a booked match is
    /// not among them.
    pub fn book(&mut self, open: &[(usize, usize)]) -> bool {
        let mut wanted = BTreeMap::new();
        for &(a, b) in open {
            *wanted.entry((a.min(b), a.max(b))).or_insert(0) += 1;
        }
        if self.booked.iter().any(|(pair, n)| wanted.get(pair).is_none_or(|wanted| wanted < n)) {
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
        let pair = (i.min(j), i.max(j));
        let information = self.information[pair];
        self.matches[pair] += 1.0;
        self.information[pair] = added(self.first[pair], self.matches[pair]);
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
        let mut gains = self.gains(latest);
        if owed.contains(&true) {
            let n = owed.len();
            let pairs = (0..n).flat_map(|b| (0..b).map(move |a| (a, b)));
            pairs.filter(|&(a, b)| !owed[a] && !owed[b]).for_each(|pair| gains[pair] = NO_PAIR);
        }
        let enough = AS_GOOD * gains.max();
        let good = gains.iter().enumerate().filter(|(_, gain)| **gain >= enough);
        let good: Vec<usize> = good.map(|(at, _)| at).collect();
        let at = good[chance.below(good.len() as u32) as usize];
        let (a, b) = (at % owed.len(), at / owed.len());
        (self.active[a], self.active[b])
    }

    /// Returns the gains of all matches, lower position first, and [`NO_PAIR`] below the diagonal.
    fn gains(&self, latest: &[Option<usize>]) -> DMatrix<f64> {
        let n = self.active.len();
        let mut gains = DMatrix::from_element(n, n, NO_PAIR);
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
