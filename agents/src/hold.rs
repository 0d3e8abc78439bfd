//! A folder that one process uses at a time: a run that trains, a tournament that is played.

use std::fs::File;
use std::io::Result;
use std::path::Path;
use std::time::Duration;

use rustix::fs::{FlockOperation, flock};
use rustix::io::Errno;

/// The file in the folder that the lock is on.
pub const LOCK: &str = "lock";

/// Holds a folder for this process, until it is dropped or the process ends, however that ends.
#[derive(Debug)]
pub struct Hold {
    _file: File,
}

impl Hold {
    /// Takes the folder; `None` where another process holds it. A file system without locks is no reason not to go on. Fails
    /// where nothing can be written.
    pub fn take(folder: &Path) -> Result<Option<Self>> {
        let file = File::options()
            .write(true)
            .create(true)
            .truncate(false)
            .open(folder.join(LOCK))?;
        // Who only looks holds it for a moment at a time.
        for _ in 0..20 {
            if is_free(flock(&file, FlockOperation::NonBlockingLockExclusive)) {
                return Ok(Some(Self { _file: file }));
            }
            std::thread::sleep(Duration::from_millis(25));
        }
        Ok(None)
    }
}

/// Returns true if a process holds the folder; false where the file system has no locks.
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
