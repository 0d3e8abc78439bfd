//! The folder a bot's process may write to.
//!
//! It goes when its owner drops it. An owner that was killed leaves it behind; so each owner holds a lock on its folder,
//! which ends with the owner's life however that ends, and the first host of every program removes the folders that
//! nobody holds any more.

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::Once;

use rustix::fs::{FlockOperation, flock};
use rustix::io::Errno;
use tempfile::TempDir;

const PREFIX: &str = "turf-bot-";

/// A folder of its own, held.
pub struct Scratch {
    folder: TempDir,
    /// Held open for its lock.
    _lock: File,
}

impl Scratch {
    /// An empty folder among the system's temporary files.
    pub fn new() -> io::Result<Self> {
        static CLEANED: Once = Once::new();
        let above = std::env::temp_dir();
        CLEANED.call_once(|| clean(&above));
        Self::within(&above)
    }

    fn within(above: &Path) -> io::Result<Self> {
        loop {
            let folder = tempfile::Builder::new().prefix(PREFIX).tempdir_in(above)?;
            // Until it is held another program may take it for a left-over, and remove it.
            let lock = match File::open(folder.path()) {
                Err(e) if e.kind() == io::ErrorKind::NotFound => continue,
                lock => lock?,
            };
            match flock(&lock, FlockOperation::NonBlockingLockShared) {
                Err(Errno::WOULDBLOCK) => continue,
                // A file system without locks has no cleaning either.
                _ if folder.path().exists() => return Ok(Self { folder, _lock: lock }),
                _ => continue,
            }
        }
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }
}

/// Removes what nobody holds.
fn clean(above: &Path) {
    for entry in std::fs::read_dir(above).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let is_ours = name.to_string_lossy().starts_with(PREFIX) && entry.file_type().is_ok_and(|kind| kind.is_dir());
        let Some(folder) = is_ours.then(|| File::open(entry.path()).ok()).flatten() else {
            continue;
        };
        if flock(&folder, FlockOperation::NonBlockingLockExclusive).is_ok() {
            // Another user's cannot be removed, and is not our business.
            let _ = std::fs::remove_dir_all(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_holds_goes_and_what_is_held_stays() {
        let above = tempfile::tempdir().unwrap();
        let held = Scratch::within(above.path()).unwrap();
        let left = Scratch::within(above.path()).unwrap();
        std::fs::write(left.path().join("file"), "of a bot").unwrap();
        // As if its owner had been killed: the lock is gone, the folder is not.
        let Scratch { folder, _lock } = left;
        let left = folder.keep();
        drop(_lock);
        std::fs::create_dir(above.path().join("other")).unwrap();
        clean(above.path());
        assert!(held.path().exists() && above.path().join("other").exists() && !left.exists());
        let path = held.path().to_path_buf();
        drop(held);
        assert!(!path.exists());
    }
}
