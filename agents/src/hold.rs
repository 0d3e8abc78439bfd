//! Lock on a folder, so that only one process uses it at a time: a training run or a tournament.

use std::fs::{File, TryLockError};
use std::io::Result;
use std::path::Path;
use std::time::Duration;

pub const LOCK: &str = "lock";

/// Exclusive hold on a folder. Ends when dropped, or with the process, however that ends.
#[derive(Debug)]
pub struct Hold {
    _file: File,
}

impl Hold {
    /// Takes the folder. `None` if another process holds it. Succeeds on a file system without locks. Fails if the
    /// folder is not writable.
    pub fn take(folder: &Path) -> Result<Option<Self>> {
        let file = File::options().write(true).create(true).truncate(false).open(folder.join(LOCK))?;
        // `is_held` of another process takes the lock for a moment.
        for _ in 0..20 {
            if !matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
                return Ok(Some(Self { _file: file }));
            }
            std::thread::sleep(Duration::from_millis(25));
        }
        Ok(None)
    }
}

/// Returns true if a process, this one too, holds the folder.
pub fn is_held(folder: &Path) -> bool {
    let file = File::open(folder.join(LOCK));
    file.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_has_one_holder() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(!is_held(folder.path()));
        let hold = Hold::take(folder.path()).expect("writable").expect("free");
        assert!(is_held(folder.path()));
        assert!(Hold::take(folder.path()).expect("writable").is_none());
        // A process that another test is just starting holds a copy of the file.
        hold._file.unlock().expect("it is held");
        drop(hold);
        assert!(!is_held(folder.path()));
        assert!(Hold::take(&folder.path().join("none")).is_err());
    }
}
