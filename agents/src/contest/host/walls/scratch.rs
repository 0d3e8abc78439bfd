//! Folder that a bot's process may write to.
//!
//! If the system allows it, the process mounts its own file system over the folder
//! ([`private`](super::private)), which then stays empty here. Otherwise its contents are counted.
//!
//! The owner removes the folder when dropped. A killed owner leaves it behind. So each owner holds a lock on its
//! folder, which ends with the owner in any case, and the first host of every program removes the folders that are not
//! locked.

mod quota;
mod remove;

use std::fs::File;
use std::io;
use std::os::fd::AsFd;
use std::path::{Path, PathBuf};
use std::sync::Once;

use rustix::fs::{Dir, FlockOperation, flock};
use rustix::io::Errno;
use rustix::process::Pid;

use remove::{open, remove, remove_in};

const PREFIX: &str = "turf-bot-";

pub struct Scratch {
    folder: PathBuf,
    _lock: File,
}

impl Scratch {
    pub fn new() -> io::Result<Self> {
        static CLEANED: Once = Once::new();
        let above = std::env::temp_dir();
        CLEANED.call_once(|| clean(&above));
        Self::within(&above)
    }

    fn within(above: &Path) -> io::Result<Self> {
        loop {
            let folder = tempfile::Builder::new().prefix(PREFIX).tempdir_in(above)?;
            // Until it is locked, another program may take it for a left-over and remove it.
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

    pub fn path(&self) -> &Path {
        &self.folder
    }

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

/// Removes unlocked folders. Skips folders of other users and links.
fn clean(above: &Path) {
    let Ok(above) = File::open(above) else { return };
    for entry in Dir::read_from(&above).into_iter().flatten().flatten() {
        let name = entry.file_name();
        if !name.to_bytes().starts_with(PREFIX.as_bytes()) {
            continue;
        }
        if let Ok(folder) = open(above.as_fd(), name)
            && flock(&folder, FlockOperation::NonBlockingLockExclusive).is_ok()
        {
            let _ = remove_in(above.as_fd(), name);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs::Permissions;
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    #[test]
    fn links_and_folders_of_others_are_left_alone() {
        let above = tempfile::tempdir().unwrap();
        let precious = above.path().join("precious");
        std::fs::create_dir(&precious).unwrap();
        std::fs::write(precious.join("file"), "mine").unwrap();
        std::fs::set_permissions(&precious, Permissions::from_mode(0o500)).unwrap();
        let made = |name: &str| {
            let folder = above.path().join(format!("{PREFIX}{name}"));
            std::fs::create_dir_all(folder.join("in")).unwrap();
            symlink(&precious, folder.join("in/link")).unwrap();
            folder
        };
        let (ours, theirs) = (made("ours"), made("theirs"));
        let link = above.path().join(format!("{PREFIX}link"));
        symlink(&precious, &link).unwrap();
        let foreign = std::os::unix::fs::chown(&theirs, Some(65534), None).is_ok();
        clean(above.path());
        assert!(!ours.exists() && link.is_symlink());
        if foreign {
            assert!(theirs.join("in/link").is_symlink());
            // Here only an inner folder belongs to another user.
            std::os::unix::fs::chown(&theirs, Some(rustix::process::geteuid().as_raw()), None).unwrap();
            std::os::unix::fs::chown(theirs.join("in"), Some(65534), None).unwrap();
            assert!(remove(&theirs).is_err());
            assert!(theirs.join("in/link").is_symlink());
        } else {
            println!("NOT CHECKED: folders of another user take root to make");
        }
        assert_eq!(std::fs::read_to_string(precious.join("file")).unwrap(), "mine");
        assert_eq!(std::fs::metadata(&precious).unwrap().permissions().mode() & 0o777, 0o500);
    }

    #[test]
    fn what_nobody_holds_goes_and_what_is_held_stays() {
        let above = tempfile::tempdir().unwrap();
        let held = Scratch::within(above.path()).unwrap();
        let left = Scratch::within(above.path()).unwrap();
        std::fs::write(left.path().join("file"), "of a bot").unwrap();
        std::fs::set_permissions(left.path(), Permissions::from_mode(0o300)).unwrap();
        // Simulates a killed owner: the lock is gone, the folder is not.
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
