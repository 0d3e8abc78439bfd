//! Lock on a folder, so that only one process uses it at a time: a training run or a tournament.

use std::fs::File;
use std::io::Result;
use std::path::Path;
use std::time::Duration;

use rustix::fs::{FlockOperation, flock};
use rustix::io::Errno;

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
            if is_free(flock(&file, FlockOperation::NonBlockingLockExclusive)) {
                return Ok(Some(Self { _file: file }));
            }
            std::thread::sleep(Duration::from_millis(25));
        }
        Ok(None)
    }
}

pub fn is_held(folder: &Path) -> bool {
    let file = File::open(folder.join(LOCK));
    file.is_ok_and(|file| !is_free(flock(&file, FlockOperation::NonBlockingLockShared)))
}

fn is_free(tried: rustix::io::Result<()>) -> bool {
    tried != Err(Errno::WOULDBLOCK)
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
        drop(hold);
        assert!(!is_held(folder.path()));
        assert!(Hold::take(&folder.path().join("none")).is_err());
    }

    #[test]
    fn a_file_system_without_locks_holds_nobody_up() {
        for refusal in [Errno::NOSYS, Errno::NOLCK, Errno::OPNOTSUPP, Errno::INVAL] {
            assert!(is_free(Err(refusal)), "{refusal}");
        }
        assert!(!is_free(Err(Errno::WOULDBLOCK)));
    }
}
