//! The folder of a run, as `turf train` writes it, and the policy it stands for.

use std::path::{Path, PathBuf};

use crate::input::{self, printable};
use crate::notice::notice;
use crate::play::contest::Contest;
use crate::policy::file::PolicyFile;

pub const POLICY: &str = "policy.turf";
/// Folder with copies of all checkpoints' policies, named `N.turf` after the number of updates.
pub const POLICIES: &str = "policies";
const CHECKPOINTS: &str = "checkpoints";
/// CRC-32s of a checkpoint's files: lines of a hexadecimal number, a space and a name.
const SUMS: &str = "checksums";
const MAX_BYTES: u64 = 1 << 30;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checkpoint {
    pub updates: u64,
    pub policy: PathBuf,
}

/// Says on standard error if a run was trained by another version of its rules.
pub fn look_at_version(rules: impl Contest, run: &Path) {
    let about = input::read_text(&run.join("run.toml"), 1 << 20).unwrap_or_default();
    let trained = about.lines().find_map(|line| line.strip_prefix("rules = "));
    if let (Some(now), Some(then)) = (rules.version(), trained.map(|hash| hash.trim_matches('"')))
        && now != then
    {
        let (run, name) = (run.display(), rules.name());
        notice(format!("{run}: trained on another version of {name}, of SHA-256 {}", printable(then)));
    }
}

pub fn checkpoints(run: &Path) -> Vec<Checkpoint> {
    let Ok(entries) = std::fs::read_dir(run.join(CHECKPOINTS)) else {
        return Vec::new();
    };
    let numbered = entries.flatten().filter_map(|entry| {
        let updates = entry.file_name().to_str()?.parse().ok()?;
        let policy = entry.path().join(POLICY);
        is_whole(&entry.path()).then_some(Checkpoint { updates, policy })
    });
    let mut all: Vec<Checkpoint> = numbered.collect();
    all.sort_by_key(|checkpoint| std::cmp::Reverse(checkpoint.updates));
    all
}

/// Lists all kept policies of the run, oldest first, including those of deleted checkpoints.
pub fn policies(run: &Path) -> Vec<Checkpoint> {
    let kept = std::fs::read_dir(run.join(POLICIES)).into_iter().flatten().flatten();
    let kept = kept.filter_map(|entry| {
        let policy = entry.path();
        let updates = policy.file_name()?.to_str()?.strip_suffix(".turf")?.parse().ok()?;
        Some(Checkpoint { updates, policy })
    });
    let mut all: Vec<Checkpoint> = kept.chain(checkpoints(run)).collect();
    all.sort_by_key(|checkpoint| checkpoint.updates);
    all.dedup_by_key(|checkpoint| checkpoint.updates);
    all
}

/// Lists at most `most` policies, evenly spaced, including the oldest and the newest.
pub fn some_policies(run: &Path, most: usize) -> Vec<Checkpoint> {
    let all = policies(run);
    let (n, last) = (most.min(all.len()), all.len().saturating_sub(1));
    match n {
        0 => Vec::new(),
        1 => all.into_iter().skip(last).collect(),
        n => (0..n).map(|k| all[(k * last + (n - 1) / 2) / (n - 1)].clone()).collect(),
    }
}

fn is_whole(checkpoint: &Path) -> bool {
    let sums = input::read_text(&checkpoint.join(SUMS), 1 << 16).unwrap_or_default();
    let sum = sums.lines().find_map(|line| line.strip_suffix(POLICY)?.strip_suffix(' '));
    let bytes = input::read(&checkpoint.join(POLICY), MAX_BYTES);
    sum.zip(bytes.ok()).is_some_and(|(sum, bytes)| sum == format!("{:08x}", crc32fast::hash(&bytes)))
}

/// Returns the policy file that a path stands for: the file itself, a checkpoint's policy, or a run's newest intact policy.
pub fn policy_at(path: &Path) -> Result<PathBuf, String> {
    let own = path.join(POLICY);
    if !path.is_dir() {
        return Ok(path.to_path_buf());
    }
    if !path.join(CHECKPOINTS).is_dir() {
        return match own.is_file() || !path.join("config.toml").is_file() {
            true => Ok(own),
            false => Err("this run has no checkpoint yet".into()),
        };
    }
    let newest = checkpoints(path).into_iter().next();
    let updates = || -> Option<u64> { PolicyFile::read(&own).ok()?.notes.get("updates")?.parse().ok() };
    match newest {
        Some(newest) if updates().is_none_or(|at_end| at_end <= newest.updates) => Ok(newest.policy),
        None if !own.is_file() => Err("this run has no good checkpoint yet".into()),
        _ => Ok(own),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn checkpoint(run: &Path, number: &str, policy: &str, sum: &str) {
        let folder = run.join(CHECKPOINTS).join(number);
        fs::create_dir_all(&folder).expect("writable");
        fs::write(folder.join(POLICY), policy).expect("writable");
        fs::write(folder.join(SUMS), format!("00000000 state.json\n{sum} policy.turf\n")).expect("writable");
    }

    #[test]
    fn some_of_many_are_spread_over_the_run() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        fs::create_dir_all(folder.path().join(POLICIES)).expect("writable");
        let some = |most| -> Vec<u64> {
            let some = some_policies(folder.path(), most).into_iter();
            some.map(|checkpoint| checkpoint.updates).collect()
        };
        assert!(some(3).is_empty());
        for updates in [0, 10, 20, 30, 100, 400, 500] {
            fs::write(folder.path().join(POLICIES).join(format!("{updates}.turf")), "x").expect("writable");
        }
        assert_eq!((some(0), some(1), some(2)), (vec![], vec![500], vec![0, 500]));
        assert_eq!((some(3), some(4)), (vec![0, 30, 500], vec![0, 20, 100, 500]));
        assert_eq!((some(7).len(), some(99).len()), (7, 7));
    }

    #[test]
    fn former_policies_are_listed_with_the_checkpoints() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        checkpoint(folder.path(), "9", "abc", "352441c2");
        fs::create_dir(folder.path().join(POLICIES)).expect("writable");
        for name in ["9.turf", "3.turf", "20.turf", "x.turf", "4.part"] {
            fs::write(folder.path().join(POLICIES).join(name), "").expect("writable");
        }
        let numbers: Vec<u64> = policies(folder.path()).iter().map(|c| c.updates).collect();
        assert_eq!(numbers, [3, 9, 20]);
    }

    #[test]
    fn a_run_means_its_newest_good_checkpoint() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let run = folder.path();
        fs::write(run.join("config.toml"), "").expect("writable");
        assert!(policy_at(run).expect_err("nothing yet").contains("no checkpoint yet"));
        fs::create_dir(run.join(CHECKPOINTS)).expect("writable");
        assert!(policy_at(run).expect_err("nothing yet").contains("no good checkpoint"));
        // CRC-32 of "abc"
        checkpoint(run, "9", "abc", "352441c2");
        checkpoint(run, "20", "abc", "352441c2");
        checkpoint(run, "100", "abd", "352441c2");
        checkpoint(run, "partial", "abc", "352441c2");
        checkpoint(run, "30.old", "abc", "352441c2");
        let numbers: Vec<u64> = checkpoints(run).iter().map(|c| c.updates).collect();
        assert_eq!(numbers, [20, 9], "100 is damaged");
        assert_eq!(policy_at(run), Ok(run.join("checkpoints/20/policy.turf")));
        let one = run.join("checkpoints/9");
        assert_eq!(policy_at(&one), Ok(one.join(POLICY)));
        fs::write(run.join(POLICY), "no policy file").expect("writable");
        assert_eq!(policy_at(run), Ok(run.join("checkpoints/20/policy.turf")));
        fs::remove_dir_all(run.join(CHECKPOINTS)).expect("there");
        assert_eq!(policy_at(run), Ok(run.join(POLICY)));
    }
}
