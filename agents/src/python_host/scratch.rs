//! The folder a bot's process may write to.
//!
//! Where the system allows it the process mounts a file system of its own in its place
//! ([`private`](super::launch::private)); the folder here then stays empty. Elsewhere what is in it is counted.
//!
//! It goes when its owner drops it. An owner that was killed leaves it behind; so each owner holds a lock on its folder,
//! which ends with the owner's life however that ends, and the first host of every program removes the folders that
//! nobody holds any more.

mod quota;
mod remove;

use std::fs::{File, Permissions};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Once;

use rustix::fs::{FlockOperation, flock};
use rustix::io::Errno;
use rustix::process::Pid;

use remove::remove;

const PREFIX: &str = "turf-bot-";

/// A folder of its own, held.
pub struct Scratch {
    folder: PathBuf,
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
                _ if folder.path().exists() => {
                    let folder = folder.keep();
                    return Ok(Self { folder, _lock: lock });
                }
                _ => continue,
            }
        }
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.folder
    }

    /// Whether a process keeps too much in it, seen from outside.
    pub fn is_overfull(&self, process: Pid) -> bool {
        quota::is_overfull(&self.folder, process)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Err(e) = remove(&self.folder) {
            eprintln!("turf: {} could not be removed: {e}", self.folder.display());
        }
    }
}

/// Removes what nobody holds.
fn clean(above: &Path) {
    for entry in std::fs::read_dir(above).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let is_ours = name.to_string_lossy().starts_with(PREFIX) && entry.file_type().is_ok_and(|kind| kind.is_dir());
        let open = || {
            File::open(entry.path()).or_else(|_| {
                std::fs::set_permissions(entry.path(), Permissions::from_mode(0o700))?;
                File::open(entry.path())
            })
        };
        let Some(folder) = is_ours.then(|| open().ok()).flatten() else {
            continue;
        };
        if flock(&folder, FlockOperation::NonBlockingLockExclusive).is_ok() {
            // Another user's cannot be removed, and is not our business.
            let _ = remove(&entry.path());
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
        std::fs::set_permissions(left.path(), Permissions::from_mode(0o300)).unwrap();
        // As if its owner had been killed: the lock is gone, the folder is not.
        let mut left = std::mem::ManuallyDrop::new(left);
        left._lock = File::open("/dev/null").unwrap();
        let left = left.folder.clone();
        std::fs::create_dir(above.path().join("other")).unwrap();
        clean(above.path());
        assert!(held.path().exists() && above.path().join("other").exists() && !left.exists());
        let path = held.path().to_path_buf();
        drop(held);
        assert!(!path.exists());
    }
}
