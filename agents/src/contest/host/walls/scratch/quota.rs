//! Counting of a process's files in its scratch folder, if the folder is no file system of its own.

use std::collections::HashSet;
use std::ffi::CString;
use std::fs::{self, Metadata};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use rustix::fs::{AtFlags, CWD, Dir, FileType, statat};
use rustix::process::Pid;

use super::remove::open;
use crate::contest::host::walls::launch::FILE_SIZE;
use crate::contest::host::walls::private::{BYTES, FILES};

const DEPTH: usize = 16;

/// Returns true if the process keeps too many bytes or files, or too deep folders. Counts files of the folder, open
/// files without a name, and such files that are only mapped into memory.
pub fn is_overfull(folder: &Path, process: Pid) -> bool {
    let mut count = Count::default();
    let top = CString::new(folder.as_os_str().as_encoded_bytes()).ok();
    let top = top.and_then(|top| open(CWD, &top).ok());
    top.and_then(|top| count.folder(top, DEPTH)).is_none()
        || count.open(process).is_none()
        || count.mapped(folder, process).is_none()
}

#[derive(Default)]
struct Count {
    bytes: u64,
    seen: HashSet<u64>,
}

impl Count {
    fn add(&mut self, inode: u64, bytes: u64) -> Option<()> {
        if self.seen.insert(inode) {
            self.bytes += bytes;
        }
        (self.bytes <= BYTES && self.seen.len() <= FILES).then_some(())
    }

    fn file(&mut self, data: &Metadata) -> Option<()> {
        self.add(data.ino(), data.len().max(data.blocks() * 512))
    }

    /// Counts by descriptor, not by path: the process may replace any name by a link meanwhile.
    fn folder(&mut self, folder: OwnedFd, depth: usize) -> Option<()> {
        for entry in Dir::read_from(&folder).into_iter().flatten().flatten() {
            let name = entry.file_name();
            if name == c"." || name == c".." {
                continue;
            }
            let Ok(data) = statat(&folder, name, AtFlags::SYMLINK_NOFOLLOW) else {
                continue;
            };
            self.add(data.st_ino, (data.st_size as u64).max(data.st_blocks as u64 * 512))?;
            if FileType::from_raw_mode(data.st_mode).is_dir() {
                let depth = depth.checked_sub(1)?;
                if let Ok(inner) = open(folder.as_fd(), name) {
                    self.folder(inner, depth)?;
                }
            }
        }
        Some(())
    }

    fn open(&mut self, process: Pid) -> Option<()> {
        let entries = fs::read_dir(format!("/proc/{}/fd", process.as_raw_nonzero()));
        for entry in entries.into_iter().flatten().flatten() {
            // Follows the link to the open file.
            match fs::metadata(entry.path()) {
                Ok(data) if data.is_file() && data.nlink() == 0 => self.file(&data)?,
                _ => {}
            }
        }
        Some(())
    }

    /// Counts files without a name that the process has only mapped. Their size is unknown, so each counts as the
    /// largest.
    fn mapped(&mut self, folder: &Path, process: Pid) -> Option<()> {
        let maps = fs::read(format!("/proc/{}/maps", process.as_raw_nonzero())).unwrap_or_default();
        let maps = String::from_utf8_lossy(&maps);
        let folder = folder.to_string_lossy();
        for line in maps.lines().filter(|line| line.ends_with(" (deleted)") && line.contains(&*folder)) {
            let inode = line.split_ascii_whitespace().nth(4).and_then(|inode| inode.parse().ok())?;
            self.add(inode, FILE_SIZE)?;
        }
        Some(())
    }
}
