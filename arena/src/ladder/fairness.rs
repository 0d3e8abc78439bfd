//! Versions that are owed a match, so that no active version falls far behind.

/// Number of matches of a version's placement.
const PLACEMENT: u32 = 8;
/// Number of a version's matches without a rating from them, above which its placement waits for the next fit: a newcomer's
/// next opponent depends on its last results.
const WAITING: u32 = 2;
/// Least number of matches relative to an equal share of all matches since the version entered.
const LEAST: f64 = 0.25;

#[derive(Clone, Debug)]
pub(super) struct Version {
    pub active: bool,
    pub matches: u32,
    pub latest: Option<usize>,
    /// Equal share of all matches when the version entered. A match adds two over the number of active versions.
    pub entered: f64,
}

impl Version {
    pub fn new(share: f64) -> Self {
        Self { active: true, matches: 0, latest: None, entered: share }
    }
}

/// Returns true for each active version with the fewest matches of all that are owed one, or for none.
///
/// A version is owed a match if it has less than a quarter of an equal share of the matches since it entered, or fewer than 8
/// matches of which fewer than 2 `waiting` for a fit.
pub(super) fn owed(versions: &[Version], waiting: &[u32], share: f64) -> Vec<bool> {
    let is_owed = |i: usize| {
        let version = &versions[i];
        let behind = (version.matches as f64) < LEAST * (share - version.entered);
        let placement = version.matches < PLACEMENT && waiting[i] < WAITING;
        version.active && (behind || placement)
    };
    let owed: Vec<bool> = (0..versions.len()).map(is_owed).collect();
    let fewest = (0..versions.len()).filter(|&i| owed[i]).map(|i| versions[i].matches).min();
    (0..versions.len()).map(|i| owed[i] && Some(versions[i].matches) == fewest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(matches: u32, entered: f64, active: bool) -> Version {
        Version { active, matches, ..Version::new(entered) }
    }

    #[test]
    fn placements_come_first_unless_they_wait_for_a_fit_then_who_lags() {
        let versions = [
            version(40, 0.0, true),
            version(20, 0.0, true),
            version(7, 98.0, true),
            version(5, 99.0, true),
            version(0, 0.0, false),
            version(8, 99.0, true),
        ];
        let owed = |waiting: [u32; 6]| {
            let owed = owed(&versions, &waiting, 100.0);
            (0..6).filter(|&i| owed[i]).collect::<Vec<_>>()
        };
        assert_eq!(owed([0; 6]), [3]);
        assert_eq!(owed([0, 0, 1, 2, 0, 0]), [2]);
        assert_eq!(owed([0, 0, 2, 2, 0, 0]), [1]);
        assert!(
            super::owed(&versions[..1], &[0], 160.0) == [false] && super::owed(&versions[..1], &[0], 161.0) == [true]
        );
    }
}
